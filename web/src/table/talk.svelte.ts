/** What people say to each other at a table, and how much of it is new here. */
import { seenOf, setSeen } from "../device/seen";
import type { TableEvent } from "../net/types";
import type { Table } from "./table.svelte";

export class Talk {
  /** Whether what is said is shown, rather than what happened. */
  open = $state(false);

  private read = $state(0);

  constructor(private readonly table: Table) {
    this.read = seenOf(table.id, "read");
  }

  /** Everything said, without what is muted. */
  get messages(): TableEvent[] {
    return this.table.events.filter((event) => event.kind === "chat" && !this.table.muting.hides(event));
  }

  /** Nobody talks to themselves: there are others to talk to, or there were. */
  get offered(): boolean {
    const { alone, muting } = this.table;
    return !alone || this.messages.length > 0 || muting.hidden.length > 0;
  }

  /** Whether this browser may say something. */
  get mayTalk(): boolean {
    return !this.table.watching && !this.table.alone;
  }

  get unread(): number {
    const mine = this.table.view?.you.seats ?? [];
    return this.messages.filter(({ seq, seat }) => seq > this.read && (seat === null || !mine.includes(seat))).length;
  }

  markRead(): void {
    const last = this.messages.at(-1)?.seq ?? 0;
    if (last <= this.read) return;
    this.read = last;
    setSeen(this.table.id, last, "read");
  }
}
