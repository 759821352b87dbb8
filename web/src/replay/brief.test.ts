import { beforeEach, expect, test } from "vitest";
import { language } from "../text/language.svelte";
import { listOf, say } from "../text/text";
import { briefOf } from "./brief";

beforeEach(() => language.choose("en"));

const lumber = (n: number) => ({ key: "amount-lumber", facts: { n } });
const die = { key: "word-blue" };

const brief = (...words: Parameters<typeof briefOf>[0]) => briefOf(words).map(say).join(", ");

test("a turn is told in a few words", () =>
  expect(
    brief(
      { key: "told-market", facts: { die, space: 4 } },
      { key: "told-gather", facts: { what: lumber(4) } },
      { key: "told-claim", facts: { section: "C2" } },
      { key: "told-banner", facts: {} },
      { key: "told-end", facts: {} },
    ),
  ).toBe("blue die to 4, 4 lumber, claims C2"));

test("deliveries to one section are one, and a section that is complete tells of them", () => {
  const deliver = (section: string) => ({ key: "told-deliver", facts: { section } });
  expect(brief(deliver("A1"), deliver("A1"), deliver("B1"))).toBe("builds on A1, builds on B1");
  expect(brief(deliver("A1"), deliver("A1"), { key: "told-complete", facts: { section: "A1" } })).toBe("completes A1");
});

const bricks = (n: number) => ({ key: "amount-brick", facts: { n } });
const stone = (n: number) => ({ key: "amount-stone", facts: { n } });
const rubles = (n: number) => ({ key: "amount-rubles", facts: { n } });
const seat = { key: "seat-called", facts: { name: "Boris" } };

test("what was done twice is told once", () => {
  const sell = (what: object) => ({ key: "told-sell", facts: { seat, price: rubles(0), gain: rubles(3), what } });
  expect(brief(sell(bricks(1)), sell(bricks(1)))).toBe("sells 2 bricks");
  expect(brief(sell(bricks(1)), sell(stone(1)), sell(bricks(1)))).toBe("sells 2 bricks, sells 1 stone");
  const trade = { key: "told-trade", facts: { seat, given: bricks(2), got: [stone(1)] } };
  expect(brief(trade, trade)).toBe("4 bricks for 2 stones");
  const exchange = {
    key: "told-exchange",
    facts: { seat, given: { key: "amount-prestige", facts: { n: 1 } }, got: rubles(2) },
  };
  expect(brief(exchange, exchange)).toBe("2 prestige for 4 rubles");
});

test("what is gained in two ways is added up", () =>
  expect(
    brief({ key: "told-gather", facts: { what: lumber(4) } }, { key: "told-gains", facts: { what: lumber(1) } }),
  ).toBe("5 lumber"));

test("who loses something is named: it is hardly ever who moves", () =>
  expect(
    brief({ key: "told-displeasure", facts: { seat, what: { key: "amount-recognition", facts: { n: 2 } } } }),
  ).toBe("Boris loses 2 recognition"));

test("what was not taken is not told", () =>
  expect(brief({ key: "told-take", facts: { what: lumber(0) } })).toBe(listOf([])));

test("what Ivan takes is a list", () =>
  expect(brief({ key: "told-ivan-card-inventory", facts: { goods: [lumber(1), lumber(2)] } })).toBe(
    "1 lumber and 2 lumber",
  ));
