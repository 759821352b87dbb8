/**
 * What moved between two snapshots, as plain data: nothing of the drawing and nothing of the rules is in here.
 *
 * A place is a list of the board's anchors (`data-at`), the best first: whoever shows the motion takes the first that can
 * be seen.
 */
import {
  DICE,
  MATERIALS,
  WORKSHOP,
  plyIn,
  type Color,
  type DieName,
  type Material,
  type OrnamentKind,
  type Seat,
  type Section,
  type Snapshot,
  type TableEvent,
  type Tile,
} from "../net/types";
import type { Ply } from "../table/verbs";
import type { Phrase } from "../text/text";

export type Place = string[];

export type Thing =
  | { is: "material"; material: Material }
  | { is: "ruble" }
  | { is: "banner"; color: Color }
  | { is: "ornament"; ornament: OrnamentKind; color: Color }
  | { is: "tile"; tile: Tile };

export type Motion =
  | { kind: "travel"; die: DieName; steps: number; value: number }
  | { kind: "roll"; die: DieName; from: number; to: number }
  | ({ kind: "fly" } & Flight)
  | { kind: "walk"; seat: Color; from: number; to: number; laps: number }
  | { kind: "count"; at: string; from: number; to: number }
  | { kind: "turn-over"; at: string };

/** One thing on its way: of several alike it leaves `turn`th, from the `leaves`th of a place to the `lands`th. */
export interface Flight {
  thing: Thing;
  from: Place;
  to: Place;
  turn: number;
  leaves: number;
  lands: number;
}

/** Everything one ply set in motion. */
export type Scene = Motion[];

/** More of one thing than this fly as this many. */
const MOST_FLYING = 6;

type DiceNow = Record<DieName, { space: number; value: number }>;

/** Tell what moved, a scene for every ply; what only the two snapshots show belongs to the last. */
export function scenes(before: Snapshot, after: Snapshot, events: readonly TableEvent[]): Scene[] {
  const plies = events.filter((event) => event.kind === "ply" || event.kind === "chance");
  if (!plies.length || events.some((event) => event.kind === "undo")) return []; // what is taken back is simply back
  const dice = Object.fromEntries(DICE.map((die) => [die, { ...before.market.dice[die] }])) as DiceNow;
  const found = plies.map((event) => diceIn(event, dice));
  const last = found.at(-1) ?? [];
  for (const die of DICE) {
    // What the words left open: a ply of another page, or several told as one.
    const [then, now] = [dice[die], after.market.dice[die]];
    const steps = (now.space - then.space + 8) % 8;
    if (steps) last.push({ kind: "travel", die, steps, value: then.value });
    if (now.value !== then.value) last.push({ kind: "roll", die, from: then.value, to: now.value });
  }
  const decided = plies.findLast((event) => event.kind === "ply");
  const said = decided ? plyIn(decided) : null;
  last.push(
    ...tilesSwapped(before, after),
    ...cathedral(before, after),
    ...seats(before, after, said),
    ...ivan(before, after),
  );
  return found.filter((scene) => scene.length > 0);
}

/** The sentences that tell of a die on its way. */
const DIE_MOVES = new Set(["told-market", "told-market-paid", "told-ivan-moves"]);

/** What a phrase within a sentence is about: "red" of "word-red". */
function wordOf(fact: unknown): string {
  return (fact as Phrase).key.replace(/^word-/, "");
}

/** The number a phrase within a sentence has: 3 of "3 spaces". */
function numberOf(fact: unknown): number {
  return Number((fact as Phrase).facts?.n);
}

/** The dice of one ply: moved by a seat or by Ivan, rolled by chance. */
function diceIn(event: TableEvent, dice: DiceNow): Scene {
  const scene: Scene = [];
  const ply = plyIn(event);
  if (ply?.verb === "roll") {
    for (const [name, to] of Object.entries(ply.args.dice)) {
      const die = name as DieName;
      scene.push({ kind: "roll", die, from: dice[die].value, to });
      dice[die].value = to;
    }
  }
  for (const { key, facts } of event.story ?? []) {
    if (!DIE_MOVES.has(key)) continue;
    const die = wordOf(facts.die) as DieName;
    const steps = numberOf(facts.steps);
    scene.push({ kind: "travel", die, steps, value: dice[die].value });
    dice[die].space = ((dice[die].space - 1 + steps) % 8) + 1;
  }
  return scene;
}

function tilesSwapped(before: Snapshot, after: Snapshot): Scene {
  const [one, other] = after.market.tiles.filter((tile, i) => tile.resource !== before.market.tiles[i]?.resource);
  if (!one || !other) return [];
  return [
    fly({ is: "tile", tile: one }, [`space-${other.space}`], [`space-${one.space}`]),
    fly({ is: "tile", tile: other }, [`space-${one.space}`], [`space-${other.space}`]),
  ];
}

function sections(snapshot: Snapshot): Section[] {
  return snapshot.cathedral.towers.flatMap((tower) => tower.sections);
}

function cathedral(before: Snapshot, after: Snapshot): Scene {
  const scene: Scene = [];
  const was = new Map(sections(before).map((section) => [section.name, section]));
  for (const now of sections(after)) {
    const then = was.get(now.name);
    if (!then) continue;
    if (now.owner && !then.owner) {
      const thing: Thing = { is: "banner", color: now.owner };
      scene.push(fly(thing, bannersOf(before, after, now.owner), [`banner-${now.name}`, `section-${now.name}`]));
    }
    for (const material of MATERIALS) {
      const more =
        now.complete && !then.complete ? missing(then, material) : now.delivered[material] - then.delivered[material];
      if (more > 0 && now.owner) {
        const from = before.ivan?.seat === now.owner ? ["ivan-construction"] : goodsOf(now.owner, material);
        const to = [`slot-${now.name}-${material}`, `section-${now.name}`];
        const held = seatOf(before, now.owner)?.inventory[material] ?? 0;
        scene.push(...flying({ is: "material", material }, more, from, to, held, then.delivered[material]));
      }
    }
    if (now.complete && !then.complete) scene.push({ kind: "turn-over", at: `section-${now.name}` });
    if (now.ornament && !then.ornament) {
      const { owner: color, kind: ornament } = now.ornament;
      const from = [`ornaments-${color}-${ornament}`, `seat-${color}`];
      scene.push(fly({ is: "ornament", ornament, color }, from, [`ornament-${now.name}`, `section-${now.name}`]));
    }
  }
  return scene;
}

function missing(section: Section, material: Material): number {
  return Math.max(0, section.cost[material] - section.delivered[material]);
}

/** Where a seat's banner came from: off the inventory, off a white space, or from beside the board. */
function bannersOf(before: Snapshot, after: Snapshot, color: Color): Place {
  const [then, now] = [seatOf(before, color), seatOf(after, color)];
  const rest = [`banners-${color}`, `seat-${color}`];
  if (!then || !now) return rest;
  if (now.banners.inventory < then.banners.inventory) return [`covered-${color}`, ...rest];
  const space = (["white1", "white2"] as const).find((one) => now.banners[one] < then.banners[one]);
  return space ? [`workshop-${color}-${space}`, ...rest] : rest;
}

function seatOf(snapshot: Snapshot, color: Color): Seat | undefined {
  return snapshot.seats.find((seat) => seat.color === color);
}

function seats(before: Snapshot, after: Snapshot, said: Ply | null): Scene {
  return after.seats.flatMap((now) => {
    const then = seatOf(before, now.color);
    if (!then) return [];
    return [
      ...goods(before, after, then, now, said),
      ...money(before, after, then, now, said),
      ...tiles(before, after, then, now),
      ...points(then, now),
    ];
  });
}

function goodsOf(color: Color, material: Material): Place {
  return [`goods-${color}-${material}`, `seat-${color}`];
}

function goods(before: Snapshot, after: Snapshot, then: Seat, now: Seat, said: Ply | null): Scene {
  const market = before.turn.moved?.space ?? 0;
  return MATERIALS.flatMap((material) => {
    const stock: Place = [`supply-${material}`, "supply"];
    const here = goodsOf(now.color, material);
    const held = then.inventory[material];
    const more = now.inventory[material] - held;
    const from = said?.verb === "gather" ? [`space-${market}`, ...stock] : stock;
    if (more > 0) return flying({ is: "material", material }, more, from, here, 0, held);
    // What was delivered is on its way to a section already.
    const spent = -more - delivered(before, after, now.color, material);
    return spent > 0 ? flying({ is: "material", material }, spent, here, stock, held) : [];
  });
}

/** How many of a material a seat's sections took in, those just complete included. */
function delivered(before: Snapshot, after: Snapshot, color: Color, material: Material): number {
  const was = new Map(sections(before).map((section) => [section.name, section]));
  return sections(after).reduce((all, now) => {
    const then = was.get(now.name);
    if (!then || then.complete || now.owner !== color) return all;
    return all + (now.complete ? missing(then, material) : now.delivered[material] - then.delivered[material]);
  }, 0);
}

function money(before: Snapshot, after: Snapshot, then: Seat, now: Seat, said: Ply | null): Scene {
  const more = now.rubles - then.rubles;
  if (!more) return [];
  const purse: Place = [`rubles-${now.color}`, `seat-${now.color}`];
  const count: Motion = { kind: "count", at: `rubles-${now.color}`, from: then.rubles, to: now.rubles };
  if (more < 0) {
    const place = said?.verb === "place" ? [`workshop-${now.color}-${said.args.space}`] : [];
    return [...flying({ is: "ruble" }, -more, purse, [...place, "supply"]), count];
  }
  const built = sections(after).find(
    (one, i) => one.complete && one.owner === now.color && !sections(before)[i]?.complete,
  );
  const from = built
    ? [`section-${built.name}`]
    : said?.verb === "gather"
      ? [`space-${before.turn.moved?.space ?? 0}`]
      : [];
  return [...flying({ is: "ruble" }, more, [...from, "supply"], purse), count];
}

/** A tile goes from its section into the hand, and from the hand into the workshop. */
function tiles(before: Snapshot, after: Snapshot, then: Seat, now: Seat): Scene {
  const scene: Scene = [];
  const [had, has] = [before.turn.claim, after.turn.seat === now.color ? after.turn.claim : null];
  if (has?.tile && !had?.tile) {
    const from = [`tile-${has.section}`, `section-${has.section}`];
    scene.push(fly({ is: "tile", tile: has.tile }, from, [`hand-${now.color}`, `seat-${now.color}`]));
  }
  for (const space of WORKSHOP) {
    const tile = now.workshop[space];
    if (!tile || then.workshop[space]) continue;
    const from = had ? [`hand-${now.color}`, `section-${had.section}`] : [`seat-${now.color}`];
    scene.push(fly({ is: "tile", tile }, from, [`placed-${now.color}-${space}`, `seat-${now.color}`]));
  }
  return scene;
}

function points(then: Seat, now: Seat): Scene {
  if (now.score === then.score) return [];
  const walk: Motion = { kind: "walk", seat: now.color, from: then.space, to: now.space, laps: now.lap - then.lap };
  const count: Motion = { kind: "count", at: `prestige-${now.color}`, from: then.prestige, to: now.prestige };
  return now.prestige === then.prestige ? [walk] : [walk, count];
}

/** Ivan's tiles turn over; his materials go from the supply onto one card, and on to the other. */
function ivan(before: Snapshot, after: Snapshot): Scene {
  const [then, now] = [before.ivan, after.ivan];
  if (!then || !now) return [];
  const turned = now.cards.filter((card, i) => card.face !== then.cards[i]?.face);
  const goods = MATERIALS.flatMap((material) => {
    const stocked = now.inventory[material] - then.inventory[material];
    if (stocked > 0)
      return flying({ is: "material", material }, stocked, [`supply-${material}`, "supply"], ["ivan-inventory"]);
    const carried = now.construction[material] - then.construction[material];
    return carried > 0 ? flying({ is: "material", material }, carried, ["ivan-inventory"], ["ivan-construction"]) : [];
  });
  return [...turned.map((card): Motion => ({ kind: "turn-over", at: `ivan-${card.card}` })), ...goods];
}

function fly(thing: Thing, from: Place, to: Place): Motion {
  return { kind: "fly", thing, from, to, turn: 0, leaves: 0, lands: 0 };
}

/** Several alike: they leave from the last of those that lay there, and lie down behind those that were there before. */
function flying(thing: Thing, n: number, from: Place, to: Place, lay = 0, there = 0): Scene {
  return Array.from({ length: Math.min(n, MOST_FLYING) }, (_, turn) => ({
    kind: "fly",
    thing,
    from,
    to,
    turn,
    leaves: Math.max(0, lay - 1 - turn),
    lands: there + turn,
  }));
}

/** The anchors a scene ends at: what to look at when nothing may move. */
export function endsAt(scene: Scene): Place[] {
  return scene.map((motion) => {
    switch (motion.kind) {
      case "travel":
      case "roll":
        return [`die-${motion.die}`];
      case "fly":
        return motion.to;
      case "walk":
        return [`marker-${motion.seat}`];
      case "count":
        return [motion.at];
      case "turn-over":
        return [motion.at];
    }
  });
}
