import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { language, LANGUAGES } from "../text/language.svelte";
import { t } from "../text/text";
import { BOOK, chaptersWith, paragraphOf } from "./book";
import { pieces, queryOf } from "./search";

const RULES = readFileSync(resolve(import.meta.dirname, "../../../docs/rules.md"), "utf-8");
const CLAUSES = [...RULES.matchAll(/^- ([A-Z]\d+) /gm)].map((found) => found[1] ?? "");
const PARAGRAPHS = BOOK.flatMap((chapter) => chapter.paragraphs);

const sought = (text: string) => queryOf(text, t("rules-search-endings"));
const titles = (text: string) =>
  chaptersWith(sought(text)).flatMap((chapter) => chapter.paragraphs.map((one) => one.title));
const marked = (text: string) =>
  chaptersWith(sought(text))
    .flatMap((chapter) => chapter.paragraphs.flatMap((one) => [one.title, one.text]))
    .flatMap((told) => pieces(told, sought(text)))
    .flatMap((piece) => (piece.hit ? [piece.text.toLowerCase()] : []));

beforeAll(() => language.sayAll());
beforeEach(() => language.choose("en"));

test("every clause of the rules is explained in one paragraph", () => {
  expect(CLAUSES.length).toBeGreaterThan(60);
  expect(PARAGRAPHS.flatMap((one) => one.clauses).sort()).toEqual([...CLAUSES].sort());
});

describe.each(LANGUAGES)("in %s", (code) => {
  beforeEach(() => language.choose(code));

  test("every clause leads to a paragraph with words", () => {
    for (const clause of CLAUSES) {
      const paragraph = paragraphOf(clause) ?? "";
      expect(t(`rule-${paragraph}-title`)).not.toBe(`rule-${paragraph}-title`);
      expect(t(`rule-${paragraph}`).length).toBeGreaterThan(20);
    }
  });
});

test("an unknown clause leads nowhere", () => expect(paragraphOf("Z9")).toBeNull());

test("everything is there while nothing is sought", () => {
  expect(chaptersWith(sought("")).flatMap((chapter) => chapter.paragraphs)).toHaveLength(PARAGRAPHS.length);
});

test("accents and capitals do not matter", () => {
  expect(titles("jewéls PRESTIGE")).toEqual(["Jewels shine"]);
  expect(new Set(marked("jewéls PRESTIGE"))).toEqual(new Set(["jewels", "jewel", "prestige"]));
});

test.each([
  ["en", "reroll", "reroll"],
  ["es", "penalización", "penalty"],
  ["it", "maggioranza", "two-seats"],
  ["pl", "kara", "penalty"],
  ["pt", "dinheiro", "exchange"],
])("in %s “%s” is found though the rule says it otherwise", async (code, word, paragraph) => {
  await language.choose(code);
  expect(titles(word)).toContain(t(`rule-${paragraph}-title`));
});

test.each(["penalty", "places", "two-seats", "prestige", "move", "die-tile"])("%s has a worked example", (id) => {
  const found = chaptersWith(sought("")).flatMap((chapter) => chapter.paragraphs.find((one) => one.id === id) ?? []);
  expect(found[0]?.example?.length).toBeGreaterThan(60);
});

test("a clause is found by its name", () => expect(titles("B4")).toEqual([t("rule-penalty-title")]));

test("what is not in the rules is not found", () => expect(titles("helicopter")).toEqual([]));

test.each([
  ["en", "ornamented", "ornament"],
  ["es", "secciones", "sección"],
  ["it", "gemma", "gemme"],
  ["it", "botteghe", "bottega"],
  ["pl", "warsztacie", "warsztatu"],
  ["pl", "rynkiem", "rynku"],
  ["pl", "żetonach", "żeton"],
  ["pt", "provisões", "provisão"],
  ["pt", "material", "materiais"],
])("in %s who looks for “%s” finds “%s”", async (code, word, found) => {
  await language.choose(code);
  expect(marked(word)).toContain(found);
  expect(titles(word).length).toBeLessThan(PARAGRAPHS.length);
});
