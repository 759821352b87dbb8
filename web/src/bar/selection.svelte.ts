/** What this person has picked up at the table: a die, a section, a material, the beginning of a ply. */
import { tick } from "svelte";
import type { Answer } from "../table/commands.svelte";
import type { Table } from "../table/table.svelte";
import { givenIn, sectionIn, spaceIn, textOf, VERBS, wordsOf, type Ply, type Verb } from "../table/verbs";
import type { Choice, Compound, DieName } from "../net/types";
import { fullest } from "./groups";

export type Picked =
  | { kind: "die"; die: DieName }
  | { kind: "section"; section: string }
  | { kind: "material"; material: string }
  | { kind: "space"; space: string }
  | { kind: "anytime" }
  | ({ kind: "ply" } & Begun);

/** The beginning of a ply: its verb and the first words behind it. */
export interface Begun {
  verb: Verb;
  words: string[];
}

export class Selection {
  pick = $state.raw<Picked | null>(null);
  why = $state.raw<Answer | null>(null);
  /** The plies that pointing at something would show. */
  preview = $state.raw<readonly string[]>([]);

  constructor(readonly table: Table) {}

  /** The choices that go with what is picked; where nothing is, all but those that are seldom wanted. */
  get matching(): Choice[] {
    const pick = this.pick;
    return this.table.choices.filter((choice) => (pick ? matches(choice, pick) : !VERBS[choice.verb].anytime));
  }

  /** Whether there is something that is seldom wanted. */
  get hasMore(): boolean {
    return this.table.choices.some((choice) => VERBS[choice.verb].anytime);
  }

  clear(): void {
    this.pick = null;
    this.why = null;
    this.preview = [];
    void keepFocus();
  }

  async play(ply: string): Promise<void> {
    if (await this.table.commands.play(ply)) this.clear();
    await keepFocus();
  }

  /** Play what goes together, one ply after another. */
  async playAll(plies: readonly string[]): Promise<void> {
    if (await this.table.commands.playAll(plies)) this.clear();
    await keepFocus();
  }

  /** Play a ply and what follows without a choice worth a question: all that a tile offers, the banner of a claim. */
  async playInFull(ply: string): Promise<void> {
    const { compounds } = this.table;
    const whole = fullest(compounds, "tile", ply) ?? fullest(compounds, "claim", ply);
    await this.playAll(whole?.plies ?? [ply]);
  }

  /** The compounds that go with what is picked. */
  get compounds(): Compound[] {
    const first = this.matching.map((choice) => choice.ply);
    return this.table.compounds.filter(({ plies: [ply] }) => ply !== undefined && first.includes(ply));
  }

  /** Pick something up; what leaves no choice is done, what leaves none is explained. */
  async take(pick: Picked, ask?: Ply | null): Promise<void> {
    const byKey = document.activeElement?.matches(":focus-visible") ?? false;
    this.why = null;
    this.preview = [];
    if (same(pick, this.pick)) {
      this.pick = null;
      return;
    }
    const both = together(this.table.choices, this.pick, pick);
    if (both) {
      await this.play(both.ply);
      return;
    }
    const found = this.table.choices.filter((choice) => matches(choice, pick));
    const [only] = found;
    if (found.length === 1 && only && !VERBS[only.verb].asksFirst && pick.kind !== "material") {
      await this.playInFull(only.ply);
      return;
    }
    this.pick = pick;
    if (byKey && found.length) void focusChoice();
    const possible =
      found.some((choice) => ask && choice.ply === textOf(ask)) || (found.length > 0 && pick.kind !== "space");
    if (possible || !ask || !this.table.myMove) return;
    const why = await this.table.commands.why(textOf(ask));
    if (this.pick === pick) this.why = why;
  }

  /** Go one word further into a ply. */
  async step(begun: Begun): Promise<void> {
    const found = this.table.choices.filter((choice) => matches(choice, { kind: "ply", ...begun }));
    const [only] = found;
    if (found.length === 1 && only) await this.playInFull(only.ply);
    else this.pick = { kind: "ply", verb: begun.verb, words: commonWords(found, begun.words) };
    await keepFocus();
  }

  async explain(ply: Ply): Promise<void> {
    this.pick = null;
    this.why = await this.table.commands.why(textOf(ply));
  }
}

/** The words that all of some plies begin with: where there is no choice, nobody is asked. */
export function commonWords(plies: readonly Ply[], words: readonly string[]): string[] {
  const [first = [], ...others] = plies.map(wordsOf);
  const differs = first.findIndex((word, i) => others.some((other) => other[i] !== word));
  const common = differs < 0 ? first.length : differs;
  return others.length && common > words.length ? first.slice(0, common) : [...words];
}

/** Whoever picks something up by keyboard continues at what can be done with it. */
async function focusChoice(): Promise<void> {
  await tick();
  document.querySelector<HTMLElement>(".bar .options button:not(:disabled)")?.focus({ preventScroll: true });
}

/** Whether anything has been pressed at a table: who only sees others move has no focus to keep. */
let pressed = false;
for (const press of ["pointerdown", "keydown"])
  addEventListener(press, () => (pressed = true), { capture: true, once: true });

/** The button that was pressed may be gone: whoever plays by keyboard continues at the bar, not at the top of the page. */
async function keepFocus(): Promise<void> {
  if (!pressed) return;
  await tick();
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>(".bar")?.focus({ preventScroll: true });
}

function same(one: Picked, other: Picked | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The one choice that is about both a material and a section, whichever was picked first: it is brought there. */
export function together<P extends Ply>(choices: readonly P[], first: Picked | null, second: Picked): P | null {
  const kinds = [first?.kind, second.kind];
  if (!first || !kinds.includes("material") || !kinds.includes("section")) return null;
  const found = choices.filter((choice) => matches(choice, first) && matches(choice, second));
  return found.length === 1 && found[0] ? found[0] : null;
}

/** Whether a ply is about what is picked. */
export function matches(ply: Ply, pick: Picked): boolean {
  switch (pick.kind) {
    case "die":
      return ply.verb === "market" && ply.args.die === pick.die;
    case "section":
      return sectionIn(ply) === pick.section;
    case "material":
      return givenIn(ply).length > 0 && wordsOf(ply).includes(pick.material);
    case "anytime":
      return !!VERBS[ply.verb].anytime;
    case "space":
      return spaceIn(ply) === pick.space;
    case "ply": {
      const words = wordsOf(ply);
      return ply.verb === pick.verb && pick.words.every((word, i) => words[i] === word);
    }
  }
}
