import { expect, test } from "vitest";
import type { Snapshot, View } from "../net/types";
import { Table } from "./table.svelte";

const snapshot = (seat: string, outcome: unknown = null) => ({ turn: { seat }, outcome }) as unknown as Snapshot;

test("whose turn it is goes with the moment that is shown", () => {
  const table = new Table("t");
  const view = (status: string) =>
    ({ table: { status, seats: [] }, game: { to_move: "red", snapshot: snapshot("red") } }) as unknown as View;
  table.feed.view = view("playing");
  expect(table.shownMover).toBe("red");
  table.moment.past = { ply: 3, snapshot: snapshot("blue") };
  expect(table.shownMover).toBe("blue");
  table.moment.past = { ply: 4, snapshot: snapshot("blue", {}) };
  expect(table.shownMover).toBe(null);
  table.moment.past = null;
  table.feed.view = view("over");
  expect(table.shownMover).toBe(null);
});
