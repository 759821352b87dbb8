/** Checking the server's public log of dice: whether it still has the line this browser kept, and links up from there. */
import type { DiceLog } from "../net/types";
import type { Told } from "../text/text";
import { sha256 } from "./chance";

export type LogLine = DiceLog["lines"][number];

/** A line as a browser keeps it: its digest covers everything before it. */
export type KeptLine = Pick<LogLine, "number" | "digest">;

/** How many pages are read at most: 500 lines each. */
const MOST_PAGES = 100;

/** Whether each line's digest is that of the line before it and its own words. */
async function linksUp(before: KeptLine, lines: readonly LogLine[]): Promise<boolean> {
  let last = before;
  for (const line of lines) {
    const text = [last.digest, line.number, line.at, line.what, line.commitment].join(" ");
    if (line.number !== last.number + 1 || line.digest !== (await sha256(text))) return false;
    last = line;
  }
  return true;
}

/** What is to be said of the log. What is wrong with it is `bad`, what it leaves open `open`. */
export interface LogFindings {
  proved?: Told;
  open?: Told;
  bad?: Told;
}

/**
 * Follow the log from the line this browser kept to its end, as far as that is sensible, and see that this game's promise was made,
 * then its game started, then was over. Without a kept line the server's own first line about the promise is where it begins, which
 * shows only that the log is whole from there on.
 */
export async function followLog(
  commitment: string,
  kept: KeptLine | undefined,
  ask: { of: (commitment: string) => Promise<DiceLog>; after: (number: number) => Promise<DiceLog> },
): Promise<LogFindings> {
  const said = (await ask.of(commitment)).lines;
  const [promise] = said;
  if (!promise || said.map(({ what }) => what).join() !== "promised,started,over") {
    return kept ? { bad: { key: "verify-log-changed" } } : { open: { key: "verify-not-logged" } };
  }
  if (kept && (kept.number !== promise.number || kept.digest !== promise.digest))
    return { bad: { key: "verify-log-changed" } };
  let last: KeptLine = promise;
  const seen = new Set([promise.digest]);
  let more = true;
  for (let pages = 0; more && pages < MOST_PAGES; pages++) {
    const page = await ask.after(last.number);
    if (!(await linksUp(last, page.lines))) return { bad: { key: "verify-log-broken", facts: { n: last.number } } };
    for (const line of page.lines) if (line.commitment === commitment) seen.add(line.digest);
    last = page.lines.at(-1) ?? last;
    more = page.more && page.lines.length > 0;
  }
  const whole = said.every(({ digest }) => seen.has(digest));
  if (!whole) return more ? { open: { key: "verify-log-long" } } : { bad: { key: "verify-log-changed" } };
  const facts = { n: promise.number, last: last.number };
  return kept
    ? { proved: { key: "verify-logged", facts } }
    : { proved: { key: "verify-logged-unkept", facts }, open: { key: "verify-log-not-kept" } };
}
