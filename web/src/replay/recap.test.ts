import { expect, test } from "vitest";
import type { TableEvent } from "../net/types";
import { decisionsOf, lastRound, linesOf, sinceLastTurn } from "./recap.svelte";

/** A line of events, each as "seat verb", a roll as "roll"; what is said of each is its number. */
function told(...line: string[]): TableEvent[] {
  return line.map((one, i) => {
    const [seat, verb] = one === "roll" ? [null, "roll"] : [Number(one[0]), one.slice(2)];
    const story = [{ key: `${i + 1}`, facts: {}, text: "" }];
    return { seq: i + 1, kind: seat === null ? "chance" : "ply", seat, verb, args: {}, story } as unknown as TableEvent;
  });
}

const spans = (found: ReturnType<typeof decisionsOf>) => found.map(({ from, to }) => [from, to]);

test("a decision takes the rolls that follow it along, and what is said of them", () => {
  const found = decisionsOf(told("0 market", "roll", "roll", "0 end"), 0);
  expect(spans(found)).toEqual([
    [0, 3],
    [3, 4],
  ]);
  expect(found[0]?.words.map((one) => ("key" in one ? one.key : ""))).toEqual(["1", "2", "3"]);
});

test("a roll that belongs to no decision shown is left out", () => {
  expect(spans(decisionsOf(told("0 end", "roll", "1 end"), 1))).toEqual([[2, 3]]);
});

test("since one's last turn there is what others decided after it", () => {
  const events = told("0 market", "0 end", "roll", "1 claim", "1 end");
  expect(spans(sinceLastTurn(events, [0]))).toEqual([
    [3, 4],
    [4, 5],
  ]);
  expect(sinceLastTurn(events, [1])).toEqual([]);
});

test("the last round is everybody's last turn, and the whole game where it is younger", () => {
  const turn = (seat: number) => [`${seat} market`, `${seat} end`];
  expect(spans(lastRound(told(...turn(0), ...turn(1), ...turn(0)), 2))).toEqual([
    [2, 3],
    [3, 4],
    [4, 5],
    [5, 6],
  ]);
  expect(spans(lastRound(told(...turn(0)), 2))).toHaveLength(2);
});

/** An event of a seat with what is said of it. */
function deed(seat: number, verb: string, ...story: { key: string; facts?: object }[]): TableEvent {
  return { seq: 1, kind: "ply", seat, verb, args: {}, story } as unknown as TableEvent;
}

const claim = { key: "told-claim", facts: { section: "C2" } };
const end = { key: "told-end" };
const ivan = { key: "told-ivan-claims", facts: { section: "A1" } };

test("Ivan, who moves when one's own turn ends, is told of as well, and without that end", () => {
  const events = [deed(0, "claim", claim), deed(0, "end", end, ivan)];
  expect(sinceLastTurn(events, [0]).map(({ words }) => words.map(({ key }) => key))).toEqual([["told-ivan-claims"]]);
});

test("what one loses by Ivan's turn is part of it", () => {
  const anna = { key: "seat-called", facts: { name: "Anna" } };
  const lost = { key: "told-displeasure", facts: { seat: anna, what: { key: "amount-recognition", facts: { n: 1 } } } };
  const events = [deed(0, "claim", claim), deed(0, "end", end, ivan, lost)];
  expect(linesOf(sinceLastTurn(events, [0])).map(({ seat, deeds }) => [seat, deeds.length])).toEqual([[null, 2]]);
});

test("every turn is a line: who had it and what it came to", () => {
  const events = [deed(1, "claim", claim), deed(1, "end", end), deed(2, "end", end), deed(2, "end", end, ivan)];
  const lines = linesOf(decisionsOf(events, 0));
  expect(lines.map(({ seat, first }) => [seat, first])).toEqual([
    [1, 0],
    [2, 2],
    [2, 3],
    [null, 3],
  ]);
  expect(lines.map(({ deeds }) => deeds.length)).toEqual([1, 0, 0, 1]);
});
