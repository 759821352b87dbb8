import { expect, test } from "vitest";
import { grouped } from "./grouped";

test("groups stand in the order they first appear, and so do the things in them", () => {
  expect(grouped(["lumber", "end", "lap"], (one) => one.slice(0, 1))).toEqual([
    ["l", ["lumber", "lap"]],
    ["e", ["end"]],
  ]);
});
