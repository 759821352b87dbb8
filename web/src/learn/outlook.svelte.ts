/** What an option would change in the score, asked of the server when somebody wants to know. */
import { api, ApiError } from "../net/api";
import type { Table } from "../table/table.svelte";
import { t } from "../text/text";

export class Outlook {
  private answer = $state.raw<{ of: string; scored: readonly number[] } | null>(null);

  /** What was asked last: an answer to anything else comes too late. */
  private asked = "";

  constructor(private readonly table: Table) {}

  private key(plies: string): string {
    return `${this.table.view?.table.version} ${plies}`;
  }

  /** Ask about plies that are separated by commas. */
  async ask(plies: string): Promise<void> {
    const of = this.key(plies);
    this.asked = of;
    if (this.answer?.of === of) return;
    try {
      const { scored } = await api.outlook(this.table.id, plies.split(","));
      if (scored && this.asked === of) this.answer = { of, scored };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error; // no answer is no news: the tooltip stays as it is
    }
  }

  /** The answer in words, whose total changes and how; nothing until it is there. */
  lines(plies: string): string[] {
    const before = this.table.scored;
    if (this.answer?.of !== this.key(plies) || !before) return [];
    const changed = this.answer.scored.flatMap((after, seat) => {
      const from = before[seat] ?? 0;
      const name = this.table.nameOf(this.table.seats[seat]?.color);
      return after === from ? [] : [t("tip-outlook", { name, before: from, after })];
    });
    return changed.length ? changed : [t("tip-outlook-same")];
  }
}
