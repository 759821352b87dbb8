import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepText, keepValue, readText, readValue, storageKey } from "./storage";

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test("what is kept is found again", () => {
  keepText("name", "Olga");
  keepValue("seen", [["a", 3]]);
  expect([readText("name"), readValue("seen")]).toEqual(["Olga", [["a", 3]]]);
});

test("everything of ours has our name before it", () => {
  keepText("name", "Olga");
  expect(localStorage.getItem("redcathedral.name")).toBe("Olga");
  expect(storageKey("name")).toBe("redcathedral.name");
});

test("what was never kept is not there", () => expect([readText("name"), readValue("name")]).toEqual([null, null]));

test("what is no value reads as nothing", () => {
  keepText("games", "{nonsense");
  expect(readValue("games")).toBeNull();
});

test("a browser that keeps nothing is no trouble", () => {
  const refuse = () => {
    throw new DOMException("no storage here", "SecurityError");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
  keepValue("name", { any: 1 });
  expect([readText("name"), readValue("name")]).toEqual([null, null]);
  vi.unstubAllGlobals();
});
