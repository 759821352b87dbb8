"""The words every part of the program speaks, each list in its fixed order.

The kernel's integers are positions in these tuples, so their order is part of the interface.
"""

from typing import Final

MATERIALS: Final = ("lumber", "brick", "stone", "gold", "emerald", "amethyst")
RESOURCES: Final = (*MATERIALS, "rubles", "recognition")
COLORS: Final = ("red", "blue", "green", "yellow")
DICE: Final = (*COLORS, "white")
WORKSHOP_SPACES: Final = (*COLORS, "white1", "white2")
SECTION_KINDS: Final = ("base", "middle", "dome")
ORNAMENTS: Final = ("door", "arch", "cross")  # the ornament that fits each kind of section
BANNER_SOURCES: Final = ("inventory", "reserve", "white1", "white2")
BOARDS: Final = ("basic", "advanced")
GUILD_VERBS: Final = {
    "craftsmen": ("buy", "sell"),
    "teamsters": ("haul", "earn", "swap"),
    "merchants": ("trade", "bulk", "barter", "commission"),
    "clergy": ("pray", "donate", "offer", "vow"),
}
GUILDS: Final = tuple(GUILD_VERBS)
VERBS: Final = tuple(verb for verbs in GUILD_VERBS.values() for verb in verbs)  # of the influence cards
GUILD_OF_VERB: Final = {verb: guild for guild, verbs in GUILD_VERBS.items() for verb in verbs}
IVAN_CARDS: Final = ("recognition", "inventory", "transport", "claim", "construction")
TOWER_LETTERS: Final = "ABCDEF"
