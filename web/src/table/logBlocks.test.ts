import { expect, test } from "vitest";
import type { TableEvent } from "../net/types";
import { iconOf, joinRepeats, logBlocksOf } from "./logBlocks";

let seq = 0;
const event = (kind: TableEvent["kind"], seat: number | null, more: Partial<TableEvent> = {}): TableEvent => ({
  seq: ++seq,
  kind,
  seat,
  changed: true,
  at: "",
  ...more,
});
const story = (...keys: string[]) => keys.map((key) => ({ key, facts: {}, text: key }));
const ply = (seat: number, ...keys: string[]) =>
  event("ply", seat, { ply: "x", verb: "market", story: story(...keys) });
const end = (seat: number, ...more: string[]) =>
  event("ply", seat, { ply: "end", verb: "end", story: story("told-end", ...more) });
const roll = (...more: string[]) => event("chance", null, { ply: "roll", story: story("told-roll", ...more) });

/** Each block as its seat and the keys it tells. */
const shape = (events: TableEvent[], ivan: number | null = null) =>
  logBlocksOf(events, ivan).map(({ seat, entries }) => [
    seat,
    entries.flatMap((entry) => entry.told?.map((one) => one.key) ?? entry.event.kind),
  ]);

test("a turn is a block, with what was rolled at its end", () => {
  const events = [ply(0, "told-market"), end(0), roll(), ply(1, "told-claim"), end(1), ply(0, "told-claim")];
  expect(shape(events)).toEqual([
    [0, ["told-market", "told-end", "told-roll"]],
    [1, ["told-claim", "told-end"]],
    [0, ["told-claim"]],
  ]);
});

test("that the game is over is told once", () => {
  expect(shape([end(0, "told-over-sixth"), event("over", null)])).toEqual([[0, ["told-end", "told-over-sixth"]]]);
  expect(shape([event("over", null, { reason: "agreed" })])).toEqual([[null, ["over"]]]);
});

test("two turns of one seat in a row are two blocks", () => {
  expect(shape([ply(0, "told-claim"), end(0), ply(0, "told-claim")])).toHaveLength(2);
});

test("Ivan has blocks of his own, whatever his deeds are told with", () => {
  const events = [ply(0, "told-claim"), end(0, "told-ivan-moves", "told-prestige"), roll(), ply(0, "told-market")];
  expect(shape(events, 1)).toEqual([
    [0, ["told-claim", "told-end"]],
    [1, ["told-ivan-moves", "told-prestige", "told-roll"]],
    [0, ["told-market"]],
  ]);
  expect(shape([end(0), roll("told-ivan-moves")], 1)).toEqual([
    [0, ["told-end", "told-roll"]],
    [1, ["told-ivan-moves"]],
  ]);
});

test("what was taken back is struck, and only that", () => {
  const events = [ply(0, "told-market"), ply(0, "told-gather"), event("undo", 0, { to: 1 }), ply(0, "told-take")];
  const entries = logBlocksOf(events, null).flatMap((block) => block.entries);
  expect(entries.map((entry) => entry.undone)).toEqual([false, true, false, false]);
});

test("the same deed in a row is told as one, unless one of them was taken back", () => {
  const bricks = (n: number) => ({ key: "amount-brick", facts: { n } });
  const rubles = (n: number) => ({ key: "amount-rubles", facts: { n } });
  const sell = () =>
    event("ply", 0, {
      ply: "x",
      verb: "sell",
      story: [{ key: "told-sell", facts: { what: bricks(1), gain: rubles(3) }, text: "" }],
    });
  const told = (...events: TableEvent[]) =>
    joinRepeats(logBlocksOf(events, null).flatMap((block) => block.entries)).map((entry) => entry.told?.[0]?.facts);
  expect(told(sell(), sell(), sell())).toEqual([{ what: bricks(3), gain: rubles(9) }]);
  expect(told(sell(), sell(), event("undo", 0, { to: 1 }))).toHaveLength(3);
  expect(told(ply(0, "told-market"), ply(0, "told-market"))).toHaveLength(2);
});

test("what people say is not in the log, and what happens around the game is nobody's turn", () => {
  const events = [event("created", null), event("sat", 1), event("chat", 0, { text: "hi" }), ply(0, "told-claim")];
  expect(shape(events)).toEqual([
    [null, ["created", "sat"]],
    [0, ["told-claim"]],
  ]);
});

test("a sentence begins with what was gained, else with what was done", () => {
  expect(iconOf({ key: "told-take", facts: { what: { key: "amount-brick", facts: { n: 2 } } } })).toBe("brick");
  expect(iconOf({ key: "told-claim", facts: {} })).toBe("banner");
});
