/** How far this device has seen the tables it was at: the `seq` of the last event that was on the screen. */
const KEY = "redcathedral.seen";
const MOST = 40;

function read(): [string, number][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept)
      ? (kept as [string, number][]).filter((one) => Array.isArray(one) && typeof one[1] === "number")
      : [];
  } catch {
    return [];
  }
}

export function seenOf(table: string): number {
  return read().find(([id]) => id === table)?.[1] ?? 0;
}

export function setSeen(table: string, seq: number): void {
  try {
    const others = read().filter(([id]) => id !== table);
    localStorage.setItem(KEY, JSON.stringify([[table, seq], ...others].slice(0, MOST)));
  } catch {
    // Without storage everything since one's last turn counts as unseen next time.
  }
}
