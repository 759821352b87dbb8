/** Leads through the first game: knows the step from what was played, plays the rival, lets only the lesson's plies through. */
import type { Selection } from "../bar/selection.svelte";
import { bots, loadBots } from "../net/bots.svelte";
import type { Choice } from "../net/types";
import { lineOf } from "../table/line";
import type { Guide, Table } from "../table/table.svelte";
import type { Tab } from "../table/tabs";
import { VERBS } from "../table/verbs";
import type { Told } from "../text/text";
import { keepProgress, keptProgress } from "./progress";
import { thingsOf } from "./pointing";
import { LINE, RIVAL, STARTS, STEPS, type Step } from "./lesson";

const PAUSE = 650; // between the rival's plies, so that they can be followed

export class Teacher implements Guide {
  readonly seats = [RIVAL];
  readonly tells = true;
  /** The step that is shown; those to read come one after the other without anything being played. */
  private shown = $state(0);

  constructor(readonly table: Table) {
    const kept = keptProgress();
    if (kept?.table === table.id) this.shown = kept.step;
  }

  /** What was played by either side, without the dice. */
  private get played(): string[] {
    return lineOf(this.table.events)
      .filter((event) => event.kind === "ply")
      .map((event) => event.ply ?? "");
  }

  /** Whether everything that was played has been told. */
  get ready(): boolean {
    return !!this.table.game && lineOf(this.table.events).length >= this.table.game.plies;
  }

  /** Whether something else was played than the lesson wants, at another device perhaps. */
  get astray(): boolean {
    return this.played.some((ply, i) => ply !== LINE[i]);
  }

  /** The step: the one shown last if what was played allows it, else the one that was played up to. */
  get index(): number {
    const n = this.played.length;
    const possible = STEPS.map((_, i) => i).filter((i) => {
      const [from, to] = [STARTS[i] ?? 0, STARTS[i + 1] ?? 0];
      return n >= from && (n < to || (n === to && STEPS[i]?.yours.length === 0));
    });
    if (!possible.length) return STEPS.length;
    if (this.shown >= STEPS.length && n === LINE.length) return STEPS.length;
    return possible.includes(this.shown) ? this.shown : (possible[0] ?? 0);
  }

  get step(): Step | null {
    return STEPS[this.index] ?? null;
  }

  get over(): boolean {
    return this.step === null;
  }

  /** How far into the plies of the step the game is. */
  private get done(): number {
    return this.played.length - (STARTS[this.index] ?? 0);
  }

  /** The rival's ply that is due. */
  get theirs(): string | null {
    return this.step?.theirs[this.done] ?? null;
  }

  /** The learner's ply that is due. */
  get yours(): string | null {
    const step = this.step;
    return step && !this.theirs ? (step.yours[this.done - step.theirs.length] ?? null) : null;
  }

  /** The same among what can be played. */
  private get due(): Choice | null {
    return this.table.game?.choices.find((choice) => choice.ply === this.yours) ?? null;
  }

  /** Whether the step only wants to be read. */
  get reading(): boolean {
    return !!this.step && this.theirs === null && this.step.yours.length === 0;
  }

  // What a guide does

  allows(ply: string): boolean {
    return ply === this.yours;
  }

  because(): Told {
    return { key: this.yours ? "lesson-not-now" : "lesson-read-first" };
  }

  // Going on

  next(): void {
    this.shown = this.index + 1;
    this.keep();
  }

  /** Remember the step; called whenever it changes. */
  keep(): void {
    keepProgress({ table: this.table.id, step: this.index });
  }

  /** Play what the rival plays now, after a moment. */
  async lead(still: boolean): Promise<void> {
    const ply = this.theirs;
    if (!ply) return;
    await new Promise((done) => setTimeout(done, still ? 0 : PAUSE));
    if (this.theirs === ply) await this.table.commands.playFor(RIVAL, ply);
  }

  /** Take back what does not belong to the lesson. */
  async back(): Promise<void> {
    const wrong = this.played.findIndex((ply, i) => ply !== LINE[i]);
    const decided = lineOf(this.table.events)
      .map((event, i) => ({ event, i }))
      .filter(({ event }) => event.kind === "ply");
    const to = decided[wrong]?.i;
    if (to !== undefined) await this.table.commands.undo(to);
  }

  /** Hand the rival over to a bot; from here on it is a game like any other. */
  async finish(): Promise<void> {
    await loadBots();
    if (
      !(await this.table.commands.setSeat(RIVAL, {
        kind: "bot",
        bot: bots.usual,
        name: this.table.seats[RIVAL]?.name,
      }))
    )
      return;
    this.table.guide = null;
    keepProgress({ table: null, step: 0 });
  }

  // Where to look

  /** What to point at, the first that is there. */
  targets(selection: Selection): string[] {
    const step = this.step;
    if (!step) return [];
    if (step.at) return [step.at];
    const { due } = this;
    const { snapshot } = this.table;
    if (!due || !snapshot) return [];
    const button = `[data-ply="${due.ply}"]`;
    // Once a die or a space is picked, what is left to press is where it lands or the button that says so.
    const picked = selection.pick && VERBS[due.verb].asksFirst ? [".landing", button] : [];
    return [...picked, ...thingsOf(due, snapshot), button];
  }

  /** The part of the table to show where only one fits. */
  get tab(): Tab | null {
    return this.step?.tab ?? (this.due && VERBS[this.due.verb].tab);
  }
}

/** Whether a table is the one of this device's lesson. */
export function isLesson(id: string): boolean {
  return keptProgress()?.table === id;
}
