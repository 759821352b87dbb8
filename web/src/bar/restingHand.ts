/**
 * A hand that rests where it has just pressed. When the options change, something else may come to lie under it: a second
 * press there, right after the change, was not meant for it.
 */
const MOMENT = 300; // milliseconds
const SLOP = 12; // pixels

export class RestingHand {
  private at: { x: number; y: number } | null = null;
  private changedAt = -Infinity;

  /** The options have changed, at a time as events tell it. */
  changed(time: number): void {
    this.changedAt = time;
  }

  /** Whether a press is stopped; keys are pressed on purpose, and tell no place. */
  stops(press: Pick<MouseEvent, "clientX" | "clientY" | "timeStamp" | "detail">): boolean {
    if (press.detail === 0) return false;
    const { clientX: x, clientY: y } = press;
    const rests = this.at !== null && Math.hypot(x - this.at.x, y - this.at.y) < SLOP;
    this.at = { x, y };
    return rests && press.timeStamp - this.changedAt < MOMENT;
  }
}
