import { expect, test } from "vitest";
import { StablePlaces } from "./stablePlaces";

test("what has been done leaves its place empty, so that nothing moves there", () => {
  const places = new StablePlaces();
  expect(places.of("turn 1", ["gather", "activate", "buy"])).toEqual(["gather", "activate", "buy"]);
  expect(places.of("turn 1", ["activate", "buy"])).toEqual(["gather", "activate", "buy"]);
});

test("what is new comes where it belongs", () => {
  const places = new StablePlaces();
  places.of("turn 1", ["gather", "buy"]);
  expect(places.of("turn 1", ["activate", "buy"])).toEqual(["activate", "gather", "buy"]);
  expect(places.of("turn 1", ["buy", "sell"])).toEqual(["activate", "gather", "buy", "sell"]);
});

test("another moment begins again", () => {
  const places = new StablePlaces();
  places.of("turn 1", ["gather", "buy"]);
  expect(places.of("turn 2", ["buy"])).toEqual(["buy"]);
});
