"""The command `play`: set up a table for people at one keyboard and bots, or continue a game."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from redcathedral import words
from redcathedral.bots.levels import LEVELS
from redcathedral.edition import load_edition
from redcathedral.errors import RedCathedralError, system_problem
from redcathedral.game.game import new_game
from redcathedral.plies.own_words import meant_by
from redcathedral.text import say

from .opponents import MOST_SEATS, Opponents, check_bots, names_of, read_bots
from .reader import Reader
from .saves import Autosave, age_of, fresh_path, games_folder, latest_unfinished, read_game, refuse_target
from .screen import Screen, add_screen_options
from .session import Session

if TYPE_CHECKING:
    import argparse

    from redcathedral.game.game import Game

DEFAULT_PLAYERS = 2
_SETUP = ("players", "bots", "boards", "seed", "first_game", "turn_limit", "names", "colors", "dice")


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = subparsers.add_parser("play", help=say("cli-play-help"), description=say("play-description"))
    parser.add_argument("--players", type=int, choices=range(1, 5), metavar="1..4", help=say("play-players-help"))
    bots_help = say("play-bots-help", example="tsar,builder", levels=list(LEVELS), people="--players")
    parser.add_argument("--bots", metavar="BOTS", help=bots_help)
    parser.add_argument("--boards", choices=words.BOARDS, help=say("play-boards-help"))
    parser.add_argument("--seed", metavar="SEED", help=say("play-seed-help"))
    parser.add_argument("--edition", metavar="FILE", help=say("play-edition-help"))
    parser.add_argument("--first-game", action="store_true", default=None, help=say("play-first-game-help"))
    parser.add_argument("--turn-limit", type=int, metavar="N", help=say("play-turn-limit-help"))
    parser.add_argument("--names", metavar="NAMES", help=say("play-names-help"))
    parser.add_argument("--colors", metavar="COLORS", help=say("play-colors-help"))
    parser.add_argument("--dice", choices=("draw", "ask"), help=say("play-dice-help"))
    parser.add_argument("--save", metavar="FILE", help=say("play-save-help"))
    parser.add_argument("--load", metavar="FILE", help=say("play-load-help"))
    parser.add_argument("--resume", action="store_true", help=say("play-resume-help"))
    add_screen_options(parser)
    parser.set_defaults(run=run_play, parser=parser)


def run_play(args: argparse.Namespace) -> int:
    """Play."""
    _check_usage(args)
    screen = Screen.from_args(args)
    source = Path(args.load) if args.load else latest_unfinished() if args.resume else _offered(args, screen)
    if source is None and args.resume:
        raise RedCathedralError(say("no-unfinished", folder=str(games_folder())))
    if source is None:
        game, autosave = _set_up(args), _new_file(args.save)
    else:
        game = read_game(source, args.edition)
        check_bots(game.bots.values())
        autosave = _new_file(args.save) if args.save else Autosave.of_existing(source)
    if game.outcome is not None:
        screen.say(say("finished-already"))
        screen.whole_table(game)
        screen.end(game)
        return 0
    try:
        notice = autosave.save(game)
    except (OSError, ValueError) as error:  # ValueError: a path no system allows
        raise RedCathedralError(say("cannot-save", file=str(autosave.path), problem=system_problem(error))) from None
    screen.say(say("welcome") if source is None else say("welcome-back", plies=game.version))
    screen.line(notice or say("saving-to", file=str(autosave.path)))
    if game.chance is None and game.version == 0:
        screen.say(say("deal-drawn"))
    with Opponents(game) as opponents:
        return Session(game, autosave, screen, opponents).run()


def _check_usage(args: argparse.Namespace) -> None:
    if not (args.load or args.resume):
        return
    if args.load and args.resume:
        args.parser.error(say("play-load-or-resume"))
    for name in _SETUP:
        if getattr(args, name) is not None:
            args.parser.error(say("play-load-and-setup", option="--" + name.replace("_", "-")))


def _offered(args: argparse.Namespace, screen: Screen) -> Path | None:
    """Offer the latest unfinished game where nothing else was asked for; gives it if it is wanted."""
    if args.edition or args.save or any(getattr(args, name) is not None for name in _SETUP):
        return None
    path = latest_unfinished()
    if path is None:
        return None
    screen.say(say("offer-resume", file=str(path), when=age_of(path)))
    reader = Reader(lambda _: [])
    if not reader.interactive:
        screen.say(say("offer-resume-hint"))
        return None
    answer = reader.read(say("offer-resume-question"))
    if answer is None:  # the end of the input: nothing was begun
        raise SystemExit(0)
    return None if answer.casefold().startswith("n") else path


def _set_up(args: argparse.Namespace) -> Game:
    bots = [] if args.bots is None else read_bots(args.bots)
    people = args.players or (1 if bots else DEFAULT_PLAYERS)
    players = people + len(bots)
    if players > MOST_SEATS:
        raise RedCathedralError(say("play-too-many", people=people, bots=len(bots), most=MOST_SEATS))
    names: list[str | None] | None = None
    colors = None
    if args.names is not None:
        names = [name.strip() or None for name in args.names.split(",")]
        if players == 1 and len(names) == 1:
            names.append(None)  # Ivan needs no other name
    if bots and (names is None or len(names) == people):  # people sit first
        names = [*(names or [None] * people), *names_of(bots)]
    if args.colors is not None:
        colors = [_color(color.strip()) for color in args.colors.split(",")]
        if players == 1 and len(colors) == 1:
            colors.append(next(color for color in words.COLORS if color not in colors))
    game = new_game(
        players,
        seed=args.seed,
        boards=args.boards or words.BOARDS[0],
        colors=colors,
        edition=load_edition(args.edition) if args.edition else None,
        first_game=bool(args.first_game),
        turn_limit=args.turn_limit,
        names=names,
        dice=args.dice or "draw",
    )
    game.bots = dict(enumerate(bots, people))
    return game


def _color(named: str) -> str:
    """Read a color in English or the player's language; the game's setup refuses anything else."""
    return next(iter(meant_by(named, words.COLORS)), named.casefold())


def _new_file(wanted: str | None) -> Autosave:
    if wanted is None:
        return Autosave(fresh_path())
    path = Path(wanted).expanduser()
    refusal = refuse_target(path)
    if refusal:
        raise RedCathedralError(refusal)
    return Autosave(path.absolute())
