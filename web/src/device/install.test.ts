import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepOnDevice } from "./install";

const register = vi.fn(() => Promise.resolve({ active: null }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubEnv("DEV", false);
  vi.stubGlobal("navigator", { serviceWorker: { register } });
  register.mockClear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test("a page that stands is kept", async () => {
  void keepOnDevice();
  await vi.advanceTimersByTimeAsync(1000);
  expect(register).toHaveBeenCalledOnce();
});

test.each([
  ["fetches", "aria-busy"],
  ["draws", "data-drawing"],
])("a page that still %s is kept when it stands", async (_, busy) => {
  document.documentElement.setAttribute(busy, "true");
  void keepOnDevice();
  await vi.advanceTimersByTimeAsync(5000);
  expect(register).not.toHaveBeenCalled();
  document.documentElement.removeAttribute(busy);
  await vi.advanceTimersByTimeAsync(1000);
  expect(register).toHaveBeenCalledOnce();
});
