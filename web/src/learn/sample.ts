/** A small table that nobody plays at: what the pictures of the rules are made of. */
import { Selection } from "../bar/selection.svelte";
import { Table } from "../table/table.svelte";
import { offersOf, type Amounts } from "./amounts";
import type { InfluenceAction, InfluenceCard, Materials, Section, Snapshot, View } from "../net/types";

const NONE: Materials = { lumber: 0, brick: 0, stone: 0, gold: 0, emerald: 0, amethyst: 0 };
const goods = (some: Partial<Materials>): Materials => ({ ...NONE, ...some });

const free: Section = {
  name: "B1",
  card: "base-04",
  kind: "base",
  cost: goods({ brick: 2, stone: 2 }),
  reward: { recognition: 4, rubles: 1 },
  owner: null,
  delivered: NONE,
  complete: false,
  ornament: null,
  tile: { resource: "lumber", amount: 2 },
};
const claimed: Section = { ...free, owner: "red", tile: null, delivered: goods({ brick: 1 }) };
const complete: Section = { ...claimed, delivered: NONE, complete: true };
const middle: Section = {
  ...free,
  name: "B2",
  card: "middle-04",
  kind: "middle",
  cost: goods({ lumber: 1, brick: 1, gold: 1 }),
  tile: { die: "white" },
};
const dome: Section = {
  ...free,
  name: "B3",
  card: "dome-10",
  kind: "dome",
  cost: goods({ stone: 1, gold: 1, amethyst: 1 }),
  reward: { recognition: 6, rubles: 1 },
  tile: { resource: "recognition", amount: 1 },
};

export const SECTIONS: Record<string, Section[]> = {
  free: [free],
  claimed: [claimed],
  complete: [claimed, complete],
  sections: [free, middle, dome],
  penalty: [claimed, { ...middle, owner: "blue", tile: null, complete: true }],
  tie: [complete, { ...middle, owner: "blue", tile: null, complete: true }],
  places: [
    { ...complete, owner: "blue", ornament: { kind: "door", owner: "blue" } },
    { ...middle, owner: "blue", tile: null, complete: true },
    { ...middle, name: "B3", owner: "yellow", tile: null, complete: true, ornament: { kind: "arch", owner: "yellow" } },
    { ...middle, name: "B4", owner: "green", tile: null, complete: true },
    { ...dome, name: "B5", owner: "red", tile: null, complete: true },
  ],
  cathedral: [
    { ...complete, ornament: { kind: "door", owner: "blue" } },
    { ...middle, owner: "blue", tile: null, complete: true, ornament: { kind: "arch", owner: "blue" } },
    { ...dome, owner: "red", tile: null, complete: true, ornament: { kind: "cross", owner: "red" } },
  ],
};

const REPEATED = ["sell", "buy", "barter"];

/** The cards that show every action of each guild, with the numbers of an edition. */
export function cardsOf(amounts: Amounts): Record<string, InfluenceCard[]> {
  const action = (verb: string, which = 0): InfluenceAction => {
    const offered = offersOf(amounts, verb);
    const { cost, gain } = offered[which] ?? offered[0] ?? { cost: 0, gain: 0 };
    return { verb, kinds: [], cost, gain, repeat: REPEATED.includes(verb) };
  };
  const card = (guild: InfluenceCard["guild"], ...actions: InfluenceAction[]): InfluenceCard => ({
    guild,
    card: `${guild}-${actions.map((one) => one.verb).join("-")}`,
    spaces: [1, 2],
    actions,
  });
  const clergy = card("clergy", action("pray"), action("donate"));
  return {
    craftsmen: [card("craftsmen", action("sell"), action("buy"))],
    teamsters: [
      card("teamsters", action("haul"), action("earn")),
      card("teamsters", action("haul", 1), action("swap")),
    ],
    merchants: [
      card("merchants", action("trade"), action("barter")),
      card("merchants", action("bulk"), action("commission")),
    ],
    clergy: [clergy, card("clergy", action("vow"), action("offer"))],
    card: [clergy],
  };
}

const RESOURCES = ["recognition", "lumber", "stone", "brick", "rubles", "gold", "emerald", "amethyst"] as const;
const AMOUNTS = [1, 2, 2, 2, 2, 1, 1, 1];

const snapshot = {
  turn: { seat: "red", number: 1, phase: "start", moved: null, claim: null },
  seats: [
    { color: "red", lap: 1, space: 7, prestige: 1 },
    { color: "blue", lap: 1, space: 9, prestige: 2 },
  ],
  market: {
    tiles: RESOURCES.map((resource, i) => ({ space: i + 1, resource, amount: AMOUNTS[i] })),
    dice: {
      red: { space: 1, value: 3 },
      white: { space: 2, value: 5 },
      blue: { space: 3, value: 4 },
      yellow: { space: 4, value: 1 },
      green: { space: 5, value: 2 },
    },
    influence: [],
  },
  cathedral: { towers: [] },
  supply: goods({ lumber: 20, brick: 20, stone: 20, gold: 15, emerald: 10, amethyst: 10 }),
  ivan: {
    seat: "blue",
    inventory: goods({ brick: 4 }),
    construction: NONE,
    cards: [
      { card: "inventory", die: "green", face: "down" },
      { card: "claim", die: "white", face: "up" },
      { card: "transport", die: "red", face: "up" },
      { card: "construction", die: "yellow", face: "up" },
      { card: "recognition", die: "blue", face: "up" },
    ],
  },
  outcome: null,
};

export const SNAPSHOT = snapshot as unknown as Snapshot; // only what the drawings read

/** A selection at a table where nothing can be done. */
export function idleSelection(prestige_spaces: readonly number[]): Selection {
  const table = new Table("picture");
  table.feed.view = {
    table: { seats: [], status: "over", options: {}, prestige_spaces },
    you: { seats: [], host: false },
    game: { snapshot: SNAPSHOT, to_move: null, choices: [], compounds: [], scored: [], plies: 0, undo_to: null },
  } as unknown as View;
  return new Selection(table);
}
