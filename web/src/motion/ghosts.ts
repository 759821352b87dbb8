/** Pictures of the board's things, to be moved about over it: made of the board's own drawings. */
import { mount, unmount } from "svelte";
import Die from "../board/Die.svelte";
import TileFace from "../board/TileFace.svelte";
import type { DieName } from "../net/types";
import type { Thing } from "./plan";

const SVG = "http://www.w3.org/2000/svg";
/** Things in flight are drawn at this size and scaled. */
export const FLYING = 30;

export interface Ghost {
  node: HTMLElement;
  /** What of it moves; the rest stands still. */
  moves: HTMLElement;
  gone(): void;
}

function div(className: string, box: { width: number; height: number }): HTMLElement {
  const node = document.createElement("div");
  node.className = className;
  node.style.width = `${box.width}px`;
  node.style.height = `${box.height}px`;
  return node;
}

function plain(node: HTMLElement): Ghost {
  return { node, moves: node, gone: () => node.remove() };
}

/** A picture with drawings of the board in it, which go with it. */
function mounted(node: HTMLElement, moves: HTMLElement, drawings: Record<string, unknown>[]): Ghost {
  const gone = () => {
    for (const drawing of drawings) void unmount(drawing);
    node.remove();
  };
  return { node, moves, gone };
}

function icon(name: string): SVGElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#i-${name}`);
  svg.append(use);
  return svg;
}

/** A material, a coin, a banner, an ornament or a tile. */
export function thingGhost(thing: Thing): Ghost {
  const node = div("ghost thing", { width: FLYING, height: FLYING });
  switch (thing.is) {
    case "material":
      node.append(icon(thing.material));
      break;
    case "ruble":
      node.append(icon("rubles"));
      break;
    case "banner":
      node.classList.add(`seat-${thing.color}`, "cloth");
      node.append(icon("banner"));
      break;
    case "ornament":
      node.classList.add(`seat-${thing.color}`, "disc");
      node.append(icon(thing.ornament));
      break;
    case "tile": {
      const face = mount(TileFace, { target: node, props: { tile: thing.tile } });
      return mounted(node, node, [face]);
    }
  }
  return plain(node);
}

/** A die with one face. */
export function dieGhost(color: DieName, value: number, box: DOMRect): Ghost {
  const node = div("ghost", box);
  const face = mount(Die, { target: node, props: { color, value } });
  return mounted(node, node, [face]);
}

/** How far the faces of a die are from its middle, in widths: rounded edges meet a little inside. */
export const DEEP = 0.46;

/** How the six faces of a die lie; the last is in front when it comes to rest, the first when it starts to roll. */
const FACES = ["rotateX(180deg)", "rotateX(90deg)", "rotateX(-90deg)", "rotateY(90deg)", "rotateY(-90deg)", ""];

/** A die with all its faces: the one it showed, the one it will show, and four others. */
export function cubeGhost(color: DieName, from: number, to: number, box: DOMRect): Ghost {
  const node = div("ghost", box);
  const cube = div("cube", box);
  node.append(cube);
  const others = [1, 2, 3, 4, 5, 6].filter((value) => value !== to).slice(0, 4);
  const faces = [from, ...others, to].map((value, i) => {
    const side = div(`face seat-${color}`, box);
    side.style.transform = `${FACES[i]} translateZ(${box.width * DEEP}px)`;
    cube.append(side);
    return mount(Die, { target: side, props: { color, value } });
  });
  return mounted(node, cube, faces);
}

/** Rays of gold behind what is finished. */
export function raysGhost(box: DOMRect): Ghost {
  const node = div("ghost rays", box);
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "-50 -50 100 100");
  const path = document.createElementNS(SVG, "path");
  const ray = (_: unknown, i: number): string => {
    const [from, to, long] = [i / 14, (i + 0.45) / 14, i % 2 ? 38 : 50];
    const at = (turn: number): string =>
      `${(long * Math.cos(2 * Math.PI * turn)).toFixed(1)} ${(long * Math.sin(2 * Math.PI * turn)).toFixed(1)}`;
    return `M0 0L${at(from)} ${at(to)}Z`;
  };
  path.setAttribute("d", Array.from({ length: 14 }, ray).join(""));
  svg.append(path);
  node.append(svg);
  return plain(node);
}

/** How something looks now: a copy that nobody can press, so of a button what is in it. */
export function likeness(element: Element, box: DOMRect): Ghost {
  const node = div("ghost", box);
  const seat = [...element.classList].find((name) => name.startsWith("seat-"));
  if (seat) node.classList.add(seat);
  const parts = element instanceof HTMLButtonElement ? [...element.childNodes] : [element];
  node.append(...parts.map((part) => part.cloneNode(true)));
  return plain(node);
}

/** Numbers above each other in a window one number high, in the type of the counter they stand for. */
export function counterGhost(element: Element, box: DOMRect, numbers: number[]): Ghost {
  const node = div("ghost counter", box);
  const { fontFamily, fontSize, fontWeight, color } = getComputedStyle(element);
  Object.assign(node.style, { fontFamily, fontSize, fontWeight, color });
  node.style.lineHeight = `${box.height}px`;
  const strip = document.createElement("div");
  strip.append(...numbers.map((n) => Object.assign(document.createElement("div"), { textContent: String(n) })));
  node.append(strip);
  return { node, moves: strip, gone: () => node.remove() };
}
