/** Leads through a puzzle: lets everything be tried, and says when the goal is reached or the turn is over. */
import { still } from "../motion/pace.svelte";
import { ApiError } from "../net/api";
import { route } from "../route.svelte";
import type { Guide, Table } from "../table/table.svelte";
import type { Told } from "../text/text";
import { RIVAL } from "./lesson";
import { keepPuzzles, keptPuzzles, layPuzzle, puzzleAt, PUZZLES, reached, type Puzzle } from "./puzzles";

const PAUSE = 900; // between the plies of the answer, so that they can be followed

export class Puzzler implements Guide {
  readonly seats = [RIVAL];
  readonly tells = false;
  tries = $state(keptPuzzles().tries);
  /** Whether the answer is told, and played on the board. */
  answered = $state(false);
  /** Why another puzzle couldn't be laid. */
  problem = $state.raw<Told | null>(null);
  private laying = $state(false);

  constructor(
    readonly table: Table,
    readonly puzzle: Puzzle,
  ) {}

  get busy(): boolean {
    return this.laying || this.table.commands.busy;
  }

  get number(): number {
    return PUZZLES.indexOf(this.puzzle) + 1;
  }

  get next(): Puzzle | null {
    return PUZZLES[this.number] ?? null;
  }

  /** How the turn came out; null while it continues. */
  get verdict(): "right" | "missed" | null {
    const { snapshot } = this.table;
    if (!snapshot) return null;
    if (reached(this.puzzle.goal, snapshot)) return "right";
    return snapshot.turn.seat !== snapshot.seats[0]?.color || snapshot.outcome ? "missed" : null;
  }

  /** Count a try that is over, unless it was the answer; what was solved stays solved. */
  count(): void {
    if (this.answered) return;
    this.tries += 1;
    const { solved } = keptPuzzles();
    const also = this.verdict === "right" && !solved.includes(this.puzzle.id);
    keepPuzzles({ tries: this.tries, ...(also ? { solved: [...solved, this.puzzle.id] } : {}) });
  }

  // What a guide does

  allows(): boolean {
    return this.verdict === null;
  }

  because(): Told {
    return { key: "lesson-read-first" };
  }

  // Going on

  /** Go back to where the puzzle began. A game that is over cannot be taken back: it is laid again. */
  async again(): Promise<void> {
    this.answered = false;
    await this.reset();
  }

  async show(): Promise<void> {
    if (!(await this.reset())) return;
    this.answered = true;
    for (const ply of this.puzzle.answer) {
      await new Promise((done) => setTimeout(done, still() ? 0 : PAUSE));
      if (!(await this.table.commands.play(ply))) return;
    }
  }

  async begin(puzzle: Puzzle): Promise<void> {
    this.laying = true;
    this.problem = null;
    try {
      route.replace(`/table/${await layPuzzle(puzzle)}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.problem = error.told;
    } finally {
      this.laying = false;
    }
  }

  /** Gives whether this table continues; otherwise another page shows the new one. */
  private async reset(): Promise<boolean> {
    const { game, commands, view } = this.table;
    if (!game?.plies) return true;
    if (view?.table.status === "playing") return commands.undo(0);
    await this.begin(this.puzzle);
    return false;
  }
}

/** The puzzle of a table, if it is one. */
export function puzzlerFor(table: Table): Puzzler | null {
  const puzzle = puzzleAt(table.id);
  return puzzle && new Puzzler(table, puzzle);
}
