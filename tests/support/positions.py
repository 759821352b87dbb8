"""Positions in one line: a fresh game changed by words, materials taken from the supply so that nothing appears twice.

game = position(2, red={"rubles": 5, "holds": "2 lumber, gold"}, dice="red 1 4, white 3 6")
claimed(game, "red", "A1", delivered="brick"); finished(game, "blue", "B1", ornament="red")
"""

import contextlib
from typing import Any

import pytest

import redcathedral as rc
from redcathedral import words
from redcathedral.errors import IllegalPly
from redcathedral.game.outcome import Outcome
from redcathedral.kernel.cathedral import section_kind
from redcathedral.kernel.codes import FACE_DOWN, FIRST_DIE, NONE
from redcathedral.plies import Reason
from redcathedral.plies.pieces import SECTIONS
from redcathedral.text import Phrase
from redcathedral.text.catalogue import join


def json_of(game: rc.Game) -> Any:
    """Give the snapshot as JSON without types, for tests that go deep into it or bend it."""
    return game.snapshot()


def position(players: int = 2, *, dice: str = "", market: str = "", cards: str = "", **options: Any) -> rc.Game:
    """Start a game with known things on the table; a color's name takes that seat's changes.

    `dice`: "red 1 4, white 3 6" puts the red die on space 1 showing 4 …; the dice not named wait on space 8, showing 1.
    `market`: "1 lumber, 4 rubles" swaps those resource tiles onto these spaces.
    `cards`: "1 craftsmen-2, 3 clergy-1" puts those influence cards into the quadrants 1 and 3.
    Other options go to `new_game` (seed 1 unless given).
    """
    seats = {color: options.pop(color) for color in words.COLORS if color in options}
    game = rc.new_game(players, **{"seed": 1, **options})
    for color, changes in seats.items():
        change_seat(game, color, **changes)
    if dice:
        put_dice(game, dice)
    for space, resource in _pairs(market):
        put_tile(game, int(space), resource)
    for quadrant, card in _pairs(cards):
        put_card(game, int(quadrant), card)
    return game


def _pairs(text: str) -> list[list[str]]:
    return [part.split() for part in text.split(",") if part.strip()]


def materials(text: str) -> dict[int, int]:
    """Read "2 lumber, gold" as materials and numbers."""
    found: dict[int, int] = {}
    for parts in _pairs(text):
        number = int(parts[0]) if len(parts) == 2 else 1
        found[words.MATERIALS.index(parts[-1])] = number
    return found


def seat_of(game: rc.Game, color: str) -> int:
    return game.seats.index(color)


def legal_words(game: rc.Game) -> list[str]:
    """Give the legal plies in words."""
    return [ply.text for ply in game.legal()]


def played_words(game: rc.Game) -> tuple[str, ...]:
    """Give what was played, in words."""
    return tuple(ply.text for ply in game.plies)


def change_seat(
    game: rc.Game,
    color: str,
    *,
    rubles: int | None = None,
    score: int | None = None,
    holds: str = "",
    tiles: str = "",
    banners: dict[str, int] | None = None,
    ornaments: dict[str, int] | None = None,
) -> None:
    """Give a seat rubles, a place on the track, materials, or workshop tiles ("blue lumber, white1 die-red down")."""
    s, seat = game.state, seat_of(game, color)
    if rubles is not None:
        s.rubles[seat] = rubles
    if score is not None:
        s.score[seat] = score
    for material, number in materials(holds).items():
        s.inventory[seat, material] += number
        s.supply[material] -= number
    for space, shows, *face in _pairs(tiles):
        down = FACE_DOWN if face == ["down"] else 0
        s.workshop[seat, words.WORKSHOP_SPACES.index(space)] = tile_kind(game, shows) + down
    for source, number in (banners or {}).items():
        s.banners[seat, words.BANNER_SOURCES.index(source)] = number
    for ornament, number in (ornaments or {}).items():
        s.ornaments[seat, words.ORNAMENTS.index(ornament)] = number


def tile_kind(game: rc.Game, shows: str) -> int:
    """Give the number of the workshop tile that shows "lumber" or "die-red"."""
    if shows.startswith("die-"):
        content = FIRST_DIE + words.DICE.index(shows.removeprefix("die-"))
    else:
        content = words.RESOURCES.index(shows)
    return next(kind for kind in range(16) if game.state.tile_content[kind] == content)


def put_dice(game: rc.Game, dice: str) -> None:
    s = game.state
    for die in range(5):
        s.die_space[die], s.die_value[die] = 7, 1
    spare = [7, 6, 5]  # at most three dice lie on a space
    named = {parts[0]: parts[1:] for parts in _pairs(dice)}
    waiting = 0
    for die, name in enumerate(words.DICE):
        if name in named:
            space, value = named[name]
            s.die_space[die], s.die_value[die] = int(space) - 1, int(value)
        else:
            s.die_space[die] = spare[waiting // 3]
            waiting += 1


def put_tile(game: rc.Game, space: int, resource: str) -> None:
    s, wanted = game.state, words.RESOURCES.index(resource)
    there = next(other for other in range(8) if s.market_resource[other] == wanted)
    for field in (s.market_resource, s.market_amount):
        field[space - 1], field[there] = field[there], field[space - 1]


def put_card(game: rc.Game, quadrant: int, card_id: str) -> None:
    """Put an influence card into a quadrant, and the deal's card of that guild where the old one was."""
    s, deal, q = game.state, game.deal, quadrant - 1
    guild = next(g for g, name in enumerate(words.GUILDS) if card_id.startswith(name))
    there = next(other for other in range(4) if deal.guild[other] == guild)
    for field in (deal.guild, deal.influence_card):
        field[q], field[there] = field[there], field[q]
    ids = [card.id for card in game.edition.influence[words.GUILDS[guild]]]
    deal.influence_card[q] = ids.index(card_id)
    for place in (q, there):
        card = game.edition.influence[words.GUILDS[deal.guild[place]]][deal.influence_card[place]]
        for k, action in enumerate(card.actions):
            s.influence_verb[place, k] = words.VERBS.index(action.do)
            s.influence_cost[place, k] = action.cost
            s.influence_gain[place, k] = action.gain
            s.influence_kinds[place, k] = sum(1 << words.MATERIALS.index(m) for m in action.kinds)
            s.influence_repeats[place, k] = action.repeat


def section(name: str) -> tuple[int, int]:
    return divmod(SECTIONS.index(name), 6)


def claimed(game: rc.Game, color: str, name: str, *, delivered: str = "", cost: str = "") -> None:
    """Put a seat's banner on a section (from reserve or a white space, else the inventory), with deliveries on it."""
    s, seat, (tower, level) = game.state, seat_of(game, color), section(name)
    source = next(i for i in (1, 2, 3, 0) if s.banners[seat, i] > 0)
    s.banners[seat, source] -= 1
    s.owner[tower, level] = seat
    s.tile[tower, level] = NONE
    if cost:
        for material in range(6):
            s.cost[tower, level, material] = materials(cost).get(material, 0)
    for material, number in materials(delivered).items():
        s.delivered[tower, level, material] += number
        s.supply[material] -= number


def finished(game: rc.Game, color: str, name: str, *, ornament: str = "") -> None:
    """Make a section complete, claimed by a seat, with another's ornament on it if said."""
    s, seat, (tower, level) = game.state, seat_of(game, color), section(name)
    if s.owner[tower, level] == NONE:
        claimed(game, color, name)
    s.complete[tower, level] = 1
    kind = section_kind(s, tower, level)
    s.completed[seat, kind] += 1
    if ornament:
        decorator = seat_of(game, ornament)
        s.ornament[tower, level] = decorator
        s.ornaments[decorator, kind] -= 1


def play(game: rc.Game, *plies: str) -> rc.Game:
    """Play a row of plies."""
    for ply in plies:
        game.play(ply)
    return game


def prestige(game: rc.Game, color: str) -> int:
    from redcathedral.kernel.track import prestige_of

    return prestige_of(game.state, seat_of(game, color))


def rubles(game: rc.Game, color: str) -> int:
    return game.state.rubles[seat_of(game, color)]


def score(game: rc.Game, color: str) -> int:
    return game.state.score[seat_of(game, color)]


def holds(game: rc.Game, color: str) -> dict[str, int]:
    s, seat = game.state, seat_of(game, color)
    return {name: s.inventory[seat, m] for m, name in enumerate(words.MATERIALS) if s.inventory[seat, m]}


def verbs(game: rc.Game) -> set[str]:
    """The verbs that are legal now."""
    return {ply.verb for ply in game.legal()}


def planned(heights: list[int], players: int = 2, **options: Any) -> rc.Game:
    """Start a position on the building plan with towers of these heights, whatever seed deals it."""
    for seed in range(100):
        s = rc.new_game(players, seed=seed).state
        if [s.height[tower] for tower in range(s.towers)] == heights:
            return position(players, seed=seed, **options)
    raise AssertionError(f"no plan {heights} for {players}")


def ended(game: rc.Game) -> Outcome:
    """Give the outcome of a game that is over."""
    assert game.outcome is not None, "the game is not over"
    return game.outcome


def reason(game: rc.Game, ply: str) -> Reason:
    """Give the reason why a ply is refused."""
    found = game.why(ply)
    assert found is not None, f"{ply} is allowed"
    return found


def refused(game: rc.Game, ply: str, key: str, clause: str, **facts: Any) -> None:
    """Check that a ply is refused by that clause with those facts, everywhere alike, and changes nothing."""
    before, version = game.state.array.tobytes(), game.version
    assert ply not in legal_words(game)
    why = reason(game, ply)
    assert (why.key, why.clause) == (key, clause)
    assert {name: why.facts[name] for name in facts} == facts
    for fact in facts.values():
        assert any(said in why.text for said in ways_to_say(fact))
    with pytest.raises(IllegalPly) as error:
        game.play(ply)
    assert (error.value.clause, str(error.value)) == (clause, f"{ply}: {clause}: {why.text}")
    assert (game.state.array.tobytes(), game.version) == (before, version)


def ways_to_say(fact: Any) -> list[str]:
    """Give a fact of a reason as its text may say it: a number as it is, a code as its word, a list in either way."""
    if isinstance(fact, tuple):
        parts = [ways_to_say(one)[0] for one in fact]
        return [join(parts, "en"), join(parts, "en", "or")]
    for family in ("word", "act"):
        with contextlib.suppress(KeyError):
            word = Phrase(f"{family}-{fact}")
            return [word.text, word.form("from")]
    return [str(fact)]


def allowed(game: rc.Game, ply: str) -> bool:
    """Tell whether a ply is legal, asked both ways."""
    listed = ply in legal_words(game)
    assert listed == (game.why(ply) is None)
    return listed


def supply(game: rc.Game, material: str) -> int:
    return game.state.supply[words.MATERIALS.index(material)]


def set_supply(game: rc.Game, material: str, number: int) -> None:
    game.state.supply[words.MATERIALS.index(material)] = number


def told(game: rc.Game) -> rc.Game:
    """Let the test tell the rolls and shuffles from now on, as plies."""
    game.chance = None
    return game


def shows(game: rc.Game, kind: int) -> str:
    """Say what a workshop tile shows, "lumber" or "die-red": the reverse of `tile_kind`."""
    content = game.state.tile_content[kind]
    return words.RESOURCES[content] if content < FIRST_DIE else f"die-{words.DICE[content - FIRST_DIE]}"


def lay_tile(game: rc.Game, name: str, tile: str) -> None:
    """Put another workshop tile onto an unclaimed section."""
    game.state.tile[section(name)] = tile_kind(game, tile)


def tile_on(game: rc.Game, name: str) -> str | None:
    """Say what the workshop tile on a section shows, None if there is none."""
    kind = game.state.tile[section(name)]
    return None if kind == NONE else shows(game, kind)


def workshop(game: rc.Game, color: str) -> dict[str, str]:
    """The tiles of a seat by space, as `change_seat` reads them: {"blue": "lumber", "white1": "die-red down"}."""
    found: dict[str, str] = {}
    for space, name in enumerate(words.WORKSHOP_SPACES):
        kind = game.state.workshop[seat_of(game, color), space]
        if kind != NONE:
            found[name] = f"{shows(game, kind % FACE_DOWN)}{' down' if kind >= FACE_DOWN else ''}"
    return found


def banners(game: rc.Game, color: str) -> dict[str, int]:
    """The unused banners of a seat by where they lie."""
    s, seat = game.state, seat_of(game, color)
    return {name: s.banners[seat, i] for i, name in enumerate(words.BANNER_SOURCES) if s.banners[seat, i]}


def ornaments(game: rc.Game, color: str) -> dict[str, int]:
    """The ornaments of a seat that are unused and unlocked."""
    s, seat = game.state, seat_of(game, color)
    return {name: s.ornaments[seat, i] for i, name in enumerate(words.ORNAMENTS) if s.ornaments[seat, i]}


def owner_of(game: rc.Game, name: str) -> str | None:
    """Say whose banner a section carries."""
    owner = game.state.owner[section(name)]
    return None if owner == NONE else game.seats[owner]


def dice_at(game: rc.Game) -> dict[str, tuple[int, int]]:
    """The space (from 1) and the value of each die."""
    s = game.state
    return {name: (s.die_space[die] + 1, s.die_value[die]) for die, name in enumerate(words.DICE)}


def heights(game: rc.Game) -> tuple[int, ...]:
    """The heights of the towers, left to right."""
    return tuple(game.state.height[tower] for tower in range(game.state.towers))
