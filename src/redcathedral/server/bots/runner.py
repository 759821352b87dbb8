"""Bots at the tables: they think in processes of their own, a bounded number at once, and no page waits for them.

Quick bots (the registry says which) share one process and those that search the others, so a long search or a compile
never keeps a quick bot waiting. A bot that fails, dies or takes too long is replaced by a simpler one, and everyone at
the table hears of it.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from ...bots.process.messages import BotSource, Choose, Hint, Opening, Position, WarmUp
from ...bots.process.parent import BotFailed, BotProcess
from ...bots.registry import is_quick
from ...errors import RedCathedralError
from ...text import Phrase
from ..table import commands
from ..table.offers import choice
from ..table.queries import game_of
from ..table.refusals import Refusal

if TYPE_CHECKING:
    from ...bots.process.messages import Answer, Message
    from .. import models
    from ..live.loaded import Loaded
    from ..service import Service

log = logging.getLogger(__name__)
STAND_IN = "greedy"
HINTS_AT_ONCE = 8
MOST_HINTS = 3


class Worker:
    """One process that thinks; whoever waits for its answer does so in a thread."""

    def __init__(self) -> None:
        self._process = BotProcess()
        self._thread = ThreadPoolExecutor(1, "bot-process")

    async def ask(self, question: Message, seconds: float) -> Answer:
        """Give the answer to a question."""
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._thread, self._process.ask, question, seconds)
        except asyncio.CancelledError:
            await self.stop()  # its answer would be taken for that of the next question
            raise

    def is_running(self) -> bool:
        """Whether there is a process."""
        return self._process.is_running()

    async def stop(self) -> None:
        """End the process and wait for it: one that is only killed stays open when the loop ends before it is gone."""
        await asyncio.to_thread(self._process.close)


class Pool:
    """Workers that take turns."""

    def __init__(self, workers: int) -> None:
        self._all = [Worker() for _ in range(workers)]
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        self.waiting = 0  # questions that no worker has taken yet
        for worker in self._all:
            self._free.put_nowait(worker)

    async def ask(self, question: Message, seconds: float) -> Answer:
        """Ask the next worker that is free."""
        self.waiting += 1
        try:
            worker = await self._free.get()
        finally:
            self.waiting -= 1
        try:
            return await worker.ask(question, seconds)
        finally:
            self._free.put_nowait(worker)

    def idle(self) -> bool:
        """Whether a worker is free."""
        return not self._free.empty()

    async def stop(self) -> None:
        """End all."""
        for worker in self._all:
            await worker.stop()


class BotRunner:
    """Lets bots play where they are to move."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._seconds = service.settings.bot_seconds
        self._quick = Pool(1)
        self._slow = Pool(service.settings.thinkers)
        self._adviser = service.settings.adviser
        self._tasks: dict[str, asyncio.Task[Loaded]] = {}
        self._resuming: asyncio.Task[None] | None = None
        self._warming: asyncio.Task[Answer] | None = None
        self._hints = asyncio.Semaphore(HINTS_AT_ONCE)

    def start(self) -> None:
        """Begin to look after tables, with those first that waited for a bot when the server stopped."""
        self._service.wake_bots = self.wake
        self._resuming = asyncio.create_task(self._resume())
        if self._service.settings.warm:
            self._warming = asyncio.create_task(self._slow.ask(WarmUp(), self._seconds))

    async def stop(self) -> None:
        """Let go of everything; what was not played will be after the next start."""
        self._service.wake_bots = lambda _: None
        tasks = [*self._tasks.values(), *(task for task in (self._resuming, self._warming) if task)]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._quick.stop()
        await self._slow.stop()

    @property
    def waiting(self) -> int:
        """How many questions wait for a process."""
        return self._quick.waiting + self._slow.waiting

    async def _resume(self) -> None:
        for table_id in await self._service.database.call(lambda store: store.tables_with_bots()):
            try:
                self.wake(await self._service.tables.get(table_id))
            except Refusal as refusal:
                log.warning("table %s cannot go on: %s", table_id, refusal)

    def wake(self, loaded: Loaded) -> None:
        """See whether a bot is to move, and let it."""
        table_id = loaded.table.id
        if table_id not in self._tasks and loaded.table.bot_due() is not None:
            self._service.busy.add(table_id)
            task = asyncio.create_task(self._play(loaded))
            self._tasks[table_id] = task
            task.add_done_callback(lambda done: self._done(table_id, done))

    def _done(self, table_id: str, task: asyncio.Task[Loaded]) -> None:
        self._tasks.pop(table_id, None)
        self._service.busy.discard(table_id)
        if task.cancelled():
            return
        error = task.exception()
        if error is not None:
            log.error("the bots of table %s stopped", table_id, exc_info=error)
        else:
            self.wake(task.result())

    async def _play(self, loaded: Loaded) -> Loaded:
        """Play bots' plies until a person is to move; gives the table, which may have been made again meanwhile."""
        while (due := loaded.table.bot_due()) is not None:
            seat, spec = due
            version = loaded.table.version
            failed = None
            try:
                question = Choose(position_of(loaded), seat.index, BotSource(spec))
                ply = (await self.ask(question, spec))["ply"]
            except BotFailed as error:
                log.warning("table %s, seat %d, bot %s: %s", loaded.table.id, seat.index, spec, error)
                failed = error
                ply = secrets.choice(loaded.table.running().legal())
            async with self._service.tables.changing(loaded) as held:
                loaded = held
                if held.table.version != version or held.table.bot_due() != due:
                    continue  # taken back, or the person is back: think again
                if failed is not None and spec != STAND_IN:
                    await self._service.change(held, commands.stand_in(held.table, seat.index, STAND_IN))
                    continue
                try:
                    await self._service.change(held, commands.play_for(held.table, seat.index, ply))
                except RedCathedralError:  # it was legal a moment ago: the worker's game is not this one
                    log.exception("table %s: a bot's ply is not legal", held.table.id)
                    legal = held.table.running().legal()[0]
                    await self._service.change(held, commands.play_for(held.table, seat.index, legal))
        return loaded

    async def ask(self, question: Message, spec: str) -> Answer:
        """Ask a process where such bots think."""
        pool = self._quick if is_quick(spec) else self._slow
        return await pool.ask(question, self._seconds)

    async def hint(self, loaded: Loaded, holder: str) -> models.Hint:
        """Give what a bot would play for someone who is to move."""
        game = game_of(loaded.table)
        seat = loaded.table.seat_to_move()
        if seat is None or seat.holder != holder:
            raise Refusal(403, "seat", Phrase("error-not-yours-now"))
        if loaded.table.persons() != {holder}:  # nobody should have to wonder whether the others ask a bot
            raise Refusal(403, "hint", Phrase("error-no-hints"))
        version = loaded.table.version
        bot = self._adviser if self._slow.idle() else STAND_IN  # nobody waits for another table's bot
        async with self._hints:
            try:
                answer = await self.ask(Hint(position_of(loaded), seat.index, BotSource(bot)), bot)
            except BotFailed:
                bot = STAND_IN
                answer = await self.ask(Hint(position_of(loaded), seat.index, BotSource(bot)), bot)
        if loaded.table.version != version:
            raise commands.stale(loaded.table)
        choices: list[models.HintChoice] = [
            {**choice(game.state, found["ply"]), "win": found["win"], "margin": found["margin"]}
            for found in answer["found"][:MOST_HINTS]
        ]
        return {"bot": bot if answer["ready"] else STAND_IN, "ready": answer["ready"], "choices": choices}


def position_of(loaded: Loaded) -> Position:
    """Say how the game of a table stands, without its seed and its chance."""
    game = loaded.table.running()
    return Position(loaded.table.id, Opening.of(game), tuple(map(str, game.plies)))
