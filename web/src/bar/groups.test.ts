import { expect, test } from "vitest";
import type { Choice, Compound } from "../net/types";
import { exchangesOf, fullest, groupsOf, namesTheDie, rest, sideBySide, signOf, telling } from "./groups";

const choice = (verb: string, args: Record<string, unknown>, brings: object = {}): Choice =>
  ({ ply: [verb, ...Object.values(args).flat()].join(" "), verb, args, brings, text: "", meaning: null }) as Choice;

const said = (choices: Choice[]) => groupsOf(choices).map(({ key, choices }) => [key, choices.map(({ ply }) => ply)]);

test("all comes first among amounts, and to take nothing is none of them", () => {
  expect(said([0, 1, 2].map((number) => choice("take", { number })))).toEqual([["take", ["take 2", "take 1"]]]);
});

test("a tile is placed by one press: face up and face down stand apart", () => {
  const places = ["red", "blue"].flatMap((space) => ["up", "down"].map((face) => choice("place", { space, face })));
  expect(said(places)).toEqual([
    ["place up", ["place red up", "place blue up"]],
    ["place down", ["place red down", "place blue down"]],
  ]);
});

test("each section to decorate has its jewels side by side, the best first", () => {
  const plain = choice("ornament", { section: "A1", jewels: [] }, { prestige: 0 });
  const both = choice("ornament", { section: "A1", jewels: ["emerald", "amethyst"] }, { prestige: 3 });
  const other = choice("ornament", { section: "B1", jewels: [] }, { prestige: 0 });
  expect(said([plain, both, other])).toEqual([
    ["ornament A1", [both.ply, plain.ply]],
    ["ornament B1", [other.ply]],
  ]);
  expect([rest(plain), rest(both)]).toEqual([[], ["emerald", "amethyst"]]);
});

test("more sections to decorate than have room of their own are asked for first: jewels name none", () => {
  const plain = ["A1", "B1", "C1"].map((section) => choice("ornament", { section, jewels: [] }));
  const all = groupsOf(plain);
  expect(all.map(({ key, section }) => [key, section])).toEqual([["ornament", null]]);
  expect(all.some(sideBySide)).toBe(false);
  expect(groupsOf(plain.slice(1)).every(sideBySide)).toBe(true);
});

test("where a phone has much else to do, decorating is one option", () => {
  const ornaments = [[], ["emerald"], ["amethyst"]].map((jewels) => choice("ornament", { section: "A1", jewels }));
  const others = [choice("claim", { section: "B1" }), choice("market", { die: "white", extra: 0 })];
  const keys = (choices: Choice[], narrow: boolean) => groupsOf(choices, narrow).map(({ key }) => key);
  expect(keys([...ornaments, ...others], true)).toContain("ornament");
  expect(keys([...ornaments, ...others], false)).toContain("ornament A1");
  expect(keys([...ornaments.slice(1), ...others], true)).toContain("ornament A1");
  expect(keys([...ornaments.slice(1), ...others, choice("haul", {})], true)).toContain("ornament");
  expect(keys([...ornaments, ...others.slice(1)], true)).toContain("ornament A1");
});

test("beside much else to do there is room for one section to decorate", () => {
  const plain = ["A1", "B1"].map((section) => choice("ornament", { section, jewels: [] }));
  const deliver = choice("deliver", { material: "brick", section: "C1" });
  const move = choice("market", { die: "red", extra: 0 });
  const keys = (...choices: Choice[]) => groupsOf(choices).map(({ key }) => key);
  expect(keys(...plain, deliver)).toEqual(["deliver", "ornament A1", "ornament B1"]);
  expect(keys(...plain, deliver, move)).toEqual(["deliver", "ornament", "market"]);
  expect(keys(...plain.slice(1), deliver, move)).toEqual(["deliver", "ornament B1", "market"]);
});

test("of two tiles the one that brings more goes with a die", () => {
  const one = { kind: "market", plies: ["market white", "activate white1"], gains: { gold: 1 } } as unknown as Compound;
  const two = { ...one, gains: { gold: 1, rubles: 2 } };
  expect(fullest([one, two], "market", "market white")).toBe(two);
  expect(fullest([one, two], "tile", "market white")).toBeUndefined();
});

test("side by side stands what needs one word, unless there is too much of it or only one", () => {
  const claims = (n: number) => groupsOf(Array.from({ length: n }, (_, i) => choice("claim", { section: `A${i}` })));
  expect([1, 2, 10, 11].map((n) => claims(n).every(sideBySide))).toEqual([false, true, true, false]);
  const deliveries = ["A1", "B1"].map((section) => choice("deliver", { material: "brick", section }));
  expect(groupsOf(deliveries).some(sideBySide)).toBe(false);
});

test("jewels stand side by side up to two of them", () => {
  const jewels = (...given: string[]) => groupsOf([choice("ornament", { section: "A1", jewels: given })]);
  expect(jewels("emerald", "amethyst").every(sideBySide)).toBe(true);
  expect(jewels("emerald", "emerald", "amethyst").some(sideBySide)).toBe(false);
});

test("a color has a sign, both white spaces the same", () => {
  expect(["red", "white2", "brick", ""].map(signOf)).toEqual(["red", "white", null, null]);
});

test("the picture of a ply is the thing it names first, else its last word", () => {
  expect(telling(choice("deliver", { material: "brick", section: "A1" }))).toBe("brick");
  expect(telling(choice("market", { die: "red", extra: 2 }))).toBe("+2");
  expect(telling(choice("activate", { space: "red" }))).toBe("red");
});

test("a landing shows its die until one is chosen", () => {
  expect(namesTheDie(null)).toBe(false);
  expect(namesTheDie({ kind: "ply", verb: "market", words: [] })).toBe(false);
  expect(namesTheDie({ kind: "ply", verb: "market", words: ["red"] })).toBe(true);
  expect(namesTheDie({ kind: "die", die: "red" })).toBe(true);
});

test("what a material can be exchanged for stands side by side, whatever else is done with it by itself", () => {
  const trades = ["brick", "gold"].map((get) => choice("trade", { give: "stone", get }));
  const barter = choice("barter", { give: "stone", get: "gold" });
  const others = [
    barter, // one alone says in words what it is
    choice("barter", { give: "brick", get: "stone" }), // got, not given
    choice("bulk", { give: "stone", get: ["brick", "gold"] }),
    choice("deliver", { material: "stone", section: "A1" }),
    choice("deliver", { material: "stone", section: "B1" }),
  ];
  const { side, alone } = exchangesOf([...trades, ...others], "stone");
  expect(side.map(({ key, choices }) => [key, choices])).toEqual([["trade", trades]]);
  expect(alone).toEqual(others);
});
