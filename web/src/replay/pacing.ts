/** How long each thing that others did is shown: almost a second, and all of it together never so long that it holds anybody up. */

/** Milliseconds at normal speed: for a decision, for one with nothing to see, and for everything others do in a round. */
export const EACH = 900;
export const NOTHING = 250;
const ALL = 11_000;
/** How many decisions a turn that is still to come is expected to have. */
export const A_TURN = 4;

/** How long to show a decision: so many are left with it, so many more are expected, and so much time was spent on others. */
export function timeFor(left: number, expected: number, spent: number): number {
  return Math.max(0, Math.min(EACH, (ALL - spent) / Math.max(1, left + expected)));
}

/**
 * How many decisions others are expected to make before one of these seats has its turn.
 *
 * @param mover whose turn it is, of so many seats; -1 for nobody
 */
export function expectedFrom(mover: number, seats: number, mine: readonly number[]): number {
  if (mover < 0 || !mine.length) return 0;
  let turns = 0;
  while (turns < seats && !mine.includes((mover + turns) % seats)) turns++;
  return turns * A_TURN;
}

/** The time spent on showing things, by the clock, so that a slow machine shows less. Time that one waits is given back. */
export class TimeSpent {
  private spent = 0;
  private since = 0;

  constructor(
    /** How much faster than normal things are shown. */
    private readonly speed: () => number,
  ) {}

  /** Something is shown from now on that has nothing to do with what was. */
  restart(): void {
    this.spent = 0;
    this.since = performance.now();
  }

  /** Something is shown again: nobody was held up meanwhile. */
  resume(): void {
    this.spent = Math.max(0, this.spent - this.passed());
  }

  /** How much was spent until now, in milliseconds at normal speed. */
  untilNow(): number {
    return (this.spent += this.passed());
  }

  private passed(): number {
    const now = performance.now();
    const passed = (now - this.since) * this.speed();
    this.since = now;
    return passed;
  }
}
