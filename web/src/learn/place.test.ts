import { expect, test } from "vitest";
import type { Box } from "../lib/box";
import { beside } from "./place";

const ROOM: Box = { left: 0, top: 0, width: 400, height: 600 };
const [WIDE, HIGH] = [120, 80];
const covers = (target: Box, at: { left: number; top: number }) =>
  at.left < target.left + target.width &&
  at.left + WIDE > target.left &&
  at.top < target.top + target.height &&
  at.top + HIGH > target.top;

test("a card stands to the right of what it speaks of", () => {
  const target = { left: 50, top: 100, width: 40, height: 40 };
  expect(beside(target, WIDE, HIGH, ROOM)).toMatchObject({ left: 104, top: 80 });
});

test("a card never hides what it speaks of while there is room elsewhere", () => {
  for (let left = 0; left <= 360; left += 20) {
    for (let top = 0; top <= 560; top += 20) {
      const target = { left, top, width: 40, height: 40 };
      expect(covers(target, beside(target, WIDE, HIGH, ROOM)), `${left}, ${top}`).toBe(false);
    }
  }
});

test("a card stays in the window, even where it must cover something", () => {
  for (const target of [ROOM, { left: -500, top: 900, width: 10, height: 10 }, null]) {
    const { left, top } = beside(target, WIDE, HIGH, ROOM);
    expect([left >= 0, top >= 0, left + WIDE <= 400, top + HIGH <= 600]).toEqual([true, true, true, true]);
  }
});

test("a card keeps the board around what it speaks of free where it fits below", () => {
  const board = { left: 0, top: 60, width: 400, height: 440 };
  for (let left = 0; left <= 360; left += 20) {
    for (let top = 60; top <= 460; top += 20) {
      const at = beside({ left, top, width: 40, height: 40 }, WIDE, HIGH, ROOM, board);
      expect(covers(board, at), `${left}, ${top}`).toBe(false);
    }
  }
});

test("a card that fits nowhere beside the board hides as little of it as it can, and nothing of what it speaks of", () => {
  const board = { left: 0, top: 60, width: 400, height: 480 };
  expect(beside({ left: 100, top: 200, width: 40, height: 40 }, WIDE, HIGH, ROOM, board)).toMatchObject({ top: 512 });
  const low = { left: 0, top: 500, width: 400, height: 40 };
  expect(covers(low, beside(low, WIDE, HIGH, ROOM, board))).toBe(false);
});
