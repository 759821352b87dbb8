import { describe, expect, test } from "vitest";
import type { Ply } from "../table/verbs";
import type { Seat, Section, Snapshot, TableEvent } from "../net/types";
import { endsAt, scenes } from "./plan";

const NONE = { lumber: 0, brick: 0, stone: 0, gold: 0, emerald: 0, amethyst: 0 };

const seat = (color: Seat["color"], more: Partial<Seat> = {}): Seat =>
  ({
    color,
    inventory: { ...NONE },
    rubles: 0,
    space: 0,
    lap: 1,
    prestige: 0,
    score: 0,
    banners: { inventory: 4, white1: 0, white2: 0, stock: 2 },
    workshop: { red: null, blue: null, green: null, yellow: null, white1: null, white2: null },
    ...more,
  }) as Seat;

const section = (more: Partial<Section> = {}): Section => ({
  name: "A1",
  card: "base-01",
  kind: "base",
  cost: { ...NONE, brick: 2, stone: 1 },
  reward: { recognition: 4, rubles: 1 },
  owner: null,
  delivered: { ...NONE },
  complete: false,
  ornament: null,
  tile: { resource: "lumber", amount: 2 },
  ...more,
});

interface Made {
  seats?: Seat[];
  section?: Section;
  dice?: Partial<Snapshot["market"]["dice"]>;
  turn?: Partial<Snapshot["turn"]>;
  tiles?: string[];
}

/** A table with what a test is about; the rest is the same before and after. */
const table = ({ seats = [seat("red"), seat("blue")], section: one = section(), dice, turn, tiles }: Made = {}) =>
  ({
    turn: { seat: "red", number: 1, phase: "start", moved: null, claim: null, ...turn },
    seats,
    market: {
      tiles: (tiles ?? ["lumber", "stone"]).map((resource, i) => ({ space: i + 1, resource, amount: 2 })),
      dice: {
        red: { space: 1, value: 3 },
        blue: { space: 2, value: 2 },
        green: { space: 3, value: 4 },
        yellow: { space: 4, value: 5 },
        white: { space: 5, value: 6 },
        ...dice,
      },
    },
    cathedral: { towers: [{ sections: [one] }] },
    ivan: null,
  }) as unknown as Snapshot;

const event = (kind: TableEvent["kind"], ply?: Ply, more: Partial<TableEvent> = {}): TableEvent => ({
  seq: 1,
  kind,
  seat: 0,
  changed: false,
  at: "2026-01-01T00:00:00Z",
  ...ply,
  ...more,
});
const red = (more: Partial<Seat>) => [seat("red", more), seat("blue")];

describe("dice", () => {
  test("a die travels as many spaces as the story tells, all the way round too", () => {
    const story = [
      { key: "told-market", facts: { die: { key: "word-red" }, steps: { key: "spaces", facts: { n: 8 } } }, text: "" },
    ];
    const told = [event("ply", { verb: "market", args: { die: "red", extra: 0 } }, { story })];
    expect(scenes(table(), table(), told)).toEqual([[{ kind: "travel", die: "red", steps: 8, value: 3 }]]);
  });

  test("a die whose way nobody told travels forward to where it lies", () => {
    const before = table({ dice: { red: { space: 7, value: 3 } } });
    const after = table({ dice: { red: { space: 2, value: 3 } } });
    expect(scenes(before, after, [event("ply", undefined)])).toEqual([
      [{ kind: "travel", die: "red", steps: 3, value: 3 }],
    ]);
  });

  test("what chance rolled is rolled in a scene of its own, and once", () => {
    const after = table({ dice: { red: { space: 1, value: 6 }, blue: { space: 2, value: 1 } } });
    const found = scenes(table(), after, [
      event("ply", { verb: "end", args: {} }),
      event("chance", { verb: "roll", args: { dice: { red: 6, blue: 1 } } }),
    ]);
    expect(found).toEqual([
      [
        { kind: "roll", die: "red", from: 3, to: 6 },
        { kind: "roll", die: "blue", from: 2, to: 1 },
      ],
    ]);
  });
});

describe("goods and money", () => {
  test("what is gathered comes from the space of the market, and lies behind what was there", () => {
    const before = table({
      seats: red({ inventory: { ...NONE, brick: 1 } }),
      turn: { moved: { die: "red", space: 4 } as never },
    });
    const after = table({ seats: red({ inventory: { ...NONE, brick: 3 } }) });
    const [scene = []] = scenes(before, after, [event("ply", { verb: "gather", args: { number: 2 } })]);
    expect(scene).toHaveLength(2);
    expect(scene[0]).toMatchObject({ from: ["space-4", "supply-brick", "supply"], turn: 0, lands: 1 });
    expect(scene[1]).toMatchObject({ to: ["goods-red-brick", "seat-red"], turn: 1, lands: 2 });
  });

  test("more than six of a thing fly as six", () => {
    const [scene = []] = scenes(table(), table({ seats: red({ rubles: 9 }) }), [
      event("ply", { verb: "end", args: {} }),
    ]);
    expect(scene.filter((one) => one.kind === "fly")).toHaveLength(6);
    expect(scene.at(-1)).toEqual({ kind: "count", at: "rubles-red", from: 0, to: 9 });
  });

  test("what a space of the workshop costs goes there", () => {
    const before = table({ seats: red({ rubles: 2 }) });
    const [scene = []] = scenes(before, table({ seats: red({ rubles: 1 }) }), [
      event("ply", { verb: "place", args: { space: "green", face: "up" } }),
    ]);
    expect(scene[0]).toMatchObject({ thing: { is: "ruble" }, to: ["workshop-red-green", "supply"] });
  });
});

describe("the cathedral", () => {
  test("a banner comes from where it lay", () => {
    const banners = (inventory: number, white1: number) => ({ inventory, white1, white2: 0, stock: 2 }) as never;
    const claimed = section({ owner: "red" });
    const from = (then: never, now: never) => {
      const after = table({ seats: red({ banners: now }), section: claimed });
      const [[motion] = []] = scenes(table({ seats: red({ banners: then }) }), after, [
        event("ply", { verb: "banner", args: { source: "reserve" } }),
      ]);
      return motion?.kind === "fly" ? motion.from[0] : null;
    };
    expect(from(banners(4, 0), banners(3, 0))).toBe("covered-red");
    expect(from(banners(0, 1), banners(0, 0))).toBe("workshop-red-white1");
    expect(from(banners(4, 0), banners(4, 0))).toBe("banners-red");
  });

  test("what is delivered goes to its slot and is not spent twice", () => {
    const before = table({ seats: red({ inventory: { ...NONE, brick: 1 } }), section: section({ owner: "red" }) });
    const after = table({ seats: red({}), section: section({ owner: "red", delivered: { ...NONE, brick: 1 } }) });
    expect(
      scenes(before, after, [event("ply", { verb: "deliver", args: { material: "brick", section: "A1" } })]),
    ).toEqual([
      [
        expect.objectContaining({
          thing: { is: "material", material: "brick" },
          from: ["goods-red-brick", "seat-red"],
          to: ["slot-A1-brick", "section-A1"],
        }),
      ],
    ]);
  });

  test("what completes a section goes there, the card turns over, its reward is paid and the marker walks", () => {
    const delivered = { ...NONE, brick: 2 };
    const before = table({
      seats: red({ inventory: { ...NONE, stone: 1 } }),
      section: section({ owner: "red", delivered }),
    });
    const after = table({
      seats: red({ rubles: 1, space: 4, score: 4 }),
      section: section({ owner: "red", complete: true }),
    });
    const [scene = []] = scenes(before, after, [
      event("ply", { verb: "deliver", args: { material: "stone", section: "A1" } }),
    ]);
    expect(scene.map((motion) => motion.kind)).toEqual(["fly", "turn-over", "fly", "count", "walk"]);
    expect(scene[2]).toMatchObject({ thing: { is: "ruble" }, from: ["section-A1", "supply"] });
    expect(scene[4]).toEqual({ kind: "walk", seat: "red", from: 0, to: 4, laps: 0 });
  });

  test("an ornament comes from the board of its owner", () => {
    const ornament = { kind: "door", owner: "blue" } as const;
    const before = table({ section: section({ owner: "red", complete: true }) });
    const after = table({ section: section({ owner: "red", complete: true, ornament }) });
    const [[motion] = []] = scenes(before, after, [
      event("ply", { verb: "ornament", args: { section: "A1", jewels: [] } }),
    ]);
    expect(motion).toMatchObject({ from: ["ornaments-blue-door", "seat-blue"], to: ["ornament-A1", "section-A1"] });
  });
});

test("tiles that change places fly past each other", () => {
  const [scene = []] = scenes(table(), table({ tiles: ["stone", "lumber"] }), [
    event("ply", { verb: "swap", args: { spaces: [1, 2] } }),
  ]);
  expect(scene.map((one) => (one.kind === "fly" ? [one.from[0], one.to[0]] : null))).toEqual([
    ["space-2", "space-1"],
    ["space-1", "space-2"],
  ]);
});

test("a tile goes from its section into the hand, and from there into the workshop", () => {
  const tile = { resource: "lumber", amount: 2 } as const;
  const held = { claim: { section: "A1", tile } } as never;
  const placed = red({ workshop: { ...seat("red").workshop, green: { ...tile, face: "up" } } });
  const [[taken] = []] = scenes(table(), table({ turn: held }), [
    event("ply", { verb: "claim", args: { section: "A1" } }),
  ]);
  expect(taken).toMatchObject({ from: ["tile-A1", "section-A1"], to: ["hand-red", "seat-red"] });
  const [[laid] = []] = scenes(table({ turn: held }), table({ seats: placed }), [
    event("ply", { verb: "place", args: { space: "green", face: "up" } }),
  ]);
  expect(laid).toMatchObject({ from: ["hand-red", "section-A1"], to: ["placed-red-green", "seat-red"] });
});

test("nothing moves where nothing was played, or something was taken back", () => {
  const after = table({ seats: red({ rubles: 3 }) });
  expect(scenes(table(), after, [event("chat")])).toEqual([]);
  expect(scenes(table(), after, [event("ply", { verb: "end", args: {} }), event("undo")])).toEqual([]);
});

test("where nothing may move, the places where something ended are known", () => {
  const scene =
    scenes(table(), table({ seats: red({ rubles: 1 }) }), [event("ply", { verb: "end", args: {} })])[0] ?? [];
  expect(endsAt(scene)).toContainEqual(["rubles-red", "seat-red"]);
});
