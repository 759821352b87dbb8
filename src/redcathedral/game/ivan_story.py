"""What Ivan did, told from the states before and after a ply (chapter A)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from .. import words
from ..kernel.codes import (
    IVAN_CLAIM,
    IVAN_CONSTRUCTION,
    IVAN_INVENTORY,
    IVAN_RECOGNITION,
    IVAN_SEAT,
    IVAN_TRANSPORT,
    MATERIALS,
    NONE,
    PHASE_IVAN,
    PHASE_SHUFFLE,
    RECOGNITION,
    SPACES,
)
from ..kernel.ivan import HUMAN_SEAT, RECOGNITION_OF_HIS_CARD, face_up_card, next_ornament
from ..text import Phrase
from .pieces import amount, goods, ornament_of, row_of, section_name, word

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ..kernel.state import State
    from ..text import Fact


class Tell(Protocol):
    """Add one sentence to the story."""

    def __call__(self, key: str, **facts: Fact) -> None:
        """Take the sentence's key and its facts."""


class Diff:
    """What differs on the construction site between two states."""

    def __init__(self, before: State, after: State) -> None:
        self.before, self.after = before, after

    def sections(self) -> Iterator[tuple[int, int]]:
        """Go through all sections, tower by tower, from the base up."""
        for tower in range(self.before.towers):
            for level in range(self.before.height[tower]):
                yield tower, level

    def completed(self) -> list[tuple[int, int]]:
        """Find what was completed."""
        return [at for at in self.sections() if self.after.complete[at] and not self.before.complete[at]]

    def claimed(self) -> list[tuple[int, int]]:
        """Find what was claimed."""
        return [at for at in self.sections() if self.after.owner[at] != self.before.owner[at]]

    def decorated(self) -> list[tuple[int, int]]:
        """Find what was decorated."""
        return [at for at in self.sections() if self.after.ornament[at] != self.before.ornament[at]]


def ivan_story(before: State, verb: str, after: State, tell: Tell) -> None:
    """Tell what Ivan did in this ply, if he did anything."""
    if not before.solo:
        return
    began = before.seat == HUMAN_SEAT and after.turn_number > before.turn_number
    diff = Diff(before, after)
    if verb == "ivan" and not before.ivan_decorating:
        _claim(diff, tell)
    if (verb == "ivan" and before.ivan_decorating) or (began and face_up_card(before) == NONE):
        _decorate(diff, tell)
    acted = NONE
    if verb == "shuffle":
        tell("told-ivan-tiles", dice=[word(words.DICE[after.ivan_die[i]]) for i in range(len(words.IVAN_CARDS))])
        acted = _move(before, after, 0, tell)
    elif began and face_up_card(before) != NONE:
        acted = _move(before, after, face_up_card(before), tell)
    elif verb == "roll" and before.ivan_acting != NONE:
        acted = before.ivan_acting
    if acted != NONE:
        _card(diff, before.ivan_card[acted], tell)


def _move(before: State, after: State, position: int, tell: Tell) -> int:
    """Tell what his die did (A4, A5); gives the card's position if it is carried out in the same ply."""
    tiles = after if before.phase == PHASE_SHUFFLE else before
    die = tiles.ivan_die[position]
    card = Phrase(f"card-{words.IVAN_CARDS[before.ivan_card[position]]}")
    facts: dict[str, Fact] = {"card": card, "die": word(words.DICE[die])}
    steps = after.die_value[die]  # a roll in this very ply came before his move
    space = (before.die_space[die] + steps) % SPACES + 1
    if after.die_space[die] == before.die_space[die]:
        tell("told-ivan-blocked", space=space, **facts)
        return position
    tell("told-ivan-moves", space=space, steps=amount("spaces", steps), **facts)
    points = after.score[IVAN_SEAT] - before.score[IVAN_SEAT]
    if points:
        tell("told-ivan-recognition", what=amount("recognition", points))
    return NONE


def _card(diff: Diff, card: int, tell: Tell) -> None:
    """Tell what his card did (A6 to A10)."""
    before, after = diff.before, diff.after
    if card == IVAN_RECOGNITION:
        tell("told-ivan-card-recognition", what=amount("recognition", RECOGNITION_OF_HIS_CARD))
    elif card == IVAN_INVENTORY:
        taken = [after.ivan_inventory[m] - before.ivan_inventory[m] for m in range(MATERIALS)]
        tell("told-ivan-card-inventory", goods=goods(taken))
    elif card == IVAN_TRANSPORT:
        moved = row_of(before.ivan_inventory)
        tell("told-ivan-card-transport" if any(moved) else "told-ivan-card-transport-nothing", goods=goods(moved))
    elif card == IVAN_CLAIM:
        if after.phase == PHASE_IVAN:
            tell("told-ivan-asks-claim")
        else:
            _claim(diff, tell)
    elif card == IVAN_CONSTRUCTION:
        _construction(diff, tell)


def _claim(diff: Diff, tell: Tell) -> None:
    claimed = diff.claimed()
    if not claimed:
        tell("told-ivan-claims-nothing")
        return
    tile = diff.before.tile[claimed[0]]
    if diff.before.tile_content[tile] == RECOGNITION:
        what = amount("recognition", diff.before.tile_amount[tile])
        tell("told-ivan-claims-recognition", section=section_name(*claimed[0]), what=what)
    else:
        tell("told-ivan-claims", section=section_name(*claimed[0]))


def _construction(diff: Diff, tell: Tell) -> None:
    before, after = diff.before, diff.after
    brought = False
    for at in diff.sections():
        put = [after.delivered[(*at, m)] - before.delivered[(*at, m)] for m in range(MATERIALS)]
        if after.complete[at] and not before.complete[at]:  # its materials went to the supply
            missing = sum(row_of(before.cost, *at)) - sum(row_of(before.delivered, *at))
            tell("told-ivan-builds-last", left=missing, section=section_name(*at))
            brought = True
        elif any(put):
            tell("told-ivan-builds", goods=goods(put), section=section_name(*at))
            brought = True
    if not brought:
        tell("told-ivan-builds-nothing")


def _decorate(diff: Diff, tell: Tell) -> None:
    """Tell of his ornament (A11)."""
    decorated = diff.decorated()
    kind = next_ornament(diff.before)
    if decorated:
        at = decorated[0]
        tell("told-ivan-ornament", ornament=ornament_of(diff.before, *at), section=section_name(*at))
    elif diff.after.phase == PHASE_IVAN:
        tell("told-ivan-asks-ornament", ornament=word(words.ORNAMENTS[kind]))
    elif kind != NONE:
        tell("told-ivan-ornament-waits", ornament=word(words.ORNAMENTS[kind]))
