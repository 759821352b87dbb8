/** What others have changed is marked on the board until one moves oneself: whoever looked away finds it. */
import type { TableEvent } from "../net/types";
import { decidedBy } from "../table/line";
import { endsAt, type Place, type Scene } from "./plan";

const ATTRIBUTE = "data-changed";

export class Marks {
  private places = new Map<string, Place>();

  /** Take note of what was set in motion; a ply of these seats ends what was noted. */
  note(scenes: readonly Scene[], told: readonly TableEvent[], mine: readonly number[]): void {
    const own = told.some((event) => decidedBy(event, mine) || event.kind === "undo");
    if (own) this.places.clear();
    if (own && !told.some((event) => event.story?.some(({ key }) => key.startsWith("told-ivan-")))) return;
    for (const place of scenes.flatMap(endsAt).map((names) => names.filter((name) => !name.startsWith("supply")))) {
      if (place.length) this.places.set(place.join(), place);
    }
  }

  /** Mark them on the board as it is drawn now. */
  show(): void {
    for (const element of document.querySelectorAll(`[${ATTRIBUTE}]`)) element.removeAttribute(ATTRIBUTE);
    for (const place of this.places.values()) {
      const found = place.flatMap((name) => [...document.querySelectorAll(`[data-at="${name}"]`)]);
      found[0]?.setAttribute(ATTRIBUTE, "");
    }
  }
}
