/** From the drawing on the page to a file that needs nothing of the page. */
import { flushSync, mount, unmount, type ComponentProps } from "svelte";
import type { Color } from "../net/types";
import { fontsFor } from "./fonts";
import Picture from "./Picture.svelte";

const SVG = "http://www.w3.org/2000/svg";
export const WIDTH = 1600;
export const HEIGHT = 1200;
export const SERIF = "Alegreya, Georgia, serif";
export const SANS = "Asap, sans-serif";

export interface Builder {
  name: string;
  color: Color;
  score: number;
  won: boolean;
}

/** What may hold a color of the theme. */
const PAINTED = ["fill", "stroke", "color", "stop-color"] as const;
const REFERENCE = /#([\w-]+)/;

/** The picture as a drawing that needs nothing of the page but its fonts: every color resolved, every part inside. */
export function drawPicture(props: ComponentProps<typeof Picture>): SVGSVGElement {
  const easel = document.createElement("div");
  easel.className = "visually-hidden";
  document.body.append(easel);
  const picture = mount(Picture, { target: easel, props });
  flushSync();
  try {
    const drawn = easel.querySelector("svg");
    if (!drawn) throw new Error("the picture could not be drawn");
    return standalone(drawn);
  } finally {
    void unmount(picture);
    easel.remove();
  }
}

/** The picture as a file of its own, with the fonts it uses inside. */
export async function pictureSvg(drawing: SVGSVGElement): Promise<string> {
  const style = document.createElementNS(SVG, "style");
  style.textContent = await fontsFor(drawing.textContent);
  drawing.prepend(style);
  return serialized(drawing);
}

/** The picture in pixels. A browser draws an SVG before the fonts inside are ready, so the words are written on top. */
export async function picturePng(drawing: SVGSVGElement): Promise<Blob> {
  const words = [...drawing.querySelectorAll("text")];
  words.forEach((one) => one.remove());
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(serialized(drawing))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const context = canvas.getContext("2d");
  context?.drawImage(image, 0, 0, WIDTH, HEIGHT);
  for (const one of words) if (context) await write(context, one);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("the picture could not be drawn"))), "image/png"),
  );
}

async function write(context: CanvasRenderingContext2D, text: SVGTextElement): Promise<void> {
  const given = (name: string): string => text.getAttribute(name) ?? "";
  context.font = `${given("font-weight")} ${given("font-size")}px ${given("font-family")}`;
  await document.fonts.load(context.font, text.textContent);
  context.fillStyle = given("fill");
  context.textAlign = given("text-anchor") === "end" ? "right" : "left";
  context.fillText(text.textContent, Number(given("x")), Number(given("y")));
}

export function download(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

const serialized = (drawing: SVGSVGElement): string => new XMLSerializer().serializeToString(drawing);

function standalone(drawn: SVGSVGElement): SVGSVGElement {
  const copy = painted(drawn) as SVGSVGElement;
  const parts = document.createElementNS(SVG, "defs");
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
  return copy;
}

/** A copy whose colors are what the page shows now; what takes the color of its surroundings continues doing so. */
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
