"""Records: a game as a small text file a person can read, in the spirit of chess's PGN.

Headers say how the table was set up and by which rules. Then comes one line per turn, with the results of chance where
they happened:

    1. red: claim B1, place blue up, take 2, end
    2. blue: market white +1, gather 2, end, roll red 3 white 6

A record replays to the same state without a random generator. A game that was forked from another says so: the first
`Given` plies are those of its `Source`, dice included. If rolls were undone, `Draws` says which of the seed's draws the
remaining rolls are. Lines that start with # are comments.

This module handles the text; `game.load` replays it.
"""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Final, NamedTuple

from ..errors import RecordError
from ..text import Phrase
from .deal import Headers, deal_headers

if TYPE_CHECKING:
    from ..game.game import Game

FORMAT = "redcathedral-record 1"
RULES = "1"  # raised when the same plies could lead elsewhere
MOST_BYTES = 4 << 20
MOST_DIGITS: Final = 7  # of a turn's number
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
    for seat, spec in sorted(game.bots.items()):
        headers[f"Bot{seat + 1}"] = spec
    headers["FirstGame"] = "yes" if game.first_game else "no"
    if game.state.turn_limit:
        headers["TurnLimit"] = str(game.state.turn_limit)
    headers["Chance"] = "told" if game.chance is None else "drawn"
    if game.seed is not None:
        headers["Seed"] = str(game.seed)
    if game.commitment is not None:
        headers["Commitment"] = game.commitment
    if game.seals is not None:
        headers["Seals"] = " ".join(game.seals)
    if game.beacon is not None:
        chain, published = game.beacon
        headers["Beacon"] = f"{chain.hash} {published.number} {published.signature} {published.previous}".rstrip()
        headers["BeaconChain"] = chain.written()
    if game.lot is not None:
        headers["Lot"] = "{} {}".format(*game.lot)
    if game.given:
        headers["Given"] = str(game.given)
    if game.source is not None:
        headers["Source"] = game.source
    if game.draws is not None and game.draws != tuple(range(len(game.draws))):
        headers["Draws"] = write_draws(game.draws)
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


def write_draws(draws: tuple[int, ...]) -> str:
    """Write which draws of the seed a game's rolls are, in runs: `0-4 7 9-12`. What is left out was undone."""
    runs: list[list[int]] = []
    for draw in draws:
        if runs and draw == runs[-1][-1] + 1:
            runs[-1] = [runs[-1][0], draw]
        else:
            runs.append([draw])
    return " ".join("-".join(map(str, run)) for run in runs)


def turn_lines(game: Game) -> list[str]:
    """Write the plies, one line per turn. A turn of Ivan's without chance or choice has no line."""
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


def read_draws(text: str, rolls: int) -> tuple[int, ...] | None:
    """Read what `write_draws` has written for a number of rolls, None if it is anything else."""
    draws: list[int] = []
    for run in text.split():
        if not re.fullmatch(r"[0-9]{1,9}(-[0-9]{1,9})?", run):
            return None
        first, _, last = run.partition("-")
        end = int(last or first) + 1
        if int(first) <= (draws[-1] if draws else -1) or end - int(first) > rolls - len(draws):
            return None
        draws += range(int(first), end)
    return tuple(draws) if len(draws) == rolls else None


class TurnLine(NamedTuple):
    """One line of plies."""

    line: int
    number: int
    seat: str
    plies: list[str]


def read_record(text: str) -> tuple[Headers, list[TurnLine]]:
    """Split a record into its parts; refuse a line that doesn't belong in one."""
    if len(text) > MOST_BYTES:
        raise RecordError(Phrase("error-record-size", most=MOST_BYTES, given=len(text)))
    headers: Headers = {}
    turns: list[TurnLine] = []
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
        if turn is None or len(turn[1]) > MOST_DIGITS:
            wrong = Phrase("error-record-no-turn", text=line[:60], example="1. red: market white, end")
            raise RecordError(wrong, line=number)
        turns.append(TurnLine(number, int(turn[1]), turn[2], [ply.strip() for ply in turn[3].split(",")]))
    return headers, turns
