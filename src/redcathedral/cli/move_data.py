"""The command `move-data`: everything a server keeps, from one database to another."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from redcathedral.text import say

from .serve import server_packages

if TYPE_CHECKING:
    import argparse


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = subparsers.add_parser("move-data", help=say("cli-move-help"), description=say("cli-move-help"))
    parser.add_argument("source", metavar="FROM", help=say("move-from-help"))
    parser.add_argument("target", metavar="TO", help=say("move-to-help"))
    parser.set_defaults(run=run_move)


def run_move(args: argparse.Namespace) -> int:
    """Copy a database into an empty one, and compare them."""
    with server_packages():
        from redcathedral.server.store.move import move  # noqa: PLC0415  # the server is an extra
        from redcathedral.server.store.open import existing_store, open_store  # noqa: PLC0415
    source = existing_store(args.source)
    try:
        target = open_store(args.target)
        try:
            moved = move(source, target, _tell)
        finally:
            target.close()
    finally:
        source.close()
    sys.stdout.write(say("move-done", rows=sum(one.rows for one in moved.values())) + "\n")
    for name, one in moved.items():
        sys.stdout.write(f"{name:12} {one.rows:>10} {one.digest[:16]}\n")
    return 0


def _tell(name: str, done: int, total: int) -> None:
    sys.stderr.write(f"\r{name}: {done} / {total}\033[K" + ("\n" if done >= total else ""))
