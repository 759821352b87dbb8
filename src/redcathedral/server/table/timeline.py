"""The whole game at once: one position and what every ply changed in it, so that a client can jump to any moment.

A game of 300 plies is 300 positions of 9 kB; as changes it takes a hundredth of that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from ...game.outcome import totals

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pydantic import JsonValue

    from ...game.game import Game
    from ..models import Step, Timeline


def timeline_of(game: Game, seqs: list[int], since: int, most: int) -> Timeline:
    """Return the position after `since` plies and a number of steps from there; `seqs` are the plies' events."""
    until = min(game.version, since + most)
    turns = [(number, game.seats.index(color)) for _, number, color in game.plies_with_turns()]
    then = game.clone()
    then.go_to(until)
    later = then.snapshot()
    steps: list[Step] = []
    for ply in range(until, since, -1):  # backwards, because a game can only go back
        scored = totals(then.state)
        then.go_to(ply - 1)
        earlier = then.snapshot()
        turn, seat = turns[ply - 1]
        changes = list(changes_between(cast("JsonValue", earlier), cast("JsonValue", later)))
        steps.append(
            {"ply": ply, "seq": seqs[ply - 1], "turn": turn, "seat": seat, "changes": changes, "scored": scored}
        )
        later = earlier
    return {"since": since, "plies": game.version, "snapshot": later, "steps": steps[::-1]}


def changes_between(
    before: JsonValue, after: JsonValue, path: tuple[str | int, ...] = ()
) -> Iterator[tuple[list[str | int], JsonValue]]:
    """Find the smallest parts that differ: objects with the same fields and lists of one length are gone into."""
    if before == after:  # seen at once of most parts, without going into them
        return
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for key, value in after.items():
            yield from changes_between(before[key], value, (*path, key))
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for index, value in enumerate(after):
            yield from changes_between(before[index], value, (*path, index))
    else:
        yield list(path), after
