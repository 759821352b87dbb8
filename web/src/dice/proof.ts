/** Everything this browser can find out about the dice of a finished game. */
import { api, ApiError } from "../net/api";
import type { Snapshot, TableEvent, TableView } from "../net/types";
import { canVerify } from "./chance";
import { keptDice } from "./kept";
import { followLog } from "./log";
import { openedIn, serversWord, verifyDice, type Proof } from "./verify";

export async function prove(table: TableView, events: readonly TableEvent[], shown: Snapshot): Promise<Proof> {
  if (!canVerify()) return serversWord(await api.verify(table.id));
  const [record, edition, { snapshot: opening }] = await Promise.all([
    api.recordText(table.id),
    api.edition(table.id),
    api.timeline(table.id, 0),
  ]);
  const proof = await verifyDice(table, events, openedIn(record), keptDice(table.id), { edition, opening, shown });
  return proof.bad || !table.commitment ? proof : withLog(proof, table.id, table.commitment);
}

/** Add what the public log says; the dice can be checked without it. */
async function withLog(proof: Proof, id: string, commitment: string): Promise<Proof> {
  try {
    const ask = { of: api.logOf, after: api.logAfter };
    const { proved, open, bad } = await followLog(commitment, keptDice(id).line, ask);
    return {
      bad: bad ?? null,
      proved: [...proof.proved, ...(proved ? [proved] : [])],
      open: [...(open ? [open] : []), ...proof.open],
    };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { ...proof, open: [{ key: "verify-log-unread" }, ...proof.open] };
  }
}
