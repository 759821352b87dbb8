"""The command `hint`: what a bot would play in a saved game, and what it expects from it."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

from redcathedral.bots import ask, make_bot, public_copy
from redcathedral.bots.advice import line_of
from redcathedral.bots.warm_up import is_ready
from redcathedral.errors import RedCathedralError
from redcathedral.game.advantages import advantages_of
from redcathedral.game.game import CHANCE
from redcathedral.plies import ply_of
from redcathedral.plies.own_words import own_text
from redcathedral.plies.pieces import seat_label
from redcathedral.text import number, say

from .saves import read_game
from .screen import Screen, add_screen_options

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence

    from redcathedral.bots.advice import Line
    from redcathedral.bots.mcts import Considered
    from redcathedral.game.game import Game

BOT = "mcts:1s"
MOST = 5
MINUS = "\u2212"


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = subparsers.add_parser("hint", help=say("cli-hint-help"), description=say("cli-hint-help"))
    parser.add_argument("file", metavar="FILE", help=say("replay-file-help"))
    parser.add_argument("--bot", default=BOT, metavar="SPEC", help=say("cli-hint-bot-help", bot=BOT))
    parser.add_argument("--at", type=int, metavar="N", help=say("cli-hint-at-help"))
    parser.add_argument("--most", type=int, default=MOST, metavar="N", help=say("cli-hint-most-help", most=MOST))
    parser.add_argument("--edition", metavar="FILE", help=say("replay-edition-help"))
    parser.add_argument("--json", action="store_true", help=say("cli-hint-json-help"))
    add_screen_options(parser)
    parser.set_defaults(run=run_hint)


def run_hint(args: argparse.Namespace) -> int:
    """Print the best plies, the best first."""
    bot = make_bot(args.bot)
    game = read_game(args.file, args.edition)
    go_to(game, args.at)
    if game.to_move is None:
        raise RedCathedralError(say("cli-hint-over"))
    if game.to_move == CHANCE:
        raise RedCathedralError(say("cli-hint-chance"))
    prepare(bot)
    asked = public_copy(game)
    found: list[Considered] = bot.consider(asked)[: args.most] if hasattr(bot, "consider") else []
    lines = [line_of(asked, one.ply) for one in found]
    reasons = _reasons(game, lines)
    best = found[0].ply if found else ply_of(ask(bot, game)).text
    if args.json:
        plies = [
            asdict(one) | {"line": line, "reason": reason}
            for one, line, reason in zip(found, lines, reasons, strict=True)
        ]
        told = {"at": game.version, "seat": game.to_move, "bot": args.bot, "best": best, "plies": plies}
        sys.stdout.write(json.dumps(told, indent=1) + "\n")
        return 0
    screen = Screen.from_args(args)
    seat = seat_label(game.state, game.seats.index(game.to_move), game.names)
    screen.title(say("cli-hint-title", ply=game.version, seat=seat))
    if len(game.legal_actions()) == 1:
        screen.say(say("hint-only"))
    if not found:
        screen.say(say("cli-hint-only", bot=args.bot, ply=own_text(best)))
        return 0
    heads = [say(f"cli-hint-{name}") for name in ("ply", "win", "margin", "tries", "why")]
    rows = [
        [own_text(one.ply), percent(one.win), signed(one.margin), grouped(one.visits), reason]
        for one, reason in zip(found, reasons, strict=True)
    ]
    screen.columns(heads, rows, right=(1, 2, 3))
    screen.hint(say("cli-hint-note"))
    return 0


def show_hint(screen: Screen, game: Game, lines: Sequence[Line], *, ready: bool) -> None:
    """Print a hint: the best lines, or a quick guess while the bot isn't ready."""
    if len(game.legal_actions()) == 1:
        screen.say(say("hint-only"))
        return
    if not ready:
        screen.say(say("hint-not-ready"))
        screen.say(say("cli-hint-only", bot=say("bot-level-greedy"), ply=own_text(lines[0].plies[0])))
        return
    heads = [say(f"cli-hint-{name}") for name in ("ply", "win", "margin", "why")]
    rows = [
        [own_text(line.plies[0]), percent(line.win or 0.0), signed(line.margin or 0.0), reason]
        for line, reason in zip(lines, _reasons(game, [line.plies for line in lines]), strict=True)
    ]
    screen.columns(heads, rows, right=(1, 2))
    screen.hint(say("cli-hint-note"))


def _reasons(game: Game, lines: Sequence[Sequence[str]]) -> list[str]:
    """Say why each line is good; of the first, also what the second lacks."""
    seat = game.seats.index(game.to_move or "")
    others = [lines[1] if i == 0 and len(lines) > 1 else None for i in range(len(lines))]
    told = (advantages_of(game.state, seat, line, other, game.names) for line, other in zip(lines, others, strict=True))
    return ["" if reason is None else reason.text for reason in told]


def go_to(game: Game, ply: int | None) -> None:
    """Go back to where somebody wants to look."""
    if ply is not None:
        if not 0 <= ply <= game.version:
            raise RedCathedralError(say("replay-to-range", ply=ply, plies=game.version))
        game.go_to(ply)


def prepare(bot: Any) -> None:
    """Let a bot that compiles get ready, and tell the user why they wait."""
    if hasattr(bot, "prepare") and not is_ready():
        if sys.stderr.isatty():
            sys.stderr.write(say("cli-bots-preparing") + "\n")
        bot.prepare()


def signed(margin: float) -> str:
    """Write a lead or a deficit."""
    return number(margin, f"+0.0;{MINUS}0.0")


def grouped(count: int) -> str:
    """Write a large number so that it can be read at a glance."""
    return number(count, "#,##0")


def percent(share: float) -> str:
    """Write a chance."""
    return say("chance", percent=round(100 * share))
