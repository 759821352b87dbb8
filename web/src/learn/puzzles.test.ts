import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Snapshot } from "../net/types";
import { language, LANGUAGES } from "../text/language.svelte";
import { has, t } from "../text/text";
import { keepPuzzles, keptPuzzles, PUZZLES, puzzleAt, reached } from "./puzzles";

const snapshot = { seats: [{ inventory: { gold: 2 } }, { space: 12 }], outcome: null } as unknown as Snapshot;

test("a goal asks for at least, at most, or exactly something", () => {
  const gold = ["seats", 0, "inventory", "gold"];
  expect([1, 2, 3].map((least) => reached({ at: gold, least }, snapshot))).toEqual([true, true, false]);
  expect([11, 12].map((most) => reached({ at: ["seats", 1, "space"], most }, snapshot))).toEqual([false, true]);
  const won = { at: ["outcome", "winners", 0], is: "red" };
  expect(reached(won, snapshot)).toBe(false);
  expect(reached(won, { ...snapshot, outcome: { winners: ["red"] } } as unknown as Snapshot)).toBe(true);
});

describe("what a device remembers", () => {
  beforeEach(() => localStorage.clear());

  test("is nothing at first, and whatever else lies there is no progress", () => {
    const none = { solved: [], table: null, puzzle: null, tries: 0 };
    expect(keptPuzzles()).toEqual(none);
    localStorage.setItem("redcathedral.puzzles", '{"solved":["helicopter"],"table":7}');
    expect(keptPuzzles()).toEqual(none);
  });

  test("is what was solved, and which puzzle a table is", () => {
    keepPuzzles({ solved: ["extra"], table: "t1", puzzle: "towers" });
    keepPuzzles({ tries: 2 });
    expect(keptPuzzles()).toEqual({ solved: ["extra"], table: "t1", puzzle: "towers", tries: 2 });
    expect([puzzleAt("t1")?.id, puzzleAt("t2")]).toEqual(["towers", null]);
  });
});

test.each(LANGUAGES)("in %s every puzzle has its words", async (code) => {
  await language.sayAll();
  await language.choose(code);
  const complaints = vi.spyOn(console, "error");
  expect(PUZZLES).toHaveLength(4);
  for (const { id } of PUZZLES)
    for (const part of ["title", "goal", "missed", "answer"]) {
      expect(has(`puzzle-${id}-${part}`)).toBe(true);
      expect(t(`puzzle-${id}-${part}`, { rival: "Vera" })).not.toContain("puzzle-");
    }
  expect(complaints).not.toHaveBeenCalled();
});
