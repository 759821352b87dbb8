/** A table of one's own: made with dice that can be verified, remembered on this device, and gone to. */
import { remember } from "../device/games";
import { route } from "../route.svelte";
import { api, ApiError, entropy } from "../net/api";
import type { MadeView } from "../net/types";
import type { Told } from "../text/text";
import { keepDice } from "../dice/kept";

/** This side's part in the dice, and the server's promise about its own where it gives one. */
interface Dice {
  entropy: string;
  commitment?: string;
}

/** Says what is wrong where no table comes of it. */
export async function goToNew(make: (dice: Dice) => Promise<MadeView>): Promise<Told | null> {
  return go(async () => {
    const own = entropy();
    const promised = await api.commit().catch(() => null);
    const made = await make({ entropy: own, ...(promised ? { commitment: promised.commitment } : {}) });
    keepDice(made.table.id, { entropy: own, ...promised });
    return made;
  });
}

async function go(make: () => Promise<MadeView>): Promise<Told | null> {
  try {
    const made = await make();
    remember(made, made.invite);
    route.go(`/table/${made.table.id}`);
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.told;
  }
}
