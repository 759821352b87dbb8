"""A deal as text: the headers of a record that say how the table was set up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .. import words
from ..errors import RecordError
from ..kernel.box import Deal, cards_in_order
from ..kernel.codes import LEVELS, NONE, SPACES, TOWERS
from ..text import Phrase

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ..edition import Edition, WorkshopTile

START_DICE = 5

Headers = dict[str, tuple[int, str]]  # name -> (line, value)


def tile_word(tile: WorkshopTile) -> str:
    """Write a workshop tile: lumber-2, die-red."""
    return f"die-{tile.die}" if tile.die is not None else f"{tile.resource}-{tile.amount}"


def deal_headers(deal: Deal, edition: Edition) -> dict[str, str]:
    """Write a deal as headers."""
    plan = edition.plans[deal.seats][deal.plan]
    cards = cards_in_order(edition)
    tiles = [tile_word(tile) for tile in edition.tile_kinds]
    headers = {"Plan": " ".join(str(height) for height in plan)}
    for tower, height in enumerate(plan):
        headers[f"Tower{words.TOWER_LETTERS[tower]}"] = ", ".join(
            f"{cards[deal.card[tower, level]]} {tiles[deal.tile[tower, level]]}" for level in range(height)
        )
    headers["Market"] = " ".join(edition.resource_tiles[deal.market_tile[space]].resource for space in range(SPACES))
    headers["Influence"] = " ".join(
        edition.influence[words.GUILDS[deal.guild[q]]][deal.influence_card[q]].id for q in range(len(words.GUILDS))
    )
    headers["Dice"] = ", ".join(
        f"{name} {deal.die_space[die] + 1} {deal.die_value[die]}" for die, name in enumerate(words.DICE)
    )
    if deal.solo:
        headers["Ivan"] = ", ".join(
            f"{words.IVAN_CARDS[deal.ivan_card[i]]} {words.DICE[deal.ivan_die[i]]}"
            for i in range(len(words.IVAN_CARDS))
        )
    return headers


def read_deal(headers: Mapping[str, tuple[int, str]], players: int, edition: Edition) -> Deal:
    """Read a deal from headers and refuse one the components cannot make."""
    deal = Deal()
    deal.solo = int(players == 1)
    deal.seats = max(2, players)
    _read_market(headers, deal, edition)
    _read_cathedral(headers, deal, edition)
    if deal.solo:
        _read_ivan(headers, deal)
    return deal


def _wrong(header: str, problem: str) -> Phrase:
    """Say, in English, what is wrong with a header that was edited by hand."""
    return Phrase("error-record-header", name=header, problem=problem)


def need(headers: Mapping[str, tuple[int, str]], name: str) -> tuple[int, str]:
    """Give a header that must be there."""
    if name not in headers:
        raise RecordError(Phrase("error-record-missing", name=name))
    return headers[name]


def _permutation(line: int, what: str, said: list[str], names: tuple[str, ...], clause: str) -> list[int]:
    if sorted(said) != sorted(names):
        raise RecordError(_wrong(what, f"it must name each of {', '.join(names)} once"), line=line, clause=clause)
    return [names.index(name) for name in said]


def _read_market(headers: Mapping[str, tuple[int, str]], deal: Deal, edition: Edition) -> None:
    line, text = need(headers, "Market")
    resources = tuple(tile.resource for tile in edition.resource_tiles)
    start = 0
    for space, tile in enumerate(_permutation(line, "Market", text.split(), resources, "S4")):
        deal.market_tile[space] = tile
        if resources[tile] == "recognition":
            start = space
    line, text = need(headers, "Influence")
    cards = {
        card.id: (guild, i) for guild, name in enumerate(words.GUILDS) for i, card in enumerate(edition.influence[name])
    }
    said = text.split()
    unknown = [card for card in said if card not in cards]
    if unknown:
        raise RecordError(_wrong("Influence", f"there is no influence card {unknown[0]}"), line=line, clause="S5")
    if sorted(cards[card][0] for card in said) != list(range(len(words.GUILDS))):
        raise RecordError(_wrong("Influence", "Influence must name one card of each guild"), line=line, clause="S5")
    for quadrant, card in enumerate(said):
        deal.guild[quadrant], deal.influence_card[quadrant] = cards[card]
    line, text = need(headers, "Dice")
    shown = [part.split() for part in text.split(",")]
    if any(len(part) != 3 for part in shown):
        raise RecordError(
            _wrong("Dice", "Dice must say die, space and value of each: red 3 5, blue 4 1, …"), line=line, clause="S6"
        )
    order = _permutation(line, "Dice", [part[0] for part in shown], words.DICE, "S6")
    for die, (_, lies_on, shows) in zip(order, shown, strict=True):
        if shows not in tuple("123456"):
            raise RecordError(_wrong("Dice", f"a die shows 1 to 6, not {shows}"), line=line, clause="S6")
        if lies_on not in tuple("12345678"):
            raise RecordError(_wrong("Dice", f"the spaces are 1 to 8, not {lies_on}"), line=line, clause="S6")
        deal.die_space[die] = int(lies_on) - 1
        deal.die_value[die] = int(shows)
    if {(deal.die_space[die] - start) % 8 for die in range(START_DICE)} != set(range(START_DICE)):
        raise RecordError(
            _wrong("Dice", f"the dice start on space {start + 1} (recognition) and the next four, one each"),
            line=line,
            clause="S6",
        )


def _read_cathedral(headers: Mapping[str, tuple[int, str]], deal: Deal, edition: Edition) -> None:
    line, text = need(headers, "Plan")
    plans = [" ".join(str(height) for height in plan) for plan in edition.plans[deal.seats]]
    if " ".join(text.split()) not in plans:
        raise RecordError(_wrong("Plan", f"there is no plan {text} for this number of players"), line=line, clause="S7")
    deal.plan = plans.index(" ".join(text.split()))
    ids = cards_in_order(edition)
    kinds = {card.id: card.kind for card in edition.cards}
    tiles = [tile_word(tile) for tile in edition.tile_kinds]
    left = dict.fromkeys(tiles, 0)
    for one in edition.workshop_tiles:
        left[tile_word(one)] += 1 if deal.seats == 2 else 2
    for tower in range(TOWERS):
        for level in range(LEVELS):
            deal.card[tower, level] = deal.tile[tower, level] = NONE
    dealt: set[str] = set()
    for tower, height in enumerate(edition.plans[deal.seats][deal.plan]):
        name = f"Tower{words.TOWER_LETTERS[tower]}"
        line, text = need(headers, name)
        sections = [part.split() for part in text.split(",")]
        if len(sections) != height or any(len(part) != 2 for part in sections):
            raise RecordError(
                _wrong(name, f"this tower needs {height} sections, each a card and a tile"), line=line, clause="S7"
            )
        for level, (card, tile) in enumerate(sections):
            kind = "base" if level == 0 else "dome" if level == height - 1 else "middle"
            if kinds.get(card) != kind:
                raise RecordError(_wrong(name, f"this edition has no {kind} {card}"), line=line, clause="S7")
            if card in dealt:
                raise RecordError(_wrong(name, f"{card} is dealt twice"), line=line, clause="S7")
            if left.get(tile, 0) == 0:
                raise RecordError(_wrong(name, f"this table has no tile {tile} left"), line=line, clause="S8")
            dealt.add(card)
            left[tile] -= 1
            deal.card[tower, level] = ids.index(card)
            deal.tile[tower, level] = tiles.index(tile)


def _read_ivan(headers: Mapping[str, tuple[int, str]], deal: Deal) -> None:
    line, text = need(headers, "Ivan")
    shown = [part.split() for part in text.split(",")]
    if any(len(part) != 2 for part in shown):
        raise RecordError(
            _wrong("Ivan", "Ivan must say card and die of each: claim white, transport red, …"), line=line, clause="A2"
        )
    cards = _permutation(line, "Ivan", [part[0] for part in shown], words.IVAN_CARDS, "A2")
    dice = _permutation(line, "Ivan", [part[1] for part in shown], words.DICE, "A2")
    for position in range(len(words.IVAN_CARDS)):
        deal.ivan_card[position] = cards[position]
        deal.ivan_die[position] = dice[position]
