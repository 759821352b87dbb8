/** What an event says, in sentences. */
import { readable } from "../table/quickPhrases";
import type { Table } from "../table/table.svelte";
import type { TableEvent } from "../net/types";
import { say, t, told, type Fact, type Facts, type Phrase, type Told } from "../text/text";

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

/** Have seats named as at the table: the color only where two of them share a name. */
function naming(table: Table): (fact: Fact) => Fact {
  const names = table.seats.map((seat) => table.seatName(seat));
  const distinct = new Set(names).size === names.length;

  function named(fact: Fact): Fact {
    if (typeof fact !== "object") return fact;
    if (!("key" in fact)) return fact.map(named);
    const { key, facts = {} } = fact;
    if (key !== "seat-named" || !distinct) return { key, facts: all(facts) };
    // The server calls a bot without a name by what it is; at the table it goes by its color.
    const nameless = table.seats.find((seat) => !seat.name && (facts.color as Phrase).key === `word-${seat.color}`);
    return { key: "seat-called", facts: { name: nameless ? table.seatName(nameless) : (facts.name ?? "") } };
  }
  const all = (facts: Facts): Facts => Object.fromEntries(Object.entries(facts).map(([key, one]) => [key, named(one)]));

  return named;
}

/** Say a sentence of a move, its seats named as at the table. */
export function tell(table: Table, { key, facts, text }: Told): string {
  const named = naming(table)({ key, facts: (facts ?? {}) as Facts }) as Phrase;
  return told(text === undefined ? named : { ...named, text });
}

/** Say what a turn came to, its seats named as at the table. */
export function tellDeeds(table: Table, deeds: readonly Fact[]): string {
  return deeds.map(naming(table)).map(say).join(", ") || t("since-nothing");
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
