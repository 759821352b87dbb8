/** One table as this page knows it: who sits there, whose turn it is, what can be played. */
import type { Choice, Color, Compound, Snapshot, TableEvent, TableSeat, View } from "../net/types";
import { t, type Told } from "../text/text";
import { Commands } from "./commands.svelte";
import { Feed } from "./feed.svelte";
import { Moment } from "./moment.svelte";
import { Muting } from "./muting.svelte";
import { Talk } from "./talk.svelte";

/** Somebody who leads through a game: plays some of this browser's seats, and says which plies it lets through. */
export interface Guide {
  seats: readonly number[];
  allows(ply: string): boolean;
  /** Whether it says itself what to do now: then the bar doesn't. */
  tells: boolean;
  /** What to say to somebody who tries another ply. */
  because(): Told;
}

export class Table {
  /** What the server says. */
  readonly feed: Feed;
  /** What can be asked of it. */
  readonly commands = new Commands(this);
  /** Which moment of the game the board shows. */
  readonly moment: Moment;
  /** Whose words are hidden here. */
  readonly muting: Muting;
  /** What people say to each other. */
  readonly talk: Talk;

  guide = $state.raw<Guide | null>(null);

  constructor(readonly id: string) {
    this.feed = new Feed(id, (trouble) => (this.commands.trouble = trouble));
    this.moment = new Moment(this.feed);
    this.muting = new Muting(this);
    this.talk = new Talk(this);
  }

  get view(): View | null {
    return this.feed.view;
  }

  get events(): TableEvent[] {
    return this.feed.events;
  }

  get game() {
    return this.view?.game ?? null;
  }

  /** How things stand at the moment that is shown. */
  get snapshot(): Snapshot | null {
    return this.moment.past?.snapshot ?? this.game?.snapshot ?? null;
  }

  get seats(): TableSeat[] {
    return this.view?.table.seats ?? [];
  }

  get solo(): boolean {
    return this.view?.table.options.players === 1;
  }

  /** Whether dice stay as they fell, and nobody asks a bot. */
  get strict(): boolean {
    return this.view?.table.options.policy === "strict";
  }

  /** Whether everyone who plays sits at this browser. */
  get alone(): boolean {
    return this.seats.every((seat) => seat.kind !== "person" || this.view?.you.seats.includes(seat.index));
  }

  get watching(): boolean {
    return this.view !== null && this.view.you.seats.length === 0;
  }

  /** The seats this browser plays by hand. */
  get mine(): number[] {
    const led = this.guide?.seats ?? [];
    return this.view?.you.seats.filter((seat) => !led.includes(seat)) ?? [];
  }

  /** Whether a bot plays for this browser, or its seats wait. */
  get away(): boolean {
    return this.seats.some((seat) => seat.away && this.view?.you.seats.includes(seat.index));
  }

  /** Whether the game waits for this browser, whatever moment the board shows. */
  get myTurn(): boolean {
    const mover = this.game?.to_move;
    if (!mover || this.view?.table.status !== "playing") return false;
    const seat = this.seats.find((one) => one.color === mover);
    return !!seat && seat.kind === "person" && !seat.away && this.mine.includes(seat.index);
  }

  /** Whether this browser decides now: it does not while it looks back. */
  get myMove(): boolean {
    return this.myTurn && !this.moment.past;
  }

  /** Whose turn it is at the moment that is shown; nobody's when the game is over. */
  get shownMover(): Color | null {
    const past = this.moment.past?.snapshot;
    if (past) return past.outcome ? null : past.turn.seat;
    return this.view?.table.status === "playing" ? (this.game?.to_move ?? null) : null;
  }

  get choices(): Choice[] {
    const all = this.myMove ? (this.game?.choices ?? []) : [];
    const guide = this.guide;
    return guide ? all.filter((choice) => guide.allows(choice.ply)) : all;
  }

  /** What is usually played one after another; whoever is led plays one thing at a time. */
  get compounds(): Compound[] {
    return this.myMove && !this.guide ? (this.game?.compounds ?? []) : [];
  }

  /** What each seat would have if the game were scored at the moment that is shown; null where that is not known. */
  get scored(): readonly number[] | null {
    const past = this.moment.past;
    if (!past) return this.game?.scored.map((line) => line.total) ?? null;
    return this.moment.steps[past.ply - 1]?.scored ?? null;
  }

  nameOf(color: string | null | undefined): string {
    const seat = this.seats.find((one) => one.color === color);
    if (seat) return this.seatName(seat);
    return color ? t(`word-${color}-seat`) : "";
  }

  seatName(seat: TableSeat): string {
    if (seat.kind === "ivan") return t("ivan");
    if (seat.kind === "open") return t("seat-open");
    return seat.name || t(`word-${seat.color}-seat`);
  }
}
