/** How far this device has seen the tables it was at: the `seq` of the last event that was on the screen, or was read. */
import { keepValue, readValue } from "./storage";

const MOST = 40;

/** What can be seen apart from each other: the game, and what people say. */
type Seen = "seen" | "read";

function kept(what: Seen): [string, number][] {
  const found = readValue(what);
  return Array.isArray(found)
    ? (found as [string, number][]).filter((one) => Array.isArray(one) && typeof one[1] === "number")
    : [];
}

export function seenOf(table: string, what: Seen = "seen"): number {
  return kept(what).find(([id]) => id === table)?.[1] ?? 0;
}

export function setSeen(table: string, seq: number, what: Seen = "seen"): void {
  const others = kept(what).filter(([id]) => id !== table);
  keepValue(what, [[table, seq], ...others].slice(0, MOST));
}
