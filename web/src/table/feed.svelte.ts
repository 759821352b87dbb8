/** What the server has said about a table: the view, every event, and how well it can be heard. */
import { inviteOf, remember } from "../device/games";
import { api, ApiError } from "../net/api";
import { keepPromise } from "../dice/promise";
import { tendSeals } from "../dice/sealing";
import { Live } from "../net/live";
import type { News, Played, TableEvent, View } from "../net/types";
import type { Told } from "../text/text";

export type Link = "connecting" | "live" | "lost";

const POLL_EVERY = 4_000;
const LONG_SILENCE = 45_000;
/** Kinds of event after which more than the game has changed, so that the whole view is asked for. */
const CHANGES_TABLE = new Set([
  "sat",
  "renamed",
  "sealed",
  "revealed",
  "seals-void",
  "round-fixed",
  "wished",
  "wishes-void",
  "left",
  "back",
  "seat",
  "started",
  "over",
  "rematch",
]);

/** Whether two views say the same; where nothing has happened in between, the game is the same too. */
function alike(one: View, other: View): boolean {
  return JSON.stringify([one.table, one.you]) === JSON.stringify([other.table, other.you]);
}

export class Feed {
  view = $state.raw<View | null>(null);
  events = $state.raw<TableEvent[]>([]);
  link = $state<Link>("connecting");
  missing = $state(false);
  /** Called before a newer view is used: whoever shows the way there holds on to how things were. */
  arriving: ((known: View, next: View) => void) | null = null;
  /** The invitation this browser came with or has made. */
  invite = $state<string | null>(null);

  private live: Live | null = null;
  private poll: ReturnType<typeof setInterval> | undefined;
  private syncing: Promise<void> | null = null;
  /** Counts connections: an answer asked for by one that is gone does not say that the line is up. */
  private connection = 0;
  /** Whether the page has just asked for everything: then the first push tells all that has happened since. */
  private fresh = false;
  private again = false;
  /** Counts what was pushed: a view that was asked for before may be older than that, though nothing was played since. */
  private pushes = 0;
  /** Counts how often this browser became somebody else here: a view asked for before does not say who it is now. */
  private introductions = 0;
  private stopped = false;
  /** The last event of the view that said who one is. */
  private knownAs = 0;
  /** Whether this browser's part in the dice is still to be done, since nobody answered. */
  private owing = false;
  private heard = Date.now();

  constructor(
    readonly id: string,
    /** Called with what cannot be helped by asking again. */
    private readonly report: (trouble: Told) => void,
  ) {}

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
      this.events = await api.events(this.id, 0);
      this.fresh = true;
    } catch (error) {
      this.fail(error);
      if (this.missing) return;
    }
    if (this.stopped) return;
    this.live = new Live(this.id, {
      since: () => this.lastSeq,
      push: (push) => {
        this.hear(push);
        if (!this.fresh || push.more) return;
        this.fresh = false;
        void this.goLive(this.syncing);
      },
      up: () => {
        this.connection++;
        if (!this.fresh) void this.goLive(this.sync());
      },
      down: () => {
        this.connection++;
        this.fresh = false;
        this.link = "lost";
      },
    });
    this.poll = setInterval(() => {
      // A line can be dead without anybody having hung up: after a long silence ask all the same.
      if (this.owing || this.link !== "live" || Date.now() - this.heard > LONG_SILENCE) void this.sync();
    }, POLL_EVERY);
  }

  /** Live is who has been told everything: what was missed comes first. */
  private async goLive(told: Promise<void> | null): Promise<void> {
    const { connection } = this;
    await told;
    if (connection === this.connection) this.link = "live";
  }

  /** Exchange a key for a cookie; whoever has one that is void may still watch. */
  private async enter(key: string): Promise<View> {
    try {
      return await api.enter(this.id, key);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      this.report(error.told);
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

  /** Be known to the server as who one is now. */
  introduce(): void {
    this.introductions++;
    this.fresh = false;
    this.live?.again();
  }

  // Being told

  private get lastSeq(): number {
    return this.events.at(-1)?.seq ?? 0;
  }

  /** Whether something that happened is in the view already. */
  private knows(seq: number): boolean {
    return (this.view?.table.seq ?? 0) >= seq;
  }

  /** Use a view. Where a push has overtaken it, it still says who one is at the table, which no push does. */
  take(told: View): void {
    const known = this.view;
    if (known && told.table.seq < this.knownAs) return;
    this.knownAs = told.table.seq;
    const view = known && told.table.seq < known.table.seq ? { ...known, you: told.you } : told;
    void this.tend(view);
    if (known && alike(known, view)) return; // told again: nothing has to be drawn again
    this.use(view);
    remember(view, this.invite ?? undefined);
  }

  /** Do this browser's part in the dice where the table waits for it. */
  private async tend(view: View): Promise<void> {
    try {
      void keepPromise(view);
      const after = await tendSeals(view);
      this.owing = false;
      if (!after) return;
      this.take(after); // the game may have started with it
      await this.sync();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.owing = error.passing;
      if (!error.passing) await this.sync(); // somebody was quicker; the next view says what is to do
    }
  }

  private use(view: View): void {
    if (this.view) this.arriving?.(this.view, view);
    this.view = view;
  }

  private add(events: readonly TableEvent[]): void {
    const last = this.lastSeq;
    const fresh = events.filter((event) => event.seq > last);
    if (fresh.length) this.events = [...this.events, ...fresh];
  }

  /** Use what the server pushes. */
  hear(push: News): void {
    this.heard = Date.now();
    this.pushes++;
    const view = this.view;
    const first = push.events[0]?.seq;
    if (!view || (first !== undefined && first > this.lastSeq + 1)) {
      void this.sync();
      return;
    }
    this.add(push.events); // also where the view is newer: what comes next follows on them
    if (push.seq < view.table.seq) return;
    if (push.more) return; // what led to this view comes in the next push: until then nobody draws it
    const changesTable = push.events.some((event) => CHANGES_TABLE.has(event.kind)); // and with it names in the game
    // Where people have only come, gone or chatted, the board need not be drawn again.
    const sameGame = push.version === view.table.version && !changesTable;
    this.use({ ...view, table: push.table, game: sameGame ? view.game : push.game });
    if (changesTable) void this.sync();
    else void this.tend({ ...view, table: push.table });
  }

  /** Use the answer to what this browser did. Its push, which says the same and more, may be faster: the first one counts. */
  async accept({ events }: Played): Promise<void> {
    const [first, last] = [events[0]?.seq ?? 0, events.at(-1)?.seq ?? 0];
    if (this.knows(last)) return;
    try {
      const view = await api.view(this.id);
      if (this.knows(last)) return;
      const gap = first > this.lastSeq + 1 || view.table.seq > last;
      if (gap) await this.sync();
      else {
        this.add(events);
        this.take(view);
      }
    } catch (error) {
      this.fail(error);
    }
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
        const { pushes, introductions } = this;
        const view = await api.view(this.id);
        this.add(await api.events(this.id, this.lastSeq));
        if (introductions === this.introductions) this.take(view);
        else this.again = true;
        if (!this.knows(this.lastSeq) || pushes !== this.pushes) this.again = true;
      } catch (error) {
        this.fail(error);
      }
    }
  }

  /** Say what a failed request means: no such table, no line, or something to tell the person. */
  fail(error: unknown): void {
    if (!(error instanceof ApiError)) throw error;
    if (error.problem.code === "table") this.missing = true;
    else if (error.passing) this.link = this.link === "live" ? "live" : "lost";
    else this.report(error.told);
  }
}
