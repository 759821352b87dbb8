/**
 * What this browser keeps of the dice of its tables: its own random number, the server's promise and everyone's seals as it saw them
 * before anything was opened. With these it can tell whether they have been changed since.
 */
import { keepValue, readValue } from "../device/storage";
import type { TableView } from "../net/types";
import type { KeptLine } from "./log";

export interface KeptDice {
  /** This browser's own random number. */
  entropy?: string;
  /** What that number is sealed by, where people seal theirs. */
  seal?: string;
  /** How often the sealing had been started over when the number was drawn. */
  round?: number;
  /** The server's promise, as this browser first saw it. */
  commitment?: string;
  /** The digest of the components the table is played with, as this browser first saw it. */
  edition?: string;
  /** The line of the public log with the promise, as this browser first saw it. */
  line?: KeptLine;
  /** The round of the public beacon that was fixed for this table, as this browser first saw it. */
  beacon?: NonNullable<TableView["dice"]["beacon"]>;
  /** How this browser's own table drew who starts, from a secret that was promised before. */
  lot?: NonNullable<TableView["dice"]["lot"]>;
  /** Everyone's seals in seat order, as they stood when this browser opened its number. */
  seals?: string[];
}

const MOST = 40;
/** What the browser's storage didn't take: it holds until the page is closed. */
const unstored = new Map<string, KeptDice>();

function all(): [string, KeptDice][] {
  const found = readValue("dice");
  return Array.isArray(found) ? (found as [string, KeptDice][]).filter((one) => Array.isArray(one)) : [];
}

function stored(table: string): KeptDice | undefined {
  return all().find(([id]) => id === table)?.[1];
}

export function keptDice(table: string): KeptDice {
  return unstored.get(table) ?? stored(table) ?? {};
}

export function keepDice(table: string, news: KeptDice): void {
  const kept = { ...keptDice(table), ...news };
  keepValue("dice", [[table, kept], ...all().filter(([id]) => id !== table)].slice(0, MOST));
  if (JSON.stringify(stored(table)) === JSON.stringify(kept)) unstored.delete(table);
  else unstored.set(table, kept);
}

/** Everyone's seals in seat order. */
export function sealsOf({ seats }: Pick<TableView, "seats">): string[] {
  return seats.flatMap((seat) => seat.sealed ?? []);
}
