/** "Your games": the tables this device has been at, kept in the browser and nowhere else. */
import type { View } from "../net/types";
import { keepValue, readValue } from "./storage";

export interface KnownGame {
  id: string;
  status: string;
  seats: { name: string; color: string | null; kind: string }[];
  mine: boolean;
  turn: number;
  solo: boolean;
  at: number;
  yourTurn?: boolean;
  invite?: string;
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
    seats: view.table.seats.map((seat) => ({ name: seat.name ?? "", color: seat.color, kind: seat.kind })),
    mine: view.you.seats.length > 0,
    turn: view.game?.snapshot.turn.number ?? 0,
    solo: view.table.options.players === 1,
    at: Date.now(),
    ...(kept ? { invite: kept } : {}),
  };
  keep([game, ...games.filter((other) => other.id !== game.id)]);
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
            turn: view.game?.snapshot.turn.number ?? 0,
            yourTurn: view.table.status === "playing" && !!mover && view.you.seats.includes(mover.index),
          }
        : game,
    ),
  );
}

export function inviteOf(id: string): string | undefined {
  return knownGames().find((game) => game.id === id)?.invite;
}

export function forget(id: string): void {
  keep(knownGames().filter((game) => game.id !== id));
}
