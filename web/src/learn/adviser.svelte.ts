/** What a bot would play now, asked for by a person: only for the position it was asked in. */
import { api, ApiError } from "../net/api";
import type { Table } from "../table/table.svelte";
import type { Hint } from "../net/types";
import type { Told } from "../text/text";

const AGAIN = 3000; // ms until a quick guess is asked for again, in case the strong bot is ready by then

interface Answer {
  at: number;
  hint: Hint | null;
  problem: Told | null;
}

export class Adviser {
  private answer = $state.raw<Answer | null>(null);
  private asking = $state<number | null>(null);
  private again: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: Table) {}

  private get version(): number {
    return this.table.view?.table.version ?? 0;
  }

  /** Hints are for those who play alone or share a screen: nobody should wonder whether the other asks a bot. */
  get offered(): boolean {
    const { view, guide, strict, alone, watching } = this.table;
    return view?.table.status === "playing" && !watching && !guide && !strict && alone;
  }

  get busy(): boolean {
    return this.asking !== null && this.asking === this.version;
  }

  get hint(): Hint | null {
    return this.answer?.at === this.version ? this.answer.hint : null;
  }

  get problem(): Told | null {
    return this.answer?.at === this.version ? this.answer.problem : null;
  }

  get open(): boolean {
    return this.busy || this.hint !== null || this.problem !== null;
  }

  close(): void {
    clearTimeout(this.again);
    this.answer = null;
    this.asking = null;
  }

  async ask(): Promise<void> {
    if (!this.offered || this.busy) return;
    const at = this.version;
    if (!this.table.myMove) {
      this.answer = { at, hint: null, problem: { key: "hint-not-now" } };
      return;
    }
    this.asking = at;
    try {
      const hint = await api.hint(this.table.id);
      if (this.asking === at) this.show({ at, hint, problem: null });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (this.asking === at) this.answer = { at, hint: null, problem: error.told };
    } finally {
      if (this.asking === at) this.asking = null;
    }
  }

  private show(answer: Answer): void {
    this.answer = answer;
    clearTimeout(this.again);
    if (answer.hint && !answer.hint.ready) this.again = setTimeout(() => void this.improve(answer), AGAIN);
  }

  /** Ask again for a hint that was a quick guess, while it's still open; if that fails, the guess stays. */
  private async improve(guess: Answer): Promise<void> {
    if (this.answer !== guess || guess.at !== this.version) return;
    const hint = await api.hint(this.table.id).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      return guess.hint;
    });
    if (this.answer === guess && guess.at === this.version) this.show({ ...guess, hint });
  }
}
