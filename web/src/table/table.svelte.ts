/** One table as this page knows it: what the server said last, and what is being asked of it. */
import { inviteOf, remember } from "../device/games";
import { t, told, type Told } from "../text/text";
import { api, ApiError, entropy, uuid } from "../net/api";
import { lastPlyOf, lineOf } from "./line";
import { Live } from "../net/live";
import { Timeline } from "./timeline";
import type { Choice, Color, News, SeatBody, Snapshot, TableEvent, TableSeat, View } from "../net/types";

export type Link = "connecting" | "live" | "lost";

/** The answer to "why can't I?". */
export type Answer = Told & { clause: string | null };

/** Somebody who leads through a game: plays some of this browser's seats, and says which plies it lets through. */
export interface Guide {
  seats: readonly number[];
  allows(ply: string): boolean;
  /** What to say to somebody who tries another ply. */
  because(): Told;
}

const POLL_EVERY = 4_000;
const LONG_SILENCE = 45_000;
const RETRIES = 4;
/** Kinds of event after which more than the game has changed, so that the whole view is asked for. */
const CHANGES_TABLE = new Set(["sat", "left", "back", "seat", "started", "over", "rematch"]);

/** Whether two views say the same; where nothing has happened in between, the game is the same too. */
function alike(one: View, other: View): boolean {
  return JSON.stringify([one.table, one.you]) === JSON.stringify([other.table, other.you]);
}

export class Table {
  view = $state.raw<View | null>(null);
  events = $state.raw<TableEvent[]>([]);
  link = $state<Link>("connecting");
  missing = $state(false);
  private trouble = $state.raw<Told | null>(null);
  busy = $state(false);
  invite = $state<string | null>(null);
  guide = $state.raw<Guide | null>(null);
  past = $state.raw<{ ply: number; snapshot: Snapshot; events: TableEvent[] } | null>(null);

  private live: Live | null = null;
  private poll: ReturnType<typeof setInterval> | undefined;
  private syncing: Promise<void> | null = null;
  /** Counts connections: an answer asked for by one that is gone does not say that the line is up. */
  private connection = 0;
  private again = false;
  private stopped = false;
  private heard = Date.now();

  readonly timeline: Timeline;

  constructor(readonly id: string) {
    this.timeline = new Timeline(id);
  }

  // What is going on

  get game() {
    return this.view?.game ?? null;
  }

  get snapshot(): Snapshot | null {
    return this.past?.snapshot ?? this.game?.snapshot ?? null;
  }

  get seats(): TableSeat[] {
    return this.view?.table.seats ?? [];
  }

  get solo(): boolean {
    return this.view?.table.options.players === 1;
  }

  /** What went wrong last, in words. */
  get problem(): string | null {
    return this.trouble && told(this.trouble);
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
    return this.myTurn && !this.past;
  }

  get choices(): Choice[] {
    const all = this.myMove ? (this.game?.choices ?? []) : [];
    const guide = this.guide;
    return guide ? all.filter((choice) => guide.allows(choice.ply)) : all;
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

  // Coming and going

  async start(): Promise<void> {
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- read here and then gone
    const fragment = new URLSearchParams(location.hash.slice(1));
    const key = fragment.get("key");
    const invite = fragment.get("invite");
    if (location.hash) history.replaceState(null, "", location.pathname + location.search);
    this.invite = invite ?? inviteOf(this.id) ?? null;
    try {
      this.take(key ? await this.enter(key) : await api.view(this.id));
      const told = await api.events(this.id, 0);
      this.events = told.events;
    } catch (error) {
      this.fail(error);
      if (this.missing) return;
    }
    if (this.stopped) return;
    this.live = new Live(this.id, {
      since: () => this.lastSeq,
      push: (push) => this.pushed(push),
      // Live is who has been told everything: what was missed comes first.
      up: () => {
        const connection = ++this.connection;
        void this.sync().then(() => {
          if (connection === this.connection) this.link = "live";
        });
      },
      down: () => {
        this.connection++;
        this.link = "lost";
      },
    });
    this.poll = setInterval(() => {
      // A line can be dead without anybody having hung up: after a long silence ask all the same.
      if (this.link !== "live" || Date.now() - this.heard > LONG_SILENCE) void this.sync();
    }, POLL_EVERY);
  }

  /** Exchange a key for a cookie; whoever has one that is void may still watch. */
  private async enter(key: string): Promise<View> {
    try {
      return await api.enter(this.id, key);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      this.trouble = error.told;
      return api.view(this.id);
    }
  }

  stop(): void {
    this.stopped = true;
    this.live?.close();
    clearInterval(this.poll);
  }

  reconnect(): void {
    this.live?.now();
    void this.sync();
  }

  // Being told

  private get lastSeq(): number {
    return this.events.at(-1)?.seq ?? 0;
  }

  private take(view: View): void {
    const known = this.view;
    if (known && view.table.seq < known.table.seq) return; // overtaken by a push
    if (known && alike(known, view)) return; // told again: nothing has to be drawn again
    this.view = view;
    remember(view, this.invite ?? undefined);
  }

  private add(events: TableEvent[]): void {
    const last = this.lastSeq;
    const fresh = events.filter((event) => event.seq > last);
    if (fresh.length) this.events = [...this.events, ...fresh];
  }

  private pushed(push: News): void {
    this.heard = Date.now();
    const view = this.view;
    const last = this.lastSeq;
    const first = push.events[0]?.seq;
    if (!view || (first !== undefined && first > last + 1)) {
      void this.sync();
      return;
    }
    if (push.seq < view.table.seq) return;
    this.add(push.events);
    // A version has one game: where only people have come or gone, the board need not be drawn again.
    this.view = { ...view, table: push.table, game: push.version === view.table.version ? view.game : push.game };
    if (push.events.some((event) => CHANGES_TABLE.has(event.kind))) void this.sync();
  }

  /** Ask for what was missed and for the view; asked again meanwhile, it asks once more afterwards. */
  sync(): Promise<void> {
    this.again = true;
    this.syncing ??= this.catchUp().finally(() => (this.syncing = null));
    return this.syncing;
  }

  private async catchUp(): Promise<void> {
    this.heard = Date.now();
    while (this.again) {
      this.again = false;
      try {
        // The view first: what led to it must be known when it is drawn, or nobody sees it happen.
        const view = await api.view(this.id);
        this.add((await api.events(this.id, this.lastSeq)).events);
        this.take(view);
        if (this.lastSeq > (this.view?.table.seq ?? 0)) this.again = true;
      } catch (error) {
        this.fail(error);
      }
    }
  }

  private fail(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    if (error.problem.code === "table") this.missing = true;
    else if (error.passing) this.link = this.link === "live" ? "live" : "lost";
    else this.trouble = error.told;
  }

  // Asking

  /** Do something that changes the table, one thing at a time. */
  private async send<T>(action: () => Promise<T>): Promise<T | null> {
    if (this.busy) return null;
    this.busy = true;
    try {
      return await this.insist(action);
    } finally {
      this.busy = false;
    }
  }

  /** Ask for something; a passing failure is tried again with the same id. */
  private async insist<T>(action: () => Promise<T>): Promise<T | null> {
    this.trouble = null;
    try {
      for (let attempt = 0; ; attempt++) {
        try {
          return await action();
        } catch (error) {
          if (!(error instanceof ApiError) || !error.passing || attempt >= RETRIES) throw error;
          await new Promise((done) => setTimeout(done, 300 * 2 ** attempt));
        }
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.trouble = error.problem.code === "stale" ? { key: "error-stale" } : error.told;
      if (error.problem.code === "stale") await this.sync();
      return null;
    }
  }

  async play(ply: string): Promise<boolean> {
    return this.myMove && this.put(ply);
  }

  /** Play for a seat that a guide leads. */
  async playFor(seat: number, ply: string): Promise<boolean> {
    return this.seats[seat]?.color === this.game?.to_move && this.put(ply);
  }

  private async put(ply: string): Promise<boolean> {
    const version = this.view?.table.version;
    if (version === undefined) return false;
    const id = uuid();
    const answer = await this.send(async () => {
      const told = await api.ply(this.id, { ply, version, id });
      await this.arrived(told.version);
      return told;
    });
    return answer !== null;
  }

  /** Wait for the push of a version, which is seldom late; where it does not come, ask. */
  private async arrived(version: number): Promise<void> {
    for (let wait = 0; wait < 12 && this.link === "live"; wait++) {
      if ((this.view?.table.version ?? 0) >= version) return;
      await new Promise((done) => setTimeout(done, 25));
    }
    if ((this.view?.table.version ?? 0) < version) await this.sync();
  }

  /** The ply to go back to with one step: the last decision of this browser's seats. */
  get undoTo(): number | null {
    const game = this.game;
    if (!game || !this.view || this.past || this.view.table.status !== "playing" || game.plies === 0) return null;
    return lastPlyOf(this.events, this.mine, game.plies);
  }

  /** Whether that step needs nobody's consent. */
  get undoFree(): boolean {
    const game = this.game;
    if (game && game.undo_to !== null && game.undo_to < game.plies) return true;
    const mine = this.view?.you.seats ?? [];
    return this.seats.every((seat) => seat.kind !== "person" || mine.includes(seat.index));
  }

  undo(to: number): Promise<unknown> {
    const version = this.view?.table.version ?? 0;
    const id = uuid();
    return this.then(async () => this.arrived((await api.undo(this.id, { version, to, id })).version));
  }

  answerUndo(agree: boolean): Promise<unknown> {
    const version = this.view?.table.version ?? 0;
    return this.then(async () => this.arrived((await api.answer(this.id, { agree, version })).version));
  }

  /** Say something, whatever else is being asked; gives whether it was said. */
  async say(text: string): Promise<boolean> {
    const id = uuid();
    const said = await this.insist(() => api.chat(this.id, { text, id }));
    if (said) void this.sync();
    return said !== null;
  }

  leave(bot?: string): Promise<unknown> {
    return this.then(() => api.leave(this.id, bot));
  }

  back(): Promise<unknown> {
    return this.then(() => api.back(this.id));
  }

  setSeat(n: number, body: SeatBody): Promise<unknown> {
    return this.then(() => api.seat(this.id, n, body));
  }

  sit(seat: number, name: string, color?: Color): Promise<unknown> {
    const invite = this.invite ?? "";
    return this.then(async () =>
      this.take(await api.sit(this.id, { invite, seat, name, entropy: entropy(), ...(color ? { color } : {}) })),
    );
  }

  async renewInvite(): Promise<void> {
    const made = await this.send(() => api.invite(this.id));
    if (!made) return;
    this.invite = made.invite;
    if (this.view) remember(this.view, made.invite);
  }

  async deviceLink(): Promise<string | null> {
    const made = await this.send(() => api.link(this.id));
    return made ? `${location.origin}/table/${this.id}#key=${made.key}` : null;
  }

  /** A new table with the same seats; gives its address. */
  async rematch(): Promise<string | null> {
    const made = await this.send(() => api.rematch(this.id));
    if (!made) return null;
    remember(made, made.invite);
    return `/table/${made.table.id}`;
  }

  /** Change something about the table; with its answer the next thing can be asked, while what followed is heard. */
  private async then(action: () => Promise<unknown>): Promise<boolean> {
    const done = await this.send(async () => {
      await action();
      return true;
    });
    if (done) await this.sync();
    return done === true;
  }

  /** Why a ply is not possible now, in words and by the clause that forbids it. */
  async why(ply: string): Promise<Answer | null> {
    try {
      const answer = await api.why(this.id, ply);
      if (answer.legal) return this.guide ? { ...this.guide.because(), clause: null } : null;
      return answer.reason ?? { key: "why-unknown", clause: null };
    } catch (error) {
      return error instanceof ApiError ? { ...error.told, clause: null } : null;
    }
  }

  // Looking back

  /** Show the position after so many plies, the present where there are not that many. */
  async lookAt(ply: number): Promise<void> {
    const line = lineOf(this.events);
    try {
      await this.timeline.follow(line);
    } catch (error) {
      this.fail(error);
      return;
    }
    const snapshot = ply < line.length ? this.timeline.at(ply) : null;
    this.past = snapshot && { ply, snapshot, events: line.slice(0, ply) };
  }

  lookNow(): void {
    this.past = null;
  }
}
