"""The table as plain text: what `str(game)` prints, at most 100 columns wide and without colour.

The terminal draws the same lines and lays colour over their words, so nothing is ever said by colour alone.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import words
from ..kernel.advanced import locked_ornaments
from ..kernel.cathedral import sections_completed
from ..kernel.codes import (
    BANNER_SOURCES,
    FROM_RESERVE,
    IVAN_CARDS,
    IVAN_SEAT,
    NONE,
    ORNAMENT_KINDS,
    QUADRANTS,
    SPACES,
    TRACK_SPACES,
)
from ..kernel.track import prestige_of
from ..kernel.workshop import inventory_room
from .due import due_now
from .pieces import (
    LETTERS,
    NOTHING,
    color_name,
    cost_marks,
    cut,
    dice_text,
    goods_text,
    guild_of,
    influence_text,
    kind_name,
    market_text,
    ornament_name,
    padded,
    row_of,
    rubles_text,
    seat_label,
    section_name,
    tile_text,
    width_of,
    workshop_items,
)
from .reasons import Count

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ..kernel.state import State
    from .game import Game

WIDEST = 100
NARROWEST = 76
ROOMY = 21  # columns of a tower that has room for whole words
TIGHT = 15  # columns of a tower that has room for an ornament and its owner
_SHORTER = (
    ("recognition", "recogn."),
    ("amethyst", "ameth."),
    ("emerald", "emer."),
    ("recogn.", "rec."),
    ("die ", "d."),
)


def draw_table(game: Game, width: int = WIDEST) -> str:
    """Draw the whole table."""
    width = max(NARROWEST, min(WIDEST, width))
    blocks = [
        [_title(game)],
        _market(game.state, width),
        _cathedral(game.state, width),
        _seats(game, width),
        _ivan(game, width),
        [f"SUPPLY   {goods_text(row_of(game.state.supply), '  ')}", *_turn(game, width)],
    ]
    lines = [line for block in blocks if block for line in (*block, "")]
    return "\n".join(cut(line, width).rstrip() for line in lines[:-1])


def _title(game: Game) -> str:
    table = "solo against Ivan" if game.players == 1 else f"{game.players} players"
    return f"RED CATHEDRAL · {table} · {game.boards} boards · edition {game.edition.name}"


def _wrapped(head: str, items: Iterable[str], width: int, sep: str = " · ") -> list[str]:
    """Write items behind a head, broken between items only where the line ends."""
    lines, indent = [head], " " * width_of(head)
    for number, item in enumerate(items):
        if number == 0:
            lines[-1] += item
        elif width_of(lines[-1] + sep + item) > width and lines[-1].strip():
            lines.append(indent + item)
        else:
            lines[-1] += sep + item
    return lines


def _market(s: State, width: int) -> list[str]:
    """Draw one line a space; the two lines of a quadrant hold the two actions of its card.

    Where the dice leave too little room, the actions are said in a shorter form, at last without the guild.
    """
    title = "MARKET   dice move down the list, and from 8 on to 1"
    forms = [_market_lines(s, short=short, guilds=guilds) for short, guilds in ((0, 1), (1, 1), (1, 0))]
    fitting = [lines for lines in forms if max(map(len, lines)) <= width]
    return [title, *(fitting or forms[-1:])[0]]


def _market_lines(s: State, *, short: int, guilds: int) -> list[str]:
    tiles = [market_text(s, space) for space in range(SPACES)]
    dice = [dice_text(s, space) for space in range(SPACES)]
    tile_width, dice_width = max(map(len, tiles)), max(map(len, dice))
    lines = []
    for space in range(SPACES):
        quadrant, action = divmod(space, SPACES // QUADRANTS)
        here = "»" if space in (s.market_space, s.roll_space) else " "
        head = f" {here}{space + 1}  {tiles[space]:<{tile_width}}  {dice[space]:<{dice_width}}"
        corner, guild = ("╭", guild_of(s, quadrant)) if action == 0 else ("╰", "or")
        said = f"{guild:<9} " if guilds else ""
        lines.append(f"{head}  {corner} {said}{influence_text(s, quadrant, action, short=bool(short))}")
    return lines


# The cathedral


def _cathedral(s: State, width: int) -> list[str]:
    column = (width - s.towers - 1) // s.towers
    tallest = max(s.height[tower] for tower in range(s.towers))
    legend = "  ".join(f"{letter} {name}" for letter, name in zip(LETTERS, words.MATERIALS, strict=True))
    marks = "CATHEDRAL  ● delivered  ○ missing  ✓ complete  ⚑ banner  [workshop tile]"
    if column < ROOMY:
        marks = "CATHEDRAL  ● there ○ missing ✓ complete ⚑ banner [tile] 4/2 recognition/rubles"
    lines = [marks, f"           {legend}"]
    for level in range(tallest - 1, -1, -1):
        cells = [_section(s, tower, level, column) for tower in range(s.towers)]
        lines += ["│" + "│".join(padded(cut(cell[row], column), column) for cell in cells) + "│" for row in range(2)]
    return lines


def _section(s: State, tower: int, level: int, column: int) -> tuple[str, str]:
    if level >= s.height[tower]:
        return "", ""
    name = section_name(tower, level)
    if column >= ROOMY:
        name += f" {kind_name(s, tower, level)}"
    owner = s.owner[tower, level]
    if owner == NONE:
        tile = s.tile[tower, level]
        first = name if tile == NONE else f"{name} {_tile(s, tile, column - len(name) - 1)}"
    else:
        first = f"{name} ⚑ {color_name(s, owner)}"
    if s.complete[tower, level]:
        ornament, by = ornament_name(s, tower, level), s.ornament[tower, level]
        if by == NONE:
            return first, f"✓ no {ornament}"
        return first, f"✓ {ornament}: {color_name(s, by)}" if column >= TIGHT else f"✓ +{color_name(s, by)}"
    recognition, rubles = s.reward_recognition[tower, level], s.reward_rubles[tower, level]
    reward = f"{recognition} rec {rubles} rub" if column >= ROOMY else f"{recognition}/{rubles}"
    return first, f"{cost_marks(s, tower, level)} {reward}"


def _tile(s: State, tile: int, room: int) -> str:
    """Say what a tile shows, shortened as far as the room asks for it."""
    text = tile_text(s, tile)
    for long, short in _SHORTER:
        if len(text) + 2 > room:
            text = text.replace(long, short)
    return f"[{text}]"


# The seats


def _seats(game: Game, width: int) -> list[str]:
    people = [seat for seat in range(game.state.seats) if not (game.state.solo and seat == IVAN_SEAT)]
    return [line for seat in people for line in _seat(game, seat, width)]


def _marker(s: State, seat: int) -> str:
    score = s.score[seat]
    place = f"space {score}" if score <= TRACK_SPACES else f"second lap, space {score - TRACK_SPACES}"
    return f"prestige {prestige_of(s, seat)} ({place})"


def _ornaments(counts: Iterable[int]) -> str:
    return ", ".join(f"{n} {words.ORNAMENTS[kind]}" for kind, n in enumerate(counts) if n) or "none"


def _seat(game: Game, seat: int, width: int) -> list[str]:
    s = game.state
    turn = "▶" if s.seat == seat and game.outcome is None else " "
    held = row_of(s.inventory, seat)
    facts = [
        _marker(s, seat),
        rubles_text(s.rubles[seat]),
        f"holds {sum(held)} of {sum(held) + inventory_room(s, seat)}: {goods_text(held)}",
        f"{sections_completed(s, seat)} complete",
    ]
    lying = ", ".join(
        f"{s.banners[seat, source]} {words.BANNER_SOURCES[source]}"
        for source in range(BANNER_SOURCES)
        if s.banners[seat, source]
    )
    things = [
        lying or "none",
        f"ornaments {_ornaments(s.ornaments[seat, kind] for kind in range(ORNAMENT_KINDS))}",
    ]
    if s.advanced:
        things.append(f"locked {_ornaments(locked_ornaments(s, seat, kind) for kind in range(ORNAMENT_KINDS))}")
    return [
        *_wrapped(f"{turn} {seat_label(s, seat, game.names)}   ", facts, width),
        *_wrapped("    banners ", things, width),
        *_wrapped("    workshop ", workshop_items(s, seat), width),
    ]


def _ivan(game: Game, width: int) -> list[str]:
    """Draw Ivan: his marker, what he has left, his row of cards with the die on each."""
    s = game.state
    if not s.solo:
        return []
    turn = "▶" if s.seat == IVAN_SEAT and game.outcome is None else " "
    facts = [
        _marker(s, IVAN_SEAT),
        f"{sections_completed(s, IVAN_SEAT)} complete",
        f"{Count(s.banners[IVAN_SEAT, FROM_RESERVE]):banner|banners}",
        f"ornaments {_ornaments(s.ornaments[IVAN_SEAT, kind] for kind in range(ORNAMENT_KINDS))}",
    ]
    cards = []
    for position in range(IVAN_CARDS):
        acting = "»" if position == s.ivan_acting else ""
        die = words.DICE[s.ivan_die[position]] if s.ivan_face_up[position] else "used"
        cards.append(f"{acting}{words.IVAN_CARDS[s.ivan_card[position]]} ({die})")
    stores = [
        f"{goods_text(row_of(field))} on {name}"
        for name, field in (("inventory", s.ivan_inventory), ("construction", s.ivan_construction))
        if sum(row_of(field))
    ]
    return [
        *_wrapped(f"{turn} {seat_label(s, IVAN_SEAT, game.names)} ({color_name(s, IVAN_SEAT)})   ", facts, width),
        *_wrapped("    cards ", cards, width),
        *_wrapped("    materials ", stores or [NOTHING], width),
    ]


def _turn(game: Game, width: int) -> list[str]:
    s = game.state
    if game.outcome is not None:
        return _wrapped("OVER     ", str(game.outcome).split(", "), width)
    limit = f" of {s.turn_limit}" if s.turn_limit else ""
    due = due_now(s, game.names).text.replace("; ", ";\0").split("\0")
    if s.ender != NONE:
        due.append(f"last turns: {seat_label(s, s.ender, game.names)} has six complete sections")
    return _wrapped(f"TURN {s.turn_number}{limit}   ", due, width, sep=" ")
