/** Whom this browser has muted at a table: what they say is hidden here, and nobody is told. */
import { keepMuted, mutedAt } from "../device/muted";
import type { TableEvent } from "../net/types";
import type { Table } from "./table.svelte";

/** Somebody in a seat. A seat can change hands, so a person is known by the seat and by when they sat down there. */
export interface Person {
  id: string;
  seat: number;
  name: string;
}

export class Muting {
  /** Whom the dialog is about, and what they said if it was opened from there. */
  about = $state.raw<{ person: Person; said: TableEvent | null } | null>(null);

  private muted: string[] = $state.raw([]);
  private readonly arrivals = $derived.by(() => this.table.events.filter((event) => event.kind === "sat"));
  private readonly names = $derived.by(() =>
    this.table.events.filter(({ kind }) => kind === "sat" || kind === "renamed"),
  );

  constructor(private readonly table: Table) {
    this.muted = mutedAt(table.id);
  }

  /** Who has a seat now, or had it at an event; null for who plays in this browser, and where no person sits. */
  personIn(seat: number | null, at = Infinity): Person | null {
    const { seats, view } = this.table;
    const now = seat === null ? undefined : seats[seat];
    if (!now || view?.you.seats.includes(now.index)) return null;
    if (at === Infinity && now.kind !== "person") return null;
    const sat = this.arrivals.findLast((event) => event.seat === seat && event.seq < at);
    const named = this.names.findLast((event) => event.seat === seat && event.seq < at);
    return { id: `${now.index}.${sat?.seq ?? 0}`, seat: now.index, name: named?.name ?? this.table.seatName(now) };
  }

  /** Who said something; null if it was said in this browser, or isn't something said. */
  speaker(event: TableEvent): Person | null {
    return event.kind === "chat" ? this.personIn(event.seat, event.seq) : null;
  }

  has({ id }: Person): boolean {
    return this.muted.includes(id);
  }

  hides(event: TableEvent): boolean {
    if (!this.muted.length) return false;
    const person = this.speaker(event);
    return person !== null && this.has(person);
  }

  set(person: Person, muted: boolean): void {
    const others = this.muted.filter((id) => id !== person.id);
    this.muted = muted ? [...others, person.id] : others;
    keepMuted(this.table.id, this.muted);
  }

  /** Who is muted and how many of their messages are hidden. */
  get hidden(): { person: Person; n: number }[] {
    return this.muted.flatMap((id) => {
      const [seat, since] = id.split(".").map(Number);
      const person = this.personIn(seat ?? null, (since ?? 0) + 1);
      const n = this.table.events.filter((event) => this.speaker(event)?.id === id).length;
      return person ? [{ person, n }] : [];
    });
  }
}
