/** The prices and amounts that the rules tell: those of the edition that is played, or of the one that comes with the game. */
import { amountPhrase } from "../text/words";
import type { Facts, Phrase } from "../text/text";
import type { TableView } from "../net/types";

export type Amounts = TableView["amounts"] & { prestige_spaces: readonly number[] };

/** What the packaged edition says; a test compares. */
export const PACKAGED: Amounts = {
  start: 2,
  rubles: [3, 4, 4, 5],
  inventory: 10,
  price_own: 3,
  price_rival: 2,
  price_white: 3,
  price_advanced: 3,
  actions: [
    { verb: "sell", cost: 0, gain: 1 },
    { verb: "buy", cost: 2, gain: 0 },
    { verb: "buy", cost: 1, gain: 0 },
    { verb: "sell", cost: 0, gain: 2 },
    { verb: "haul", cost: 1, gain: 1 },
    { verb: "earn", cost: 0, gain: 1 },
    { verb: "haul", cost: 3, gain: 2 },
    { verb: "swap", cost: 2, gain: 0 },
    { verb: "trade", cost: 2, gain: 1 },
    { verb: "barter", cost: 1, gain: 0 },
    { verb: "bulk", cost: 4, gain: 2 },
    { verb: "commission", cost: 0, gain: 0 },
    { verb: "pray", cost: 0, gain: 1 },
    { verb: "donate", cost: 3, gain: 1 },
    { verb: "offer", cost: 3, gain: 1 },
    { verb: "vow", cost: 0, gain: 2 },
  ],
  prestige_spaces: [
    5, 9, 13, 17, 21, 25, 29, 32, 35, 38, 41, 44, 47, 49, 51, 53, 55, 57, 59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 69,
    70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80,
  ],
};

/** Three prestige spaces in a row, the first two far enough apart for a marker two spaces before the second. */
export function spacesOf({ prestige_spaces: all }: Amounts): {
  before: number;
  from: number;
  next: number;
  after: number;
} {
  const at = Math.max(
    1,
    all.findIndex((space, i) => i > 0 && space - (all[i - 1] ?? 0) > 2),
  );
  const [before = 0, next = 0, after = 0] = all.slice(at - 1);
  return { before, from: next - 2, next, after };
}

type Offer = Amounts["actions"][number];

/** What the cards of the edition offer under a verb; of a verb that none of them has, what the packaged ones do. */
export function offersOf({ actions }: Amounts, verb: string): Offer[] {
  const offered = actions.filter((action) => action.verb === verb);
  return offered.length ? offered : PACKAGED.actions.filter((action) => action.verb === verb);
}

/** What an action that gives materials or prestige offers, in words: "3 rubles for 1 prestige". */
function offerPhrase({ verb, cost, gain }: Offer): Phrase {
  return {
    key: verb === "bulk" ? "offers-trade" : `offers-${verb}`,
    facts: { given: cost, got: gain, price: amountPhrase("rubles", cost), gain: amountPhrase("prestige", gain) },
  };
}

/** What the paragraphs of the rules can fill in. */
export function factsOf(amounts: Amounts): Facts {
  const [first = 0, second = 0, third = 0, fourth = 0] = amounts.rubles;
  const price = (n: number) => amountPhrase("rubles", n);
  const offer = (verb: string) => offersOf(amounts, verb).map(offerPhrase);
  const recognition = (verb: string) => offersOf(amounts, verb).map(({ gain }) => amountPhrase("recognition", gain));
  return {
    ...{ first, second, third, fourth },
    ...spacesOf(amounts),
    start: amounts.start,
    room: amounts.inventory,
    own: price(amounts.price_own),
    rival: price(amounts.price_rival),
    white: price(amounts.price_white),
    advanced: price(amounts.price_advanced),
    purse: price(first),
    trade: offer("trade"),
    bulk: offer("bulk"),
    barter: offer("barter"),
    donate: offer("donate"),
    offer: offer("offer"),
    pray: recognition("pray"),
    vow: recognition("vow"),
    one: recognition("pray").slice(0, 1),
    other: offer("donate").slice(0, 1),
  };
}
