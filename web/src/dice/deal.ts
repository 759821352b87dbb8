/**
 * What a seed deals, computed here and not asked of the server: the steps of docs/protocol.md, "The deal". The numbers come from
 * HMAC-SHA256, the components from the edition, whose digest everyone saw before the game.
 */
import { DICE, type DieName, type Snapshot, type Tile } from "../net/types";
import type { Chance } from "./chance";

/** What of an edition chance deals out, as the server's canonical text has it. */
export interface Components {
  market: { resource_tiles: { resource: string; amount: number }[] };
  influence: Record<string, { id: string }[]> & { first_game: string[] };
  workshop_tiles: { each_half: BareTile[] };
  plans: Record<string, number[][]>;
  cathedral: { cards: { id: string; kind: string; recognition: number }[] };
}
type BareTile = { die: string } | { resource: string; amount: number };

/** Everything chance decides before the first turn. */
export interface Deal {
  market: string[];
  influence: string[];
  dice: Partial<Record<DieName, { space: number; value: number }>>;
  /** Each tower from the base up: a card, and the tile on it. */
  towers: { card: string; tile: string | null }[][];
  ivan: { card: string; die: string }[] | null;
}

const SPACES = 8;
const GUILDS = ["craftsmen", "teamsters", "merchants", "clergy"];
const IVAN_CARDS = ["recognition", "inventory", "transport", "claim", "construction"];
const PLAN_NAMES = ["two", "three", "four"];

const tileName = (tile: BareTile | Tile): string =>
  "die" in tile ? `die-${tile.die}` : `${tile.resource}-${tile.amount}`;

/** Draw a deal, in the order of the rules S4 to S8 and A2. */
export async function dealOf(
  chance: Chance,
  edition: Components,
  { players, firstGame }: { players: number; firstGame: boolean },
): Promise<Deal> {
  const below = await chance.deal();
  /** Things in random order (Fisher and Yates). */
  const shuffled = <T>(things: readonly T[]): T[] => {
    const deck = [...things];
    for (let i = deck.length - 1; i > 0; i--) {
      const j = below(i + 1);
      [deck[i], deck[j]] = [deck[j] as T, deck[i] as T];
    }
    return deck;
  };
  const drawn = <T>(things: readonly T[]): T => things[below(things.length)] as T;

  const market = shuffled(edition.market.resource_tiles).map((tile) => tile.resource); // S4
  const influence = shuffled(GUILDS).map((guild) => {
    const cards = (edition.influence[guild] ?? []).map((card) => card.id);
    return firstGame ? (cards.find((card) => edition.influence.first_game.includes(card)) ?? "") : drawn(cards); // S5
  });
  const start = market.indexOf("recognition"); // S6
  const places = shuffled(DICE);
  const dice: Deal["dice"] = {};
  for (const die of DICE) dice[die] = { space: ((start + places.indexOf(die)) % SPACES) + 1, value: 1 + below(6) };

  const seats = Math.max(2, players); // S7
  const plan = drawn(edition.plans[PLAN_NAMES[seats - 2] ?? ""] ?? [[]]);
  const deck = (kind: string) => shuffled(edition.cathedral.cards.filter((card) => card.kind === kind));
  const [bases, middles, domes] = [deck("base"), deck("middle"), deck("dome")];
  const half = edition.workshop_tiles.each_half; // S8
  const tiles = shuffled(seats === 2 ? half : [...half, ...half]);
  const nextTile = (): string | null => {
    const tile = tiles.shift();
    return tile ? tileName(tile) : null;
  };
  const cards = plan.map((height, tower) => [bases[tower], ...middles.splice(0, height - 2), domes[tower]]);
  const towers = cards.map((tower) => tower.map((card) => ({ card: card?.id ?? "", tile: nextTile() })));
  if (players > 1) return { market, influence, dice, towers, ivan: null };

  const most = Math.max(...cards.map(([base]) => base?.recognition ?? 0)); // A3: he claims that base, and its tile is gone
  const claimed = towers[cards.findIndex(([base]) => base?.recognition === most)]?.[0];
  if (claimed) claimed.tile = null;
  const row = shuffled(IVAN_CARDS); // A2
  const tilesOfIvan = shuffled(DICE);
  return { market, influence, dice, towers, ivan: row.map((card, i) => ({ card, die: tilesOfIvan[i] ?? "" })) };
}

/** The deal that a position before the first move shows. */
export function dealIn({ market, cathedral, ivan }: Pick<Snapshot, "market" | "cathedral" | "ivan">): Deal {
  return {
    market: market.tiles.map((tile) => tile.resource),
    influence: market.influence.map((card) => card.card),
    dice: Object.fromEntries(DICE.map((die) => [die, market.dice[die]])),
    towers: cathedral.towers.map((tower) =>
      tower.sections.map(({ card, tile }) => ({ card, tile: tile && tileName(tile) })),
    ),
    ivan: ivan?.cards.map(({ card, die }) => ({ card, die })) ?? null,
  };
}

/** Two spaces whose resource tiles change places (I4). */
export type Swap = readonly [number, number];

/** What of a deal stays on the table to the end: the cards of the cathedral and of the market, and the market's tiles. */
export function lasting({ market, influence, towers }: Deal, swaps: readonly Swap[] = []): unknown {
  const tiles = [...market];
  for (const [one, other] of swaps) {
    const tile = tiles[one - 1] ?? "";
    tiles[one - 1] = tiles[other - 1] ?? "";
    tiles[other - 1] = tile;
  }
  return { market: tiles, influence, towers: towers.map((tower) => tower.map(({ card }) => card)) };
}

export function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
