/** "Your games": the tables this device has been at, kept in the browser and nowhere else. */
import type { View } from "../net/types";
import { keepValue, readValue } from "./storage";

export interface KnownGame {
  id: string;
  status: string;
  seats: { name: string; color: string | null; kind: string; bot?: string | null }[];
  mine: boolean;
  turn: number;
  solo: boolean;
  at: number;
  yourTurn?: boolean;
  invite?: string;
  /** Who sits there besides this browser's people. */
  mode?: "solo" | "bots" | "here" | "online";
  strict?: boolean;
  /** How it ended for this browser's best seat. */
  result?: { place: number; of: number; total: number };
  /** The cathedral: of every section of every tower its owner and whether it's complete. */
  towers?: { owner: string | null; complete: boolean }[][];
}

const MOST = 40;

export function knownGames(): KnownGame[] {
  const found = readValue("games");
  return Array.isArray(found)
    ? (found as (Partial<KnownGame> | null)[]).filter((game): game is KnownGame => typeof game?.id === "string")
    : [];
}

function keep(games: KnownGame[]): void {
  keepValue("games", games.slice(0, MOST));
}

export function remember(view: View, invite?: string): void {
  const games = knownGames();
  const old = games.find((game) => game.id === view.table.id);
  const kept = invite ?? old?.invite;
  const game: KnownGame = {
    id: view.table.id,
    status: view.table.status,
    mine: view.you.seats.length > 0,
    solo: view.table.options.players === 1,
    at: Date.now(),
    ...standingOf(view),
    ...(kept ? { invite: kept } : {}),
  };
  keep([game, ...games.filter((other) => other.id !== game.id)]);
}

/** How a game stands, as far as a list tells it. */
function standingOf({
  table,
  you,
  game,
}: View): Pick<KnownGame, "seats" | "turn" | "mode" | "strict" | "result" | "towers"> {
  const { seats, options } = table;
  const others = seats.filter((seat) => !you.seats.includes(seat.index));
  const people = others.some((seat) => seat.kind === "person" || seat.kind === "open");
  const bots = others.some((seat) => seat.kind === "bot");
  const mode = options.players === 1 ? "solo" : people ? "online" : bots ? "bots" : "here";
  const mine = seats.filter((seat) => you.seats.includes(seat.index)).map((seat) => seat.color);
  const lines = game?.snapshot.outcome?.scores ?? [];
  const best = lines.filter((line) => mine.includes(line.seat)).sort((a, b) => a.rank - b.rank)[0];
  const cathedral = game?.snapshot.cathedral;
  const towers = cathedral?.towers.map(({ sections }) => sections.map(({ owner, complete }) => ({ owner, complete })));
  return {
    seats: seats.map(({ name, color, kind, bot }) => ({ name: name ?? "", color, kind, bot })),
    turn: game?.snapshot.turn.number ?? 0,
    mode,
    strict: options.policy === "strict",
    ...(best ? { result: { place: best.rank, of: lines.length, total: best.total } } : {}),
    ...(towers ? { towers } : {}),
  };
}

/** Bring what is listed up to date with what the server says, in its old place. */
export function refresh(view: View): void {
  const mover = view.table.seats.find((seat) => seat.color === view.game?.to_move);
  keep(
    knownGames().map((game) =>
      game.id === view.table.id
        ? {
            ...game,
            status: view.table.status,
            ...standingOf(view),
            yourTurn: view.table.status === "playing" && !!mover && view.you.seats.includes(mover.index),
          }
        : game,
    ),
  );
}

export function inviteOf(id: string): string | undefined {
  return knownGames().find((game) => game.id === id)?.invite;
}

/** Put a game that was hidden back to where it was listed. */
export function restore(game: KnownGame, place: number): void {
  keep(
    knownGames()
      .filter((one) => one.id !== game.id)
      .toSpliced(place, 0, game),
  );
}

export function forget(id: string): void {
  keep(knownGames().filter((game) => game.id !== id));
}
