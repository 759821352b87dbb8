/** Who plays on where a game is forked. */
import type { TableSeat } from "../net/types";

/** This browser's person, rather than a bot by its spec. */
export const ME = "me";

/** What to begin with: oneself at a seat of one's own, or the one that is to move; bots as they were, "" for the usual one. */
export function forkSeating(seats: readonly TableSeat[], mine: readonly number[], mover: string | null): string[] {
  const own = seats.filter((seat) => mine.includes(seat.index));
  const moves = (seat: TableSeat) => seat.color === mover;
  const taken = own.find(moves) ?? own[0] ?? seats.find(moves) ?? seats[0];
  return seats.map((seat) => (seat === taken ? ME : seat.kind === "bot" ? (seat.bot ?? "") : ""));
}
