"""Rate limits shared by all processes: what is spent at one counts at all, about a second later, through the database.

The database adds up what all have spent. Nobody waits for it: a process decides by the last total it has heard, so an
address that uses several processes at once may overspend by about a second's worth, and waits for that afterwards.
"""

from __future__ import annotations

import asyncio
import itertools
from functools import partial
from typing import TYPE_CHECKING

from ..secret_names import name_of
from ..store.store import Unavailable

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..service import Service
    from ..store.store import Store
    from .rates import Rate, Rates

TELL_SECONDS = 1.0
FORGET_EVERY = 60  # tellings


async def share_rates(service: Service, rates: Rates, clock: Callable[[], float]) -> None:
    """Tell and hear for as long as the server runs."""
    for number in itertools.count(1):
        await asyncio.sleep(TELL_SECONDS)
        try:
            for rate in rates:
                await tell(service, rate, clock)
            if number % FORGET_EVERY == 0:
                await service.database.call(lambda store: store.forget_spent())
        except Unavailable:
            pass  # others have logged it; each process counts for itself until the database is back


async def tell(service: Service, rate: Rate, clock: Callable[[], float]) -> None:
    """Tell what was spent here, and hear what all have spent."""
    untold = rate.take_untold()
    if not untold:
        return
    names = {name_of(service.salt, rate.name, who): who for who in untold}
    spent = {name: untold[who] for name, who in names.items()}
    try:
        found = await service.database.call(partial(_spend, spent, rate.most_seconds))
    except Unavailable:
        rate.not_told(untold)
        raise
    for name, seconds in found.items():
        rate.hear(names[name], seconds, clock())


def _spend(spent: dict[str, float], most: float, store: Store) -> dict[str, float]:
    return store.spend(spent, most)
