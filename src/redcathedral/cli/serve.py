"""The command `serve`: a server on this machine, for the browser."""

from __future__ import annotations

import socket
import sys
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

import redcathedral
from redcathedral.errors import RedCathedralError, system_problem
from redcathedral.text import say

from .folders import user_folder

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterator

HOST: Final = "127.0.0.1"
PORT: Final = 8000
PORTS_TRIED: Final = 50
LOOPBACK: Final = (HOST, "localhost", "::1")
LOG_FORMATS: Final = ("text", "json")  # as in the server's settings, which need an extra
_PACKAGES: Final = ("uvicorn", "fastapi", "pydantic", "pydantic_core", "starlette", "websockets", "prometheus_client")


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = subparsers.add_parser("serve", help=say("cli-serve-help"), description=say("cli-serve-help"))
    parser.add_argument("--host", default=HOST, metavar="ADDRESS", help=say("serve-host-help", host=HOST))
    parser.add_argument("--port", type=int, metavar="N", help=say("serve-port-help", port=str(PORT)))
    parser.add_argument("--data", type=Path, metavar="FOLDER", help=say("serve-data-help"))
    parser.add_argument("--database", metavar="FILE|URL", help=say("serve-database-help"))
    parser.add_argument("--open", action="store_true", help=say("serve-open-help"))
    parser.add_argument("--cold", action="store_true", help=say("serve-cold-help"))
    hosting = parser.add_argument_group(say("serve-hosting"), say("serve-hosting-help"))
    hosting.add_argument("--name", action="append", default=[], metavar="HOST", help=say("serve-name-help"))
    hosting.add_argument("--origin", action="append", default=[], metavar="URL", help=say("serve-origin-help"))
    hosting.add_argument("--proxy", default=HOST, metavar="ADDRESSES", help=say("serve-proxy-help", proxy=HOST))
    hosting.add_argument(
        "--set", action="append", default=[], metavar="NAME=NUMBER", dest="limits", help=say("serve-set-help")
    )
    hosting.add_argument("--no-editions", action="store_true", help=say("serve-no-editions-help"))
    hosting.add_argument("--no-hsts", action="store_true", help=say("serve-no-hsts-help"))
    hosting.add_argument("--log", choices=LOG_FORMATS, default=LOG_FORMATS[0], help=say("serve-log-help"))
    hosting.add_argument("--metrics", default="", metavar="ADDRESS:PORT", help=say("serve-metrics-help"))
    hosting.add_argument("--beacon", type=Path, metavar="FILE|FOLDER", help=say("serve-beacon-help"))
    hosting.add_argument("--workers", type=int, default=1, metavar="N", help=say("serve-workers-help"))
    parser.set_defaults(run=run_serve)


def hosts_of(args: argparse.Namespace) -> tuple[str, ...]:
    """Give the names a server answers to; none if it answers to any."""
    return (*args.name, *LOOPBACK) if args.name or args.host in LOOPBACK else ()


def run_serve(args: argparse.Namespace) -> int:
    """Serve until Ctrl-C."""
    with server_packages():
        from redcathedral.server.run import Place, serve  # noqa: PLC0415  # the server is an extra
        from redcathedral.server.settings import Settings, limits_from  # noqa: PLC0415
    data = args.data or data_folder()
    limits = limits_from(args.limits)
    database = {"database": args.database} if args.database else {}
    settings = Settings(
        data=data,
        **database,
        hosts=hosts_of(args),
        origins=tuple(args.origin),
        warm=not args.cold,
        editions=not args.no_editions,
        hsts=not args.no_hsts,
        log=args.log,
        metrics=args.metrics,
        beacon=args.beacon,
        **limits,  # type: ignore[arg-type]  # each limit has the type of its field
    )
    shown = f"[{args.host}]" if ":" in args.host else args.host
    version = redcathedral.__version__
    with listen(args.host, args.port) as listening:
        address = f"http://{shown}:{listening.getsockname()[1]}/"
        place = Place(listening, address, args.proxy)
        return 0 if serve(settings, version, place, opens=args.open, workers=args.workers) else 1


@contextmanager
def server_packages() -> Iterator[None]:
    """Say what to install where the server's packages are missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] in _PACKAGES:
            raise RedCathedralError(say("cli-needs-server")) from None
        raise


def data_folder() -> Path:
    """Give the folder of the server's tables."""
    return user_folder("server", homeless="serve-no-home")


def listen(host: str, port: int | None) -> socket.socket:
    """Take the port, or without one the first that is free."""
    problem = Exception()
    for tried in range(PORT, PORT + PORTS_TRIED) if port is None else [port]:
        listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
        if sys.platform != "win32":  # there it would let two programs share a port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, tried))
            listening.listen(2048)
        except (OSError, OverflowError) as error:
            listening.close()
            problem = error
        else:
            return listening
    first = PORT if port is None else port
    raise RedCathedralError(say("serve-no-port", host=host, port=str(first), problem=system_problem(problem)))
