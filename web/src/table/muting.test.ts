import { beforeEach, expect, test } from "vitest";
import type { TableEvent, View } from "../net/types";
import type { Person } from "./muting.svelte";
import { Table } from "./table.svelte";

const said = (seq: number, seat: number, text = "hello") => ({ seq, seat, kind: "chat", text }) as TableEvent;
const sat = (seq: number, seat: number, name: string) => ({ seq, seat, kind: "sat", name }) as TableEvent;

/** A table of three: this browser made it and has the first seat, Boris sat down at the second, a bot plays the third. */
function tableWith(...events: TableEvent[]): Table {
  const table = new Table("t");
  const seats = ["person", "person", "bot"].map((kind, index) => ({
    index,
    kind,
    name: ["Anna", "Boris", "Bot"][index],
  }));
  table.feed.view = { table: { seats }, you: { seats: [0] } } as unknown as View;
  table.feed.events = [sat(2, 1, "Boris"), ...events];
  return table;
}

function person(table: Table, seat: number): Person {
  const found = table.muting.personIn(seat);
  if (!found) throw new Error("nobody sits there");
  return found;
}

beforeEach(() => localStorage.clear());

test("who plays here, bots and empty places aren't people to mute", () => {
  const { muting } = tableWith();
  expect([0, 1, 2, 3, -1].map((seat) => muting.personIn(seat)?.name)).toEqual([
    undefined,
    "Boris",
    undefined,
    undefined,
    undefined,
  ]);
});

test("somebody who has taken another name goes by it", () => {
  const table = tableWith(said(3, 1), { seq: 4, seat: 1, kind: "renamed", name: "Borys" } as TableEvent, said(5, 1));
  expect([person(table, 1).name, ...table.events.map((event) => table.muting.speaker(event)?.name)]).toEqual([
    ...["Borys", undefined, "Boris", undefined, "Borys"],
  ]);
});

test("what a muted person says is hidden and counted, before and after, and nothing else", () => {
  const table = tableWith(said(3, 1), said(4, 0));
  table.muting.set(person(table, 1), true);
  table.feed.events = [...table.events, said(5, 1), { seq: 6, seat: 1, kind: "ply" } as TableEvent];
  expect(table.events.filter((event) => table.muting.hides(event)).map(({ seq }) => seq)).toEqual([3, 5]);
  expect(table.muting.hidden.map(({ person: { name }, n }) => [name, n])).toEqual([["Boris", 2]]);
});

test("who is no longer muted is heard again", () => {
  const table = tableWith(said(3, 1));
  const boris = person(table, 1);
  table.muting.set(boris, true);
  expect(table.muting.has(boris)).toBe(true);
  table.muting.set(boris, false);
  expect([table.muting.has(boris), table.muting.hides(said(3, 1)), table.muting.hidden]).toEqual([false, false, []]);
});

test("a muted person stays muted when the page is loaded again", () => {
  const before = tableWith(said(3, 1));
  before.muting.set(person(before, 1), true);
  const after = tableWith(said(3, 1));
  expect(after.muting.hides(said(3, 1))).toBe(true);
});

test("who takes over the seat of a muted person isn't muted", () => {
  const table = tableWith(said(3, 1));
  table.muting.set(person(table, 1), true);
  table.feed.events = [...table.events, sat(7, 1, "Clara"), said(8, 1)];
  expect([3, 8].map((seq) => table.muting.hides(said(seq, 1)))).toEqual([true, false]);
  expect(table.muting.hidden.map(({ person: { name }, n }) => [name, n])).toEqual([["Boris", 1]]);
  expect(person(table, 1).name).toBe("Clara");
});

test("who watches can mute the maker of the table too", () => {
  const table = tableWith(said(3, 0));
  table.feed.view = { ...table.view, you: { seats: [] } } as unknown as View;
  table.muting.set(person(table, 0), true);
  expect([said(3, 0), said(4, 1)].map((event) => table.muting.hides(event))).toEqual([true, false]);
});
