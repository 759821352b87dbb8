import { describe, expect, it } from "vitest";
import { cardLayout } from "./card";

const HEIGHTS = [76, 90, 104, 142];
const PIXELS = [0.55, 0.64, 1, 2.1];

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
              expect(Math.hypot(other.x - one.x, other.y - one.y)).toBeGreaterThanOrEqual(pip);
          });
        }
  });

  it("leaves room for the drawing above the plinth", () => {
    for (const height of HEIGHTS)
      for (const pixels of PIXELS) expect(cardLayout(height, pixels, 4).plinth / height).toBeGreaterThan(0.5);
  });

  it("never writes smaller than people can read", () => {
    for (const pixels of PIXELS) expect(cardLayout(90, pixels, 4).small * pixels).toBeGreaterThanOrEqual(11);
  });
});
