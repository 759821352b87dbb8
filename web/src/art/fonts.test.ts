import { expect, test } from "vitest";
import { holdsAny } from "./fonts";

const codes = (text: string) => new Set(Array.from(text, (letter) => letter.codePointAt(0) ?? 0));

test("a range holds the letters between its ends, and its ends", () => {
  expect(holdsAny("U+0041-005A", codes("A"))).toBe(true);
  expect(holdsAny("U+0041-005A", codes("Z"))).toBe(true);
  expect(holdsAny("U+0041-005A", codes("a"))).toBe(false);
});

test("a font is taken along for one letter that it alone holds", () => {
  expect(holdsAny("U+100-130, U+20BD", codes("Paweł ma 3 ₽"))).toBe(true);
  expect(holdsAny("U+100-130, U+20BD", codes("Olga"))).toBe(false);
});
