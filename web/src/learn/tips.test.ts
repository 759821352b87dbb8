import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Choice, Compound, GameView, Snapshot, View } from "../net/types";
import { Table } from "../table/table.svelte";
import { language } from "../text/language.svelte";
import { reminderFor } from "./reminders";
import { SNAPSHOT } from "./sample";
import { tipOf, verbWords } from "./tips";

/** A table of the sample position where red, played here, is to move. */
function table(choices: unknown[] = [], snapshot: unknown = SNAPSHOT): Table {
  const made = new Table("t");
  const game = {
    snapshot,
    to_move: "red",
    choices: choices as Choice[],
    plies: 0,
    undo_to: null,
    dice: {
      red: { lands: 4, further: true, resource: "gold", amount: 1 },
      blue: { lands: 7, further: false },
      white: { lands: 7, further: true },
    },
  } as unknown as GameView;
  made.feed.view = {
    table: { seats: [{ index: 0, kind: "person", color: "red", name: "Olga" }], status: "playing", options: {} },
    you: { seats: [0] },
    game,
  } as unknown as View;
  return made;
}

const never = () => false;

beforeAll(() => language.sayAll());
beforeEach(() => language.choose("en"));

test("a die says where the server lets it stop, and whether it can be paid to go further", () => {
  const [red, blue, white] = ["red", "blue", "white"].map((die) => tipOf(`die:${die}`, table())?.lines.join(" "));
  expect(red).toContain("from space 1 to space 4");
  expect(red).toContain("your color");
  expect(blue).toContain("from space 3 to space 7");
  expect(blue).toContain("only the white die");
  expect(white).toContain("Anyone");
});

test("a die that can be moved says what that would bring", () => {
  const move = { verb: "market", args: { die: "red", extra: 0 }, brings: { resource: "brick", most: 4 } };
  const further = { verb: "market", args: { die: "red", extra: 1 }, brings: { resource: "gold", most: 9 } };
  expect(tipOf("die:red", table([further, move]))?.lines.at(-1)).toContain("4 bricks");
  expect(tipOf("die:blue", table([further, move]))?.lines.join(" ")).not.toContain("brick");
});

test("a full space doesn't say what another die would bring", () => {
  const shows = { value: 1, space: 1 };
  const dice = { ...SNAPSHOT.market.dice, red: shows, blue: shows, green: shows };
  const tip = tipOf("space:1", table([], { ...SNAPSHOT, market: { ...SNAPSHOT.market, dice } }));
  expect(tip?.lines[0]).toBe("Three dice fill this space: no other can stop here.");
});

test("an influence action says what it does, and where the rules explain it", () => {
  const card = { guild: "clergy", spaces: [1, 2], actions: [{ verb: "donate", kinds: [], cost: 3, gain: 1 }] };
  const snapshot = { ...SNAPSHOT, market: { ...SNAPSHOT.market, influence: [card] } };
  const tip = tipOf("influence:0:0", table([], snapshot));
  expect(tip?.clause).toBe("I6");
  expect(tip?.lines[0]).toBe(verbWords(card.actions[0] as never));
});

test("a name that means nothing has no tooltip", () => {
  expect([tipOf("die:purple", table()), tipOf("nonsense", table()), tipOf("section:Z9", table())]).toEqual([
    null,
    null,
    null,
  ]);
});

/** The sample position in another phase of the turn, without what reminders say about other seats. */
const inPhase = (phase: string, moved: unknown = null) =>
  ({ ...SNAPSHOT, seats: [], turn: { ...SNAPSHOT.turn, phase, moved } }) as unknown as Snapshot;
const market = inPhase("market", { die: "red", space: 4 });

test("whoever could end the turn is reminded of what would be left lying", () => {
  const [end, gather] = [
    { verb: "end", args: {} },
    { verb: "gather", args: { number: null } },
  ];
  expect(reminderFor(table([end, gather], market), market, never)).toMatchObject({ id: "gather", clause: "M4" });
  expect(reminderFor(table([gather], market), market, never)).toBeNull();
});

test("a reminder that was given often is not given again", () => {
  const choices = [
    { verb: "end", args: {} },
    { verb: "gather", args: { number: 1 } },
  ];
  expect(reminderFor(table(choices, market), market, (id) => id === "gather")).toBeNull();
});

test("a tile that can lie face up is reminded of, one that cannot is not", () => {
  const placing = inPhase("place");
  const face = (face: string) => [{ verb: "place", args: { space: "red", face } }];
  expect(reminderFor(table(face("up"), placing), placing, never)?.id).toBe("face-up");
  expect(reminderFor(table(face("down"), placing), placing, never)).toBeNull();
});

test("whoever is not to move is reminded of nothing", () => {
  const made = table([{ verb: "end", args: {} }], market);
  made.moment.past = { ply: 0, snapshot: market };
  expect(reminderFor(made, market, never)).toBeNull();
});

test("a tile with a die says what it would give now, as the server tells", () => {
  const placing = { ...SNAPSHOT, turn: { ...SNAPSHOT.turn, claim: { section: "A1", tile: { die: "red" } } } };
  expect(tipOf("hand", table([], placing))?.lines.at(-1)).toContain("1 gold");
});

test("an option says what it does", () => {
  const meaning = { key: "means-market", facts: { space: 4, most: "", one: "", other: "" } };
  const move = { ply: "market red", verb: "market", args: { die: "red", extra: 0 }, brings: {}, meaning };
  expect(tipOf("option:market red", table([move]))?.lines).toEqual([expect.stringContaining("to space 4")]);
  expect(tipOf("option:market blue", table([move]))).toBeNull();
});

test("an option of several plies says in one sentence what they bring", () => {
  const gather = { ply: "gather 2", verb: "gather", args: { number: 2 }, brings: {}, meaning: null };
  const made = table([gather]);
  const meaning = { key: "means-gains", facts: { goods: [{ key: "amount-brick", facts: { n: 2 } }] } };
  const together = { kind: "gather", plies: ["gather 2", "activate red", "take 1"], meaning };
  if (made.view?.game) made.view.game.compounds = [together as unknown as Compound];
  const tip = tipOf("option:gather 2,activate red,take 1", made);
  expect([tip?.title, tip?.lines]).toEqual(["Gather and use the tile", ["you get 2 bricks"]]);
});

test("of Ivan no tip tells rubles, an inventory, or prestige for the sixth section", () => {
  const has = { rubles: 2, prestige: 1, completed: { base: 1, middle: 0, dome: 0 } };
  const banners = { inventory: 2, reserve: 0, white1: 0, white2: 0 };
  const seats = ["red", "blue"].map((color) => ({ color, banners, ...has }));
  const friends = { ...SNAPSHOT, seats, ivan: null };
  const solo = { ...friends, ivan: { seat: "blue" } };
  const said = (name: string, snapshot: unknown) => tipOf(name, table([], snapshot))?.lines.join(" ");
  expect(said("seat:blue", solo)).not.toContain("ruble");
  expect(said("banners:blue", solo)).toBe("Every claim takes one.");
  expect(said("completed:red", solo)).not.toContain("3 prestige");
  expect(said("seat:red", solo)).toContain("ruble");
  expect(said("banners:red", solo)).toContain("inventory");
  expect(said("completed:red", friends)).toContain("3 prestige");
});
