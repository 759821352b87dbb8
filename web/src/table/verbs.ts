/**
 * Moves, and all that the page knows of their verbs. Nothing else lists the verbs: whoever adds one adds its entry in
 * `VERBS`, and TypeScript says if it is missing. What a verb does is the server's to say.
 */
import type { components } from "../net/schema";
import type { Material } from "../net/types";
import type { Tab } from "./tabs";

/** The arguments of every verb, as the server describes them. */
export type Arguments = components["schemas"]["Arguments"];

export type Verb = keyof Arguments;

/** What a ply would do here, as the server says. */
type Brings = components["schemas"]["Choice"]["brings"];

/** A move as the server tells it: its verb and its named arguments; of one of these verbs. */
export type Ply<V extends Verb = Verb> = { [K in V]: { verb: K; args: Arguments[K] } }[V];

/** What is printed on an influence card beside the words of an action, and where the rules explain it. */
interface OnCard<V extends Verb> {
  clause: string;
  /** What its cost and its gain are counted in; null where the card's words say it. */
  pays: "rubles" | null;
  gains: "rubles" | "recognition" | "prestige" | null;
  /** What its words say in numbers and icons, where a card has no room for words; besides its cost and its gain. */
  pictured?: (printed: { cost: number; gain: number }) => readonly (number | string)[];
  /** Some ply of it, to ask about when none is possible. */
  example: Arguments[V];
}

interface About<V extends Verb> {
  /** Its arguments in the order in which they are said. */
  says: readonly (keyof Arguments[V])[];
  /** The part of the table it is played at; null where it is a button only. */
  tab: Tab | null;
  /** Whether its options stand side by side as small buttons, if each has one word. */
  sideBySide?: boolean;
  /** Whether a click on a thing shows it first: where a die lands is looked at, and a tile put down is inert. */
  asksFirst?: boolean;
  /** Whether it is possible at any moment of a turn and seldom wanted: it costs prestige, and waits behind a button. */
  anytime?: boolean;
  /** The rubles it costs besides what an influence card says. */
  rubles?: (args: Arguments[V], brings: Brings) => number;
  /** The materials that leave the inventory. */
  gives?: (args: Arguments[V]) => readonly Material[];
  influence?: OnCard<V>;
}

/** In the order in which the bar offers them. */
export const VERBS: { readonly [V in Verb]: About<V> } = {
  ivan: { says: ["section"], tab: "cathedral", sideBySide: true },
  banner: { says: ["source"], tab: null, sideBySide: true },
  place: { says: ["space", "face"], tab: "you", asksFirst: true, rubles: (_, { price }) => price ?? 0 },
  take: { says: ["number"], tab: null, sideBySide: true },
  claim: { says: ["section"], tab: "cathedral", sideBySide: true },
  deliver: { says: ["material", "section"], tab: "cathedral", gives: ({ material }) => [material] },
  ornament: { says: ["section", "jewels"], tab: "cathedral", gives: ({ jewels }) => jewels },
  market: { says: ["die", "extra"], tab: "market", asksFirst: true, rubles: ({ extra }) => extra },
  gather: { says: ["number"], tab: "market", sideBySide: true },
  activate: { says: ["space"], tab: "you", sideBySide: true },
  buy: {
    says: ["material"],
    tab: "market",
    sideBySide: true,
    influence: { clause: "I3", pays: "rubles", gains: null, example: { material: "lumber" } },
  },
  sell: {
    says: ["material"],
    tab: "market",
    sideBySide: true,
    gives: ({ material }) => [material],
    influence: { clause: "I3", pays: null, gains: "rubles", example: { material: "lumber" } },
  },
  haul: {
    says: [],
    tab: "market",
    influence: {
      clause: "I4",
      pays: "rubles",
      gains: null,
      pictured: ({ gain }) => [gain, "crate", "forward", "dome"],
      example: {},
    },
  },
  earn: { says: [], tab: "market", influence: { clause: "I4", pays: null, gains: "rubles", example: {} } },
  swap: {
    says: ["spaces"],
    tab: "market",
    influence: { clause: "I4", pays: "rubles", gains: null, pictured: () => ["swap"], example: { spaces: [1, 2] } },
  },
  trade: {
    says: ["give", "get"],
    tab: "market",
    gives: ({ give }) => [give],
    influence: {
      clause: "I5",
      pays: null,
      gains: null,
      pictured: ({ cost }) => [cost, "crate", "forward", 1, "crate"],
      example: { give: "lumber", get: "brick" },
    },
  },
  bulk: {
    says: ["give", "get"],
    tab: "market",
    gives: ({ give }) => [give],
    influence: {
      clause: "I5",
      pays: null,
      gains: null,
      pictured: ({ cost }) => [cost, "crate", "forward", 2, "crate"],
      example: { give: "lumber", get: ["brick", "brick"] },
    },
  },
  barter: {
    says: ["give", "get"],
    tab: "market",
    gives: ({ give }) => [give],
    influence: {
      clause: "I5",
      pays: "rubles",
      gains: null,
      pictured: () => [1, "crate", "forward", 1, "crate"],
      example: { give: "lumber", get: "brick" },
    },
  },
  commission: {
    says: ["space"],
    tab: "market",
    sideBySide: true,
    influence: { clause: "I5", pays: null, gains: null, pictured: () => ["board"], example: { space: "red" } },
  },
  pray: { says: [], tab: "market", influence: { clause: "I6", pays: null, gains: "recognition", example: {} } },
  donate: { says: [], tab: "market", influence: { clause: "I6", pays: "rubles", gains: "prestige", example: {} } },
  offer: {
    says: ["materials"],
    tab: "market",
    gives: ({ materials }) => materials,
    influence: {
      clause: "I6",
      pays: null,
      gains: "prestige",
      pictured: ({ cost }) => [cost, "crate"],
      example: { materials: ["lumber", "brick", "stone"] },
    },
  },
  vow: {
    says: [],
    tab: "market",
    influence: { clause: "I6", pays: null, gains: "recognition", pictured: () => ["dome"], example: {} },
  },
  done: { says: [], tab: null },
  exchange: { says: [], tab: null, asksFirst: true, anytime: true },
  reroll: { says: ["space"], tab: "market", sideBySide: true, asksFirst: true, anytime: true },
  end: { says: [], tab: null },
  roll: { says: [], tab: null },
  shuffle: { says: [], tab: null },
};

const ORDER = Object.keys(VERBS);

/** Where a verb stands among those the bar offers. */
export function rank(verb: Verb): number {
  return ORDER.indexOf(verb);
}

/** What is known of an influence card's action; nothing of one this page is too old for. */
export function onCard(verb: string): OnCard<Verb> | undefined {
  return (VERBS as Partial<Record<string, About<Verb>>>)[verb]?.influence;
}

/** The words a ply is said with, behind its verb: "red" and "+2" of a die moved two further. */
export function wordsOf({ verb, args }: Ply): string[] {
  const { says } = VERBS[verb] as { says: readonly string[] };
  return says.flatMap((name) => words(name, (args as Record<string, Said>)[name]));
}

/** An argument that is said in words; rolls are not. */
type Said = string | number | null | undefined | readonly (string | number)[];

function words(name: string, value: Said): string[] {
  if (value === null || value === undefined) return [];
  if (name === "extra") return value ? [`+${String(value)}`] : [];
  return typeof value === "object" ? value.map(String) : [String(value)];
}

/** A ply as the server reads it. */
export function textOf(ply: Ply): string {
  return [ply.verb, ...wordsOf(ply)].join(" ");
}

/** The materials a ply takes out of the inventory. */
export function givenIn({ verb, args }: Ply): readonly Material[] {
  const gives = VERBS[verb].gives as ((args: unknown) => readonly Material[]) | undefined;
  return gives?.(args) ?? [];
}

/** Whether a choice is what the turn is for: it costs nothing but what the cathedral needs, so hardly anybody leaves it. */
export function isGift(choice: Ply & { brings: Brings }): boolean {
  if (choice.verb === "end" || choice.verb === "done" || takesNothing(choice) || costOf(choice)) return false;
  return !VERBS[choice.verb].gives || VERBS[choice.verb].tab === "cathedral";
}

/** What a choice costs, to be seen on its button; null where that is nothing, or is said in words. */
export function costOf(choice: Ply & { brings: Brings }): { n: number; what: "rubles" | "prestige" } | null {
  const { anytime, influence, rubles } = VERBS[choice.verb] as About<Verb>;
  if (anytime) return { n: 1, what: "prestige" };
  const n = influence?.pays ? (choice.brings.cost ?? 0) : (rubles?.(choice.args, choice.brings) ?? 0);
  return n ? { n, what: "rubles" } : null;
}

/** Whether a choice takes none of what it offers: it must not lie among the amounts, where a hand may slip. */
export function takesNothing({ verb, args }: Ply): boolean {
  return (verb === "take" || verb === "gather") && args.number === 0;
}

/** The section a ply names. */
export function sectionIn({ args }: Ply): string | null {
  return "section" in args ? args.section : null;
}

/** The space of the mover's workshop that a ply names, or the banner on it. */
export function spaceIn({ args }: Ply): string | null {
  if ("source" in args) return args.source;
  return "space" in args && typeof args.space === "string" ? args.space : null; // the market's spaces have numbers
}

/** The verb and the words of a ply that is told as text. Nobody else reads that: what can be played comes with its arguments. */
export function readPly(text: string): { verb: string; words: string[] } {
  const [verb = "", ...words] = text.split(" ");
  return { verb, words };
}
