/** The words of plies and pieces in the reader's language. */
import { has, listOf, t } from "../text/text";
import { MATERIALS, type Choice, type Materials, type Tile } from "../net/types";

export { listOf };

export function word(text: string): string {
  if (/^[A-F][1-6]$/.test(text)) return text;
  const key = `word-${text}`;
  return has(key) ? t(key) : text;
}

/** "2 lumber", "1 ruble". */
export function amountOf(resource: string, n: number): string {
  return t(`amount-${resource}`, { n });
}

export function tileWords(tile: Tile): string {
  return "die" in tile ? t("tile-die", { die: word(tile.die) }) : amountOf(tile.resource, tile.amount);
}

export function goodsWords(goods: Materials): string {
  const parts = MATERIALS.filter((m) => goods[m] > 0).map((m) => amountOf(m, goods[m]));
  return parts.length ? listOf(parts) : t("nothing");
}

export function sum(goods: Materials): number {
  return MATERIALS.reduce((all, m) => all + goods[m], 0);
}

/** What a ply says, as the label of its button. */
export function plyLabel(ply: string): string {
  const [verb = "", ...args] = ply.split(" ");
  const named: Record<string, string> = {};
  args.forEach((arg, i) => (named["abcd"[i] ?? "e"] = word(arg)));
  const forms = [`ply-${verb}-${args.length}`, verb === "place" ? `ply-place-${args[1]}` : "", `ply-${verb}`];
  const key = forms.find((form) => form && has(form));
  return key ? t(key, named) : ply;
}

export function fact(choice: Choice, name: string): number | undefined {
  const value = choice.facts?.[name];
  return typeof value === "number" ? value : undefined;
}

/** The icon that stands for a word of a ply, if it has one. */
export function iconOf(text: string): string | null {
  if ((MATERIALS as readonly string[]).includes(text) || text === "rubles" || text === "recognition") return text;
  if (["door", "arch", "cross"].includes(text)) return text;
  return null;
}
