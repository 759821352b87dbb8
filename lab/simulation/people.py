"""The clients of a simulation: they play, take back, talk, leave, repeat what nobody answered, note what they see."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from pydantic_core import from_json

from lab.history import Witness
from lab.simulation.world import PATIENCE, Lost
from redcathedral.errors import RedCathedralError
from redcathedral.server.bodies import ChatBody, CreateBody, PlyBody, SitBody, UndoBody
from redcathedral.server.store.store import Unavailable
from redcathedral.server.table.refusals import Refusal, no_key

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable
    from typing import TypeVar

    from lab.simulation.world import Process, World
    from redcathedral.server.live.loaded import Loaded
    from redcathedral.server.lobby import Made

    T = TypeVar("T")
    Act = Callable[[Process, Loaded, str], Awaitable[T]]  # by a holder, at a table as a process has it
    Request = Callable[[Process], Awaitable[T]]

THINKING = 0.05  # seconds between what a client does, on average


class Person:
    """Someone who holds a seat of a table and never gives up."""

    def __init__(self, world: World, table: str, key: str, name: str) -> None:
        self.table = table
        self.witness = Witness()
        self._world, self._key, self._name = world, key, name
        self._luck = world.luck_of(name)
        self._watching = world.luck_of(f"{name} watching")
        self._requests = 0
        self.content = False  # wants nothing any more

    async def live(self) -> None:
        """Watch and act, forever."""
        await asyncio.gather(self._act(), self._watch())

    # Acting

    async def _act(self) -> None:
        """Act until all is over; then come back if one is away, so that the table waits for a person."""
        while True:
            await asyncio.sleep(self._luck.expovariate(1 / THINKING))
            over = self._world.over
            with contextlib.suppress(Lost, OSError, Unavailable):
                wanted = await self._ask(self._at_table(self._come_back if over else self._wanted))
                if wanted is not None:
                    await self._insist(*wanted)
                elif over:
                    self.content = True
                    return

    async def _come_back(self, _: Process, loaded: Loaded, holder: str) -> tuple[str, Request[bytes | None]] | None:
        """Want one's seat back, if one has left it."""
        if not any(loaded.table.seats[index].away for index in loaded.table.seats_of(holder)):
            return None
        return f"{self._name}-back", self._at_table(lambda process, loaded, holder: process.lobby.back(loaded, holder))

    async def _wanted(self, process: Process, loaded: Loaded, holder: str) -> tuple[str, Request[bytes | None]] | None:
        """Decide what to do by how the table looks."""
        self._requests += 1
        table, name = loaded.table, f"{self._name}-{self._requests}"
        to_move = table.seat_to_move()
        chance = self._luck.random()
        if chance < 0.05:
            chat = ChatBody(text=f"This is {name}.", id=name)
            return name, self._at_table(lambda process, loaded, holder: process.service.chat(loaded, holder, chat))
        if (back := await self._come_back(process, loaded, holder)) is not None:
            return back
        if to_move is None or to_move.holder != holder:
            return None
        if chance < 0.08:
            return name, self._at_table(lambda process, loaded, holder: process.lobby.leave(loaded, holder, "random"))
        if chance < 0.12:
            undo = UndoBody(to=self._luck.randrange(len(table.line) + 1), version=table.version, id=name)
            return name, self._at_table(lambda process, loaded, holder: process.service.undo(loaded, holder, undo))
        ply = PlyBody(ply=str(self._luck.choice(table.running().legal())), version=table.version, id=name)
        return name, lambda process: process.service.play_at(self.table, self._held, ply)

    async def _insist(self, name: str, request: Request[bytes | None]) -> None:
        """Send a request until it is answered, always under the same id."""
        while True:
            try:
                answer = await self._ask(request)
            except (Lost, OSError, Unavailable):
                await asyncio.sleep(self._luck.expovariate(1 / THINKING))
                continue
            except (Refusal, RedCathedralError):
                return  # another was first, or it isn't allowed: look again
            if answer:
                self.witness.note_answer(name, from_json(answer)["events"])
            return

    async def _ask(self, request: Request[T]) -> T:
        return await self._world.ask(self._luck, request)

    def _at_table(self, act: Act[T]) -> Request[T]:
        """Give the request that acts at the table as a process has it."""

        async def request(process: Process) -> T:
            loaded = await process.service.tables.get(self.table)
            return await act(process, loaded, self._held(loaded))

        return request

    def _held(self, loaded: Loaded) -> str:
        holder = loaded.holder(self._key)
        if holder is None:
            self.witness.contradictions.append(f"a process does not know the key of {self._name}")
            raise no_key()
        return holder

    # Watching

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(self._watching.expovariate(1 / THINKING))
            process = self._watching.choice(self._world.processes)
            try:
                async with asyncio.timeout(PATIENCE):  # a dead process never answers
                    page = await process.service.page(self.table, self.witness.without_gap())
            except (OSError, TimeoutError, Unavailable):
                continue
            watcher = process.service.watchers.join(self.table, self._name)
            watcher.send(process.service.news_of(page))
            while message := await self._world.heard(self._watching, process, watcher):
                self.witness.note(from_json(message)["events"])
            process.service.watchers.leave(watcher)


async def lay_table(world: World, name: str) -> list[Person]:
    """Make a table of two people, or of one and a bot, and give the people."""
    luck = world.luck_of(name)
    with_bot = luck.random() < 0.4
    other = {"kind": "bot", "bot": "random"} if with_bot else {"kind": "open"}
    body = CreateBody.model_validate({"seats": [{"kind": "me"}, other], "entropy": "a"})
    made = await world.ask(luck, lambda process: process.lobby.create(body, name))
    people = [Person(world, made.table, made.key, f"{name}-maker")]
    if not with_bot:
        seat = SitBody(invite=made.invite or "", seat=1, name="Boris", entropy="b")

        async def sit(process: Process) -> Made:
            return await process.lobby.sit(await process.service.tables.get(made.table), None, seat)

        people.append(Person(world, made.table, (await world.ask(luck, sit)).key, f"{name}-guest"))
    return people
