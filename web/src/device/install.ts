const LOOK_EVERY = 1000; // milliseconds

/** Whether the page still fetches or draws what somebody waits for. */
const isBusy = (): boolean =>
  document.readyState !== "complete" || document.querySelector("[aria-busy='true'], [data-drawing]") !== null;

/**
 * Keep the shell of the page on this device, so that it opens as an app does, also before its server runs. Those are seventy
 * files, half a megabyte: they wait until the page stands, or what somebody wants to see would come later.
 */
export async function keepOnDevice(): Promise<void> {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  do await new Promise((done) => setTimeout(done, LOOK_EVERY));
  while (isBusy());
  try {
    const { active } = await navigator.serviceWorker.register("/service-worker.js");
    active?.postMessage("keep-shell"); // the page may be newer than what is kept
  } catch {
    // A private window or a plain-HTTP address allows none; the page works the same without.
  }
}
