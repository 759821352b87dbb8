"""Loading games: replaying a record, setting up a snapshot, reading a file; and checking dice against a seed."""

from __future__ import annotations

import hashlib
import re
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from .. import words
from ..edition import Edition, load_edition
from ..errors import IllegalPly, NotationError, RecordError, RedCathedralError, SetupError, system_problem
from ..formats.deal import Headers, need, read_deal
from ..formats.record import FORMAT, MOST_BYTES, RULES, UNFINISHED, TurnLine, read_draws, read_record
from ..formats.snapshot.read import read_snapshot
from ..kernel.box import Deal, box_of
from ..kernel.setup import DECK, draw_deal
from ..plies import ply_of
from ..text import Phrase
from .chance import Chance, new_seed
from .drand import IN_SEED, Chain, Round, read_chain, round_from
from .game import Game, check_colors, check_name, check_seed, check_table, check_turn_limit, lay_table

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from os import PathLike

    EditionLike = Edition | str | PathLike[str] | None


# Snapshots


def from_snapshot(
    snapshot: Mapping[str, object] | str,
    *,
    edition: EditionLike = None,
    seed: int | str | None = None,
    dice: str = "draw",
) -> Game:
    """Turn a snapshot, or its JSON text, back into a game that can be continued.

    One that breaks the format or the rules is refused, with everything that is wrong. The game starts here: its
    `opening` is this position, and its chance comes from `seed`. A roll or shuffle that was due is still due.
    """
    seed = new_seed() if seed is None else seed
    check_table(2, seed, "basic", None, None, None, dice)
    components = edition if isinstance(edition, Edition) else load_edition(edition)
    reading = read_snapshot(snapshot, components)
    game = Game(
        components,
        reading.deal,
        reading.state,
        chance=Chance.from_seed(seed) if dice == "draw" else None,
        seed=seed,
        names=reading.names,
    )
    game.origin = game.snapshot()
    reading.check(game.origin)
    return game


# Records


def from_record(text: str, *, edition: EditionLike = None, most_plies: int | None = None) -> Game:
    """Replay a record; an error names the line and, if a rule is broken, its clause.

    A record with more plies than `most_plies` is refused before any is played.
    """
    headers, turns = read_record(text)
    if most_plies is not None and sum(len(turn.plies) for turn in turns) > most_plies:
        raise RecordError(Phrase("error-record-plies", most=most_plies))
    game = _opening(headers, edition)
    chance, game.chance = game.chance, None
    for turn in turns:
        for ply in turn.plies:
            _replay(game, turn, ply)
    _check_result(headers, game)
    game.given = _given(headers, game)
    game.draws = _draws(headers, game)
    game.source = headers["Source"][1] if "Source" in headers else None
    game.chance = chance
    return game


def _opening(headers: Headers, edition: EditionLike) -> Game:
    """Set up the table that the headers describe."""
    line, value = need(headers, "Format")
    if value != FORMAT:
        raise RecordError(Phrase("error-record-format", given=repr(value[:60]), format=repr(FORMAT)), line=line)
    line, value = need(headers, "Rules")
    if value != RULES:
        raise RecordError(Phrase("error-record-rules", played=value[:60], here=RULES), line=line)
    played = edition if isinstance(edition, Edition) else load_edition(edition)
    line, value = need(headers, "EditionDigest")
    if value != played.digest:
        name = headers.get("Edition", (0, "?"))[1]
        wrong = Phrase("error-record-edition", played=f"{name[:60]} ({value[:12]}…)", here=played.name)
        raise RecordError(wrong, line=line)
    drawn = _choice(headers, "Chance", ("told", "drawn")) == "drawn"
    seed = headers["Seed"][1] if "Seed" in headers else None
    game = _position(headers, played, seed) if "Position" in headers else _deal(headers, played, seed)
    game.chance = Chance.from_seed(seed) if drawn and seed is not None else None
    game.commitment = headers["Commitment"][1] if "Commitment" in headers else None
    game.seals = tuple(headers["Seals"][1].split()) if "Seals" in headers else None
    game.lot = _lot(headers)
    game.beacon = _beacon(headers)
    game.bots = {seat: headers[f"Bot{seat + 1}"][1] for seat in range(len(game.seats)) if f"Bot{seat + 1}" in headers}
    return game


def _position(headers: Headers, edition: Edition, seed: str | None) -> Game:
    line, value = headers["Position"]
    try:
        return from_snapshot(value, edition=edition, seed=seed)
    except RedCathedralError as error:
        raise RecordError(error.message, line=line, clause=error.clause) from None


def _deal(headers: Headers, edition: Edition, seed: str | None) -> Game:
    players = int(_choice(headers, "Players", ("1", "2", "3", "4")))
    boards = _choice(headers, "Boards", words.BOARDS)
    first_game = _choice(headers, "FirstGame", ("yes", "no")) == "yes"
    limit = _turn_limit(headers)
    colors: list[str] = []
    names: list[str | None] = []
    for seat in range(max(2, players)):
        line, value = need(headers, f"Seat{seat + 1}")
        color, _, name = value.partition(" ")
        colors.append(color)
        names.append(name or None)
        _checked(line, check_colors, colors, len(colors))
        _checked(line, check_name, names[-1])
    if seed is not None:
        _checked(headers["Seed"][0], check_seed, seed)
    deal = read_deal(headers, players, edition)
    state = lay_table(edition, deal, boards, colors, limit)
    return Game(edition, deal, state, seed=seed, names=names, first_game=first_game)


def _lot(headers: Headers) -> tuple[int, str] | None:
    """Read who was drawn to start, and with whose share."""
    if "Lot" not in headers:
        return None
    line, value = headers["Lot"]
    found = re.fullmatch(r"([0-3]) ([0-9A-Za-z+/=_-]{1,128})", value)
    if found is None:
        wrong = "it must say which seat was drawn, from 0 on, and the number it was drawn with"
        raise RecordError(Phrase("error-record-header", name="Lot", problem=wrong), line=line)
    return int(found[1]), found[2]


def _beacon(headers: Headers) -> tuple[Chain, Round] | None:
    """Read the public beacon's round, and check that its chain is the one it names."""
    if "Beacon" not in headers:
        return None
    line, value = headers["Beacon"]
    name, number, signature, previous = [*value.split(" "), "", "", ""][:4]
    try:
        chain = read_chain(need(headers, "BeaconChain")[1], name)
        published = {"round": int(number), "signature": signature, "previous_signature": previous}
        return chain, round_from(chain, published)
    except ValueError as error:
        raise RecordError(Phrase("error-record-header", name="Beacon", problem=str(error)), line=line) from None


def _given(headers: Headers, game: Game) -> int:
    """Read how many of the plies came from another game."""
    if "Given" not in headers:
        return 0
    line, value = headers["Given"]
    if not re.fullmatch(r"[0-9]{1,9}", value) or int(value) > game.version:
        wrong = Phrase("error-record-given", name="Given", most=game.version, given=repr(value[:40]))
        raise RecordError(wrong, line=line)
    return int(value)


def _draws(headers: Headers, game: Game) -> tuple[int, ...] | None:
    """Read which draw of the seed each roll is, where some were undone."""
    if "Draws" not in headers:
        return None
    line, value = headers["Draws"]
    rolls = sum(ply.by_chance for ply in game.plies)
    draws = read_draws(value, rolls)
    if draws is None:
        raise RecordError(Phrase("error-record-draws", name="Draws", rolls=rolls, given=repr(value[:40])), line=line)
    return draws


def _checked(line: int, check: Callable[..., None], *values: object) -> None:
    """Run a check of the setup, and name the line of the record if it refuses something."""
    try:
        check(*values)
    except SetupError as error:
        raise RecordError(error.message, line=line, clause=error.clause) from None


def _choice(headers: Headers, name: str, allowed: tuple[str, ...]) -> str:
    line, value = need(headers, name)
    if value not in allowed:
        wrong = Phrase("error-record-one-of", name=name, allowed=list(allowed), given=repr(value[:40]))
        raise RecordError(wrong, line=line)
    return value


def _turn_limit(headers: Headers) -> int | None:
    if "TurnLimit" not in headers:
        return None
    line, value = headers["TurnLimit"]
    if not re.fullmatch(r"[0-9]{1,9}", value):
        wrong = Phrase("error-record-number", name="TurnLimit", given=repr(value[:40]))
        raise RecordError(wrong, line=line, clause="X1")
    _checked(line, check_turn_limit, int(value))
    return int(value)


def _replay(game: Game, turn: TurnLine, ply: str) -> None:
    line, number, seat, _ = turn
    turn_seat = game.seats[game.state.seat]
    if game.to_move is not None and (number, seat) != (game.state.turn_number, turn_seat):
        due = game.state.turn_number
        wrong = Phrase("error-record-turn", number=number, seat=seat, due=due, mover=turn_seat)
        raise RecordError(wrong, line=line, clause="T4")
    try:
        game.play(ply)
    except (NotationError, IllegalPly) as error:
        raise RecordError(error.message, line=line, clause=error.clause) from None


def _check_result(headers: Headers, game: Game) -> None:
    line, value = need(headers, "Result")
    result = UNFINISHED if game.outcome is None else str(game.outcome)
    if value != result and value != UNFINISHED:
        cut, other = (
            Phrase("error-record-cut", given=value[:80]),
            Phrase("error-record-result", given=value[:80], result=result),
        )
        raise RecordError(cut if game.outcome is None else other, line=line)


# Verifying


def verify_chance(game: Game, seed: int | str) -> int:
    """Check the deal and every roll and shuffle against a seed; returns how many were checked.

    The first that differs raises a RecordError. If a server has committed to the secret that the seed begins with, that
    is checked before everything else. What came from another game wasn't drawn from this seed and is skipped.
    """
    if game.commitment is not None:
        secret = str(seed).partition("|")[0]
        if hashlib.sha256(secret.encode()).hexdigest() != game.commitment:
            raise RecordError(Phrase("error-record-secret"))
    entropies = str(seed).split("|")[1:]
    rounds = [entropies.pop()] if entropies and entropies[-1].startswith(f"{IN_SEED}:") else []
    if rounds != ([] if game.beacon is None else [game.beacon[1].in_seed]):
        raise RecordError(Phrase("error-record-beacon"))
    if game.seals is not None:
        if game.seals != tuple(hashlib.sha256(entropy.encode()).hexdigest() for entropy in entropies):
            raise RecordError(Phrase("error-record-seals"))
    if game.lot is not None:
        first, share = game.lot
        if Chance.from_seed(f"{str(seed).partition('|')[0]}|{share}").first_seat(game.players) != first:
            raise RecordError(Phrase("error-record-lot"))
    chance = Chance.from_seed(seed)
    checked = 0
    if game.origin is None and game.source is None and not game.given:
        deal = Deal()
        first_game = int(game.first_game)
        draw_deal(box_of(game.edition), deal, game.players, first_game, [0] * DECK, chance.deal())
        if deal != game.deal:
            raise RecordError(Phrase("error-record-deal"))
        checked += 1
    replayed = game.clone()
    replayed.chance = None
    replayed.go_to(0)
    draws = iter(count() if game.draws is None else game.draws)
    for ply in game.plies:
        if ply.by_chance:
            due = replayed.chance_result(chance, next(draws))
            if replayed.version >= game.given:
                if due != ply.id:
                    facts = {"said": ply.text, "due": ply_of(due).text}
                    wrong = Phrase("error-record-roll", ply=replayed.version + 1, **facts)
                    raise RecordError(wrong, clause="M6")
                checked += 1
        replayed.play(ply)
    return checked


def read_file(path: str | PathLike[str], *, edition: EditionLike = None) -> Game:
    """Replay a record from a file."""
    try:
        with Path(path).open("rb") as file:
            raw = file.read(MOST_BYTES + 1)
        text = raw.decode("utf-8-sig")  # some editors put a mark before the text
    except UnicodeDecodeError:
        raise RecordError(Phrase("error-not-text", file=str(path))) from None
    except OSError as error:
        raise RecordError(Phrase("error-unreadable", file=str(path), problem=system_problem(error))) from None
    except ValueError as error:  # a path that cannot be one
        raise RecordError(Phrase("error-unreadable", file=repr(path), problem=system_problem(error))) from None
    return from_record(text, edition=edition)
