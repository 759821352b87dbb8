"""What the towers are worth to every seat, in the style of `evaluation`, of which this is a part."""

from ...kernel.codes import NONE
from ...kernel.state import State
from .weights import Appraisal, Weights


def share_out(s: State, w: Weights, appraisal: Appraisal, tower: int) -> None:
    """E4 to E7: everybody's share of a tower, by expected presence and how open the tower still is."""
    worth = 0.0
    open_sections = 0.0
    for seat in range(s.seats):
        appraisal.presence[seat] = 0.0
    for level in range(s.height[tower]):
        ready = appraisal.ready[tower, level]
        worth += 2.0 * ready
        if s.owner[tower, level] != NONE:
            appraisal.presence[s.owner[tower, level]] += ready
        if s.ornament[tower, level] >= 0:
            worth += 1.0
            appraisal.presence[s.ornament[tower, level]] += 1.0
        if not s.complete[tower, level]:
            open_sections += 1.0
    if s.ender != NONE:
        open_sections = 0.0
    contest = w.contest + w.contest_open * open_sections
    for seat in range(s.seats):
        appraisal.tower_worth[tower, seat] = 0.0
        if appraisal.presence[seat] > 0.0:
            appraisal.tower_worth[tower, seat] = w.tower * worth * tower_share(s, appraisal, seat, contest)


def tower_share(s: State, appraisal: Appraisal, seat: int, contest: float) -> float:
    """E6, E7: the expected share: 1 for the first, then a half and a quarter, or with two seats a third."""
    own = appraisal.presence[seat]
    behind = 0.0  # how many seats are ahead, expected
    for other in range(s.seats):
        if other != seat and appraisal.presence[other] > 0.0:
            behind += 1.0 - lean((own - appraisal.presence[other]) / contest)
    present = min(1.0, own)
    if s.seats == 2:
        return present * (1.0 - 2.0 / 3.0 * behind)
    share: float = 0.5**behind
    return present * share


def lean(x: float) -> float:
    """From 0 (far behind) over a half (even) to 1 (far ahead), without an exponential."""
    return 0.5 + 0.5 * x / (1.0 + abs(x))
