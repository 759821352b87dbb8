import { FluentResource } from "@fluent/bundle";
import { expect, test, vi } from "vitest";
import { jointsOf } from "./joints";
import { localeOf } from "./locale";
import { Speaker } from "./speaker";

const CATALOGUE = `
word-brick = brick
    .other = bricks
greeting = Hello, { $name }!
bricks = { $n ->
    [one] { $n } brick
   *[other] { $n } bricks
}
piles = Piles of { $what-other }
which = { $what-code ->
    [brick] red
   *[other] grey
}
having = You have { $things } ({ $things-count })
below = You have:
    { $things-lines }
`;

function speaker(language: string, source = CATALOGUE, options: ConstructorParameters<typeof Speaker>[2] = {}) {
  const catalogue = Object.assign(new FluentResource(source), { joints: jointsOf(localeOf(language)), letters: "" });
  return new Speaker(language, catalogue, options);
}

test("facts fill a sentence", () => {
  expect(speaker("en").say({ key: "greeting", facts: { name: "Anna" } })).toBe("Hello, Anna!");
});

test("a number selects its plural", () => {
  const english = speaker("en");
  expect([0, 1, 2, 999].map((n) => english.say({ key: "bricks", facts: { n } }))).toEqual([
    "0 bricks",
    "1 brick",
    "2 bricks",
    "999 bricks",
  ]);
});

test("a phrase takes the form a sentence asks for, and can be selected on", () => {
  const what = { key: "word-brick" };
  expect(speaker("en").say({ key: "piles", facts: { what } })).toBe("Piles of bricks");
  expect(speaker("en").say({ key: "which", facts: { what } })).toBe("red");
});

test("a list is joined in the way of the language, and counted", () => {
  const things = ["a door", "an arch", { key: "word-brick" }];
  expect(speaker("en").say({ key: "having", facts: { things } })).toBe("You have a door, an arch, and brick (3)");
});

test("a list can have a line for each part", () => {
  const things = ["a door", { key: "word-brick" }];
  expect(speaker("en").say({ key: "below", facts: { things } })).toBe("You have:\na door\nbrick");
});

test.each([
  ["en", "conjunction", ["a"], "a"],
  ["en", "conjunction", [], ""],
  ["en", "disjunction", ["a", "b", "c"], "a, b, or c"],
  ["pl", "conjunction", ["a", "b", "c"], "a, b i c"],
  ["pt", "conjunction", ["a", "b"], "a e b"],
  ["es", "conjunction", ["madera", "piedra"], "madera y piedra"],
  ["es", "conjunction", ["Pedro", "Ivan"], "Pedro e Ivan"],
  ["es", "disjunction", ["plata", "oro"], "plata u oro"],
] as const)("%s: a %s of %j", (language, kind, parts, joined) => {
  expect(speaker(language).list(parts, kind)).toBe(joined);
});

test("what a language lacks is said by another", () => {
  const english = speaker("en");
  expect(speaker("pl", "only = tylko", { fallback: english }).say({ key: "word-brick" })).toBe("brick");
  expect(speaker("pl", "only = tylko", { fallback: english }).has("word-brick")).toBe(true);
});

test("an unknown key is shown as it is, and the gap is told once", () => {
  const onGap = vi.fn();
  const polish = speaker("pl", "only = tylko", { onGap });
  expect([polish.say({ key: "nowhere" }), polish.say({ key: "elsewhere" })]).toEqual(["nowhere", "elsewhere"]);
  expect(onGap).toHaveBeenCalledOnce();
});
