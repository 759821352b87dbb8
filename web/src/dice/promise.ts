/** What the server promises about a table's dice, kept by this browser when it first sees it. */
import { api, ApiError } from "../net/api";
import type { MadeView, View } from "../net/types";
import { keepDice, keptDice, type KeptDice } from "./kept";
import type { Share } from "./sealing";

/** The server's promise about its own part in the dice. */
export interface Promised {
  commitment: string;
}

/** Tables whose line in the log is being asked for. */
const asking = new Set<string>();

/** Keep what is promised to whoever sits at a table: the commitment, the components, the beacon's round, and the line of the log. */
export async function keepPromise({ table, you }: View): Promise<void> {
  const { id, commitment, options, dice } = table;
  if (!commitment || !you.seats.length) return;
  const kept = keptDice(id);
  if (!kept.commitment || !kept.edition) {
    const beacon = dice.beacon ? { beacon: dice.beacon } : {};
    keepDice(id, { commitment: kept.commitment ?? commitment, edition: options.edition_digest, ...beacon });
  }
  if (kept.line || table.status === "over" || asking.has(id)) return;
  asking.add(id);
  try {
    const [line] = (await api.logOf(commitment)).lines;
    if (line) keepDice(id, { line: { number: line.number, digest: line.digest } });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    asking.delete(id); // the next view is another chance
  }
}

/** A seat as it was asked for; what isn't said is left to the server. */
interface Asked {
  kind?: "me" | "open" | "bot";
  name?: string | null;
  color?: string | null;
}

/**
 * How a table that this browser has just made drew who starts. It's kept only where nobody could choose it: the secret was promised
 * before this browser sent its number, and the seats are those it asked for, from the one that was drawn on.
 */
export function drawnStart(
  { table: { dice, seats } }: Pick<MadeView, "table">,
  share: Share,
  promised: Promised | null,
  asked: readonly Asked[],
): Pick<KeptDice, "lot"> {
  const { lot } = dice;
  if (!lot || !promised || !Object.values(share).includes(lot.share)) return {};
  const fits = seats.every((seat, i) => {
    const { kind, name, color } = asked[(i + lot.first) % asked.length] ?? {};
    const same = !kind || (kind === "me" ? "person" : kind) === seat.kind;
    return same && (name ?? seat.name) === seat.name && (color ?? seat.color) === seat.color;
  });
  return fits ? { lot } : {};
}
