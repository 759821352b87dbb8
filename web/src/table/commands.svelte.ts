/** What this browser can ask of a table: each is sent once, again if nobody answered, and says what went wrong. */
import { remember } from "../device/games";
import { api, ApiError, entropy, uuid } from "../net/api";
import type { Color, Played, SeatBody, WishBody } from "../net/types";
import { told, type Told } from "../text/text";
import { canVerify } from "../dice/chance";
import { keepDice } from "../dice/kept";
import { drawnStart, type Promised } from "../dice/promise";
import { newShare, sealAnew } from "../dice/sealing";
import { lastPlyOf, lineOf, redoOf, turnStartOf } from "./line";
import type { Table } from "./table.svelte";

/** The answer to "why can't I?". */
export type Answer = Told & { clause: string | null };

const RETRIES = 4;

export class Commands {
  /** Whether something is being asked that changes the table: one thing at a time. */
  busy = $state(false);
  trouble = $state.raw<Told | null>(null);
  /** Whether plies that go together are being played: what the game asks in between is answered already. */
  amid = $state(false);

  constructor(private readonly table: Table) {}

  /** What went wrong last, in words. */
  get problem(): string | null {
    return this.trouble && told(this.trouble);
  }

  private get id(): string {
    return this.table.id;
  }

  private get version(): number {
    return this.table.view?.table.version ?? 0;
  }

  // How something is asked

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
      if (error.problem.code === "stale") await this.table.feed.sync();
      return null;
    }
  }

  /** Change the game; what the answer says is known before the next thing can be asked. */
  private async change(action: () => Promise<Played>): Promise<boolean> {
    const answer = await this.send(async () => {
      const played = await action();
      await this.table.feed.accept(played);
      return played;
    });
    return answer !== null;
  }

  /** Change something about the table; with its answer the next thing can be asked, while what followed is heard. */
  private async arrange(action: () => Promise<unknown>): Promise<boolean> {
    const done = await this.send(async () => {
      await action();
      return true;
    });
    if (done) await this.table.feed.sync();
    return done === true;
  }

  // Playing

  async play(ply: string): Promise<boolean> {
    return this.table.myMove && this.put(ply);
  }

  /** Play several plies one after another; if one is refused the rest is dropped, and that is said. */
  async playAll(plies: readonly string[]): Promise<boolean> {
    if (this.amid) return false;
    this.amid = plies.length > 1;
    try {
      for (const [played, ply] of plies.entries()) {
        if (await this.play(ply)) continue;
        if (played > 0)
          this.trouble = { key: "compound-stopped", facts: { why: this.trouble ?? { key: "why-unknown" } } };
        return false;
      }
      return true;
    } finally {
      this.amid = false;
    }
  }

  /** Play for a seat that a guide leads. */
  async playFor(seat: number, ply: string): Promise<boolean> {
    return this.table.seats[seat]?.color === this.table.game?.to_move && this.put(ply);
  }

  private put(ply: string): Promise<boolean> {
    const body = { ply, version: this.version, id: uuid() };
    return this.change(() => api.ply(this.id, body));
  }

  /** Why a ply is not possible now, in words and by the clause that forbids it. */
  async why(ply: string): Promise<Answer | null> {
    const { guide } = this.table;
    try {
      const answer = await api.why(this.id, ply);
      if (answer.legal) return guide ? { ...guide.because(), clause: null } : null;
      return answer.reason ?? { key: "why-unknown", clause: null };
    } catch (error) {
      return error instanceof ApiError ? { ...error.told, clause: null } : null;
    }
  }

  // Taking back

  /** The last decision of this browser's seats. */
  private get last(): number | null {
    const { game, view, events, mine, moment } = this.table;
    if (!game || moment.past || view?.table.status !== "playing" || game.plies === 0) return null;
    return lastPlyOf(events, mine, game.plies);
  }

  /** The ply to go back to with one step; none where a strict table lets it stay. */
  get undoTo(): number | null {
    return this.undoFree || !this.table.strict ? this.last : null;
  }

  /** Why nothing can be taken back: a strict table lets moves stay that one could take back elsewhere; before the first there is none. */
  get whyNoUndo(): Answer | null {
    if (this.undoTo !== null) return null;
    return { key: this.last === null ? "undo-why-none" : "undo-why-strict", clause: null };
  }

  /** Whether that step needs nobody's consent. */
  get undoFree(): boolean {
    const [free, last] = [this.table.game?.undo_to ?? null, this.last];
    return free !== null && (last === null || last >= free);
  }

  /** The ply to go back to for the whole turn, where that is more than one step and nobody's consent is needed. */
  get undoTurnTo(): number | null {
    const to = this.undoTo;
    if (to === null || !this.undoFree) return null;
    const start = Math.max(turnStartOf(lineOf(this.table.events), to), this.table.game?.undo_to ?? 0);
    return start < to ? start : null;
  }

  /** The ply that was taken back last, where it can simply be played again. */
  get redoPly(): string | null {
    const { myMove, events, mine, choices } = this.table;
    const ply = myMove ? redoOf(events, mine)[0] : undefined;
    return choices.find((choice) => choice.ply === ply)?.ply ?? null;
  }

  undo(to: number): Promise<boolean> {
    const body = { version: this.version, to, id: uuid() };
    return this.change(() => api.undo(this.id, body));
  }

  answerUndo(agree: boolean): Promise<boolean> {
    const body = { agree, version: this.version };
    return this.change(() => api.answer(this.id, body));
  }

  // Around the game

  /** Say something, whatever else is being asked; gives whether it was said. */
  async say(text: string): Promise<boolean> {
    const id = uuid();
    const said = await this.insist(() => api.chat(this.id, { text, id }));
    if (said) void this.table.feed.accept(said);
    return said !== null;
  }

  leave(bot?: string): Promise<boolean> {
    return this.arrange(() => api.leave(this.id, bot));
  }

  back(): Promise<boolean> {
    return this.arrange(() => api.back(this.id));
  }

  setSeat(n: number, body: SeatBody): Promise<boolean> {
    return this.arrange(async () => {
      const view = await api.seat(this.id, n, body);
      if (view.invite) this.keepInvite(view.invite); // somebody was sent away, and the old one with them
      return view;
    });
  }

  rename(seat: number, name: string): Promise<boolean> {
    return this.arrange(() => api.rename(this.id, seat, name));
  }

  /** Stand up before the game starts. */
  giveUpSeat(seat: number): Promise<boolean> {
    return this.arrange(async () => {
      const view = await api.giveUpSeat(this.id, seat).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 401) return null; // asked again: the seat is given up already
        throw error;
      });
      if (view) this.table.feed.take(view);
      this.table.feed.introduce();
    });
  }

  async sit(seat: number, name: string, color?: Color): Promise<boolean> {
    const { feed } = this.table;
    const dice = this.table.view?.table;
    const waiting = dice?.status === "waiting";
    if (waiting && dice.dice.sealing && !canVerify()) {
      this.trouble = { key: "seal-needs-https" };
      return false;
    }
    const { share, own } = await newShare(waiting && dice.dice.sealing);
    const body = { invite: feed.invite ?? "", seat, name, ...share, ...(color ? { color } : {}), id: entropy() };
    return this.arrange(async () => {
      if (waiting) keepDice(this.id, { ...own, round: dice.dice.restarts });
      feed.take(await api.sit(this.id, body));
      feed.introduce();
    });
  }

  /** Say what is to be done about somebody who is away on their turn. */
  wish(wish: WishBody["wish"], bot: string): Promise<boolean> {
    return this.arrange(async () => this.table.feed.take(await api.absent(this.id, { wish, bot })));
  }

  /** Seal another random number for this browser's seats, where the one that was sealed can't be opened. */
  sealAnew(): Promise<boolean> {
    const { view } = this.table;
    return this.arrange(async () => view && this.table.feed.take(await sealAnew(view)));
  }

  async renewInvite(): Promise<void> {
    const made = await this.send(() => api.invite(this.id));
    if (made) this.keepInvite(made.invite);
  }

  private keepInvite(invite: string): void {
    const { feed } = this.table;
    feed.invite = invite;
    if (feed.view) remember(feed.view, invite);
  }

  async deviceLink(): Promise<string | null> {
    const made = await this.send(() => api.link(this.id));
    return made ? `${location.origin}/table/${this.id}#key=${made.key}` : null;
  }

  /** A new table with the same seats; gives its address. */
  async rematch(): Promise<string | null> {
    const { seats, view } = this.table;
    const others = seats.some((seat) => seat.kind === "person" && !view?.you.seats.includes(seat.index));
    const next = view?.table.rematch ? await api.view(view.table.rematch).catch(() => null) : null;
    const drawn = await newShare(next ? next.table.dice.sealing : others); // whoever was first has said how
    const id = entropy();
    const asked = seats.map(({ color }) => ({ color }));
    let promised: Promised | null = null;
    const made = await this.send(async () => {
      promised = next ? null : await api.commit().catch(() => null);
      return api.rematch(this.id, { ...drawn.share, ...promised, id });
    });
    if (!made) return null;
    keepDice(made.table.id, {
      ...drawn.own,
      round: made.table.dice.restarts,
      ...drawnStart(made, drawn.share, promised, asked),
    });
    remember(made, made.invite);
    return `/table/${made.table.id}`;
  }
}
