"""A. Solo: Ivan, who follows his cards. The human decides for him only where several places qualify."""

from . import refusals as no
from .actions import IVAN, section_index
from .build import complete_section
from .cathedral import first_unclaimed, materials_missing, section_kind
from .claim import banners_left, plant_banner
from .codes import (
    ARCH,
    CROSS,
    DOOR,
    FROM_RESERVE,
    IVAN_CARDS,
    IVAN_CLAIM,
    IVAN_CONSTRUCTION,
    IVAN_INVENTORY,
    IVAN_RECOGNITION,
    IVAN_SEAT,
    IVAN_TRANSPORT,
    LEVELS,
    MATERIALS,
    NONE,
    PHASE_IVAN,
    PHASE_OVER,
    PHASE_SHUFFLE,
    RECOGNITION,
)
from .decorate import put_up_ornament
from .ending import pass_on
from .influence import VERB_PRAY, VERB_VOW, has_each_kind, quadrant_of
from .market import ask_for_roll, landing, space_is_full
from .state import State
from .struct import Grid
from .track import gain_prestige, gain_recognition
from .turn import dice_on, refuse_moment

HUMAN_SEAT = 0
RECOGNITION_OF_HIS_CARD = 4  # A6
MATERIALS_OF_HIS_CARD = 4  # A7

# A9: the lower, the better a place to claim
ABOVE_THE_HUMAN = 0
ON_THE_GROUND = 1
ABOVE_HIMSELF = 2


def next_turn(s: State) -> None:
    """T4, A4: the turn passes on; if it is Ivan's he begins it at once."""
    pass_on(s)
    if s.solo and s.seat == IVAN_SEAT and s.phase != PHASE_OVER:
        begin_turn(s)


def begin_turn(s: State) -> None:
    """A4, A11: with all tiles face down an ornament and a new deal of the tiles come first."""
    if face_up_card(s) == NONE:
        decorate_first(s)
    else:
        move_die_of_card(s)


def face_up_card(s: State) -> int:
    """A4: the leftmost card with a face-up tile, or NONE."""
    for position in range(IVAN_CARDS):
        if s.ivan_face_up[position]:
            return position
    return NONE


# A11: ornaments and the new deal


def next_ornament(s: State) -> int:
    """A11: door, arch, arch, cross."""
    for kind in (DOOR, ARCH, CROSS):
        if s.ornaments[IVAN_SEAT, kind] > 0:
            return kind
    return NONE


def takes_ornament(s: State, tower: int, level: int, kind: int, owner: int) -> bool:
    """A11: a fitting complete undecorated section of that owner."""
    return (
        s.owner[tower, level] == owner
        and s.complete[tower, level] == 1
        and s.ornament[tower, level] == NONE
        and section_kind(s, tower, level) == kind
    )


def sites_of(s: State, kind: int, owner: int) -> int:
    """A11: count the sections of an owner that could take the ornament."""
    sites = 0
    for tower in range(s.towers):
        for level in range(s.height[tower]):
            if takes_ornament(s, tower, level, kind, owner):
                sites += 1
    return sites


def owner_to_decorate(s: State, kind: int) -> int:
    """A11: the human's sections first, else his own."""
    return HUMAN_SEAT if sites_of(s, kind, HUMAN_SEAT) > 0 else IVAN_SEAT


def decorate_first(s: State) -> None:
    """A11: the next ornament if it fits anywhere; the human chooses among several places."""
    kind = next_ornament(s)
    s.phase = PHASE_SHUFFLE
    if kind != NONE:
        owner = owner_to_decorate(s, kind)
        sites = sites_of(s, kind, owner)
        if sites > 1:
            s.ivan_decorating = 1
            s.phase = PHASE_IVAN
        elif sites == 1:
            for tower in range(s.towers):
                for level in range(s.height[tower]):
                    if takes_ornament(s, tower, level, kind, owner):
                        ivan_decorates(s, tower, level)
                        return


def ivan_decorates(s: State, tower: int, level: int) -> None:
    """A11: free of charge, and 1 prestige for it; then his tiles are shuffled."""
    put_up_ornament(s, IVAN_SEAT, tower, level)
    gain_prestige(s, IVAN_SEAT, 1)
    s.ivan_decorating = 0
    s.phase = PHASE_SHUFFLE


def deal_tiles(s: State, order: Grid, row: int) -> None:
    """A11: the tiles lie face up on the cards again, in the order chance gave; the cards keep theirs."""
    for position in range(IVAN_CARDS):
        s.ivan_die[position] = order[row, position]
        s.ivan_face_up[position] = 1
    move_die_of_card(s)


# A4, A5: the die


def move_die_of_card(s: State) -> None:
    """A4, A5: his card's die moves and its dice are rolled before the card's action, unless three others are there."""
    position = face_up_card(s)
    die = s.ivan_die[position]
    s.ivan_acting = position
    s.ivan_face_up[position] = 0
    space = landing(s, die, 0)
    if space_is_full(s, die, space):
        act(s)
    else:
        s.die_space[die] = space
        gain_recognition(s, IVAN_SEAT, recognition_at(s, space))
        ask_for_roll(s, space)


def recognition_at(s: State, space: int) -> int:
    """A5: of a recognition tile for every die there, and of the clergy's `pray` or, if he qualifies, `vow`."""
    points = 0
    if s.market_resource[space] == RECOGNITION:
        points += s.market_amount[space] * dice_on(s, space)
    quadrant = quadrant_of(space)
    for action in range(2):
        verb = s.influence_verb[quadrant, action]
        if verb == VERB_PRAY or (verb == VERB_VOW and has_each_kind(s, IVAN_SEAT)):
            points += s.influence_gain[quadrant, action]
    return points


# A6 to A10: his cards


def act(s: State) -> None:
    """A6 to A10: carry out his card, then the turn passes on, unless the human must choose where he claims."""
    card = s.ivan_card[s.ivan_acting]
    if card == IVAN_RECOGNITION:
        gain_recognition(s, IVAN_SEAT, RECOGNITION_OF_HIS_CARD)
    elif card == IVAN_INVENTORY:
        fill_inventory_card(s)
    elif card == IVAN_TRANSPORT:
        transport(s)
    elif card == IVAN_CLAIM:
        claim_or_ask(s)
    elif card == IVAN_CONSTRUCTION:
        construct(s)
    if s.phase != PHASE_IVAN:
        pass_on(s)


def fullest_pile(s: State) -> int:
    """A7: the fullest pile of the supply, ties in the order of the materials."""
    fullest = 0
    for material in range(MATERIALS):
        if s.supply[material] > s.supply[fullest]:
            fullest = material
    return fullest


def fill_inventory_card(s: State) -> None:
    """A7: four materials from the fullest pile; if it runs out, from the next fullest; what is missing is not owed."""
    wanted = MATERIALS_OF_HIS_CARD
    while wanted > 0:
        pile = fullest_pile(s)
        taken = min(wanted, s.supply[pile])
        if taken == 0:
            return
        s.supply[pile] -= taken
        s.ivan_inventory[pile] += taken
        wanted -= taken


def transport(s: State) -> None:
    """A8: everything on the Inventory card goes to the Construction card."""
    for material in range(MATERIALS):
        s.ivan_construction[material] += s.ivan_inventory[material]
        s.ivan_inventory[material] = 0


def construct(s: State) -> None:
    """A10: everything onto his incomplete sections, the lowest level first, left to right, materials in order."""
    for level in range(LEVELS):
        for tower in range(s.towers):
            if level < s.height[tower] and s.owner[tower, level] == IVAN_SEAT and not s.complete[tower, level]:
                fill_section(s, tower, level)


def fill_section(s: State, tower: int, level: int) -> None:
    """A10: any kind counts for any; complete when it has as many as its card lists."""
    for material in range(MATERIALS):
        moved = min(s.ivan_construction[material], materials_missing(s, tower, level))
        s.ivan_construction[material] -= moved
        s.delivered[tower, level, material] += moved
    if materials_missing(s, tower, level) == 0:
        complete_section(s, tower, level)


def preference(s: State, tower: int) -> int:
    """A9: how good a claim in this tower is for him, the lower the better; NONE if nothing is available there."""
    level = first_unclaimed(s, tower)
    if level == NONE:
        return NONE
    if level == 0:
        return ON_THE_GROUND
    return ABOVE_THE_HUMAN if s.owner[tower, level - 1] == HUMAN_SEAT else ABOVE_HIMSELF


def best_preference(s: State) -> int:
    """A9: the best there is, NONE if nothing is available."""
    best = NONE
    for tower in range(s.towers):
        here = preference(s, tower)
        if here != NONE and (best == NONE or here < best):
            best = here
    return best


def claim_or_ask(s: State) -> None:
    """A9: with a banner left, the best available section; the human chooses among several."""
    if banners_left(s, IVAN_SEAT) == 0:
        return
    best = best_preference(s)
    if best == NONE:
        return
    towers = 0
    last = NONE
    for tower in range(s.towers):
        if preference(s, tower) == best:
            towers += 1
            last = tower
    if towers > 1:
        s.phase = PHASE_IVAN
    else:
        ivan_claims(s, last)


def raise_banner(s: State, tower: int) -> int:
    """A3, A9: his banner goes up; the section's tile leaves the game."""
    s.banners[IVAN_SEAT, FROM_RESERVE] -= 1
    return plant_banner(s, IVAN_SEAT, tower, first_unclaimed(s, tower))


def ivan_claims(s: State, tower: int) -> None:
    """A9: he claims there; recognition on the tile itself is his."""
    tile = raise_banner(s, tower)
    if s.tile_content[tile] == RECOGNITION:
        gain_recognition(s, IVAN_SEAT, s.tile_amount[tile])


# The human's choice for him


def is_option(s: State, tower: int, level: int) -> bool:
    """A9, A11: a section the human may choose for Ivan now."""
    if s.ivan_decorating:
        kind = next_ornament(s)
        return takes_ornament(s, tower, level, kind, owner_to_decorate(s, kind))
    return level == first_unclaimed(s, tower) and preference(s, tower) == best_preference(s)


def refuse_choice(s: State, tower: int, level: int) -> int:
    """A9, A11: only when a choice is open, and only what qualifies."""
    if s.phase != PHASE_IVAN:
        refusal = refuse_moment(s)
        return no.NOT_IVANS_CHOICE if refusal == no.ALLOWED else refusal
    if tower >= s.towers or level >= s.height[tower]:
        return no.NO_SUCH_SECTION
    return no.ALLOWED if is_option(s, tower, level) else no.NOT_AN_OPTION


def list_choices(s: State, out: Grid, n: int) -> int:
    """A9, A11: every section the human may choose."""
    for tower in range(s.towers):
        for level in range(s.height[tower]):
            if is_option(s, tower, level):
                out[n] = IVAN + section_index(tower, level)
                n += 1
    return n


def choose(s: State, tower: int, level: int) -> None:
    """A9, A11: Ivan does it there; after a claim his turn is over, after an ornament his tiles are shuffled."""
    if s.ivan_decorating:
        ivan_decorates(s, tower, level)
    else:
        ivan_claims(s, tower)
        pass_on(s)
