/** The log as blocks: what one seat did in a turn and what was rolled for it, Ivan's turns by themselves. */
import type { TableEvent } from "../net/types";
import { joined } from "../replay/brief";
import type { Phrase, Told } from "../text/text";

/** What an event tells about one seat. */
export interface LogEntry {
  key: string;
  event: TableEvent;
  /** Sentences of a move; null where the event says something else. */
  told: Told[] | null;
  /** Whether it was taken back. */
  undone: boolean;
}

export interface LogBlock {
  key: string;
  /** Whose turn it tells of; null for what happens around the game. */
  seat: number | null;
  entries: LogEntry[];
}

const UNDO = new Set<TableEvent["kind"]>(["undo", "undo-asked", "undo-answered"]);

/** What Ivan does is told at the end of the move before: from his first deed on, the story is his. */
export function splitAtIvan(story: Told[]): [own: Told[], ivans: Told[]] {
  const first = story.findIndex((one) => one.key.startsWith("told-ivan"));
  return first < 0 ? [story, []] : [story.slice(0, first), story.slice(first)];
}

/** Give the blocks of a game; what people say is none of it. */
export function logBlocksOf(events: readonly TableEvent[], ivan: number | null): LogBlock[] {
  const blocks: LogBlock[] = [];
  const line: LogEntry[][] = [];
  let ended = true;

  function add(seat: number | null, event: TableEvent, told: Told[] | null, part = 0): LogEntry {
    const entry = { key: `${event.seq}.${part}`, event, told, undone: false };
    let block = blocks.at(-1);
    if (block?.seat !== seat || (ended && seat !== null)) {
      block = { key: entry.key, seat, entries: [] };
      blocks.push(block);
    }
    ended = false;
    block.entries.push(entry);
    return entry;
  }

  for (const event of events) {
    if (event.kind === "chat") continue;
    if (event.kind === "over" && event.reason !== "agreed") continue; // the last move has told it, and why
    if (event.kind !== "ply" && event.kind !== "chance") {
      if (event.kind === "undo") for (const entry of line.splice(event.to ?? 0).flat()) entry.undone = true;
      add(UNDO.has(event.kind) ? event.seat : null, event, null);
      continue;
    }
    const [own, ivans] = splitAtIvan(event.story ?? []);
    const told: LogEntry[] = [];
    const roll = event.kind === "chance";
    if (own.length || !ivans.length) {
      if (roll) ended = false; // what is rolled belongs to the turn that ended with it
      told.push(add(roll ? (blocks.at(-1)?.seat ?? null) : event.seat, event, own));
    }
    ended = event.verb === "end" || (roll && ended);
    if (ivans.length) {
      ended ||= blocks.at(-1)?.seat !== ivan;
      told.push(add(ivan, event, ivans, 1));
    }
    line.push(told);
  }
  return blocks;
}

/** What can be done again and again with an influence card. */
const REPEATED = new Set(["told-buy", "told-sell", "told-trade", "told-barter"]);

/** Tell the same deed in a row as one. */
export function joinRepeats(entries: readonly LogEntry[]): LogEntry[] {
  const found: LogEntry[] = [];
  for (const entry of entries) {
    const last = found.at(-1);
    const both = last?.undone === entry.undone ? joinedStory(last.told ?? [], entry.told ?? []) : null;
    if (last && both) found[found.length - 1] = { ...last, told: [both] };
    else found.push(entry);
  }
  return found;
}

function joinedStory([one, ...more]: Told[], [next, ...others]: Told[]): Told | null {
  if (!one || !next || !REPEATED.has(one.key) || more.length || others.length) return null;
  return joined(one as Phrase, next as Phrase) as Told | null;
}

const ICONS: [start: string, icon: string][] = [
  ["told-ivan-claims", "banner"],
  ["told-ivan-builds", "dome"],
  ["told-ivan-ornament", "cross"],
  ["told-ivan", "market"],
  ["told-claim", "banner"],
  ["told-banner", "banner"],
  ["told-place", "board"],
  ["told-tile", "board"],
  ["told-activate", "repeat"],
  ["told-commission", "repeat"],
  ["told-deliver", "dome"],
  ["told-complete", "dome"],
  ["told-sixth", "crown"],
  ["told-over", "crown"],
  ["told-ornament", "cross"],
  ["told-market", "market"],
  ["told-buy", "rubles"],
  ["told-sell", "rubles"],
  ["told-earn", "rubles"],
  ["told-haul", "forward"],
  ["told-swap", "swap"],
  ["told-trade", "swap"],
  ["told-barter", "swap"],
  ["told-exchange", "swap"],
  ["told-reroll", "reroll"],
  ["told-roll", "reroll"],
  ["told-end", "check"],
  ["told-displeasure", "close"],
  ["told-pray", "prestige"],
  ["told-donate", "prestige"],
  ["told-offer", "prestige"],
  ["told-vow", "prestige"],
  ["told-prestige", "prestige"],
];

/** What stands before a sentence: what was gained or given, else what was done. */
export function iconOf({ key, facts }: Told): string {
  const what = facts?.what;
  if (isPhrase(what) && what.key.startsWith("amount-")) return what.key.slice("amount-".length);
  return ICONS.find(([start]) => key.startsWith(start))?.[1] ?? "plus";
}

function isPhrase(fact: unknown): fact is { key: string } {
  return typeof fact === "object" && fact !== null && "key" in fact && typeof fact.key === "string";
}
