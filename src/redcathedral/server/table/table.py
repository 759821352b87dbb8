"""A table: its seats and the state of its game, folded from its events. No I/O, no clock, no random numbers.

`Table.apply` is the only thing that changes a table, and it is the same whether the event happened just now or years
ago, so what people see is what a replay gives. `Table.happen` first turns a draft into an event.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from datetime import datetime
from typing import TYPE_CHECKING, ClassVar, Final

from ...game.chance import Chance
from ...game.drand import Chain, Round, read_chain
from ...game.game import CHANCE as CHANCE_MOVES
from ...game.load import from_record
from ...kernel.state import State
from ...plies import narrate
from . import events as ev
from .commitment import seed_of
from .events import Event, sentence
from .options import STRICT, complete

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from ...edition import Edition
    from ...game.game import Game
    from ...words import Color
    from ..dice_models import BeaconRound, Lot
    from ..models import Origin, SeatKind, Status, Wish
    from .events import Draft
    from .options import Options

WAITING: Final = "waiting"
PLAYING: Final = "playing"
FINISHED: Final = "over"
PERSON: Final = "person"
BOT: Final = "bot"
IVAN: Final = "ivan"
OPEN: Final = "open"
ROUND_AHEAD_SECONDS: Final = 2  # that a round of the beacon comes out at least after it was fixed


@dataclass(slots=True)
class Seat:
    """A place in turn order."""

    index: int
    kind: SeatKind
    color: Color
    name: str | None = None
    bot: str | None = None  # the spec of the bot that plays here, or plays while the person is away
    holder: str | None = None  # whose seat it is: an id that keys lead to
    entropy: str | None = None
    sealed: str | None = None  # what is known of the entropy before it is opened
    away: bool = False
    voted_away: bool = False  # by the others, until the person is here again


@dataclass(frozen=True, slots=True)
class Answer:
    """What a request was answered: the events it caused and the version after them."""

    first: int
    last: int
    version: int
    mark: str = ""  # of what was asked for


@dataclass(frozen=True, slots=True)
class Key:
    """Whose a key is, since when, and where and when it was last used."""

    holder: str
    given: str
    used: str
    device: str | None = None


@dataclass(slots=True)
class Asked:
    """An undo that waits for the others to agree."""

    seat: int
    to: int
    version: int
    waiting: list[int]  # seats that have not agreed yet


class Table:
    """A game with its seats, from the first invitation to the final score."""

    def __init__(self, table_id: str, secret: str, edition: Edition) -> None:
        self.id = table_id
        self.secret = secret
        self.edition = edition
        self.seq = 0
        self.version = 0
        self.created = ""
        self.options: Options
        self.commitment: str | None = None  # None: nobody has promised anything about the dice
        self.checkable = True  # whether the seed explains every roll that was not given
        self.given = 0  # how many plies another game has given
        self.source: str | None = None  # which game that was, as records say it
        self.origin: Origin | None = None  # its table and ply, if it was played here
        self.host: str | None = None
        self.seats: list[Seat] = []
        self.status: Status = WAITING
        self.game: Game | None = None
        self.opening = ""  # the position it started from, as a record
        self.seed: str | None = None
        self.line: list[tuple[int, int | None]] = []  # of each ply of the game: its event, the seat (None: chance)
        self.sealing = False  # whether people seal their entropy before anyone opens theirs
        self.lot: Lot | None = None  # how the starting player was drawn
        self.chain: Chain | None = None  # of the public beacon, if a round of it is mixed into the seed
        self.round: int | None = None  # the round, once everyone's number is in
        self.beacon: Round | None = None  # what came out
        self.restarts = 0  # how often what was opened has become void
        self.seals: list[str] | None = None  # of the seed's entropies, once the game has started
        self.redraws = True  # whether an undone roll is drawn again
        self.drawn = 0  # how many chance results were drawn, undone ones included
        self.draws: list[int] = []  # of each roll on the line: which draw of the seed it is
        self.asked: Asked | None = None
        self.absent: int | None = None  # the seat of the absent person that the others vote about
        self.wishes: dict[int, Wish] = {}  # votes about an absent person, by the seat of the voter
        self.moved = ""  # when the game last changed
        self.ended = False  # whether people ended it before its time
        self.rematch: str | None = None
        self.answers: dict[str, Answer] = {}
        self.chats: Counter[int | None] = Counter()  # messages, by seat
        self.keys: dict[str, Key] = {}  # by digest
        self.void_keys: set[str] = set()  # digests of revoked keys
        self.invitation: str | None = None  # the digest of the one that is good
        self.getting_ready: set[int] = set()  # seats whose bot plays simpler moves until it is ready; kept nowhere
        self._before = State()  # the position before a ply, for its story; a new one each time would take longer

    # Looking

    def seats_of(self, holder: str | None) -> list[int]:
        """Give the seats someone holds."""
        return [seat.index for seat in self.seats if holder is not None and seat.holder == holder]

    def knows(self, holder: str) -> bool:
        """Whether someone still has anything to say here."""
        return holder == self.host or bool(self.seats_of(holder))

    def running(self) -> Game:
        """Give the game of a table that has one."""
        if self.game is None:
            raise LookupError("the game has not started")
        return self.game

    @property
    def deal_given(self) -> bool:
        """Whether the deal came from another game: not drawn here, however many plies are undone."""
        return self.source is not None or self.commitment is None

    @property
    def dice_known(self) -> bool:
        """Whether the person who loaded the game may know its dice: they come from a seed in its file."""
        return self.commitment is None and self.checkable

    def seat_to_move(self) -> Seat | None:
        """Give the seat whose decision is due, None before the start and after the end."""
        if self.game is None or self.status != PLAYING:
            return None
        color = self.game.to_move
        return next((seat for seat in self.seats if seat.color == color), None)

    def bot_due(self) -> tuple[Seat, str] | None:
        """Give the seat and spec of the bot that is to move, if one is."""
        if not any(seat.bot for seat in self.seats):  # as at most tables
            return None
        seat = self.seat_to_move()
        if seat is None or seat.bot is None or not (seat.kind == BOT or seat.away):
            return None
        return seat, seat.bot

    def bots_alone(self) -> bool:
        """Whether no person plays: every seat belongs to a bot, to Ivan, or to somebody who is away."""
        return all(seat.kind in (BOT, IVAN) or seat.away for seat in self.seats)

    def ready(self) -> bool:
        """Whether the game can start: no person, no entropy and no round of the beacon is missing."""
        return self.chain is None and self._everyone_in()

    def _everyone_in(self) -> bool:
        return self.status == WAITING and not any(
            seat.kind == OPEN or (self.sealing and seat.kind == PERSON and seat.entropy is None) for seat in self.seats
        )

    def round_due(self) -> bool:
        """Whether the beacon's round is to be fixed: everyone has chosen their number."""
        chosen = self.all_sealed() if self.sealing else all(seat.kind != OPEN for seat in self.seats)
        return self.status == WAITING and self.chain is not None and self.round is None and chosen

    def awaits_round(self) -> bool:
        """Whether nothing but the beacon's round is missing."""
        return self.round is not None and self._everyone_in()

    def beacon_round(self) -> BeaconRound | None:
        """Give the round that was fixed."""
        if self.chain is None or self.round is None:
            return None
        return {"chain": self.chain.hash, "round": self.round}

    def seed_with(self, beacon: Round | None) -> str:
        """Give the seed that everyone's numbers make."""
        numbers = [seat.entropy for seat in self.seats if seat.entropy is not None]
        return seed_of(self.secret, numbers if beacon is None else [*numbers, beacon.in_seed])

    def all_sealed(self) -> bool:
        """Whether everyone may open their entropy: nobody is missing, and all have sealed theirs."""
        return all(seat.kind != OPEN and (seat.kind != PERSON or seat.sealed is not None) for seat in self.seats)

    def any_opened(self) -> bool:
        """Whether somebody has opened their entropy before the start."""
        return self.sealing and self.status == WAITING and any(seat.entropy is not None for seat in self.seats)

    def next_draw(self) -> int:
        """Say which draw of the seed the next roll is: none comes twice, so nobody knows a roll by having undone it."""
        return self.drawn if self.redraws else len(self.draws)

    def chance(self) -> Chance:
        """Give what decides the dice to come."""
        if self.seed is None:
            raise LookupError("the game has not started")
        return Chance.from_seed(self.seed)

    @property
    def strict(self) -> bool:
        """Whether dice stay as they fell, and nobody asks a bot."""
        return self.options["policy"] == STRICT

    def free_undo(self) -> int | None:
        """Return the first ply that may be undone without asking.

        It is the first that the holder of the last one decided, with no chance and nobody else in between; alone at a
        casual table, the first of all.
        """
        if self.status == PLAYING and not self.strict and len(self.persons()) == 1:
            return next((index for index, (_, seat) in enumerate(self.line) if seat is not None), None)
        free = None
        holder: str | None = None
        for index in range(len(self.line) - 1, -1, -1):
            seat = self.line[index][1]
            if seat is None or self.status != PLAYING:
                break
            owner = self.seats[seat].holder
            if owner is None or (holder is not None and owner != holder):
                break
            holder, free = owner, index
        return free

    def persons(self) -> set[str]:
        """Give everyone who holds a seat."""
        return {seat.holder for seat in self.seats if seat.holder is not None}

    def awaits(self, holder: str) -> bool:
        """Whether someone's coming back changes something: others wish for something, or have let a bot play."""
        mine = self.seats_of(holder)
        return self.absent in mine or any(self.seats[index].voted_away for index in mine)

    # What happens

    def happen(self, draft: Draft, at: str, request: str | None = None) -> Event:
        """Let a draft happen: it gets its place in the order, and a ply its story."""
        event = Event(self.seq + 1, at, draft.seat, draft.what, request)
        if not isinstance(draft.what, ev.Played):
            self.apply(event)
            return event
        game = self.running()
        self._before.assign(game.state)
        self.apply(event)
        told = narrate(self._before, draft.what.ply, game.state, game.names)
        what = type(draft.what)(draft.what.ply, [sentence(phrase) for phrase in told])
        return Event(event.seq, at, draft.seat, what, request)

    def happen_all(self, drafts: Iterable[Draft], at: str, request: str | None = None) -> list[Event]:
        """Apply drafts one after the other: the command that yields the next one sees what the last has done."""
        return [self.happen(draft, at, request) for draft in drafts]

    def apply(self, event: Event) -> None:
        """Do what an event does."""
        if event.seq != self.seq + 1:
            raise ValueError(f"event {event.seq} cannot follow {self.seq}")
        self._APPLY[event.kind](self, event, event.what)
        self.seq = event.seq
        if event.changed:
            self.version = event.seq
            self.asked = None
            self.moved = event.at
            self._forget_wishes()
        if event.request is not None:
            name, _, mark = event.request.partition("#")
            before = self.answers.get(name)
            first = event.seq if before is None else before.first
            self.answers[name] = Answer(first, event.seq, self.version, mark)

    def _created(self, event: Event, created: ev.Created) -> None:
        self.created = event.at
        self.options = complete(created.options)
        self.commitment = created.commitment
        self.checkable = created.checkable
        self.given = created.given
        self.source = created.source
        self.origin = created.origin
        self.redraws = created.redraws
        self.sealing = created.sealing
        self.lot = created.lot
        self.chain = None if created.chain is None else read_chain(created.chain)
        self.host = created.host
        self.seats = [Seat(index, **seat) for index, seat in enumerate(created.seats)]  # type: ignore[arg-type]  # each has a color now

    def _sat(self, event: Event, sat: ev.Sat) -> None:
        seat = self._seat(event)
        seat.kind, seat.bot, seat.away, seat.voted_away = PERSON, None, False, False
        seat.name, seat.color = sat.name, sat.color
        seat.holder, seat.entropy, seat.sealed = sat.holder, sat.entropy, sat.sealed
        self._fix_round_anew()
        self._name_game()

    def _renamed(self, event: Event, renamed: ev.Renamed) -> None:
        self._seat(event).name = renamed.name

    def _sealed(self, event: Event, sealed: ev.Sealed) -> None:
        self._seat(event).sealed = sealed.sealed
        self._fix_round_anew()

    def _revealed(self, event: Event, revealed: ev.Revealed) -> None:
        self._seat(event).entropy = revealed.entropy

    def _seals_void(self, _: Event, __: ev.SealsVoid) -> None:
        self.restarts += 1
        self.round = None
        for seat in self.seats:
            seat.sealed = seat.entropy = None

    def _fix_round_anew(self) -> None:
        """Forget the beacon's round when a number may have changed: it's fixed after the last number is chosen."""
        if self.status == WAITING:
            self.round = None

    def _round_fixed(self, event: Event, _: ev.RoundFixed) -> None:
        if self.chain is not None:
            at = datetime.fromisoformat(event.at).timestamp()
            self.round = self.chain.first_after(at + ROUND_AHEAD_SECONDS)

    def _left(self, event: Event, left: ev.Left) -> None:
        seat = self._seat(event)
        seat.away, seat.bot, seat.voted_away = True, left.bot, left.reason is not None
        self._forget_wishes()

    def _back(self, event: Event, _: ev.Back) -> None:
        seat = self._seat(event)
        seat.away, seat.bot, seat.voted_away = False, None, False
        self._forget_wishes()

    def _seat_changed(self, event: Event, changed: ev.SeatChanged) -> None:
        seat = self._seat(event)
        if changed.becomes != PERSON:  # a failing bot's stand-in leaves the person where they were
            seat.kind, seat.holder, seat.away, seat.voted_away = changed.becomes, None, False, False
            self._forget_wishes()
            seat.entropy = seat.sealed = None
            seat.name = changed.name
            self._fix_round_anew()
            self._name_game()
        seat.bot = changed.bot
        self.asked = None

    def _started(self, _: Event, started: ev.Started) -> None:
        if self.round is not None and started.signature is not None:
            self.beacon = Round(self.round, started.signature, started.previous or "")
        self.seed = self.seed_with(self.beacon)
        if self.sealing:
            self.seals = [seat.sealed for seat in self.seats if seat.sealed is not None]
        self.opening = started.opening
        self.game = from_record(self.opening, edition=self.edition)
        self.game.chance = None  # chance comes to it as events
        self.status = PLAYING

    def _played(self, event: Event, played: ev.Played) -> None:
        self.running().play(played.ply)
        self.line.append((event.seq, event.seat))
        if isinstance(played, ev.Drawn):
            self.draws.append(self.next_draw())
            self.drawn += 1

    def _undone(self, _: Event, undone: ev.Undone) -> None:
        self.running().go_to(undone.to)
        del self.line[undone.to :]
        del self.draws[sum(seat is None for _, seat in self.line) :]
        self.given = min(self.given, undone.to)  # what is played instead is this table's own

    def _undo_asked(self, event: Event, asked: ev.UndoAsked) -> None:
        self.asked = Asked(event.seat or 0, asked.to, self.version, asked.waiting)

    def _undo_answered(self, _: Event, answered: ev.UndoAnswered) -> None:
        if self.asked is None:
            return
        if not answered.agree:
            self.asked = None
        else:
            self.asked.waiting = [seat for seat in self.asked.waiting if seat not in answered.seats]

    def _wished(self, event: Event, wished: ev.Wished) -> None:
        if wished.about != self.absent:
            self._forget_wishes()
        self.absent = wished.about
        for seat in self.seats_of(self._seat(event).holder):
            self.wishes[seat] = wished.wish

    def _wishes_void(self, _: Event, __: ev.WishesVoid) -> None:
        self._forget_wishes()

    def _forget_wishes(self) -> None:
        self.absent = None
        self.wishes = {}

    def _ended(self, _: Event, ended: ev.Ended) -> None:
        self.status = FINISHED
        self.ended = ended.reason is not None
        self.asked = None

    def _rematched(self, _: Event, rematched: ev.Rematched) -> None:
        self.rematch = rematched.table

    def _key_given(self, event: Event, given: ev.KeyGiven) -> None:
        self.keys[given.digest] = Key(given.holder, event.at, event.at)

    def _key_used(self, event: Event, used: ev.KeyUsed) -> None:
        key = self.keys.get(used.digest)
        if key is not None:
            self.keys[used.digest] = replace(key, used=event.at, device=used.device or key.device)

    def _keys_revoked(self, _: Event, revoked: ev.KeysRevoked) -> None:
        for digest in revoked.digests:
            self.keys.pop(digest, None)
            self.void_keys.add(digest)

    def _invited(self, _: Event, invited: ev.Invited) -> None:
        self.invitation = invited.digest

    def _chatted(self, event: Event, _: ev.Chatted) -> None:
        """Chat changes nothing, but its number is limited."""
        self.chats[event.seat] += 1

    def _seat(self, event: Event) -> Seat:
        if event.seat is None:
            raise ValueError(f"event {event.seq} names no seat")
        return self.seats[event.seat]

    def _name_game(self) -> None:
        """Let the game's sentences name the people who sit there now."""
        if self.game is not None:
            self.game.names = tuple(names_of(self))

    _APPLY: ClassVar[dict[str, Callable[..., None]]] = {
        ev.Created.kind: _created,
        ev.Sat.kind: _sat,
        ev.Renamed.kind: _renamed,
        ev.Sealed.kind: _sealed,
        ev.Revealed.kind: _revealed,
        ev.SealsVoid.kind: _seals_void,
        ev.RoundFixed.kind: _round_fixed,
        ev.Left.kind: _left,
        ev.Back.kind: _back,
        ev.SeatChanged.kind: _seat_changed,
        ev.Started.kind: _started,
        ev.Played.kind: _played,
        ev.Drawn.kind: _played,
        ev.Undone.kind: _undone,
        ev.UndoAsked.kind: _undo_asked,
        ev.UndoAnswered.kind: _undo_answered,
        ev.Wished.kind: _wished,
        ev.WishesVoid.kind: _wishes_void,
        ev.Chatted.kind: _chatted,
        ev.Ended.kind: _ended,
        ev.Rematched.kind: _rematched,
        ev.KeyGiven.kind: _key_given,
        ev.KeyUsed.kind: _key_used,
        ev.KeysRevoked.kind: _keys_revoked,
        ev.Invited.kind: _invited,
    }


def names_of(table: Table) -> list[str | None]:
    """Give the names for the game: a bot without one goes by its spec."""
    return [
        seat.name or (seat.bot.partition(":")[0] if seat.kind == BOT and seat.bot else None) for seat in table.seats
    ]


def is_chance_due(game: Game) -> bool:
    """Whether a result of chance is due."""
    return game.to_move == CHANCE_MOVES
