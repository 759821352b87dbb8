/**
 * Turns a scene into animations: pictures of what moves, on a layer above the board.
 *
 * The board itself shows at once how things are now, and stays as it is for clicks; what is on its way is made
 * transparent there until its picture arrives. Only `transform` is animated, so that frames are made without this thread.
 */
import type { Places, Spot } from "./places";
import { counterGhost, cubeGhost, DEEP, dieGhost, FLYING, likeness, raysGhost, thingGhost, type Ghost } from "./ghosts";
import type { Flight, Motion, Scene } from "./plan";
import { DICE, type DieName } from "../net/types";

/** No scene takes longer than this, in milliseconds, at the slowest speed. */
export const LONGEST = 800;
const SMOOTH = "cubic-bezier(0.45, 0.05, 0.35, 1)";

/** One picture and how it moves. */
export interface Part {
  /** What it stands for: two scenes that move the same thing show one picture of it at a time. */
  key: string | null;
  ghost: Ghost;
  at: DOMRect;
  frames: Keyframe[];
  delay: number;
  duration: number;
  easing?: string;
  /** What it stands for on the board. */
  hides?: Spot["element"];
  /** Whether another picture of the thing continues from where this one ends. */
  handsOver?: boolean;
}

/** What is about to vanish and has to be copied before: the old face of what will be turned over. */
export function copies(scenes: Scene[], before: Places): Map<string, Ghost> {
  const found = new Map<string, Ghost>();
  for (const motion of scenes.flat()) {
    if (motion.kind !== "turn-over") continue;
    const spot = before.at(motion.at);
    if (spot) found.set(motion.at, likeness(spot.element, spot.box));
  }
  return found;
}

export function parts(scene: Scene, before: Places, after: Places, old: Map<string, Ghost>): Part[] {
  const found = scene.flatMap((motion) => partsOf(motion, scene, before, after, old));
  if (scene.some((motion) => motion.kind === "travel")) found.push(...makingRoom(scene, before, after));
  const end = Math.max(0, ...found.map((part) => part.delay + part.duration));
  const scale = end > LONGEST ? LONGEST / end : 1;
  return found.map((part) => ({ ...part, delay: part.delay * scale, duration: part.duration * scale }));
}

function partsOf(motion: Motion, scene: Scene, before: Places, after: Places, old: Map<string, Ghost>): Part[] {
  switch (motion.kind) {
    case "travel":
      return travel(motion, scene, before, after);
    case "roll":
      return roll(motion, scene, before, after);
    case "fly":
      return flight(motion, scene, before, after);
    case "walk":
      return walk(motion, before, after);
    case "count":
      return count(motion, after);
    case "turn-over":
      return turnOver(motion.at, scene, after, old);
  }
}

function shift(from: DOMRect, to: { x: number; y: number }): string {
  return `translate(${(to.x - from.x).toFixed(1)}px, ${(to.y - from.y).toFixed(1)}px)`;
}

function middle(box: DOMRect): { x: number; y: number } {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const ROLLING = 620;

/** Round the market space by space, with a little hop at each. */
function travel(motion: Motion & { kind: "travel" }, scene: Scene, before: Places, after: Places): Part[] {
  const key = `die-${motion.die}`;
  const [from, to, wheel] = [before.at(key), after.at(key), after.at("wheel")];
  if (!from || !to || !wheel) return [];
  const hub = middle(wheel.box);
  const polar = (box: DOMRect) => ({
    angle: Math.atan2(middle(box).y - hub.y, middle(box).x - hub.x),
    radius: Math.hypot(middle(box).x - hub.x, middle(box).y - hub.y),
  });
  const [start, stop] = [polar(from.box), polar(to.box)];
  const eighth = Math.PI / 4;
  // The way goes round as often as the steps say and ends exactly where the die lies now.
  const off = stop.angle - start.angle - motion.steps * eighth;
  const sweep = motion.steps * eighth + Math.atan2(Math.sin(off), Math.cos(off));
  const size = from.box.width / to.box.width;
  const frames = Array.from({ length: 2 * motion.steps + 1 }, (_, i): Keyframe => {
    const part = i / (2 * motion.steps);
    const angle = start.angle + sweep * part;
    const radius = start.radius + (stop.radius - start.radius) * part;
    const scale = (size + (1 - size) * part) * (i % 2 ? 1.22 : 1);
    const x = hub.x + radius * Math.cos(angle) - middle(to.box).x;
    const y = hub.y + radius * Math.sin(angle) - middle(to.box).y;
    return { transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(3)})` };
  });
  const rolled = scene.some((one) => one.kind === "roll");
  const duration = Math.min(700, 240 + 65 * motion.steps);
  const ghost = dieGhost(motion.die, motion.value, to.box);
  return [{ key, ghost, at: to.box, frames, delay: rolled ? ROLLING * 0.7 : 0, duration, hides: to.element }];
}

function roll(motion: Motion & { kind: "roll" }, scene: Scene, before: Places, after: Places): Part[] {
  const key = `die-${motion.die}`;
  const goesOn = scene.some((one) => one.kind === "travel" && one.die === motion.die);
  const spot = after.at(key);
  const box = (goesOn ? before.at(key) : spot)?.box;
  if (!spot || !box) return [];
  const ghost = cubeGhost(motion.die, motion.from, motion.to, box);
  const hop = box.height;
  const tilt = DICE.indexOf(motion.die) % 2 ? 1 : -1;
  const frame = (up: number, x: number, y: number, z: number): Keyframe => ({
    transform:
      `perspective(${(6 * hop).toFixed(0)}px) translate3d(0, ${(-up * hop).toFixed(1)}px, ${(-DEEP * hop).toFixed(1)}px) ` +
      `rotateX(${x}deg) rotateY(${y * tilt}deg) rotateZ(${z * tilt}deg)`,
  });
  const frames = [
    { ...frame(0, 180, 0, 0), easing: "ease-out" },
    { ...frame(0.75, 400, 150, 40), offset: 0.35, easing: "ease-in" },
    { ...frame(0, 590, 270, 20), offset: 0.65, easing: "ease-out" },
    { ...frame(0.18, 660, 330, 8), offset: 0.82, easing: "ease-in" },
    frame(0, 720, 360, 0),
  ];
  const travels = scene.some((one) => one.kind === "travel");
  const delay = 18 * DICE.indexOf(motion.die);
  const duration = travels ? ROLLING * 0.6 : ROLLING;
  return [{ key, ghost, at: box, frames, delay, duration, hides: spot.element, handsOver: goesOn }];
}

/** Dice that lie differently because another came or went. */
function makingRoom(scene: Scene, before: Places, after: Places): Part[] {
  const busy = new Set<DieName>(
    scene.flatMap((one) => (one.kind === "travel" || one.kind === "roll" ? [one.die] : [])),
  );
  return DICE.filter((die) => !busy.has(die)).flatMap((die): Part[] => {
    const key = `die-${die}`;
    const [from, to] = [before.at(key), after.at(key)];
    if (!from || !to || Math.hypot(from.box.x - to.box.x, from.box.y - to.box.y) < 1) return [];
    const frames = [
      {
        transform: `${shift(to.box, from.box)} scale(${(from.box.width / to.box.width).toFixed(3)})`,
        transformOrigin: "0 0",
      },
      { transform: "none", transformOrigin: "0 0" },
    ];
    return [
      {
        key,
        ghost: likeness(to.element, to.box),
        at: to.box,
        frames,
        delay: 0,
        duration: 400,
        easing: SMOOTH,
        hides: to.element,
      },
    ];
  });
}

const FLIGHT = 440;

/** In an arc from one place to another, one after the other where there are several. */
function flight(motion: Flight, scene: Scene, before: Places, after: Places): Part[] {
  const from = before.find(motion.from, motion.leaves);
  const now = after.find(motion.to, motion.lands);
  const then = before.find(motion.to, motion.lands); // the slots of a section are gone when it is complete
  const to = now?.exact ? now : then?.exact ? then : (now ?? then);
  if (!from || !to || from.element === to.element) return [];
  const at = middle(to.box);
  const start = middle(from.box);
  const size = (box: DOMRect) => Math.min(1.5, Math.max(0.55, Math.min(box.width, box.height) / FLYING));
  const box = new DOMRect(at.x - FLYING / 2, at.y - FLYING / 2, FLYING, FLYING);
  const [dx, dy] = [start.x - at.x, start.y - at.y];
  const lift = Math.min(70, 16 + Math.hypot(dx, dy) * 0.14);
  const frames: Keyframe[] = [
    { transform: `translate(${dx.toFixed(1)}px, ${dy.toFixed(1)}px) scale(${size(from.box)})`, easing: "ease-in" },
    {
      transform: `translate(${(dx / 2).toFixed(1)}px, ${(dy / 2 - lift).toFixed(1)}px) scale(1.35)`,
      easing: "ease-out",
    },
    { transform: `translate(0px, 0px) scale(${to.exact ? size(to.box) : 0.6})` },
  ];
  const alike = scene.filter((one) => one.kind === "fly").length;
  const delay = motion.turn * Math.min(70, 300 / alike);
  const appears = now?.exact && now.element === to.element && isNew(motion);
  const ghost = thingGhost(motion.thing);
  return [{ key: null, ghost, at: box, frames, delay, duration: FLIGHT, ...(appears ? { hides: to.element } : {}) }];
}

/** Whether the thing is on the board only since this scene; counters and piles were there before. */
function isNew(motion: Flight): boolean {
  return !/^(rubles|supply|seat|section|workshop)/.test(motion.to[0] ?? "");
}

/** The marker goes along the track, space by space; past the end it comes in at the beginning again. */
function walk(motion: Motion & { kind: "walk" }, before: Places, after: Places): Part[] {
  const key = `marker-${motion.seat}`;
  const [from, to] = [before.at(key), after.at(key)];
  if (!from || !to) return [];
  const way: number[] = [];
  const on = motion.laps ? motion.laps : Math.sign(motion.to - motion.from);
  for (let space = motion.from + on; space !== motion.to && way.length < 100; space += on) {
    if (!after.at(`track-${space}`)) space = on > 0 ? 0 : motion.to + 1;
    else way.push(space);
  }
  const points = way.flatMap((space) => {
    const spot = after.at(`track-${space}`);
    return spot ? [middle(spot.box)] : [];
  });
  const stops = [middle(from.box), ...points, middle(to.box)];
  const frames = stops.map((point): Keyframe => ({
    transform: shift(to.box, { x: point.x - to.box.width / 2, y: point.y - to.box.height / 2 }),
  }));
  const duration = Math.min(560, 220 + 60 * stops.length);
  return [
    {
      key,
      ghost: likeness(to.element, to.box),
      at: to.box,
      frames,
      delay: 160,
      duration,
      easing: SMOOTH,
      hides: to.element,
    },
  ];
}

const MOST_NUMBERS = 8;

function count(motion: Motion & { kind: "count" }, after: Places): Part[] {
  const spot = after.at(motion.at);
  if (!spot) return [];
  const steps = Math.min(MOST_NUMBERS, Math.abs(motion.to - motion.from));
  const numbers = Array.from({ length: steps + 1 }, (_, i) =>
    Math.round(motion.from + ((motion.to - motion.from) * i) / steps),
  );
  const frames = [
    { transform: "translateY(0)" },
    { transform: `translateY(-${(steps * spot.box.height).toFixed(1)}px)` },
  ];
  const ghost = counterGhost(spot.element, spot.box, numbers);
  return [
    { key: motion.at, ghost, at: spot.box, frames, delay: 200, duration: 420, easing: SMOOTH, hides: spot.element },
  ];
}

/** The old face turns away, the new one comes round. */
function turnOver(key: string, scene: Scene, after: Places, old: Map<string, Ghost>): Part[] {
  const spot = after.at(key);
  const face = old.get(key);
  if (!spot || !face) return [];
  const at = spot.box;
  const delay = scene.some((one) => one.kind === "fly") ? 320 : 0;
  const deep = `perspective(${(5 * at.width).toFixed(0)}px)`;
  const turned = (degrees: number): Keyframe => ({ transform: `${deep} rotateY(${degrees}deg)` });
  const reach = 0.42 * at.width;
  const around = new DOMRect(at.x - reach, at.y - reach, at.width + 2 * reach, at.height + 2 * reach);
  const rays: Part = {
    key: null,
    ghost: raysGhost(around),
    at: around,
    frames: [{ transform: "scale(0)" }, { transform: "scale(1) rotate(15deg)" }],
    delay: delay + 130,
    duration: 340,
    easing: "ease-out",
  };
  return [
    ...(key.startsWith("section-") ? [rays] : []),
    { key, ghost: face, at, frames: [turned(0), turned(90)], delay, duration: 210, easing: "ease-in" },
    {
      key: null,
      ghost: likeness(spot.element, at),
      at,
      frames: [turned(-90), { ...turned(8), offset: 0.75 }, turned(0)],
      delay: delay + 210,
      duration: 260,
      easing: "ease-out",
      hides: spot.element,
    },
  ];
}
