import { tick } from "svelte";

const DRAWING = "data-drawing"; // on the page while pieces of it wait to be drawn
/**
 * After so many milliseconds of drawing nothing more is begun before the browser has shown what there is. Showing it costs
 * more than drawing a small piece, so those come together.
 */
const AT_ONCE = 2;
const waiting: (() => void)[] = [];

/**
 * Let the browser show what there is and answer whoever pressed something, before more is drawn. Those who ask get their
 * turns one after the other, so that what takes long is never drawn in one go.
 */
export function yieldToBrowser(): Promise<void> {
  return new Promise((turn) => {
    if (waiting.push(turn) === 1) void takeTurns();
  });
}

async function takeTurns(): Promise<void> {
  document.documentElement.toggleAttribute(DRAWING, true);
  while (waiting.length) {
    await new Promise((shown) => requestAnimationFrame(() => setTimeout(shown)));
    const end = performance.now() + AT_ONCE;
    do {
      waiting[0]?.();
      await tick(); // it is drawn, and its own pieces wait
      waiting.shift();
    } while (waiting.length && performance.now() < end);
  }
  document.documentElement.toggleAttribute(DRAWING, false);
}
