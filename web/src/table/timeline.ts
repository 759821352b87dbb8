/** Every moment of a game, from one position and what each ply changed in it; asked for once and kept. */
import { api, ApiError } from "../net/api";
import type { Snapshot, Step, TableEvent, Timeline as Told } from "../net/types";

export class Timeline {
  /** What each ply did: the first leads from the opening to the position after one ply. */
  steps: readonly Step[] = [];

  private moments: Snapshot[] = [];
  private asking: Promise<unknown> = Promise.resolve();

  constructor(private readonly id: string) {}

  /** Give the position after so many plies, null if it is not known. */
  at(ply: number): Snapshot | null {
    return this.moments[ply] ?? null;
  }

  /** Bring it up to date with the plies of the table; what was taken back is forgotten. */
  follow(line: readonly TableEvent[]): Promise<void> {
    const done = this.asking.then(() => this.catchUp(line));
    this.asking = done.catch(() => undefined); // whoever asks next is not to blame
    return done;
  }

  private async catchUp(line: readonly TableEvent[]): Promise<void> {
    const differs = this.steps.findIndex((step, i) => step.seq !== line[i]?.seq);
    const same = differs < 0 ? this.steps.length : differs;
    if (this.moments.length && same === line.length && same === this.steps.length) return;
    let told = await this.ask(same);
    this.take(told);
    while (told.steps.length && this.steps.length < told.plies) {
      told = await this.ask(this.steps.length); // the server gives a long game in parts
      this.take(told);
    }
  }

  private take(told: Told): void {
    this.steps = [...this.steps.slice(0, told.since), ...told.steps];
    this.moments.length = Math.min(this.moments.length, told.since);
    this.moments.push(told.snapshot);
    for (const step of told.steps) this.moments.push(changed(this.moments.at(-1), step) as Snapshot);
  }

  private async ask(since: number): Promise<Told> {
    try {
      return await api.timeline(this.id, since);
    } catch (error) {
      if (since === 0 || !(error instanceof ApiError) || error.status !== 404) throw error;
      return api.timeline(this.id, 0); // plies were taken back meanwhile
    }
  }
}

/** Give a snapshot with the changes of a step; what has not changed is shared with the one before. */
function changed(snapshot: unknown, step: Step): unknown {
  return step.changes.reduce((whole, [path, value]) => put(whole, path, value), snapshot);
}

function put(whole: unknown, [key, ...path]: (string | number)[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy = (Array.isArray(whole) ? [...(whole as unknown[])] : { ...(whole as object) }) as Record<
    string | number,
    unknown
  >;
  copy[key] = put(copy[key], path, value);
  return copy;
}
