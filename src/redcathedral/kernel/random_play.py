"""Random play: the loop that measures the kernel, tests it, and serves as the simplest rollout."""

from typing import Any

from .actions import DECISIONS
from .box import Box, Deal
from .chance import apply_result, count_results, first_result, is_chance
from .codes import PHASE_OVER
from .rules import apply, legal
from .setup import DEAL_DRAWS, draw_deal, lay_out
from .state import State
from .stream import below, fill_draws
from .struct import Grid

MOST_LEGAL = DECISIONS + 1  # room for any list of legal actions, and for one written but not counted
MOST_DECISIONS = 1_000_000  # of one game; no random game comes near it


def sample_chance(s: State, stream: Grid) -> int:
    """Draw one of the possible results, all equally likely."""
    return first_result(s) + below(stream, count_results(s))


def deal_randomly(
    box: Box, deal: Deal, players: int, advanced: int, turn_limit: int, deck: Grid, draws: Grid, stream: Grid, s: State
) -> None:
    """Deal a new game for a simulation; `deck` and `draws` are scratch space for DECK and DEAL_DRAWS + 1 numbers."""
    fill_draws(stream, draws, DEAL_DRAWS)
    draw_deal(box, deal, players, 0, deck, draws)
    lay_out(box, deal, advanced, turn_limit, s)


def play_randomly(s: State, out: Grid, stream: Grid, most: int) -> int:
    """Play random plies to the end of the game, or until `most` decisions; gives the number of decisions."""
    decisions = 0
    while s.phase != PHASE_OVER and decisions < most:
        if is_chance(s):
            apply_result(s, sample_chance(s, stream))
        else:
            apply(s, out[below(stream, legal(s, out))])
            decisions += 1
    return decisions


def play_games(
    boxes: Any,
    deals: Any,
    states: Any,
    deck: Grid,
    draws: Grid,
    out: Grid,
    stream: Grid,
    players: int,
    advanced: int,
    turn_limit: int,
    games: int,
) -> int:
    """Deal and play random games one after the other on the first of `states`; gives the number of decisions.

    Records come in arrays, and many games in one call: passing a single record costs as much as fifty plies.
    """
    decisions = 0
    for _ in range(games):
        deal_randomly(boxes[0], deals[0], players, advanced, turn_limit, deck, draws, stream, states[0])
        decisions += play_randomly(states[0], out, stream, MOST_DECISIONS)
    return decisions
