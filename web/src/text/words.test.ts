import { beforeEach, expect, test } from "vitest";
import { language } from "./language.svelte";
import { say } from "./text";
import { goodsPhrase, iconOf, plyLabel, sum, tilePhrase, word } from "./words";

const NONE = { lumber: 0, brick: 0, stone: 0, gold: 0, emerald: 0, amethyst: 0 };

beforeEach(() => language.choose("en"));

test("goods are counted and named in one order", () => {
  const goods = { ...NONE, gold: 1, lumber: 2 };
  expect(sum(goods)).toBe(3);
  expect(say(goodsPhrase(goods))).toBe("2 lumber and 1 gold");
  expect(say(goodsPhrase(NONE))).toBe("nothing");
});

test("a tile says what it gives", () => {
  expect(say(tilePhrase({ resource: "brick", amount: 2 }))).toBe("2 bricks");
  expect(say(tilePhrase({ die: "red" }))).toContain("red");
});

test("a word that is none stays as it is", () => {
  expect([word("B2"), word("red")]).toEqual(["B2", "red"]);
});

test("a ply nobody has words for is shown as it is", () => {
  expect(plyLabel("somersault", ["B2"])).toBe("somersault B2");
  expect(plyLabel("claim", ["B2"])).toContain("B2");
});

test("goods and ornaments have icons, places have none", () => {
  expect(["gold", "rubles", "cross", "B2"].map(iconOf)).toEqual(["gold", "rubles", "cross", null]);
});

test("two of a kind are counted in the language's plural", async () => {
  expect(plyLabel("ornament", ["A1", "emerald", "emerald"])).toBe("Decorate A1 with 2 emeralds");
  expect(plyLabel("ornament", ["A1", "emerald", "amethyst"])).toBe("Decorate A1 with 1 emerald and 1 amethyst");
  expect(plyLabel("bulk", ["brick", "gold", "gold"])).toBe("Trade brick for 2 gold");
  await language.choose("de");
  expect(plyLabel("ornament", ["A1", "emerald", "emerald"])).toBe("A1 mit 2 Smaragden verzieren");
  await language.choose("pl");
  expect(plyLabel("bulk", ["brick", "gold", "stone"])).toBe("Wymień cegłę na 1 złoto i 1 kamień");
});
