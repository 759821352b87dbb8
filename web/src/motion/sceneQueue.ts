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

const ALMOST = 0.99;

/** How a picture moves. One that stands for nothing where it arrives is gone there by itself, without this thread. */
function framesOf({ frames, hides, handsOver }: Part): Keyframe[] {
  const last = frames.at(-1);
  if (!last || (hides && !handsOver)) return frames;
  return [
    ...frames.slice(0, -1),
    { ...last, offset: ALMOST },
    { ...last, offset: 1, transform: `${last.transform} scale(0)` },
  ];
}

/**
 * A scene on the layer: its pictures lie where they start, and wait. What has arrived stays there as its own picture until
 * it is cleared away with everything else; to clear away each by itself would cost a frame each time.
 */
class RunningScene {
  readonly keys: ReadonlySet<string>;
  private readonly parts = new Map<Animation, Part>();
  private moving: number;
  private ended: () => void = () => undefined;

  constructor(
    layer: HTMLElement,
    parts: Part[],
    /** What the scenes before this one show already. */
    taken: ReadonlySet<string>,
    /** Which state of the board it leads to. */
    readonly board: object,
    private readonly cue: (rate: number) => void,
  ) {
    this.moving = parts.length;
    this.keys = new Set(parts.flatMap((part) => part.key ?? []));
    for (const part of parts) {
      const { node, moves } = part.ghost;
      node.style.left = `${part.at.x}px`;
      node.style.top = `${part.at.y}px`;
      if (part.key === null || taken.has(part.key)) node.style.visibility = "hidden";
      layer.append(node);
      const { delay, duration, easing = "linear" } = part;
      const animation = moves.animate(framesOf(part), { delay, duration, easing, fill: "both" });
      animation.pause();
      animation.onfinish = () => --this.moving || this.ended();
      this.parts.set(animation, part);
      if (part.hides) hide(part.hides);
    }
  }

  play(rate: number, ended: () => void): void {
    this.ended = ended;
    this.cue(rate);
    for (const [animation, part] of this.parts) {
      part.ghost.node.style.visibility = "";
      animation.playbackRate = rate;
      animation.play();
    }
    if (!this.moving) ended();
  }

  hurry(rate: number): void {
    for (const animation of this.parts.keys()) animation.updatePlaybackRate(rate);
  }

  /** Let another scene show what both of them move. */
  giveWay(next: RunningScene): void {
    for (const { key, ghost } of this.parts.values())
      if (key && next.keys.has(key)) ghost.node.style.visibility = "hidden";
  }

  /** Let everything be where it belongs. */
  clear(): void {
    for (const [animation, part] of this.parts) {
      animation.onfinish = null;
      animation.cancel();
      part.ghost.gone();
      if (part.hides) show(part.hides);
    }
    this.parts.clear();
  }
}

export class SceneQueue {
  private scenes: RunningScene[] = [];
  /** Over, but their pictures still lie on the board they led to: to clear them away would make the next scene start late. */
  private over: RunningScene[] = [];

  constructor(
    private readonly layer: HTMLElement,
    private readonly speed: () => number,
  ) {}

  /** Show a scene that leads to a state of the board as soon as those before it are over. */
  add(parts: Part[], board: object, cue: (rate: number) => void): void {
    const taken = new Set(this.scenes.flatMap((scene) => [...scene.keys]));
    const scene = new RunningScene(this.layer, parts, taken, board, cue);
    this.scenes.push(scene);
    if (this.scenes.length === 1) this.next();
    else this.scenes[0]?.hurry(this.rate);
  }

  /** Let everything be where it belongs, now. */
  jump(): void {
    const scenes = [...this.over, ...this.scenes];
    this.scenes = [];
    this.over = [];
    for (const scene of scenes) scene.clear();
  }

  private get rate(): number {
    return this.speed() * this.scenes.length;
  }

  private next(): void {
    const scene = this.scenes[0];
    scene?.play(this.rate, () => {
      this.over.push(scene);
      this.scenes.shift();
      const next = this.scenes[0];
      if (next?.board === scene.board) for (const before of this.over) before.giveWay(next);
      else for (const before of this.over.splice(0)) before.clear();
      this.next();
    });
  }
}
