/** A table of one's own: made with dice that can be verified, remembered on this device, and gone to. */
import { remember } from "../device/games";
import { route } from "../route.svelte";
import { api, ApiError } from "../net/api";
import type { MadeView, NewSeat } from "../net/types";
import type { Told } from "../text/text";
import { keepDice } from "../dice/kept";
import { drawnStart, type Promised } from "../dice/promise";
import { newNumber, newShare, type Drawn, type Share } from "../dice/sealing";

/** Makes a table from this browser's number and the server's promise, where it gives one. */
type Make<S extends Share> = (dice: S & Partial<Promised>) => Promise<MadeView>;

/**
 * A table for whoever makes it, alone or with all at one screen. Says what is wrong where no table comes of it. The seats are those
 * asked for, where it's drawn who starts.
 */
export async function goToNew(make: Make<{ entropy: string }>, asked: readonly NewSeat[] = []): Promise<Told | null> {
  return go(make, newNumber(), asked);
}

/** A table where others will sit down: this side's number is sealed until they have. */
export async function goToNewWithOthers(make: Make<Share>, asked: readonly NewSeat[]): Promise<Told | null> {
  return go(make, await newShare(true), asked);
}

async function go<S extends Share>(
  make: Make<S>,
  { share, own }: Drawn<S>,
  asked: readonly NewSeat[],
): Promise<Told | null> {
  try {
    const promised = await api.commit().catch(() => null);
    const made = await make({ ...share, ...(promised ? { commitment: promised.commitment } : {}) });
    keepDice(made.table.id, { ...own, round: 0, ...promised, ...drawnStart(made, share, promised, asked) });
    remember(made, made.invite);
    route.go(`/table/${made.table.id}`);
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.told;
  }
}
