/** What an event says, in sentences. */
import { readable } from "../table/quickPhrases";
import type { Table } from "../table/table.svelte";
import type { TableEvent } from "../net/types";
import { t, told, type Fact, type Phrase, type Told } from "../text/text";

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

/** Name seats without their colors: beside the sentence there's a sign in that color. */
function plainly(fact: Fact): Fact {
  if (typeof fact !== "object") return fact;
  if (!("key" in fact)) return fact.map(plainly);
  const { key, facts = {} } = fact;
  if (key === "seat-named") return { key: "seat-called", facts: { name: facts.name ?? "" } };
  return { key, facts: Object.fromEntries(Object.entries(facts).map(([name, one]) => [name, plainly(one)])) };
}

/** Say a sentence of a move; only where two seats share a name does it say their colors. */
export function tell(table: Table, sentence: Told): string {
  const names = table.seats.map((seat) => table.seatName(seat));
  if (new Set(names).size < names.length) return told(sentence);
  return told({ ...sentence, facts: (plainly(sentence as Phrase) as Phrase).facts ?? {} });
}

export function narrate(table: Table, event: TableEvent): string[] {
  if (event.story?.length) return event.story.map((sentence) => tell(table, sentence));
  if (event.kind === "ply" || event.kind === "chance") return event.ply ? [event.ply] : [];
  if (SILENT.has(event.kind)) return [];
  const seat = event.seat === null ? undefined : table.seats[event.seat];
  const name = (event.name as string | undefined) ?? (seat ? table.seatName(seat) : t("somebody"));
  if (event.kind === "chat") return [t("log-chat", { name, text: readable(event.text ?? "") })];
  const more = event.reason === "voted" || event.reason === "agreed" ? event.reason : moreOf(event);
  const agree = event.agree === undefined ? "" : String(event.agree);
  return [t(`log-${event.kind}`, { name, more, agree })];
}
