import { beforeEach, expect, test } from "vitest";
import type { View } from "../net/types";
import { forget, inviteOf, knownGames, refresh, remember, restore } from "./games";

/** A table of two seats as the server tells it, as far as the list reads it. */
function view(id: string, { turn = 1, status = "playing", mine = [0] } = {}): View {
  const seats = [
    { index: 0, kind: "person", color: "red", name: "Olga" },
    { index: 1, kind: "bot", color: "blue", name: null },
  ];
  return {
    table: { id, status, seats, options: { players: 2 } },
    you: { seats: mine },
    game: { to_move: "red", snapshot: { turn: { number: turn } } },
  } as unknown as View;
}

beforeEach(() => localStorage.clear());

test("the table one was at last comes first, and each comes once", () => {
  remember(view("a"));
  remember(view("b"));
  remember(view("a", { turn: 4 }));
  expect(knownGames().map(({ id, turn }) => [id, turn])).toEqual([
    ["a", 4],
    ["b", 1],
  ]);
});

test("an invitation is kept when the table is told again without one", () => {
  remember(view("a"), "secret");
  remember(view("a", { turn: 2 }));
  expect([inviteOf("a"), inviteOf("b")]).toEqual(["secret", undefined]);
});

test("what is brought up to date stays in its place and says whose turn it is", () => {
  remember(view("a"));
  remember(view("b"));
  refresh(view("a", { turn: 9 }));
  expect(knownGames().map(({ id, turn, yourTurn }) => [id, turn, yourTurn])).toEqual([
    ["b", 1, undefined],
    ["a", 9, true],
  ]);
  refresh(view("a", { status: "over" }));
  expect(knownGames()[1]).toMatchObject({ status: "over", yourTurn: false });
});

test("whoever has sat down meanwhile is named", () => {
  const waiting = view("a", { status: "waiting" });
  Object.assign(waiting.table.seats[1] ?? {}, { kind: "open", name: null });
  remember(waiting);
  const playing = view("a");
  Object.assign(playing.table.seats[1] ?? {}, { kind: "person", name: "Boris" });
  refresh(playing);
  expect(knownGames()[0]?.seats.map(({ kind, name }) => [kind, name])).toEqual([
    ["person", "Olga"],
    ["person", "Boris"],
  ]);
});

test("a table that was never at this device is not listed by bringing it up to date", () => {
  refresh(view("a"));
  expect(knownGames()).toEqual([]);
});

test("forty tables are remembered", () => {
  for (let n = 0; n <= 40; n++) remember(view(`table ${n}`));
  expect(knownGames().map(({ id }) => id)).toHaveLength(40);
  expect(knownGames().at(-1)?.id).toBe("table 1");
});

test("a table that is forgotten is gone", () => {
  remember(view("a"));
  forget("a");
  expect(knownGames()).toEqual([]);
});

test.each(["nonsense", "{}", '[null, {"id": 3}]'])("what is kept and not understood is left out: %s", (kept) => {
  localStorage.setItem("redcathedral.games", kept);
  expect(knownGames()).toEqual([]);
});

test("a game that was hidden comes back to its place", () => {
  for (const id of ["a", "b", "c"]) remember(view(id));
  const hidden = knownGames()[1];
  forget("b");
  if (hidden) restore(hidden, 1);
  expect(knownGames().map(({ id }) => id)).toEqual(["c", "b", "a"]);
});

test("a game says how it ended for who played it, against whom, and how the cathedral stands", () => {
  const over = view("a", { status: "over" });
  const scores = [
    { seat: "blue", rank: 1, total: 50 },
    { seat: "red", rank: 2, total: 43 },
  ];
  const towers = [{ name: "A", sections: [{ name: "A1", owner: "red", complete: true }] }];
  Object.assign(over.game?.snapshot ?? {}, { outcome: { scores, winners: ["blue"] }, cathedral: { towers } });
  over.table.options.policy = "strict";
  remember(over);
  expect(knownGames()[0]).toMatchObject({
    mode: "bots",
    strict: true,
    result: { place: 2, of: 2, total: 43 },
    towers: [[{ owner: "red", complete: true }]],
  });
});
