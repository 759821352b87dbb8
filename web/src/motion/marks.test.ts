import { beforeEach, expect, test } from "vitest";
import type { TableEvent } from "../net/types";
import { Marks } from "./marks";
import type { Scene } from "./plan";

let marks: Marks;

beforeEach(() => {
  marks = new Marks();
  document.body.innerHTML = `<i data-at="die-red"></i><i data-at="seat-blue"></i>`;
});

const ply = (seat: number, story: string[] = []) =>
  ({ kind: "ply", seat, story: story.map((key) => ({ key })) }) as unknown as TableEvent;
const ROLL: Scene = [{ kind: "roll", die: "red", from: 1, to: 2 }];
const GOODS: Scene = [
  {
    kind: "fly",
    thing: { is: "ruble" },
    from: [],
    to: ["goods-blue-gold", "seat-blue"],
    turn: 0,
    leaves: 0,
    lands: 0,
  },
];
const marked = () => {
  marks.show();
  return [...document.querySelectorAll<HTMLElement>("[data-changed]")].map((one) => one.dataset.at);
};

test("what others change adds up, at the best anchor there is", () => {
  marks.note([ROLL], [ply(1)], [0]);
  marks.note([GOODS], [ply(2)], [0]);
  expect(marked()).toEqual(["die-red", "seat-blue"]);
});

test("one's own move ends it", () => {
  marks.note([ROLL], [ply(1)], [0]);
  marks.note([GOODS], [ply(0)], [0]);
  expect(marked()).toEqual([]);
});

test("what Ivan does with the end of one's turn is marked", () => {
  marks.note([ROLL], [ply(0, ["told-end", "told-ivan-moves"])], [0]);
  expect(marked()).toEqual(["die-red"]);
});

test("what goes back to the supply is not", () => {
  marks.note([[{ ...GOODS[0], to: ["supply-gold"] } as never]], [ply(1)], [0]);
  expect(marked()).toEqual([]);
});
