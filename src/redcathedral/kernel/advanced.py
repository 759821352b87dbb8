"""V. Advanced boards: locked ornaments and blocked spaces."""

from .codes import FACE_DOWN, FROM_WHITE1, NONE, WHITE1
from .state import State


def banner_in_the_way(s: State, seat: int, space: int) -> bool:
    """V4: a white space takes a tile only when its own banner has been used."""
    return s.advanced == 1 and space >= WHITE1 and s.banners[seat, FROM_WHITE1 + space - WHITE1] > 0


def unlock_ornament(s: State, seat: int, space: int) -> None:
    """V3: a tile paid for and placed face up on a colored space frees the ornament lying there."""
    if s.advanced and s.ornament_on_space[space] != NONE:
        s.ornaments[seat, s.ornament_on_space[space]] += 1


def locked_ornaments(s: State, seat: int, kind: int) -> int:
    """V1, V3: how many ornaments of a kind still lie on the board: those on spaces without a face-up tile."""
    locked = 0
    for space in range(WHITE1):
        if s.advanced and s.ornament_on_space[space] == kind:
            if s.workshop[seat, space] == NONE or s.workshop[seat, space] >= FACE_DOWN:
                locked += 1
    return locked
