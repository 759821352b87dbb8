/** Every word of the page comes from a Fluent catalogue through here; said in a template it changes with the language. */
import { language } from "./language.svelte";
import type { Fact, Facts, Phrase } from "./speaker";

export type { Fact, Facts, Phrase };
export type Args = Facts;

export function has(key: string): boolean {
  return language.speaker.has(key);
}

/** Say a message of the catalogue. */
export function t(key: string, args?: Facts): string {
  return language.speaker.say({ key, ...(args ? { facts: args } : {}) });
}

/** Say a phrase of the server, or anything else that can fill a sentence. */
export function say(fact: Fact): string {
  return language.speaker.words(fact);
}

/** What the server has to tell: a phrase, and its English text for a page that does not know the message. */
export interface Told {
  key: string;
  facts?: Record<string, unknown>;
  text?: string;
}

/** Say what the server tells. */
export function told({ key, facts, text }: Told): string {
  return text !== undefined && !has(key) ? text : t(key, facts as Facts | undefined);
}

/** "a, b, and c", "a, b, or c". */
export function listOf(parts: readonly string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  return language.speaker.list(parts, type);
}

/** A part of the page that says what only comes later, once all words are there too. */
export async function withAllWords<T>(part: Promise<T>): Promise<T> {
  await language.sayAll();
  return part;
}
