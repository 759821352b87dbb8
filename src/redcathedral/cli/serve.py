"""The command `serve`: a server on this machine, for the browser."""

from __future__ import annotations

import os
import socket
from pathlib import Path
from typing import TYPE_CHECKING, Final

import redcathedral
from redcathedral.errors import RedCathedralError

if TYPE_CHECKING:
    import argparse

PORT: Final = 8000
PORTS_TRIED: Final = 50
LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")
_PACKAGES: Final = ("uvicorn", "fastapi", "pydantic", "pydantic_core", "starlette", "websockets")
_NEEDS_SERVER: Final = "The server needs more packages. Install them with: pip install 'redcathedral[server]'"


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Register the command."""
    parser = subparsers.add_parser("serve", help="serve tables to browsers, on this machine unless told otherwise")
    parser.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help="listen here (default 127.0.0.1)")
    parser.add_argument("--port", type=int, metavar="N", help=f"listen there (default {PORT}, or the next free one)")
    parser.add_argument("--data", type=Path, metavar="FOLDER", help="keep the tables here (default: your data folder)")
    parser.add_argument("--open", action="store_true", help="open the browser")
    parser.add_argument("--cold", action="store_true", help="get the bots that search ready only when one is needed")
    hosting = parser.add_argument_group("hosting", "for servers that others reach; see docs/hosting.md")
    hosting.add_argument("--name", action="append", default=[], metavar="HOST", help="answer to this name only")
    hosting.add_argument("--origin", action="append", default=[], metavar="URL", help="trust pages of this origin too")
    hosting.add_argument("--proxy", default="127.0.0.1", metavar="ADDRESSES", help="proxies whose headers to believe")
    hosting.add_argument(
        "--set", action="append", default=[], metavar="NAME=NUMBER", dest="limits", help="change a limit"
    )
    parser.set_defaults(run=run_serve)


def run_serve(args: argparse.Namespace) -> int:
    """Serve until Ctrl-C."""
    try:
        from redcathedral.server.run import serve  # noqa: PLC0415  # the server is an extra
        from redcathedral.server.settings import Settings, limits_from  # noqa: PLC0415
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] in _PACKAGES:
            raise RedCathedralError(_NEEDS_SERVER) from None
        raise
    hosts = (*args.name, *LOOPBACK) if args.name or args.host in LOOPBACK else ()
    data = args.data or data_folder()
    limits = limits_from(args.limits)
    settings = Settings(data=data, hosts=hosts, origins=tuple(args.origin), warm=not args.cold, **limits)
    shown = f"[{args.host}]" if ":" in args.host else args.host
    version = redcathedral.__version__
    with listen(args.host, args.port) as listening:
        address = f"http://{shown}:{listening.getsockname()[1]}/"
        return 0 if serve(settings, version, listening, address, opens=args.open, proxy=args.proxy) else 1


def data_folder() -> Path:
    """Give the folder of the server's tables."""
    base = os.environ.get("XDG_DATA_HOME", "")
    if Path(base).is_absolute():
        return Path(base) / "redcathedral" / "server"
    local = os.environ.get("LOCALAPPDATA")
    try:
        data = Path(local) if local else Path.home() / ".local" / "share"
    except RuntimeError:
        raise RedCathedralError("your data folder cannot be found; choose one with --data FOLDER") from None
    return data / "redcathedral" / "server"


def listen(host: str, port: int | None) -> socket.socket:
    """Take the port, or without one the first that is free."""
    problem: Exception | None = None
    for tried in range(PORT, PORT + PORTS_TRIED) if port is None else [port]:
        listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, tried))
            listening.listen(2048)
        except (OSError, OverflowError) as error:
            listening.close()
            problem = error
        else:
            return listening
    reason = getattr(problem, "strerror", None) or str(problem)
    raise RedCathedralError(f"cannot listen on {host}, port {PORT if port is None else port}: {reason}")
