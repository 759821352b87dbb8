"""A. Ivan, the solo opponent: the choices made for him, and what he did, told from the states around a ply."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .. import words
from ..kernel import actions
from ..kernel import refusals as no
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
from .build import meaning_of_ornament
from .chance import Roll, Shuffle
from .claim import meaning_of_claim
from .pieces import amount, goods, ornament_of, row_of, section_name, word
from .refusal import Refusal
from .site import OnSection, name_section

if TYPE_CHECKING:
    from ..kernel.state import State
    from ..text import Fact
    from .ply import Ply
    from .story import Story


@dataclass(frozen=True)
class Ivan(OnSection, verb="ivan", block=actions.IVAN):
    """Choose a section for Ivan: to claim, or to decorate."""

    example = "ivan B2"

    def meaning(self, s: State) -> Phrase:
        """Say what he would claim or decorate."""
        return meaning_of_ornament(s, self) if s.ivan_decorating else meaning_of_claim(s, self)


def _clause(s: State, _: Ply) -> str:
    return "A11" if s.ivan_decorating else "A9"


REFUSALS = {
    no.NOT_IVANS_CHOICE: Refusal("not-ivans-choice", "A9"),
    no.IVAN_WAITS: Refusal("ivan-waits", _clause),
    no.NOT_AN_OPTION: Refusal("not-an-option", _clause, name_section),
}


def tell_of_ivan(story: Story, ply: Ply) -> None:
    """Tell what Ivan did in this ply, if he did anything."""
    before, after = story.before, story.after
    if not before.solo:
        return
    began = before.seat == HUMAN_SEAT and after.turn_number > before.turn_number
    chosen = isinstance(ply, Ivan)
    if chosen and not before.ivan_decorating:
        _tell_claim(story)
    if (chosen and before.ivan_decorating) or (began and face_up_card(before) == NONE):
        _tell_ornament(story)
    acted = NONE
    if isinstance(ply, Shuffle):
        story.tell("told-ivan-tiles", dice=[word(words.DICE[after.ivan_die[i]]) for i in range(len(words.IVAN_CARDS))])
        acted = _tell_move(story, 0)
    elif began and face_up_card(before) != NONE:
        acted = _tell_move(story, face_up_card(before))
    elif isinstance(ply, Roll) and before.ivan_acting != NONE:
        acted = before.ivan_acting
    if acted != NONE:
        _tell_card(story, before.ivan_card[acted])


def _tell_move(story: Story, position: int) -> int:
    """Tell what his die did (A4, A5); gives the card's position if it is carried out in the same ply."""
    before, after = story.before, story.after
    tiles = after if before.phase == PHASE_SHUFFLE else before
    die = tiles.ivan_die[position]
    card = Phrase(f"card-{words.IVAN_CARDS[before.ivan_card[position]]}")
    facts: dict[str, Fact] = {"card": card, "die": word(words.DICE[die])}
    steps = after.die_value[die]  # a roll in this very ply came before his move
    space = (before.die_space[die] + steps) % SPACES + 1
    if after.die_space[die] == before.die_space[die]:
        story.tell("told-ivan-blocked", space=space, **facts)
        return position
    story.tell("told-ivan-moves", space=space, steps=amount("spaces", steps), **facts)
    points = after.score[IVAN_SEAT] - before.score[IVAN_SEAT]
    if points:
        story.tell("told-ivan-recognition", what=amount("recognition", points))
    return NONE


def _tell_card(story: Story, card: int) -> None:
    """Tell what his card did (A6 to A10)."""
    before, after = story.before, story.after
    if card == IVAN_RECOGNITION:
        story.tell("told-ivan-card-recognition", what=amount("recognition", RECOGNITION_OF_HIS_CARD))
    elif card == IVAN_INVENTORY:
        taken = [after.ivan_inventory[m] - before.ivan_inventory[m] for m in range(MATERIALS)]
        story.tell("told-ivan-card-inventory", goods=goods(taken))
    elif card == IVAN_TRANSPORT:
        moved = row_of(before.ivan_inventory)
        story.tell("told-ivan-card-transport" if any(moved) else "told-ivan-card-transport-nothing", goods=goods(moved))
    elif card == IVAN_CLAIM:
        if after.phase == PHASE_IVAN:
            story.tell("told-ivan-asks-claim")
        else:
            _tell_claim(story)
    elif card == IVAN_CONSTRUCTION:
        _tell_construction(story)


def _tell_claim(story: Story) -> None:
    claimed = story.diff.claimed()
    if not claimed:
        story.tell("told-ivan-claims-nothing")
        return
    tile = story.before.tile[claimed[0]]
    if story.before.tile_content[tile] == RECOGNITION:
        what = amount("recognition", story.before.tile_amount[tile])
        story.tell("told-ivan-claims-recognition", section=section_name(*claimed[0]), what=what)
    else:
        story.tell("told-ivan-claims", section=section_name(*claimed[0]))


def _tell_construction(story: Story) -> None:
    before, after = story.before, story.after
    brought = False
    for at in story.diff.sections():
        put = [after.delivered[(*at, m)] - before.delivered[(*at, m)] for m in range(MATERIALS)]
        if after.complete[at] and not before.complete[at]:  # its materials went to the supply
            missing = sum(row_of(before.cost, *at)) - sum(row_of(before.delivered, *at))
            story.tell("told-ivan-builds-last", left=missing, section=section_name(*at))
            brought = True
        elif any(put):
            story.tell("told-ivan-builds", goods=goods(put), section=section_name(*at))
            brought = True
    if not brought:
        story.tell("told-ivan-builds-nothing")


def _tell_ornament(story: Story) -> None:
    """Tell of his ornament (A11)."""
    decorated = story.diff.decorated()
    kind = next_ornament(story.before)
    if decorated:
        at = decorated[0]
        story.tell("told-ivan-ornament", ornament=ornament_of(story.before, *at), section=section_name(*at))
    elif story.after.phase == PHASE_IVAN:
        story.tell("told-ivan-asks-ornament", ornament=word(words.ORNAMENTS[kind]))
    elif kind != NONE:
        story.tell("told-ivan-ornament-waits", ornament=word(words.ORNAMENTS[kind]))
