"""The integers the kernel computes with: positions in the tuples of `words`, sizes and phases.

Plain module constants, because they mean the same to the interpreter, to Numba on a CPU and to a GPU.
"""

from typing import Final

from .. import limits

NONE: Final = -1  # "nobody", "nothing", "nowhere" in every field that can be empty

# Sizes of the state.
SEATS: Final = limits.SEATS
TOWERS: Final = limits.TOWERS
LEVELS: Final = limits.LEVELS
SECTIONS: Final = TOWERS * LEVELS
MATERIALS: Final = 6
SPACES: Final = 8
QUADRANTS: Final = 4
DICE: Final = 5
WORKSHOP_SPACES: Final = 6
ORNAMENT_KINDS: Final = 3
TILE_KINDS: Final = limits.TILE_KINDS
PRESTIGE_SPACES: Final = limits.PRESTIGE_SPACES
TRACK_SPACES: Final = limits.TRACK_SPACES
IVAN_CARDS: Final = 5
MOST_IN_INVENTORY: Final = limits.INVENTORY  # no edition has a larger inventory, so no `gather` or `take` names more

# Materials, then the two resources that are none.
LUMBER: Final = 0
BRICK: Final = 1
STONE: Final = 2
GOLD: Final = 3
EMERALD: Final = 4
AMETHYST: Final = 5
RUBLES: Final = 6
RECOGNITION: Final = 7
# A workshop tile shows a resource or a die: FIRST_DIE + the die.
FIRST_DIE: Final = 8

WHITE_DIE: Final = 4  # dice 0 to 3 have the colors' numbers
WHITE1: Final = 4  # workshop spaces 0 to 3 likewise
WHITE2: Final = 5

BASE: Final = 0
MIDDLE: Final = 1
DOME: Final = 2
DOOR: Final = 0
ARCH: Final = 1
CROSS: Final = 2

FROM_INVENTORY: Final = 0
FROM_RESERVE: Final = 1
FROM_WHITE1: Final = 2
FROM_WHITE2: Final = 3
BANNER_SOURCES: Final = 4

FACE_DOWN: Final = TILE_KINDS  # a tile lying face down is stored as its kind + FACE_DOWN

# What the game waits for. Up to PHASE_SETTLED it is a decision of the seat whose turn it is.
PHASE_START: Final = 0  # the turn's action
PHASE_BANNER: Final = 1  # the banner for a claim
PHASE_PLACE: Final = 2  # the space for the tile just claimed
PHASE_TAKE: Final = 3  # how much of a material benefit
PHASE_BUILD: Final = 4  # more deliveries of a Build, or the end of the turn
PHASE_MARKET: Final = 5  # what to do where the die stopped
PHASE_HAUL: Final = 6  # deliveries of the teamsters
PHASE_SETTLED: Final = 7  # nothing but free actions and the end of the turn
PHASE_IVAN: Final = 8  # the human's choice for Ivan
PHASE_ROLL: Final = 9  # chance: the dice of one space
PHASE_SHUFFLE: Final = 10  # chance: Ivan's tiles
PHASE_OVER: Final = 11

IVAN_RECOGNITION: Final = 0
IVAN_INVENTORY: Final = 1
IVAN_TRANSPORT: Final = 2
IVAN_CLAIM: Final = 3
IVAN_CONSTRUCTION: Final = 4
IVAN_SEAT: Final = 1

# Why the game ended; 0 while it has not.
OVER_BY_SIXTH_SECTION: Final = 1
OVER_BY_TURN_LIMIT: Final = 2
