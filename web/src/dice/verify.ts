/** Checking a finished game's dice in this browser: the server only brings what it is checked by. */
import type { DiceLog, TableEvent, TableView, Verified } from "../net/types";
import type { Told } from "../text/text";
import { Chance, sameDraw, sha256, type Draw } from "./chance";
import type { KeptDice } from "./kept";

/** What the record of a finished game says about its dice. */
export interface Opened {
  seed: string | null;
  seals: string[] | null;
}

/** Read it from the record's headers. */
export function openedIn(record: string): Opened {
  const header = (name: string): string | null => new RegExp(`^\\[${name} "(.*)"\\]$`, "m").exec(record)?.[1] ?? null;
  return { seed: header("Seed"), seals: header("Seals")?.match(/[^ ]+/g) ?? null };
}

function drawIn({ verb, args }: TableEvent): Draw {
  return { verb, dice: (args as { dice: never }).dice } as Draw;
}

/** The rolls of this table that still stand, each with its number among the seed's draws, and how many were taken back. */
function drawsOf(
  { dice }: Pick<TableView, "dice">,
  events: readonly TableEvent[],
): { draws: [number, TableEvent][]; takenBack: number } {
  const line: { draw: number | null; event: TableEvent }[] = [];
  const rolls = (): number => line.filter(({ draw }) => draw !== null).length;
  let drawn = 0;
  for (const event of events)
    if (event.kind === "undo") line.length = event.to ?? 0;
    else if (event.kind === "ply") line.push({ draw: null, event });
    else if (event.kind === "chance") line.push({ draw: dice.redraws ? drawn++ : rolls(), event });
  const own = line.slice(dice.given);
  return {
    draws: own.flatMap(({ draw, event }) => (draw === null ? [] : [[draw, event] as [number, TableEvent]])),
    takenBack: dice.redraws ? drawn - rolls() : 0,
  };
}

/** Everything there is to say about the dice of a finished game: what is wrong, or what is proved and what isn't. */
export async function verifyDice(
  table: Pick<TableView, "commitment" | "dice" | "seats">,
  events: readonly TableEvent[],
  { seed, seals }: Opened,
  kept: KeptDice,
): Promise<Told[]> {
  const bad = (key: string, facts: Told["facts"] = {}): Told[] => [
    { key: "verify-bad", facts: { problem: { key, facts } } },
  ];
  if (table.commitment === null || seed === null)
    return [{ key: "verify-none", facts: { problem: { key: "error-dice-given", facts: {} } } }];
  const [secret = "", ...entropies] = seed.split("|");
  const promised = kept.commitment ?? table.commitment;
  if (promised !== table.commitment || (await sha256(secret)) !== promised) return bad("error-record-secret");
  if (seals) {
    const found = await Promise.all(entropies.map(sha256));
    if (found.join() !== seals.join() || (kept.seals && kept.seals.join() !== found.join()))
      return bad("error-record-seals");
  }
  if (kept.entropy && !entropies.includes(kept.entropy)) return bad("verify-not-mine");
  const chance = await Chance.of(seed);
  const { draws, takenBack } = drawsOf(table, events);
  for (const [draw, event] of draws)
    if (!sameDraw(await chance.like(draw, drawIn(event)), drawIn(event))) return bad("verify-roll", { n: draw + 1 });
  const n = draws.length;
  const told: Told[] = table.dice.deal_given
    ? [
        { key: "fair-given", facts: { given: table.dice.given } },
        { key: "verify-ok-given", facts: { n } },
      ]
    : [{ key: "verify-ok", facts: { n } }, { key: "verify-deal" }];
  if (kept.entropy) told.push({ key: "verify-mine" });
  const people = entropies.length > 1 && new Set(entropies).size > 1;
  if (seals) told.push({ key: "verify-sealed" });
  else if (people) told.push({ key: "verify-unsealed" });
  if (takenBack) told.push({ key: "verify-taken-back", facts: { n: takenBack } });
  if (table.dice.restarts) told.push({ key: "verify-restarts", facts: { n: table.dice.restarts } });
  return told;
}

/** Whether the server's public log has the promise of a finished game, and in the right order. */
export function saidInLog({ lines }: DiceLog): Told[] {
  const said = lines.map(({ what }) => what).join();
  const [promise] = lines;
  return promise && said === "promised,started,over"
    ? [{ key: "verify-logged", facts: { n: promise.number } }]
    : [{ key: "verify-not-logged" }];
}

/** What to say where this page can't check for itself: the server's own word, as such. */
export function serversWord({ ok, problem, deal_given, given }: Verified): Told[] {
  if (!ok) return [{ key: "verify-none", facts: { problem } }];
  const came: Told[] = deal_given ? [{ key: "fair-given", facts: { given } }] : [];
  return [...came, { key: "verify-servers-word" }];
}
