import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { settings } from "../device/settings.svelte";
import { FakeServer, snapshotAfter } from "../table/server.fixture";
import { Table } from "../table/table.svelte";
import { Recap } from "./recap.svelte";

let server: FakeServer;
let table: Table;
let recap: Recap;

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  server.play(2);
  table = new Table("t");
  recap = new Recap(table);
  hear();
});
afterEach(() => {
  settings.set("motion", "normal");
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Be told of everything that was played: by the seat of this browser at first and in these plies, else by others. */
function hear(...own: number[]): void {
  const known = table.events.length;
  table.feed.events = server.events.map((event, i) => ({ ...event, seat: i < 2 || own.includes(i) ? 0 : 1 }));
  if (known === server.events.length) return;
  table.feed.take({ ...server.view(), you: { seats: [0] } } as never);
}

const shown = () => table.snapshot?.turn.number;

async function wait(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
}

test("one's own moves are simply there", () => {
  expect([shown(), recap.decisions]).toEqual([2, []]);
});

test("moves of others are shown one after another, each for almost a second, and end in the present", async () => {
  server.play(3);
  hear();
  expect([shown(), table.moment.following]).toEqual([2, true]); // how things were, until it is seen to change
  await wait(10);
  expect(shown()).toBe(3);
  await wait(880);
  expect(shown()).toBe(3);
  await wait(900);
  expect(shown()).toBe(4);
  await wait(900);
  expect([shown(), table.moment.past]).toEqual([5, null]); // where one can act
  await wait(900);
  expect([table.moment.following, table.moment.playing]).toEqual([false, false]);
  expect(recap.decisions).toHaveLength(3); // what was told stays
});

test("after a long round and a quick move of one's own, others' moves have all their time again", async () => {
  server.play(12);
  hear();
  await wait(12_000);
  expect([shown(), table.moment.past]).toEqual([14, null]);
  server.play(1);
  hear(14);
  server.play(2);
  hear(14);
  await wait(10);
  expect(shown()).toBe(16);
  await wait(850);
  expect(shown()).toBe(16);
});

test("what comes meanwhile is shown in its turn", async () => {
  server.play(1);
  hear();
  await wait(10);
  server.play(2);
  hear();
  await wait(10);
  expect(shown()).toBe(3);
  await wait(900);
  expect(shown()).toBe(4);
  await wait(1_800);
  expect([shown(), table.moment.past]).toEqual([5, null]);
});

test("skipped, the present is there at once, and what was told stays", async () => {
  server.play(3);
  hear();
  await wait(10);
  recap.skip();
  expect([shown(), table.moment.past, table.moment.following]).toEqual([5, null, false]);
  expect(recap.lines).toHaveLength(1);
  await wait(5_000);
  expect(shown()).toBe(5);
});

test("at once means at once", () => {
  settings.set("motion", "instant");
  server.play(3);
  hear();
  expect([shown(), table.moment.past]).toEqual([5, null]);
  expect(recap.lines).toHaveLength(1);
});

test("where the server does not tell the way, the present is shown", async () => {
  server.play(3);
  hear();
  server.up = false;
  await wait(10);
  expect([shown(), table.moment.past, table.moment.following]).toEqual([5, null, false]);
});

test("what is taken back is not shown any more", async () => {
  server.play(3);
  hear();
  await wait(10);
  server.undo(2);
  hear();
  expect([table.moment.past, recap.decisions]).toEqual([null, []]);
});

test("the snapshot that is held is the one that was there", () => {
  const before = table.snapshot;
  server.play(1);
  hear();
  expect(table.snapshot).toBe(before);
  expect(before).toEqual(snapshotAfter(2));
});
