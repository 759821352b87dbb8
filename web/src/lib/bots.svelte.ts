/** The bots this server offers, weakest first. */
import { api } from "../net/api";
import type { BotInfo } from "../net/types";

class Bots {
  list = $state<BotInfo[]>([]);

  /** What a newcomer plays against: the weakest that is no coin flipper, else what there is. */
  get usual(): string {
    return (this.list.find((one) => one.bot !== "random") ?? this.list[0])?.bot ?? "greedy";
  }
}

export const bots = new Bots();

export async function loadBots(): Promise<void> {
  if (bots.list.length) return;
  const info = await api.info().catch(() => null);
  if (info) bots.list = info.bots.toSorted((a, b) => a.level - b.level);
}
