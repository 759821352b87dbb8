import { expect, test } from "vitest";
import type { Ply } from "../table/verbs";
import { commonWords, matches, together, type Picked } from "./selection.svelte";

const MOVE: Ply = { verb: "market", args: { die: "red", extra: 2 } };
const DELIVER: Ply = { verb: "deliver", args: { material: "gold", section: "B1" } };
const TRADE: Ply = { verb: "trade", args: { give: "lumber", get: "gold" } };
const BUY: Ply = { verb: "buy", args: { material: "gold" } };
const PLACE: Ply = { verb: "place", args: { space: "green", face: "down" } };
const REROLL: Ply = { verb: "reroll", args: { space: 3 } };
const PLIES = [MOVE, DELIVER, TRADE, BUY, PLACE, REROLL];

const about = (pick: Picked) => PLIES.filter((ply) => matches(ply, pick));

test("a die goes with its moves", () => {
  expect(about({ kind: "die", die: "red" })).toEqual([MOVE]);
  expect(about({ kind: "die", die: "blue" })).toEqual([]);
});

test("a section goes with what is done there", () =>
  expect(about({ kind: "section", section: "B1" })).toEqual([DELIVER]));

test("a material goes with what it is given or got for, not with buying more of it", () => {
  expect(about({ kind: "material", material: "gold" })).toEqual([DELIVER, TRADE]);
});

test("a space goes with the tile on it", () => expect(about({ kind: "space", space: "green" })).toEqual([PLACE]));

test("the beginning of a ply goes with how it can continue", () => {
  expect(about({ kind: "ply", verb: "trade", words: [] })).toEqual([TRADE]);
  expect(about({ kind: "ply", verb: "trade", words: ["lumber"] })).toEqual([TRADE]);
  expect(about({ kind: "ply", verb: "trade", words: ["gold"] })).toEqual([]);
  expect(about({ kind: "ply", verb: "market", words: ["red", "+2"] })).toEqual([MOVE]);
  expect(about({ kind: "ply", verb: "reroll", words: ["3"] })).toEqual([REROLL]);
});

test("a material and then a section, or the other way round, is a delivery", () => {
  const gold: Picked = { kind: "material", material: "gold" };
  const b1: Picked = { kind: "section", section: "B1" };
  expect([together(PLIES, gold, b1), together(PLIES, b1, gold)]).toEqual([DELIVER, DELIVER]);
  expect(together(PLIES, null, b1)).toBeNull();
  expect(together(PLIES, { kind: "die", die: "red" }, b1)).toBeNull();
});

test("what is seldom wanted is picked by itself", () => expect(about({ kind: "anytime" })).toEqual([REROLL]));

test("where there is no choice nobody is asked: words that all plies share are said at once", () => {
  const decorate = (jewels: ("emerald" | "amethyst")[]): Ply => ({ verb: "ornament", args: { section: "A1", jewels } });
  expect(commonWords([decorate(["emerald"]), decorate(["amethyst"])], [])).toEqual(["A1"]);
  expect(commonWords([TRADE, { verb: "trade", args: { give: "brick", get: "gold" } }], [])).toEqual([]);
  expect(commonWords([decorate(["emerald"]), decorate(["emerald", "amethyst"])], ["A1"])).toEqual(["A1", "emerald"]);
});
