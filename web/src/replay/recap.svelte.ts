/** What happened while somebody was away, or in the last round: played again on the board, decision by decision. */
import { tick } from "svelte";
import { seenOf, setSeen } from "../device/seen";
import { settings } from "../device/settings.svelte";
import { rates, still } from "../motion/pace.svelte";
import type { GameView, TableEvent, View } from "../net/types";
import { route } from "../route.svelte";
import { decidedBy, lineOf } from "../table/line";
import { splitAtIvan } from "../table/logBlocks";
import type { Table } from "../table/table.svelte";
import type { Verb } from "../table/verbs";
import type { Fact, Told } from "../text/text";
import { briefOf } from "./brief";
import { expectedFrom, NOTHING, timeFor, TimeSpent } from "./pacing";

/** One decision and what chance made of it: the plies `from` up to, not including, `to`. */
export interface Decision {
  event: TableEvent;
  words: Told[];
  from: number;
  to: number;
}

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

/** What others decided since the last ply of these seats; and what Ivan did, whose turn comes with the end of one's own. */
export function sinceLastTurn(events: readonly TableEvent[], seats: readonly number[]): Decision[] {
  const line = lineOf(events);
  const own = line.findLastIndex((event) => decidedBy(event, seats));
  const [last, ...others] = decisionsOf(line, Math.max(0, own));
  if (!last) return [];
  if (own < 0) return [last, ...others];
  const [, words] = splitAtIvan(last.words);
  return words.length ? [{ ...last, words }, ...others] : others;
}

/** One turn in a few words. */
export interface TurnLine {
  /** Who had it: the number of a seat; null for Ivan. */
  seat: number | null;
  deeds: Fact[];
  /** The first of its decisions. */
  first: number;
}

/** Tell decisions turn by turn, each in one line. */
export function linesOf(decisions: readonly Decision[]): TurnLine[] {
  const turns: { seat: number | null; words: Told[]; first: number; over: boolean }[] = [];
  const add = (seat: number | null, words: Told[], first: number, over: boolean) => {
    const last = turns.at(-1);
    if (last?.seat === seat && !last.over) Object.assign(last, { words: [...last.words, ...words], over });
    else turns.push({ seat, words, first, over });
  };
  decisions.forEach(({ event, words }, i) => {
    const over = event.verb === "end";
    const [own, ivans] = splitAtIvan(words);
    if (own.length || !ivans.length) add(event.seat, own, i, over);
    if (ivans.length) add(null, ivans, i, true);
  });
  return turns.map(({ seat, words, first }) => ({ seat, deeds: briefOf(words), first }));
}

/** How much faster than normal others' moves are shown; who wants no motion still reads at a normal pace. */
function speed(): number {
  const motion = settings.get("motion");
  return motion === "instant" ? 1 : rates[motion] / rates.normal;
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

  /** Whether somebody wants to see it: they have come back, or asked for it. Otherwise it tells what continues by itself. */
  wanted = $state(false);
  /** Called before a decision is shown: on a phone its part of the table comes to the front. */
  turnTo: ((verb: Verb | undefined) => void) | null = null;

  private present = false;
  private readonly time = new TimeSpent(speed);

  constructor(private readonly table: Table) {
    table.feed.arriving = (known, next) => this.arriving(known, next);
  }

  get playing(): boolean {
    return this.decisions.length > 0 && this.table.moment.playing;
  }

  /** The decision the board shows. */
  get current(): Decision | null {
    return this.decisions[this.at] ?? null;
  }

  /** The turns in a line each; while they are being shown, as far as they have been. */
  get lines(): TurnLine[] {
    return linesOf(this.playing ? this.decisions.slice(0, this.at + 1) : this.decisions);
  }

  // What others do while one looks on

  /** Have what others have just done shown in order, from how things were before. */
  private arriving(known: View, next: View): void {
    const { table } = this;
    const [then, now] = [known.game, next.game];
    if (!then || !now || table.guide || document.hidden || route.moment !== null) return;
    if (now.plies < then.plies) this.close(); // taken back
    if (now.plies <= then.plies || lineOf(table.events).length !== now.plies) return;
    const mine = next.you.seats;
    const fresh = lineOf(table.events).slice(then.plies);
    if (fresh.some((event) => decidedBy(event, mine))) {
      this.close(); // one's own move ends what was
      this.time.restart();
    }
    const watching = mine.length === 0;
    const found = watching ? this.latest : sinceLastTurn(table.events, mine);
    if (!found.some((decision) => decision.to > then.plies)) return;
    if (!this.decisions.length) this.wanted = false;
    this.title = watching ? "since-watching" : "since";
    this.decisions = found;
    if (still()) this.at = -1;
    else this.follow(then);
  }

  private follow(from: GameView): void {
    const { moment } = this.table;
    const shown = moment.past?.ply ?? from.plies;
    this.shown(shown); // what is shown has another place in a longer list
    if (moment.past && !moment.playing) return; // paused: it continues when one says so
    if (!moment.past) moment.hold(from.plies, from.snapshot);
    if (moment.playing) return;
    this.time.resume();
    void this.walk();
  }

  /** Go to the present at once: what was being shown is there. */
  skip(): void {
    this.table.moment.now();
    this.at = -1;
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
    this.wanted = true;
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
    this.time.restart();
    await this.walk(again ? first.from : (moment.past?.ply ?? last.to));
  }

  /** Play to the present, however far that has gone meanwhile. */
  private async walk(from?: number): Promise<void> {
    const { moment } = this.table;
    const first = from ?? moment.past?.ply ?? 0;
    const walk = {
      ...(from === undefined ? {} : { from }),
      to: Infinity,
      pause: (ply: number) => (ply === first ? 0 : this.timeAfter(ply)),
      before: (ply: number) => this.turnTo?.(this.decisions[this.indexAt(ply)]?.event.verb),
      shown: this.shown,
      intoPresent: true,
    };
    if (!(await this.lead(() => moment.play(walk)))) return;
    moment.now();
    this.time.untilNow(); // from here on one waits for others
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
    this.at = this.indexAt(ply);
  };

  /** The decision that led to the position after so many plies. */
  private indexAt(ply: number): number {
    return this.decisions.findIndex((decision) => decision.from < ply && ply <= decision.to);
  }

  /** How long to show the position after a ply: what a decision is given is shared among its plies. */
  private timeAfter(ply: number): number {
    const index = this.indexAt(ply);
    const decision = this.decisions[index];
    if (!decision) return 0;
    const plies = splitAtIvan(decision.words)[1].length ? 1 : decision.to - decision.from; // his roll is half of his turn
    const nothing = decision.event.verb === "end" && decision.to - decision.from === 1; // no roll, nothing to see
    const fair = timeFor(this.decisions.length - index, this.expected, this.time.untilNow());
    // Whoever only looks on is not held up: they see everything.
    const time = Math.max(this.table.watching ? NOTHING : 0, nothing ? Math.min(NOTHING, fair) : fair / plies);
    return time / speed();
  }

  /** How many decisions others are going to make before one can act. */
  private get expected(): number {
    const { seats, game, view } = this.table;
    return expectedFrom(
      seats.findIndex((seat) => seat.color === game?.to_move),
      seats.length,
      view?.you.seats ?? [],
    );
  }

  /** Walk through the game, if the server tells how it went. */
  private async lead(walk: () => Promise<boolean>): Promise<boolean> {
    try {
      return await walk();
    } catch (error) {
      this.table.moment.now(); // nobody knows the way there
      this.table.feed.fail(error);
      return false;
    }
  }
}
