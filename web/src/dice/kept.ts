/**
 * What this browser keeps of the dice of its tables: its own random number, the server's promise and everyone's seals as it saw them
 * before anything was opened. With these it can tell whether they have been changed since.
 */
import { keepValue, readValue } from "../device/storage";
import type { TableView } from "../net/types";

export interface KeptDice {
  /** This browser's own random number. */
  entropy?: string;
  /** The server's promise, as this browser first saw it. */
  commitment?: string;
  /** Everyone's seals in seat order, as they stood when this browser opened its number. */
  seals?: string[];
}

const MOST = 40;

function all(): [string, KeptDice][] {
  const found = readValue("dice");
  return Array.isArray(found) ? (found as [string, KeptDice][]).filter((one) => Array.isArray(one)) : [];
}

export function keptDice(table: string): KeptDice {
  return all().find(([id]) => id === table)?.[1] ?? {};
}

export function keepDice(table: string, news: KeptDice): void {
  const others = all().filter(([id]) => id !== table);
  keepValue("dice", [[table, { ...keptDice(table), ...news }], ...others].slice(0, MOST));
}

/** Everyone's seals in seat order. */
export function sealsOf({ seats }: Pick<TableView, "seats">): string[] {
  return seats.flatMap((seat) => seat.sealed ?? []);
}
