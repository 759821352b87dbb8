"""The commands `replay` and `verify`: look at a saved game, and check its dice against its seed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from redcathedral.errors import RecordError, RedCathedralError
from redcathedral.game.drand import KNOWN, can_check, is_signed
from redcathedral.game.load import verify_chance
from redcathedral.text import say

from .saves import read_game
from .screen import Screen, add_screen_options

if TYPE_CHECKING:
    import argparse

    from redcathedral.game.drand import Chain, Round


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register both commands."""
    replay = subparsers.add_parser("replay", help=say("cli-replay-help"), description=say("cli-replay-help"))
    replay.add_argument("file", metavar="FILE", help=say("replay-file-help"))
    replay.add_argument("--to", type=int, metavar="N", help=say("replay-to-help"))
    replay.add_argument("--edition", metavar="FILE", help=say("replay-edition-help"))
    add_screen_options(replay)
    replay.set_defaults(run=run_replay)

    verify = subparsers.add_parser("verify", help=say("cli-verify-help"), description=say("cli-verify-help"))
    verify.add_argument("file", metavar="FILE", help=say("replay-file-help"))
    verify.add_argument("--seed", metavar="SEED", help=say("verify-seed-help"))
    verify.add_argument("--edition", metavar="FILE", help=say("replay-edition-help"))
    verify.set_defaults(run=run_verify, no_color=True, plain=False)


def run_replay(args: argparse.Namespace) -> int:
    """Print the plies up to one of them, the table there, and the score sheet if the game is over."""
    game = read_game(args.file, args.edition)
    plies = game.version
    if args.to is not None:
        if not 0 <= args.to <= plies:
            raise RedCathedralError(say("replay-to-range", ply=args.to, plies=plies))
        game.go_to(args.to)
    screen = Screen.from_args(args)
    screen.title(say("replay-log"))
    screen.log(game)
    screen.title(say("replay-at", ply=game.version, plies=plies))
    screen.whole_table(game)
    screen.end(game)
    return 0


def run_verify(args: argparse.Namespace) -> int:
    """Recompute the deal and every roll from the seed."""
    game = read_game(args.file, args.edition)
    seed = game.seed if args.seed is None else args.seed
    if seed is None:
        raise RedCathedralError(say("verify-no-seed", file=args.file))
    if game.chance is None and args.seed is None:
        raise RedCathedralError(say("verify-told", file=args.file))
    try:
        checks = verify_chance(game, seed)
    except RecordError as error:
        raise RedCathedralError(say("error-in-file", file=args.file, problem=str(error))) from None
    screen = Screen.from_args(args)
    screen.line(say("verified", file=args.file, checks=checks))
    return 0 if game.beacon is None else _verify_beacon(screen, *game.beacon)


def _verify_beacon(screen: Screen, chain: Chain, published: Round) -> int:
    """Check the signature of the public beacon's round; gives the exit status."""
    n, name = published.number, KNOWN.get(chain.hash, chain.hash)
    if not can_check():
        screen.line(say("verify-beacon-extra", n=n, chain=name))
        return 1
    if not is_signed(chain, published):
        raise RedCathedralError(say("verify-beacon-forged", n=n, chain=name))
    found = "verify-beacon-signed" if chain.hash in KNOWN else "verify-beacon-unknown"
    screen.line(say(found, n=n, chain=name))
    return 0
