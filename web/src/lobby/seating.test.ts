import { expect, test } from "vitest";
import { PERSON, seatingOf, type Wanted } from "./seating";

const wanted = (more: Partial<Wanted>): Wanted => ({
  mode: "hot",
  color: "green",
  names: ["Anna", "Bob", "", ""],
  others: [PERSON],
  starter: "random",
  ...more,
});

test("at one screen people and bots sit side by side, and bots keep their levels", () => {
  const { seats } = seatingOf(wanted({ others: [PERSON, "tsar", "builder"] }));
  expect(seats.map((seat) => [seat.kind, seat.bot])).toEqual([
    ["me", undefined],
    ["me", undefined],
    ["bot", "tsar"],
    ["bot", "builder"],
  ]);
  expect(new Set(seats.map((seat) => seat.color)).size).toBe(4);
  expect(seats[1]?.name).toBe("Bob");
});

test("whoever is chosen is sent first, and who follows whom stays", () => {
  const { seats, start } = seatingOf(wanted({ others: [PERSON, "tsar"], starter: "2" }));
  expect(start).toBe("chosen");
  expect(seats.map((seat) => seat.bot ?? seat.name)).toEqual(["tsar", "Anna", "Bob"]);
});

test("by lot and in turn it's the server that says who starts", () => {
  for (const starter of ["random", "rotating"] as const) {
    const { seats, start } = seatingOf(wanted({ starter }));
    expect(start).toBe(starter);
    expect(seats[0]?.name).toBe("Anna");
  }
});

test("alone against Ivan there is nothing to draw", () => {
  expect(seatingOf(wanted({ mode: "solo", others: [] }))).toMatchObject({ solo: true, start: "chosen" });
});

test("friends find their seats open", () => {
  const { seats } = seatingOf(wanted({ mode: "friends", others: [PERSON, PERSON], names: [""] }));
  expect(seats.map((seat) => seat.kind)).toEqual(["me", "open", "open"]);
  expect(seats[0]?.name).toBeTruthy();
});
