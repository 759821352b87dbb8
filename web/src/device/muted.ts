/** Whom this browser has muted at the tables it was at. */
import { keepValue, readValue } from "./storage";

const MOST = 40;

type Kept = [table: string, people: string[]];

function isKept(one: unknown): one is Kept {
  return Array.isArray(one) && Array.isArray(one[1]) && one[1].every((person) => typeof person === "string");
}

function kept(): Kept[] {
  const found = readValue("muted");
  return Array.isArray(found) ? found.filter(isKept) : [];
}

export function mutedAt(table: string): string[] {
  return kept().find(([id]) => id === table)?.[1] ?? [];
}

export function keepMuted(table: string, people: readonly string[]): void {
  const others = kept().filter(([id]) => id !== table);
  keepValue("muted", [...(people.length ? [[table, people]] : []), ...others].slice(0, MOST));
}
