import { beforeEach, expect, test } from "vitest";
import { RestingHand } from "./restingHand";

let hand: RestingHand;
const press = (x: number, timeStamp: number, detail = 1) => hand.stops({ clientX: x, clientY: 10, timeStamp, detail });

beforeEach(() => {
  hand = new RestingHand();
});

test("the first press counts, however early", () => {
  hand.changed(1_000);
  expect(press(10, 1_001)).toBe(false);
});

test("a press where the hand rests does not count right after the options have changed", () => {
  press(10, 1_000);
  hand.changed(1_100);
  expect(press(12, 1_399)).toBe(true);
  expect(press(12, 1_401)).toBe(false);
});

test("a hand that has moved means what it presses", () => {
  press(10, 1_000);
  hand.changed(1_100);
  expect(press(60, 1_150)).toBe(false);
});

test("a key is pressed on purpose", () => {
  press(10, 1_000);
  hand.changed(1_100);
  expect(press(10, 1_150, 0)).toBe(false);
});
