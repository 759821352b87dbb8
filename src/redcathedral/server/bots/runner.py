"""Bots at the tables: they think in separate processes, a limited number at once, and no page waits for them.

Quick bots (the registry says which) share one process and searching bots use the others, so a long search or a compile
never delays a quick bot. A bot whose process dies is asked once more. One that fails or takes too long is replaced by
a simpler one, and everyone at the table is told.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from ...bots.advice import Advised, Line
from ...bots.process.messages import BotSource, Choose, Hint, Opening, Position, WarmUp
from ...bots.process.parent import BotDied, BotFailed, BotProcess
from ...bots.process.recent import Recent
from ...bots.registry import is_quick
from ...errors import RedCathedralError
from ...game.advantages import advantages_of
from ...text import Phrase
from ..store.store import LEASE_SECONDS, Conflict, Job, Unavailable
from ..table import commands
from ..table.events import sentence
from ..table.offers import choice
from ..table.queries import game_of
from ..table.refusals import Refusal
from .pool import Pool

if TYPE_CHECKING:
    from collections.abc import Callable

    from ...bots.process.messages import Answer, Message
    from ...game.game import Game
    from .. import models
    from ..live.loaded import Loaded
    from ..service import Service
    from ..table.table import Seat

log = logging.getLogger(__name__)
NICE = 10  # bots think with what the server leaves them
STAND_IN = "greedy"
HINTS_AT_ONCE = 8
TABLES_ADVISED = 256
LOOK_SECONDS = 5.0  # between looks for moves that nobody is at
JOBS_AT_A_TIME = 20


def bot_pool(size: int) -> Pool[Message, Answer]:
    """Give so many processes that bots think in."""
    return Pool(BotProcess(nice=NICE) for _ in range(size))


class BotRunner:
    """Lets bots play where they are to move."""

    def __init__(self, service: Service, pool: Callable[[int], Pool[Message, Answer]] = bot_pool) -> None:
        self._service = service
        self._seconds = service.settings.bot_seconds
        self._quick = pool(1)
        self._slow = pool(service.settings.thinkers)
        self._adviser = service.settings.adviser
        self._tasks: dict[str, asyncio.Task[Loaded | None]] = {}
        self._background: list[asyncio.Task[Any]] = []
        self._hints = asyncio.Semaphore(HINTS_AT_ONCE)
        self._advised: Recent[str, Advised] = Recent(TABLES_ADVISED)

    def start(self) -> None:
        """Begin to look after tables: where a person waits for a bot, and where bots play and somebody watches."""
        self._service.wake_bots = self.wake
        self._background.append(asyncio.create_task(self._look_for_jobs()))
        if self._service.shared:
            self._background.append(asyncio.create_task(self._hold_leases()))
        if self._service.settings.warm:
            self._background.append(asyncio.create_task(self._slow.ask(WarmUp(), self._seconds)))

    async def stop(self) -> None:
        """Let go of everything; what was not played will be after the next start, or by another process."""
        self._service.wake_bots = lambda _: None
        tasks = [*self._tasks.values(), *self._background]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._service.shared:
            with suppress(Unavailable):
                await self._service.database.call(lambda store: store.release_jobs(self._service.name))
        await self._quick.stop()
        await self._slow.stop()

    @property
    def waiting(self) -> int:
        """How many questions wait for a process."""
        return self._quick.waiting + self._slow.waiting

    # Jobs

    async def _look_for_jobs(self) -> None:
        """Take over moves that nobody is at, a few at a time: after a start, and where a process or its disk failed."""
        while True:
            try:
                found = await self._service.database.call(lambda store: store.free_jobs(JOBS_AT_A_TIME))
                for table_id in found:
                    if table_id not in self._tasks:
                        await self._take_over(table_id)
                for loaded in self._service.tables.at_hand():
                    self.wake(loaded)  # another process may have left it
            except Exception as error:  # noqa: BLE001  # whatever it was, the next look may go well
                log.warning("no jobs can be looked for: %s", error)
            await asyncio.sleep(LOOK_SECONDS)

    async def _take_over(self, table_id: str) -> None:
        try:
            loaded = await self._service.tables.get(table_id)
        except Refusal as refusal:
            log.warning("table %s can't continue: %s", table_id, refusal)
            await self._service.database.call(lambda store: store.end_job(table_id))
            return
        async with self._service.tables.changing(loaded) as held:  # nobody makes it due meanwhile
            if held.table.bot_due() is None or held.table.bots_alone():
                await self._service.database.call(lambda store: store.set_job(table_id, Job.of(held.table)))
        self.wake(loaded)

    async def _hold_leases(self) -> None:
        """Let the other processes know that this one lives, and is at its tables."""
        while True:
            await asyncio.sleep(LEASE_SECONDS / 3)
            with suppress(Unavailable):
                if self._tasks:
                    await self._service.database.call(lambda store: store.renew_jobs(self._service.name))

    async def _is_ours(self, table_id: str) -> bool:
        """Take the lease of a table's job; another process may have it."""
        if not self._service.shared:
            return True
        return await self._service.database.call(lambda store: store.take_job(table_id, self._service.name))

    async def _leave(self, table_id: str) -> None:
        """Let a table rest until somebody watches it."""
        if self._service.shared:
            await self._service.database.call(lambda store: store.release_jobs(self._service.name, [table_id]))

    def wake(self, loaded: Loaded) -> None:
        """See whether a bot is to move, and let it. Bots that play alone rest while nobody looks."""
        table_id = loaded.table.id
        if table_id not in self._tasks and loaded.table.bot_due() is not None and self._service.attended(loaded):
            self._service.busy.add(table_id)
            task = asyncio.create_task(self._play(loaded))
            self._tasks[table_id] = task
            task.add_done_callback(lambda done: self._done(table_id, done))

    def _done(self, table_id: str, task: asyncio.Task[Loaded | None]) -> None:
        self._tasks.pop(table_id, None)
        self._service.busy.discard(table_id)
        if task.cancelled():
            return
        error = task.exception()
        if isinstance(error, Unavailable | Conflict):
            log.warning("the bots of table %s stopped: %s", table_id, error)
        elif error is not None:
            log.error("the bots of table %s stopped", table_id, exc_info=error)
        elif (loaded := task.result()) is not None:
            self.wake(loaded)

    async def _play(self, loaded: Loaded) -> Loaded | None:
        """Play bots' plies until a person is to move.

        Gives the table, which may have been made again meanwhile; None if another process plays there.
        """
        if not await self._is_ours(loaded.table.id):
            return None
        while (due := loaded.table.bot_due()) is not None:
            if not self._service.attended(loaded):
                await self._leave(loaded.table.id)
                break
            seat, spec = due
            version = loaded.table.version
            ply: str | None = None
            try:
                answer = await self._ask_twice(Choose(position_of(loaded), seat.index, BotSource(spec)), loaded, due)
                ply = answer["ply"]
                mark = loaded.table.getting_ready.discard if answer["ready"] else loaded.table.getting_ready.add
                mark(seat.index)  # everybody hears of it with the ply
            except BotFailed as error:
                log.warning("table %s, seat %d, bot %s: %s", loaded.table.id, seat.index, spec, error)
            try:
                loaded = await self._move(loaded, due, version, ply)
            except Conflict:  # another process was quicker: see what it did
                loaded = await self._service.tables.get(loaded.table.id)
        return loaded

    async def _move(self, loaded: Loaded, due: tuple[Seat, str], version: int, ply: str | None) -> Loaded:
        """Play what a bot has chosen, None if it failed, if it is still to move; gives the table."""
        seat, spec = due
        async with self._service.tables.changing(loaded) as held:
            if held.table.version != version or held.table.bot_due() != due:
                return held  # undone, or the person is back: think again
            if ply is None and spec != STAND_IN:
                await self._service.change(held, commands.stand_in(held.table, seat.index, STAND_IN))
                return held
            if ply is None:
                ply = str(secrets.choice(held.table.running().legal()))
            try:
                await self._service.change(held, commands.play_for(held.table, seat.index, ply))
            except RedCathedralError:  # it was legal a moment ago: the worker's game is not this one
                log.exception("table %s: a bot's ply is not legal", held.table.id)
                legal = held.table.running().legal()[0]
                await self._service.change(held, commands.play_for(held.table, seat.index, legal))
            return held

    async def _ask_twice(self, question: Choose, loaded: Loaded, due: tuple[Seat, str]) -> Answer:
        """Ask for a ply, and once more if the process died and the bot is still to move."""
        version = loaded.table.version
        try:
            return await self.ask(question, question.bot.spec, loaded.maker)
        except BotDied as error:
            if loaded.table.version != version or loaded.table.bot_due() != due:
                raise
            log.warning("table %s, bot %s is asked once more: %s", loaded.table.id, question.bot.spec, error)
            return await self.ask(question, question.bot.spec, loaded.maker)

    async def ask(self, question: Message, spec: str, maker: str) -> Answer:
        """Ask a process where such bots think, when the maker of the table is next in the queue."""
        pool = self._quick if is_quick(spec) else self._slow
        return await pool.ask(question, self._seconds, maker)

    async def hint(self, loaded: Loaded, holder: str) -> models.Hint:
        """Return what a bot would play for the person whose turn it is."""
        game = game_of(loaded.table)
        seat = loaded.table.seat_to_move()
        if seat is None or seat.holder != holder:
            raise Refusal(403, "seat", Phrase("error-not-yours-now"))
        if loaded.table.persons() != {holder}:  # nobody should have to wonder whether the others ask a bot
            raise Refusal(403, "hint", Phrase("error-no-hints"))
        if loaded.table.strict:
            raise Refusal(403, "hint", Phrase("error-no-hints-strict"))
        version, position = loaded.table.version, position_of(loaded)
        advised = self._advised.get(loaded.table.id, Advised)
        line = advised.line(position.plies)
        bot = self._adviser if self._slow.idle() else STAND_IN  # nobody waits for another table's bot
        async with self._hints:
            try:
                answer = await self.ask(Hint(position, seat.index, BotSource(bot), line), bot, loaded.maker)
            except BotFailed:
                bot = STAND_IN
                answer = await self.ask(Hint(position, seat.index, BotSource(bot)), bot, loaded.maker)
        if loaded.table.version != version:
            raise commands.stale(loaded.table)
        lines = [Line.from_data(found) for found in answer["found"]]
        if answer["ready"]:
            advised.note(position.plies, lines)
        return {
            "bot": bot if answer["ready"] else STAND_IN,
            "ready": answer["ready"],
            "choices": [_hinted(game, seat.index, line, lines) for line in lines],
        }


def _hinted(game: Game, seat: int, line: Line, lines: list[Line]) -> models.HintChoice:
    """Say what a hint's line begins with, its prospects, and why; of the best one, also what the next one lacks."""
    other = lines[1].plies if line is lines[0] and len(lines) > 1 else None
    reason = advantages_of(game.state, seat, line.plies, other, game.names)
    return {
        **choice(game.state, line.plies[0]),
        "win": line.win,
        "margin": line.margin,
        "reason": None if reason is None else sentence(reason),
    }


def position_of(loaded: Loaded) -> Position:
    """Describe the game of a table, without its seed and its source of chance."""
    game = loaded.table.running()
    return Position(loaded.table.id, Opening.of(game), tuple(map(str, game.plies)))
