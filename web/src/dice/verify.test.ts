import { beforeAll, expect, test } from "vitest";
import type { Snapshot, TableEvent, TableView } from "../net/types";
import { Chance, sha256 } from "./chance";
import { dealOf, type Components, type Deal } from "./deal";
import vectors from "./deals.json";
import { openedIn, verifyDice, type Opened } from "./verify";

/** The example of docs/protocol.md. */
const SECRET = "0123456789abcdef".repeat(4);
const SEED = `${SECRET}|anna-7d1f|bob-c0de`;
const COMMITMENT = "a8ae6e6ee929abea3afcfc5258c8ccd6f85273e0d4626d26c7279f3250f77c8e";
const ANNAS = "c1aa5d15364fc9812d53cde2669d99a0e41f58f45cac6545dc068eae315ce03e";
const SEALS = [ANNAS, "200bc149339dd75fc1020dd9431da2d51ee06ff1d301a4386814a885a521b76c"];

type Dice = TableView["dice"];
const table = (dice: Partial<Dice> = {}) => ({
  commitment: COMMITMENT as string | null,
  dice: { given: 0, deal_given: false, redraws: true, sealing: true, restarts: 0, lot: null, beacon: null, ...dice },
  options: { players: 2, first_game: false, edition_digest: vectors.digest } as TableView["options"],
});

/** A position that shows a deal. */
function laid({ market, influence, dice, towers }: Deal): Snapshot {
  const tile = (name: string | null) => {
    const [one = "", two = ""] = name?.split("-") ?? [];
    return name && (one === "die" ? { die: two } : { resource: one, amount: Number(two) });
  };
  return {
    market: {
      tiles: market.map((resource) => ({ resource })),
      dice,
      influence: influence.map((card) => ({ card })),
    },
    cathedral: {
      towers: towers.map((sections) => ({
        sections: sections.map((one) => ({ card: one.card, tile: tile(one.tile) })),
      })),
    },
    ivan: null,
  } as unknown as Snapshot;
}
let deal: Deal;
const setUp = (changed: Partial<Deal> = {}) => ({
  edition: vectors.edition,
  opening: laid({ ...deal, ...changed }),
  shown: laid(deal),
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

const opened: Opened = { seed: SEED, seals: SEALS, beacon: null };
type Check = Parameters<typeof verifyDice>;
/** What was found: keys of what is wrong, or of what is proved, a bar, and what stays open. */
async function keys(
  view: Check[0],
  events: Check[1],
  by: Check[2],
  kept: Check[3],
  laidOut = setUp(),
): Promise<string[]> {
  const { bad, proved, open } = await verifyDice(view, events, by, kept, laidOut);
  if (bad) return [bad.key, (bad.facts as { problem: { key: string } }).problem.key];
  return [...proved.map(({ key }) => key), "|", ...open.map(({ key }) => key)];
}

/** What the seed gives for one red die, draw by draw. */
const red: number[] = [];
const shows = (draw: number): number => red[draw] ?? 0;
beforeAll(async () => {
  const chance = await Chance.of(SEED);
  for (let draw = 0; draw < 20; draw++) red.push((await chance.result(draw, 6)) + 1);
  const components = JSON.parse(vectors.edition) as Components;
  deal = await dealOf(chance, components, { players: 2, firstGame: false });
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
    "|",
    "fair-proves-not",
  ]);
  expect(await keys(table({ restarts: 2 }), events, { ...opened, seals: null }, {})).toEqual([
    "verify-ok",
    "verify-deal",
    "|",
    "verify-unsealed",
    "verify-restarts",
    "fair-proves-not",
  ]);
});

test("a roll that was changed is found out", async () => {
  const wrong = [roll({ red: (shows(0) % 6) + 1 })];
  expect(await keys(table(), wrong, opened, {})).toEqual(["verify-bad", "verify-roll"]);
});

test("a set-up that was changed is found out, whatever lies elsewhere", async () => {
  const [first = [], ...others] = deal.towers;
  const [base, ...above] = first;
  for (const changed of [
    { market: [...deal.market].reverse() },
    { influence: [...deal.influence].reverse() },
    { dice: { ...deal.dice, red: { space: deal.dice.red?.space ?? 1, value: ((deal.dice.red?.value ?? 1) % 6) + 1 } } },
    { towers: [[{ card: base?.card ?? "", tile: "gold-9" }, ...above], ...others] },
    { towers: [...others, first] },
  ])
    expect(await keys(table(), [], opened, {}, setUp(changed))).toEqual(["verify-bad", "error-record-deal"]);
});

test("a board that isn't the one that was dealt is found out, and so are other components", async () => {
  const shown = laid({ ...deal, influence: [...deal.influence].reverse() });
  expect(await keys(table(), [], opened, {}, { ...setUp(), shown })).toEqual(["verify-bad", "error-record-deal"]);
  const edition = vectors.edition.replace("base-01", "base-99");
  expect(await keys(table(), [], opened, {}, { ...setUp(), edition })).toEqual(["verify-bad", "verify-edition"]);
  expect(await keys(table(), [], opened, { edition: "another" })).toEqual(["verify-bad", "verify-edition"]);
});

test("tiles of the market that players swapped lie elsewhere in the end, and others don't", async () => {
  const [first = "", second = "", third = "", ...rest] = deal.market;
  const swap = (...spaces: number[]): TableEvent => event({ kind: "ply", seat: 0, verb: "swap", args: { spaces } });
  const shown = laid({ ...deal, market: [second, third, first, ...rest] });
  const events = [swap(1, 2), swap(1, 8), undo(1), swap(2, 3)];
  expect(await keys(table(), events, opened, {}, { ...setUp(), shown })).toContain("verify-deal");
  for (const missing of [[], [swap(1, 2)]])
    expect(await keys(table(), missing, opened, {}, { ...setUp(), shown })).toEqual([
      "verify-bad",
      "error-record-deal",
    ]);
});

test("who starts follows from the secret and the maker's number, and a lot that doesn't is found out", async () => {
  const first = await (await Chance.of(`${SECRET}|${ANNAS}`)).firstSeat(2);
  const lot = { share: ANNAS, first };
  expect(await keys(table({ lot }), [], opened, { lot })).toContain("verify-lot-mine");
  expect(await keys(table({ lot }), [], opened, {})).toEqual(expect.arrayContaining(["verify-lot", "verify-lot-open"]));
  for (const wrong of [{ ...lot, first: 1 - first }, null])
    expect(await keys(table({ lot: wrong }), [], opened, { lot })).toEqual(["verify-bad", "error-record-lot"]);
  expect(await keys(table({ lot: { ...lot, first: 1 - first } }), [], opened, {})).toContain("error-record-lot");
});

test("a promise, a seal or a number that was changed is found out", async () => {
  const events = [roll({ red: shows(0) })];
  for (const kept of [{ commitment: ANNAS }, { seals: [...SEALS].reverse() }, { entropy: "another" }])
    expect(await keys(table(), events, opened, kept)).toContain("verify-bad");
  expect(await keys({ ...table(), commitment: ANNAS }, events, opened, {})).toContain("verify-bad");
});

test("rolls that were taken back use up their draws", async () => {
  const events = [ply(), roll({ red: shows(0) }), undo(0), ply(), roll({ red: shows(1) })];
  expect(await keys(table(), events, opened, {})).toContain("verify-taken-back");
  const again = [ply(), roll({ red: shows(0) }), undo(0), ply(), roll({ red: shows(0) })];
  expect(await keys(table({ redraws: false }), again, opened, {})).toContain("verify-ok");
});

test("what came from another game is passed over, and said", async () => {
  const events = [ply(), roll({ red: (shows(0) % 6) + 1 }), ply(), roll({ red: shows(1) })];
  const told = await keys(table({ given: 2, deal_given: true }), events, opened, {}, setUp({ market: [] }));
  expect(told).toEqual(["verify-ok-given", "verify-sealed", "|", "fair-given", "fair-proves-not"]);
});

test("nothing vouches for dice that nobody promised", async () => {
  expect(await keys({ ...table(), commitment: null }, [], opened, {})).toEqual(["verify-none", "error-dice-given"]);
});

/** A round of drand's quicknet, and the seed with it. */
const CHAIN = "52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971";
const SIGNATURE = "b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39";
const RANDOMNESS = "fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd";

test("the beacon's round must be the one that was fixed, and its number the signature's digest", async () => {
  const fixed = { chain: CHAIN, round: 1000 };
  const beacon = { ...fixed, signature: SIGNATURE };
  const seed = `${SEED}|drand:1000:${RANDOMNESS}`;
  const given = table({ beacon: fixed, deal_given: true });
  expect(await keys(given, [], { seed, seals: SEALS, beacon }, { beacon: fixed })).toEqual(
    expect.arrayContaining(["verify-beacon", "|", "verify-beacon-unchecked"]),
  );
  const wrong: [Opened, Check[3]][] = [
    [{ seed: SEED, seals: SEALS, beacon }, {}],
    [{ seed, seals: SEALS, beacon: null }, {}],
    [{ seed, seals: SEALS, beacon: { ...beacon, signature: SIGNATURE.replace("b4", "b5") } }, {}],
    [{ seed, seals: SEALS, beacon }, { beacon: { chain: CHAIN, round: 999 } }],
  ];
  for (const [by, kept] of wrong)
    expect(await keys(given, [], by, kept)).toEqual(["verify-bad", "error-record-beacon"]);
});

test("the record's headers are read", () => {
  expect(openedIn(`[Seed "${SEED}"]\n[Seals "a b"]\n[Beacon "c 7 d"]\n`)).toEqual({
    seed: SEED,
    seals: ["a", "b"],
    beacon: { chain: "c", round: 7, signature: "d" },
  });
  expect(openedIn("")).toEqual({ seed: null, seals: null, beacon: null });
});
