/** How far this device has seen the tables it was at: the `seq` of the last event that was on the screen. */
import { keepValue, readValue } from "./storage";

const MOST = 40;

function kept(): [string, number][] {
  const found = readValue("seen");
  return Array.isArray(found)
    ? (found as [string, number][]).filter((one) => Array.isArray(one) && typeof one[1] === "number")
    : [];
}

export function seenOf(table: string): number {
  return kept().find(([id]) => id === table)?.[1] ?? 0;
}

export function setSeen(table: string, seq: number): void {
  const others = kept().filter(([id]) => id !== table);
  keepValue("seen", [[table, seq], ...others].slice(0, MOST));
}
