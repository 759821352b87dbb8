/** A server for the tests of the table's logic: it answers requests from a game that is nothing but a count of plies. */
import { vi } from "vitest";
import type { Played, Snapshot, Step, TableEvent, View } from "../net/types";

/** How things stand after so many plies, as far as these tests look. */
export function snapshotAfter(plies: number): Snapshot {
  return { turn: { number: plies } } as unknown as Snapshot;
}

export function plyEvent(seq: number, seat = 0): TableEvent {
  return { seq, kind: "ply", seat, ply: `ply ${seq}`, story: [], changed: true, at: "" } as unknown as TableEvent;
}

export function undoEvent(seq: number, to: number): TableEvent {
  return { seq, kind: "undo", seat: 0, to, changed: true, at: "" } as unknown as TableEvent;
}

export class FakeServer {
  events: TableEvent[] = [];
  /** The addresses that were asked for, without their host. */
  readonly asked: string[] = [];
  /** The seats of whoever asks. */
  own: number[] = [];
  /** Whether it answers at all. */
  up = true;
  /** How many events it gives at once. */
  pageSize = 100;

  constructor() {
    vi.stubGlobal("fetch", (address: string) => this.answer(address));
  }

  /** Let plies be played; gives the answer to whoever played them. */
  play(n = 1): Played {
    const fresh = Array.from({ length: n }, (_, i) => plyEvent(this.events.length + i + 1));
    this.events = [...this.events, ...fresh];
    return { version: this.events.length, events: fresh };
  }

  /** Take plies back. */
  undo(to: number): void {
    this.events = [...this.events, undoEvent(this.events.length + 1, to)];
  }

  /** The plies that stand, by the numbers of their events. */
  get line(): number[] {
    const line: number[] = [];
    for (const event of this.events) {
      if (event.kind === "ply") line.push(event.seq);
      else line.length = Number(event.to);
    }
    return line;
  }

  view(): View {
    const seq = this.events.length;
    return {
      table: { id: "t", seq, version: seq, status: "playing", seats: [], options: { players: 2 } },
      you: { seats: this.own },
      game: { plies: this.line.length, snapshot: snapshotAfter(this.line.length) },
    } as unknown as View;
  }

  private timeline(since: number) {
    const steps = this.line.slice(since, since + this.pageSize).map((seq, i) => {
      const ply = since + i + 1;
      return { ply, seq, seat: 0, turn: ply, changes: [[["turn", "number"], ply]] } as unknown as Step;
    });
    return { since, plies: this.line.length, snapshot: snapshotAfter(since), steps };
  }

  private page(since: number) {
    const events = this.events.filter((event) => event.seq > since);
    return { events: events.slice(0, this.pageSize), more: events.length > this.pageSize };
  }

  private answer(address: string): Promise<Response> {
    this.asked.push(address);
    if (!this.up) return Promise.reject(new TypeError("nobody there"));
    const since = Number(new URL(address, "http://t").searchParams.get("since"));
    if (address.includes("/timeline")) {
      if (since > this.line.length)
        return Promise.resolve(json({ error: { code: "ply", message: "no such ply" } }, 404));
      return Promise.resolve(json(this.timeline(since)));
    }
    if (address.includes("/events")) return Promise.resolve(json(this.page(since)));
    return Promise.resolve(json(this.view()));
  }
}

function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
}
