"""Threads that share the same work again and again, for steps so short that an executor's overhead would show."""

from __future__ import annotations

from queue import SimpleQueue
from threading import Thread
from typing import TYPE_CHECKING, Any
from weakref import finalize

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeAlias

    Work: TypeAlias = Callable[[int], Any]  # does one share, by its number
    Answers: TypeAlias = SimpleQueue[Any]
    Orders: TypeAlias = SimpleQueue[tuple[Work, Answers] | None]  # None: go home


class Crew:
    """The calling thread and its helpers, which end when nothing refers to the crew any more."""

    def __init__(self, threads: int) -> None:
        self._helpers: list[Orders] = [SimpleQueue() for _ in range(1, threads)]
        for share, orders in enumerate(self._helpers, start=1):
            Thread(target=_help, args=(share, orders), daemon=True).start()
        finalize(self, _send_home, self._helpers)

    def share(self, work: Work) -> list[Any]:
        """Do every share, this thread the first; give what they gave, in any order, or raise what one raised."""
        answers: Answers = SimpleQueue()  # a new one: after an interrupt the old one may still get an answer
        for orders in self._helpers:
            orders.put((work, answers))
        given = [_answer(work, 0), *(answers.get() for _ in self._helpers)]
        for answer in given:
            if isinstance(answer, BaseException):
                raise answer
        return given

    def split(self, count: int, work: Callable[[int, int, int], Any]) -> list[Any]:
        """Share `count` things out evenly: `work` gets a share's number, its first thing and the one after its last."""
        shares = len(self._helpers) + 1
        return self.share(lambda share: work(share, count * share // shares, count * (share + 1) // shares))


def _help(share: int, orders: Orders) -> None:
    while (order := orders.get()) is not None:
        work, answers = order
        answers.put(_answer(work, share))
        del order, work, answers  # the work holds the batch, and with it the crew


def _answer(work: Work, share: int) -> Any:
    try:
        return work(share)
    except BaseException as error:  # noqa: BLE001  # raised again by the calling thread, when all have answered
        return error


def _send_home(helpers: list[Orders]) -> None:
    for orders in helpers:
        orders.put(None)
