/** Who sits at a new table, and who starts. */
import { COLORS, type Color, type CreateBody, type NewSeat } from "../net/types";
import { t } from "../text/text";

export type Mode = "bot" | "solo" | "hot" | "friends";

/** Somebody at this screen, rather than a bot by its spec. */
export const PERSON = "person";

/** "random", "rotating", or who is chosen: a seat, counted from 0, as text. */
export type Starter = string;

export interface Wanted {
  mode: Mode;
  color: Color;
  /** Of everyone at this screen, by seat. */
  names: readonly string[];
  /** Who sits at the other seats: `PERSON`, or a bot's spec. Friends come by themselves. */
  others: readonly string[];
  starter: Starter;
}

type Seating = Pick<CreateBody, "seats" | "solo" | "start">;

/** What to ask the server for. */
export function seatingOf(wanted: Wanted): Seating {
  const { mode, starter } = wanted;
  const seats = seatsOf(wanted);
  if (mode === "solo") return { seats, solo: true, start: "chosen" };
  if (starter === "random" || starter === "rotating") return { seats, solo: false, start: starter };
  const first = Number(starter);
  return { seats: [...seats.slice(first), ...seats.slice(0, first)], solo: false, start: "chosen" };
}

function seatsOf({ mode, color, names, others }: Wanted): NewSeat[] {
  // Among people a seat needs a name; alone it goes by its color, which every language has a word for.
  const shared = mode === "friends" || others.includes(PERSON);
  const me: NewSeat = { kind: "me", color, name: names[0]?.trim() || (shared ? t("player-n", { n: 1 }) : null) };
  if (mode === "solo") return [me];
  const free = freeColors(color);
  const rest = others.map((who, i): NewSeat => {
    const seat = { color: free[i] ?? "blue" };
    if (mode === "friends") return { ...seat, kind: "open" };
    if (who !== PERSON) return { ...seat, kind: "bot", bot: who, name: botName(others, i) };
    return { ...seat, kind: "me", name: names[i + 1]?.trim() || t("player-n", { n: i + 2 }) };
  });
  return [me, ...rest];
}

export function freeColors(color: Color): Color[] {
  return COLORS.filter((one) => one !== color);
}

/** What the bot at one of the other seats is called: bots are counted, people are not. */
export function botName(others: readonly string[], i: number): string {
  return t("bot-name", { n: others.slice(0, i + 1).filter((who) => who !== PERSON).length });
}
