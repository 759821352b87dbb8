"""Records: a game as a small text file a person can read, in the spirit of chess's PGN.

Headers say what was laid and by whose rules, then follows one line a turn with what chance did where it happened:

    1. red: claim B1, place blue up, take 2, end
    2. blue: market white +1, gather 2, end, roll red 3 white 6

A record replays to the same state without a random generator. A game that was forked from another says so: the first
`Given` plies are those of its `Source`, dice included. Lines that start with # are comments.
"""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .. import words
from ..edition import Edition, load_edition
from ..errors import IllegalPly, NotationError, RecordError, RedCathedralError, SetupError
from ..kernel.box import Deal
from ..kernel.setup import DECK, draw_deal
from ..plies import ply_of
from ..text import Phrase
from .chance import Chance
from .deal_text import Headers, deal_headers, need, read_deal
from .game import (
    MOST_TURNS,
    Game,
    box_of,
    check_colors,
    check_name,
    check_seed,
    check_turn_limit,
    lay_table,
)
from .snapshot import from_snapshot

if TYPE_CHECKING:
    from collections.abc import Callable
    from os import PathLike

FORMAT = "redcathedral-record 1"
RULES = "1"  # raised when the same plies could lead elsewhere
MOST_BYTES = 4 << 20
UNFINISHED = "*"

_HEADER = re.compile(r'\[(\w+) "((?:[^"\\]|\\.)*)"\]')
_TURN = re.compile(r"(\d+)\. (\w+):(.*)")


# Writing


def write_record(game: Game) -> str:
    """Write a finished or running game."""
    headers = {
        "Format": FORMAT,
        "Rules": RULES,
        "Edition": game.edition.name,
        "EditionDigest": game.edition.digest,
        "Players": str(game.players),
        "Boards": game.boards,
    }
    for seat, (color, name) in enumerate(zip(game.seats, game.names, strict=True), start=1):
        headers[f"Seat{seat}"] = color if name is None else f"{color} {name}"
    headers["FirstGame"] = "yes" if game.first_game else "no"
    if game.state.turn_limit:
        headers["TurnLimit"] = str(game.state.turn_limit)
    headers["Chance"] = "told" if game.chance is None else "drawn"
    if game.seed is not None:
        headers["Seed"] = str(game.seed)
    if game.commitment is not None:
        headers["Commitment"] = game.commitment
    if game.given:
        headers["Given"] = str(game.given)
    if game.source is not None:
        headers["Source"] = game.source
    if game.origin is None:
        headers |= deal_headers(game.deal, game.edition)
    else:
        headers["Position"] = json.dumps(game.origin, ensure_ascii=False, separators=(",", ":"))
    headers["Result"] = UNFINISHED if game.outcome is None else str(game.outcome)
    lines = [f'[{name} "{_escape(value)}"]' for name, value in headers.items()]
    return "\n".join([*lines, "", *turn_lines(game), ""])


def _escape(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"')


def _unescape(value: str) -> str:
    return re.sub(r"\\(.)", r"\1", value)


def turn_lines(game: Game) -> list[str]:
    """Write the plies, one turn a line. A turn of Ivan's without chance or choice has nothing to say and no line."""
    lines: list[str] = []
    last = None
    for ply, number, seat in game.plies_with_turns():
        if number != last:
            lines.append(f"{number}. {seat}: {ply}")
            last = number
        else:
            lines[-1] += f", {ply}"
    return lines


# Reading


def from_record(text: str, *, edition: Edition | str | PathLike[str] | None = None) -> Game:
    """Replay a record; what is wrong with it is named with its line and, where a rule is broken, its clause."""
    if len(text) > MOST_BYTES:
        raise RecordError(Phrase("error-record-size", most=MOST_BYTES, given=len(text)))
    headers, turns = _split(text)
    game = _opening(headers, edition)
    chance, game.chance = game.chance, None
    for line, number, seat, plies in turns:
        for ply in plies:
            _replay(game, line, number, seat, ply)
    _check_result(headers, game)
    game.given = _given(headers, game)
    game.source = headers["Source"][1] if "Source" in headers else None
    game.chance = chance
    return game


def _split(text: str) -> tuple[Headers, list[tuple[int, int, str, list[str]]]]:
    headers: Headers = {}
    turns: list[tuple[int, int, str, list[str]]] = []
    for number, raw in enumerate(text.splitlines(), start=1):
        line = raw.strip()
        if not line or line.startswith("#"):
            continue
        if line.startswith("[") and not turns:
            header = _HEADER.fullmatch(line)
            if header is None:
                wrong = Phrase("error-record-no-header", text=line[:60], example='[Name "value"]')
                raise RecordError(wrong, line=number)
            if header[1] in headers:
                raise RecordError(Phrase("error-record-twice", name=header[1]), line=number)
            headers[header[1]] = (number, _unescape(header[2]))
            continue
        turn = _TURN.fullmatch(line)
        if turn is None or len(turn[1]) > len(str(MOST_TURNS)):
            wrong = Phrase("error-record-no-turn", text=line[:60], example="1. red: market white, end")
            raise RecordError(wrong, line=number)
        turns.append((number, int(turn[1]), turn[2], [ply.strip() for ply in turn[3].split(",")]))
    return headers, turns


def _opening(headers: Headers, edition: Edition | str | PathLike[str] | None) -> Game:
    """Lay the table the headers describe."""
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


def _given(headers: Headers, game: Game) -> int:
    """Read how many of the plies came from another game."""
    if "Given" not in headers:
        return 0
    line, value = headers["Given"]
    if not re.fullmatch(r"[0-9]{1,9}", value) or int(value) > game.version:
        wrong = Phrase("error-record-given", name="Given", most=game.version, given=repr(value[:40]))
        raise RecordError(wrong, line=line)
    return int(value)


def _checked(line: int, check: Callable[..., None], *values: Any) -> None:
    """Name the line of what the setup refuses."""
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


def _replay(game: Game, line: int, number: int, seat: str, ply: str) -> None:
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
    """Recompute the deal and every roll and shuffle from a seed; gives how many agree, or says which does not.

    Where a server has committed to the secret that the seed begins with, that is checked first. What another game has
    given, deal and rolls, was not drawn from this seed and is passed over.
    """
    if game.commitment is not None:
        secret = str(seed).partition("|")[0]
        if hashlib.sha256(secret.encode()).hexdigest() != game.commitment:
            raise RecordError(Phrase("error-record-secret"))
    chance = Chance.from_seed(seed)
    checked = 0
    if game.origin is None and not game.given:
        deal = Deal()
        first_game = int(game.first_game)
        draw_deal(box_of(game.edition), deal, game.players, first_game, [0] * DECK, chance.deal())
        if deal != game.deal:
            raise RecordError(Phrase("error-record-deal"))
        checked += 1
    replayed = game.clone()
    replayed.chance = None
    replayed.go_to(0)
    index = 0
    for ply in game.plies:
        if ply.by_chance:
            due = replayed.chance_result(chance, index)
            index += 1
            if replayed.version >= game.given:
                if due != ply.id:
                    facts = {"said": ply.text, "due": ply_of(due).text}
                    wrong = Phrase("error-record-roll", ply=replayed.version + 1, **facts)
                    raise RecordError(wrong, clause="M6")
                checked += 1
        replayed.play(ply)
    return checked


def read_file(path: str | PathLike[str], *, edition: Any = None) -> Game:
    """Replay a record from a file."""
    try:
        with Path(path).open("rb") as file:
            raw = file.read(MOST_BYTES + 1)
        text = raw.decode("utf-8-sig")  # some editors put a mark before the text
    except UnicodeDecodeError:
        raise RecordError(Phrase("error-not-text", file=str(path))) from None
    except OSError as error:
        raise RecordError(Phrase("error-unreadable", file=str(path), problem=str(error.strerror))) from None
    except ValueError as error:  # a path that cannot be one
        raise RecordError(Phrase("error-unreadable", file=repr(path), problem=str(error))) from None
    return from_record(text, edition=edition)
