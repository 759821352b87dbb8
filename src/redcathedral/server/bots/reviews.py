"""Reviews of finished games: made turn by turn between the plies of bots, kept, and told how far they are."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ...bots.process.messages import ReviewTurn
from ...bots.process.parent import BotFailed
from ...bots.review import REVIEWER, ReviewedTurn, sum_up, turn_from_data
from ..table.queries import game_of
from ..table.refusals import wrong_status
from ..table.table import FINISHED
from .runner import position_of

if TYPE_CHECKING:
    from ...bots.review import Review
    from ..live.loaded import Loaded
    from ..models import ReviewAnswer, ReviewStatus
    from .runner import BotRunner

log = logging.getLogger(__name__)
KEPT = 256
AT_ONCE = 4  # reviews under way; others wait
PAUSE = 1.0  # seconds until a search that is being compiled is asked again


@dataclass
class Work:
    """A review and how far it is."""

    task: asyncio.Task[None] | None = None
    status: ReviewStatus = "working"
    turns: int | None = None  # how many there are, once that is known
    reviewed: list[ReviewedTurn] = field(default_factory=list)
    review: Review | None = None


class Reviews:
    """Reviews by table. A finished game does not change, so a review is made once."""

    def __init__(self, runner: BotRunner) -> None:
        self._runner = runner
        self._works: OrderedDict[str, Work] = OrderedDict()
        self._slots = asyncio.Semaphore(AT_ONCE)

    def get(self, loaded: Loaded) -> ReviewAnswer:
        """Give the review of a table's game, or how far it is; the first who asks sets it going."""
        game_of(loaded.table)
        if loaded.table.status != FINISHED:
            raise wrong_status("error-review-later")
        work = self._works.get(loaded.table.id)
        if work is None or work.status == "failed":
            work = Work()
            work.task = asyncio.create_task(self._make(loaded, work))
            self._works[loaded.table.id] = work
            self._forget()
        self._works.move_to_end(loaded.table.id)
        return {"status": work.status, "done": len(work.reviewed), "turns": work.turns, "review": work.review}

    def _forget(self) -> None:
        """Let go of the reviews nobody has asked for in a long time."""
        while len(self._works) > KEPT:
            _, oldest = self._works.popitem(last=False)
            if oldest.task is not None:
                oldest.task.cancel()

    async def _make(self, loaded: Loaded, work: Work) -> None:
        try:
            async with self._slots:
                while work.turns is None or len(work.reviewed) < work.turns:
                    answer = await self._runner.ask(
                        ReviewTurn(position_of(loaded), len(work.reviewed)), REVIEWER, loaded.maker
                    )
                    if answer["ready"]:
                        work.status, work.turns = "working", answer["turns"]
                        work.reviewed.append(turn_from_data(answer["turn"]))
                    else:
                        work.status = "preparing"
                        await asyncio.sleep(PAUSE)
            work.review = sum_up(loaded.table.running(), work.reviewed)
            work.status = "ready"
        except BotFailed as error:
            log.warning("table %s cannot be reviewed: %s", loaded.table.id, error)
            work.status = "failed"
        finally:
            work.task = None

    async def stop(self) -> None:
        """Let go of what is under way."""
        tasks = [work.task for work in self._works.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
