// Whether the page is at rest: asked once a frame, it is when nothing has changed for some frames and nothing is on its
// way that would: no font, no answer, no piece that waits to be drawn, no motion that ends.
() => {
  const QUIET_FRAMES = 3;
  const root = document.documentElement;
  const seen = (window.seenAtRest ??= (() => {
    const state = { changes: 0, look: "", quiet: 0 };
    const watcher = new MutationObserver(() => (state.changes += 1));
    watcher.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
    return state;
  })());
  const moving = document.getAnimations().some((one) => one.playState === "running" && Number.isFinite(one.effect?.getComputedTiming().endTime));
  const pages = document.querySelector(".pages");
  const look = [seen.changes, innerWidth, innerHeight, root.scrollWidth, root.scrollHeight, scrollX, scrollY, pages?.scrollLeft].join();
  const waits = document.readyState !== "complete" || document.fonts.status !== "loaded" || document.querySelector("[aria-busy='true'], [data-drawing]");
  seen.quiet = waits || moving || look !== seen.look ? 0 : seen.quiet + 1;
  seen.look = look;
  if (seen.quiet < QUIET_FRAMES) return false;
  seen.quiet = 0;
  return true;
}
