/** A move as the server tells it: its verb and its named arguments. */
import type { DieName, Material, SpaceName } from "./types";

type Nothing = Record<string, never>;

/** The arguments of every verb. */
export interface Arguments {
  // A turn's actions
  claim: { section: string };
  banner: { source: string };
  place: { space: SpaceName; face: "up" | "down" };
  take: { number: number };
  deliver: { material: Material; section: string };
  ornament: { section: string; jewels: Material[] };
  market: { die: DieName; extra: number };
  gather: { number: number | null };
  activate: { space: SpaceName };
  // Influence
  buy: { material: Material };
  sell: { material: Material };
  haul: Nothing;
  earn: Nothing;
  swap: { spaces: number[] };
  trade: { give: Material; get: Material };
  bulk: { give: Material; get: Material[] };
  barter: { give: Material; get: Material };
  commission: { space: SpaceName };
  pray: Nothing;
  donate: Nothing;
  offer: { materials: Material[] };
  vow: Nothing;
  // At any time, at the end, and for Ivan
  done: Nothing;
  exchange: Nothing;
  reroll: { space: number };
  end: Nothing;
  ivan: { section: string };
  // Chance
  roll: { dice: Partial<Record<DieName, number>> };
  shuffle: { dice: DieName[] };
}

export type Verb = keyof Arguments;

/** A ply of one of these verbs. */
export type Ply<V extends Verb = Verb> = { [K in V]: { verb: K; args: Arguments[K] } }[V];

/** The verb and the words of a ply that is told as text. Nobody else reads that: what can be played comes with its arguments. */
export function readPly(text: string): { verb: string; words: string[] } {
  const [verb = "", ...words] = text.split(" ");
  return { verb, words };
}
