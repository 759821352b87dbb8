"""`redcathedral admin`: look after a server's tables, while it runs or not."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from redcathedral.errors import RedCathedralError
from redcathedral.text import say

from .serve import data_folder, server_packages

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable

    from redcathedral.server.admin import Admin

MOST_LISTED = 1_000


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = subparsers.add_parser("admin", help=say("cli-admin-help"), description=say("cli-admin-help"))
    parser.set_defaults(run=lambda _: _help(parser))
    commands = parser.add_subparsers(metavar="COMMAND")

    def add(name: str, run: Callable[[Admin, argparse.Namespace], None]) -> argparse.ArgumentParser:
        added = commands.add_parser(name, help=say(f"admin-{name}-help"), description=say(f"admin-{name}-help"))
        added.add_argument("--data", type=Path, metavar="FOLDER", help=say("serve-data-help"))
        added.add_argument("--database", metavar="FILE|URL", help=say("serve-database-help"))
        added.set_defaults(run=lambda args: _run(run, args))
        return added

    table: dict[str, Any] = {"metavar": "TABLE", "help": say("admin-table-help")}
    address: dict[str, Any] = {"metavar": "ADDRESS", "help": say("admin-address-help")}
    add("list", _list).add_argument("--status", choices=("waiting", "playing", "over"), help=say("admin-status-help"))
    add("look", _look).add_argument("table", **table)
    expire = add("expire", _expire)
    expire.add_argument(
        "--set", action="append", default=[], metavar="NAME=NUMBER", dest="limits", help=say("serve-set-help")
    )
    add("delete", _delete).add_argument("table", **table)
    add("revoke", _revoke).add_argument("table", **table)
    ban = add("ban", _ban)
    ban.add_argument("address", **address)
    ban.add_argument("--reason", default="", metavar="TEXT", help=say("admin-reason-help"))
    add("unban", _unban).add_argument("address", **address)
    add("bans", _bans)
    add("reports", _reports)
    add("acts", _acts)
    file: dict[str, Any] = {"type": Path, "metavar": "FILE", "help": say("admin-file-help")}
    add("backup", _backup).add_argument("file", **file)
    add("restore", _restore).add_argument("file", **file)


def _help(parser: argparse.ArgumentParser) -> int:
    parser.print_help()
    return 0


def _run(run: Callable[[Admin, argparse.Namespace], None], args: argparse.Namespace) -> int:
    with server_packages():
        from redcathedral.server.admin import Admin  # noqa: PLC0415  # the server is an extra
    folder = args.data or data_folder()
    with Admin(folder, args.database) as admin:
        run(admin, args)
    return 0


def _say(*cells: object) -> None:
    """Write a line of a table: cells with tabs between them, without control characters."""
    shown = ("".join(letter if letter.isprintable() else "?" for letter in str(cell)) for cell in cells)
    sys.stdout.write("\t".join(shown) + "\n")


def _list(admin: Admin, args: argparse.Namespace) -> None:
    for kept in admin.tables():
        if args.status in (None, kept.status):
            _say(kept.id, kept.status, kept.created[:10], kept.touched[:10], kept.events, kept.maker)


def _look(admin: Admin, args: argparse.Namespace) -> None:
    for name, fact in admin.look(args.table):
        _say(name, fact)


def _expire(admin: Admin, args: argparse.Namespace) -> None:
    tables, messages = admin.expire(args.limits)
    _say(say("admin-expired", tables=tables, messages=messages))


def _delete(admin: Admin, args: argparse.Namespace) -> None:
    admin.delete(args.table)
    _say(say("admin-deleted", table=args.table))


def _revoke(admin: Admin, args: argparse.Namespace) -> None:
    _say(say("admin-revoked", n=admin.revoke(args.table)))


def _ban(admin: Admin, args: argparse.Namespace) -> None:
    _say(say("admin-banned", network=admin.ban(args.address, args.reason)))


def _unban(admin: Admin, args: argparse.Namespace) -> None:
    network, found = admin.unban(args.address)
    if not found:
        raise RedCathedralError(say("admin-not-banned", network=network))
    _say(say("admin-unbanned", network=network))


def _bans(admin: Admin, _: argparse.Namespace) -> None:
    for ban in admin.store.bans():
        _say(ban.network, ban.at[:10], ban.reason)


def _reports(admin: Admin, _: argparse.Namespace) -> None:
    for one in admin.store.reports(MOST_LISTED):
        _say(one.id, one.at, one.table, one.seat + 1, one.reason, one.said or "")


def _acts(admin: Admin, _: argparse.Namespace) -> None:
    for act in admin.store.acts(max(0, admin.store.last_act() - MOST_LISTED), MOST_LISTED):
        _say(act.id, act.at, act.act, act.subject)


def _backup(admin: Admin, args: argparse.Namespace) -> None:
    admin.backup(args.file)
    _say(say("admin-backed-up", file=str(args.file)))


def _restore(admin: Admin, args: argparse.Namespace) -> None:
    admin.restore(args.file)
    _say(say("admin-restored", file=str(args.file)))
