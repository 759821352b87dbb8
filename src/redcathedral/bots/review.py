"""Looking back at a game: everyone's chances turn by turn, where they swung, and what would have been better.

Every decision is searched again. The ply that was played stays in that search to the end, so that it and the best one
are compared over the same dice. All turns get a quick look, then those that may matter a closer one
(`worth_a_closer_look`). `review` does a whole game at once, `Reviewer` one turn at a time, where others wait.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Literal

from ..plies import ply_of
from .advice import line_of
from .mcts import MctsBot, read_budget
from .protocol import public_copy
from .search.turns import decider

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ..game.game import Game
    from .mcts import Considered

REVIEWER = "mcts:400"  # what a closer look spends on a decision
GLANCE = "mcts:60"
CLOSER_TURNS_A_SEAT = 4  # that get a closer look, the likeliest mistakes …
CLOSER_SWINGS = 4  # … and where the chances changed most
Kind = Literal["slip", "mistake", "blunder"]
KINDS: tuple[tuple[Kind, float], ...] = (("blunder", 0.16), ("mistake", 0.08), ("slip", 0.03))  # by win chance lost
SURE = 2.0  # standard errors that separate a worse ply from an unlucky one
SWINGS = 5  # listed for a game
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
    line: tuple[str, ...] = ()
    """How the turn would have gone on with the best ply, where one of a kind was played."""


@dataclass(frozen=True, slots=True)
class ReviewedTurn:
    """How everybody stood when a turn began, if the seat continues well, and its decisions."""

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
        self.bot = bot or _searcher(REVIEWER)
        """What takes a closer look."""
        self.glancer = bot or _searcher(GLANCE)
        """The quick look."""
        self._plies = self.game.plies
        self._starts = _turns_with_decisions(self.game)

    def __len__(self) -> int:
        return len(self._starts)

    def turn(self, number: int, *, closer: bool = True) -> ReviewedTurn:
        """Review one turn that had anything to decide; they count from 0."""
        bot = self.bot if closer else self.glancer
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
                found = bot.consider(then, must=action)
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
        line = line_of(game, best.ply) if kind else ()
        return JudgedPly(ply, game.state.turn_number, seat, told, best.ply, *values, max(0.0, loss), kind, line)


def _searcher(spec: str) -> MctsBot:
    return MctsBot(read_budget(spec.partition(":")[2]), seed=0, name=spec, patient=True)


def worth_a_closer_look(turns: Sequence[ReviewedTurn], end: tuple[float, ...] | None) -> list[int]:
    """Give the turns, by their number, in which somebody may have gone wrong or the chances changed most."""
    numbers = range(len(turns))

    def apparent_loss(number: int) -> float:
        return max((one.best_win - one.win for one in turns[number].decisions), default=0.0)

    chosen: set[int] = set()
    for seat in {turn.seat for turn in turns}:
        own = [number for number in numbers if turns[number].seat == seat and apparent_loss(number) > 0.0]
        chosen.update(sorted(own, key=apparent_loss, reverse=True)[:CLOSER_TURNS_A_SEAT])
    by_ply = {turn.ply: number for number, turn in enumerate(turns)}
    chosen.update(by_ply[swing.ply] for swing in _all_swings(turns, end)[:CLOSER_SWINGS])
    return sorted(chosen)


def end_of(game: Game) -> tuple[float, ...] | None:
    """Give every seat's share of the win, None while the game continues."""
    outcome = game.outcome
    return None if outcome is None else _shares([line.rank for line in outcome.scores])


def sum_up(game: Game, turns: Sequence[ReviewedTurn], bot: str = REVIEWER, *, so_far: bool = False) -> Review:
    """Put the turns of a game together, or those that have been looked at so far."""
    end = None if so_far else end_of(game)
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
    decisions = tuple(JudgedPly(**{**judged, "line": tuple(judged["line"])}) for judged in data["decisions"])
    numbers = {name: tuple(data[name]) for name in ("chances", "prestige")}
    return ReviewedTurn(**{**data, **numbers, "decisions": decisions})


def review(game: Game, bot: MctsBot | None = None, on_progress: Callable[[int, int], None] | None = None) -> Review:
    """Review a game from its first ply to its last."""
    reviewer = Reviewer(game, bot)
    number = len(reviewer)
    turns: list[ReviewedTurn] = []
    for done in range(number):
        turns.append(reviewer.turn(done, closer=False))
        if on_progress is not None:
            on_progress(done + 1, number)
    if bot is None:  # one bot looks at all turns alike
        for again in worth_a_closer_look(turns, end_of(reviewer.game)):
            turns[again] = reviewer.turn(again)
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
    return tuple(one for one in _all_swings(turns, end)[:SWINGS] if _size(one) >= LEAST_SWING)


def _all_swings(turns: Sequence[ReviewedTurn], end: tuple[float, ...] | None) -> list[ReviewSwing]:
    """Give what every turn changed, the largest change first."""
    after = [*(turn.chances for turn in turns[1:]), *([] if end is None else [end])]
    swings = []
    for turn, later in zip(turns, after, strict=False):
        change = tuple(now - before for before, now in zip(turn.chances, later, strict=True))
        given = sum(judged.loss for judged in turn.decisions)
        swings.append(ReviewSwing(turn.turn, turn.ply, turn.seat, change, given))
    return sorted(swings, key=_size, reverse=True)


def _size(swing: ReviewSwing) -> float:
    return max(abs(change) for change in swing.change)


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
