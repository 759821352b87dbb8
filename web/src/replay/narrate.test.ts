import { beforeEach, expect, test } from "vitest";
import type { Table } from "../table/table.svelte";
import type { TableEvent } from "../net/types";
import { language } from "../text/language.svelte";
import { narrate, tellDeeds } from "./narrate";

beforeEach(() => language.choose("en"));

function table(...names: string[]): Table {
  const seats = names.map((name, i) => ({ index: i, name, color: ["red", "blue"][i], kind: "person" }));
  return { seats, seatName: (seat: { name: string }) => seat.name || "Nameless" } as unknown as Table;
}

const anna = { key: "seat-named", facts: { name: "Anna", color: { key: "word-red" } } };
const scored = {
  kind: "ply",
  seat: 0,
  story: [
    { key: "told-prestige", facts: { seat: anna, prestige: { key: "amount-prestige", facts: { n: 5 } } }, text: "" },
  ],
} as unknown as TableEvent;

test("the log names a seat without its color", () => {
  expect(narrate(table("Anna", "Boris"), scored)).toEqual(["Anna now has 5 prestige."]);
});

test("the log says colors where two seats share a name", () => {
  expect(narrate(table("Anna", "Anna"), scored)).toEqual(["Anna (red) now has 5 prestige."]);
});

test("a bot without a name has the one it has at the table", () => {
  expect(narrate(table("", "Boris"), scored)).toEqual(["Nameless now has 5 prestige."]);
});

test("what a turn came to names seats without their color, too", () => {
  const loss = {
    key: "brief-displeasure",
    facts: { seat: anna, what: { key: "amount-recognition", facts: { n: 2 } } },
  };
  expect(tellDeeds(table("Anna", "Boris"), [loss])).toBe("Anna loses 2 recognition");
  expect(tellDeeds(table("Anna", "Boris"), [])).toBe("nothing new");
});
