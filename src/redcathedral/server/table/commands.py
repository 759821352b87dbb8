"""What may happen at a table: each command checks the table, then refuses or yields drafts of what happens.

A command changes nothing itself. Its drafts are applied one by one as they come (`Table.happen_all`), so a command that
yields several sees what the last one did: a ply, then the roll that follows from it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ... import words
from ...game.game import check_table, new_game
from ...plies import Ply, ply_of
from ...plies.pieces import seat_label, word
from ...text import Phrase
from . import events as ev
from .commitment import Share, sealed_of
from .events import Draft
from .refusals import Refusal, no_key, wrong_status
from .table import BOT, FINISHED, IVAN, OPEN, PERSON, PLAYING, WAITING, Seat, Table, is_chance_due, names_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ...game.drand import Round
    from ...game.game import Game
    from ...words import Color
    from ..dice_models import Lot
    from ..models import SeatKind
    from .events import SeatFields
    from .options import Options

# Before the game


def create(
    table: Table,
    *,
    seats: list[SeatFields],
    options: Options,
    host: str,
    commitment: str | None,
    sealing: bool = False,
    lot: Lot | None = None,
    chain: str | None = None,
) -> Iterator[Draft]:
    """Lay a table; the game starts at once when nobody is missing."""
    seats = _colored(seats)
    check_table(
        options["players"],
        0,
        options["boards"],
        [seat["color"] or "" for seat in seats],
        options["turn_limit"],
        [seat.get("name") for seat in seats],
        "draw",
    )
    yield Draft(ev.Created(options, host, seats, commitment, redraws=True, sealing=sealing, lot=lot, chain=chain))
    yield from begin(table)


def _colored(seats: list[SeatFields]) -> list[SeatFields]:
    """Give every seat a color: the one it asked for, else the next that is free."""
    free = [color for color in words.COLORS if color not in {seat.get("color") for seat in seats}]
    return [seat if seat.get("color") else {**seat, "color": free.pop(0)} for seat in seats]


def begin(table: Table, beacon: Round | None = None) -> Iterator[Draft]:
    """Start the game if nothing is missing any more; where a beacon is used, fix its round first, then await it."""
    if table.round_due():
        yield Draft(ev.RoundFixed())
    if table.ready() or (beacon is not None and table.awaits_round() and table.round == beacon.number):
        yield start(table, beacon)


def start(table: Table, beacon: Round | None = None) -> Draft:
    """Deal from the seed made by everyone seated there."""
    seed = table.seed_with(beacon)
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
    if beacon is None:
        return Draft(ev.Started(opening_of(game)))
    return Draft(ev.Started(opening_of(game), beacon.signature, beacon.previous or None))


def opening_of(game: Game) -> str:
    """Write the position a game started from as a record without plies, without a seed and without its bots.

    A table says itself who plays its seats: bots of a game that was played elsewhere don't.
    """
    first = game.clone()
    first.chance = first.seed = None
    first.bots = {}
    first.go_to(0)
    return first.record()


def sit(table: Table, holder: str, index: int, name: str | None, color: Color | None, share: Share) -> Iterator[Draft]:
    """Take an open seat."""
    seat = _seat(table, index)
    if table.status == FINISHED or seat.kind != OPEN:
        raise wrong_status("error-seat-taken", seat=index + 1)
    _refuse_known_dice(table)
    if color is not None and color != seat.color:
        if table.status != WAITING:
            raise wrong_status("error-colors-stay")
        if any(other.color == color for other in table.seats if other is not seat):
            raise wrong_status("error-color-taken", color=word(color))
    entropy, sealed = share if table.status == WAITING else Share()
    if table.status == WAITING and (sealed is None) == table.sealing:
        raise Refusal(400, "setup", Phrase("error-seal-here" if table.sealing else "error-seal-not-here"))
    yield Draft(ev.Sat(name, color or seat.color, holder, entropy, sealed), index)
    yield from begin(table)


def rename(table: Table, holder: str, index: int, name: str) -> Iterator[Draft]:
    """Go by another name until the game starts; what is told of a game names people as they were then."""
    if _own_before_the_start(table, holder, index).name != name:
        yield Draft(ev.Renamed(name), index)


def give_up_seat(table: Table, holder: str, index: int) -> Iterator[Draft]:
    """Stand up before the game starts. The invitation stays valid: you may sit down again, perhaps elsewhere."""
    seat = _own_before_the_start(table, holder, index)
    yield from _free_or_fill(table, seat, OPEN)


def _own_before_the_start(table: Table, holder: str, index: int) -> Seat:
    seat = _seat(table, index)
    if index not in _held(table, holder):
        raise Refusal(403, "seat", Phrase("error-not-your-seat"))
    if table.status != WAITING:
        raise wrong_status("error-seat-fixed")
    return seat


# Keys


def give_key(digest: str, holder: str) -> Iterator[Draft]:
    """Give someone a key."""
    yield Draft(ev.KeyGiven(digest, holder))


def use_key(digest: str, device: str | None) -> Iterator[Draft]:
    """Note that a key was used today."""
    yield Draft(ev.KeyUsed(digest, device))


def revoke_keys(table: Table, digests: list[str]) -> Iterator[Draft]:
    """Take keys back; those that are not good any more are left out."""
    good = [digest for digest in digests if digest in table.keys]
    if good:
        yield Draft(ev.KeysRevoked(good))


def invite(digest: str) -> Iterator[Draft]:
    """Make a new invitation in place of the old one."""
    yield Draft(ev.Invited(digest))


# Sealing


def seal(table: Table, holder: str, sealed: str) -> Iterator[Draft]:
    """Seal another entropy; once somebody has opened theirs, everyone must. The same one again changes nothing."""
    seats = _sealing(table, holder)
    if all(table.seats[index].sealed == sealed for index in seats):
        return
    if table.any_opened():
        yield Draft(ev.SealsVoid())
    for index in seats:
        yield Draft(ev.Sealed(sealed), index)
    yield from begin(table)


def reveal(table: Table, holder: str, entropy: str) -> Iterator[Draft]:
    """Open what one has sealed, after everyone has sealed theirs. Opening it again changes nothing."""
    if table.sealing and all(table.seats[index].entropy == entropy for index in _held(table, holder)):
        return
    seats = _sealing(table, holder)
    if not table.all_sealed():
        raise wrong_status("error-reveal-early")
    mine = [index for index in seats if table.seats[index].sealed == sealed_of(entropy)]
    if not mine:
        raise Refusal(400, "setup", Phrase("error-reveal-other"))
    for index in mine:
        if table.seats[index].entropy is None:
            yield Draft(ev.Revealed(entropy), index)
    yield from begin(table)


def _sealing(table: Table, holder: str) -> list[int]:
    seats = _held(table, holder)
    if table.status != WAITING or not table.sealing:
        raise wrong_status("error-nothing-sealed")
    return seats


# Seats


def change_seat(
    table: Table, index: int, kind: SeatKind, bot: str | None, name: str | None, renewed: str
) -> Iterator[Draft]:
    """Free a seat or give it to a bot; its holder loses it.

    Who has nothing left here is sent away: their keys are void, and so is the invitation they came with.
    """
    seat = _seat(table, index)
    if table.status == FINISHED or seat.kind == IVAN:
        raise wrong_status("error-seat-fixed")
    if kind == OPEN:
        _refuse_known_dice(table)
    held = seat.holder
    yield from _free_or_fill(table, seat, kind, bot, name)
    if held is not None and not table.knows(held):
        yield from revoke_keys(table, [digest for digest, key in table.keys.items() if key.holder == held])
        yield from invite(renewed)
    yield from begin(table)


def _free_or_fill(
    table: Table, seat: Seat, kind: SeatKind, bot: str | None = None, name: str | None = None
) -> Iterator[Draft]:
    if table.any_opened():  # a newcomer could choose a number to suit those already revealed
        yield Draft(ev.SealsVoid())
    yield Draft(ev.SeatChanged(kind, bot, name), seat.index)


def _refuse_known_dice(table: Table) -> None:
    """Keep others away from dice that may be known to whoever loaded the game."""
    if table.dice_known:
        raise wrong_status("error-dice-known")


def stand_in(table: Table, index: int, bot: str) -> Iterator[Draft]:
    """Let another bot play where one has failed."""
    yield Draft(ev.SeatChanged(_seat(table, index).kind, bot, reason="bot-failed"), index)


def leave(table: Table, holder: str, bot: str | None) -> Iterator[Draft]:
    """Go away for a while: a bot plays on, or the table waits."""
    seats = _held(table, holder)
    if table.status == FINISHED:
        raise wrong_status("error-game-over")
    for index in seats:
        yield Draft(ev.Left(bot), index)


def back(table: Table, holder: str) -> Iterator[Draft]:
    """Take your seats back from the bot."""
    seats = [index for index in _held(table, holder) if table.seats[index].away]
    if not seats:
        raise wrong_status("error-not-away")
    for index in seats:
        yield Draft(ev.Back(), index)


# Playing


def play(table: Table, holder: str, ply: str, version: int) -> Iterator[Draft]:
    """Play one ply for your seat."""
    seats = _held(table, holder)
    if table.status != PLAYING:
        raise wrong_status("error-not-started" if table.status == WAITING else "error-game-over")
    if version != table.version:
        raise stale(table)
    seat = table.seat_to_move()
    if seat is None or seat.index not in seats:
        game = table.running()
        mover = word("nobody") if seat is None else seat_label(game.state, seat.index, game.names)
        raise Refusal(403, "seat", Phrase("error-not-your-move", seat=mover))
    if seat.away:
        raise wrong_status("error-away")
    yield from play_for(table, seat.index, ply)


def play_for(table: Table, seat: int, ply: Ply | str) -> Iterator[Draft]:
    """Play one ply for a seat and let chance answer it."""
    yield Draft(ev.Played(ply_of(ply)), seat)
    yield from draw(table)
    if table.running().outcome is not None:
        yield Draft(ev.Ended())


def draw(table: Table) -> Iterator[Draft]:
    """Let chance decide as long as it is due."""
    game = table.running()
    while is_chance_due(game):
        yield Draft(ev.Drawn(ply_of(game.chance_result(table.chance(), table.next_draw()))))


def replay(table: Table, plies: tuple[Ply, ...]) -> Iterator[Draft]:
    """Play what was played elsewhere, rolls and shuffles included."""
    for ply in plies:
        mover = table.seat_to_move()
        yield Draft(ev.Drawn(ply)) if mover is None else Draft(ev.Played(ply), mover.index)


def stale(table: Table) -> Refusal:
    """Say that another move came first; the service adds what happened."""
    return Refusal(409, "stale", Phrase("error-moved-first"), version=table.version)


# Taking back


def undo(table: Table, holder: str, to: int, version: int) -> Iterator[Draft]:
    """Undo plies where that is free, else ask the others: all who are here, and more than half of all people.

    At a strict table nobody is asked: what is not free stays.
    """
    seats = _held(table, holder)
    if table.status != PLAYING:
        raise wrong_status("error-not-started" if table.status == WAITING else "error-game-over")
    if version != table.version:
        raise stale(table)
    to = _decision_at(table, to)
    undone = [seat for _, seat in table.line[to:]]
    mine_alone = all(seat is not None and seat in seats for seat in undone)
    if mine_alone or (table.persons() == {holder} and not table.strict):
        yield Draft(ev.Undone(to), seats[0])
        return
    if table.strict:
        raise wrong_status("error-undo-strict")
    here = [seat for seat in table.seats if seat.holder is not None and (seat.holder == holder or not seat.away)]
    if 2 * len({seat.holder for seat in here}) <= len(table.persons()):
        raise wrong_status("error-undo-away")  # dice that fell stay as they fell while nobody can object
    yield Draft(ev.UndoAsked(to, [seat.index for seat in here if seat.holder != holder]), seats[0])


def _decision_at(table: Table, to: int) -> int:
    """Return the decision to undo to: a roll goes with what caused it, since nobody decides between the two."""
    if 0 <= to < len(table.line):
        for index in range(to, -1, -1):
            if table.line[index][1] is not None:
                return index
    raise wrong_status("error-no-ply", ply=to, plies=len(table.line))


def answer_undo(table: Table, holder: str, agree: bool, version: int) -> Iterator[Draft]:
    """Agree, or not, to undo what another player asked to undo."""
    seats = _held(table, holder)
    asked = table.asked
    if asked is None:
        raise wrong_status("error-nobody-asks")
    if version != table.version:
        raise stale(table)
    mine = [seat for seat in asked.waiting if seat in seats]
    if not mine:
        raise Refusal(403, "seat", Phrase("error-not-asked"))
    yield Draft(ev.UndoAnswered(agree, mine), mine[0])
    if agree and not asked.waiting:
        yield Draft(ev.Undone(asked.to), asked.seat)


# Besides the game


def chat(table: Table, holder: str, text: str) -> Iterator[Draft]:
    """Say something."""
    seats = table.seats_of(holder)
    seat = table.seats[seats[0]] if seats else None
    yield Draft(ev.Chatted(text, seat.name if seat else None), seat.index if seat else None)


def rematch(table: Table, holder: str, new_table: str) -> Iterator[Draft]:
    """Tell everyone where the next game is."""
    seats = _held(table, holder)
    if table.status != FINISHED:
        raise wrong_status("error-not-over")
    yield Draft(ev.Rematched(new_table), seats[0])


def seats_for_rematch(table: Table, holder: str, new_holder: str, share: Share) -> list[SeatFields]:
    """Return the seats of the next game: bots stay, the others' seats are open until they join."""
    seats: list[SeatFields] = []
    for seat in table.seats:
        fields: SeatFields = {"kind": seat.kind, "color": seat.color, "name": seat.name}
        if seat.kind == BOT:
            fields["bot"] = seat.bot
        elif seat.holder == holder:
            fields |= {"kind": PERSON, "holder": new_holder, "entropy": share.entropy, "sealed": share.sealed}
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
