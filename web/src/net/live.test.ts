import { describe, expect, test } from "vitest";
import { pauseAfter } from "./live";

describe("coming back after a loss", () => {
  test("a server that restarts says within how long, and luck says when", () => {
    expect(pauseAfter(1012, "restart 8", 500, 0)).toBe(0);
    expect(pauseAfter(1012, "restart 8", 500, 0.5)).toBe(4000);
    expect(pauseAfter(1012, "restart 8", 500, 1)).toBe(8000);
  });

  test("nobody is sent away for longer than a minute", () => {
    expect(pauseAfter(1012, "restart 9999", 500, 1)).toBe(60_000);
  });

  test.each([
    [1012, ""],
    [1012, "restart soon"],
    [1006, "restart 8"],
    [1013, ""],
  ])("without a hint it waits as long as its turn says (%i %s)", (code, reason) => {
    expect(pauseAfter(code, reason, 1000, 0)).toBe(750);
    expect(pauseAfter(code, reason, 1000, 1)).toBe(1250);
  });
});
