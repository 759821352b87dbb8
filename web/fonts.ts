/**
 * Our own letters: the faces of the page, cut down to the scripts of our languages.
 *
 * Fontsource brings the whole faces from npm. Here they lose the weights and letters nobody sees, which halves them, and get
 * their `@font-face` rules, so that weights and ranges stand in one place. Everything lands in `web/fonts/`, which git ignores.
 *
 * - Asap, for text: a tall x-height that stays legible at 12 px, and every weight is equally wide, so a word that turns bold
 *   doesn't move its neighbours.
 * - Alegreya, for headings, the wordmark and large figures: drawn for books, with the pen still in it.
 */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const FOLDER = resolve(import.meta.dirname, "fonts");

interface Face {
  family: string;
  source: (subset: string) => string;
  weights: [number, number];
}

const FACES: Face[] = [
  {
    family: "Asap",
    source: (subset) => `@fontsource-variable/asap/files/asap-${subset}-wght-normal.woff2`,
    weights: [400, 700],
  },
  {
    family: "Alegreya",
    source: (subset) => `@fontsource/alegreya/files/alegreya-${subset}-700-normal.woff2`,
    weights: [700, 700],
  },
];

/** Which letters each file holds. A browser fetches one only when the page has such a letter. */
const SUBSETS: Record<string, [number, number][]> = {
  // Western Europe with its punctuation; every page needs it.
  latin: [
    [0x20, 0x7e],
    [0xa0, 0xff],
    [0x131, 0x131],
    [0x152, 0x153],
    [0x2009, 0x2009],
    [0x2013, 0x2014],
    [0x2018, 0x201a],
    [0x201c, 0x201e],
    [0x2022, 0x2022],
    [0x2026, 0x2026],
    [0x2032, 0x2033],
    [0x2039, 0x203a],
    [0x20ac, 0x20ac],
    [0x2122, 0x2122],
    [0x2191, 0x2191],
    [0x2193, 0x2193],
    [0x2212, 0x2212],
  ],
  // Central and Eastern Europe: Polish, and people's names.
  "latin-ext": [
    [0x100, 0x130],
    [0x132, 0x151],
    [0x154, 0x17f],
    [0x218, 0x21b],
    [0x1e9e, 0x1e9e],
    [0x20bd, 0x20bd],
  ],
};

const lettersOf = (ranges: [number, number][]): string =>
  ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)))
    .join("");

const hex = (code: number): string => code.toString(16).toUpperCase().padStart(4, "0");

const rangesOf = (ranges: [number, number][]): string =>
  ranges.map(([first, last]) => `U+${hex(first)}${first === last ? "" : `-${hex(last)}`}`).join(", ");

/** Write a file unless it is there already: a changed file makes the development server load everything again. */
function write(name: string, content: Buffer | string): void {
  const path = resolve(FOLDER, name);
  const next = Buffer.from(content);
  try {
    if (readFileSync(path).equals(next)) return;
  } catch {
    // It isn't there yet.
  }
  writeFileSync(path, next);
}

async function makeFonts(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const find = createRequire(import.meta.url).resolve;
  const rules: string[] = [];
  for (const { family, source, weights } of FACES) {
    const [min, max] = weights;
    for (const [subset, ranges] of Object.entries(SUBSETS)) {
      const name = `${family.toLowerCase()}-${subset}.woff2`;
      const cut = await subsetFont(readFileSync(find(source(subset))), lettersOf(ranges), {
        targetFormat: "woff2",
        ...(min < max && { variationAxes: { wght: { min, max } } }),
      });
      write(name, cut);
      rules.push(`@font-face {
  font-family: "${family}";
  font-weight: ${min < max ? `${min} ${max}` : min};
  font-display: swap;
  src: url("./${name}") format("woff2");
  unicode-range: ${rangesOf(ranges)};
}`);
    }
  }
  write("fonts.css", rules.join("\n") + "\n");
}

export function fonts(): Plugin {
  return { name: "fonts", buildStart: makeFonts };
}
