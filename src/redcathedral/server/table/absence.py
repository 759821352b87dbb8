"""A seat whose person is away when it's their turn: the others can let a bot play it, or end the game.

A bot needs more than half of those who are here, ending the game needs all of them. A vote counts until the game moves
on or the person comes back; then the seat is theirs again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...text import Phrase
from . import events as ev
from .events import Draft
from .refusals import Refusal, no_key, wrong_status
from .table import PERSON, PLAYING

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from ..models import Wish
    from .table import Seat, Table


def absent_seat(table: Table, here: Collection[str]) -> Seat | None:
    """Give the seat whose turn it is, if its person isn't here and nobody plays for them."""
    seat = table.seat_to_move()
    if seat is None or seat.kind != PERSON or seat.holder in here or (seat.away and seat.bot is not None):
        return None
    return seat


def wish(
    table: Table, holder: str, wished: Wish, bot: str, here: Collection[str], seconds_left: float
) -> Iterator[Draft]:
    """Say what is to be done about the seat that keeps everyone waiting; it's done when enough wish for it."""
    mine = table.seats_of(holder)
    if not mine:
        raise no_key() if not table.knows(holder) else Refusal(403, "seat", Phrase("error-no-seat"))
    seat = absent_seat(table, here)
    if table.status != PLAYING or seat is None or seat.holder == holder:
        raise wrong_status("error-nobody-absent")
    if seconds_left > 0:
        raise wrong_status("error-absent-early", n=max(1, round(seconds_left)))
    yield Draft(ev.Wished(wished, seat.index), mine[0])
    voters = {one.holder for one in table.seats if one.holder is not None and one.holder in {*here, holder}}
    voters.discard(seat.holder)
    agree = {one.holder for one in table.seats if table.wishes.get(one.index) == wished} & voters
    if wished == "bot" and 2 * len(agree) > len(voters):
        yield Draft(ev.Left(bot, reason="voted"), seat.index)
    elif wished == "end" and agree == voters:
        yield Draft(ev.Ended("agreed"))


def returned(table: Table, holder: str) -> Iterator[Draft]:
    """Give somebody who is back their seats, and cancel the others' votes."""
    mine = table.seats_of(holder)
    if table.status == PLAYING and table.wishes and table.absent in mine:
        yield Draft(ev.WishesVoid())
    for index in mine:
        if table.seats[index].voted_away:
            yield Draft(ev.Back(), index)
