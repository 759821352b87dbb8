import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { language, LANGUAGES } from "../text/language.svelte";
import { has, t } from "../text/text";
import { LINE, STARTS, STEPS } from "./lesson";

beforeAll(() => language.sayAll());

test("every step begins where the one before it ended", () => {
  expect(STARTS).toHaveLength(STEPS.length + 1);
  expect(STARTS.at(-1)).toBe(LINE.length);
  STEPS.forEach((step, i) => {
    expect(LINE.slice(STARTS[i], STARTS[i + 1])).toEqual([...step.theirs, ...step.yours]);
  });
});

test("a step to read points at something, and says in which part of the table", () => {
  for (const step of STEPS.filter((one) => !one.yours.length)) expect([step.at, step.tab]).not.toContain(null);
});

describe.each(LANGUAGES)("in %s", (code) => {
  beforeEach(() => language.choose(code));
  afterEach(() => vi.restoreAllMocks());

  test("every step has a title and words", () => {
    const complaints = vi.spyOn(console, "error");
    for (const { id } of STEPS) {
      expect([has(`lesson-${id}-title`), has(`lesson-${id}`)]).toEqual([true, true]);
      expect(t(`lesson-${id}`, { rival: "Vera" }).length).toBeGreaterThan(20);
    }
    expect(complaints).not.toHaveBeenCalled();
  });
});
