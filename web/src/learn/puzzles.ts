/** The second lesson: four positions, each with a goal for one turn. A Python test finds every way to reach it. */
import { forget, remember } from "../device/games";
import { keepValue, readValue } from "../device/storage";
import { api } from "../net/api";
import type { Snapshot } from "../net/types";
import type { Tab } from "../table/tabs";
import { t } from "../text/text";
import list from "./puzzles/puzzles.json";

/** What must be true of a value of the snapshot. */
export interface Goal {
  at: (string | number)[];
  least?: number;
  most?: number;
  is?: string;
}

export interface Puzzle {
  /** Its words are `puzzle-<id>-title`, `-goal`, `-missed` and `-answer`. */
  id: string;
  goal: Goal;
  /** A way to reach it, ply by ply. */
  answer: string[];
  /** The part of the table to look at first. */
  tab: Tab;
}

export const PUZZLES = list as Puzzle[];
const RECORDS = import.meta.glob<string>("./puzzles/*.txt", { query: "?raw", import: "default" });
const RIVAL_IN_RECORDS = "Vera";

/** Whether a position is what a goal asks for. */
export function reached({ at, least, most, is }: Goal, snapshot: Snapshot): boolean {
  const found = at.reduce<unknown>((value, step) => (value as Record<string, unknown> | null)?.[step], snapshot);
  if (is !== undefined) return found === is;
  return typeof found === "number" && found >= (least ?? found) && found <= (most ?? found);
}

/** What this device knows of the puzzles: which are solved, and the table of the one that was begun last. */
export interface Solved {
  solved: string[];
  table: string | null;
  puzzle: string | null;
  tries: number;
}

export function keptPuzzles(): Solved {
  const found = readValue("puzzles") as Partial<Solved> | null;
  return {
    solved: Array.isArray(found?.solved) ? PUZZLES.map(({ id }) => id).filter((id) => found.solved?.includes(id)) : [],
    table: typeof found?.table === "string" ? found.table : null,
    puzzle: typeof found?.puzzle === "string" ? found.puzzle : null,
    tries: typeof found?.tries === "number" ? found.tries : 0,
  };
}

export function keepPuzzles(changes: Partial<Solved>): void {
  keepValue("puzzles", { ...keptPuzzles(), ...changes });
}

/** The puzzle a table was laid for. */
export function puzzleAt(table: string): Puzzle | null {
  const kept = keptPuzzles();
  return kept.table === table ? (PUZZLES.find(({ id }) => id === kept.puzzle) ?? null) : null;
}

/** Lay a table for a puzzle and give its id. The one before it goes from the list of games: nobody looks for it there. */
export async function layPuzzle({ id }: Puzzle): Promise<string> {
  const load = RECORDS[`./puzzles/${id}.txt`];
  const record = ((await load?.()) ?? "").replaceAll(RIVAL_IN_RECORDS, t("lesson-rival"));
  const made = await api.record({ record, practice: true });
  const kept = keptPuzzles();
  if (kept.table) forget(kept.table);
  remember(made, made.invite);
  keepPuzzles({ table: made.table.id, puzzle: id, tries: kept.puzzle === id ? kept.tries : 0 });
  return made.table.id;
}
