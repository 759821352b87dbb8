/** Phrases at hand in the chat. They are sent by their key, so that everyone reads them in their own language. */
import { t } from "../text/text";

export const QUICK_PHRASES: readonly string[] = ["say-well-played", "say-thanks", "say-moment", "say-good-game"];

/** What a message says to this reader. */
export function readable(text: string): string {
  return QUICK_PHRASES.includes(text) ? t(text) : text;
}
