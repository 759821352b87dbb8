/** What the keys of the table do. Whoever types, or has a dialog open, means something else by them. */
export type KeyCommand =
  { do: "end" | "undo" | "hint" | "help" | "tip" | "close" } | { do: "option"; n: number } | { do: "step"; by: 1 | -1 };

/** The keys, as the help lists them, each with the message that says what it does. */
export const KEYS: readonly (readonly [keys: readonly string[], says: string])[] = [
  [["1", "–", "9"], "keys-option"],
  [["←", "→", "↑", "↓"], "keys-arrows"],
  [["E"], "keys-end"],
  [["U"], "keys-undo"],
  [["H"], "keys-hint"],
  [["I"], "keys-tip"],
  [["Esc"], "keys-close"],
  [["?"], "keys-help"],
];

const LETTERS: Partial<Record<string, KeyCommand>> = {
  e: { do: "end" },
  u: { do: "undo" },
  h: { do: "hint" },
  i: { do: "tip" },
  "?": { do: "help" },
  Escape: { do: "close" },
  ArrowRight: { do: "step", by: 1 },
  ArrowDown: { do: "step", by: 1 },
  ArrowLeft: { do: "step", by: -1 },
  ArrowUp: { do: "step", by: -1 },
};

type Pressed = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "repeat">;

/**
 * What a key means here; null where it means nothing, or something to the browser. Who has turned single keys off keeps the
 * arrows and Escape: a letter, a digit or a sign may come from a voice or a slip of the hand.
 */
export function commandFor(event: Pressed, typing: boolean, single = true): KeyCommand | null {
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (!single && event.key.length === 1) return null;
  if (/^[1-9]$/.test(event.key)) return event.repeat ? null : { do: "option", n: Number(event.key) };
  const found = LETTERS[event.key.length === 1 ? event.key.toLowerCase() : event.key] ?? null;
  return event.repeat && found?.do !== "step" ? null : found;
}

/** Whether somebody writes, chooses from a list or reads a dialog. */
export function isTyping(target: EventTarget | null): boolean {
  return document.querySelector("dialog[open]") !== null || isWriting(target);
}

/** Whether what is typed goes into a field. */
export function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, select, textarea"));
}
