/** The rules beside the table: whether they are open, and at which clause. */
class Rulebook {
  open = $state(false);
  clause = $state<string | null>(null);

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
