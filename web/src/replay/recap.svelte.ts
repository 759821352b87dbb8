/** What happened while somebody was away, or in the last round: played again on the board, ply by ply. */
import { tick } from "svelte";
import type { Table } from "../table/table.svelte";
import { decidedBy, lineOf } from "../table/line";
import type { TableEvent } from "../net/types";
import { rates, still } from "../motion/pace.svelte";
import { route } from "../route.svelte";
import { settings } from "../device/settings.svelte";
import type { Told } from "../text/text";
import { seenOf, setSeen } from "../device/seen";

/** One decision and what chance made of it: the plies `from` up to, not including, `to`. */
export interface Deed {
  event: TableEvent;
  words: Told[];
  from: number;
  to: number;
}

/** Milliseconds for a ply at normal speed, and for all of them together. */
const EACH = 1_400;
const SHORTEST = 600;
const ALL = 15_000;

/** Group a line into decisions, each with the rolls that follow it. */
export function deedsOf(line: readonly TableEvent[], from: number): Deed[] {
  const deeds: Deed[] = [];
  line.forEach((event, i) => {
    if (i < from) return;
    const words = event.story ?? [];
    const last = deeds.at(-1);
    if (event.kind === "ply" || !last) deeds.push({ event, words: [...words], from: i, to: i + 1 });
    else {
      last.words.push(...words);
      last.to = i + 1;
    }
  });
  return deeds;
}

/** What others did since the last ply of these seats. */
export function sinceLastTurn(events: readonly TableEvent[], seats: readonly number[]): Deed[] {
  const line = lineOf(events);
  const own = line.findLastIndex((event) => decidedBy(event, seats));
  return deedsOf(line, own + 1).filter((deed) => deed.event.kind === "ply");
}

/** The turns of everybody once round, up to now. */
export function lastRound(events: readonly TableEvent[], people: number): Deed[] {
  const line = lineOf(events);
  const ends = line.flatMap((event, i) => (event.ply === "end" ? [i] : []));
  const before = ends.at(-1 - people);
  const deeds = deedsOf(line, before === undefined ? 0 : before + 1);
  return deeds.filter((deed) => deed.event.kind === "ply");
}

export class Since {
  deeds = $state.raw<Deed[]>([]);
  title = $state<"since" | "since-watching" | "since-round">("since");
  /** Which deed the board shows; none before the first step. */
  at = $state(-1);
  playing = $state(false);

  private present = false;
  private run = 0;

  constructor(private readonly table: Table) {}

  /** Look whether somebody has just come back, and remember what they have seen. */
  notice(hidden: boolean): void {
    const { table } = this;
    const last = table.events.at(-1)?.seq ?? 0;
    const reading = hidden || route.moment !== null; // elsewhere, or at another moment of the game
    const here = !reading && table.link !== "lost" && table.game !== null && last > 0;
    if (here && !this.present) this.welcome(seenOf(table.id));
    this.present = here;
    if (here) setSeen(table.id, last);
  }

  private welcome(seen: number): void {
    const { table } = this;
    const mine = table.view?.you.seats ?? [];
    if (table.watching && seen === 0) return; // a newcomer has missed nothing
    const all = sinceLastTurn(table.events, mine);
    const missed = all.filter((deed) => deed.event.seq > seen);
    if (!missed.length) return;
    this.open(table.watching ? "since-watching" : "since", table.watching ? missed : all);
  }

  /** The last round, as far as this page has been told of it. */
  get latest(): Deed[] {
    const people = this.table.seats.filter((seat) => seat.kind !== "ivan").length;
    return lastRound(this.table.events, people);
  }

  round(): void {
    this.open("since-round", this.latest);
  }

  private open(title: typeof this.title, deeds: Deed[]): void {
    this.title = title;
    this.deeds = deeds;
    this.at = -1;
    if (!still() || title === "since-round") void this.play();
  }

  close(): void {
    this.pause();
    this.deeds = [];
    this.at = -1;
    if (this.table.past) this.table.lookNow();
  }

  pause(): void {
    this.run++;
    this.playing = false;
  }

  /** Play on from here; from the beginning if everything has been shown. */
  async play(): Promise<void> {
    const run = ++this.run;
    this.playing = true;
    const pace = settings.get("motion") === "instant" ? 1 : rates[settings.get("motion")] / rates.normal;
    const pause = Math.max(SHORTEST, Math.min(EACH, ALL / this.deeds.length)) / pace;
    let next = this.at >= this.deeds.length - 1 ? 0 : this.at + 1;
    if (next === 0) await this.goBackTo(this.deeds[0]);
    for (; next < this.deeds.length; next++) {
      if (run !== this.run) return;
      await this.show(next, run, pause);
    }
    if (run !== this.run) return;
    this.playing = false;
    this.table.lookNow();
  }

  /** Go one deed back or on, and stay there. */
  async step(by: 1 | -1): Promise<void> {
    this.pause();
    const next = this.at + by;
    const deed = this.deeds[next];
    if (!deed) return;
    if (by > 0) await this.goBackTo(deed);
    await this.show(next, this.run, 0);
  }

  /** Show the board as it was before a deed: what the deed changes is seen from there. */
  private async goBackTo(deed: Deed | undefined): Promise<void> {
    await this.table.lookAt(deed?.from ?? 0);
    await tick();
  }

  /** Let the board go through the plies of one deed. */
  private async show(next: number, run: number, pause: number): Promise<void> {
    const deed = this.deeds[next];
    if (!deed) return;
    this.at = next;
    for (let ply = deed.from + 1; ply <= deed.to; ply++) {
      await this.table.lookAt(ply);
      await new Promise((done) => setTimeout(done, pause / (deed.to - deed.from)));
      if (run !== this.run) return;
    }
  }
}
