"""C. Claim a section: the banner, and the tile it brings into the workshop."""

from . import refusals as no
from .actions import BANNER, CLAIM, PLACE, section_index
from .advanced import banner_in_the_way, unlock_ornament
from .cathedral import first_unclaimed, section_exists
from .codes import (
    BANNER_SOURCES,
    FACE_DOWN,
    NONE,
    PHASE_BANNER,
    PHASE_PLACE,
    PHASE_SETTLED,
    WHITE1,
    WORKSHOP_SPACES,
)
from .state import State
from .struct import Grid
from .turn import refuse_action, refuse_moment
from .workshop import gain_benefit


def banners_left(s: State, seat: int) -> int:
    """C2: banners of a seat that are not on the cathedral, wherever they lie."""
    left = 0
    for source in range(BANNER_SOURCES):
        left += s.banners[seat, source]
    return left


def refuse_section(s: State, tower: int, level: int) -> int:
    """C1: no banner on it, and a base or directly above a section with a banner."""
    if not section_exists(s, tower, level):
        return no.NO_SUCH_SECTION
    if s.owner[tower, level] != NONE:
        return no.SECTION_CLAIMED
    if level != first_unclaimed(s, tower):
        return no.NOTHING_BELOW
    return no.ALLOWED


def refuse_claim(s: State, tower: int, level: int) -> int:
    """C1, C2: an available section, and a banner for it."""
    refusal = refuse_action(s)
    if refusal != no.ALLOWED:
        return refusal
    refusal = refuse_section(s, tower, level)
    if refusal != no.ALLOWED:
        return refusal
    if banners_left(s, s.seat) == 0:
        return no.NO_BANNER
    return no.ALLOWED


def list_claims(s: State, out: Grid, n: int) -> int:
    """C1, C2: every section the seat can claim."""
    if banners_left(s, s.seat) > 0:
        for tower in range(s.towers):
            level = first_unclaimed(s, tower)
            out[n] = CLAIM + section_index(tower, level)
            n += level != NONE
    return n


def claim(s: State, tower: int, level: int) -> None:
    """C2: choose the section; the banner follows, without asking if all of them lie in one place."""
    s.claim_tower = tower
    s.claim_level = level
    s.phase = PHASE_BANNER
    only_source = NONE
    sources = 0
    for source in range(BANNER_SOURCES):
        if s.banners[s.seat, source] > 0:
            only_source = source
            sources += 1
    if sources == 1:
        use_banner(s, only_source)


def refuse_banner(s: State, source: int) -> int:
    """C2: a banner lies there."""
    refusal = refuse_moment(s)
    if refusal != no.ALLOWED:
        return refusal
    if s.phase != PHASE_BANNER:
        return no.NO_BANNER_CHOICE
    if s.banners[s.seat, source] == 0:
        return no.NO_BANNER_THERE
    return no.ALLOWED


def list_banners(s: State, out: Grid, n: int) -> int:
    """C2: every place with a banner."""
    for source in range(BANNER_SOURCES):
        if s.banners[s.seat, source] > 0:
            out[n] = BANNER + source
            n += 1
    return n


def use_banner(s: State, source: int) -> None:
    """C2, C3: the banner goes onto the section, the section's tile into the hand."""
    s.banners[s.seat, source] -= 1
    s.claim_tile = plant_banner(s, s.seat, s.claim_tower, s.claim_level)
    s.phase = PHASE_PLACE


def plant_banner(s: State, seat: int, tower: int, level: int) -> int:
    """C3: the section gets an owner; its tile is removed and returned."""
    tile = s.tile[tower, level]
    s.owner[tower, level] = seat
    s.tile[tower, level] = NONE
    return tile


def space_price(s: State, seat: int, space: int) -> int:
    """C4, V2: what a tile face up costs; a color nobody plays costs what a rival's does."""
    if s.advanced:
        return s.price_advanced
    if space >= WHITE1:
        return s.price_white
    if space == s.color[seat]:
        return s.price_own
    return s.price_rival


def refuse_place(s: State, space: int, face_down: int) -> int:
    """C4, V4: an empty space, not blocked by its banner, and its price if the tile is to lie face up."""
    refusal = refuse_moment(s)
    if refusal != no.ALLOWED:
        return refusal
    if s.phase != PHASE_PLACE:
        return no.NOTHING_TO_PLACE
    if s.workshop[s.seat, space] != NONE:
        return no.SPACE_TAKEN
    if banner_in_the_way(s, s.seat, space):
        return no.BANNER_IN_THE_WAY
    if not face_down and s.rubles[s.seat] < space_price(s, s.seat, space):
        return no.PLACE_TOO_DEAR
    return no.ALLOWED


def list_places(s: State, out: Grid, n: int) -> int:
    """C4: every space and face the tile in hand can go to."""
    for space in range(WORKSHOP_SPACES):
        for face_down in range(2):
            if refuse_place(s, space, face_down) == no.ALLOWED:
                out[n] = PLACE + space * 2 + face_down
                n += 1
    return n


def place(s: State, space: int, face_down: int) -> None:
    """C4, C5: face down the tile is inert; face up it is paid for, frees an ornament (V3) and gives what it shows."""
    tile = s.claim_tile
    s.claim_tower = NONE
    s.claim_level = NONE
    s.claim_tile = NONE
    if face_down:
        s.workshop[s.seat, space] = tile + FACE_DOWN
        s.phase = PHASE_SETTLED
    else:
        s.rubles[s.seat] -= space_price(s, s.seat, space)
        s.workshop[s.seat, space] = tile
        unlock_ornament(s, s.seat, space)
        gain_benefit(s, tile, PHASE_SETTLED)
