import { beforeEach, expect, test } from "vitest";
import { seenOf, setSeen } from "./seen";

beforeEach(() => localStorage.clear());

test("of a table that was never seen nothing was seen", () => expect(seenOf("a")).toBe(0));

test("the last look at each table counts", () => {
  setSeen("a", 3);
  setSeen("b", 5);
  setSeen("a", 8);
  expect([seenOf("a"), seenOf("b")]).toEqual([8, 5]);
});

test("forty tables are remembered, the last seen first", () => {
  for (let n = 0; n <= 40; n++) setSeen(`table ${n}`, n + 1);
  expect([seenOf("table 0"), seenOf("table 1"), seenOf("table 40")]).toEqual([0, 2, 41]);
});

test.each(["nonsense", "{}", '[null, ["a"], ["a", "x"]]'])(
  "what is kept and not understood is left out: %s",
  (kept) => {
    localStorage.setItem("redcathedral.seen", kept);
    expect(seenOf("a")).toBe(0);
  },
);
