/** The prices and amounts that the rules tell: those of the edition that is played, or of the one that comes with the game. */
import { amountPhrase } from "../text/words";
import type { Facts } from "../text/text";
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

/** What the paragraphs of the rules can fill in. */
export function factsOf(amounts: Amounts): Facts {
  const [first = 0, second = 0, third = 0, fourth = 0] = amounts.rubles;
  const price = (n: number) => amountPhrase("rubles", n);
  return {
    ...{ first, second, third, fourth },
    ...spacesOf(amounts),
    start: amounts.start,
    room: amounts.inventory,
    own: price(amounts.price_own),
    rival: price(amounts.price_rival),
    white: price(amounts.price_white),
    advanced: price(amounts.price_advanced),
  };
}
