/** The order of the rules for players: chapters, their paragraphs, the clauses each explains, and its picture. */
import { has, t, type Facts } from "../text/text";
import { factsOf, type Amounts } from "./amounts";
import { mentions, type Query } from "./search";

export interface Paragraph {
  /** Its words are `rule-<id>-title` and `rule-<id>`. */
  id: string;
  clauses: readonly string[];
  picture?: string;
}

export interface Chapter {
  id: string;
  paragraphs: readonly Paragraph[];
}

const p = (id: string, clauses: string, picture?: string): Paragraph => ({
  id,
  clauses: clauses.split(/ /),
  ...(picture ? { picture } : {}),
});

export const BOOK: readonly Chapter[] = [
  {
    id: "goal",
    paragraphs: [
      p("goal", "E8", "cathedral"),
      p("words", "S7", "sections"),
      p("seats", "S1 S2 S9 S11"),
      p("laying", "S3 S4 S5 S6 S8 S10"),
    ],
  },
  {
    id: "turn",
    paragraphs: [p("turn", "T1 T4"), p("exchange", "T2", "track"), p("reroll", "T3", "dice"), p("no-prestige", "P3")],
  },
  {
    id: "claim",
    paragraphs: [
      p("available", "C1", "free"),
      p("banner", "C2"),
      p("take-tile", "C3"),
      p("place", "C4", "faces"),
      p("at-once", "C5"),
    ],
  },
  {
    id: "build",
    paragraphs: [
      p("deliver", "B1", "materials"),
      p("where", "B2", "claimed"),
      p("complete", "B3", "complete"),
      p("penalty", "B4", "penalty"),
      p("leftover", "B5"),
    ],
  },
  {
    id: "decorate",
    paragraphs: [
      p("ornaments", "D1", "ornaments"),
      p("ornament-cost", "D2"),
      p("jewels", "D3", "jewels"),
      p("ornament-stock", "D4"),
    ],
  },
  {
    id: "market",
    paragraphs: [
      p("move", "M1", "wheel"),
      p("full-space", "M2", "full-space"),
      p("three-things", "M3"),
      p("gather", "M4", "gather"),
      p("room", "M5"),
      p("roll", "M6"),
    ],
  },
  {
    id: "influence",
    paragraphs: [
      p("card", "I1", "card"),
      p("repeat", "I2"),
      p("craftsmen", "I3", "craftsmen"),
      p("teamsters", "I4", "teamsters"),
      p("merchants", "I5", "merchants"),
      p("clergy", "I6", "clergy"),
      p("influence-room", "I7"),
    ],
  },
  {
    id: "workshop",
    paragraphs: [
      p("tiles", "W1", "tiles"),
      p("activate", "W2"),
      p("resource-tile", "W3"),
      p("die-tile", "W4", "die-tile"),
      p("take-less", "W5"),
    ],
  },
  {
    id: "points",
    paragraphs: [p("recognition", "P1"), p("prestige", "P2", "track"), p("second-lap", "P4"), p("worth", "P5")],
  },
  {
    id: "end",
    paragraphs: [
      p("sixth", "E1"),
      p("markers-back", "E2"),
      p("goods", "E3"),
      p("tower", "E4"),
      p("presence", "E5"),
      p("places", "E6", "places"),
      p("two-seats", "E7", "tie"),
      p("limit", "X1"),
    ],
  },
  {
    id: "advanced",
    paragraphs: [
      p("advanced-board", "V1"),
      p("advanced-price", "V2"),
      p("unlock", "V3", "unlock"),
      p("white-spaces", "V4"),
    ],
  },
  {
    id: "solo",
    paragraphs: [
      p("ivan", "A1"),
      p("ivan-cards", "A2"),
      p("ivan-first", "A3"),
      p("ivan-turn", "A4", "ivan"),
      p("ivan-die", "A5"),
      p("ivan-recognition", "A6"),
      p("ivan-inventory", "A7"),
      p("ivan-transport", "A8"),
      p("ivan-claim", "A9"),
      p("ivan-construction", "A10"),
      p("ivan-ornament", "A11"),
      p("ivan-end", "A12"),
    ],
  },
];

export const PARAGRAPHS: readonly Paragraph[] = BOOK.flatMap((chapter) => chapter.paragraphs);

/** How many paragraphs there are up to and with the next picture, given how many come before: a picture takes long to draw. */
export function afterNextPicture(before: number): number {
  const next = PARAGRAPHS.findIndex((one, i) => i >= before && one.picture);
  return next < 0 ? PARAGRAPHS.length : next + 1;
}

/** The beginning of some chapters: so many of their paragraphs. */
export function firstOf<One extends Chapter>(chapters: readonly One[], count: number): One[] {
  let left = count;
  return chapters.flatMap((chapter) => {
    const room = left;
    left -= chapter.paragraphs.length;
    if (left >= 0) return [chapter];
    return room > 0 ? [{ ...chapter, paragraphs: chapter.paragraphs.slice(0, room) }] : [];
  });
}

const PARAGRAPH_OF = new Map(PARAGRAPHS.flatMap((one) => one.clauses.map((clause) => [clause, one.id])));

/** The paragraph a clause is explained in. */
export function paragraphOf(clause: string): string | null {
  return PARAGRAPH_OF.get(clause) ?? null;
}

/** A paragraph in the reader's language; its words are put together when they are asked for, chapter by chapter. */
export interface ToldParagraph extends Paragraph {
  readonly title: string;
  readonly text: string;
  /** A worked example; most have none. */
  readonly example: string | null;
  /** Other words somebody may look for it by. */
  readonly also: string;
}

const told = (one: Paragraph, facts: Facts): ToldParagraph => ({
  ...one,
  get title() {
    return t(`rule-${one.id}-title`);
  },
  get text() {
    return t(`rule-${one.id}`, facts);
  },
  get example() {
    return has(`rule-${one.id}-example`) ? t(`rule-${one.id}-example`, facts) : null;
  },
  get also() {
    return has(`rule-${one.id}-also`) ? t(`rule-${one.id}-also`) : "";
  },
});

/** The chapters in the reader's language, with the paragraphs that mention what is sought; all of them if nothing is. */
export function chaptersWith(query: Query, amounts: Amounts): { id: string; paragraphs: ToldParagraph[] }[] {
  const facts = factsOf(amounts);
  return BOOK.map((chapter) => ({
    id: chapter.id,
    paragraphs: chapter.paragraphs
      .map((one) => told(one, facts))
      .filter(
        (one) =>
          !query.words.length ||
          mentions(
            [t(`rules-chapter-${chapter.id}`), one.title, one.text, one.example, one.also, ...one.clauses].join(" "),
            query,
          ),
      ),
  })).filter((chapter) => chapter.paragraphs.length > 0);
}
