import { beforeAll, expect, test } from "vitest";
import type { TableEvent, TableView } from "../net/types";
import { Chance, sha256 } from "./chance";
import { openedIn, saidInLog, verifyDice } from "./verify";

/** The example of docs/protocol.md. */
const SECRET = "0123456789abcdef".repeat(4);
const SEED = `${SECRET}|anna-7d1f|bob-c0de`;
const COMMITMENT = "a8ae6e6ee929abea3afcfc5258c8ccd6f85273e0d4626d26c7279f3250f77c8e";
const ANNAS = "c1aa5d15364fc9812d53cde2669d99a0e41f58f45cac6545dc068eae315ce03e";
const SEALS = [ANNAS, "200bc149339dd75fc1020dd9431da2d51ee06ff1d301a4386814a885a521b76c"];

type Dice = TableView["dice"];
const table = (dice: Partial<Dice> = {}) => ({
  commitment: COMMITMENT as string | null,
  dice: { given: 0, deal_given: false, redraws: true, sealing: true, restarts: 0, ...dice },
  seats: [],
});

let seq = 0;
const event = (more: Partial<TableEvent>): TableEvent => ({
  seq: ++seq,
  kind: "chance",
  seat: null,
  changed: true,
  at: "",
  ...more,
});
const roll = (dice: Record<string, number>): TableEvent => event({ verb: "roll", args: { dice } });
const ply = (): TableEvent => event({ kind: "ply", seat: 0 });
const undo = (to: number): TableEvent => event({ kind: "undo", to });

const opened = { seed: SEED, seals: SEALS };
const keys = async (...given: Parameters<typeof verifyDice>): Promise<string[]> =>
  (await verifyDice(...given)).map(({ key }) => key);

/** What the seed gives for one red die, draw by draw. */
const red: number[] = [];
const shows = (draw: number): number => red[draw] ?? 0;
beforeAll(async () => {
  const chance = await Chance.of(SEED);
  for (let draw = 0; draw < 20; draw++) red.push((await chance.result(draw, 6)) + 1);
});

test("the example of the protocol comes out", async () => {
  expect(await sha256(SECRET)).toBe(COMMITMENT);
  const said = { verb: "roll", dice: { blue: 1, white: 1 } } as const;
  expect(await (await Chance.of(SEED)).like(0, said)).toEqual({ verb: "roll", dice: { blue: 2, white: 3 } });
});

test("shuffles are the orders of the dice, sorted", async () => {
  const chance = await Chance.of(SEED);
  const shuffled = await chance.like(3, { verb: "shuffle", dice: [] });
  expect([...(shuffled.dice as string[])].sort()).toEqual(["blue", "green", "red", "white", "yellow"]);
});

test("honest dice are found honest, and it is said what that rests on", async () => {
  const events = [ply(), roll({ red: shows(0) }), ply(), roll({ red: shows(1) })];
  expect(await keys(table(), events, opened, { entropy: "anna-7d1f", commitment: COMMITMENT, seals: SEALS })).toEqual([
    "verify-ok",
    "verify-deal",
    "verify-mine",
    "verify-sealed",
  ]);
  expect(await keys(table({ restarts: 2 }), events, { ...opened, seals: null }, {})).toEqual([
    "verify-ok",
    "verify-deal",
    "verify-unsealed",
    "verify-restarts",
  ]);
});

test("a roll that was changed is found out", async () => {
  expect(await keys(table(), [roll({ red: (shows(0) % 6) + 1 })], opened, {})).toEqual(["verify-bad"]);
});

test("a promise, a seal or a number that was changed is found out", async () => {
  const events = [roll({ red: shows(0) })];
  for (const kept of [{ commitment: ANNAS }, { seals: [...SEALS].reverse() }, { entropy: "another" }])
    expect(await keys(table(), events, opened, kept)).toEqual(["verify-bad"]);
  expect(await keys({ ...table(), commitment: ANNAS }, events, opened, {})).toEqual(["verify-bad"]);
});

test("rolls that were taken back use up their draws", async () => {
  const events = [ply(), roll({ red: shows(0) }), undo(0), ply(), roll({ red: shows(1) })];
  expect(await keys(table(), events, opened, {})).toContain("verify-taken-back");
  const again = [ply(), roll({ red: shows(0) }), undo(0), ply(), roll({ red: shows(0) })];
  expect(await keys(table({ redraws: false }), again, opened, {})).toContain("verify-ok");
});

test("what came from another game is passed over, and said", async () => {
  const events = [ply(), roll({ red: (shows(0) % 6) + 1 }), ply(), roll({ red: shows(1) })];
  const told = await keys(table({ given: 2, deal_given: true }), events, opened, {});
  expect(told.slice(0, 2)).toEqual(["fair-given", "verify-ok-given"]);
});

test("nothing vouches for dice that nobody promised", async () => {
  expect(await keys({ ...table(), commitment: null }, [], opened, {})).toEqual(["verify-none"]);
});

test("the record's headers are read", () => {
  expect(openedIn(`[Seed "${SEED}"]\n[Seals "a b"]\n`)).toEqual({ seed: SEED, seals: ["a", "b"] });
  expect(openedIn("")).toEqual({ seed: null, seals: null });
});

test("a promise is in the log if it was made, then its game started, then it was over", () => {
  const log = (...said: ("promised" | "started" | "over")[]) => ({
    lines: said.map((what, index) => ({ number: 7 + index, what, at: "", commitment: "", digest: "" })),
    more: false,
  });
  expect(saidInLog(log("promised", "started", "over"))).toEqual([{ key: "verify-logged", facts: { n: 7 } }]);
  for (const wrong of [log(), log("started", "over"), log("started", "promised", "over"), log("promised", "started")])
    expect(saidInLog(wrong)).toEqual([{ key: "verify-not-logged" }]);
});
