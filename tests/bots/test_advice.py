"""Hints hold: along the line they have told the chance stays, whatever ply of it is asked about."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest

import redcathedral as rc
from people import seeded
from redcathedral.bots import make_bot, public_copy
from redcathedral.bots.advice import CLEAR, Advised, Line, advise, line_of
from redcathedral.bots.greedy import GreedyBot

if TYPE_CHECKING:
    from redcathedral.bots.mcts import MctsBot


@pytest.fixture(name="bot", scope="module")
def adviser() -> MctsBot:
    bot = cast("MctsBot", make_bot("mcts:120,seed=1"))
    bot.prepare()
    return bot


def texts(game: rc.Game) -> list[str]:
    return [ply.text for ply in game.plies]


def test_the_chance_holds_along_the_line_that_was_told_until_dice_are_rolled(bot: MctsBot) -> None:
    game, luck, advised, continued = rc.new_game(2, seed=5), seeded(1), Advised(), 0
    while game.to_move is not None and game.state.turn_number < 10:
        if game.to_move == "chance":
            game.play(luck.choice(game.legal()))
        elif game.state.seat == 1:
            game.play(GreedyBot().choose(game))
        else:
            kept = advised.line(texts(game))
            best, *others = advise(bot, public_copy(game), kept)
            assert best.win is not None
            if kept is not None and kept.win is not None:
                continued += 1
                same = best.plies == kept.plies and best.win == kept.win
                assert same or best.win >= kept.win + CLEAR
            assert all(one.win is not None and one.win <= best.win for one in others)
            advised.note(texts(game), [best, *others])
            game.play(best.plies[0])
    assert continued > 3


def test_a_line_is_a_whole_turn_that_can_be_played(bot: MctsBot) -> None:
    game = rc.new_game(2, seed=5)
    for line in advise(bot, public_copy(game)):
        then = public_copy(game)
        for ply in line.plies:
            then.play(ply)
        assert then.to_move != game.to_move
    assert line_of(game, "claim A1")[0] == "claim A1"


def test_a_line_is_continued_only_by_who_plays_it_and_again_after_an_undo() -> None:
    advised = Advised()
    advised.note(["a"], [Line(("b", "c", "d"), 0.5, 1.0), Line(("x", "y"), 0.25, 0.0)])
    assert advised.line(["a"]) == Line(("b", "c", "d"), 0.5, 1.0)
    assert advised.line(["a", "b"]) == Line(("c", "d"), 0.5, 1.0)
    assert advised.line(["a", "x"]) == Line(("y",), 0.25, 0.0)
    for played in (["a", "c"], ["b", "b"], [], ["a", "b", "c", "d"], ["a", "x", "y", "z"]):
        assert advised.line(played) is None
    advised.note(["a", "b"], [Line(("e",), 0.6, 2.0)])
    assert advised.line(["a"]) == Line(("b", "c", "d"), 0.5, 1.0)
    assert advised.line(["a", "b"]) == Line(("e",), 0.6, 2.0)
