"""Looking back at a game: who stood how, turn by turn, where that swung, and what would have been better.

Every decision is searched again with the ply that was played in the race to the end, so that it and the best one are
compared over the same dice. A game can be reviewed at once (`review`) or turn by turn (`Reviewer`), where others wait.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Literal

from ..plies import ply_of
from .mcts import MctsBot, read_budget
from .protocol import public_copy
from .search.turns import decider

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ..game.game import Game
    from .mcts import Considered

REVIEWER = "mcts:400"  # what is spent on a decision
Kind = Literal["slip", "mistake", "blunder"]
KINDS: tuple[tuple[Kind, float], ...] = (("blunder", 0.16), ("mistake", 0.08), ("slip", 0.03))  # by win chance lost
SURE = 2.0  # standard errors that tell a worse ply from an unlucky one
SWINGS = 5  # told of a game
LEAST_SWING = 0.08


@dataclass(frozen=True, slots=True)
class JudgedPly:
    """A decision: what was played and what was best, with their prospects for the seat that decided."""

    ply: int
    """How many plies had been played before."""
    turn: int
    seat: int
    played: str
    best: str
    win: float
    """Chance to win after the ply played."""
    best_win: float
    margin: float
    """Expected prestige ahead of the best other seat."""
    best_margin: float
    loss: float
    """Win chance given away; 0 where no ply is surely better."""
    kind: Kind | None


@dataclass(frozen=True, slots=True)
class ReviewedTurn:
    """How everybody stood when a turn began, if the seat goes on well, and its decisions."""

    turn: int
    ply: int
    seat: int
    chances: tuple[float, ...]
    """Of every seat to win."""
    prestige: tuple[float, ...]
    """Of every seat, expected at the end."""
    decisions: tuple[JudgedPly, ...]


@dataclass(frozen=True, slots=True)
class ReviewSwing:
    """A turn over which the chances changed much: by what was played, and by the dice and what others left."""

    turn: int
    ply: int
    seat: int
    change: tuple[float, ...]
    """Of every seat's chance until the next turn."""
    given_away: float
    """Of it, by the seat whose turn it was."""


@dataclass(frozen=True, slots=True)
class ReviewedSeat:
    """How one seat played."""

    seat: int
    decisions: int
    """With anything to decide."""
    agreed: int
    """On the best ply, or on one as good."""
    lost: float
    """Win chance given away, in all."""
    slips: int
    mistakes: int
    blunders: int


@dataclass(frozen=True, slots=True)
class Review:
    """A whole game, or as much of it as has been played."""

    bot: str
    over: bool
    turns: tuple[ReviewedTurn, ...]
    end: tuple[float, ...] | None
    """Who won: every seat's share, when the game is over."""
    mistakes: tuple[JudgedPly, ...]
    """The worst first."""
    swings: tuple[ReviewSwing, ...]
    """The largest first."""
    sides: tuple[ReviewedSeat, ...]


class Reviewer:
    """Reviews a game turn by turn."""

    def __init__(self, game: Game, bot: MctsBot | None = None) -> None:
        self.game = public_copy(game)
        self.bot = bot or MctsBot(read_budget(REVIEWER.partition(":")[2]), seed=0, name=REVIEWER, patient=True)
        self._plies = self.game.plies
        self._starts = _turns_with_decisions(self.game)

    def __len__(self) -> int:
        return len(self._starts)

    def turn(self, number: int) -> ReviewedTurn:
        """Review one turn that had anything to decide; they count from 0."""
        first, last = self._starts[number]
        then = self.game.clone()
        then.go_to(first)
        start = then.state.copy()
        judged = []
        before: Considered | None = None
        for ply in range(first, last):
            if ply > first:
                then.play(self._plies[ply - 1])
            if self._plies[ply].by_chance:
                continue
            action = self._plies[ply].id
            if before is None or len(then.legal_actions()) > 1:
                found = self.bot.consider(then, must=action)
                before = before or found[0]
                if len(then.legal_actions()) > 1:
                    judged.append(self._judge(then, ply, action, found))
        assert before is not None  # noqa: S101  # these turns have decisions
        return ReviewedTurn(start.turn_number, first, decider(start), before.chances, before.prestige, tuple(judged))

    @staticmethod
    def _judge(game: Game, ply: int, action: int, found: Sequence[Considered]) -> JudgedPly:
        best = found[0]
        played = next((one for one in found if one.action == action), best)  # left out: leads to the same line
        loss = best.win - played.win if best.utility - played.utility > SURE * played.error else 0.0
        kind = next((name for name, least in KINDS if loss >= least), None)
        seat = decider(game.state)
        told = ply_of(action).text
        values = (played.win, best.win, played.margin, best.margin)
        return JudgedPly(ply, game.state.turn_number, seat, told, best.ply, *values, max(0.0, loss), kind)


def sum_up(game: Game, turns: Sequence[ReviewedTurn], bot: str = REVIEWER) -> Review:
    """Put the turns of a game together."""
    outcome = game.outcome
    end = None if outcome is None else _shares([line.rank for line in outcome.scores])
    decisions = [judged for turn in turns for judged in turn.decisions]
    return Review(
        bot=bot,
        over=end is not None,
        turns=tuple(turns),
        end=end,
        mistakes=tuple(sorted((one for one in decisions if one.kind), key=lambda one: -one.loss)),
        swings=_swings(turns, end),
        sides=tuple(_side(seat, decisions) for seat in range(game.players)),
    )


def turn_from_data(data: dict[str, Any]) -> ReviewedTurn:
    """Read a turn that came as plain data from another process."""
    decisions = tuple(JudgedPly(**judged) for judged in data["decisions"])
    numbers = {name: tuple(data[name]) for name in ("chances", "prestige")}
    return ReviewedTurn(**{**data, **numbers, "decisions": decisions})


def review(game: Game, bot: MctsBot | None = None, on_progress: Callable[[int, int], None] | None = None) -> Review:
    """Review a game from its first ply to its last."""
    reviewer = Reviewer(game, bot)
    turns = []
    for number in range(len(reviewer)):
        turns.append(reviewer.turn(number))
        if on_progress is not None:
            on_progress(number + 1, len(reviewer))
    return sum_up(reviewer.game, turns, reviewer.bot.name)


def _turns_with_decisions(game: Game) -> list[tuple[int, int]]:
    """Give the first ply of every turn in which somebody decided, and the first behind it."""
    turns: list[tuple[int, int]] = []
    numbers = [(number, color) for _, number, color in game.plies_with_turns()]
    starts = [i for i in range(len(numbers)) if i == 0 or numbers[i] != numbers[i - 1]]
    for first, last in pairwise([*starts, len(numbers)]):
        decisions = [i for i in range(first, last) if not game.plies[i].by_chance]
        if decisions:
            turns.append((decisions[0], last))
    return turns


def _shares(ranks: list[int]) -> tuple[float, ...]:
    return tuple((rank == 1) / ranks.count(1) for rank in ranks)


def _swings(turns: Sequence[ReviewedTurn], end: tuple[float, ...] | None) -> tuple[ReviewSwing, ...]:
    """Find the turns that changed most for anybody."""
    after = [*(turn.chances for turn in turns[1:]), *([] if end is None else [end])]
    swings = []
    for turn, later in zip(turns, after, strict=False):
        change = tuple(now - before for before, now in zip(turn.chances, later, strict=True))
        given = sum(judged.loss for judged in turn.decisions)
        swings.append(ReviewSwing(turn.turn, turn.ply, turn.seat, change, given))
    swings.sort(key=lambda swing: -max(abs(change) for change in swing.change))
    return tuple(one for one in swings[:SWINGS] if max(abs(change) for change in one.change) >= LEAST_SWING)


def _side(seat: int, decisions: Sequence[JudgedPly]) -> ReviewedSeat:
    own = [one for one in decisions if one.seat == seat]
    kinds = [one.kind for one in own]
    return ReviewedSeat(
        seat,
        len(own),
        sum(one.loss == 0.0 for one in own),
        sum(one.loss for one in own),
        *(kinds.count(kind) for kind in ("slip", "mistake", "blunder")),
    )
