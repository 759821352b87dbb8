import { keepText, readText } from "./storage";

const RELOADED = "reloaded";
const AGAIN_AFTER = 10_000; // milliseconds; sooner, loading again did not help the last time

/**
 * Load the page again when one of its parts can't be fetched: the network changed in the middle of it, or the server was renewed
 * and has other parts now. Otherwise a page stays empty, or a button does nothing. No game is lost, for the server has it.
 */
export function reloadForMissingParts(): void {
  addEventListener("vite:preloadError", () => {
    if (navigator.onLine) reload();
    else addEventListener("online", reload, { once: true });
  });
}

function reload(): void {
  const now = Date.now();
  if (now - Number(readText(RELOADED)) < AGAIN_AFTER) return;
  keepText(RELOADED, String(now));
  // A browser that keeps nothing would load the page again and again.
  if (readText(RELOADED) === String(now)) location.reload();
}
