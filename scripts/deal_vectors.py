"""Deals as Python draws them, for the page's tests: its own recomputation must give the same ones.

python scripts/deal_vectors.py            # writes web/src/dice/deals.json again
python scripts/deal_vectors.py --check    # fails if it is not what the rules say
"""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any

from generated import ROOT, write_or_check
from redcathedral.edition import load_edition
from redcathedral.edition.values import canonical_of
from redcathedral.game.chance import Chance
from redcathedral.game.game import new_game

if TYPE_CHECKING:
    from redcathedral.edition import Edition

FILE = ROOT / "web" / "src" / "dice" / "deals.json"
SEEDS = ("0123456789abcdef" * 4 + "|anna-7d1f|bob-c0de", "7", "a deal of its own")


def vectors() -> dict[str, Any]:
    """Give the components as they are published, and deals of some seeds for every table there can be."""
    edition = load_edition()
    return {
        "edition": canonical_of(edition),
        "digest": edition.digest,
        "starts": [
            {"seed": seed, "seats": seats, "first": Chance.from_seed(seed).first_seat(seats)}
            for seed in SEEDS
            for seats in (2, 3, 4)
        ],
        "deals": [
            {
                "seed": seed,
                "players": players,
                "firstGame": first_game,
                "deal": _deal(edition, seed, players, first_game),
            }
            for seed in SEEDS
            for players in (1, 2, 3, 4)
            for first_game in (False, True)
        ],
    }


def _deal(edition: Edition, seed: str, players: int, first_game: bool) -> dict[str, Any]:
    shown = new_game(players=players, seed=seed, edition=edition, first_game=first_game).snapshot()
    market, ivan = shown["market"], shown["ivan"]
    return {
        "market": [tile["resource"] for tile in market["tiles"]],
        "influence": [card["card"] for card in market["influence"]],
        "dice": market["dice"],
        "towers": [
            [{"card": section["card"], "tile": _tile(section["tile"])} for section in tower["sections"]]
            for tower in shown["cathedral"]["towers"]
        ],
        "ivan": None if ivan is None else [{"card": card["card"], "die": card["die"]} for card in ivan["cards"]],
    }


def _tile(tile: Any) -> str | None:
    if tile is None:
        return None
    return f"die-{tile['die']}" if "die" in tile else f"{tile['resource']}-{tile['amount']}"


def written() -> str:
    """Give the file's text, a deal a line."""
    parts = vectors()
    deals = ",\n  ".join(json.dumps(deal) for deal in parts.pop("deals"))
    return json.dumps(parts, indent=1).removesuffix("\n}") + f',\n "deals": [\n  {deals}\n ]\n}}\n'


if __name__ == "__main__":
    sys.exit(write_or_check(FILE, written(), source="the rules", about=__doc__))
