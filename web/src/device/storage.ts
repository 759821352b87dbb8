/**
 * What this browser keeps between visits, under names of our own. A browser may keep nothing, in a private window or with a full
 * disk: then nothing is found, and what is kept is lost without a word.
 */
const PREFIX = "redcathedral.";

/** The name under which the browser knows something of ours. */
export function storageKey(name: string): string {
  return PREFIX + name;
}

/** Give the text kept under a name, null if there is none. */
export function readText(name: string): string | null {
  try {
    return localStorage.getItem(storageKey(name));
  } catch {
    return null;
  }
}

export function keepText(name: string, text: string): void {
  try {
    localStorage.setItem(storageKey(name), text);
  } catch {
    // Nothing kept; the page does as it was told until it is closed.
  }
}

/** Give the value kept under a name, null if there is none or it can't be read. Older pages may have kept other shapes: check it. */
export function readValue(name: string): unknown {
  try {
    return JSON.parse(readText(name) ?? "null");
  } catch {
    return null;
  }
}

export function keepValue(name: string, value: unknown): void {
  keepText(name, JSON.stringify(value));
}
