"""The table as plain text: what `str(game)` prints, at most 100 columns wide and without color.

The terminal draws the same lines and adds color, so nothing is ever said by color alone.
"""

from __future__ import annotations

import textwrap
import unicodedata
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
from ..plies.influence import influence
from ..plies.own_words import own_word
from ..plies.pieces import (
    amount,
    color_of,
    cost_marks,
    dice_on,
    goods,
    guild_of,
    kind_of,
    letter,
    market_tile,
    ornament_of,
    reward,
    row_of,
    rubles,
    seat_label,
    section_name,
    tile,
    word,
    workshop_items,
)
from ..text import Phrase, say
from .due import due_now

if TYPE_CHECKING:
    from collections.abc import Iterable

    from ..kernel.state import State
    from ..text import Fact
    from .game import Game

WIDEST = 100
NARROWEST = 80  # six towers whose sections need four materials just fit
ROOMY = 21  # columns of a tower that has room for whole words
TIGHT = 15  # columns of a tower that has room for an ornament and its owner


def width_of(text: str) -> int:
    """Count the terminal cells of a text: wide letters take two, combining marks none."""
    return sum(
        0 if unicodedata.combining(letter) else 2 if unicodedata.east_asian_width(letter) in "WF" else 1
        for letter in text
    )


def padded(text: str, width: int) -> str:
    """Fill a text up to a width."""
    return text + " " * (width - width_of(text))


def cut(text: str, width: int) -> str:
    """Shorten a text that is too wide."""
    if width_of(text) <= width:
        return text
    while width_of(text) > width - 1:
        text = text[:-1]
    return text + "…"


def draw_table(game: Game, width: int = WIDEST) -> str:
    """Draw the whole table."""
    width = max(NARROWEST, min(WIDEST, width))
    blocks = [
        _wrapped("", _title(game).split(" · "), width),
        _market(game.state, width),
        _cathedral(game.state, width),
        _seats(game, width),
        _ivan(game, width),
        [_supply(game.state, width), *_turn(game, width)],
    ]
    lines = [line for block in blocks if block for line in (*block, "")]
    return "\n".join(cut(line, width).rstrip() for line in lines[:-1])


def _title(game: Game) -> str:
    table = Phrase("table-solo") if game.players == 1 else Phrase("table-players", n=game.players)
    boards = Phrase(f"table-boards-{game.boards}")
    return say("table-title", table=table, boards=boards, edition=game.edition.name)


def _supply(s: State, width: int) -> str:
    """List what is left, in short where that is too wide."""
    left = goods(row_of(s.supply))
    whole = f"{say('table-supply')}   {_listed(left, '  ')}"
    if width_of(whole) <= width or not isinstance(left, list):
        return whole
    return f"{say('table-supply')}   {'  '.join(one.form('short') for one in left)}"


def _listed(things: Fact, sep: str = ", ") -> str:
    """Write a list without an "and": for columns."""
    return sep.join(map(str, things)) if isinstance(things, list) else str(things)


def _wrapped(head: str, items: Iterable[str], width: int, sep: str = " · ") -> list[str]:
    """Write items behind a head, broken between items where the line ends; inside one only if it fills a line."""
    lines, indent = [head], " " * width_of(head)
    for number, item in enumerate(items):
        if number == 0:
            lines[-1] += item
        elif width_of(lines[-1] + sep + item) > width and lines[-1].strip():
            lines.append(indent + item)
        else:
            lines[-1] += sep + item
    return [part for line in lines for part in _folded(line, indent, width)]


def _folded(line: str, indent: str, width: int) -> list[str]:
    """Break a line between words where it is still too long."""
    if width_of(line) <= width:
        return [line]
    text = line.lstrip()
    head = line[: len(line) - len(text)]
    return textwrap.wrap(text, width, initial_indent=head, subsequent_indent=indent, break_on_hyphens=False)


def _market(s: State, width: int) -> list[str]:
    """Draw one line per space; the two lines of a quadrant have the two actions of its card.

    If the dice leave too little room, the actions are written in a shorter form, then without the guild, and finally
    on separate lines.
    """
    forms = [_market_lines(s, short=short, guilds=guilds) for short, guilds in ((0, 1), (1, 1), (1, 0))]
    fitting = [lines for lines in forms if max(map(width_of, lines)) <= width]
    return [say("table-market"), *(fitting[0] if fitting else _narrow_market(s, width))]


def _narrow_market(s: State, width: int) -> list[str]:
    """Draw the card of a quadrant below its two spaces."""
    tiles = [market_tile(s, space).text for space in range(SPACES)]
    tile_width = max(map(width_of, tiles))
    lines = []
    for space in range(SPACES):
        quadrant, action = divmod(space, SPACES // QUADRANTS)
        here = "»" if space in (s.market_space, s.roll_space) else " "
        lines.append(f" {here}{space + 1}  {padded(tiles[space], tile_width)}  {_listed(dice_on(s, space))}")
        if action:
            first, second = (str(_offered(s, quadrant, which)) for which in range(2))
            head = f"    ╰ {guild_of(s, quadrant)}   "
            lines += _wrapped(head, [first, f"{say('table-or')} {second}"], width, sep=" ")
    return lines


def _offered(s: State, quadrant: int, action: int) -> Phrase:
    verb, offer = influence(s, quadrant, action)
    return Phrase("table-labeled", label=own_word(verb), text=offer)


def _market_lines(s: State, *, short: int, guilds: int) -> list[str]:
    tiles = [market_tile(s, space).text for space in range(SPACES)]
    dice = [_listed(dice_on(s, space)) for space in range(SPACES)]
    names = [guild_of(s, quadrant).text for quadrant in range(QUADRANTS)]
    tile_width, dice_width, guild_width = (max(map(width_of, column)) for column in (tiles, dice, names))
    lines = []
    for space in range(SPACES):
        quadrant, action = divmod(space, SPACES // QUADRANTS)
        here = "»" if space in (s.market_space, s.roll_space) else " "
        head = f" {here}{space + 1}  {padded(tiles[space], tile_width)}  {padded(dice[space], dice_width)}"
        corner, guild = ("╭", names[quadrant]) if action == 0 else ("╰", say("table-or"))
        said = f"{padded(guild, guild_width)} " if guilds else ""
        offered = _offered(s, quadrant, action)
        lines.append(f"{head}  {corner} {said}{offered.form('short') if short else offered}")
    return lines


# The cathedral


def _cathedral(s: State, width: int) -> list[str]:
    column = (width - s.towers - 1) // s.towers
    tallest = max(s.height[tower] for tower in range(s.towers))
    legend = "  ".join(f"{letter(name)} {word(name)}" for name in words.MATERIALS)
    lines = [Phrase("table-cathedral").form("" if column >= ROOMY else "short"), f"           {legend}"]
    for level in range(tallest - 1, -1, -1):
        cells = [_section(s, tower, level, column) for tower in range(s.towers)]
        lines += ["│" + "│".join(padded(cut(cell[row], column), column) for cell in cells) + "│" for row in range(2)]
    return lines


def _section(s: State, tower: int, level: int, column: int) -> tuple[str, str]:
    if level >= s.height[tower]:
        return "", ""
    first = _first_line(s, tower, level, column)
    if s.complete[tower, level]:
        ornament, by = ornament_of(s, tower, level), s.ornament[tower, level]
        if by == NONE:
            return first, say("table-no-ornament", ornament=ornament)
        placed = Phrase("table-ornament", ornament=ornament, color=word(color_of(s, by)))
        return first, placed.form("" if column >= TIGHT else "short")
    marks = cost_marks(s, tower, level)
    needs = f"{marks} {' '.join(pay.form('short') for pay in reward(s, tower, level))}"
    if column < ROOMY or width_of(needs) > column:
        needs = f"{marks} {s.reward_recognition[tower, level]}/{s.reward_rubles[tower, level]}"
    return first, needs


def _first_line(s: State, tower: int, level: int, column: int) -> str:
    """Name a section and what is on it: whole, then in short, without its kind, and at last without brackets."""
    name = section_name(tower, level)
    names = [f"{name} {kind_of(s, tower, level).form('short')}", name] if column >= ROOMY else [name]
    owner, lying = s.owner[tower, level], s.tile[tower, level]
    if owner != NONE:
        color = word(color_of(s, owner))
        forms = [f"{named} ⚑ {shown}" for named in names for shown in (color.text, color.form("short"))]
    elif lying != NONE:
        shown = tile(s, lying)
        forms = [f"{named} [{text}]" for named in names for text in (shown.text, shown.form("short"))]
        forms.append(f"{name} {shown.form('short')}")
    else:
        forms = names
    return next((form for form in forms if width_of(form) <= column), forms[-1])


# The seats


def _seats(game: Game, width: int) -> list[str]:
    people = [seat for seat in range(game.state.seats) if not (game.state.solo and seat == IVAN_SEAT)]
    return [line for seat in people for line in _seat(game, seat, width)]


def _marker(s: State, seat: int) -> str:
    score = s.score[seat]
    if score <= TRACK_SPACES:
        return say("table-prestige", n=prestige_of(s, seat), space=score)
    return say("table-prestige-lap", n=prestige_of(s, seat), space=score - TRACK_SPACES)


def _ornaments(key: str, counts: Iterable[int]) -> str:
    names = [str(amount(words.ORNAMENTS[kind], n)) for kind, n in enumerate(counts) if n]
    return say(key, what=", ".join(names) or Phrase("table-none"))


def _seat(game: Game, seat: int, width: int) -> list[str]:
    s = game.state
    turn = "▶" if s.seat == seat and game.outcome is None else " "
    held = row_of(s.inventory, seat)
    facts = [
        _marker(s, seat),
        str(rubles(s.rubles[seat])),
        say("table-holds", held=sum(held), room=sum(held) + inventory_room(s, seat), goods=_listed(goods(held))),
        say("table-complete", n=sections_completed(s, seat)),
    ]
    lying = ", ".join(
        say("table-banners-at", n=s.banners[seat, source], source=word(words.BANNER_SOURCES[source]))
        for source in range(BANNER_SOURCES)
        if s.banners[seat, source]
    )
    things = [
        lying or say("table-none"),
        _ornaments("table-ornaments", (s.ornaments[seat, kind] for kind in range(ORNAMENT_KINDS))),
    ]
    if s.advanced:
        things.append(_ornaments("table-locked", (locked_ornaments(s, seat, kind) for kind in range(ORNAMENT_KINDS))))
    return [
        *_wrapped(f"{turn} {seat_label(s, seat, game.names)}   ", facts, width),
        *_wrapped(f"    {say('table-banners')} ", things, width),
        *_wrapped(f"    {say('table-workshop')} ", map(str, workshop_items(s, seat)), width),
    ]


def _ivan(game: Game, width: int) -> list[str]:
    """Draw Ivan: his marker, what he has left, his row of cards with the die on each."""
    s = game.state
    if not s.solo:
        return []
    turn = "▶" if s.seat == IVAN_SEAT and game.outcome is None else " "
    facts = [
        _marker(s, IVAN_SEAT),
        say("table-complete", n=sections_completed(s, IVAN_SEAT)),
        say("table-banners-left", n=s.banners[IVAN_SEAT, FROM_RESERVE]),
        _ornaments("table-ornaments", (s.ornaments[IVAN_SEAT, kind] for kind in range(ORNAMENT_KINDS))),
    ]
    cards = []
    for position in range(IVAN_CARDS):
        acting = "»" if position == s.ivan_acting else ""
        card = Phrase(f"card-{words.IVAN_CARDS[s.ivan_card[position]]}")
        die = word(words.DICE[s.ivan_die[position]])
        shown = (
            Phrase("table-card", card=card, die=die)
            if s.ivan_face_up[position]
            else Phrase("table-card-used", card=card)
        )
        cards.append(f"{acting}{shown}")
    stores = [
        say("table-goods-on", goods=_listed(goods(row_of(field))), card=Phrase(f"card-{name}"))
        for name, field in (("inventory", s.ivan_inventory), ("construction", s.ivan_construction))
        if sum(row_of(field))
    ]
    return [
        *_wrapped(f"{turn} {seat_label(s, IVAN_SEAT, game.names)} ({word(color_of(s, IVAN_SEAT))})   ", facts, width),
        *_wrapped(f"    {say('table-cards')} ", cards, width),
        *_wrapped(f"    {say('table-materials')} ", stores or [say("nothing")], width),
    ]


def _turn(game: Game, width: int) -> list[str]:
    s = game.state
    if game.outcome is not None:
        ranks = [
            say("table-rank", rank=lines.rank, seat=word(lines.seat), total=lines.total)
            for lines in game.outcome.ranking
        ]
        return _wrapped(f"{say('table-over')}     ", ranks, width)
    number = (
        say("table-turn-limit", n=s.turn_number, limit=s.turn_limit)
        if s.turn_limit
        else say("table-turn", n=s.turn_number)
    )
    due = due_now(s, game.names).text.replace("; ", ";\0").split("\0")
    if s.ender != NONE:
        due.append(say("table-last-turns", seat=seat_label(s, s.ender, game.names)))
    return _wrapped(f"{number}   ", due, width, sep=" ")
