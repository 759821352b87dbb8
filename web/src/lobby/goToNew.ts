/** A table of one's own: made with dice that can be verified, remembered on this device, and gone to. */
import { remember } from "../device/games";
import { route } from "../route.svelte";
import { api, ApiError } from "../net/api";
import type { MadeView } from "../net/types";
import type { Told } from "../text/text";
import { keepDice } from "../dice/kept";
import { newNumber, newShare, type Drawn, type Share } from "../dice/sealing";

/** The server's promise about its own part in the dice, where it gives one. */
interface Promised {
  commitment?: string;
}

/** A table for whoever makes it, alone or with all at one screen. Says what is wrong where no table comes of it. */
export async function goToNew(make: (dice: { entropy: string } & Promised) => Promise<MadeView>): Promise<Told | null> {
  return go(make, newNumber());
}

/** A table where others will sit down: this side's number is sealed until they have. */
export async function goToNewWithOthers(make: (dice: Share & Promised) => Promise<MadeView>): Promise<Told | null> {
  return go(make, await newShare(true));
}

async function go<S extends Share>(
  make: (dice: S & Promised) => Promise<MadeView>,
  { share, own }: Drawn<S>,
): Promise<Told | null> {
  try {
    const promised = await api.commit().catch(() => null);
    const made = await make({ ...share, ...(promised ? { commitment: promised.commitment } : {}) });
    keepDice(made.table.id, { ...own, round: 0, ...promised });
    remember(made, made.invite);
    route.go(`/table/${made.table.id}`);
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.told;
  }
}
