/** What the server sends, by short names; the types themselves are generated from its OpenAPI description. */
import type { Ply, Verb } from "../table/verbs";
import type { components } from "./schema";

type Schemas = components["schemas"];

export type Snapshot = Schemas["Snapshot"];
export type Turn = Schemas["Turn"];
export type Seat = Schemas["SeatState"];
export type Section = Schemas["Section"];
export type InfluenceCard = Schemas["InfluenceCard"];
export type InfluenceAction = Schemas["InfluenceAction"];
export type ScoreLines = Schemas["Score"];
export type Materials = Schemas["Materials"];
export type TableSeat = Schemas["Seat"];
export type GameView = Omit<Schemas["GameView"], "choices"> & { choices: Choice[] };
export type TableView = Schemas["TableView"];
export type WorkshopSpace = Schemas["WorkshopSpace"];
export type View = Omit<Schemas["View"], "game"> & { game: GameView | null };
export type MadeView = Omit<Schemas["MadeView"], "game"> & { game: GameView | null };
export type News = Omit<Schemas["News"], "game" | "events"> & { game: GameView | null; events: TableEvent[] };
export type Played = Omit<Schemas["Played"], "events"> & { events: TableEvent[] };
export type Timeline = Schemas["Timeline"];
export type Step = Schemas["Step"];
export type Figures = Schemas["Statistics"];
export type SeatFigures = Schemas["SeatFigures"];
export type ForkBody = Schemas["ForkBody"];
export type ForkSeat = Schemas["ForkSeat"];
export type Outlook = Schemas["Outlook"];
export type Why = Schemas["Why"];
export type DiceLog = Schemas["DiceLog"];
export type Verified = Schemas["Verified"];
export type ReviewAnswer = Schemas["ReviewAnswer"];
export type Review = Schemas["Review"];
export type Mistake = Schemas["JudgedPly"];
export type Instead = Schemas["Instead"];
export type Info = Schemas["Info"];
export type BotInfo = Schemas["BotInfo"];
export type RematchBody = Schemas["RematchBody"];
export type RecordBody = Schemas["RecordBody"];
export type CreateBody = Schemas["CreateBody"];
export type NewSeat = Schemas["NewSeat"];
export type SitBody = Schemas["SitBody"];
export type SeatBody = Schemas["SeatBody"];
export type WishBody = Schemas["WishBody"];
export type ReportBody = Schemas["ReportBody"];
export type Devices = Schemas["Devices"];
export type Compound = Schemas["Compound"];
export type ErrorPart = Schemas["ErrorPart"];

/** What can be played: a ply, its text to send, and what it would bring. */
export type Choice<V extends Verb = Verb> = Omit<Schemas["Choice"], "verb" | "args"> & Ply<V>;

/** What a bot would play: some of the choices, each with its prospects. */
export type Hint = Omit<Schemas["Hint"], "choices"> & {
  choices: (Choice & Pick<Schemas["HintChoice"], "win" | "margin" | "reason">)[];
};

/** An event as it is sent: fields that its kind does not have are left out. */
export type TableEvent = Pick<Schemas["Event"], "seq" | "kind" | "seat" | "changed" | "at"> &
  Partial<Omit<Schemas["Event"], "verb" | "args">> & { verb?: Verb; args?: unknown };

/** What was played or rolled, as an event tells it; null of other events. */
export function plyIn({ verb, args }: TableEvent): Ply | null {
  return verb ? ({ verb, args } as Ply) : null;
}

export type Color = Turn["seat"];
export type DieName = keyof Schemas["Dice"];
export type Material = keyof Materials;
export type SpaceName = keyof Seat["workshop"];
export type OrnamentKind = keyof Schemas["OrnamentCounts"];
export type PlacedTile = NonNullable<Seat["workshop"][SpaceName]>;
export type Tile = NonNullable<Section["tile"]> | PlacedTile;

export const COLORS: readonly Color[] = ["red", "blue", "green", "yellow"];
export const DICE: readonly DieName[] = ["red", "blue", "green", "yellow", "white"];
export const MATERIALS: readonly Material[] = ["lumber", "brick", "stone", "gold", "emerald", "amethyst"];
export const WORKSHOP: readonly SpaceName[] = ["red", "blue", "green", "yellow", "white1", "white2"];
export const ORNAMENTS: readonly OrnamentKind[] = ["door", "arch", "cross"];
