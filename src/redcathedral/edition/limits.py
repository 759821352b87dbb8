"""The largest and smallest edition the program can play: the state record has a fixed size."""

from typing import Final

from redcathedral.words import COLORS

FILE_BYTES: Final = 1 << 20
NAME_LENGTH: Final = 60
ID_LENGTH: Final = 40

# The cathedral
TOWERS: Final = (1, 6)
HEIGHTS: Final = (2, 6)  # base and dome included
PLANS: Final = (1, 8)  # for each player count
PLAN_NAMES: Final = {"two": 2, "three": 3, "four": 4}
MAX_CARDS: Final = {"base": 16, "middle": 40, "dome": 16}
CARD_MATERIALS: Final = (1, 6)  # all that a section needs
CARD_MATERIAL: Final = (1, 4)  # of one kind
CARD_RECOGNITION: Final = (0, 20)
CARD_RUBLES: Final = (0, 10)

# The market and the workshops
TILE_AMOUNT: Final = (1, 4)
MAX_HALF: Final = 24  # workshop tiles in one half
MAX_TILE_KINDS: Final = 16
WORKSHOP_PRICE: Final = (0, 10)
ADVANCED_SPACES: Final = COLORS

# The supply, the track and the seats
SUPPLY: Final = (1, 100)
TRACK_SPACES: Final = 80
PRESTIGE_SPACES: Final = 40
SEATS: Final = 4
START_RUBLES: Final = (0, 20)
INVENTORY: Final = (4, 12)
BANNERS: Final = {"inventory": 4, "other": 2}
ORNAMENT_COUNT: Final = {"door": 1, "arch": 2, "cross": 1}

# Influence
GUILD_CARDS: Final = (1, 6)
PRICE: Final = (0, 20)
RUBLES_PER_PRESTIGE: Final = 2  # clause T2: what a seat may always get for 1 prestige
