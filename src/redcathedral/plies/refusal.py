"""How a chapter says why a ply is not legal: the key, clause and facts for each refusal of the kernel."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from ..kernel.state import State

Facts = Mapping[str, str | int | tuple[str, ...]]
"""The codes and numbers behind a reason."""


def no_facts(s: State, ply: Any) -> Facts:  # noqa: ARG001
    """Give nothing: the reason says all."""
    return {}


class Refusal(NamedTuple):
    """How one refusal is explained; its functions get the state and the refused ply."""

    key: str
    """What kind of reason it is; its words are the message `why-<key>` of the catalogue."""
    clause: str | Callable[[State, Any], str]
    """The clause of the rules it rests on; a function where that depends on the ply or the moment."""
    facts: Callable[[State, Any], Facts] = no_facts
    """What fills the message."""
