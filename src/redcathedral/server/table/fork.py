"""A new table from a game that was played elsewhere: a moment of another table, or a record.

From a moment of another table the past is given, and the future is drawn from the new table's own secret.

Only what everyone at the old table could see is copied: its setup and its plies. Its secret and everyone's entropy are
not, so the new table's dice say nothing about those still to come at the old one.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, cast

from ...edition import load_edition, parse_edition
from ...game.load import from_record
from ...text import Phrase
from . import commands
from . import events as ev
from .commitment import commitment_of
from .events import Draft
from .options import CASUAL, CHOSEN
from .refusals import Refusal, wrong_status
from .table import BOT, IVAN, PERSON, Table, names_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from typing import Literal

    from ...game.game import Game
    from ...words import Boards, Color
    from .events import Event, SeatFields
    from .options import Options

LOADED = "a loaded record"  # the source of plies that someone brought along


class WantedSeat(Protocol):
    """Who is to play a seat on: oneself or a bot."""

    kind: Literal["me", "bot"]
    name: str | None
    bot: str | None


def game_at(game: Game, ply: int) -> Game:
    """Return the public game as it was after a number of plies; refuse a moment where nobody can continue."""
    if ply > game.version:
        raise Refusal(404, "table", Phrase("error-no-ply", ply=ply, plies=game.version))
    then = game.clone()
    then.seed = then.chance = then.commitment = None
    then.go_to(ply)
    if then.outcome is not None:
        raise wrong_status("error-over-there")
    return then


def seats_of(game: Game, wanted: Sequence[WantedSeat], holder: str, entropy: str) -> list[SeatFields]:
    """Seat those who continue, in the colors of the game; Ivan keeps his seat."""
    if len(wanted) != game.players:
        raise Refusal(400, "setup", Phrase("error-seats-to-fill", seats=game.players, given=len(wanted)), clause="S1")
    seats: list[SeatFields] = []
    colors = cast("tuple[Color, ...]", game.seats)
    for color, seat in zip(colors, wanted, strict=False):
        if seat.kind == "me":
            seats.append({"kind": PERSON, "name": seat.name, "color": color, "holder": holder, "entropy": entropy})
        else:
            seats.append({"kind": BOT, "name": seat.name, "color": color, "bot": seat.bot})
    if game.players == 1:
        seats.append({"kind": IVAN, "name": None, "color": colors[1]})
    return seats


def table_of_fork(
    game: Game,
    origin: str,
    options: Options,
    table_id: str,
    secret: str,
    seats: list[SeatFields],
    host: str,
    at: str,
) -> tuple[Table, list[Event]]:
    """Return the table that continues a game of another, and the events that lead to its position."""
    table = Table(table_id, secret, game.edition)
    return table, table.happen_all(_forked(table, game, origin, options, seats, host), at)


def _forked(
    table: Table, game: Game, origin: str, options: Options, seats: list[SeatFields], host: str
) -> Iterator[Draft]:
    yield Draft(
        ev.Created(
            options,
            host,
            seats,
            commitment_of(table.secret),
            given=game.version,
            source=f"table {origin}, ply {game.version}",
            origin={"table": origin, "ply": game.version},
            redraws=True,
        )
    )
    named = game.clone()
    named.names = tuple(names_of(table))
    yield Draft(ev.Started(commands.opening_of(named)))
    yield from commands.replay(table, game.plies)
    yield from commands.draw(table)  # where a roll is due, this table's own dice are rolled


@dataclass(frozen=True, slots=True)
class Brought:
    """A game that somebody brings, as they bring it."""

    record: str
    edition: str | None  # the packaged one
    most_plies: int
    practice: bool


def table_of_upload(
    brought: Brought, table_id: str, secret: str, holder: str, entropy: str | None, at: str
) -> tuple[Table, list[Event]]:
    """Return the table of a game that somebody brings, and the events that lead to its position."""
    edition = load_edition() if brought.edition is None else parse_edition(brought.edition)
    game = from_record(brought.record, edition=edition, most_plies=brought.most_plies)
    return table_of_record(game, table_id, secret, holder, entropy, at, practice=brought.practice)


def table_of_record(
    game: Game, table_id: str, secret: str, holder: str, entropy: str | None, at: str, *, practice: bool = False
) -> tuple[Table, list[Event]]:
    """Return the table of a game that was played elsewhere, and the events that lead to its position.

    A finished game keeps the seed it brings: nothing is rolled any more. A running one gets dice of the table's own,
    since whoever brings the seed knows every roll to come; for practice it keeps them, and nobody else can sit down.
    """
    keeps_seed = (game.outcome is not None or practice) and game.seed is not None and game.chance is not None
    table = Table(table_id, str(game.seed) if keeps_seed else secret, game.edition)
    return table, table.happen_all(_loaded(table, game, holder, entropy, keeps_seed=keeps_seed), at)


def _loaded(table: Table, game: Game, holder: str, entropy: str | None, *, keeps_seed: bool) -> Iterator[Draft]:
    over = game.outcome is not None
    own_dice = not over and not keeps_seed
    seats: list[SeatFields] = []
    colors = cast("tuple[Color, ...]", game.seats)
    for index, (color, name) in enumerate(zip(colors, game.names, strict=True)):
        if game.players == 1 and index == 1:
            seats.append({"kind": IVAN, "name": name, "color": color})
            continue
        seats.append({"kind": PERSON, "name": name, "color": color, "holder": holder})
        if entropy is not None and own_dice:
            seats[-1]["entropy"] = entropy
    options: Options = {
        "players": game.players,
        "boards": cast("Boards", game.boards),
        "first_game": game.first_game,
        "turn_limit": game.state.turn_limit or None,
        "edition": game.edition.name,
        "edition_digest": game.edition.digest,
        "policy": CASUAL,
        "start": CHOSEN,
    }
    yield Draft(
        ev.Created(
            options,
            holder,
            seats,
            commitment=commitment_of(table.secret) if own_dice else None,
            checkable=keeps_seed or not over,
            given=game.version if own_dice else game.given,
            source=LOADED if own_dice else game.source,
            redraws=own_dice,
        )
    )
    yield Draft(ev.Started(commands.opening_of(game)))
    yield from commands.replay(table, game.plies)
    if over:
        yield Draft(ev.Ended())
    else:
        yield from commands.draw(table)  # where a roll is due, this table's own dice are rolled
