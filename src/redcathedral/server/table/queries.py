"""Looking back: earlier moments, why a ply is forbidden, the record, and the check of its dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...errors import IllegalPly, RecordError
from ...game.due import due_now
from ...game.load import verify_chance
from ...game.outcome import totals
from ...text import Phrase
from .events import sentence
from .figures import figures_of
from .refusals import Refusal, wrong_status
from .table import FINISHED, WAITING
from .timeline import timeline_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from ...game.game import Game
    from ...game.statistics import Statistics
    from ..models import Instead, MomentPosition, Outlook, Timeline, Verified, Why
    from .table import Table


STEPS_A_PAGE = 500


def game_of(table: Table) -> Game:
    """Give the game of a table that has begun."""
    if table.status == WAITING:
        raise wrong_status("error-not-started")
    return table.running()


def moment(table: Table, ply: int) -> MomentPosition:
    """Return the position after a number of plies; the caller adds the events that led there."""
    game = game_of(table)
    check_ply(table, ply)
    then = game.clone()
    then.go_to(ply)
    return {
        "ply": ply,
        "plies": len(table.line),
        "snapshot": then.snapshot(),
        "to_move": then.to_move,
        "due": sentence(due_now(then.state, then.names)),
    }


def instead(table: Table, ply: int, plies: Sequence[str]) -> Instead:
    """Return the positions if other plies had been played from a moment on, up to the next roll."""
    game = game_of(table)
    check_ply(table, ply)
    then = game.clone()
    then.go_to(ply)
    then.chance = None
    snapshots = []
    for one in plies:
        then.play(one)
        snapshots.append(then.snapshot())
    return {"ply": ply, "snapshots": snapshots}


def check_ply(table: Table, ply: int) -> None:
    """Refuse a moment that is not on the line of the game."""
    if not 0 <= ply <= len(table.line):
        raise Refusal(404, "table", Phrase("error-no-ply", ply=ply, plies=len(table.line)))


def timeline(table: Table, since: int) -> Callable[[], Timeline]:
    """Give what tells the moments after one as changes; it takes a while, and may do so in a thread."""
    game = game_of(table)
    check_ply(table, since)
    shown, seqs = game.clone(), [seq for seq, _ in table.line]
    return lambda: timeline_of(shown, seqs, since, STEPS_A_PAGE)


def statistics(table: Table) -> Callable[[dict[int, str]], Statistics]:
    """Return a function that computes the game's figures, given when each of its events happened.

    It takes a while, and may do so in a thread.
    """
    shown, line, given = game_of(table).clone(), list(table.line), table.given
    return lambda times: figures_of(shown, line, given, times)


def why(table: Table, ply: str) -> Why:
    """Say whether a ply is legal and, if not, what forbids it."""
    reason = game_of(table).why(ply)
    if reason is None:
        return {"legal": True, "reason": None}
    return {"legal": False, "reason": {"clause": reason.clause, **sentence(reason.phrase)}}


def outlook(table: Table, plies: Sequence[str]) -> Outlook:
    """Return the seats' scores after some plies, before the next roll; somebody may have moved meanwhile."""
    then = game_of(table).clone()
    then.chance = None
    try:
        for ply in plies:
            then.play(ply)
    except IllegalPly:
        return {"scored": None}
    return {"scored": totals(then.state)}


def record(table: Table) -> Callable[[], str]:
    """Return a function that writes the game as a record; it has the seed only when the game is over."""
    shown = game_of(table).clone()
    over = table.status == FINISHED
    shown.seed = table.seed if over and table.checkable else None
    shown.chance = table.chance() if table.checkable else None
    _sign(shown, table)
    return shown.record


def _sign(game: Game, table: Table) -> None:
    """Say in a game what the table has committed to, what it was given, and which draws its rolls are."""
    game.commitment = table.commitment
    game.given, game.source = table.given, table.source
    game.draws = tuple(table.draws)
    game.seals = None if table.seals is None else tuple(table.seals)
    game.beacon = None if table.chain is None or table.beacon is None else (table.chain, table.beacon)
    game.lot = None if table.lot is None else (table.lot["first"], table.lot["share"])


def verify(table: Table) -> Verified:
    """Recompute the deal and every roll of a finished game; dice nobody committed to are never found honest."""
    game = game_of(table)
    if table.status != FINISHED:
        raise wrong_status("error-seed-later")
    if not table.checkable or table.seed is None:
        return _verified(table, problem=Phrase("error-record-seedless"))
    if table.commitment is None:
        return _verified(table, problem=Phrase("error-dice-given"))
    shown = game.clone()
    _sign(shown, table)
    try:
        return _verified(table, checked=verify_chance(shown, table.seed))
    except RecordError as error:
        problem = error.message if isinstance(error.message, Phrase) else Phrase("error-other", problem=error.message)
        return _verified(table, problem=problem)


def _verified(table: Table, *, checked: int = 0, problem: Phrase | None = None) -> Verified:
    return {
        "checked": checked,
        "given": table.given,
        "deal_given": table.deal_given,
        "sealed": table.seals is not None,
        "taken_back": table.drawn - len(table.draws),
        "ok": problem is None,
        "problem": None if problem is None else sentence(problem),
    }
