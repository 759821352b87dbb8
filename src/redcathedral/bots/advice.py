"""Hints: whole lines of a turn with their prospects. The next hint continues the line that is being played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..kernel.codes import NONE
from ..plies import ply_of
from .greedy import GreedyBot

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..game.game import Game
    from .mcts import Considered, MctsBot

MOST_LINES = 3
MOST_PLIES = 24  # of a line; no turn has more
HINTS_KEPT = 12  # of one game: those of a turn
# A hint leaves the line it has shown only for one that is surely and clearly better: by standard errors, win chance.
SURE = 3.0
CLEAR = 0.03


@dataclass(frozen=True, slots=True)
class Line:
    """Plies of one turn, no chance between them, and their prospects; None where a bot can't tell."""

    plies: tuple[str, ...]
    win: float | None
    """Chance to win, 0 to 1."""
    margin: float | None
    """Expected prestige ahead of the best other seat at the end."""

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Line:
        """Read a line that came as plain data from another process."""
        return cls(tuple(data["plies"]), data["win"], data["margin"])


class Advised:
    """The lines a game's hints have shown, so that the next one can continue with what was played."""

    def __init__(self) -> None:
        self._hints: list[tuple[tuple[str, ...], tuple[Line, ...]]] = []  # after which plies, and the lines

    def note(self, played: Sequence[str], lines: Sequence[Line]) -> None:
        """Keep the lines that were shown after these plies."""
        self._hints = [*self._hints[1 - HINTS_KEPT :], (tuple(played), tuple(lines))]

    def line(self, played: Sequence[str]) -> Line | None:
        """Return the rest of the line that the last plies have begun, None if there is no such line."""
        played = tuple(played)
        for before, lines in reversed(self._hints):
            for line in lines:
                whole = before + line.plies
                if len(before) <= len(played) < len(whole) and whole[: len(played)] == played:
                    return Line(whole[len(played) :], line.win, line.margin)
        return None


def advise(bot: MctsBot, game: Game, kept: Line | None = None) -> list[Line]:
    """Give the best lines, the best first.

    A line that was shown before stays the best, with the chance it had, unless something else is surely better. What
    another ply is better or worse by is found over the same dice, so it is measured from that line.
    """
    must = NONE if kept is None else ply_of(kept.plies[0]).id
    found = bot.consider(game, must)
    best = found[0]
    own = next((one for one in found if one.action == must), None)
    if own is None:
        kept = None
    elif best.utility - own.utility <= SURE * own.error or best.win - own.win < CLEAR:
        best = own
    others = sorted((one for one in found if one is not best), key=lambda one: -one.win)[: MOST_LINES - 1]
    lines: list[Line] = []
    for one in (best, *others):
        win, margin = _measured(one, own, kept)
        if lines and lines[0].win is not None:
            win = min(win, lines[0].win)  # don't show as better what isn't surely better
        plies = kept.plies if kept is not None and one is own else line_of(game, one.ply)
        lines.append(Line(plies, win, margin))
    return lines


def _measured(one: Considered, own: Considered | None, kept: Line | None) -> tuple[float, float]:
    """Return the prospects of a ply, measured from the line that was shown before."""
    if own is None or kept is None or kept.win is None or kept.margin is None:
        return one.win, one.margin
    if one is own:
        return kept.win, kept.margin
    return min(1.0, max(0.0, kept.win + one.win - own.win)), kept.margin + one.margin - own.margin


def line_of(game: Game, ply: str) -> tuple[str, ...]:
    """Give a ply and how the turn continues, as in the games it was tried in: until it ends or chance is due."""
    then, bot = game.clone(), GreedyBot()
    mover, turn = then.to_move, then.state.turn_number
    line = [ply]
    then.play(ply)
    while then.to_move == mover and then.state.turn_number == turn and len(line) < MOST_PLIES:
        line.append(ply_of(bot.choose(then)).text)
        then.play(line[-1])
    return tuple(line)
