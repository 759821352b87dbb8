/** What people forget, said at the right moment, and only so often on one device. */
import type { Table } from "../table/table.svelte";
import type { Verb } from "../table/verbs";
import type { Section, Snapshot } from "../net/types";
import { sum, wordPhrase } from "../text/words";
import { t } from "../text/text";

export interface Reminder {
  id: string;
  text: string;
  clause: string;
}

const SOON = 3; // materials missing: one turn of building

type Rule = (table: Table, snapshot: Snapshot) => Reminder | null;

const may = (table: Table, verb: Verb): boolean => table.choices.some((choice) => choice.verb === verb);

const remind = (id: string, clause: string, args: Parameters<typeof t>[1] = {}): Reminder => ({
  id,
  clause,
  text: t(`remind-${id}`, args),
});

const missing = (section: Section): number => sum(section.cost) - sum(section.delivered);

/** In the order they matter. */
const RULES: readonly Rule[] = [
  // The last turn of the game.
  (_, { ender, turn }) => (ender && ender !== turn.seat && turn.phase === "start" ? remind("last", "E3") : null),
  // A tile is about to be placed.
  (table, { turn }) =>
    turn.phase === "place" && table.choices.some((choice) => choice.verb === "place" && choice.args.face === "up")
      ? remind("face-up", "C5")
      : null,
  // The turn could end with something left lying.
  (table, { turn }) =>
    turn.phase === "market" && turn.moved && may(table, "end") && may(table, "activate")
      ? remind("activate", "W2", { die: wordPhrase(turn.moved.die) })
      : null,
  (table, { turn }) =>
    turn.phase === "market" && may(table, "end") && may(table, "gather") ? remind("gather", "M4") : null,
  // The dice that are left behind.
  (table, { turn, market }) => {
    const space = turn.moved?.space;
    const dice = Object.values(market.dice).filter((die) => die.space === space).length;
    return turn.phase === "market" && may(table, "end") && dice > 1 ? remind("dice", "M6", { dice }) : null;
  },
  // Somebody builds over one's head.
  (table, { turn, cathedral }) => {
    if (turn.phase !== "start") return null;
    for (const { sections } of cathedral.towers) {
      const mine = sections.findIndex((one) => one.owner === turn.seat && !one.complete);
      const above =
        mine < 0
          ? undefined
          : sections
              .slice(mine + 1)
              .find((one) => one.owner && one.owner !== turn.seat && !one.complete && missing(one) <= SOON);
      const own = sections[mine];
      if (own && above)
        return remind("below", "B4", { section: own.name, above: above.name, name: table.nameOf(above.owner) });
    }
    return null;
  },
  // No room for more.
  (_, { turn, seats }) => {
    const seat = seats.find((one) => one.color === turn.seat);
    return turn.phase === "start" && seat && sum(seat.inventory) >= seat.capacity ? remind("full", "M5") : null;
  },
  // The end is near.
  (table, { turn, seats, ender }) => {
    const near = seats.find(
      (one) => one.color !== turn.seat && one.completed.base + one.completed.middle + one.completed.dome === 5,
    );
    return turn.phase === "start" && !ender && near ? remind("near", "E1", { name: table.nameOf(near.color) }) : null;
  },
];

/** The reminder for this moment that has not been given too often. */
export function reminderFor(table: Table, snapshot: Snapshot, tired: (id: string) => boolean): Reminder | null {
  if (!table.myMove || table.guide) return null;
  for (const rule of RULES) {
    const found = rule(table, snapshot);
    if (found && !tired(found.id)) return found;
  }
  return null;
}
