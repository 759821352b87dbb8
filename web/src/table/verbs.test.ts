import { expect, test } from "vitest";
import {
  costOf,
  givenIn,
  isGift,
  onCard,
  rank,
  readPly,
  sectionIn,
  spaceIn,
  takesNothing,
  textOf,
  VERBS,
  wordsOf,
  type Ply,
} from "./verbs";
import { language, LANGUAGES } from "../text/language.svelte";
import { has } from "../text/text";

const PLIES: [string, Ply][] = [
  ["claim B2", { verb: "claim", args: { section: "B2" } }],
  ["place green up", { verb: "place", args: { space: "green", face: "up" } }],
  ["take 0", { verb: "take", args: { number: 0 } }],
  ["deliver lumber A1", { verb: "deliver", args: { material: "lumber", section: "A1" } }],
  ["ornament A1", { verb: "ornament", args: { section: "A1", jewels: [] } }],
  ["ornament A1 emerald amethyst", { verb: "ornament", args: { section: "A1", jewels: ["emerald", "amethyst"] } }],
  ["market red", { verb: "market", args: { die: "red", extra: 0 } }],
  ["market white +2", { verb: "market", args: { die: "white", extra: 2 } }],
  ["gather", { verb: "gather", args: { number: null } }],
  ["gather 4", { verb: "gather", args: { number: 4 } }],
  ["swap 1 8", { verb: "swap", args: { spaces: [1, 8] } }],
  ["bulk lumber brick gold", { verb: "bulk", args: { give: "lumber", get: ["brick", "gold"] } }],
  ["offer lumber brick stone", { verb: "offer", args: { materials: ["lumber", "brick", "stone"] } }],
  ["reroll 3", { verb: "reroll", args: { space: 3 } }],
  ["end", { verb: "end", args: {} }],
];

test.each(PLIES)("%s is said so", (text, ply) => {
  expect(textOf(ply)).toBe(text);
  expect(readPly(text)).toEqual({ verb: ply.verb, words: wordsOf(ply) });
});

test("the materials a ply gives are those that leave the inventory", () => {
  expect(givenIn({ verb: "buy", args: { material: "gold" } })).toEqual([]);
  expect(givenIn({ verb: "sell", args: { material: "gold" } })).toEqual(["gold"]);
  expect(givenIn({ verb: "barter", args: { give: "gold", get: "stone" } })).toEqual(["gold"]);
  expect(givenIn({ verb: "offer", args: { materials: ["gold", "stone", "brick"] } })).toEqual([
    "gold",
    "stone",
    "brick",
  ]);
  expect(givenIn({ verb: "end", args: {} })).toEqual([]);
});

test("a ply names the section or the space of the workshop it is about, a space of the market is neither", () => {
  expect(sectionIn({ verb: "ivan", args: { section: "C3" } })).toBe("C3");
  expect(sectionIn({ verb: "pray", args: {} })).toBeNull();
  expect(spaceIn({ verb: "commission", args: { space: "white2" } })).toBe("white2");
  expect(spaceIn({ verb: "banner", args: { source: "white1" } })).toBe("white1");
  expect(spaceIn({ verb: "reroll", args: { space: 4 } })).toBeNull();
});

test("what must be done comes before what may be done at any time", () => {
  expect(rank("ivan")).toBeLessThan(rank("claim"));
  expect(rank("claim")).toBeLessThan(rank("pray"));
  expect(rank("pray")).toBeLessThan(rank("exchange"));
});

test("an action of a card this page is too old for has no picture, and breaks nothing", () => {
  expect(onCard("somersault")).toBeUndefined();
  expect(onCard("claim")).toBeUndefined();
  expect(onCard("donate")).toMatchObject({ pays: "rubles", gains: "prestige" });
});

test.each(LANGUAGES)("every verb a person decides has its words in %s", async (code) => {
  await language.choose(code);
  await language.sayAll(); // tips come later
  for (const [verb, { influence }] of Object.entries(VERBS)) {
    if (verb === "roll" || verb === "shuffle") continue;
    const keys = [`ply-${verb}`, `verb-${verb}`, ...(influence ? [`influence-${verb}`, `tip-verb-${verb}`] : [])];
    expect(keys.filter((key) => !has(key))).toEqual([]);
  }
});

test("a button says what it costs", () => {
  expect(costOf({ verb: "market", args: { die: "red", extra: 2 }, brings: {} })).toEqual({ n: 2, what: "rubles" });
  expect(costOf({ verb: "market", args: { die: "red", extra: 0 }, brings: {} })).toBeNull();
  expect(costOf({ verb: "place", args: { space: "red", face: "up" }, brings: { price: 3 } })?.n).toBe(3);
  expect(costOf({ verb: "buy", args: { material: "gold" }, brings: { cost: 2 } })?.n).toBe(2);
  expect(costOf({ verb: "reroll", args: { space: 3 }, brings: {} })).toEqual({ n: 1, what: "prestige" });
  expect(costOf({ verb: "exchange", args: {}, brings: {} })).toEqual({ n: 1, what: "prestige" });
  expect(costOf({ verb: "end", args: {}, brings: {} })).toBeNull();
});

test("to take nothing is no amount", () => {
  expect(takesNothing({ verb: "take", args: { number: 0 } })).toBe(true);
  expect(takesNothing({ verb: "take", args: { number: 1 } })).toBe(false);
});

test("what costs nothing is to be had before the turn ends; what is sold or paid for is not missed", () => {
  const GIFTS: Ply[] = [
    { verb: "gather", args: { number: 2 } },
    { verb: "activate", args: { space: "red" } },
    { verb: "deliver", args: { material: "lumber", section: "A1" } },
    { verb: "pray", args: {} },
  ];
  const OTHERS: Ply[] = [
    { verb: "end", args: {} },
    { verb: "done", args: {} },
    { verb: "sell", args: { material: "brick" } },
    { verb: "buy", args: { material: "gold" } },
    { verb: "exchange", args: {} },
    { verb: "gather", args: { number: 0 } },
  ];
  expect(GIFTS.filter((ply) => !isGift({ ...ply, brings: {} }))).toEqual([]);
  expect(OTHERS.filter((ply) => isGift({ ...ply, brings: { cost: 2 } }))).toEqual([]);
});
