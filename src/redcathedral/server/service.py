"""What clients can ask for: each request is checked, written in one transaction, then answered and broadcast."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
import zlib
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import partial, wraps
from typing import TYPE_CHECKING, ParamSpec, TypeAlias, TypeVar

from ..text import Phrase
from .bans import Bans
from .live.answer_cache import AnswerCache
from .live.connections import Connections
from .live.loaded import Loaded, LoadedTables, Room
from .live.watchers import Watchers
from .live.work import Workbench, note_kept
from .metrics import Metrics
from .store.database import Database
from .store.open import is_shared, open_store
from .store.store import Conflict, Entry, Job
from .table import absence, commands, queries
from .table.dice_log import facts_of
from .table.events import Chatted, Played
from .table.refusals import Refusal, wrong_status
from .table.render import json_bytes, you_part

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterable, Iterator

    from .bodies import ChatBody, PlyBody, UndoAnswerBody, UndoBody
    from .live.notices import Notices
    from .models import Verified
    from .settings import Settings
    from .table.dice_log import DiceLine
    from .table.events import Draft, Event
    from .table.table import Answer, Table

P = ParamSpec("P")
T = TypeVar("T")
# Who asks, the id of the request, what it asks for in a word, what that comes to, and the version it is meant for.
Asked: TypeAlias = "tuple[str, str | None, str, Callable[[Table], Iterator[Draft]], int | None]"
EVENTS_A_PAGE = 500
LINES_A_PAGE = 500  # of the log of dice
PAGE_BYTES = 256 * 1024
ATTEMPTS = 8  # at a change, while other processes are quicker
LAYING_SECONDS = 60.0  # after which whoever was writing a new table has died
ATTENTION_SECONDS = 30.0  # that a look at a table lasts
EVENTS_WITH_A_REFUSAL = 50  # that came first; a client further behind asks for pages


def now() -> str:
    """Give the time as people and programs can read it."""
    return _written(datetime.now(UTC))


def ago(seconds: float) -> str:
    """Give the time that was so long ago, written like `now`: the two compare as text."""
    return _written(datetime.now(UTC) - timedelta(seconds=seconds))


def _written(at: datetime) -> str:
    return at.isoformat(timespec="milliseconds").replace("+00:00", "Z")


def new_secret() -> str:
    """Draw the secret of a table's dice: 32 random bytes."""
    return secrets.token_hex(32)


def new_key() -> str:
    """Draw a key or an invitation: 32 random bytes."""
    return secrets.token_urlsafe(32)


def new_holder() -> str:
    """Draw an id for someone new at a table."""
    return secrets.token_hex(8)


def once_more(change: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """Have a change tried again where another process wrote to the table first; a few times, then it is refused."""

    @wraps(change)
    async def tried(*args: P.args, **kwargs: P.kwargs) -> T:
        for _ in range(ATTEMPTS):
            try:
                return await change(*args, **kwargs)
            except Conflict as conflict:  # another process was quicker
                conflict.__traceback__ = None  # frames in it hold it: only the collector would find them
        raise Refusal(409, "stale", Phrase("error-moved-first"))

    return tried


@dataclass(frozen=True, slots=True)
class Page:
    """Some of what happened at a table, in order."""

    loaded: Loaded
    events: list[bytes]
    more: bool  # whether there are events after these


class Service:
    """The tables of one server."""

    def __init__(self, settings: Settings, metrics: Metrics | None = None) -> None:
        self.settings = settings
        self.metrics = metrics or Metrics()
        self.bans = Bans()
        self.salt = ""  # the secret of the house, once the store is open
        self.watchers = Watchers(settings)
        self.connections = Connections("connections", settings.connections)  # WebSockets
        self.sockets = Connections("sockets", settings.sockets)  # of any kind; the web server counts them
        self.database = Database(lambda: open_store(settings.database, settings.data))
        room = Room(settings.tables_in_memory, settings.megabytes_for_tables)
        self.tables = LoadedTables(self.database, room, self._in_use, self._heard)
        self.name = secrets.token_hex(8)  # of this process among those that share the database
        self.shared = self.tables.shared = is_shared(settings.database)
        self.notices: Notices | None = None  # to and from the other processes
        self.workbench = Workbench()
        self.answers = AnswerCache(self.workbench)
        self.wake_bots: Callable[[Loaded], None] = lambda _: None  # the bot runner puts itself here
        self.chain: Callable[[], str | None] = lambda: None  # the public beacon to use for a new table, in a line
        self.busy: set[str] = set()  # tables whose bot is thinking
        self.measured: Callable[[Callable[P, None]], Callable[P, None]] = lambda step: step  # the loop's monitor, here

    async def start(self) -> None:
        """Open the database, and listen to the other processes if there can be any."""
        await self.database.start()
        await self.forget_laying(0.0 if not self.shared else LAYING_SECONDS)  # alone, nobody else can be at it
        if self.shared:
            from .live.notices import Notices  # noqa: PLC0415  # PostgreSQL is an extra

            self.notices = Notices(self)
            self.notices.start()

    async def forget_laying(self, seconds: float = LAYING_SECONDS) -> None:
        """Forget what is left of tables that nobody has finished writing for so long."""
        late = ago(seconds)
        await self.database.call(lambda store: store.forget_laying(late))

    async def stop(self) -> None:
        """Let go of the database, and of whatever works beside it."""
        if self.notices is not None:
            await self.notices.stop()
        await self.workbench.stop()
        await self.database.stop()

    def _in_use(self, table_id: str) -> bool:
        return table_id in self.busy or self.watchers.watched(table_id)

    def attended(self, loaded: Loaded) -> bool:
        """Whether somebody plays at a table, watches it or has looked at it lately."""
        if not loaded.table.bots_alone() or self.watchers.watched(loaded.table.id):
            return True
        return asyncio.get_running_loop().time() - loaded.looked < ATTENTION_SECONDS

    def attend(self, loaded: Loaded) -> None:
        """Note that somebody looks at a table: bots that play there alone play on."""
        loaded.looked = asyncio.get_running_loop().time()
        if loaded.table.bots_alone():
            self.wake_bots(loaded)

    def _heard(self, loaded: Loaded, events: list[Event]) -> None:
        """Pass on what other processes did at a table."""
        self.broadcast(loaded, [event.json for event in events])
        self.wake_bots(loaded)

    # Changing

    async def change(self, loaded: Loaded, drafts: Iterable[Draft], request: str | None = None) -> list[bytes]:
        """Let drafts happen: in memory, then on disk, and only then for everyone else. The lock must be held."""
        table = loaded.table
        before, job_before = table.seq, Job.of(table)
        try:
            events = table.happen_all(self._with_room(table, iter(drafts)), now(), request)
        except BaseException:
            if table.seq != before:  # only a part of it has happened
                self.tables.drop(loaded)
            raise
        job = None if Job.of(table) == job_before else self.job_of(loaded)
        entry = Entry(table.id, events, snapshot=loaded.snapshot_due(), job=job, dice=facts_of(table, events))
        return await self.write(loaded, events, [entry])

    def _with_room(self, table: Table, drafts: Iterator[Draft]) -> Iterator[Draft]:
        """Give drafts if there is room for what they begin with. Chat takes no room from the game, nor from others."""
        for first in drafts:
            if isinstance(first.what, Chatted):
                if table.chats[first.seat] >= self.settings.messages_per_seat:
                    raise wrong_status("error-chat-full")
            else:
                times = 2 if isinstance(first.what, Played) else 1  # a game that runs can be played to its end
                if table.seq - table.chats.total() >= times * self.settings.events_per_table:
                    raise wrong_status("error-table-full")
            yield first
            yield from drafts

    def job_of(self, loaded: Loaded) -> Job:
        """Give the job there is at a table; this process takes it at once, unless bots play there unseen."""
        return Job.of(loaded.table, self.name if self.shared and self.attended(loaded) else "")

    async def write(self, loaded: Loaded, events: list[Event], entries: list[Entry]) -> list[bytes]:
        """Write entries that hold what has happened at a table, then let everyone know; gives the events as JSON.

        Once it has begun it continues to its end, even when nobody waits for it any more.
        """
        told: asyncio.Future[list[bytes]] = asyncio.get_running_loop().create_future()
        loaded.unwritten = self._put(entries)
        loaded.unwritten.add_done_callback(self.measured(partial(self._written, loaded, events, told)))
        return await told

    def _written(
        self,
        loaded: Loaded,
        events: list[Event],
        told: asyncio.Future[list[bytes]],
        written: asyncio.Future[None],
    ) -> None:
        """Let everyone know what is on disk now; a table whose events aren't there is read again."""
        loaded.unwritten = None
        try:
            written.result()
            loaded.note(events)
            as_json = [event.json for event in events]
        except BaseException as error:  # noqa: BLE001  # a conflict too: another process has written to this table
            self.tables.drop(loaded)
            if not told.done():  # whoever waits must hear of it, whatever it is
                told.set_exception(error)
            return
        if not told.done():
            told.set_result(as_json)
        if events:
            self.broadcast(loaded, as_json)
            self.wake_bots(loaded)
            if self.notices is not None:
                self.notices.tell(loaded.table.id, loaded.table.seq)

    async def put(self, entries: list[Entry]) -> None:
        """Have the store write entries."""
        await self._put(entries)

    def _put(self, entries: list[Entry]) -> asyncio.Future[None]:
        """Have the store write entries, and measure it."""
        written = self.database.write(entries)
        written.add_done_callback(partial(self._measure_write, entries, time.perf_counter()))
        return written

    def _measure_write(self, entries: list[Entry], began: float, written: asyncio.Future[None]) -> None:
        self.metrics.write_seconds.observe(time.perf_counter() - began)
        if written.cancelled():  # nobody waits any more; the store writes it all the same
            return
        if written.exception() is not None:
            self.metrics.write_failures.inc()
            return
        for entry in entries:
            self.metrics.written(entry.events)
            note_kept(sum(len(event.stored) for event in entry.events))

    def broadcast(self, loaded: Loaded, events: list[bytes]) -> None:
        """Tell all watchers what happened, or who came and went."""
        table_id = loaded.table.id
        if self.watchers.watched(table_id):
            self.watchers.send(table_id, loaded.news(events, self.watchers.here(table_id)))

    # Who is here

    def away_seconds_left(self, table: Table) -> float:
        """Say how long the person whose turn it is may still be gone before the others can act."""
        seat = table.seat_to_move()
        if seat is None or seat.holder is None or not table.moved:
            return self.settings.away_seconds
        waited = (datetime.now(UTC) - datetime.fromisoformat(table.moved)).total_seconds()
        return self.settings.away_seconds - min(waited, self.watchers.gone_seconds(table.id, seat.holder))

    @once_more
    async def returned(self, table_id: str, holder: str) -> None:
        """Give somebody who is back the seats that a bot has played for them."""
        async with self.tables.changing(await self.tables.get(table_id)) as held:
            drafts = list(absence.returned(held.table, holder))
            if drafts:
                await self.change(held, drafts)

    # Looking

    async def view(self, table_id: str, holder: str | None, **more: str) -> bytes:
        """Give a table as someone sees it."""
        loaded = await self.tables.get(table_id)
        self.attend(loaded)
        table = loaded.table
        parts = {
            "table": loaded.view(self.watchers.here(table.id)),
            "you": you_part(table, holder),
            "game": loaded.game(),
            **{name: json_bytes(value) for name, value in more.items()},
        }
        return b"{%b}" % b",".join(b'"%b":%b' % (name.encode(), value) for name, value in parts.items())

    async def page(self, table_id: str, seq: int, most: int = EVENTS_A_PAGE) -> Page:
        """Return the events after one, at most a given number."""
        loaded = await self.tables.get(table_id)
        self.attend(loaded)
        events = loaded.since(seq)
        if events is None:
            found = await self.database.call(lambda store: store.events(table_id, seq, most))
            events = [event.json for event in found]
            loaded = await self.tables.get(table_id)
            if len(events) < most:
                events += loaded.since(seq + len(events)) or []  # what happened while the database was asked
        events = fitting(events[:most])
        return Page(loaded, events, more=seq + len(events) < loaded.table.seq)

    async def news(self, table_id: str, seq: int) -> bytes:
        """Give a page of the events after one, and how things stand."""
        return self.news_of(await self.page(table_id, seq))

    def news_of(self, page: Page) -> bytes:
        """Give a page of events and how things stand."""
        return page.loaded.news(page.events, self.watchers.here(page.loaded.table.id), more=page.more)

    async def moment(self, loaded: Loaded, ply: int) -> bytes:
        """Return the position after a number of plies and the events that last led there, without undone ones."""
        answer = queries.moment(loaded.table, ply)
        line = [seq for seq, _ in loaded.table.line[max(0, ply - EVENTS_A_PAGE) : ply]]
        events = await self._events_at(loaded.table.id, line)
        told = b",".join(event.json for event in events)
        return b'%b,"events":[%b]}' % (json_bytes(answer)[:-1], told)

    async def _events_at(self, table_id: str, seqs: list[int]) -> list[Event]:
        """Return these events, in order; there may be too many between them to load at once."""
        wanted, found = set(seqs), []
        after = seqs[0] - 1 if seqs else 0
        while seqs and after < seqs[-1]:
            page = await self._events_after(table_id, after)
            if not page:
                break
            found += [event for event in page if event.seq in wanted]
            after = page[-1].seq
        return found

    async def _events_after(self, table_id: str, seq: int) -> list[Event]:
        return await self.database.call(lambda store: store.events(table_id, seq, EVENTS_A_PAGE))

    async def timeline(self, loaded: Loaded, since: int) -> bytes:
        """Return the moments after one as changes, compressed."""
        told, table = queries.timeline(loaded.table, since), loaded.table
        return await self.answers.get(("timeline", table.id), (table.version, table.running().names, since), told)

    async def statistics(self, loaded: Loaded) -> bytes:
        """Give the game in figures; compressed."""
        table, version = loaded.table, loaded.table.version
        statistics, last = queries.statistics(table), table.seq
        kept = self.answers.kept(("statistics", table.id), version)
        if kept is not None:
            return await kept
        times: dict[int, str] = {}
        while len(times) < last and (page := await self._events_after(table.id, len(times))):
            times |= {event.seq: event.at for event in page}
        return await self.answers.get(("statistics", table.id), version, lambda: statistics(times))

    async def record(self, loaded: Loaded) -> str:
        """Write the game as a record."""
        return await self.workbench.do(queries.record(loaded.table))

    async def verify(self, loaded: Loaded) -> Verified:
        """Recompute the deal and every roll of a finished game."""
        return await self.workbench.do(lambda: queries.verify(loaded.table))

    async def dice_log(self, after: int) -> bytes:
        """Give a page of the public log of dice."""
        lines = await self.database.call(lambda store: store.dice_log(after, LINES_A_PAGE + 1))
        return _log_page(lines[:LINES_A_PAGE], more=len(lines) > LINES_A_PAGE)

    async def dice_log_of(self, commitment: str) -> bytes:
        """Give what the public log says about one promise."""
        return _log_page(await self.database.call(lambda store: store.dice_log_of(commitment)), more=False)

    # Playing

    async def play_at(self, table_id: str, who: Callable[[Loaded], str], body: PlyBody) -> bytes:
        """Play a ply at a table, for whoever asks.

        Of several processes, the one that has the position a ply is meant for doesn't ask the database for a newer one
        first: if there is one, the ply can't be written, and only then all is looked at again.
        """
        loaded = self.tables.as_of(table_id, body.version) if self.shared else None
        if loaded is not None:
            with suppress(Conflict, Refusal):
                return await self._once(loaded, *_ply(who(loaded), body))
        loaded = await self.tables.get(table_id)
        return await self.play(loaded, who(loaded), body)

    async def play(self, loaded: Loaded, holder: str, body: PlyBody) -> bytes:
        """Play a ply."""
        return await self._tried(loaded, *_ply(holder, body))

    async def undo(self, loaded: Loaded, holder: str, body: UndoBody) -> bytes:
        """Take plies back, or ask to."""

        def command(table: Table) -> Iterator[Draft]:
            return commands.undo(table, holder, body.to, body.version)

        return await self._tried(loaded, holder, body.id, f"undo {body.to}", command, body.version)

    async def answer_undo(self, loaded: Loaded, holder: str, body: UndoAnswerBody) -> bytes:
        """Agree to an undo or not."""

        def command(table: Table) -> Iterator[Draft]:
            return commands.answer_undo(table, holder, body.agree, body.version)

        return await self._tried(loaded, holder, body.id, f"agree {body.agree}", command, body.version)

    async def chat(self, loaded: Loaded, holder: str, body: ChatBody) -> bytes:
        """Say something."""

        def command(table: Table) -> Iterator[Draft]:
            return commands.chat(table, holder, body.text)

        return await self._tried(loaded, holder, body.id, f"chat {body.text}", command)

    async def _once(
        self,
        loaded: Loaded,
        holder: str,
        request_id: str | None,
        act: str,
        command: Callable[[Table], Iterator[Draft]],
        version: int | None = None,
    ) -> bytes:
        """Do what a request asks once, however often it is sent; a stale one gets the events since its version."""
        name = None if request_id is None else f"{holder}:{request_id}"
        mark = f"{zlib.crc32(f'{act} {version}'.encode()):08x}"  # by which another act under the same id is noticed
        try:
            async with self.tables.changing(loaded) as held:
                before = held.table.answers.get(name) if name else None
                if before is not None:
                    if before.mark not in ("", mark):
                        raise wrong_status("error-id-used")
                    return await self._answer_again(held.table.id, before)
                events = await self.change(held, command(held.table), name and f"{name}#{mark}")
                return _answer(held.table.version, events)
        except Refusal as refusal:
            if refusal.code == "stale" and version is not None:
                page = await self.page(loaded.table.id, version, EVENTS_WITH_A_REFUSAL)
                refusal.version = page.loaded.table.version
                refusal.events = [json.loads(event) for event in page.events]
                refusal.more = page.more
            raise

    _tried = once_more(_once)

    async def _answer_again(self, table_id: str, answer: Answer) -> bytes:
        """Give the answer of a request that was made before."""
        most = answer.last - answer.first + 1
        events = await self.database.call(lambda store: store.events(table_id, answer.first - 1, most))
        return _answer(answer.version, [event.json for event in events])


def _ply(holder: str, body: PlyBody) -> Asked:
    def command(table: Table) -> Iterator[Draft]:
        return commands.play(table, holder, body.ply, body.version)

    return holder, body.id, f"ply {body.ply}", command, body.version


def fitting(events: list[bytes]) -> list[bytes]:
    """Give as many events as fit into a page, and at least one."""
    size = 0
    for count, event in enumerate(events):
        size += len(event)
        if count and size > PAGE_BYTES:
            return events[:count]
    return events


def _log_page(lines: list[DiceLine], *, more: bool) -> bytes:
    return json_bytes({"lines": [line._asdict() for line in lines], "more": more})


def _answer(version: int, events: list[bytes]) -> bytes:
    return b'{"version":%d,"events":[%b]}' % (version, b",".join(events))
