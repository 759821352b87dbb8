/**
 * One language as Fluent reads it, and phrases put into words.
 *
 * The twin of src/redcathedral/text/catalogue.py: the same phrase is the same text in both.
 */
import { FluentBundle, FluentNumber, type FluentResource, type Message } from "@fluent/bundle";
import type { AllJoints, Kind } from "./joints";
import { localeOf } from "./locale";

/** Something to say, in no language yet; the server sends these. */
export interface Phrase {
  key: string;
  facts?: Facts;
}
/** A number, a text that is the same in every language, another phrase, or a list of these. */
export type Fact = number | string | Phrase | readonly Fact[];
export type Facts = Record<string, Fact>;

/** All that is said in a language: its messages as Fluent has parsed them, how it joins lists, the letters it uses. */
export interface Catalogue extends FluentResource {
  joints: AllJoints;
  letters: string;
}

/** In Spanish "y" becomes "e" before its own sound and "o" becomes "u": where that may be, the browser is asked. */
const MAY_SOUND_ALIKE = /^(h?[io]|y|8|11)/i;

/** What a phrase is about, to select on: the key without its family, "lumber" of "word-lumber". */
const codeOf = (phrase: Phrase): string => phrase.key.slice(phrase.key.indexOf("-") + 1 || phrase.key.length);

const isPhrase = (fact: Fact): fact is Phrase => typeof fact === "object" && "key" in fact;

/**
 * A number with no separators in any of our languages. Fluent would have the browser format it, and what the browser needs
 * for that takes a phone fifty milliseconds to make ready.
 */
class SmallNumber extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}
const numberOf = (n: number): number | FluentNumber =>
  Number.isInteger(n) && n >= 0 && n < 1000 ? new SmallNumber(n) : n;

type Given = number | string | FluentNumber;

interface Options {
  /** Says what this one cannot. */
  fallback?: Speaker | undefined;
  /** Told once when there is a message that nobody can say. */
  onGap?: () => void;
  /** Changes every text of the catalogue. */
  transform?: (text: string) => string;
}

export class Speaker {
  private readonly locale: string;
  private readonly bundle: FluentBundle;
  /** The attributes its messages have: cases, gender. */
  private readonly forms = new Set<string>();
  private gap = false;

  constructor(
    readonly language: string,
    private readonly catalogue: Catalogue,
    private readonly options: Options = {},
  ) {
    const { transform } = options;
    this.locale = localeOf(language);
    this.bundle = new FluentBundle(this.locale, { useIsolating: false, ...(transform ? { transform } : {}) });
    for (const problem of this.bundle.addResource(catalogue)) console.error(problem);
    for (const entry of catalogue.body) {
      if (!entry.id.startsWith("-")) Object.keys(entry.attributes).forEach((form) => this.forms.add(form));
    }
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key) || (this.options.fallback?.has(key) ?? false);
  }

  /** An unknown key is shown as it is, so that a gap is seen and nothing breaks. */
  say(phrase: Phrase, form = ""): string {
    const message = this.bundle.getMessage(phrase.key);
    const pattern = message && patternOf(message, form);
    if (!pattern) return this.elsewhere(phrase);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, this.given(phrase.facts ?? {}), errors);
    if (errors.length) console.error(`${this.language}: ${phrase.key}`, ...errors);
    return errors.length && this.options.fallback ? this.options.fallback.say(phrase) : text;
  }

  private elsewhere(phrase: Phrase): string {
    if (this.options.fallback) return this.options.fallback.say(phrase);
    if (!this.gap) this.options.onGap?.();
    this.gap = true;
    return phrase.key;
  }

  list(parts: readonly string[], type: Kind = "conjunction"): string {
    const { transform = (text: string) => text } = this.options;
    const last = parts.at(-1) ?? "";
    if (parts.length < 2) return last;
    if (this.language === "es" && MAY_SOUND_ALIKE.test(last))
      return new Intl.ListFormat(this.locale, { type }).format(parts);
    const joints = this.catalogue.joints[type];
    const joint = parts.length === 2 ? joints.pair : joints.last;
    return parts.slice(0, -1).join(transform(joints.middle)) + transform(joint) + last;
  }

  /** Every fact as Fluent takes it, put into words when a message asks for it; docs/translating.md lists what can be asked. */
  private given(facts: Facts): Record<string, Given> {
    const given: Record<string, Given> = {};
    for (const [name, fact] of Object.entries(facts)) {
      for (const form of ["", ...this.forms]) {
        const asked = form ? `${name}-${form}` : name;
        if (typeof fact === "object") {
          Object.defineProperty(given, asked, { get: () => this.words(fact, form) });
          Object.defineProperty(given, `${asked}-or`, { get: () => this.words(fact, form, "disjunction") });
        } else given[asked] = given[`${asked}-or`] = typeof fact === "number" ? numberOf(fact) : fact;
      }
      Object.defineProperty(given, `${name}-lines`, { get: () => this.words(fact, "", "lines") });
      if (typeof fact === "string") given[`${name}-code`] = fact;
      else if (typeof fact === "object") {
        if (isPhrase(fact)) given[`${name}-code`] = codeOf(fact);
        else given[`${name}-count`] = fact.length;
      }
    }
    return given;
  }

  /** A fact on its own, in one of its forms. */
  words(fact: Fact, form = "", type: Kind | "lines" = "conjunction"): string {
    if (typeof fact === "number" || typeof fact === "string") return String(fact);
    if (isPhrase(fact)) return this.say(fact, form);
    const parts = fact.map((one) => this.words(one, form));
    return type === "lines" ? parts.join("\n") : this.list(parts, type);
  }
}

function patternOf(message: Message, form: string): Message["value"] {
  return (form && message.attributes[form]) || message.value;
}
