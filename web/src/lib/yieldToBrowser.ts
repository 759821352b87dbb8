const DRAWING = "data-drawing"; // on the page while pieces of it wait to be drawn
let waiting = 0;
let last: Promise<void> = Promise.resolve();

/**
 * Let the browser show what there is and answer whoever pressed something, before more is drawn. Those who ask get a
 * turn each, one after the other, so that what they draw is never drawn in one go.
 */
export function yieldToBrowser(): Promise<void> {
  waiting += 1;
  document.documentElement.toggleAttribute(DRAWING, true);
  last = last
    .then(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
    .then(() => {
      waiting -= 1;
      document.documentElement.toggleAttribute(DRAWING, waiting > 0);
    });
  return last;
}
