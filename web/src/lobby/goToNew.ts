/** A table of one's own: made with dice that can be verified, remembered on this device, and gone to. */
import { remember } from "../device/games";
import { route } from "../route.svelte";
import { api, ApiError, entropy } from "../net/api";
import type { MadeView } from "../net/types";
import type { Told } from "../text/text";

/** This side's part in the dice, and the server's promise about its own where it gives one. */
interface Dice {
  entropy: string;
  commitment?: string;
}

/** Says what is wrong where no table comes of it. */
export async function goToNew(make: (dice: Dice) => Promise<MadeView>): Promise<Told | null> {
  try {
    const promised = await api.commit().catch(() => null);
    const made = await make({ entropy: entropy(), ...(promised ? { commitment: promised.commitment } : {}) });
    remember(made, made.invite);
    route.go(`/table/${made.table.id}`);
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.told;
  }
}
