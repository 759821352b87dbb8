/** A walk through the game: where one stands in it, and how one continues. */
import { momentPath, route } from "../route.svelte";
import { api, ApiError } from "../net/api";
import type { Moment } from "../table/moment.svelte";
import type { Table } from "../table/table.svelte";
import type { Mistake, Snapshot, Step, TableEvent } from "../net/types";
import type { Told } from "../text/text";
import { Reviewing } from "./reviewing.svelte";

/** The plies of one turn: from the position it began in to the one it left. */
export interface TurnSpan {
  turn: number;
  seat: number;
  from: number;
  to: number;
}

/** What would have been better from a moment on, and how many of its plies are shown. */
export interface BetterLine {
  from: number;
  played: string;
  plies: readonly string[];
  snapshots: readonly Snapshot[];
  at: number;
}

export const SPEEDS = ["slow", "normal", "fast", "fastest"] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds a ply is shown. */
const PACE: Record<Speed, number> = { slow: 1_800, normal: 900, fast: 400, fastest: 120 };
/** Browsers refuse to change the address too often; it follows once the walker rests. */
const ADDRESS_AFTER = 250;

export class Replay {
  open = $state(false);
  speed = $state<Speed>("normal");
  problem = $state.raw<Told | null>(null);
  /** Whether the game has gone on since one began to look back. */
  news = $state(false);
  /** Whether the game is shown in figures. */
  figures = $state(false);

  /** A better line one walks along instead of the game. */
  better = $state.raw<BetterLine | null>(null);

  readonly reviewing: Reviewing;

  private wanted = 0;
  private address: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: Table) {
    this.reviewing = new Reviewing(table.id);
  }

  private get moment(): Moment {
    return this.table.moment;
  }

  get steps(): readonly Step[] {
    return this.moment.steps;
  }

  get most(): number {
    return this.moment.most;
  }

  /** How many plies lie before the moment that is shown. */
  get at(): number {
    return this.moment.past?.ply ?? 0;
  }

  /** Whether nothing lies before what is shown, or nothing behind it. */
  get atStart(): boolean {
    return this.at === 0 && !this.better;
  }

  get atEnd(): boolean {
    return this.better ? this.better.at >= this.better.plies.length : this.at >= this.most;
  }

  get playing(): boolean {
    return this.open && this.moment.playing;
  }

  /** The step that led to this moment; none to the opening. */
  get step(): Step | null {
    return this.steps[this.at - 1] ?? null;
  }

  /** What happened to lead here. */
  get event(): TableEvent | null {
    const seq = this.step?.seq;
    return this.moment.line.find((event) => event.seq === seq) ?? null;
  }

  turns: TurnSpan[] = $derived.by(() => {
    const spans: TurnSpan[] = [];
    for (const step of this.steps) {
      const last = spans.at(-1);
      if (last?.turn === step.turn) last.to = step.ply;
      else spans.push({ turn: step.turn, seat: step.seat, from: step.ply - 1, to: step.ply });
    }
    return spans;
  });

  /** The turn this moment belongs to. */
  get turn(): TurnSpan | null {
    return this.turns.find((span) => span.to >= this.at && span.from < this.at) ?? this.turns[0] ?? null;
  }

  // Coming and going

  /** Begin where it makes sense: a finished game at its opening, a running one where it stands. */
  begin(ply?: number): void {
    const over = this.table.view?.table.status === "over";
    route.go(momentPath(this.table.id, ply ?? (over ? 0 : (this.table.game?.plies ?? 0))));
  }

  /** Back to the present. */
  end(): void {
    route.replace(`/table/${this.table.id}`);
  }

  /** Be where the address says: at a moment, or in the present. */
  async follow(moment: number | null): Promise<void> {
    if (moment === null) {
      this.close();
      return;
    }
    if (this.open && moment === this.at) return; // the address has followed us, not we it
    this.wanted = moment;
    if (!this.open) this.news = false;
    this.open = true;
    await this.catchUp();
    const { better } = this;
    this.go(this.wanted);
    if (better?.from === this.wanted) this.better = better; // asked for while the address was on its way
  }

  close(): void {
    if (!this.open) return; // what the board shows is then somebody else's affair
    clearTimeout(this.address);
    this.open = false;
    this.better = null;
    this.moment.now();
  }

  /** Learn of what was played, and of what was taken back, since. */
  async catchUp(): Promise<void> {
    const before = this.most;
    try {
      await this.moment.catchUp();
      this.problem = null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.problem = error.told;
      return;
    }
    if (before > 0 && this.most > before) this.news = true;
    if (this.open && this.moment.past) this.arrived();
  }

  // Walking

  go(ply: number): void {
    this.better = null;
    this.wanted = Math.max(0, Math.min(this.most, ply));
    this.moment.show(this.wanted);
    this.arrived();
    this.tellAddress();
  }

  /** Who stands at the newest moment has seen the news. */
  private arrived(): void {
    if (this.at === this.most) this.news = false;
  }

  private tellAddress(): void {
    clearTimeout(this.address);
    this.address = setTimeout(() => {
      if (this.open) route.replace(momentPath(this.table.id, this.at));
    }, ADDRESS_AFTER);
  }

  by(plies: number): void {
    this.pause();
    if (this.better && Math.abs(plies) === 1) this.goBetter(this.better.at + plies);
    else this.go(this.at + plies);
  }

  /** Go to where something better could have been played, to walk along that. */
  async showBetter({ ply, played, line }: Mistake): Promise<void> {
    this.pause();
    try {
      const { snapshots } = await api.instead(this.table.id, ply, line);
      if (this.open) this.go(ply);
      else this.begin(ply);
      this.better = { from: ply, played, plies: line, snapshots, at: 0 };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.problem = error.told;
    }
  }

  /** Show so many plies of the better line; before its first one the game is as it was. */
  goBetter(at: number): void {
    const line = this.better;
    if (!line || at > line.plies.length) return;
    const snapshot = line.snapshots[at - 1];
    if (at < 0) this.go(line.from - 1);
    else {
      if (snapshot) this.moment.showInstead(line.from, snapshot);
      else this.moment.show(line.from);
      this.better = { ...line, at };
    }
  }

  leaveBetter(): void {
    if (this.better) this.go(this.better.from);
  }

  /** To the end of this turn, or of the one before. */
  byTurn(direction: 1 | -1): void {
    this.pause();
    const ends = [0, ...this.turns.map((span) => span.to)];
    this.go((direction > 0 ? ends.find((ply) => ply > this.at) : ends.findLast((ply) => ply < this.at)) ?? this.at);
  }

  // Playing

  toggle(): void {
    if (this.playing) {
      this.pause();
      return;
    }
    if (this.better) this.go(this.at);
    if (this.at >= this.most) this.go(0);
    void this.moment.play({
      to: Infinity,
      pause: (ply) => (ply < this.most ? PACE[this.speed] : 0),
      shown: () => {
        this.arrived();
        this.tellAddress();
      },
    });
  }

  pause(): void {
    this.moment.pause();
  }
}
