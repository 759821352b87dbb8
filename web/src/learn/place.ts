/** Where a card stands beside what it speaks of: never over it where there is any other room. */
import type { Box } from "../lib/box";

const EDGE = 8;
const GAP = 14;
const BOARD_GAP = 4;

function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/**
 * Place a card of a size beside a target in a window, with a margin kept free at its top and bottom. The board around the
 * target stays free too as far as it can: what is said of a thing is often understood from what lies beside it.
 */
export function beside(
  target: Box | null,
  width: number,
  height: number,
  room: Box,
  board: Box | null = null,
): { left: number; top: number } {
  const within = (left: number, top: number): Box => ({
    left: Math.max(room.left + EDGE, Math.min(left, room.left + room.width - width - EDGE)),
    top: Math.max(room.top + EDGE, Math.min(top, room.top + room.height - height - EDGE)),
    width,
    height,
  });
  const corner = within(Infinity, Infinity);
  if (!target) return corner;
  const middle = { x: target.left + target.width / 2 - width / 2, y: target.top + target.height / 2 - height / 2 };
  const around = (box: Box, gap: number): Box[] => [
    within(box.left + box.width + gap, middle.y),
    within(box.left - width - gap, middle.y),
    within(middle.x, box.top + box.height + gap),
    within(middle.x, box.top - height - gap),
  ];
  const tried = [
    ...(board ? around(board, BOARD_GAP) : []),
    ...around(target, GAP),
    corner,
    within(-Infinity, Infinity),
    within(Infinity, -Infinity),
    within(-Infinity, -Infinity),
  ].map((place) => ({ place, hidden: overlap(place, target), board: board ? overlap(place, board) : 0 }));
  return tried.toSorted((a, b) => a.hidden - b.hidden || a.board - b.board)[0]?.place ?? corner;
}
