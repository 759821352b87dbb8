/** The rules beside the table: whether they are open, at which clause, and what is priced how in the edition played. */
import { PACKAGED, type Amounts } from "./amounts";
import type { TableView } from "../net/types";

class Rulebook {
  amounts = $state.raw<Amounts>(PACKAGED);
  open = $state(false);
  clause = $state<string | null>(null);

  /** Tell the prices and amounts of a table's edition, or those of the packaged one. */
  playAt(table: Pick<TableView, "amounts" | "prestige_spaces"> | null): void {
    this.amounts = table ? { ...table.amounts, prestige_spaces: table.prestige_spaces } : PACKAGED;
  }

  /** Open the rules where a clause is explained, or at their beginning. */
  show(clause: string | null = null): void {
    this.clause = clause;
    this.open = true;
  }

  close(): void {
    this.open = false;
  }

  /** What a link to the rules does on a click: open them here, unless another tab or window is wanted. */
  follow(event: MouseEvent, clause: string | null): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    this.show(clause);
  }
}

export const rulebook = new Rulebook();
