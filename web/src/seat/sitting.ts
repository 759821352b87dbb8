import type { TableSeat } from "../net/types";
import { t } from "../text/text";

/** What there is to say about who sits at a seat: nobody, away, gone, or not ready yet; null if nothing. */
export function stateOf(sitting: TableSeat | undefined): string | null {
  if (!sitting) return null;
  if (sitting.kind === "open") return t("seat-open");
  if (sitting.away) return sitting.bot ? t("seat-bot-plays") : t("seat-away");
  if (sitting.kind === "person" && !sitting.here) return t("seat-gone");
  if (sitting.getting_ready) return t("seat-getting-ready");
  return null;
}
