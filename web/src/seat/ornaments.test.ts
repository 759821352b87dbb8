import { expect, test } from "vitest";
import { SNAPSHOT } from "../learn/sample";
import type { Seat } from "../net/types";
import { unlockable } from "./ornaments";

const BOARD = { red: { price: 3, ornament: "arch" }, blue: { price: 3, ornament: "arch" } } as const;
const NOTHING = { red: null, blue: null, green: null, yellow: null, white1: null, white2: null };

const [FIRST] = SNAPSHOT.seats as [Seat];

function seat(workshop: Partial<Seat["workshop"]>): Seat {
  return { ...FIRST, workshop: { ...NOTHING, ...workshop } };
}

test("an ornament under a tile that lies face down is not called one that can still be unlocked", () => {
  const tile = { amount: 1, resource: "gold", face: "down" } as unknown as Seat["workshop"]["red"];
  expect(unlockable(seat({}), BOARD, "arch")).toBe(2);
  expect(unlockable(seat({ red: tile }), BOARD, "arch")).toBe(1);
  expect(unlockable(seat({ red: tile, blue: tile }), BOARD, "arch")).toBe(0);
});

test("on a basic board nothing is locked", () => {
  expect(unlockable(seat({}), { red: { price: 3, ornament: null } }, "arch")).toBe(0);
  expect(unlockable(seat({}), undefined, "arch")).toBe(0);
});
