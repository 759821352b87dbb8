"""The four puzzles of the second lesson: each goal can be reached, and only in the way the puzzle teaches."""

import json
from pathlib import Path
from typing import Any

import pytest

from redcathedral.bots import public_copy
from redcathedral.game.game import CHANCE, Game
from redcathedral.game.load import read_file

GIVING_UP = ("reroll", "exchange")  # these need luck, or cost what the goals are about
FOLDER = Path(__file__).parents[2] / "web" / "src" / "learn" / "puzzles"
PUZZLES: list[dict[str, Any]] = json.loads((FOLDER / "puzzles.json").read_text(encoding="utf-8"))


def opening(puzzle: dict[str, Any]) -> Game:
    return public_copy(read_file(FOLDER / f"{puzzle['id']}.txt"))


def reached(puzzle: dict[str, Any], game: Game) -> bool:
    """Look at the goal as the page does (web/src/learn/puzzles.ts)."""
    goal, found = puzzle["goal"], game.snapshot()
    value: Any = found
    for step in goal["at"]:
        value = None if value is None else value[step]
    if value is None:
        return False
    if "is" in goal:
        return bool(value == goal["is"])
    return bool(goal.get("least", value) <= value <= goal.get("most", value))


def turns(game: Game, needs: str) -> list[Game]:
    """Play every turn that gives no prestige away, and does not take the step that is needed."""
    seen: set[bytes] = set()
    ends: list[Game] = []
    number = game.state.turn_number
    open_ends = [game]
    while open_ends:
        here = open_ends.pop()
        if here.to_move == CHANCE:
            here.play(here.legal()[0])  # what is rolled at the end decides nothing
        if here.to_move is None or here.state.turn_number != number:
            ends.append(here)
            continue
        for ply in here.legal():
            if ply.verb not in GIVING_UP and ply.text != needs:
                after = here.clone()
                after.play(ply)
                key = after.state.array.tobytes()
                if key not in seen:
                    seen.add(key)
                    open_ends.append(after)
    return ends


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: str(puzzle["id"]))
def test_the_answer_reaches_the_goal(puzzle: dict[str, Any]) -> None:
    game = opening(puzzle)
    assert not reached(puzzle, game)
    for ply in puzzle["answer"]:
        game.play(ply)
    assert reached(puzzle, game)
    assert puzzle["needs"] in puzzle["answer"]


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: str(puzzle["id"]))
def test_no_other_turn_reaches_the_goal(puzzle: dict[str, Any]) -> None:
    found = turns(opening(puzzle), puzzle["needs"])
    assert len(found) > 20
    assert [[ply.text for ply in end.plies] for end in found if reached(puzzle, end)] == []
