/** Who sits at the table: a builder for every color, and a character for every level of bots. */
import type { Color, TableSeat } from "../net/types";

export interface Character {
  skin: string;
  hair: string;
  wears: "cap" | "scarf" | "straw" | "bun" | "tousled" | "band" | "beret" | "crown" | "fur";
  beard?: "stubble" | "moustache" | "goatee" | "full" | "long";
  /** What else one knows them by. */
  with?: "freckles" | "glasses" | "frown";
}

const PEOPLE: Record<Color, Character> = {
  red: { skin: "#eec39a", hair: "#6b3a1c", wears: "cap", beard: "full" },
  blue: { skin: "#f3d0ae", hair: "#8a5a2b", wears: "scarf" },
  green: { skin: "#d9a273", hair: "#3b2415", wears: "straw", beard: "moustache" },
  yellow: { skin: "#c98d5e", hair: "#2a1a12", wears: "bun" },
};

const BUILDER: Character = { skin: "#dba677", hair: "#4a2c16", wears: "band", beard: "stubble" };
const BOTS: Record<string, Character> = {
  apprentice: { skin: "#f6d3b0", hair: "#c7702a", wears: "tousled", with: "freckles" },
  builder: BUILDER,
  architect: { skin: "#f0cba6", hair: "#5b5048", wears: "beret", beard: "goatee", with: "glasses" },
  tsar: { skin: "#ecc4a0", hair: "#a9a29a", wears: "crown", beard: "long" },
};

const IVAN: Character = { skin: "#e2b48a", hair: "#2b1c15", wears: "fur", beard: "long", with: "frown" };

/** The character of a seat; one nobody has taken yet looks like whoever will. */
export function characterOf(seat: Pick<TableSeat, "kind" | "color" | "bot">): Character {
  if (seat.kind === "ivan") return IVAN;
  if (seat.kind === "bot") return botCharacter(seat.bot ?? "");
  return PEOPLE[seat.color];
}

/** The character of a level; bots outside the levels look like builders. */
export function botCharacter(bot: string): Character {
  return BOTS[bot.split(":")[0] ?? ""] ?? BUILDER;
}
