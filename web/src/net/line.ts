/** The plies of a game as its events tell them, what was taken back left out. */
import type { TableEvent } from "./types";

/** Give the index of the last ply that one of these seats decided; null if there is none, or the events do not add up. */
export function lastPlyOf(events: readonly TableEvent[], seats: readonly number[], plies: number): number | null {
  const line: (number | null)[] = [];
  for (const event of events) {
    if (event.kind === "ply") line.push(event.seat);
    else if (event.kind === "chance") line.push(null);
    else if (event.kind === "undo" && typeof event.to === "number") line.length = Math.min(line.length, event.to);
  }
  if (line.length !== plies) return null;
  const last = line.findLastIndex((seat) => seat !== null && seats.includes(seat));
  return last < 0 ? null : last;
}
