/**
 * What was offered keeps its place as long as the moment is the same: what has been done leaves a gap behind, so that nothing
 * comes to lie where something else was.
 */
export class StablePlaces {
  private moment = "";
  private keys: string[] = [];

  /** Give the places of a moment in order, those of things that are gone too. */
  of(moment: string, offered: readonly string[]): string[] {
    if (moment !== this.moment) {
      this.moment = moment;
      this.keys = [];
    }
    let before = -1;
    for (const key of offered) {
      const at = this.keys.indexOf(key);
      if (at < 0) this.keys.splice(++before, 0, key);
      else before = at;
    }
    return [...this.keys];
  }
}
