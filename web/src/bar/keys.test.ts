import { expect, test } from "vitest";
import { commandFor, KEYS } from "./keys";

const press = (key: string, more: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  repeat: false,
  ...more,
});

test("letters, digits and arrows mean what the help says", () => {
  expect(commandFor(press("e"), false)).toEqual({ do: "end" });
  expect(commandFor(press("E"), false)).toEqual({ do: "end" });
  expect(commandFor(press("u"), false)).toEqual({ do: "undo" });
  expect(commandFor(press("?"), false)).toEqual({ do: "help" });
  expect(commandFor(press("3"), false)).toEqual({ do: "option", n: 3 });
  expect(commandFor(press("ArrowLeft"), false)).toEqual({ do: "step", by: -1 });
  expect(commandFor(press("0"), false)).toBeNull();
});

test("whoever types means letters by them, and the browser's own keys stay its own", () => {
  expect(commandFor(press("e"), true)).toBeNull();
  expect(commandFor(press("1"), true)).toBeNull();
  expect(commandFor(press("u", { ctrlKey: true }), false)).toBeNull();
});

test("who has turned single keys off keeps the arrows and Escape", () => {
  for (const key of ["e", "u", "h", "i", "3", "?"]) expect(commandFor(press(key), false, false)).toBeNull();
  expect(commandFor(press("ArrowLeft"), false, false)).toEqual({ do: "step", by: -1 });
  expect(commandFor(press("Escape"), false, false)).toEqual({ do: "close" });
});

test("a key that is held down ends no turn twice, but continues through the options", () => {
  expect(commandFor(press("e", { repeat: true }), false)).toBeNull();
  expect(commandFor(press("1", { repeat: true }), false)).toBeNull();
  expect(commandFor(press("ArrowRight", { repeat: true }), false)).toEqual({ do: "step", by: 1 });
});

test("every key of the help does something", () => {
  for (const [[key = ""]] of KEYS.filter(([keys]) => keys.length === 1))
    expect(commandFor(press(key === "Esc" ? "Escape" : key), false), key).not.toBeNull();
});
