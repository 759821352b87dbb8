/** This browser's part in the dice: it draws a number, seals it, and opens it when everybody has sealed theirs. */
import { api, ApiError, entropy } from "../net/api";
import type { View } from "../net/types";
import { canVerify, sha256 } from "./chance";
import { keepDice, keptDice, sealsOf } from "./kept";

/** A number as it is sent: sealed, or as it is. */
export type Share = { entropy: string } | { sealed: string };

/** A fresh number, sealed where other people play and this page can compute a seal; with what this browser keeps of it. */
export async function newShare(withOthers: boolean): Promise<{ share: Share; own: string }> {
  const own = entropy();
  return { own, share: withOthers && canVerify() ? { sealed: await sha256(own) } : { entropy: own } };
}

/** The view that was last tended: a push may come several times. */
let tended = "";

/** Do what the table waits for from this browser: seal anew, or open. Gives the view after it, null if there was nothing to do. */
export async function tendSeals({ table, you }: View): Promise<View | null> {
  if (table.commitment) {
    const known = keptDice(table.id).commitment;
    if (!known && you.seats.length) keepDice(table.id, { commitment: table.commitment });
  }
  if (table.status !== "waiting" || !table.dice.sealing || !you.seats.length || !canVerify()) return null;
  const mine = table.seats.filter((seat) => you.seats.includes(seat.index));
  const state = JSON.stringify([table.id, table.seq]);
  if (state === tended) return null;
  const own = keptDice(table.id).entropy;
  const sealed = own ? await sha256(own) : null;
  try {
    if (mine.some((seat) => seat.sealed === null || (seat.sealed !== sealed && !seat.revealed))) {
      tended = state;
      const fresh = entropy();
      keepDice(table.id, { entropy: fresh });
      return await api.seal(table.id, await sha256(fresh));
    }
    const all = table.seats.every((seat) => seat.kind !== "open" && (seat.kind !== "person" || seat.sealed !== null));
    if (own && all && mine.some((seat) => !seat.revealed)) {
      tended = state;
      keepDice(table.id, { seals: sealsOf(table) });
      return await api.reveal(table.id, own);
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    tended = ""; // somebody was quicker; the next view says what is to do
  }
  return null;
}
