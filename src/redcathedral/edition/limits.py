"""The largest and smallest edition the program can play: what `redcathedral.limits` has room for, and common sense."""

from typing import Final

from .. import limits
from ..words import COLORS

FILE_BYTES: Final = 64 << 10
KEY_PARTS: Final = 8  # of a dotted key: the work of the TOML parser grows with their square
MOST_PROBLEMS: Final = 100  # that are listed; beyond that, fix those first
NAME_LENGTH: Final = 60
ID_LENGTH: Final = 40

# The cathedral
TOWERS: Final = (1, limits.TOWERS)
HEIGHTS: Final = (2, limits.LEVELS)  # base and dome included
PLANS: Final = (1, limits.PLANS)  # for each player count
PLAN_NAMES: Final = {"two": 2, "three": 3, "four": 4}
MAX_CARDS: Final = {"base": limits.BASES, "middle": limits.MIDDLES, "dome": limits.DOMES}
CARD_MATERIALS: Final = (1, 6)  # all that a section needs
CARD_MATERIAL: Final = (1, 4)  # of one kind
CARD_RECOGNITION: Final = (0, 20)
CARD_RUBLES: Final = (0, 10)

# The market and the workshops
TILE_AMOUNT: Final = (1, 4)
MAX_HALF: Final = limits.TILES  # workshop tiles in one half
MAX_TILE_KINDS: Final = limits.TILE_KINDS
WORKSHOP_PRICE: Final = (0, 10)
ADVANCED_SPACES: Final = COLORS

# The supply, the track and the seats
SUPPLY: Final = (1, 100)
TRACK_SPACES: Final = limits.TRACK_SPACES
PRESTIGE_SPACES: Final = limits.PRESTIGE_SPACES
SEATS: Final = limits.SEATS
START_RUBLES: Final = (0, 20)
INVENTORY: Final = (4, limits.INVENTORY)
BANNERS: Final = {"inventory": 4, "other": 2}
ORNAMENT_COUNT: Final = {"door": 1, "arch": 2, "cross": 1}

# Influence
GUILD_CARDS: Final = (1, limits.GUILD_CARDS)
PRICE: Final = (0, 20)
RUBLES_PER_PRESTIGE: Final = 2  # clause T2: what a seat may always get for 1 prestige
