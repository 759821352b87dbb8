import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { TableEvent, View } from "../net/types";
import { FakeServer, snapshotAfter } from "../table/server.fixture";
import { Table } from "../table/table.svelte";
import { A_TURN, EACH, expectedFrom, timeFor, TimeSpent } from "./pacing";
import { Recap } from "./recap.svelte";

/** Turns of three bots in games of four, short and long ones: d a decision, e the end of a turn, r a roll. */
const ROUNDS = [
  "de dddder de",
  "dde de ddddder",
  "de ddddder dde",
  "ddde ddde ddde",
  "ddder dddder ddde",
  "dddde ddddder de",
  "dddder ddde ddder",
  "ddde dddder dddde",
  "ddddder de ddddder",
  "dddde dddder ddde",
  "dddde dddde dddde",
  "ddde ddde dddddder",
  "dddddder ddde dddde",
  "ddde dddddder dddde",
  "ddde dddddder dddddder",
  "dde ddddddder dddddder",
  "dddddder dddde dddddder",
  "ddddder ddddder dddddder",
  "dddddder dddddder dddde",
  "dddder dddddddder dddddder",
  "dddddddddddder dddddddddddder dddddddddddder", // as many as a person may ever make
];
/** Milliseconds between two plies that the server tells of; the last is as slow as they are shown. */
const ARRIVALS = [0, 50, 400, EACH];
const SEATS = ["red", "blue", "green", "yellow"].map((color, index) => ({ index, color, kind: "bot" }));

class Round extends FakeServer {
  private readonly told: TableEvent[];

  constructor(round: string) {
    super();
    const turns = round.split(/ /).flatMap((turn, i) => Array.from(turn, (one) => [i + 1, one] as const));
    this.told = [[0, "e"] as const, ...turns].map(([seat, one], i) => {
      const [kind, verb] = one === "r" ? ["chance", "roll"] : ["ply", one === "e" ? "end" : "deliver"];
      const who = one === "r" ? null : seat;
      return { seq: i + 1, kind, verb, seat: who, story: [], changed: true, at: "" } as unknown as TableEvent;
    });
  }

  /** Tell of so many plies more; gives whether there are any left. */
  tell(plies: number): boolean {
    this.events = this.told.slice(0, this.events.length + plies);
    return this.events.length < this.told.length;
  }

  override get line(): number[] {
    return this.events.map((event) => event.seq);
  }

  override view(): View {
    const plies = this.events.length;
    const next = this.told[plies];
    const mover = SEATS[next ? (next.seat ?? this.told[plies - 1]?.seat ?? 0) : 0];
    const game = { plies, snapshot: snapshotAfter(plies), to_move: mover?.color };
    return {
      table: { id: "t", seq: plies, version: plies, status: "playing", seats: SEATS, options: { players: 4 } },
      you: { seats: [0] },
      game,
    } as unknown as View;
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Look on as three bots play; gives how long it took until the present was there, and for how long each ply was shown. */
async function lookOn(round: string, every: number): Promise<{ took: number; each: number[] }> {
  const server = new Round(round);
  const table = new Table("t");
  new Recap(table);
  const hear = (plies: number) => {
    const more = server.tell(plies);
    table.feed.events = server.events;
    table.feed.take(server.view());
    return more;
  };
  hear(1); // one's own end of turn
  const start = performance.now();
  let more = hear(every ? 1 : Infinity);
  let told = start;
  const changes: number[] = [];
  let shown = table.snapshot?.turn.number;
  while (more || table.moment.past) {
    if (more && performance.now() - told >= every) {
      more = hear(1);
      told = performance.now();
    }
    await vi.advanceTimersByTimeAsync(10);
    if (shown !== table.snapshot?.turn.number) changes.push(performance.now());
    shown = table.snapshot?.turn.number;
  }
  return { took: performance.now() - start, each: changes.slice(1).map((at, i) => at - (changes[i] ?? 0)) };
}

describe.each(ARRIVALS)("three bots at a table of four, with %d ms from ply to ply", (every) => {
  test.each(ROUNDS)("%s", async (round) => {
    const { took } = await lookOn(round, every);
    const thinking = every * round.replaceAll(" ", "").length;
    expect(took).toBeLessThan(Math.max(12_000, thinking + 1_000));
  });
});

test("where there is time, each move is shown for almost a second", async () => {
  const { each } = await lookOn("de dddder de", 0);
  expect(Math.max(...each)).toBeGreaterThan(800);
});

test("in a round of the usual length nothing flashes by", async () => {
  for (const every of ARRIVALS) {
    const { each } = await lookOn("ddddder ddddder dddddder", every);
    expect(Math.min(...each)).toBeGreaterThan(100);
  }
});

test("the time for all of it is shared among what is there and what is to be expected", () => {
  expect(timeFor(4, 0, 0)).toBe(EACH);
  expect(timeFor(20, 0, 0)).toBe(550);
  expect(timeFor(12, 8, 0)).toBe(550);
  expect(timeFor(2, 0, 10_500)).toBe(250);
  expect(timeFor(2, 0, 20_000)).toBe(0);
});

test("others are expected to take their turns up to one's own", () => {
  expect(expectedFrom(1, 4, [0])).toBe(3 * A_TURN);
  expect(expectedFrom(3, 4, [0])).toBe(A_TURN);
  expect(expectedFrom(3, 4, [1])).toBe(2 * A_TURN);
  expect(expectedFrom(0, 4, [0])).toBe(0); // it is one's own
  expect(expectedFrom(1, 4, [])).toBe(0); // one only looks on
  expect(expectedFrom(-1, 4, [0])).toBe(0); // the game is over
});

test("time spent on showing counts, and time spent on waiting is given back", () => {
  const time = new TimeSpent(() => 2);
  time.restart();
  vi.advanceTimersByTime(3_000);
  expect(time.untilNow()).toBe(6_000); // at twice the speed
  vi.advanceTimersByTime(1_000);
  time.resume();
  expect(time.untilNow()).toBe(4_000);
  vi.advanceTimersByTime(60_000);
  time.resume();
  expect(time.untilNow()).toBe(0);
});
