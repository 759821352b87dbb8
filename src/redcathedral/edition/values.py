"""An edition as the plain values of its file, in one fixed form, and their digest."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING

from redcathedral.edition import limits
from redcathedral.edition.influence import VERBS
from redcathedral.words import GUILDS, MATERIALS

if TYPE_CHECKING:
    from redcathedral.edition.model import Card, Edition, InfluenceAction, InfluenceCard, WorkshopTile


def values_of(edition: Edition) -> dict[str, object]:
    """Return the values of an edition, structured as in a file; reading them back gives an equal edition."""
    influence: dict[str, object] = {
        guild: [_influence_card(card) for card in edition.influence[guild]] for guild in GUILDS
    }
    return {
        "name": edition.name,
        "materials": dict(zip(MATERIALS, edition.materials, strict=True)),
        "track": {"start": edition.start, "prestige": list(edition.prestige)},
        "players": {
            "rubles": list(edition.rubles),
            "inventory": edition.inventory,
            "banners": dict(limits.BANNERS),
            "ornaments": dict(limits.ORNAMENT_COUNT),
        },
        "workshop": {
            "price_rival": edition.price_rival,
            "price_own": edition.price_own,
            "price_white": edition.price_white,
            "price_advanced": edition.price_advanced,
            "advanced_ornaments": dict(edition.advanced_ornaments),
        },
        "market": {
            "resource_tiles": [{"resource": tile.resource, "amount": tile.amount} for tile in edition.resource_tiles]
        },
        "influence": {**influence, "first_game": list(edition.first_game)},
        "workshop_tiles": {"each_half": [_workshop_tile(tile) for tile in edition.workshop_tiles]},
        "plans": {name: [list(plan) for plan in edition.plans[players]] for name, players in limits.PLAN_NAMES.items()},
        "cathedral": {"cards": [_card(card) for card in edition.cards]},
    }


def canonical_of(edition: Edition) -> str:
    """Return the text whose digest names an edition: its values as JSON, in one fixed form."""
    return json.dumps(values_of(edition), sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def digest_of(edition: Edition) -> str:
    """Return the digest by which a record names an edition: equal for files that differ in form only."""
    return hashlib.sha256(canonical_of(edition).encode("ascii")).hexdigest()


def _influence_card(card: InfluenceCard) -> dict[str, object]:
    return {"id": card.id, "actions": [_action(action) for action in card.actions]}


def _action(action: InfluenceAction) -> dict[str, object]:
    verb = VERBS[action.do]
    values: dict[str, object] = {"do": action.do}
    if verb.kinds:
        values["kinds"] = "any" if action.kinds == MATERIALS else list(action.kinds)
    if verb.cost:
        values[verb.cost.key] = action.cost
    if verb.gain:
        values[verb.gain.key] = action.gain
    if action.repeat:
        values["repeat"] = True
    return values


def _workshop_tile(tile: WorkshopTile) -> dict[str, object]:
    return {"die": tile.die} if tile.die else {"resource": tile.resource, "amount": tile.amount}


def _card(card: Card) -> dict[str, object]:
    return {
        "id": card.id,
        "kind": card.kind,
        "cost": {name: amount for name, amount in zip(MATERIALS, card.cost, strict=True) if amount},
        "recognition": card.recognition,
        "rubles": card.rubles,
    }
