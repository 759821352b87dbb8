"""A small cache: it keeps the entries that were used last."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

K = TypeVar("K")
V = TypeVar("V")


class Recent(Generic[K, V]):
    """The things used last, by a key; older ones are forgotten."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._things: OrderedDict[K, V] = OrderedDict()

    def get(self, key: K, make: Callable[[], V]) -> V:
        """Give a thing, made now if it is not there."""
        thing = self._things.pop(key) if key in self._things else make()
        self._things[key] = thing
        if len(self._things) > self._most:
            self._things.popitem(last=False)
        return thing

    def forget(self, key: K) -> None:
        """Have a thing made again the next time."""
        self._things.pop(key, None)
