import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { yieldToBrowser } from "./yieldToBrowser";

let now = 0;
let shown = 0;

/** Draw pieces that take so many milliseconds each; gives how many pictures had been shown before each. */
async function draw(pieces: number[]): Promise<number[]> {
  const before = pieces.map(async (milliseconds) => {
    await yieldToBrowser();
    now += milliseconds;
    return shown;
  });
  return Promise.all(before);
}

beforeEach(() => {
  [now, shown] = [0, 0];
  vi.spyOn(performance, "now").mockImplementation(() => now);
  vi.stubGlobal("requestAnimationFrame", (show: FrameRequestCallback) => {
    shown += 1;
    queueMicrotask(() => show(now));
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test("what takes long is shown before the next is drawn", async () => expect(await draw([9, 9, 9])).toEqual([1, 2, 3]));

test("small pieces are shown together", async () =>
  expect(await draw([0.5, 0.5, 9, 0.5, 0.5])).toEqual([1, 1, 1, 2, 2]));

test("the page says that it is drawing until nothing waits", async () => {
  const drawn = draw([1, 1]);
  expect(document.documentElement.hasAttribute("data-drawing")).toBe(true);
  await drawn;
  await vi.waitUntil(() => !document.documentElement.hasAttribute("data-drawing"));
});
