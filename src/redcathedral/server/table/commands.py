"""What may happen at a table: each act looks at the table, refuses or drafts events, and changes nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ... import words
from ...game.game import check_table, new_game
from ...plies import Ply, narrate, ply_of
from ...plies.pieces import word
from ...text import Phrase
from ..http.problems import Refusal, no_key, wrong_status
from . import events as ev
from .commitment import seed_of
from .events import Draft
from .table import BOT, FINISHED, IVAN, OPEN, PERSON, PLAYING, WAITING, Seat, Table, is_chance_due, names_of

if TYPE_CHECKING:
    from ...game.game import Game
    from ...kernel.state import State
    from ...words import Color
    from ..models import Options, Sentence

MOST_EVENTS_OF_AN_ACT = 64


# Before the game


def create(
    table: Table,
    *,
    seats: list[dict[str, Any]],
    options: Options,
    host: str,
    commitment: str | None,
    checkable: bool = True,
) -> list[Draft]:
    """Lay a table; the game starts at once when nobody is missing. `seats` are the fields of `Seat`."""
    seats = _coloured(seats)
    private = {
        "options": options,
        "commitment": commitment,
        "checkable": checkable,
        "host": host,
        "seats": seats,
    }
    drafts = [Draft(ev.CREATED, private=private)]
    planned = Table(table.id, table.secret, table.edition)
    planned.options = options
    planned.seats = [Seat(index, **seat) for index, seat in enumerate(seats)]
    check_table(
        options["players"],
        0,
        options["boards"],
        [seat.color for seat in planned.seats],
        options["turn_limit"],
        [seat.name for seat in planned.seats],
        "draw",
    )
    return drafts + (start(planned) if planned.ready() else [])


def _coloured(seats: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Give every seat a colour: the one it asked for, else the next that is free."""
    free = [color for color in words.COLORS if color not in {seat.get("color") for seat in seats}]
    return [seat if seat.get("color") else {**seat, "color": free.pop(0)} for seat in seats]


def start(table: Table) -> list[Draft]:
    """Deal from the seed of everyone who sits there."""
    seed = seed_of(table.secret, [seat.entropy for seat in table.seats if seat.entropy is not None])
    options = table.options
    game = new_game(
        players=options["players"],
        seed=seed,
        boards=options["boards"],
        colors=[seat.color for seat in table.seats],
        edition=table.edition,
        first_game=options["first_game"],
        turn_limit=options["turn_limit"],
        names=names_of(table),
    )
    return [Draft(ev.STARTED, private={"opening": opening_of(game)})]


def opening_of(game: Game) -> str:
    """Write the position a game started from as a record without plies and without a seed."""
    first = game.clone()
    first.chance = first.seed = None
    first.go_to(0)
    return first.record()


def sit(table: Table, holder: str, index: int, name: str | None, color: Color | None, entropy: str) -> list[Draft]:
    """Take an open seat."""
    seat = _seat(table, index)
    if table.status == FINISHED or seat.kind != OPEN:
        raise wrong_status("error-seat-taken", seat=index + 1)
    if color is not None and color != seat.color:
        if table.status != WAITING:
            raise wrong_status("error-colors-stay")
        if any(other.color == color for other in table.seats if other is not seat):
            raise wrong_status("error-color-taken", color=word(color))
    color = color or seat.color
    private = {"holder": holder, "entropy": entropy if table.status == WAITING else None}
    drafts = [Draft(ev.SAT, index, {"name": name, "color": color}, private)]
    if table.status == WAITING and all(other.kind != OPEN for other in table.seats if other is not seat):
        planned = Table(table.id, table.secret, table.edition)
        planned.options = table.options
        sitting = Seat(index, PERSON, color, name, holder=holder, entropy=entropy)
        planned.seats = [sitting if other is seat else other for other in table.seats]
        drafts += start(planned)
    return drafts


# Seats


def change_seat(table: Table, index: int, kind: str, bot: str | None, name: str | None) -> list[Draft]:
    """Free a seat or give it to a bot; whoever held it does so no more."""
    seat = _seat(table, index)
    if table.status == FINISHED or seat.kind == IVAN:
        raise wrong_status("error-seat-fixed")
    drafts = [Draft(ev.SEAT, index, {"becomes": kind, "bot": bot, "name": name})]
    if kind == BOT and table.status == WAITING and all(o.kind != OPEN for o in table.seats if o is not seat):
        planned = Table(table.id, table.secret, table.edition)
        planned.options = table.options
        filled = Seat(index, BOT, seat.color, name, bot=bot)
        planned.seats = [filled if other is seat else other for other in table.seats]
        drafts += start(planned)
    return drafts


def stand_in(table: Table, index: int, bot: str) -> list[Draft]:
    """Let another bot play where one has failed."""
    seat = _seat(table, index)
    return [Draft(ev.SEAT, index, {"becomes": seat.kind, "bot": bot, "reason": "bot-failed"})]


def leave(table: Table, holder: str, bot: str | None) -> list[Draft]:
    """Go away for a while: a bot plays on, or the table waits."""
    seats = _held(table, holder)
    if table.status == FINISHED:
        raise wrong_status("error-game-over")
    return [Draft(ev.LEFT, index, {"bot": bot}) for index in seats]


def back(table: Table, holder: str) -> list[Draft]:
    """Take one's seats back from the bot."""
    seats = [index for index in _held(table, holder) if table.seats[index].away]
    if not seats:
        raise wrong_status("error-not-away")
    return [Draft(ev.BACK, index) for index in seats]


# Playing


def play(table: Table, holder: str, ply: str, version: int) -> list[Draft]:
    """Play one ply for one's seat."""
    seats = _held(table, holder)
    if table.status != PLAYING:
        raise wrong_status("error-not-started" if table.status == WAITING else "error-game-over")
    if version != table.version:
        raise stale(table)
    seat = table.seat_to_move()
    if seat is None or seat.index not in seats:
        raise Refusal(403, "seat", Phrase("error-not-your-move", color=word(table.running().to_move or "nobody")))
    if seat.away:
        raise wrong_status("error-away")
    return play_for(table, seat.index, ply)


def play_for(table: Table, seat: int, ply: Ply | str | int) -> list[Draft]:
    """Play one ply for a seat and let chance say what it has to say to it."""
    game = table.running()
    before = game.version
    try:
        drafts = [_played(game, ply, seat), *_drawn(table, game)]
        if game.outcome is not None:
            drafts.append(Draft(ev.OVER))
    finally:
        game.go_to(before)
    return drafts


def told_for(table: Table, seat: int | None, ply: Ply) -> list[Draft]:
    """Play what was played elsewhere, a roll or a shuffle if there is no seat."""
    game = table.running()
    before = game.version
    try:
        return [_played(game, ply, seat)]
    finally:
        game.go_to(before)


def draw(table: Table) -> list[Draft]:
    """Let chance speak where a game came to the table waiting for it."""
    game = table.running()
    before = game.version
    try:
        return _drawn(table, game)
    finally:
        game.go_to(before)


def _played(game: Game, ply: Ply | str | int, seat: int | None) -> Draft:
    ply = ply_of(ply)
    before = game.state.copy()
    game.play(ply)
    public = {"ply": ply.text, "story": story(before, ply, game)}
    return Draft(ev.CHANCE if seat is None else ev.PLY, seat, public)


def _drawn(table: Table, game: Game) -> list[Draft]:
    chance, index = table.chance(), table.rolls()
    drafts: list[Draft] = []
    while is_chance_due(game):
        drafts.append(_played(game, game.chance_result(chance, index + len(drafts)), None))
    return drafts


def story(before: State, ply: Ply, game: Game) -> list[Sentence]:
    """Tell what a ply did."""
    told = narrate(before, ply, game.state, game.names)
    return [ev.sentence(phrase) for phrase in told]


def stale(table: Table) -> Refusal:
    """Say that another move came first; the service adds what happened."""
    return Refusal(409, "stale", Phrase("error-moved-first"), version=table.version)


# Taking back


def undo(table: Table, holder: str, to: int, version: int) -> list[Draft]:
    """Take plies back where that is free, else ask the others."""
    seats = _held(table, holder)
    if table.status != PLAYING:
        raise wrong_status("error-not-started" if table.status == WAITING else "error-game-over")
    if version != table.version:
        raise stale(table)
    to = _decision_at(table, to)
    undone = [seat for _, seat in table.line[to:]]
    mine_alone = all(seat is not None and seat in seats for seat in undone)
    if mine_alone or table.persons() == {holder}:
        return [Draft(ev.UNDO, seats[0], {"to": to})]
    waiting = [seat.index for seat in table.seats if seat.holder not in (None, holder) and not seat.away]
    if not waiting:
        return [Draft(ev.UNDO, seats[0], {"to": to})]
    return [Draft(ev.UNDO_ASKED, seats[0], {"to": to}, {"waiting": waiting})]


def _decision_at(table: Table, to: int) -> int:
    """Give the decision to take back to: a roll goes with what caused it, since nobody decides between the two."""
    if 0 <= to < len(table.line):
        for index in range(to, -1, -1):
            if table.line[index][1] is not None:
                return index
    raise wrong_status("error-no-ply", ply=to, plies=len(table.line))


def answer_undo(table: Table, holder: str, agree: bool, version: int) -> list[Draft]:
    """Agree, or not, to what another asked to take back."""
    seats = _held(table, holder)
    asked = table.asked
    if asked is None:
        raise wrong_status("error-nobody-asks")
    if version != table.version:
        raise stale(table)
    mine = [seat for seat in asked.waiting if seat in seats]
    if not mine:
        raise Refusal(403, "seat", Phrase("error-not-asked"))
    drafts = [Draft(ev.UNDO_ANSWERED, mine[0], {"agree": agree}, {"for": mine})]
    if agree and set(asked.waiting) == set(mine):
        drafts.append(Draft(ev.UNDO, asked.seat, {"to": asked.to}))
    return drafts


# Besides the game


def chat(table: Table, holder: str, text: str) -> list[Draft]:
    """Say something."""
    seats = table.seats_of(holder)
    seat = table.seats[seats[0]] if seats else None
    return [Draft(ev.CHAT, seat.index if seat else None, {"text": text, "name": seat.name if seat else None})]


def rematch(table: Table, holder: str, new_table: str) -> list[Draft]:
    """Tell everyone where the next game is."""
    seats = _held(table, holder)
    if table.status != FINISHED:
        raise wrong_status("error-not-over")
    return [Draft(ev.REMATCH, seats[0], {"table": new_table})]


def seats_for_rematch(table: Table, holder: str, entropy: str) -> list[dict[str, Any]]:
    """Give the seats of the next game: bots stay, the others' seats are open until they come along."""
    seats = []
    for seat in table.seats:
        fields: dict[str, Any] = {"kind": seat.kind, "color": seat.color, "name": seat.name}
        if seat.kind == BOT:
            fields["bot"] = seat.bot
        elif seat.holder == holder:
            fields |= {"kind": PERSON, "holder": holder, "entropy": entropy}
        elif seat.kind == PERSON:
            fields["kind"] = OPEN
        seats.append(fields)
    return seats


def _held(table: Table, holder: str) -> list[int]:
    if not table.knows(holder):
        raise no_key()
    seats = table.seats_of(holder)
    if not seats:
        raise Refusal(403, "seat", Phrase("error-no-seat"))
    return seats


def _seat(table: Table, index: int) -> Seat:
    if not 0 <= index < len(table.seats):
        raise wrong_status("error-which-seat", seat=index, last=len(table.seats) - 1)
    return table.seats[index]
