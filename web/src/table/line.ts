/** The plies of a game as its events tell them, what was taken back left out. */
import type { TableEvent } from "../net/types";

export function lineOf(events: readonly TableEvent[]): TableEvent[] {
  const line: TableEvent[] = [];
  for (const event of events) {
    if (event.kind === "ply" || event.kind === "chance") line.push(event);
    else if (event.kind === "undo" && typeof event.to === "number") line.length = Math.min(line.length, event.to);
  }
  return line;
}

/** Whether one of these seats decided a ply; chance decides for nobody. */
export function decidedBy(event: TableEvent, seats: readonly number[]): boolean {
  return event.kind === "ply" && event.seat !== null && seats.includes(event.seat);
}

/** Give the index of the last ply that one of these seats decided; null if there is none, or the events do not add up. */
export function lastPlyOf(events: readonly TableEvent[], seats: readonly number[], plies: number): number | null {
  const line = lineOf(events);
  if (line.length !== plies) return null;
  const last = line.findLastIndex((event) => decidedBy(event, seats));
  return last < 0 ? null : last;
}
