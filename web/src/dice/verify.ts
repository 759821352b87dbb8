/** Checking a finished game's dice in this browser: the server only brings what it is checked by. */
import type { Snapshot, TableEvent, TableView, Verified } from "../net/types";
import { lineOf } from "../table/line";
import type { Told } from "../text/text";
import { Chance, sameDraw, sha256, sha256OfHex, type Draw } from "./chance";
import { dealIn, dealOf, lasting, same, type Components, type Swap } from "./deal";
import type { KeptDice } from "./kept";

/** What was found: something wrong, or what is proved and what stays open. */
export interface Proof {
  bad: Told | null;
  proved: Told[];
  open: Told[];
}

/** What a set-up is checked by: the components, the position before the first move, and what the page shows now. */
export interface SetUp {
  edition: string;
  opening: Snapshot;
  shown: Snapshot;
}

/** A round of the public beacon that a seed ends with. */
interface Round {
  chain: string;
  round: number;
  signature: string;
}

/** What the record of a finished game says about its dice. */
export interface Opened {
  seed: string | null;
  seals: string[] | null;
  beacon: Round | null;
}

/** Read it from the record's headers. */
export function openedIn(record: string): Opened {
  const header = (name: string): string | null => new RegExp(`^\\[${name} "(.*)"\\]$`, "m").exec(record)?.[1] ?? null;
  const [chain = "", round = "", signature = ""] = header("Beacon")?.match(/[^ ]+/g) ?? [];
  return {
    seed: header("Seed"),
    seals: header("Seals")?.match(/[^ ]+/g) ?? null,
    beacon: chain ? { chain, round: Number(round), signature } : null,
  };
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

/** Something that doesn't check out. */
class Wrong extends Error {
  constructor(
    key: string,
    readonly facts: NonNullable<Told["facts"]> = {},
  ) {
    super(key);
  }
}

type Checked = Pick<TableView, "commitment" | "dice" | "options">;

/** Check all there is to check about the dice of a finished game. */
export async function verifyDice(
  table: Checked,
  events: readonly TableEvent[],
  opened: Opened,
  kept: KeptDice,
  setUp: SetUp,
): Promise<Proof> {
  if (table.commitment === null || opened.seed === null)
    return {
      bad: { key: "verify-none", facts: { problem: { key: "error-dice-given", facts: {} } } },
      proved: [],
      open: [],
    };
  const proof: Proof = { bad: null, proved: [], open: [] };
  try {
    const { secret, entropies } = await checkShares(table, opened, kept);
    const chance = await Chance.of(opened.seed);
    const { draws, takenBack } = drawsOf(table, events);
    for (const [draw, event] of draws)
      if (!sameDraw(await chance.like(draw, drawIn(event)), drawIn(event)))
        throw new Wrong("verify-roll", { n: draw + 1 });
    const n = draws.length;
    if (table.dice.deal_given) {
      proof.proved.push({ key: "verify-ok-given", facts: { n } });
      proof.open.push({ key: "fair-given", facts: { given: table.dice.given } });
    } else {
      await checkDeal(table, events, chance, kept, setUp);
      proof.proved.push({ key: "verify-ok", facts: { n } }, { key: "verify-deal" });
    }
    await checkLot(table, secret, kept, proof);
    if (kept.entropy) proof.proved.push({ key: "verify-mine" });
    if (opened.beacon) {
      proof.proved.push({ key: "verify-beacon", facts: { n: opened.beacon.round } });
      proof.open.push({ key: "verify-beacon-unchecked" });
    }
    if (opened.seals) proof.proved.push({ key: "verify-sealed" });
    else if (new Set(entropies).size > 1) proof.open.push({ key: "verify-unsealed" });
    if (takenBack) proof.open.push({ key: "verify-taken-back", facts: { n: takenBack } });
    if (table.dice.restarts) proof.open.push({ key: "verify-restarts", facts: { n: table.dice.restarts } });
    proof.open.push({ key: "fair-proves-not" });
    return proof;
  } catch (error) {
    if (!(error instanceof Wrong)) throw error;
    return {
      bad: { key: "verify-bad", facts: { problem: { key: error.message, facts: error.facts } } },
      proved: [],
      open: [],
    };
  }
}

/** Check what the seed is made of: the promised secret, the numbers that were sealed, this browser's own, the beacon's round. */
async function checkShares(
  { commitment, dice }: Checked,
  { seed, seals, beacon }: Opened,
  kept: KeptDice,
): Promise<{ secret: string; entropies: string[] }> {
  const [secret = "", ...parts] = (seed ?? "").split("|");
  const rounds = parts.filter((part) => part.startsWith(BEACON));
  const entropies = parts.filter((part) => !part.startsWith(BEACON));
  const promised = kept.commitment ?? commitment;
  if (promised !== commitment || (await sha256(secret)) !== promised) throw new Wrong("error-record-secret");
  if (seals) {
    const found = await Promise.all(entropies.map(sha256));
    if (!same(found, seals) || (kept.seals && !same(kept.seals, found))) throw new Wrong("error-record-seals");
  }
  if (kept.entropy && !entropies.includes(kept.entropy)) throw new Wrong("verify-not-mine");
  const fixed = kept.beacon ?? dice.beacon;
  if (fixed) {
    if (beacon?.chain !== fixed.chain || beacon.round !== fixed.round) throw new Wrong("error-record-beacon");
    if (!same(rounds, [`${BEACON}${beacon.round}:${await sha256OfHex(beacon.signature)}`]))
      throw new Wrong("error-record-beacon");
  } else if (beacon || rounds.length) throw new Wrong("error-record-beacon");
  return { secret, entropies };
}

const BEACON = "drand:";

/** Check that the table was laid as the seed says, with the components everyone was told of. */
async function checkDeal(
  { options }: Checked,
  events: readonly TableEvent[],
  chance: Chance,
  kept: KeptDice,
  setUp: SetUp,
): Promise<void> {
  const { edition, opening, shown } = setUp;
  if ((await sha256(edition)) !== (kept.edition ?? options.edition_digest)) throw new Wrong("verify-edition");
  const table = { players: options.players, firstGame: options.first_game };
  const due = await dealOf(chance, JSON.parse(edition) as Components, table);
  const [laid, seen] = [dealIn(opening), dealIn(shown)];
  const swaps = lineOf(events).flatMap(({ verb, args }) =>
    verb === "swap" ? [(args as { spaces: Swap }).spaces] : [],
  );
  if (!same(laid, due) || !same(lasting(seen), lasting(due, swaps))) throw new Wrong("error-record-deal");
}

/** Check who was drawn to start, where that was drawn. */
async function checkLot(
  { dice: { lot }, options }: Checked,
  secret: string,
  kept: KeptDice,
  proof: Proof,
): Promise<void> {
  if (!lot) {
    if (kept.lot) throw new Wrong("error-record-lot");
    return;
  }
  const own = kept.lot; // only in the browser that made the table, and only if the secret was promised before
  if (own && !same([own.share, own.first], [lot.share, lot.first])) throw new Wrong("error-record-lot");
  if ((await (await Chance.of(`${secret}|${lot.share}`)).firstSeat(options.players)) !== lot.first)
    throw new Wrong("error-record-lot");
  proof.proved.push({ key: own ? "verify-lot-mine" : "verify-lot" });
  if (!own) proof.open.push({ key: "verify-lot-open" });
}

/** What to say where this page can't check for itself: the server's own word, as such. */
export function serversWord({ ok, problem, deal_given, given }: Verified): Proof {
  if (!ok) return { bad: { key: "verify-none", facts: { problem } }, proved: [], open: [] };
  const came: Told[] = deal_given ? [{ key: "fair-given", facts: { given } }] : [];
  return { bad: null, proved: [], open: [...came, { key: "verify-servers-word" }] };
}
