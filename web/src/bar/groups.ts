/** How the bar arranges what can be played: what belongs together stands together, in an order that never changes. */
import { grouped } from "../lib/grouped";
import { givenIn, rank, sectionIn, takesNothing, VERBS, wordsOf, type Verb } from "../table/verbs";
import { iconOf } from "../text/words";
import type { Choice, Compound } from "../net/types";
import type { Picked } from "./selection.svelte";

export interface Group {
  /** Names it as long as the choice is the same: "place up", "ornament A1". */
  key: string;
  verb: Verb;
  /** The section it is about, where each has a group of its own. */
  section: string | null;
  choices: Choice[];
}

/** How many sections to decorate have a group each; beside more than one other kind of thing to do, there is room for one. */
const MOST_SECTIONS = 2;
const MOST_SIDE_BY_SIDE = 10;
/** In a narrow bar not even for that one, if there are more decorations and other verbs than this. */
const MOST_NARROW = 4;
const SIGNS = ["red", "blue", "green", "yellow", "white"];

/** The groups of what can be played, in a narrow bar or not; to take nothing is a loss, and in none of them. */
export function groupsOf(choices: readonly Choice[], narrow = false): Group[] {
  const ornaments = choices.filter(({ verb }) => verb === "ornament");
  const others = new Set(choices.map(({ verb }) => verb).filter((verb) => verb !== "ornament")).size;
  const room = others <= 1 ? MOST_SECTIONS : narrow && ornaments.length + others > MOST_NARROW ? 0 : 1;
  const bySection = new Set(ornaments.map(sectionIn)).size <= room;
  return grouped(
    choices.filter((choice) => !takesNothing(choice)),
    (choice) => keyOf(choice, bySection),
  )
    .flatMap(([key, found]): Group[] => {
      const [first] = found;
      if (!first) return [];
      const section = key === first.verb ? null : sectionIn(first);
      return [{ key, verb: first.verb, section, choices: inOrder(found) }];
    })
    .sort((a, b) => rank(a.verb) - rank(b.verb));
}

function keyOf(choice: Choice, bySection: boolean): string {
  if (choice.verb === "place") return `place ${choice.args.face}`;
  if (choice.verb === "ornament" && bySection) return `ornament ${choice.args.section}`;
  return choice.verb;
}

/** All comes first where one usually wants all; of ornaments the one that brings most. */
function inOrder(choices: Choice[]): Choice[] {
  const worth = ({ verb, args, brings }: Choice): number => {
    if (verb === "gather" || verb === "take") return args.number ?? 0;
    return verb === "ornament" ? (brings.prestige ?? 0) : 0;
  };
  return choices.toSorted((a, b) => worth(b) - worth(a));
}

/** Whether the choices of a group stand side by side as small buttons. */
export function sideBySide({ verb, section, choices }: Group): boolean {
  if (verb === "ornament" && section === null) return false; // jewels don't say which section they are for
  if (verb === "place" || verb === "ornament") return choices.every((choice) => rest(choice).length <= 2);
  return (
    !!VERBS[verb].sideBySide &&
    choices.length > 1 &&
    choices.length <= MOST_SIDE_BY_SIDE &&
    choices.every((choice) => wordsOf(choice).length === 1)
  );
}

/**
 * What can be done with a material in hand: what it can be exchanged for, which pictures tell, stands side by side behind
 * the words that all of it begins with; everything else by itself.
 */
export function exchangesOf(choices: readonly Choice[], material: string): { side: Group[]; alone: Choice[] } {
  const exchanged = (choice: Choice): boolean => {
    const [give, get = "", ...more] = wordsOf(choice);
    return give === material && givenIn(choice).length === 1 && iconOf(get) !== null && !more.length;
  };
  const side = groupsOf(choices.filter(exchanged)).filter((group) => group.choices.length > 1);
  return { side, alone: choices.filter((choice) => !side.some((group) => group.choices.includes(choice))) };
}

/** Whether the choices of a verb differ in how much one takes. */
export function isAmount(verb: Verb): boolean {
  return verb === "gather" || verb === "take";
}

/** The color whose sign is the picture of a word: of a die, or of a space of the workshop, of which white has two. */
export function signOf(word: string): string | null {
  const color = word.replace(/[12]$/, "");
  return SIGNS.includes(color) ? color : null;
}

/** The word of a ply whose picture stands before its label: a thing it names first, else its last word. */
export function telling(choice: Choice): string {
  const [first = "", ...words] = wordsOf(choice);
  return iconOf(first) ? first : (words.at(-1) ?? first);
}

/** The words of a choice that its group does not say: its jewels, its number, its space. */
export function rest(choice: Choice): readonly string[] {
  if (choice.verb === "ornament") return givenIn(choice);
  if (choice.verb === "place") return [choice.args.space];
  return wordsOf(choice);
}

/** Of the compounds that begin with a ply the one that brings most. */
export function fullest(compounds: readonly Compound[], kind: Compound["kind"], ply: string): Compound | undefined {
  const amount = ({ gains }: Compound) => Object.values(gains).reduce((all, n) => all + n, 0);
  return compounds
    .filter((one) => one.kind === kind && one.plies[0] === ply)
    .toSorted((a, b) => amount(b) - amount(a))[0];
}

/** Whether what is picked already says which die would move. */
export function namesTheDie(pick: Picked | null): boolean {
  return pick?.kind === "die" || (pick?.kind === "ply" && pick.words.length > 0);
}
