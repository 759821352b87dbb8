/** From the drawing on the page to a file that needs nothing of the page. */
import { flushSync, mount, unmount, type ComponentProps } from "svelte";
import type { Color } from "../net/types";
import Picture from "./Picture.svelte";

export const WIDTH = 1600;
export const HEIGHT = 1200;
export const SERIF = "Palatino, 'Palatino Linotype', Georgia, 'Liberation Serif', serif";
export const SANS = "'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', sans-serif";

export interface Builder {
  name: string;
  color: Color;
  score: number;
  won: boolean;
}

/** What may hold a colour of the theme. */
const PAINTED = ["fill", "stroke", "color", "stop-color"] as const;
const REFERENCE = /#([\w-]+)/;

/** The picture as a file of its own: every colour resolved, every part it uses inside. */
export function pictureSvg(props: ComponentProps<typeof Picture>): string {
  const easel = document.createElement("div");
  easel.className = "visually-hidden";
  document.body.append(easel);
  const picture = mount(Picture, { target: easel, props });
  flushSync();
  try {
    const drawn = easel.querySelector("svg");
    return drawn ? standalone(drawn) : "";
  } finally {
    void unmount(picture);
    easel.remove();
  }
}

export async function picturePng(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  canvas.getContext("2d")?.drawImage(image, 0, 0, WIDTH, HEIGHT);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("the picture could not be drawn"))), "image/png"),
  );
}

export function download(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

function standalone(drawn: SVGSVGElement): string {
  const copy = painted(drawn) as SVGSVGElement;
  const parts = document.createElementNS("http://www.w3.org/2000/svg", "defs");
  copy.prepend(parts);
  const wanted = referred(copy);
  const have = new Set([...copy.querySelectorAll("[id]")].map((one) => one.id));
  for (const id of wanted) {
    const part = document.getElementById(id);
    if (have.has(id) || !part) continue;
    have.add(id);
    const taken = painted(part);
    parts.append(taken);
    wanted.push(...referred(taken));
  }
  return new XMLSerializer().serializeToString(copy);
}

/** A copy whose colours are what the page shows now; what takes the colour of its surroundings goes on doing so. */
function painted(source: Element): Element {
  const copy = source.cloneNode(true) as Element;
  const originals = [source, ...source.querySelectorAll("*")];
  const copies = [copy, ...copy.querySelectorAll("*")];
  copies.forEach((one, i) => {
    const original = originals[i];
    for (const name of PAINTED) {
      if (original && one.getAttribute(name)?.includes("var(")) {
        one.setAttribute(name, getComputedStyle(original).getPropertyValue(name));
      }
    }
    one.removeAttribute("class");
    one.removeAttribute("data-at");
  });
  return copy;
}

/** The names of all parts something uses. */
function referred(root: Element): string[] {
  const found = [root, ...root.querySelectorAll("*")].flatMap((one) =>
    ["href", "fill", "clip-path"].map((name) => REFERENCE.exec(one.getAttribute(name) ?? "")?.[1]),
  );
  return found.filter((id) => id !== undefined);
}
