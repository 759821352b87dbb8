"""The command `review`: look back at a saved game, turn by turn."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from typing import TYPE_CHECKING

from redcathedral.bots import make_bot
from redcathedral.bots.mcts import MctsBot
from redcathedral.bots.review import REVIEWER, review
from redcathedral.errors import RedCathedralError
from redcathedral.plies.own_words import own_text
from redcathedral.plies.pieces import seat_label
from redcathedral.text import Fact, say

from .hint import percent, prepare
from .saves import read_game
from .screen import Screen, add_screen_options

if TYPE_CHECKING:
    import argparse

    from redcathedral.bots.review import Review
    from redcathedral.game.game import Game

MISTAKES_SHOWN = 12
TOLD = 0.01  # of win chance: less is not worth a word


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = subparsers.add_parser("review", help=say("cli-review-help"), description=say("cli-review-help"))
    parser.add_argument("file", metavar="FILE", help=say("replay-file-help"))
    parser.add_argument("--bot", default=REVIEWER, metavar="SPEC", help=say("cli-review-bot-help", bot=REVIEWER))
    parser.add_argument("--edition", metavar="FILE", help=say("replay-edition-help"))
    parser.add_argument("--json", action="store_true", help=say("cli-hint-json-help"))
    add_screen_options(parser)
    parser.set_defaults(run=run_review)


def run_review(args: argparse.Namespace) -> int:
    """Print how everybody stood, where it swung, what was better and how everybody played."""
    bot = make_bot(args.bot, seed=0)
    if not isinstance(bot, MctsBot):
        raise RedCathedralError(say("cli-review-no-search", bot=args.bot))
    game = read_game(args.file, args.edition)
    prepare(bot)
    found = review(game, bot, _show_progress if sys.stderr.isatty() else None)
    if args.json:
        sys.stdout.write(json.dumps({"seats": game.seats, **asdict(found)}, indent=1) + "\n")
        return 0
    screen = Screen.from_args(args)
    if not found.turns:
        screen.say(say("cli-review-empty"))
        return 0
    _Page(screen, game, found).show()
    return 0


def _show_progress(done: int, turns: int) -> None:
    sys.stderr.write("\r" + say("cli-review-progress", done=done, turns=turns) + ("\n" if done == turns else ""))
    sys.stderr.flush()


class _Page:
    """A review on a screen."""

    def __init__(self, screen: Screen, game: Game, found: Review) -> None:
        self._screen = screen
        self._review = found
        self._labels = [seat_label(game.state, seat, game.names).text for seat in range(game.state.seats)]

    def show(self) -> None:
        """Print everything."""
        self._standing()
        self._swings()
        self._mistakes()
        self._sides()

    def _standing(self) -> None:
        self._screen.title(say("cli-review-title"))
        rows = [
            [str(turn.turn), self._labels[turn.seat], *(percent(chance) for chance in turn.chances)]
            for turn in self._review.turns
        ]
        if self._review.end is not None:
            rows.append([say("cli-review-end"), "", *(percent(share) for share in self._review.end)])
        heads = [say("cli-review-turn"), say("cli-review-mover"), *self._labels]
        self._screen.columns(heads, rows, right=(0, *range(2, len(heads))))
        self._screen.hint(say("cli-review-note"))

    def _swings(self) -> None:
        self._screen.title(say("cli-review-swings-title"))
        before = {turn.ply: turn.chances for turn in self._review.turns}
        for swing in self._review.swings:
            most = max(range(len(swing.change)), key=lambda seat: abs(swing.change[seat]))
            then = before[swing.ply][most]
            facts: dict[str, Fact] = {
                "turn": swing.turn,
                "mover": self._labels[swing.seat],
                "seat": self._labels[most],
                "before": percent(then),
                "after": percent(then + swing.change[most]),
            }
            if swing.given_away >= TOLD:
                self._screen.say(say("cli-review-swing-given", **facts, given=percent(swing.given_away)))
            else:
                self._screen.say(say("cli-review-swing", **facts))
        if not self._review.swings:
            self._screen.say(say("cli-review-swings-none"))

    def _mistakes(self) -> None:
        self._screen.title(say("cli-review-mistakes-title"))
        mistakes = self._review.mistakes
        for one in mistakes[:MISTAKES_SHOWN]:
            facts: dict[str, Fact] = {
                "kind": one.kind or "",
                "seat": self._labels[one.seat],
                "turn": one.turn,
                "ply": one.ply,
                "played": own_text(one.played),
                "best": own_text(one.best),
                "win": percent(one.win),
                "best_win": percent(one.best_win),
            }
            self._screen.say(say("cli-review-mistake", **facts))
        if len(mistakes) > MISTAKES_SHOWN:
            self._screen.hint(say("cli-review-more", count=len(mistakes) - MISTAKES_SHOWN))
        if not mistakes:
            self._screen.say(say("cli-review-mistakes-none"))

    def _sides(self) -> None:
        self._screen.title(say("cli-review-sides-title"))
        for side in self._review.sides:
            told = say(
                "cli-review-side",
                seat=self._labels[side.seat],
                agreed=side.agreed,
                decisions=side.decisions,
                lost=percent(side.lost),
            )
            self._screen.say(told)
