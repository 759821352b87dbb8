import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { language, LANGUAGES } from "../text/language.svelte";
import { has, t } from "../text/text";
import { PACKAGED, factsOf, spacesOf, type Amounts } from "./amounts";
import { afterNextPicture, BOOK, chaptersWith, firstOf, paragraphOf, PARAGRAPHS } from "./book";
import { pieces, queryOf } from "./search";

const RULES = readFileSync(resolve(import.meta.dirname, "../../../docs/rules.md"), "utf-8");
const CLAUSES = [...RULES.matchAll(/^- ([A-Z]\d+) /gm)].map((found) => found[1] ?? "");

const sought = (text: string) => queryOf(text, t("rules-search-endings"));
const titles = (text: string) =>
  chaptersWith(sought(text), PACKAGED).flatMap((chapter) => chapter.paragraphs.map((one) => one.title));
const marked = (text: string) =>
  chaptersWith(sought(text), PACKAGED)
    .flatMap((chapter) => chapter.paragraphs.flatMap((one) => [one.title, one.text]))
    .flatMap((told) => pieces(told, sought(text)))
    .flatMap((piece) => (piece.hit ? [piece.text.toLowerCase()] : []));

beforeAll(() => language.sayAll());
beforeEach(() => language.choose("en"));

test("every clause of the rules is explained in one paragraph", () => {
  expect(CLAUSES.length).toBeGreaterThan(60);
  expect(PARAGRAPHS.flatMap((one) => one.clauses).sort()).toEqual([...CLAUSES].sort());
});

describe("drawn little by little", () => {
  const steps = [0];
  while ((steps.at(-1) ?? 0) < PARAGRAPHS.length) steps.push(afterNextPicture(steps.at(-1) ?? 0));

  test("each step adds one picture, and the last the rest", () => {
    const pictures = steps.slice(1).map((to, i) => PARAGRAPHS.slice(steps[i], to).filter((one) => one.picture).length);
    expect(Math.max(...pictures)).toBe(1);
    expect(steps.at(-1)).toBe(PARAGRAPHS.length);
  });

  test("what was drawn stays, and in the end everything is there", () => {
    for (const step of steps) {
      const shown = firstOf(BOOK, step).flatMap((chapter) => chapter.paragraphs);
      expect(shown).toEqual(PARAGRAPHS.slice(0, step));
    }
    expect(firstOf(BOOK, PARAGRAPHS.length)).toEqual(BOOK);
  });
});

describe.each(LANGUAGES)("in %s", (code) => {
  beforeEach(() => language.choose(code));

  test("every clause leads to a paragraph with words", () => {
    for (const clause of CLAUSES) {
      const paragraph = paragraphOf(clause) ?? "";
      expect(t(`rule-${paragraph}-title`)).not.toBe(`rule-${paragraph}-title`);
      expect(t(`rule-${paragraph}`, factsOf(PACKAGED)).length).toBeGreaterThan(20);
    }
  });
});

const read = (amounts: Amounts) =>
  Object.fromEntries(
    chaptersWith(sought(""), amounts).flatMap((chapter) =>
      chapter.paragraphs.map((one) => [one.id, `${one.text} ${one.example ?? ""}`]),
    ),
  );

describe.each(LANGUAGES)("in %s", (code) => {
  beforeEach(() => language.choose(code));

  test("every chapter has a worked example with a picture", () => {
    const taught = chaptersWith(sought(""), PACKAGED).filter((chapter) =>
      chapter.paragraphs.some((one) => one.picture && (one.example ?? "").length > 60),
    );
    expect(taught.map((chapter) => chapter.id)).toEqual(BOOK.map((chapter) => chapter.id));
  });

  test("prices and amounts are those of the edition that is played", () => {
    const other: Amounts = {
      start: 31,
      rubles: [32, 33, 34, 35],
      inventory: 36,
      price_own: 41,
      price_rival: 42,
      price_white: 43,
      price_advanced: 44,
      actions: [
        { verb: "trade", cost: 71, gain: 1 },
        { verb: "bulk", cost: 72, gain: 2 },
        { verb: "barter", cost: 73, gain: 0 },
        { verb: "pray", cost: 0, gain: 74 },
        { verb: "donate", cost: 75, gain: 76 },
        { verb: "offer", cost: 3, gain: 77 },
        { verb: "vow", cost: 0, gain: 78 },
      ],
      prestige_spaces: [51, 56, 61, 70],
    };
    const told = read(other);
    const named: [string, number[]][] = [
      ["laying", [31]],
      ["seats", [32, 33, 34, 35, 36]],
      ["place", [41, 42, 43]],
      ["advanced-price", [44]],
      ["prestige", [54, 56, 61]],
      ["exchange", [51, 56]],
      ["merchants", [71, 72, 73]],
      ["clergy", [74, 75, 76, 77, 78]],
      ["card", [74, 75, 76]],
      ["ivan", [32]],
    ];
    for (const [id, numbers] of named)
      for (const number of numbers) expect(told[id], id).toMatch(new RegExp(`\\b${number}\\b`));
    // Nothing of the packaged edition is left where another is played.
    const packaged = read(PACKAGED);
    for (const [id] of named) expect(packaged[id]).not.toBe(told[id]);
  });

  test("paragraphs are found by other words than their own", () => {
    const also = PARAGRAPHS.filter((one) => has(`rule-${one.id}-also`));
    expect(also.length).toBeGreaterThanOrEqual(10);
    for (const one of also) {
      const [word = ""] = t(`rule-${one.id}-also`).split(",");
      expect(titles(word), word).toContain(t(`rule-${one.id}-title`));
    }
  });
});

test("the packaged edition's amounts are those of its file", () => {
  const edition = readFileSync(
    resolve(import.meta.dirname, "../../../src/redcathedral/edition/reconstructed-1.toml"),
    "utf-8",
  );
  const numbers = (name: string) => {
    const line = new RegExp(`^${name} = ([^a-z#]+)`, "m").exec(edition)?.[1] ?? "";
    return (line.match(/\d+/g) ?? []).map(Number);
  };
  const { prestige_spaces, rubles, actions, ...single } = PACKAGED;
  const printed = [...edition.matchAll(/\{ do = "(\w+)"([^}]*)\}/g)].map(([, verb = "", rest = ""]) => {
    const number = (...names: string[]) => Number(new RegExp(`(?:${names.join("|")}) = (\\d+)`).exec(rest)?.[1] ?? 0);
    const price = number("price");
    const [cost, gain] = verb === "sell" ? [0, price] : [price || number("give", "different"), 0];
    return { verb, cost, gain: gain || number("deliveries", "rubles", "get", "recognition", "prestige") };
  });
  const once = (all: object[]) => [...new Set(all.map((one) => JSON.stringify(one)))].sort();
  expect(once(printed)).toEqual(once([...actions]));
  expect(numbers("prestige")).toEqual(prestige_spaces);
  expect(numbers("rubles")).toEqual(rubles);
  for (const [name, amount] of Object.entries(single)) expect(numbers(name), name).toEqual([amount]);
});

test("an edition whose prestige spaces are close together still has an example", () => {
  expect(spacesOf({ ...PACKAGED, prestige_spaces: [5, 6, 7, 8] })).toEqual({ before: 5, from: 4, next: 6, after: 7 });
});

test("an unknown clause leads nowhere", () => expect(paragraphOf("Z9")).toBeNull());

test("everything is there while nothing is sought", () => {
  expect(chaptersWith(sought(""), PACKAGED).flatMap((chapter) => chapter.paragraphs)).toHaveLength(PARAGRAPHS.length);
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
  const found = chaptersWith(sought(""), PACKAGED).flatMap(
    (chapter) => chapter.paragraphs.find((one) => one.id === id) ?? [],
  );
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
