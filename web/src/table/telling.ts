/** The end of a game, told part by part. */
import type { Color, ScoreLines } from "../net/types";
import { t, type Phrase } from "../text/text";

/** A part of everybody's score. */
export interface Part {
  kind: string;
  icon: string;
  /** What a bar has room for. */
  letter: string;
  label: Phrase;
  of: (line: ScoreLines) => number;
}

/** All parts in the order in which they are told: the track, the goods, then tower by tower. */
export function partsOf(towers: readonly string[]): Part[] {
  return [
    { kind: "track", icon: "prestige", letter: "", label: { key: "score-track" }, of: (line) => line.track },
    { kind: "goods", icon: "rubles", letter: "", label: { key: "score-goods" }, of: (line) => line.goods },
    ...towers.map((name, i) => ({
      kind: `tower-${i}`,
      icon: "dome",
      letter: name,
      label: { key: "score-tower", facts: { name } },
      of: (line: ScoreLines) => line.towers[i] ?? 0,
    })),
  ];
}

/** What a part brought everybody: "Tower B: Anna 8 and Boris 4". */
export function wordsFor(part: Part, scores: readonly ScoreLines[], nameOf: (color: Color) => string): string {
  const each = scores.map((line) => ({ key: "score-told-seat", facts: { name: nameOf(line.seat), n: part.of(line) } }));
  return t("score-told", { part: part.label, scores: each });
}
