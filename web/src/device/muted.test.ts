import { beforeEach, expect, test } from "vitest";
import { keepMuted, mutedAt } from "./muted";

beforeEach(() => localStorage.clear());

test("nobody is muted to begin with", () => expect(mutedAt("a")).toEqual([]));

test("each table has its own list", () => {
  keepMuted("a", ["1.4"]);
  keepMuted("b", ["0.0", "2.7"]);
  expect([mutedAt("a"), mutedAt("b"), mutedAt("c")]).toEqual([["1.4"], ["0.0", "2.7"], []]);
});

test("a table where nobody is muted any more is forgotten", () => {
  keepMuted("a", ["1.4"]);
  keepMuted("a", []);
  expect(localStorage.getItem("redcathedral.muted")).toBe("[]");
});

test("forty tables are remembered, the last changed first", () => {
  for (let n = 0; n <= 40; n++) keepMuted(`table ${n}`, [`${n}.0`]);
  expect([mutedAt("table 0"), mutedAt("table 1"), mutedAt("table 40")]).toEqual([[], ["1.0"], ["40.0"]]);
});

test.each(["nonsense", "{}", '[null, ["a"], ["a", "x"], ["a", [1]]]'])(
  "what is kept and not understood is left out: %s",
  (text) => {
    localStorage.setItem("redcathedral.muted", text);
    expect(mutedAt("a")).toEqual([]);
  },
);
