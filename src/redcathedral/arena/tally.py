"""What a study counts while a game is played."""

from .. import words
from ..kernel import actions
from ..kernel.codes import MATERIALS, PHASE_START, RUBLES, SEATS, SPACES, TILE_KINDS
from ..kernel.influence import verb_of
from ..kernel.state import State
from ..kernel.struct import Grid, Struct, grid, scalar

VERBS = len(words.VERBS)
CLAIMED = 0  # what a turn was used for
BUILT = 1
MARKETED = 2


class Tally(Struct):
    """Counts of one game; by seat where the first index has SEATS places."""

    decisions: int = scalar("i4")
    options: int = scalar("i8")  # legal plies, added up over the decisions
    most_options: int = scalar("i4")
    first_decisions: int = scalar("i4")  # those that begin a turn
    first_options: int = scalar("i8")
    dry_turns: Grid = grid("i4", MATERIALS)  # turns begun with that pile empty
    turns: Grid = grid("i4", SEATS, 3)  # by CLAIMED, BUILT, MARKETED
    gathered: Grid = grid("i4", SEATS, RUBLES + 2)  # times gathered, by resource
    verbs: Grid = grid("i4", SEATS, VERBS)  # influence actions
    activated: Grid = grid("i4", SEATS, TILE_KINDS)
    exchanges: Grid = grid("i4", SEATS)
    rerolls: Grid = grid("i4", SEATS)


def note_decision(s: State, action: int, options: int, tally: Tally) -> None:
    """Count a decision before it is carried out."""
    tally.decisions += 1
    tally.options += options
    tally.most_options = max(tally.most_options, options)
    if s.phase == PHASE_START:
        note_turn(s, action, options, tally)
    if action >= actions.GATHER and action < actions.ACTIVATE:
        tally.gathered[s.seat, s.market_resource[s.market_space]] += 1
    elif action >= actions.ACTIVATE and action < actions.BUY:
        tally.activated[s.seat, s.workshop[s.seat, action - actions.ACTIVATE]] += 1
    elif action >= actions.BUY and action < actions.EXCHANGE:
        tally.verbs[s.seat, verb_of(action)] += 1
    elif action == actions.EXCHANGE:
        tally.exchanges[s.seat] += 1
    elif action >= actions.REROLL and action < actions.REROLL + SPACES:
        tally.rerolls[s.seat] += 1


def note_turn(s: State, action: int, options: int, tally: Tally) -> None:
    """Count a decision at the start of a turn; free actions there begin nothing yet."""
    tally.first_decisions += 1
    tally.first_options += options
    if action < actions.BANNER:
        tally.turns[s.seat, CLAIMED] += 1
    elif action >= actions.DELIVER and action < actions.MARKET:
        tally.turns[s.seat, BUILT] += 1
    elif action >= actions.MARKET and action < actions.GATHER:
        tally.turns[s.seat, MARKETED] += 1
    else:
        return
    for material in range(MATERIALS):
        if s.supply[material] == 0:
            tally.dry_turns[material] += 1
