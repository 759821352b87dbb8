/** What this person has picked up at the table: a die, a section, a material, the beginning of a ply. */
import { tick } from "svelte";
import type { Answer } from "../table/commands.svelte";
import type { Table } from "../table/table.svelte";
import type { Choice, DieName } from "../net/types";

export type Pick =
  | { kind: "die"; die: DieName }
  | { kind: "section"; section: string }
  | { kind: "material"; material: string }
  | { kind: "space"; space: string }
  | { kind: "words"; words: string[] };

/** Plies that a click on a thing never plays at once: where a die lands is looked at, and a tile put down is inert. */
const ASKS_FIRST = new Set(["market", "place"]);

export class Selection {
  pick = $state.raw<Pick | null>(null);
  why = $state.raw<Answer | null>(null);
  /** The ply that pointing at something would show. */
  preview = $state<string | null>(null);

  constructor(readonly table: Table) {}

  /** The choices that go with what is picked; all of them where nothing is. */
  get matching(): Choice[] {
    const pick = this.pick;
    return pick ? this.table.choices.filter((choice) => matches(choice, pick)) : this.table.choices;
  }

  clear(): void {
    this.pick = null;
    this.why = null;
    this.preview = null;
    void keepFocus();
  }

  async play(ply: string): Promise<void> {
    if (await this.table.commands.play(ply)) this.clear();
    await keepFocus();
  }

  /** Pick something up; what leaves no choice is done, what leaves none is explained. */
  async take(pick: Pick, ask?: string | null): Promise<void> {
    this.why = null;
    this.preview = null;
    if (same(pick, this.pick)) {
      this.pick = null;
      return;
    }
    const found = this.table.choices.filter((choice) => matches(choice, pick));
    const [only] = found;
    if (found.length === 1 && only && !ASKS_FIRST.has(only.verb) && pick.kind !== "material") {
      await this.play(only.ply);
      return;
    }
    this.pick = pick;
    const possible = found.some((choice) => choice.ply === ask) || (found.length > 0 && pick.kind !== "space");
    if (possible || !ask || !this.table.myMove) return;
    const why = await this.table.commands.why(ask);
    if (this.pick === pick) this.why = why;
  }

  /** Go one word further into a ply. */
  async step(words: string[]): Promise<void> {
    const found = this.table.choices.filter((choice) => matches(choice, { kind: "words", words }));
    const [only] = found;
    if (found.length === 1 && only) await this.play(only.ply);
    else this.pick = { kind: "words", words };
    await keepFocus();
  }

  async explain(ply: string): Promise<void> {
    this.pick = null;
    this.why = await this.table.commands.why(ply);
  }
}

/** The button that was pressed may be gone: whoever plays by keyboard goes on at the bar, not at the top of the page. */
async function keepFocus(): Promise<void> {
  await tick();
  if (document.activeElement === document.body)
    document.querySelector<HTMLElement>(".bar")?.focus({ preventScroll: true });
}

function same(one: Pick, other: Pick | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export function matches(choice: Choice, pick: Pick): boolean {
  const said = choice.ply.split(" ");
  switch (pick.kind) {
    case "die":
      return said[0] === "market" && said[1] === pick.die;
    case "section":
      return said.includes(pick.section);
    case "material":
      return said.slice(1).includes(pick.material) && said[0] !== "buy";
    case "space":
      return ["place", "activate", "commission", "banner"].includes(said[0] ?? "") && said[1] === pick.space;
    case "words":
      return pick.words.every((word, i) => said[i] === word);
  }
}
