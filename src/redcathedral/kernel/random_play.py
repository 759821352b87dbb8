"""Random play: the loop that measures the kernel, proves it, and serves as the simplest rollout."""

from .actions import DECISIONS
from .chance import count_results, first_result, is_chance
from .codes import PHASE_OVER
from .record import Grid
from .rules import apply, legal
from .state import State
from .stream import below

MOST_LEGAL = DECISIONS  # room for any list of legal actions


def sample_chance(s: State, stream: Grid) -> int:
    """Draw one of the possible results, all equally likely."""
    return first_result(s) + below(stream, count_results(s))


def random_ply(s: State, out: Grid, stream: Grid) -> int:
    """Choose one legal action at random from the list of all, or a result of chance."""
    if is_chance(s):
        return sample_chance(s, stream)
    return out[below(stream, legal(s, out))]


def play_randomly(s: State, out: Grid, stream: Grid, most: int) -> int:
    """Play random plies to the end of the game, or until `most` decisions; gives the number of decisions."""
    decisions = 0
    while s.phase != PHASE_OVER and decisions < most:
        if is_chance(s):
            apply(s, sample_chance(s, stream))
        else:
            apply(s, out[below(stream, legal(s, out))])
            decisions += 1
    return decisions
