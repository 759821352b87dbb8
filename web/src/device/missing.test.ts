import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reloadForMissingParts } from "./missing";

const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("navigator", { onLine: true });
  reload.mockClear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

reloadForMissingParts();
const lose = () => dispatchEvent(new Event("vite:preloadError"));

test("a page that lacks a part is loaded again, but not time and again", () => {
  lose();
  lose();
  expect(reload).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(11_000);
  lose();
  expect(reload).toHaveBeenCalledTimes(2);
});

test("without a network it's loaded again once there is one", () => {
  vi.stubGlobal("navigator", { onLine: false });
  lose();
  expect(reload).not.toHaveBeenCalled();
  dispatchEvent(new Event("online"));
  expect(reload).toHaveBeenCalledOnce();
});

test("a browser that keeps nothing isn't made to load it forever", () => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  lose();
  expect(reload).not.toHaveBeenCalled();
});
