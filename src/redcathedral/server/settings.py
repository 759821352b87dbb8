"""The settings of a server, each with a default that suits one machine at home."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from pathlib import Path

from ..errors import SetupError
from ..text import say
from .logs import LogFormat  # noqa: TC001  # part of the settings' types

KIB = 1024

# The bots a table is offered, weakest first: specs of `bots.registry`.
LEVELS = ("apprentice", "builder", "architect", "tsar")
# Bots that a program may ask for as well: quick, and the same everywhere. Clients can't ask for others.
PLAIN = ("random", "greedy")


@dataclass(frozen=True, slots=True)
class Settings:
    """How a server runs."""

    data: Path = field(default_factory=lambda: Path("redcathedral-data"))
    database: str = "tables.sqlite3"  # a file, inside `data` if it names no folder, or the URL of a PostgreSQL database

    # Who may come in
    hosts: tuple[str, ...] = ()  # names this server answers to, without port; empty: any
    origins: tuple[str, ...] = ()  # further allowed origins, for a proxy that hides the server's own

    hsts: bool = True  # tell browsers that came by TLS to come by TLS alone
    key_days: int = 365  # that a key may lie unused

    # Limits
    body_bytes: int = 64 * KIB
    upload_bytes: int = 256 * KIB  # records and editions
    editions: bool = True  # whether clients may use their own editions
    message_bytes: int = 1 * KIB  # from a WebSocket; clients have nothing to say there
    messages: int = 20  # that a WebSocket may send in its life
    requests_per_second: float = 50.0  # for one address, in the long run
    requests_at_once: int = 200  # for one address, in a burst
    work_per_second: float = 0.2  # seconds of processor for one address, in the long run
    work_at_once: float = 10.0  # in a burst
    table_work_per_second: float = 0.5  # for one table, no matter who asks
    table_work_at_once: float = 20.0
    kept_bytes_per_day: int = 256 * KIB * KIB  # that one address may fill the disk with
    connections: int = 64  # WebSockets of one address
    sockets: int = 256  # connections of one address of any kind; a proxy has any number
    header_seconds: float = 10.0  # to say what one wants
    body_seconds: float = 20.0  # for the body of a request
    open_tables: int = 200  # not yet over, made by one address
    commitments: int = 50  # that wait for a table, asked for by one address
    commitment_seconds: float = 3600.0  # that a commitment waits for its table
    plies_in_a_record: int = 5_000
    events_per_table: int = 20_000  # without chat; beyond that only plies are accepted, up to as many again
    messages_per_seat: int = 1_000  # of chat, at one table
    queue: int = 32  # messages that wait for one slow reader before it is dropped
    send_seconds: float = 10.0  # for a reader to read anything
    ping_seconds: float = 20.0
    away_seconds: float = 120.0  # that someone whose turn it is may be gone before the others can act
    tables_in_memory: int = 1_000
    megabytes_for_tables: int = 256  # an uploaded game of a thousand plies takes 1.7

    # How long things are kept, in days after the last thing that happened
    waiting_days: int = 30  # tables where the game has not begun
    unfinished_days: int = 365  # games that nobody plays on
    finished_days: int = 3_650
    chat_days: int = 365  # what was said at finished games

    beacon: Path | None = None  # rounds of drand that are mixed into the dice, brought there by the host

    # Stopping
    drain_seconds: float = 1.0  # from saying that the server is not ready to sending everyone home
    return_seconds: float = 5.0  # within which pages reconnect after a restart, each at a different moment

    # Watching over it
    log: LogFormat = "text"
    metrics: str = ""  # where Prometheus may ask, such as 127.0.0.1:9464; empty: nowhere

    # Bots
    levels: tuple[str, ...] = LEVELS
    bot_tables: int = 20  # running, of bots alone, made by one address
    bot_seconds: float = 120.0  # to think about one ply, a first compile included
    adviser: str = "mcts:0.8s"  # who gives hints
    warm: bool = False  # get the search ready when the server starts, not when somebody first needs it
    thinkers: int = 1  # processes for bots that search; quick ones, and reviews, have separate processes


def limits_from(texts: list[str]) -> dict[str, int | float]:
    """Read limits written as `connections=200`; what is no limit, or no number, is refused."""
    limits: dict[str, int | float] = {}
    kinds = {
        one.name: type(one.default)
        for one in fields(Settings)
        if isinstance(one.default, int | float) and not isinstance(one.default, bool)
    }
    for text in texts:
        name, _, value = text.partition("=")
        if name not in kinds:
            raise SetupError(say("serve-no-limit", given=name, limits=list(kinds)))
        try:
            number = kinds[name](value)
        except ValueError:
            raise SetupError(say("serve-limit-wrong", limit=name, given=value)) from None
        if not 0 < number < 1e12:
            raise SetupError(say("serve-limit-wrong", limit=name, given=value))
        limits[name] = number
    return limits
