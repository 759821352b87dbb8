import { expect, test } from "vitest";
import { decidedBy, lastPlyOf, lineOf } from "./line";
import type { TableEvent } from "../net/types";

const event = (seq: number, kind: TableEvent["kind"], more: Partial<TableEvent> = {}): TableEvent => ({
  seq,
  kind,
  seat: null,
  changed: false,
  at: "2026-01-01T00:00:00Z",
  ...more,
});
const ply = (seq: number, seat: number) => event(seq, "ply", { seat, ply: "end" });

test("talk is no part of the line", () => {
  const events = [ply(1, 0), event(2, "chat", { seat: 1, text: "hello" }), event(3, "chance", { ply: "roll red 2" })];
  expect(lineOf(events).map((one) => one.seq)).toEqual([1, 3]);
});

test("what was taken back is left out", () => {
  const events = [ply(1, 0), ply(2, 1), ply(3, 0), event(4, "undo", { seat: 0, to: 1 }), ply(5, 1)];
  expect(lineOf(events).map((one) => one.seq)).toEqual([1, 5]);
});

test("chance decides for nobody", () => {
  expect(decidedBy(event(1, "chance", { seat: 0 }), [0])).toBe(false);
  expect(decidedBy(ply(1, 0), [0])).toBe(true);
  expect(decidedBy(ply(1, 0), [1, 2])).toBe(false);
});

test("the last ply of a seat is found, if the events add up", () => {
  const events = [ply(1, 0), ply(2, 1), ply(3, 0), ply(4, 1)];
  expect(lastPlyOf(events, [0], 4)).toBe(2);
  expect(lastPlyOf(events, [2], 4)).toBeNull();
  expect(lastPlyOf(events, [0], 5)).toBeNull();
});
