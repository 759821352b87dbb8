"""The one list of sizes: how large the parts of a game can be.

A game's state has a fixed size, so that it can be compiled and copied in one go. `edition` refuses editions that don't
fit, and `kernel` makes its structs this large.
"""

from typing import Final

SEATS: Final = 4
PLAYER_COUNTS: Final = 3  # plans are for 2, 3 and 4

# The cathedral
TOWERS: Final = 6
LEVELS: Final = 6  # of a tower, base and dome included
PLANS: Final = 8  # for each player count
BASES: Final = 16
MIDDLES: Final = 40
DOMES: Final = 16
CARDS: Final = BASES + MIDDLES + DOMES

# The market and the workshops
TILES: Final = 24  # workshop tiles in one half
TILE_KINDS: Final = 16
INVENTORY: Final = 12

# The track
TRACK_SPACES: Final = 80
PRESTIGE_SPACES: Final = 40

# Influence
GUILD_CARDS: Final = 6
