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

/** What this browser took back last and can simply play again, the next first: nothing was rolled in it, or played since. */
export function redoOf(events: readonly TableEvent[], seats: readonly number[]): string[] {
  const line: TableEvent[] = [];
  let again: TableEvent[] = [];
  for (const event of events) {
    if (event.kind === "ply" || event.kind === "chance") {
      again = event.kind === "ply" && event.ply === again[0]?.ply ? again.slice(1) : [];
      line.push(event);
    } else if (event.kind === "undo" && typeof event.to === "number") {
      again = [...line.splice(event.to), ...again];
    }
  }
  return again.every((event) => decidedBy(event, seats)) ? again.map((event) => event.ply ?? "") : [];
}

/** Where the turn of a ply began: the first ply of its seat since somebody else's, or since a turn was ended. */
export function turnStartOf(line: readonly TableEvent[], ply: number): number {
  const { seat } = line[ply] ?? {};
  let start = ply;
  for (let i = ply - 1; i >= 0; i--) {
    const event = line[i];
    if (!event || event.verb === "end" || (event.kind === "ply" && event.seat !== seat)) break;
    if (event.kind === "ply") start = i;
  }
  return start;
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
