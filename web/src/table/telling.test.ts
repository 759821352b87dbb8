import { beforeAll, expect, test } from "vitest";
import type { ScoreLines } from "../net/types";
import { language } from "../text/language.svelte";
import { say } from "../text/text";
import { partsOf, wordsFor } from "./telling";

const SCORES = [
  { seat: "red", track: 10, goods: 4, towers: [9, 8] },
  { seat: "blue", track: 13, goods: 1, towers: [0, 4] },
] as unknown as ScoreLines[];

beforeAll(async () => {
  await language.sayAll();
  await language.choose("en");
});

test("the track is told first, then the goods, then every tower", () => {
  expect(partsOf(["A", "B"]).map(({ label }) => say(label))).toEqual([
    "Scoring track",
    "Materials and rubles",
    "Tower A",
    "Tower B",
  ]);
});

test("the words name the part and what it brought everybody", () => {
  const names: Record<string, string> = { red: "Anna", blue: "Boris" };
  const words = partsOf(["A", "B"]).map((part) => wordsFor(part, SCORES, (color) => names[color] ?? ""));
  expect(words[0]).toBe("Scoring track: Anna 10 and Boris 13");
  expect(words[3]).toBe("Tower B: Anna 8 and Boris 4");
});
