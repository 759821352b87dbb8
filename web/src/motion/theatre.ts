/** Plays scenes one after the other. Whoever waits makes those before it faster, and a hand on the table ends them all. */
import type { Part } from "./stage";

/** How many motions a thing on the board waits for; it is transparent as long. */
const awaited = new WeakMap<Element, number>();

function hide(element: HTMLElement | SVGElement): void {
  awaited.set(element, (awaited.get(element) ?? 0) + 1);
  element.style.opacity = "0";
}

function show(element: HTMLElement | SVGElement): void {
  const left = (awaited.get(element) ?? 1) - 1;
  awaited.set(element, left);
  if (left === 0) element.style.opacity = "";
}

/** A scene on the layer: its pictures lie where they start, and wait. */
class Act {
  readonly keys: ReadonlySet<string>;
  private readonly running = new Map<Animation, Part>();
  private ended: () => void = () => undefined;

  constructor(
    layer: HTMLElement,
    parts: Part[],
    /** What acts before this one show already. */
    taken: ReadonlySet<string>,
    private readonly cue: (rate: number) => void,
  ) {
    this.keys = new Set(parts.flatMap((part) => part.key ?? []));
    for (const part of parts) {
      const { node, moves } = part.ghost;
      node.style.left = `${part.at.x}px`;
      node.style.top = `${part.at.y}px`;
      if (part.key === null || taken.has(part.key)) node.style.visibility = "hidden";
      layer.append(node);
      const { delay, duration, easing = "linear" } = part;
      const animation = moves.animate(part.frames, { delay, duration, easing, fill: "both" });
      animation.pause();
      animation.onfinish = () => this.drop(animation, part);
      this.running.set(animation, part);
      if (part.hides) hide(part.hides);
    }
  }

  play(rate: number, ended: () => void): void {
    this.ended = ended;
    this.cue(rate);
    for (const [animation, part] of this.running) {
      part.ghost.node.style.visibility = "";
      animation.playbackRate = rate;
      animation.play();
    }
    if (!this.running.size) ended();
  }

  hurry(rate: number): void {
    for (const animation of this.running.keys()) animation.updatePlaybackRate(rate);
  }

  jump(): void {
    for (const [animation, part] of [...this.running]) {
      animation.onfinish = null;
      animation.cancel();
      this.drop(animation, part);
    }
  }

  private drop(animation: Animation, part: Part): void {
    part.ghost.gone();
    if (part.hides) show(part.hides);
    this.running.delete(animation);
    if (!this.running.size) this.ended();
  }
}

export class Theatre {
  private acts: Act[] = [];

  constructor(
    private readonly layer: HTMLElement,
    private readonly speed: () => number,
  ) {}

  /** Show a scene as soon as those before it are over. */
  add(parts: Part[], cue: (rate: number) => void): void {
    const taken = new Set(this.acts.flatMap((act) => [...act.keys]));
    const act = new Act(this.layer, parts, taken, cue);
    this.acts.push(act);
    if (this.acts.length === 1) this.next();
    else this.acts[0]?.hurry(this.rate);
  }

  /** Let everything be where it belongs, now. */
  jump(): void {
    const acts = this.acts;
    this.acts = [];
    for (const act of acts) act.jump();
  }

  private get rate(): number {
    return this.speed() * this.acts.length;
  }

  private next(): void {
    const act = this.acts[0];
    act?.play(this.rate, () => {
      if (this.acts[0] !== act) return;
      this.acts.shift();
      this.next();
    });
  }
}
