import { expect, test } from "vitest";
import { area, at, chips, HEIGHT, PLACES, RADIUS, spots } from "./wheel";

/** A finger of 40 pixels on a wheel as narrow as on the smallest phone, and on a large screen. */
const FINGERS = [72, 30];

/** Every way in which five dice can lie on eight spaces, whichever is which. */
function everyWay(dice = 5, from = 1): number[][] {
  if (dice === 0) return [[]];
  return PLACES.filter((space) => space >= from).flatMap((space) =>
    everyWay(dice - 1, space).map((rest) => [space, ...rest]),
  );
}

test.each(FINGERS)("wherever five dice lie, each has room for a finger of %i", (finger) => {
  const ways = everyWay();
  expect(ways).toHaveLength(792);
  const edge = HEIGHT / 2 - RADIUS + finger / 2;
  const tight = ways.filter((way) => {
    const presses = spots(way, finger).map(({ x, y, reach }) => ({ x: x + reach.x, y: y + reach.y }));
    return presses.some(
      (one, i) =>
        one.y < edge - 0.1 ||
        one.y > HEIGHT - edge + 0.1 ||
        presses.slice(i + 1).some((other) => Math.hypot(one.x - other.x, one.y - other.y) < finger - 0.2),
    );
  });
  expect(tight).toEqual([]);
});

test("a die alone lies in the middle of its space and is pressed there", () => {
  const [die] = spots([1], 30);
  expect(die?.reach).toEqual({ x: 0, y: 0 });
});

test("a chip lies in the middle of a free space's rim, and beside a die", () => {
  const dice = spots([4], 40);
  const [free, beside = at(4, 208)] = chips([5, 4], dice, 46, 20);
  expect(free).toEqual(at(5, 208));
  for (const die of dice) {
    const apart = [Math.abs(beside.x - die.x) - 23, Math.abs(beside.y - die.y) - 10];
    expect(Math.max(...apart)).toBeGreaterThanOrEqual(die.size / 2);
  }
});

test("what can be pressed of a space reaches from the supply to the rim, and into both corners", () => {
  for (const space of PLACES) {
    const { left, top, width, height, outline } = area(space);
    expect([left < 0, top < 0, left + width > 0, top + height > 0]).toEqual([true, true, true, true]);
    const corners = outline.match(/[\d.]+%/g)?.map(parseFloat) ?? [];
    expect([Math.min(...corners), Math.max(...corners)]).toEqual([0, 100]);
  }
});
