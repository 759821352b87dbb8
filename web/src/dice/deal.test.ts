import { expect, test } from "vitest";
import { Chance, sha256 } from "./chance";
import { dealOf, type Components } from "./deal";
import vectors from "./deals.json";

const components = JSON.parse(vectors.edition) as Components;

test("the components are those whose digest a table names", async () => {
  expect(await sha256(vectors.edition)).toBe(vectors.digest);
});

test.each(vectors.deals)(
  "a deal for $players (first game: $firstGame) is the one the rules deal: $seed",
  async ({ seed, players, firstGame, deal }) => {
    expect(await dealOf(await Chance.of(seed), components, { players, firstGame })).toEqual(deal);
  },
);

test.each(vectors.starts)("of $seats seats the one the rules draw starts: $seed", async ({ seed, seats, first }) => {
  expect(await (await Chance.of(seed)).firstSeat(seats)).toBe(first);
});
