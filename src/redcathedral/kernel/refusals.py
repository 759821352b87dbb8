"""Why an action is not legal, as integers: one for each way a clause can forbid something.

The kernel's `refuse_…` functions return these; `redcathedral.plies` gives each its clause and its words.
"""

from typing import Final

ALLOWED: Final = 0

# T: the moment is wrong
GAME_OVER: Final = 1
CHANCE_SPEAKS: Final = 2  # a roll or shuffle is due, not a decision
NO_CHANCE_DUE: Final = 3  # a roll or shuffle, but a decision is due
ACTION_TAKEN: Final = 4  # a second action in one turn
NOT_IN_MARKET: Final = 5
NOTHING_TO_PLACE: Final = 6
NO_BANNER_CHOICE: Final = 7
NO_BENEFIT: Final = 8
NO_DELIVERIES: Final = 9
NOT_HAULING: Final = 10
NOTHING_DONE: Final = 11  # `end` before the turn's action
SOMETHING_PENDING: Final = 12  # `end` or another action with a choice still open
HAUL_OPEN: Final = 13
NOT_IVANS_CHOICE: Final = 14
IVAN_WAITS: Final = 15  # a choice for Ivan is due

# T2, T3, P3
NO_PRESTIGE: Final = 20
REROLLED_ALREADY: Final = 21
NO_DICE_THERE: Final = 22

# C, V
NO_SUCH_SECTION: Final = 30
SECTION_CLAIMED: Final = 31
NOTHING_BELOW: Final = 32
NO_BANNER: Final = 33
NO_BANNER_THERE: Final = 34
SPACE_TAKEN: Final = 35
PLACE_TOO_DEAR: Final = 36
BANNER_IN_THE_WAY: Final = 37

# W
TAKE_TOO_MUCH: Final = 40
WRONG_WORKSHOP_SPACE: Final = 41
NO_TILE: Final = 42
TILE_FACE_DOWN: Final = 43
NOTHING_TO_GAIN: Final = 44
ACTIVATED_ALREADY: Final = 45

# B, D
NOT_YOUR_BANNER: Final = 50
SECTION_COMPLETE: Final = 51
NOT_NEEDED: Final = 52
NOT_HELD: Final = 53
SECTION_INCOMPLETE: Final = 54
ORNAMENT_THERE: Final = 55
ORNAMENT_USED: Final = 56
ORNAMENT_LOCKED: Final = 57
ORNAMENT_MATERIAL: Final = 58
JEWELS_MISSING: Final = 59
TOO_FEW_DELIVERIES: Final = 60

# M
NOT_YOUR_DIE: Final = 70
STEPS_TOO_DEAR: Final = 71
SPACE_FULL: Final = 72
GATHERED_ALREADY: Final = 73
GATHER_COUNTED: Final = 74  # materials need a number
GATHER_UNCOUNTED: Final = 75  # rubles and recognition take none
GATHER_NO_SUPPLY: Final = 76
GATHER_NO_ROOM: Final = 77
GATHER_TOO_MUCH: Final = 78

# I
NOT_ON_CARD: Final = 80
INFLUENCE_USED: Final = 81
INFLUENCE_CLOSED: Final = 82
INFLUENCE_TOO_DEAR: Final = 83
KIND_NOT_SHOWN: Final = 84
NO_SUPPLY: Final = 85
NO_ROOM: Final = 86
NOT_ENOUGH_HELD: Final = 87
NOTHING_TO_HAUL: Final = 88
VOW_NOT_EARNED: Final = 89

# A
NOT_AN_OPTION: Final = 100

# Chance
WRONG_DICE: Final = 110
NOT_A_SHUFFLE: Final = 111
NOT_A_ROLL: Final = 112
