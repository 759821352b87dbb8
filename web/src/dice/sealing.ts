/** This browser's part in the dice: it draws a number, seals it, and opens it when everybody has sealed theirs. */
import { api, ApiError, entropy } from "../net/api";
import type { View } from "../net/types";
import { canVerify, sha256 } from "./chance";
import { keepDice, keptDice, sealsOf, type KeptDice } from "./kept";

/** A number as it is sent: sealed, or as it is. */
export type Share = { entropy: string } | { sealed: string };

/** A fresh number: what is sent of it, and what this browser keeps. */
export interface Drawn<S extends Share = Share> {
  share: S;
  own: KeptDice;
}

/** Draw a number that is sent as it is. */
export function newNumber(): Drawn<{ entropy: string }> {
  const own = entropy();
  return { own: { entropy: own }, share: { entropy: own } };
}

/** Draw a number and seal it. */
async function newSeal(): Promise<Drawn<{ sealed: string }>> {
  const own = entropy();
  const seal = await sha256(own);
  return { own: { entropy: own, seal }, share: { sealed: seal } };
}

/** Draw a number, sealed where other people play and this page can compute a seal. */
export async function newShare(withOthers: boolean): Promise<Drawn> {
  return withOthers && canVerify() ? newSeal() : newNumber();
}

/**
 * What the start of a game waits for from this browser: to seal a number, to open the one it sealed, or to find a number that was
 * sealed for its seats and that it doesn't have, since another device has it or it is lost.
 */
export function duty({ table, you }: View, kept: KeptDice): "seal" | "open" | "find" | null {
  if (table.status !== "waiting" || !table.dice.sealing) return null;
  const mine = table.seats.filter((seat) => you.seats.includes(seat.index));
  if (mine.some((seat) => seat.sealed === null)) return "seal";
  const unopened = mine.filter((seat) => !seat.revealed);
  if (unopened.some((seat) => seat.sealed !== kept.seal)) return "find";
  const all = table.seats.every((seat) => seat.kind !== "open" && (seat.kind !== "person" || seat.sealed !== null));
  return all && unopened.length ? "open" : null;
}

/** Seal another number for this browser's seats; gives the view after it. */
export async function sealAnew({ table }: View): Promise<View> {
  const { own, share } = await newSeal();
  keepDice(table.id, { ...own, round: table.dice.restarts });
  return api.seal(table.id, share.sealed);
}

/** The seal of this round's number. Tabs of one browser take turns here, so that they don't draw two numbers for one seat. */
async function sealOfRound({ id, dice }: View["table"]): Promise<string> {
  return await navigator.locks.request(`redcathedral.dice.${id}`, async () => {
    const kept = keptDice(id);
    if (kept.seal && kept.round === dice.restarts) return kept.seal;
    const { own, share } = await newSeal();
    keepDice(id, { ...own, round: dice.restarts });
    return share.sealed;
  });
}

/** What was last done, and for which view: the same view may come several times. */
let done = "";

/** Do what the table waits for from this browser: seal or open. Gives the view after it, null if there was nothing to do. */
export async function tendSeals(view: View): Promise<View | null> {
  const { table, you } = view;
  const kept = keptDice(table.id);
  if (table.commitment && you.seats.length && !kept.commitment) keepDice(table.id, { commitment: table.commitment });
  const due = duty(view, kept);
  const doing = JSON.stringify([table.id, table.seq, due]);
  if (due === null || due === "find" || doing === done || !canVerify()) return null;
  done = doing;
  try {
    if (due === "seal") return await api.seal(table.id, await sealOfRound(table));
    keepDice(table.id, { seals: sealsOf(table) });
    return await api.reveal(table.id, kept.entropy ?? "");
  } catch (error) {
    if (error instanceof ApiError && error.passing) done = ""; // nobody answered: it's to be done again
    throw error;
  }
}
