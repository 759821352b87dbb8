import { expect, test } from "vitest";
import type { TableSeat } from "../net/types";
import { forkSeating, ME } from "./forkSeating";

const seat = (index: number, kind: TableSeat["kind"], color: TableSeat["color"], bot: string | null = null) =>
  ({ index, kind, color, bot }) as TableSeat;

const SEATS = [seat(0, "bot", "red", "tsar"), seat(1, "person", "blue"), seat(2, "bot", "green", "builder")];

test("a fork keeps the bots' levels", () => {
  expect(forkSeating(SEATS, [1], "red")).toEqual(["tsar", ME, "builder"]);
});

test("who only watched takes the seat that is to move", () => {
  expect(forkSeating(SEATS, [], "green")).toEqual(["tsar", "", ME]);
});

test("another person's seat goes to the usual bot", () => {
  expect(forkSeating([seat(0, "person", "blue"), seat(1, "person", "red")], [0], "red")).toEqual([ME, ""]);
});
