/** What an event says, in sentences. */
import { readable } from "../table/quickPhrases";
import type { Table } from "../table/table.svelte";
import type { TableEvent } from "../net/types";
import { t, told } from "../text/text";

/** What is nobody else’s business: who may come in, and what browsers do for the dice by themselves. */
const SILENT = new Set<TableEvent["kind"]>([
  "key",
  "key-used",
  "keys-revoked",
  "invitation",
  "sealed",
  "revealed",
  "seals-void",
  "round-fixed",
  "wishes-void",
]);

/** What a sentence depends on besides who did it. */
function moreOf({ kind, bot, becomes, wish }: TableEvent): string {
  if (kind === "left") return bot ? "bot" : "none";
  return kind === "seat" ? String(becomes) : (wish ?? "");
}

export function narrate(table: Table, event: TableEvent): string[] {
  if (event.story?.length) return event.story.map(told);
  if (event.kind === "ply" || event.kind === "chance") return event.ply ? [event.ply] : [];
  if (SILENT.has(event.kind)) return [];
  const seat = event.seat === null ? undefined : table.seats[event.seat];
  const name = (event.name as string | undefined) ?? (seat ? table.seatName(seat) : t("somebody"));
  if (event.kind === "chat") return [t("log-chat", { name, text: readable(event.text ?? "") })];
  const more = event.reason === "voted" || event.reason === "agreed" ? event.reason : moreOf(event);
  const agree = event.agree === undefined ? "" : String(event.agree);
  return [t(`log-${event.kind}`, { name, more, agree })];
}
