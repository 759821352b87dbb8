"""A game for the Python prompt: words in, words out, over the kernel's record.

The rules run interpreted, so that a fresh process can start at once, and compiled as soon as their machine code is
available (`when_ready`). Nobody waits for that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import words
from ..edition import Edition, load_edition
from ..errors import IllegalPly, NotationError, NothingToUndo, SetupError, StalePly, WrongSeat
from ..formats.record import write_record
from ..formats.snapshot.model import MOST_LETTERS, MOST_TURNS
from ..formats.snapshot.write import write_snapshot
from ..kernel import actions
from ..kernel import refusals as no
from ..kernel.box import Deal, box_of
from ..kernel.chance import count_results, first_result, is_chance
from ..kernel.codes import PHASE_IVAN, PHASE_OVER
from ..kernel.ivan import HUMAN_SEAT
from ..kernel.one_game import LOOK, room_for_actions
from ..kernel.rules import apply, legal, refusal
from ..kernel.setup import DECK, draw_deal, lay_out
from ..kernel.state import State
from ..plies import Ply, Reason, every_ply, ply_of, reason_against
from ..plies.pieces import seat_label, word
from ..text import Phrase
from .chance import Chance, new_seed
from .compiled_rules import ADVANCE
from .drawing import draw_table
from .outcome import Outcome, outcome_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from os import PathLike

    import numpy as np
    from numpy.typing import NDArray

    from ..formats.snapshot.model import Snapshot
    from .drand import Chain, Round

CHANCE = "chance"
MOST_SEED = 10**1000
MOST_SEED_LETTERS = 1000


class Game:
    """One game: its edition and deal, its state now, and every ply that led here."""

    def __init__(
        self,
        edition: Edition,
        deal: Deal,
        state: State,
        *,
        chance: Chance | None = None,
        seed: int | str | None = None,
        names: Sequence[str | None] = (),
        first_game: bool = False,
    ) -> None:
        self.edition: Edition = edition
        """The component data it is played with."""
        self.deal = deal
        """What was dealt."""
        self.state: State = state
        """The kernel's record of the position now."""
        self.chance = chance
        """What draws rolls and shuffles; None if they are given and not drawn."""
        self.seed = seed
        """What the deal and the rolls come from, None if unknown."""
        self.names = tuple(names) or (None,) * state.seats
        """The players' names in turn order, None for a player without one."""
        self.first_game = first_game
        """Whether the influence cards of a first game are used."""
        self.opening = state.copy()
        """The kernel's record of the position before the first ply."""
        self.bots: dict[int, str] = {}
        """The specs of the bots, by the number of their seat, from 0. Only written into records."""
        self.origin: Snapshot | None = None
        """The snapshot this game started from, None if it was dealt."""
        self.commitment: str | None = None
        """A digest of the seed's secret, published before the first ply."""
        self.given = 0
        """How many plies came from another game, its rolls and shuffles included."""
        self.source: str | None = None
        """Which game those plies came from."""
        self.draws: tuple[int, ...] | None = None
        """Which draw of the seed each roll and shuffle is; None if they are the first, the second and so on."""
        self.seals: tuple[str, ...] | None = None
        """A digest of each person's share in the seed, published before anyone's was known."""
        self.beacon: tuple[Chain, Round] | None = None
        """The public beacon's round that the seed ends with, and its chain."""
        self.lot: tuple[int, str] | None = None
        """Which seat was drawn to start, and the share in the seed it was drawn with."""
        self._actions: list[int] = []
        self._before: list[bytes] = []  # the record before each ply
        self._turns: list[tuple[int, int]] = []  # number and seat of the turn each ply belongs to
        self._chances = 0  # how many of the plies are results of chance
        self._listed = room_for_actions()

    # The current position

    @property
    def players(self) -> int:
        """How many people play: 1 is solo."""
        return 1 if self.state.solo else self.state.seats

    @property
    def boards(self) -> str:
        """Say which boards the table plays, basic or advanced."""
        return words.BOARDS[self.state.advanced]

    @property
    def seats(self) -> tuple[str, ...]:
        """The colors in turn order, Ivan's included."""
        return tuple(words.COLORS[self.state.color[seat]] for seat in range(self.state.seats))

    @property
    def version(self) -> int:
        """How many plies were played, chance included."""
        return len(self._actions)

    @property
    def plies(self) -> tuple[Ply, ...]:
        """Every ply so far, chance included."""
        every = every_ply()
        return tuple(every[action] for action in self._actions)

    def plies_with_turns(self) -> list[tuple[Ply, int, str]]:
        """Every ply with the turn it belongs to: its number and its seat's color."""
        seats = self.seats
        return [(ply, number, seats[seat]) for ply, (number, seat) in zip(self.plies, self._turns, strict=True)]

    @property
    def to_move(self) -> str | None:
        """The color whose decision is due, "chance", or None when the game is over."""
        if self.state.phase == PHASE_OVER:
            return None
        if is_chance(self.state):
            return CHANCE
        return words.COLORS[self.state.color[HUMAN_SEAT if self.state.phase == PHASE_IVAN else self.state.seat]]

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None while it continues."""
        return outcome_of(self.state) if self.state.phase == PHASE_OVER else None

    def legal_actions(self) -> list[int]:
        """Every legal action as its id, rising."""
        if ADVANCE.loop is None:
            out = [0] * len(self._listed)
            return out[: legal(self.state, out)]
        ids: list[int] = self.legal_row().tolist()
        return ids

    def legal_row(self) -> NDArray[np.intp]:
        """Give the same as an array, in memory that the game's next ply or list overwrites."""
        if ADVANCE.loop is None:
            count = legal(self.state, self._listed.data)
        else:
            count = ADVANCE.loop(self.state.rows, LOOK, self._listed)
        return self._listed[:count]

    def legal(self) -> list[Ply]:
        """Every legal ply, in the order of the ids; where chance is due, its possible results."""
        every = every_ply()
        return [every[action] for action in self.legal_actions()]

    def why(self, ply: Ply | str | int) -> Reason | None:
        """Say what forbids a ply here, None if nothing does."""
        return reason_against(self.state, ply_of(ply))

    # Playing

    def play(self, ply: Ply | str | int, *, seat: str | None = None, version: int | None = None) -> None:
        """Play one ply, and the results of chance that follow if this game draws them itself.

        A ply may be given as a `Ply`, as its text or as its id.

        `seat` and `version` guard against playing for another seat or in an earlier position.
        """
        try:
            ply = ply_of(ply)
            action = ply.id
        except NotationError as misread:
            misread.position = self.position
            raise
        if version is not None and version != self.version:
            raise StalePly(
                Phrase("error-stale-ply", ply=ply.text, meant=version, plies=self.version),
                position=self.position,
            )
        if seat is not None and seat != self.to_move:
            meant, mover = self._called(seat) or seat, self._called(self.to_move) or word("nobody")
            raise WrongSeat(Phrase("error-wrong-seat", ply=ply.text, seat=meant, mover=mover), position=self.position)
        if not self._carry_out(action):
            self._refuse(ply)
        self.draw()

    def _called(self, color: str | None) -> Phrase | None:
        """Name the seat of a color for a sentence, None if nobody has it."""
        if color is None or color not in self.seats:
            return None
        return seat_label(self.state, self.seats.index(color), self.names)

    def _carry_out(self, action: int) -> bool:
        """Play an action and note it, if it is legal; returns whether it was."""
        s = self.state
        before = s.memory.tobytes()
        turn = s.turn_number, s.seat
        if ADVANCE.loop is None:
            if refusal(s, action) != no.ALLOWED:
                return False
            apply(s, action)
            ADVANCE.count()
        elif ADVANCE.loop(s.rows, action, self._listed) < 0:
            return False
        self._before.append(before)
        self._turns.append(turn)
        self._actions.append(action)
        self._chances += action >= actions.DECISIONS
        return True

    def _refuse(self, ply: Ply) -> None:
        reason = reason_against(self.state, ply)
        assert reason is not None  # noqa: S101  # the same question, answered no a moment ago
        error = IllegalPly(_refused(ply, reason), clause=reason.clause, position=self.position)
        error.reason = reason
        raise error

    def draw(self) -> None:
        """Play the results of chance that are due, if this game draws them itself; `play` does so automatically."""
        while self.chance is not None and is_chance(self.state):
            index = self._chances
            if self.draws is not None:
                index = self.draws[-1] + 1 if self.draws else 0
            result = self.chance_result(self.chance, index)
            if not self._carry_out(result):
                self._refuse(every_ply()[result])
            if self.draws is not None:
                self.draws = (*self.draws, index)

    def chance_results(self) -> range:
        """Give the ids of chance's possible results, all equally likely."""
        if ADVANCE.loop is None:
            first = first_result(self.state)
            return range(first, first + count_results(self.state))
        count = ADVANCE.loop(self.state.rows, LOOK, self._listed)
        return range(int(self._listed[0]), int(self._listed[0]) + count)

    def chance_result(self, chance: Chance, index: int) -> int:
        """Give the action a key draws at the game's `index`-th chance."""
        results = self.chance_results()
        return results[chance.result(index, len(results))]

    def undo(self) -> Ply:
        """Undo the last decision and the results of chance after it; returns the decision."""
        decisions = [i for i, action in enumerate(self._actions) if action < actions.DECISIONS]
        first = decisions[-1] if decisions else None
        if self.chance is None and self._actions:
            first = len(self._actions) - 1  # results that were given are undone one by one
        if first is None:
            raise NothingToUndo(Phrase("error-nothing-played"), position=self.position)
        undone = every_ply()[self._actions[first]]
        self.go_to(first)
        return undone

    def go_to(self, version: int) -> None:
        """Go back to the position after a number of plies."""
        if not 0 <= version <= self.version:
            raise NothingToUndo(Phrase("error-no-ply", ply=version, plies=self.version), position=self.position)
        if version < self.version:
            self.state = State.from_bytes(self._before[version])
            del self._before[version:], self._turns[version:], self._actions[version:]
            self._chances = sum(action >= actions.DECISIONS for action in self._actions)
            self.given = min(self.given, version)
            if self.draws is not None:
                self.draws = self.draws[: self._chances]

    def states(self, since: int = 0) -> Iterator[State]:
        """Return every position from the opening, or from a number of plies, to now, each as its own record."""
        for before in self._before[since:]:
            yield State.from_bytes(before)
        yield self.state.copy()

    def clone(self) -> Game:
        """Give an independent copy."""
        twin = Game(
            self.edition,
            self.deal,
            self.state.copy(),
            chance=self.chance,
            seed=self.seed,
            names=self.names,
            first_game=self.first_game,
        )
        twin.opening = self.opening
        twin.bots = self.bots.copy()
        twin.origin = self.origin
        twin.commitment = self.commitment
        twin.given = self.given
        twin.draws = self.draws
        twin.seals = self.seals
        twin.lot = self.lot
        twin.beacon = self.beacon
        twin.source = self.source
        twin._actions = self._actions.copy()
        twin._chances = self._chances
        twin._before = self._before.copy()
        twin._turns = self._turns.copy()
        return twin

    # As text and data

    @property
    def position(self) -> str:
        """The position in short, for messages: turn, seat and number of plies."""
        return f"turn {self.state.turn_number}, {self.to_move or 'over'}, ply {self.version}"

    def snapshot(self) -> Snapshot:
        """Give the whole public state as one JSON object (see docs/snapshot.md)."""
        return write_snapshot(self)

    def record(self) -> str:
        """Give the game as a record: a small text file that replays without a random generator."""
        return write_record(self)

    def __str__(self) -> str:
        return draw_table(self)

    def __repr__(self) -> str:
        return f"<Game {self.players} players, {self.boards} boards, {self.position}>"


def _refused(ply: Ply, reason: Reason) -> Phrase:
    return Phrase("error-illegal", ply=ply.text, clause=reason.clause, reason=reason.phrase)


def new_game(
    players: int = 2,
    seed: int | str | None = None,
    boards: str = "basic",
    colors: Sequence[str] | None = None,
    edition: Edition | str | PathLike[str] | None = None,
    first_game: bool = False,
    turn_limit: int | None = None,
    *,
    names: Sequence[str | None] | None = None,
    dice: str = "draw",
) -> Game:
    """Set up a table and start a game.

    `players` is 1 (solo against Ivan) to 4. Without a `seed` the game gets one that nobody can guess. `dice="ask"`
    leaves rolls and shuffles to the caller, who plays them as plies; the deal is drawn in any case.
    """
    box_edition = edition if isinstance(edition, Edition) else load_edition(edition)
    seed = new_seed() if seed is None else seed
    check_table(players, seed, boards, colors, turn_limit, names, dice)
    chance = Chance.from_seed(seed)
    deal = Deal()
    draw_deal(box_of(box_edition), deal, players, int(first_game), [0] * DECK, chance.deal())
    state = lay_table(box_edition, deal, boards, colors, turn_limit)
    return Game(
        box_edition,
        deal,
        state,
        chance=chance if dice == "draw" else None,
        seed=seed,
        names=names or (),
        first_game=first_game,
    )


def lay_table(edition: Edition, deal: Deal, boards: str, colors: Sequence[str] | None, turn_limit: int | None) -> State:
    """Set up the table with a deal."""
    state = State()
    lay_out(box_of(edition), deal, words.BOARDS.index(boards), turn_limit or 0, state)
    for seat, color in enumerate(colors or ()):
        state.color[seat] = words.COLORS.index(color)
    return state


def check_table(
    players: int,
    seed: int | str,
    boards: str,
    colors: Sequence[str] | None,
    turn_limit: int | None,
    names: Sequence[str | None] | None,
    dice: str,
) -> None:
    """S1, S11: refuse a table that cannot be set up."""
    if isinstance(players, bool) or not isinstance(players, int) or not 1 <= players <= 4:
        raise SetupError(Phrase("error-players", given=repr(players)), clause="S1")
    check_seed(seed)
    if boards not in words.BOARDS:
        raise SetupError(Phrase("error-boards", given=repr(boards)), clause="S11")
    if dice not in ("draw", "ask"):
        raise SetupError(Phrase("error-dice", given=repr(dice)))
    seats = max(2, players)
    if colors is not None:
        check_colors(colors, seats)
    if names is not None and (isinstance(names, str) or len(names) != seats):
        given = names if isinstance(names, str) else [str(name) for name in names]
        wanted = "error-names" if players > 1 else "error-names-solo"
        raise SetupError(Phrase(wanted, seats=seats, given=given or Phrase("nothing")), clause="S1")
    for name in names or ():
        check_name(name)
    if turn_limit is not None:
        check_turn_limit(turn_limit)


def check_seed(seed: int | str) -> None:
    """Refuse a seed that a record could not write down."""
    is_number = isinstance(seed, int) and not isinstance(seed, bool) and abs(seed) < MOST_SEED
    is_line = isinstance(seed, str) and seed.isprintable() and len(seed) <= MOST_SEED_LETTERS
    if not (is_number or is_line):
        raise SetupError(Phrase("error-seed"))


def check_colors(colors: Sequence[str], seats: int) -> None:
    """S1: refuse seats that do not have a color each."""
    for color in colors:
        if color not in words.COLORS:
            known = [word(one) for one in words.COLORS]
            raise SetupError(Phrase("error-color", given=str(color), colors=known), clause="S1")
    if len(set(colors)) != len(colors) or len(colors) != seats:
        raise SetupError(Phrase("error-colors", seats=seats, given=", ".join(colors)), clause="S1")


def check_name(name: str | None) -> None:
    """Refuse a name that would not stay on its line."""
    if name is None:
        return
    good = isinstance(name, str) and name.isprintable() and name == name.strip() and 1 <= len(name) <= MOST_LETTERS
    if not good:
        raise SetupError(Phrase("error-name", most=MOST_LETTERS, given=repr(name)), clause="S1")


def check_turn_limit(turn_limit: int) -> None:
    """X1: refuse an invalid limit."""
    if isinstance(turn_limit, bool) or not isinstance(turn_limit, int) or not 1 <= turn_limit <= MOST_TURNS:
        raise SetupError(Phrase("error-turn-limit", most=MOST_TURNS, given=repr(turn_limit)), clause="X1")
