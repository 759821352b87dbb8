import { beforeEach, expect, test } from "vitest";
import type { TableEvent, View } from "../net/types";
import { Table } from "./table.svelte";

beforeEach(() => localStorage.clear());

const said = (seq: number, seat: number) =>
  ({ seq, kind: "chat", seat, name: "x", text: "hi", changed: false, at: "" }) as unknown as TableEvent;

function tableOf(kinds: string[], mine: number[], events: TableEvent[]): Table {
  const table = new Table("t1");
  const seats = kinds.map((kind, index) => ({ index, kind, color: ["red", "blue"][index], name: null }));
  table.feed.view = { table: { seats, status: "playing" }, you: { seats: mine, host: true } } as unknown as View;
  table.feed.events = events;
  return table;
}

test("what others said is new until it was read, here and after a reload", () => {
  const { talk } = tableOf(["person", "person"], [0], [said(1, 1), said(2, 0), said(3, 1)]);
  expect(talk.unread).toBe(2);
  talk.markRead();
  expect(talk.unread).toBe(0);
  const again = tableOf(["person", "person"], [0], [said(1, 1), said(2, 0), said(3, 1), said(4, 1)]).talk;
  expect(again.unread).toBe(1);
});

test("alone with bots, or at one screen, nobody is asked to talk", () => {
  expect(tableOf(["person", "bot"], [0], []).talk.offered).toBe(false);
  expect(tableOf(["person", "person"], [0, 1], []).talk.offered).toBe(false);
  expect(tableOf(["person", "person"], [0], []).talk.offered).toBe(true);
});

test("who watches reads, and says nothing", () => {
  const { talk } = tableOf(["person", "person"], [], [said(1, 0)]);
  expect([talk.offered, talk.mayTalk, talk.unread]).toEqual([true, false, 1]);
});
