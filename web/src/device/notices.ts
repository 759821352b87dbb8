/** Telling somebody who looks elsewhere that it is their turn: the icon of the page, the system, the phone in the pocket. */
import { settings } from "./settings.svelte";

const ICONS = { quiet: "/favicon.svg", turn: "/favicon-turn.svg" };
const SHAKE = [80, 60, 80];

export function canNotify(): boolean {
  return "Notification" in window && window.isSecureContext;
}

export function canVibrate(): boolean {
  return "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;
}

export function allowed(): boolean {
  return canNotify() && Notification.permission === "granted";
}

/** Ask the browser for leave to notify; to be called from a click. */
export async function askLeave(): Promise<boolean> {
  if (!canNotify()) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** Put a dot on the icon of the page, or take it away. */
export function markIcon(turn: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link) link.setAttribute("href", turn ? ICONS.turn : ICONS.quiet);
}

/** Say by the system and by hand that a turn has come; whoever looks at the table needs neither. */
export async function callBack(table: string, title: string, body: string): Promise<void> {
  const here: Partial<Navigator> = navigator; // older browsers, and pages that come by plain http, lack parts of it
  if (settings.get("vibrate") && canVibrate() && here.userActivation?.hasBeenActive) navigator.vibrate(SHAKE);
  if (!document.hidden || !settings.get("notify") || !allowed()) return;
  const options = { body, tag: `redcathedral-${table}`, icon: ICONS.turn, data: { address: `/table/${table}` } };
  const worker = await here.serviceWorker?.getRegistration();
  if (worker) {
    await worker.showNotification(title, options); // the only way on phones
    return;
  }
  try {
    const notice = new Notification(title, options);
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // A phone's browser without our worker has no other way to say it.
  }
}
