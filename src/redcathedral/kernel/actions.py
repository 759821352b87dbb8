"""One dense integer for every action of every game: the ids in lists of legal actions, records, masks and networks.

The ids come in blocks, one per verb, in the order of the constants below; inside a block the first argument changes
slowest. The blocks are sized for the limits of the vocabulary, not for a game, so an id means the same everywhere.
Chance results follow the decisions. `redcathedral.plies` gives each id its words.
"""

from itertools import combinations, combinations_with_replacement, permutations
from typing import Final

import numpy as np

from .codes import (
    BANNER_SOURCES,
    DICE,
    IVAN_CARDS,
    LEVELS,
    MATERIALS,
    MOST_IN_INVENTORY,
    SECTIONS,
    SPACES,
    WORKSHOP_SPACES,
)

FACES: Final = 2  # up, down
EXTRA_STEPS: Final = 8  # 0 to 7 spaces beyond the die's value
JEWELS: Final = 6  # none, one of a color, two of a color, one of each

# The arguments of verbs that take several at once: row i has those of the i-th action of the block.
SPACE_PAIRS: Final = np.array(list(combinations(range(SPACES), 2)))
MATERIAL_PAIRS: Final = np.array(list(combinations_with_replacement(range(MATERIALS), 2)))
MATERIAL_TRIPLES: Final = np.array(list(combinations(range(MATERIALS), 3)))
CARD_ORDERS: Final = np.array(list(permutations(range(IVAN_CARDS))))
JEWEL_SETS: Final = np.array([(0, 0), (1, 0), (0, 1), (2, 0), (1, 1), (0, 2)])  # emeralds, amethysts

CLAIM: Final = 0
BANNER: Final = CLAIM + SECTIONS
PLACE: Final = BANNER + BANNER_SOURCES
TAKE: Final = PLACE + WORKSHOP_SPACES * FACES
DELIVER: Final = TAKE + MOST_IN_INVENTORY + 1
ORNAMENT: Final = DELIVER + SECTIONS * MATERIALS
MARKET: Final = ORNAMENT + SECTIONS * JEWELS
GATHER: Final = MARKET + DICE * EXTRA_STEPS  # `gather`, then `gather 1` and so on
ACTIVATE: Final = GATHER + 1 + MOST_IN_INVENTORY
BUY: Final = ACTIVATE + WORKSHOP_SPACES
SELL: Final = BUY + MATERIALS
HAUL: Final = SELL + MATERIALS
EARN: Final = HAUL + 1
SWAP: Final = EARN + 1
TRADE: Final = SWAP + len(SPACE_PAIRS)
BULK: Final = TRADE + MATERIALS * MATERIALS
BARTER: Final = BULK + MATERIALS * len(MATERIAL_PAIRS)
COMMISSION: Final = BARTER + MATERIALS * (MATERIALS - 1)
PRAY: Final = COMMISSION + WORKSHOP_SPACES
DONATE: Final = PRAY + 1
OFFER: Final = DONATE + 1
VOW: Final = OFFER + len(MATERIAL_TRIPLES)
EXCHANGE: Final = VOW + 1
REROLL: Final = EXCHANGE + 1
DONE: Final = REROLL + SPACES
END: Final = DONE + 1
IVAN: Final = END + 1
DECISIONS: Final = IVAN + SECTIONS

# Chance. At most three dice lie on a space (M2), so a roll is of one, two or three of the five dice.
SINGLES: Final = np.array(list(combinations(range(DICE), 1)))
PAIRS: Final = np.array(list(combinations(range(DICE), 2)))
TRIPLES: Final = np.array(list(combinations(range(DICE), 3)))
ROLL_ONE: Final = DECISIONS
ROLL_TWO: Final = ROLL_ONE + len(SINGLES) * 6
ROLL_THREE: Final = ROLL_TWO + len(PAIRS) * 36
SHUFFLE: Final = ROLL_THREE + len(TRIPLES) * 216
ACTIONS: Final = SHUFFLE + len(CARD_ORDERS)


def section_of(index: int) -> tuple[int, int]:
    """Tower and level of the `index`-th section."""
    return index // LEVELS, index % LEVELS


def section_index(tower: int, level: int) -> int:
    """Index of a section among all that a record can hold."""
    return tower * LEVELS + level


def barter_index(give: int, get: int) -> int:
    """Index of a barter in its block, which leaves out giving and getting the same."""
    return give * (MATERIALS - 1) + get - (1 if get > give else 0)


def barter_of(index: int) -> tuple[int, int]:
    """Give back what the `index`-th barter gives and gets."""
    give = index // (MATERIALS - 1)
    get = index % (MATERIALS - 1)
    if get >= give:
        get += 1
    return give, get
