/** Let the browser show what there is and answer whoever pressed something, before more is drawn. */
export function breath(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
}
