import { afterEach, expect, test, vi } from "vitest";
import { lineOf } from "./line";
import { FakeServer, snapshotAfter } from "./server.fixture";
import { Timeline } from "./timeline";

afterEach(() => vi.unstubAllGlobals());

test("a long game comes in parts", async () => {
  const server = new FakeServer();
  server.pageSize = 2;
  server.play(5);
  const timeline = new Timeline("t");
  await timeline.follow(lineOf(server.events));
  expect(timeline.steps.map((step) => step.ply)).toEqual(Array.from(server.events, (_, i) => i + 1));
  expect(timeline.at(server.events.length)).toEqual(snapshotAfter(server.events.length));
});

test("every moment is known from one position and what each ply changed", async () => {
  const server = new FakeServer();
  server.play(3);
  const timeline = new Timeline("t");
  await timeline.follow(lineOf(server.events));
  expect([0, 1, 2, 3].map((ply) => timeline.at(ply))).toEqual([0, 1, 2, 3].map(snapshotAfter));
  expect(timeline.at(4)).toBeNull();
  expect(timeline.steps.map((step) => step.ply)).toEqual([1, 2, 3]);
});

test("only what is new is asked for, and nothing where nothing is", async () => {
  const server = new FakeServer();
  server.play(2);
  const timeline = new Timeline("t");
  await timeline.follow(lineOf(server.events));
  await timeline.follow(lineOf(server.events));
  server.play(2);
  await timeline.follow(lineOf(server.events));
  expect(server.asked).toEqual(["/api/tables/t/timeline?since=0", "/api/tables/t/timeline?since=2"]);
  expect(timeline.at(4)).toEqual(snapshotAfter(4));
});

test("what was taken back is forgotten", async () => {
  const server = new FakeServer();
  server.play(3);
  const timeline = new Timeline("t");
  await timeline.follow(lineOf(server.events));
  server.undo(1);
  server.play(1);
  await timeline.follow(lineOf(server.events));
  expect(timeline.steps.map((step) => step.seq)).toEqual([1, 5]);
  expect([timeline.at(2), timeline.at(3)]).toEqual([snapshotAfter(2), null]);
});

test("plies that are taken back while they are asked for are no trouble", async () => {
  const server = new FakeServer();
  server.play(3);
  const timeline = new Timeline("t");
  await timeline.follow(lineOf(server.events));
  server.play(1);
  const told = lineOf(server.events);
  server.undo(1); // nobody has told this page yet
  await timeline.follow(told);
  expect(timeline.steps.map((step) => step.seq)).toEqual([1]);
});

test("who asks after a failure is not to blame for it", async () => {
  const server = new FakeServer();
  server.play(1);
  const timeline = new Timeline("t");
  server.up = false;
  await expect(timeline.follow(lineOf(server.events))).rejects.toThrow();
  server.up = true;
  await timeline.follow(lineOf(server.events));
  expect(timeline.at(1)).toEqual(snapshotAfter(1));
});
