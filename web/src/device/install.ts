/** Keep the shell of the page on this device, so that it opens as an app does, also before its server runs. */
export async function keepOnDevice(): Promise<void> {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  try {
    const { active } = await navigator.serviceWorker.register("/service-worker.js");
    active?.postMessage("keep-shell"); // the page may be newer than what is kept
  } catch {
    // A private window or a plain-HTTP address allows none; the page works the same without.
  }
}
