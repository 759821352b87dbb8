import { onMount, tick, untrack } from "svelte";
import { isWriting } from "../bar/keys";
import { phone } from "../device/phone";
import { yieldToBrowser } from "../lib/yieldToBrowser";
import { TABS, type Tab } from "./tabs";

/** The parts of the table: a wide screen shows them all, a phone one at a time, side by side to be swiped. */
export class Parts {
  shown = $state<Tab>("market");
  /** What is drawn by now. A phone draws what must be done now first, that part right afterwards, then the others. */
  drawn = $state.raw<readonly Tab[]>(phone.current ? [] : TABS);
  /** What the parts are swiped in, and its room. */
  frame = $state.raw<HTMLElement>();
  room = $state.raw<DOMRectReadOnly>();

  /** The width the parts were last laid out for. */
  #width = 0;
  /** The part a button or the game has sent us to: on the way there the parts passed don't count. */
  #heading: Tab | null = null;

  /** For use where a component begins. */
  constructor() {
    onMount(async () => {
      for (const part of [this.shown, ...TABS]) {
        if (this.drawn.includes(part)) continue;
        await yieldToBrowser();
        this.#draw(part);
        await tick(); // its pieces take their turns before the next part
      }
    });

    // Whoever turns the phone stays at the part that was shown.
    const width = $derived(this.room?.width ?? 0);
    $effect(() => {
      if (width) this.#scrollTo(TABS.indexOf(untrack(() => this.shown)) * width, "instant");
      this.#width = width;
    });
  }

  go(next: Tab, calm = matchMedia("(prefers-reduced-motion: reduce)").matches): void {
    this.shown = next;
    this.#draw(next);
    if (!this.frame) return;
    this.#heading = next;
    this.#scrollTo(TABS.indexOf(next) * this.frame.clientWidth, calm ? "instant" : "smooth");
  }

  /** Turn to where something happens; whoever writes something stays there. */
  follow(next: Tab, calm?: boolean): void {
    if (!isWriting(document.activeElement)) this.go(next, calm);
  }

  scrolled(): void {
    // A browser that has just been turned scrolls by itself, to another part.
    if (!this.frame?.clientWidth || this.frame.clientWidth !== Math.round(this.#width)) return;
    const at = this.frame.scrollLeft / this.frame.clientWidth;
    const now = TABS[Math.round(at)] ?? this.shown;
    if (this.#heading === null) this.shown = now;
    else if (now === this.#heading && Math.abs(at - Math.round(at)) < 0.02) this.#heading = null;
  }

  /** A finger on the parts ends a way begun by a button. */
  touched(): void {
    this.#heading = null;
  }

  #draw(part: Tab): void {
    if (!this.drawn.includes(part)) this.drawn = [...this.drawn, part];
  }

  #scrollTo(left: number, behavior: ScrollBehavior): void {
    this.frame?.scrollTo({ left, behavior });
  }
}
