import { expect, test } from "vitest";
import { decidedBy, lastPlyOf, lineOf, redoOf, turnStartOf } from "./line";
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

const played = (seq: number, seat: number, text: string) =>
  event(seq, "ply", { seat, ply: text, verb: text === "end" ? "end" : "market" });

test("what was taken back can be played again, one by one, as long as nothing else is played", () => {
  const events = [played(1, 0, "market red"), played(2, 0, "gather"), event(3, "undo", { seat: 0, to: 0 })];
  expect(redoOf(events, [0])).toEqual(["market red", "gather"]);
  expect(redoOf([...events, played(4, 0, "market red")], [0])).toEqual(["gather"]);
  expect(redoOf([...events, played(4, 0, "market blue")], [0])).toEqual([]);
  expect(redoOf([...events, played(4, 0, "market red"), event(5, "undo", { seat: 0, to: 0 })], [0])).toEqual([
    "market red",
    "gather",
  ]);
});

test("a roll, or what another played, can't be played again", () => {
  const rolled = [played(1, 0, "end"), event(2, "chance", { ply: "roll red 2" }), event(3, "undo", { seat: 0, to: 0 })];
  expect(redoOf(rolled, [0])).toEqual([]);
  expect(redoOf([played(1, 1, "end"), event(2, "undo", { seat: 0, to: 0 })], [0])).toEqual([]);
});

test("a turn begins after the last one was ended and its dice were rolled", () => {
  const roll = (seq: number) => event(seq, "chance", { ply: "roll red 2" });
  const line = [played(1, 0, "end"), roll(2), played(3, 0, "market red"), roll(4), played(5, 0, "gather")];
  expect(turnStartOf(line, 4)).toBe(2);
  expect(turnStartOf([played(1, 1, "take 2"), played(2, 0, "claim"), played(3, 0, "place")], 2)).toBe(1);
});
