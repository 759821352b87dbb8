"""The packaged edition, what reading one gives, and where its values come from."""

import pickle
import tomllib
from dataclasses import FrozenInstanceError

import pytest

from redcathedral.edition import (
    Card,
    InfluenceAction,
    WorkshopTile,
    edition_from_values,
    load_edition,
    parse_edition,
)
from redcathedral.edition.loader import default_text
from redcathedral.edition.provenance import SOURCES, provenance_rows
from redcathedral.edition.values import values_of
from redcathedral.words import GUILDS, MATERIALS, RESOURCES


def test_the_packaged_edition_loads_once_and_is_the_default() -> None:
    assert load_edition() is load_edition()
    assert load_edition().name == "reconstructed-1"


def test_the_packaged_edition_holds_what_the_published_descriptions_say() -> None:
    edition = load_edition()
    assert sum(edition.materials) == 95
    assert [len(edition.cards_of(kind)) for kind in ("base", "middle", "dome")] == [10, 20, 10]
    assert {sum(card.cost) for card in edition.cards} == {3, 4}
    assert [{sum(plan) for plan in edition.plans[n]} for n in (2, 3, 4)] == [{12}, {18}, {24}]
    assert [{len(plan) for plan in edition.plans[n]} for n in (2, 3, 4)] == [{4}, {5}, {6}]
    assert edition.prestige[:2] == (5, 9)
    assert edition.prestige[-1] == 80
    steps = [b - a for a, b in zip((0, *edition.prestige), edition.prestige, strict=False)]
    assert steps == sorted(steps, reverse=True)
    assert len(edition.workshop_tiles) == 14
    assert {tile.resource for tile in edition.resource_tiles} == set(RESOURCES)
    assert [len(edition.influence[guild]) for guild in GUILDS] == [3, 3, 3, 3]


def test_values_become_typed_components() -> None:
    edition = load_edition()
    assert edition.cards[0] == Card("base-01", "base", (0, 1, 2, 0, 0, 0), 3, 1)
    assert edition.workshop_tiles[0] == WorkshopTile("red", None, 0)
    assert edition.tile_kinds[-1] == WorkshopTile(None, "recognition", 1)
    assert len(edition.tile_kinds) == 13
    assert edition.first_game == ("craftsmen-1", "teamsters-1", "merchants-1", "clergy-1")
    assert edition.advanced_ornaments == {"red": "door", "green": "arch", "blue": "arch", "yellow": "cross"}


def test_every_verb_reads_its_cost_and_gain_in_one_way() -> None:
    cards = [card for guild in GUILDS for card in load_edition().influence[guild]]
    actions = {action.do: action for card in cards for action in card.actions}
    three = ("gold", "emerald", "amethyst")
    assert cards[0].actions[0] == InfluenceAction("sell", MATERIALS, 0, 1, repeat=True)
    assert actions["buy"] == InfluenceAction("buy", three, 2, 0, repeat=True)
    assert {do: (a.cost, a.gain) for do, a in actions.items() if not a.kinds} == {
        "haul": (1, 1),
        "earn": (0, 1),
        "swap": (2, 0),
        "trade": (2, 1),
        "bulk": (4, 2),
        "barter": (1, 0),
        "commission": (0, 0),
        "pray": (0, 1),
        "donate": (3, 1),
        "offer": (3, 1),
        "vow": (0, 2),
    }


def test_an_edition_cannot_be_changed_and_survives_pickling_and_hashing() -> None:
    edition = load_edition()
    again = pickle.loads(pickle.dumps(edition))  # noqa: S301 - our own bytes
    assert again == edition
    assert hash(again) == hash(edition)
    with pytest.raises(FrozenInstanceError):
        edition.start = 3  # type: ignore[misc]


def test_the_values_of_an_edition_are_those_of_its_file() -> None:
    values = tomllib.loads(default_text())
    del values["provenance"]
    assert values_of(load_edition()) == values
    assert edition_from_values(values) == load_edition()


def test_the_digest_ignores_comments_layout_order_of_keys_and_provenance() -> None:
    text = default_text().replace("lumber = 20\nbrick = 20", "# a comment\nbrick    = 20\n\nlumber = 20")
    text = text[: text.index("\n[provenance]")]
    text = text.replace('first_game = ["craftsmen-1", "teamsters-1"', 'first_game = ["teamsters-1", "craftsmen-1"')
    assert parse_edition(text).digest == load_edition().digest
    assert parse_edition(text) == load_edition()


def test_the_digest_changes_with_any_value() -> None:
    changed = parse_edition(default_text().replace("start = 2", "start = 3"))
    assert changed.digest != load_edition().digest
    assert changed != load_edition()
    assert len(changed.digest) == 64


def test_every_value_of_the_packaged_edition_states_its_provenance() -> None:
    rows = provenance_rows(load_edition())
    assert {row.provenance for row in rows} == set(SOURCES)
    assert len({row.path for row in rows}) == len(rows)
    found = {row.path: (row.value, row.provenance) for row in rows}
    assert found["track.start"] == ("2", "rulebook")
    assert found["track.prestige.2"] == ("9", "published")
    assert found["track.prestige.3"] == ("13", "reconstructed")
    assert found["market.resource_tiles.lumber.amount"] == ("2", "rulebook")
    assert found["market.resource_tiles.gold.amount"] == ("1", "reconstructed")
    assert found["influence.clergy.clergy-1.actions.donate.price"] == ("3", "rulebook")
    assert found["influence.craftsmen.craftsmen-2.actions.buy.kinds"] == (
        "lumber brick stone",
        "reconstructed",
    )
    assert found["cathedral.cards.base-01.cost"] == ("brick 1, stone 2", "reconstructed")
    assert found["plans.two.2"] == ("2 4 4 2", "reconstructed")


def test_values_without_a_statement_list_as_unstated() -> None:
    text = default_text()
    edition = parse_edition(text[: text.index("\n[provenance]")])
    assert {row.provenance for row in provenance_rows(edition)} == {"unstated"}


def test_the_most_specific_statement_holds() -> None:
    text = default_text()
    text = (
        text[: text.index("\n[provenance]")] + '\n[provenance]\n"players.rubles.2" = "published"\nplayers = "rulebook"'
    )
    found = {row.path: row.provenance for row in provenance_rows(parse_edition(text))}
    assert found["players.rubles.1"] == "rulebook"
    assert found["players.rubles.2"] == "published"
    assert found["track.start"] == "unstated"
