"""Reviews of finished games: computed turn by turn in a process of their own, sent as they come, and kept.

No bot waits for a review. Its process is there only while somebody wants one.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from ...bots.process.messages import ReviewTurn
from ...bots.process.parent import BotFailed, BotProcess
from ...bots.review import (
    CLOSER_SWINGS,
    CLOSER_TURNS_A_SEAT,
    ReviewedTurn,
    end_of,
    sum_up,
    turn_from_data,
    worth_a_closer_look,
)
from ..live.apart import NICE
from ..live.work import note_work
from ..table.queries import game_of
from ..table.refusals import wrong_status
from ..table.table import FINISHED
from .pool import Pool
from .runner import position_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from ...bots.process.messages import Answer, Message
    from ...game.game import Game
    from ..live.loaded import Loaded
    from ..models import ReviewAnswer, ReviewStatus

log = logging.getLogger(__name__)
KEPT = 64  # some 150 KB each, of a whole game
AT_ONCE = 4  # reviews under way; others begin when somebody asks again
MOST_EACH = 2  # of them, of tables that one address has made
PAUSE = 1.0  # seconds until a search that is being compiled is asked again
WANTED_SECONDS = 15.0  # after the last request for it, a review pauses
LOOK_SECONDS = 600.0  # for one look; it steps back behind everything else
IDLE_SECONDS = 300.0  # after the last look the process ends: it holds 220 MB, and takes seconds to be ready again
SHARE = 0.1  # of its seconds that are charged: it steps back behind everything else


@dataclass
class Work:
    """A review and how far it is."""

    maker: str  # of the table
    task: asyncio.Task[None] | None = None
    status: ReviewStatus = "working"
    asked: float = 0.0  # when somebody last wanted to know, by the loop's clock
    turns: int | None = None  # how many there are, once that is known
    reviewed: list[ReviewedTurn] = field(default_factory=list)
    closer: list[int] | None = None  # turns that get a closer look, once that is known
    looked: int = 0  # of them, those that have had it
    uncharged: float = 0.0  # seconds of processor nobody has been charged for yet

    @property
    def done(self) -> int:
        """Looks taken."""
        return len(self.reviewed) + self.looked

    @property
    def looks(self) -> int | None:
        """Looks there will be, as far as that is known."""
        if self.turns is None:
            return None
        if self.closer is not None:
            return self.turns + len(self.closer)
        seats = len(self.reviewed[0].chances) if self.reviewed else 0
        return self.turns + min(self.turns, CLOSER_TURNS_A_SEAT * seats + CLOSER_SWINGS)


class State(NamedTuple):
    """How far a review is."""

    status: ReviewStatus
    done: int
    looks: int | None


class Told(NamedTuple):
    """How far a review is, and a function that puts together what it says; that takes a while."""

    state: State
    tell: Callable[[], ReviewAnswer]


def tell(state: State, game: Game, reviewed: tuple[ReviewedTurn, ...], turns: int | None) -> ReviewAnswer:
    """Put a review together, or what is known so far."""
    review = sum_up(game, reviewed, so_far=len(reviewed) != turns) if reviewed else None
    return {"status": state.status, "done": state.done, "looks": state.looks, "review": review}


class Reviews:
    """Reviews by table, made while somebody asks for them. A finished game doesn't change, so each is made once."""

    def __init__(self, pool: Pool[Message, Answer] | None = None) -> None:
        self._pool = pool or Pool([BotProcess(nice=NICE)], IDLE_SECONDS)
        self._works: OrderedDict[str, Work] = OrderedDict()

    def get(self, loaded: Loaded) -> Told:
        """Return what is known about a table's game; asking starts its review, and pays for what was done.

        Where too many are under way it begins when somebody asks again. In a queue it would hold its table in memory,
        and others would wait behind whoever asks for many.
        """
        game_of(loaded.table)
        if loaded.table.status != FINISHED:
            raise wrong_status("error-review-later")
        work = self._works.get(loaded.table.id)
        if work is None or work.status == "failed":
            work = self._works[loaded.table.id] = Work(loaded.maker)
            self._forget()
        self._works.move_to_end(loaded.table.id)
        work.asked = asyncio.get_running_loop().time()
        if work.task is None and work.status != "ready" and self._has_room(loaded.maker):
            work.status = "working" if work.closer is None else "closer"
            work.task = asyncio.create_task(self._make(loaded, work))
        note_work(work.uncharged * SHARE)
        work.uncharged = 0.0
        state = State(work.status, work.done, work.looks)
        return Told(state, partial(tell, state, loaded.table.running(), tuple(work.reviewed), work.turns))

    def _has_room(self, maker: str) -> bool:
        makers = [work.maker for work in self._works.values() if work.task is not None]
        return len(makers) < AT_ONCE and makers.count(maker) < MOST_EACH

    def _forget(self) -> None:
        """Let go of the reviews nobody has asked for in a long time."""
        while len(self._works) > KEPT:
            _, oldest = self._works.popitem(last=False)
            if oldest.task is not None:
                oldest.task.cancel()

    @property
    def under_way(self) -> int:
        """How many are being made."""
        return sum(work.task is not None for work in self._works.values())

    async def _make(self, loaded: Loaded, work: Work) -> None:
        """Take one look after another, as long as somebody wants to know; what is there is kept."""
        try:
            while await self._look(loaded, work):
                if asyncio.get_running_loop().time() - work.asked > WANTED_SECONDS:
                    return
        except BotFailed as error:
            log.warning("table %s cannot be reviewed: %s", loaded.table.id, error)
            work.status = "failed"
        finally:
            work.task = None

    async def _look(self, loaded: Loaded, work: Work) -> bool:
        """Take the next look; gives whether there was one to take."""
        game = loaded.table.running()
        if work.turns is None or len(work.reviewed) < work.turns:
            work.reviewed.append(await self._turn(loaded, work, len(work.reviewed), closer=False))
        elif work.closer is None:
            work.closer = worth_a_closer_look(work.reviewed, end_of(game))
        elif work.looked < len(work.closer):
            number = work.closer[work.looked]
            work.reviewed[number] = await self._turn(loaded, work, number, closer=True)
            work.looked += 1
        else:
            work.status = "ready"
            return False
        return True

    async def _turn(self, loaded: Loaded, work: Work, number: int, *, closer: bool) -> ReviewedTurn:
        while True:
            question = ReviewTurn(position_of(loaded), number, closer)
            answer = await self._pool.ask(question, LOOK_SECONDS, loaded.maker)
            if answer["ready"]:
                work.status, work.turns = "closer" if closer else "working", answer["turns"]
                work.uncharged += answer["seconds"]
                return turn_from_data(answer["turn"])
            work.status = "preparing"
            await asyncio.sleep(PAUSE)

    async def stop(self) -> None:
        """Let go of what is under way."""
        tasks = [work.task for work in self._works.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._pool.stop()
