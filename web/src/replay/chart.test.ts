import { expect, test } from "vitest";
import { pathOf, ticks } from "./chart";

test.each([
  [0, 5, [0, 1]],
  [3, 5, [0, 1, 2, 3]],
  [38, 5, [0, 10, 20, 30, 40]],
  [100, 4, [0, 50, 100]],
  [101, 5, [0, 50, 100, 150]],
])("up to %i, about %i round numbers", (most, wanted, expected) => {
  expect(ticks(most, wanted)).toEqual(expected);
});

test("the highest number is never above the chart", () => {
  for (let most = 0; most < 300; most++) expect(ticks(most, 5).at(-1)).toBeGreaterThanOrEqual(most);
});

test("a path goes through its points", () => {
  expect(
    pathOf([
      [0, 1.25],
      [2, 3],
    ]),
  ).toBe("M0.0 1.3L2.0 3.0");
  expect(pathOf([])).toBe("");
});
