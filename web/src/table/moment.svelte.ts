/**
 * Which moment of the game the board shows: the present, or how things stood after so many plies. Nobody else decides that; the
 * recap and the replay say where to go, and how fast.
 */
import { tick } from "svelte";
import type { Snapshot, Step, TableEvent } from "../net/types";
import type { Feed } from "./feed.svelte";
import { lineOf } from "./line";
import { Timeline } from "./timeline";

/** An earlier moment: how things stood after so many plies. */
export interface Past {
  ply: number;
  snapshot: Snapshot;
  /** Whether this is how things could have stood instead. */
  instead?: boolean;
}

/** A way through the game, ply by ply. */
export interface Walk {
  /** The ply it begins at; where one is if nothing is said. */
  from?: number;
  /** The ply it leads to; it ends where the game does. */
  to: number;
  /** Milliseconds for which the position after so many plies is shown. */
  pause: (ply: number) => number;
  /** Called with the ply that is shown next, so that its part of the table can come to the front. */
  before?: (ply: number) => void;
  /** Called with every ply that is shown. */
  shown?: (ply: number) => void;
  /** Whether the newest position is shown as the present, where one can act. */
  intoPresent?: boolean;
}

export class Moment {
  /** What the board shows instead of the present; null in the present. */
  past = $state.raw<Past | null>(null);
  /** Whether the game plays by itself. */
  playing = $state(false);
  /** Whether the board is on its way to the present by itself, because others have just moved. */
  following = $state(false);
  /** The plies whose moments are known, as events and as what each changed. */
  line = $state.raw<readonly TableEvent[]>([]);
  steps = $state.raw<readonly Step[]>([]);

  private readonly timeline: Timeline;
  /** Counts walks: one that has been replaced or stopped shows nothing more. */
  private walks = 0;

  constructor(private readonly feed: Feed) {
    this.timeline = new Timeline(feed.id);
  }

  /** How many plies are known. */
  get most(): number {
    return this.steps.length;
  }

  /** Learn of what was played, and of what was taken back, since; throws an ApiError where the server does not answer. */
  async catchUp(): Promise<void> {
    const line = lineOf(this.feed.events);
    await this.timeline.follow(line);
    this.line = line;
    this.steps = this.timeline.steps;
    if (this.past && !this.past.instead) this.show(this.past.ply);
  }

  /** Show a moment that is known, the last where there are not so many plies. */
  show(ply: number): void {
    const within = Math.max(0, Math.min(this.most, ply));
    const snapshot = this.timeline.at(within);
    if (!snapshot || (within === this.past?.ply && snapshot === this.past.snapshot)) return; // nothing to draw again
    this.past = { ply: within, snapshot };
  }

  /** Show how things could have stood, had something else been played after so many plies. */
  showInstead(ply: number, snapshot: Snapshot): void {
    this.past = { ply, snapshot, instead: true };
  }

  /** Stay with how things were before others moved, until a walk has shown what they did. */
  hold(ply: number, snapshot: Snapshot): void {
    this.past = { ply, snapshot };
    this.following = true;
  }

  /** Back to the present. */
  now(): void {
    this.pause();
    this.following = false;
    this.past = null;
  }

  // Walking

  /** Let the game play by itself; gives whether it came to the end of the walk. */
  async play(walk: Walk): Promise<boolean> {
    this.playing = true;
    const number = ++this.walks;
    try {
      return await this.walk(walk, number);
    } finally {
      if (number === this.walks) this.playing = false;
    }
  }

  /** Go a few plies and stay there; gives whether it came to the end of the walk. */
  step(walk: Walk): Promise<boolean> {
    this.pause();
    return this.walk(walk, this.walks);
  }

  private async walk({ from, to, pause, before, shown, intoPresent = false }: Walk, number: number): Promise<boolean> {
    if (from !== undefined) {
      await this.catchUp();
      if (number !== this.walks) return false;
      this.show(from);
      shown?.(from);
      await tick(); // drawn, so that what changes from there is seen to change
    }
    for (let ply = this.past?.ply ?? this.most; ; ply++) {
      await new Promise((done) => setTimeout(done, pause(ply)));
      if (number !== this.walks) return false;
      if (ply >= this.most && ply < Math.min(to, lineOf(this.feed.events).length)) {
        await this.catchUp();
        if (number !== this.walks) return false;
      }
      if (ply >= Math.min(to, this.most)) return true;
      before?.(ply + 1);
      if (intoPresent && ply + 1 >= lineOf(this.feed.events).length) this.past = null;
      else this.show(ply + 1);
      shown?.(ply + 1);
    }
  }

  /** Stay where one is. */
  pause(): void {
    this.walks++;
    this.playing = false;
  }
}
