/** The words of plies and pieces in the reader's language. */
import { has, listOf, t, type Fact, type Facts, type Phrase } from "./text";
import { MATERIALS, type Materials, type Tile } from "../net/types";

export { listOf };

/** A word of the game to fill into a sentence, which takes the form it needs; "B2" and numbers stay as they are. */
export function wordPhrase(text: string): Fact {
  const key = `word-${text}`;
  return has(key) ? { key } : text;
}

/** "2 lumber", "1 ruble". */
export function amountPhrase(resource: string, n: number): Phrase {
  return { key: `amount-${resource}`, facts: { n } };
}

export function tilePhrase(tile: Tile): Phrase {
  return "die" in tile
    ? { key: "tile-die", facts: { die: wordPhrase(tile.die) } }
    : amountPhrase(tile.resource, tile.amount);
}

export function goodsPhrase(goods: Materials): Fact {
  const parts = MATERIALS.filter((m) => goods[m] > 0).map((m) => amountPhrase(m, goods[m]));
  return parts.length ? parts : { key: "nothing" };
}

/** A word on its own. */
export function word(text: string): string {
  const key = `word-${text}`;
  return has(key) ? t(key) : text;
}

export function sum(goods: Materials): number {
  return MATERIALS.reduce((all, m) => all + goods[m], 0);
}

/** Materials named one by one, counted: emerald and emerald are "2 emeralds". */
function counted(materials: readonly string[]): Phrase[] {
  return [...new Set(materials)].map((one) => amountPhrase(one, materials.filter((other) => other === one).length));
}

/** What a ply says, or the beginning of one, as the label of its button. */
export function plyLabel(verb: string, words: readonly string[]): string {
  const named: Facts = {};
  words.forEach((one, i) => (named["abcd"[i] ?? "e"] = wordPhrase(one)));
  if (words.length === 3) named.goods = counted(words.slice(1)); // of `ornament` and `bulk`, which may name one twice
  const forms = [`ply-${verb}-${words.length}`, verb === "place" ? `ply-place-${words[1]}` : "", `ply-${verb}`];
  const key = forms.find((form) => form && has(form));
  return key ? t(key, named) : [verb, ...words].join(" ");
}

/** The icon that stands for a word of a ply, if it has one. */
export function iconOf(text: string): string | null {
  if ((MATERIALS as readonly string[]).includes(text) || text === "rubles" || text === "recognition") return text;
  if (["door", "arch", "cross"].includes(text)) return text;
  return null;
}
