import { expect, test } from "vitest";
import type { Snapshot } from "../net/types";
import { language } from "../text/language.svelte";
import { t } from "../text/text";
import { endOf, promptOf, turnTitle } from "./prompt";
import type { Table } from "../table/table.svelte";
import type { Selection } from "./selection.svelte";

/** What the bar says in a phase, with these verbs to choose from; in a lesson where something guides. */
function said(phase: string, verbs: string[], guide: { tells: boolean } | null): string {
  const matching = verbs.map((verb) => ({ verb }));
  const selection = { pick: null, matching, table: { myMove: true, guide } } as unknown as Selection;
  const turn = { phase, moved: { die: "red", space: 3 }, deliveries_left: 0 };
  return promptOf(selection, { outcome: null, turn } as unknown as Snapshot);
}

const askedIn = (phase: string, ...verbs: string[]) => said(phase, verbs, null);
const asked = (...verbs: string[]) => askedIn("market", ...verbs);

test("whoever can only end the turn is told so, not to gather", () => {
  expect(asked("gather", "end")).not.toBe(t("do-done"));
  expect(asked("end")).toBe(t("do-done"));
});

test("whoever called the end is named in its reason", async () => {
  await language.sayAll();
  await language.choose("en");
  const table = { nameOf: (color: string) => ({ blue: "Boris" })[color] } as unknown as Table;
  const over = { outcome: { reason: "sixth-section" }, ender: "blue" } as unknown as Snapshot;
  expect(endOf(table, over)).toContain("Boris");
});

test("a turn that begins is asked for nothing that can't be done", async () => {
  await language.sayAll();
  await language.choose("en");
  const says = (...verbs: string[]) =>
    [/claim/i, /deliver/i, /move a die/i].map((words) => words.test(askedIn("start", ...verbs)));
  expect(says("market")).toEqual([false, false, true]);
  expect(says("market", "claim")).toEqual([true, false, true]);
  expect(says("market", "deliver")).toEqual([false, true, true]);
  expect(says("market", "ornament")).toEqual([false, true, true]); // what an ornament is made of is delivered
  expect(says("market", "claim", "deliver")).toEqual([true, true, true]);
});

test("while the lesson says what to do, the bar says nothing else", () => {
  expect(said("start", ["ornament"], { tells: true })).toBe("");
  expect(said("start", ["market"], { tells: false })).not.toBe("");
});

test("a move that is shown again was somebody's turn, though the game is over", async () => {
  await language.sayAll();
  await language.choose("en");
  const titled = (past: object | null) => {
    const seats = [{ kind: "bot", color: "blue" }];
    const [view, game, nameOf] = [{ table: { status: "over" } }, { to_move: null }, () => "Boris"];
    const table = { view, game, seats, nameOf, moment: { past }, myTurn: false } as unknown as Table;
    return turnTitle(table, { turn: { seat: "blue" } } as unknown as Snapshot);
  };
  expect([titled(null), titled({ ply: 3 })]).toEqual([t("turn-over"), t("turn-other", { name: "Boris" })]);
});
