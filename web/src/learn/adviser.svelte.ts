/** What a bot would play now, asked for by a person: only for the position it was asked in. */
import { api, ApiError } from "../net/api";
import type { Table } from "../table/table.svelte";
import type { Hint } from "../net/types";
import type { Told } from "../text/text";

interface Answer {
  at: number;
  hint: Hint | null;
  problem: Told | null;
}

export class Adviser {
  private answer = $state.raw<Answer | null>(null);
  private asking = $state<number | null>(null);

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
      if (this.asking === at) this.answer = { at, hint, problem: null };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (this.asking === at) this.answer = { at, hint: null, problem: error.told };
    } finally {
      if (this.asking === at) this.asking = null;
    }
  }
}
