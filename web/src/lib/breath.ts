let last: Promise<void> = Promise.resolve();

/**
 * Let the browser show what there is and answer whoever pressed something, before more is drawn. Those who ask get a
 * breath each, one after the other, so that what they draw is never drawn in one go.
 */
export function breath(): Promise<void> {
  last = last.then(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  return last;
}
