/** The bots this server offers, weakest first. */
import { api } from "./api";
import type { BotInfo } from "./types";
import { has, t } from "../text/text";

class Bots {
  list = $state<BotInfo[]>([]);
  loading = $state(false);
  /** How long somebody may be away on their turn before the others can act; null until the server has said it. */
  awaySeconds = $state<number | null>(null);

  /** What a newcomer plays against: the weakest. */
  get usual(): string {
    return this.list[0]?.bot ?? "greedy";
  }

  /** The level's name for people; a table of an older server may have bots that are offered no more. */
  nameOf(bot: string): string {
    const key = keyOf(bot);
    return has(key) ? t(key) : bot;
  }

  /** A line about how it plays. */
  about(bot: string): string {
    const key = `${keyOf(bot)}-about`;
    return has(key) ? t(key) : "";
  }
}

function keyOf(bot: string): string {
  return `bot-level-${bot.split(":")[0]}`;
}

export const bots = new Bots();

export async function loadBots(): Promise<void> {
  if (bots.list.length) return;
  bots.loading = true;
  const info = await api.info().catch(() => null);
  bots.loading = false;
  if (!info) return;
  bots.list = info.bots.toSorted((a, b) => a.level - b.level);
  bots.awaySeconds = info.limits.away_seconds;
}
