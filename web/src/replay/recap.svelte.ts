/** What happened while somebody was away, or in the last round: played again on the board, decision by decision. */
import { tick } from "svelte";
import { seenOf, setSeen } from "../device/seen";
import { settings } from "../device/settings.svelte";
import { rates, still } from "../motion/pace.svelte";
import type { TableEvent } from "../net/types";
import { route } from "../route.svelte";
import { decidedBy, lineOf } from "../table/line";
import type { Table } from "../table/table.svelte";
import type { Told } from "../text/text";

/** One decision and what chance made of it: the plies `from` up to, not including, `to`. */
export interface Decision {
  event: TableEvent;
  words: Told[];
  from: number;
  to: number;
}

/** Milliseconds for a decision at normal speed, and for all of them together. */
const EACH = 1_400;
const SHORTEST = 600;
const ALL = 15_000;

/** Group a line into decisions, each with the rolls that follow it. */
export function decisionsOf(line: readonly TableEvent[], from: number): Decision[] {
  const found: Decision[] = [];
  line.forEach((event, i) => {
    if (i < from) return;
    const words = event.story ?? [];
    const last = found.at(-1);
    if (event.kind === "ply" || !last) found.push({ event, words: [...words], from: i, to: i + 1 });
    else {
      last.words.push(...words);
      last.to = i + 1;
    }
  });
  return found.filter((decision) => decision.event.kind === "ply");
}

/** What others decided since the last ply of these seats. */
export function sinceLastTurn(events: readonly TableEvent[], seats: readonly number[]): Decision[] {
  const line = lineOf(events);
  const own = line.findLastIndex((event) => decidedBy(event, seats));
  return decisionsOf(line, own + 1);
}

/** The turns of everybody once round, up to now. */
export function lastRound(events: readonly TableEvent[], people: number): Decision[] {
  const line = lineOf(events);
  const ends = line.flatMap((event, i) => (event.verb === "end" ? [i] : []));
  const before = ends.at(-1 - people);
  return decisionsOf(line, before === undefined ? 0 : before + 1);
}

export class Recap {
  decisions = $state.raw<Decision[]>([]);
  title = $state<"since" | "since-watching" | "since-round">("since");
  /** Which decision the board shows; none before the first step. */
  at = $state(-1);

  private present = false;

  constructor(private readonly table: Table) {}

  get playing(): boolean {
    return this.decisions.length > 0 && this.table.moment.playing;
  }

  /** Look whether somebody has just come back, and remember what they have seen. */
  notice(hidden: boolean): void {
    const { table } = this;
    const last = table.events.at(-1)?.seq ?? 0;
    const reading = hidden || route.moment !== null; // elsewhere, or at another moment of the game
    const here = !reading && table.feed.link !== "lost" && table.game !== null && last > 0;
    if (here && !this.present) this.welcome(seenOf(table.id));
    this.present = here;
    if (here) setSeen(table.id, last);
  }

  private welcome(seen: number): void {
    const { table } = this;
    const mine = table.view?.you.seats ?? [];
    if (table.watching && seen === 0) return; // a newcomer has missed nothing
    const all = sinceLastTurn(table.events, mine);
    const missed = all.filter((decision) => decision.event.seq > seen);
    if (!missed.length) return;
    this.open(table.watching ? "since-watching" : "since", table.watching ? missed : all);
  }

  /** The last round, as far as this page has been told of it. */
  get latest(): Decision[] {
    const people = this.table.seats.filter((seat) => seat.kind !== "ivan").length;
    return lastRound(this.table.events, people);
  }

  /** Show the last round, in the present: a replay that is open ends. */
  async round(): Promise<void> {
    if (route.moment !== null) {
      route.replace(`/table/${this.table.id}`);
      await tick();
    }
    this.open("since-round", this.latest);
  }

  private open(title: typeof this.title, decisions: Decision[]): void {
    this.title = title;
    this.decisions = decisions;
    this.at = -1;
    if (!still() || title === "since-round") void this.play();
  }

  close(): void {
    if (!this.decisions.length) return;
    this.decisions = [];
    this.at = -1;
    this.table.moment.now();
  }

  pause(): void {
    this.table.moment.pause();
  }

  /** Play on from here; from the beginning if everything has been shown. */
  async play(): Promise<void> {
    const { moment } = this.table;
    const [first, last] = [this.decisions[0], this.decisions.at(-1)];
    if (!first || !last) return;
    const again = this.at < 0 || this.at >= this.decisions.length - 1;
    const from = again ? first.from : (moment.past?.ply ?? last.to);
    const pause = this.pauseAfter(from);
    if (await this.lead(() => moment.play({ from, to: last.to, pause, shown: this.shown, intoPresent: true })))
      moment.now();
  }

  /** Go one decision back or on, and stay there. */
  async step(by: 1 | -1): Promise<void> {
    const { moment } = this.table;
    const next = this.decisions[this.at + by];
    if (!next) {
      moment.pause();
      return;
    }
    const from = by > 0 ? next.from : next.from + 1; // going on, one sees what it changes
    await this.lead(() => moment.step({ from, to: next.to, pause: () => 0, shown: this.shown, intoPresent: true }));
  }

  private readonly shown = (ply: number): void => {
    this.at = this.decisions.findIndex((decision) => decision.from < ply && ply <= decision.to);
  };

  /** How long to show the position after a ply: what a decision is given is shared among its plies, the first begins at once. */
  private pauseAfter(first: number): (ply: number) => number {
    const speed = settings.get("motion") === "instant" ? 1 : rates[settings.get("motion")] / rates.normal;
    const each = Math.max(SHORTEST, Math.min(EACH, ALL / this.decisions.length)) / speed;
    return (ply) => {
      const decision = this.decisions.find((one) => one.from < ply && ply <= one.to);
      return ply === first || !decision ? 0 : each / (decision.to - decision.from);
    };
  }

  /** Walk through the game, if the server tells how it went. */
  private async lead(walk: () => Promise<boolean>): Promise<boolean> {
    try {
      return await walk();
    } catch (error) {
      this.table.feed.fail(error);
      return false;
    }
  }
}
