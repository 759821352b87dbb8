"""A new table from a moment of another: the past is given, the future is drawn from a secret of the new table's own.

Nothing but what everyone at the old table could see comes along: how it was laid, and its plies. Neither its secret nor
anybody's entropy does, so the new table's dice say nothing about those still to fall at the old one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...text import Phrase
from ..http.problems import Refusal, wrong_status
from . import commands
from .commitment import commitment_of
from .events import CREATED, STARTED, Draft, happen
from .table import IVAN, PERSON, Table, names_of

if TYPE_CHECKING:
    from ...game.game import Game
    from ...plies import Ply
    from ..models import ForkSeat


def game_at(game: Game, ply: int) -> Game:
    """Give the public game as it was after so many plies; refuse a moment where nobody can play on."""
    if ply > game.version:
        raise Refusal(404, "table", Phrase("error-no-ply", ply=ply, plies=game.version))
    then = game.clone()
    then.seed = then.chance = then.commitment = None
    then.go_to(ply)
    if then.outcome is not None:
        raise wrong_status("error-over-there")
    return then


def seats_of(game: Game, wanted: list[ForkSeat], holder: str, entropy: str) -> list[dict[str, Any]]:
    """Seat who plays on, in the colours of the game; Ivan keeps his seat."""
    if len(wanted) != game.players:
        raise Refusal(400, "setup", Phrase("error-seats-to-fill", seats=game.players, given=len(wanted)), clause="S1")
    seats: list[dict[str, Any]] = []
    for color, seat in zip(game.seats, wanted, strict=False):
        fields: dict[str, Any] = {"kind": seat.kind, "name": seat.name, "color": color}
        if seat.kind == "me":
            fields |= {"kind": PERSON, "holder": holder, "entropy": entropy}
        else:
            fields["bot"] = seat.bot
        seats.append(fields)
    if game.players == 1:
        seats.append({"kind": IVAN, "name": None, "color": game.seats[1]})
    return seats


def table_of_fork(
    game: Game, origin: Table, table_id: str, secret: str, seats: list[dict[str, Any]], host: str
) -> tuple[Table, list[Draft]]:
    """Give the table that goes on from a game, and the events that lead to where it stands."""
    private = {
        "options": origin.options,
        "commitment": commitment_of(secret),
        "checkable": True,
        "host": host,
        "seats": seats,
        "given": game.version,
        "source": f"table {origin.id}, ply {game.version}",
        "origin": {"table": origin.id, "ply": game.version},
    }
    table = Table(table_id, secret, game.edition)
    drafts = [Draft(CREATED, private=private)]
    table.tell_all(happen(drafts, 0, ""))
    named = game.clone()
    named.names = tuple(names_of(table))
    drafts.append(Draft(STARTED, private={"opening": commands.opening_of(named)}))
    table.tell_all(happen(drafts[1:], table.seq, ""))
    drafts += retold(table, game.plies)
    drafts += commands.draw(table)  # where a roll is due, this table's own dice are rolled
    return Table(table_id, secret, game.edition), drafts


def retold(table: Table, plies: tuple[Ply, ...]) -> list[Draft]:
    """Let what was played elsewhere happen at a table; gives what happened."""
    drafts: list[Draft] = []
    for ply in plies:
        mover = table.seat_to_move()
        played = commands.told_for(table, mover.index if mover else None, ply)
        table.tell_all(happen(played, table.seq, ""))
        drafts += played
    return drafts
