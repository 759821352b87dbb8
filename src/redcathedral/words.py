"""The vocabulary of the whole program: each list in its fixed order, as types and as tuples.

The kernel's integers are positions in these tuples, so their order is part of the interface.
"""

from typing import Final, Literal, get_args

Material = Literal["lumber", "brick", "stone", "gold", "emerald", "amethyst"]
Resource = Literal[Material, "rubles", "recognition"]
Color = Literal["red", "blue", "green", "yellow"]
Die = Literal[Color, "white"]
WorkshopSpace = Literal[Color, "white1", "white2"]
SectionKind = Literal["base", "middle", "dome"]
Ornament = Literal["door", "arch", "cross"]  # the ornament that fits each kind of section
BannerSource = Literal["inventory", "reserve", "white1", "white2"]
Boards = Literal["basic", "advanced"]
Guild = Literal["craftsmen", "teamsters", "merchants", "clergy"]
IvanCard = Literal["recognition", "inventory", "transport", "claim", "construction"]

MATERIALS: Final[tuple[Material, ...]] = get_args(Material)
RESOURCES: Final[tuple[Resource, ...]] = get_args(Resource)
COLORS: Final[tuple[Color, ...]] = get_args(Color)
DICE: Final[tuple[Die, ...]] = get_args(Die)
WORKSHOP_SPACES: Final[tuple[WorkshopSpace, ...]] = get_args(WorkshopSpace)
SECTION_KINDS: Final[tuple[SectionKind, ...]] = get_args(SectionKind)
ORNAMENTS: Final[tuple[Ornament, ...]] = get_args(Ornament)
BANNER_SOURCES: Final[tuple[BannerSource, ...]] = get_args(BannerSource)
BOARDS: Final[tuple[Boards, ...]] = get_args(Boards)
GUILD_VERBS: Final[dict[str, tuple[str, ...]]] = {
    "craftsmen": ("buy", "sell"),
    "teamsters": ("haul", "earn", "swap"),
    "merchants": ("trade", "bulk", "barter", "commission"),
    "clergy": ("pray", "donate", "offer", "vow"),
}
GUILDS: Final[tuple[Guild, ...]] = get_args(Guild)
VERBS: Final = tuple(verb for verbs in GUILD_VERBS.values() for verb in verbs)  # of the influence cards
GUILD_OF_VERB: Final = {verb: guild for guild, verbs in GUILD_VERBS.items() for verb in verbs}
IVAN_CARDS: Final[tuple[IvanCard, ...]] = get_args(IvanCard)
TOWER_LETTERS: Final = "ABCDEF"
SECTIONS: Final = tuple(f"{tower}{level}" for tower in TOWER_LETTERS for level in range(1, 7))  # A1 is a base
