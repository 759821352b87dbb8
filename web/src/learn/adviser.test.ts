import { expect, test } from "vitest";
import type { Hint } from "../net/types";
import { byChance } from "./adviser.svelte";

const hint = (...wins: (number | null)[]) =>
  ({ bot: "tsar", ready: true, choices: wins.map((win, i) => ({ ply: `${i}`, win, margin: 0 })) }) as unknown as Hint;

test("hints come by their chance to win", () => {
  expect(byChance(hint(0.2, 0.5, 0.3)).choices.map((choice) => choice.ply)).toEqual(["1", "2", "0"]);
});

test("where a bot can't tell, its own order stays", () => {
  expect(byChance(hint(null, null)).choices.map((choice) => choice.ply)).toEqual(["0", "1"]);
});
