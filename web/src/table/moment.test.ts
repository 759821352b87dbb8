import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Feed } from "./feed.svelte";
import { Moment } from "./moment.svelte";
import { FakeServer, snapshotAfter } from "./server.fixture";

let server: FakeServer;
let feed: Feed;
let moment: Moment;

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  feed = new Feed("t", () => undefined);
  moment = new Moment(feed);
  played(4);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function played(n: number): void {
  server.play(n);
  feed.events = server.events;
}

/** The plies a walk has shown. */
function watched(): { shown: (ply: number) => void; plies: number[] } {
  const plies: number[] = [];
  return { shown: (ply) => plies.push(ply), plies };
}

const each = (ms: number) => () => ms;

test("at first the present is shown, and nothing is asked for", () => {
  expect([moment.past, moment.most, server.asked]).toEqual([null, 0, []]);
});

test("a moment that is known is shown, the last where there are not so many", async () => {
  await moment.catchUp();
  moment.show(2);
  expect(moment.past).toEqual({ ply: 2, snapshot: snapshotAfter(2) });
  moment.show(99);
  expect(moment.past?.ply).toBe(4);
  moment.show(-1);
  expect(moment.past?.ply).toBe(0);
  moment.now();
  expect(moment.past).toBeNull();
});

test("a moment that is not known is not shown", () => {
  moment.show(2);
  expect(moment.past).toBeNull();
});

test("a game plays by itself to the end of the walk, each ply for its time", async () => {
  const { shown, plies } = watched();
  const playing = moment.play({ from: 0, to: 2, pause: each(100), shown });
  await vi.advanceTimersByTimeAsync(99);
  expect([plies, moment.playing]).toEqual([[0], true]);
  await vi.advanceTimersByTimeAsync(1);
  expect(plies).toEqual([0, 1]);
  await vi.advanceTimersByTimeAsync(200);
  expect(await playing).toBe(true);
  expect([plies, moment.past?.ply, moment.playing]).toEqual([[0, 1, 2], 2, false]);
});

test("it ends where the game does, however far that has gone meanwhile", async () => {
  const playing = moment.play({ from: 3, to: Infinity, pause: each(100) });
  await vi.advanceTimersByTimeAsync(50);
  played(1);
  await moment.catchUp();
  await vi.advanceTimersByTimeAsync(400);
  expect(await playing).toBe(true);
  expect(moment.past?.ply).toBe(5);
});

test("paused, it stays where it is; played again, it continues from there", async () => {
  const first = moment.play({ from: 0, to: 4, pause: each(100) });
  await vi.advanceTimersByTimeAsync(250);
  moment.pause();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await first).toBe(false);
  expect([moment.past?.ply, moment.playing]).toEqual([2, false]);
  const { shown, plies } = watched();
  const second = moment.play({ to: 4, pause: each(100), shown });
  await vi.advanceTimersByTimeAsync(400);
  expect(await second).toBe(true);
  expect(plies).toEqual([3, 4]);
});

test("of two walks the later one leads", async () => {
  const first = moment.play({ from: 0, to: 4, pause: each(100) });
  await vi.advanceTimersByTimeAsync(150);
  const second = moment.play({ from: 2, to: 3, pause: each(10) });
  await vi.advanceTimersByTimeAsync(500);
  expect([await first, await second]).toEqual([false, true]);
  expect([moment.past?.ply, moment.playing]).toEqual([3, false]);
});

test("a step stops what plays and stays where it led", async () => {
  void moment.play({ from: 0, to: 4, pause: each(100) });
  await vi.advanceTimersByTimeAsync(50);
  const step = moment.step({ from: 1, to: 2, pause: each(0) });
  expect(moment.playing).toBe(false);
  await vi.advanceTimersByTimeAsync(500);
  expect(await step).toBe(true);
  expect(moment.past?.ply).toBe(2);
});

test("a walk into the present ends in it, where one can act", async () => {
  const playing = moment.play({ from: 3, to: 4, pause: each(0), intoPresent: true });
  await vi.advanceTimersByTimeAsync(10);
  expect(await playing).toBe(true);
  expect(moment.past).toBeNull();
});

test("a walk to what was the present when it began shows that as the past if more was played", async () => {
  const playing = moment.play({ from: 3, to: 4, pause: each(100), intoPresent: true });
  await vi.advanceTimersByTimeAsync(50);
  played(1);
  await vi.advanceTimersByTimeAsync(500);
  expect(await playing).toBe(true);
  expect(moment.past?.ply).toBe(4);
});

test("what is taken back cannot be shown any more", async () => {
  await moment.catchUp();
  moment.show(4);
  server.undo(2);
  feed.events = server.events;
  await moment.catchUp();
  expect(moment.past).toEqual({ ply: 2, snapshot: snapshotAfter(2) });
  expect(moment.line.map((event) => event.seq)).toEqual([1, 2]);
});

test("where the server does not answer, the walk says so and nothing plays", async () => {
  server.up = false;
  await expect(moment.play({ from: 0, to: 4, pause: each(0) })).rejects.toThrow();
  expect([moment.past, moment.playing]).toEqual([null, false]);
});
