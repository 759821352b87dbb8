import { describe, expect, it } from "vitest";
import type { Box } from "../lib/box";
import { cardLayout } from "./card";

const HEIGHTS = [40, 47, 57, 66, 76, 90, 104, 142];
const PIXELS = [0.5, 0.55, 0.61, 0.64, 1, 2.1];

/** How far two boxes lie over one another, in the direction in which it is less. */
function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, Math.min(wide, high));
}

describe("the card of a section", () => {
  it("keeps every pip on the plinth and apart from the next", () => {
    for (const height of HEIGHTS)
      for (const pixels of PIXELS)
        for (const count of [1, 3, 4, 6]) {
          const { pip, pips, plinth } = cardLayout(height, pixels, count);
          expect(pips).toHaveLength(count);
          pips.forEach((one, i) => {
            expect(one.x - pip / 2).toBeGreaterThanOrEqual(0);
            expect(one.x + pip / 2).toBeLessThanOrEqual(100);
            expect(one.y - pip / 2).toBeGreaterThanOrEqual(plinth);
            expect(one.y + pip / 2).toBeLessThanOrEqual(height);
            for (const other of pips.slice(i + 1))
              expect(Math.hypot(other.x - one.x, other.y - one.y)).toBeGreaterThan(pip - 0.01);
          });
        }
  });

  it("leaves room for the drawing above the plinth", () => {
    for (const height of HEIGHTS.filter((one) => one > 40))
      for (const pixels of PIXELS) expect(cardLayout(height, pixels, 4).plinth / height).toBeGreaterThan(0.5);
  });

  it("hides nothing behind anything else, however low it is", () => {
    for (const height of HEIGHTS)
      for (const pixels of PIXELS)
        for (const count of [1, 3, 4, 6])
          for (const rubles of [0, 1, 2, 3]) {
            const { pip, pips, seal, coins, plate } = cardLayout(height, pixels, count, rubles);
            const parts: Record<string, Box> = { seal, plate };
            if (rubles) parts.coins = coins;
            for (const [i, { x, y }] of pips.entries())
              parts[`pip ${i}`] = { left: x - pip / 2, top: y - pip / 2, width: pip, height: pip };
            for (const [name, one] of Object.entries(parts)) {
              expect(one.left).toBeGreaterThanOrEqual(0);
              expect(one.left + one.width).toBeLessThanOrEqual(100);
              expect(one.top + one.height).toBeLessThanOrEqual(height);
              for (const [other, another] of Object.entries(parts))
                if (other > name)
                  expect(
                    overlap(one, another),
                    `${name}, ${other}: ${height}, ${pixels}, ${count}, ${rubles}`,
                  ).toBeLessThan(0.1);
            }
          }
  });

  it("can be drawn even where it has hardly any room", () => {
    for (const height of [1, 10, 20, 30])
      for (const pixels of [0.01, ...PIXELS]) {
        const { pip, coins, seal } = cardLayout(height, pixels, 4, 2);
        for (const size of [pip, coins.width, coins.height, seal.width]) expect(size).toBeGreaterThan(0);
        expect(pip / 2 - 0.8, `${height}, ${pixels}`).toBeGreaterThan(0);
      }
  });

  it("writes its recognition as large as people can read", () => {
    for (const height of HEIGHTS)
      for (const pixels of PIXELS)
        expect((cardLayout(height, pixels, 4).seal.width / 26) * 16 * pixels).toBeGreaterThanOrEqual(11);
  });

  it("never writes smaller than people can read", () => {
    for (const pixels of PIXELS) expect(cardLayout(90, pixels, 4).small * pixels).toBeGreaterThanOrEqual(11);
  });
});
