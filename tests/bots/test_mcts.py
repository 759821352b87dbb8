"""`mcts` plays on within its budget, gives legal plies, and is stronger than `greedy`."""

import os
import subprocess
import sys
import threading
from collections.abc import Callable
from itertools import count
from typing import cast

import pytest

import redcathedral as rc
from lab.bots.contest import GREEDY, Contest, player
from positions import legal_words
from redcathedral.bots import make_bot, mcts, play_to_end
from redcathedral.bots.mcts import MctsBot, read_budget
from redcathedral.bots.protocol import BotError
from redcathedral.bots.search.search import FEW
from redcathedral.kernel.codes import NONE

COLD = """
import redcathedral as rc
from redcathedral.bots import make_bot
from redcathedral.bots.warm_up import is_ready
bot = make_bot("mcts:0.2s,seed=1")
game = rc.new_game(2, seed=3)
print(bot.choose(game) == make_bot("greedy").choose(game), is_ready())
"""


def searcher(spec: str) -> MctsBot:
    """A bot that is ready."""
    bot = cast("MctsBot", make_bot(spec))
    bot.prepare()
    return bot


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("boards", ["basic", "advanced"])
def test_mcts_gives_only_legal_plies_at_every_table(players: int, boards: str) -> None:
    game = rc.new_game(players, seed=2, boards=boards, turn_limit=16)
    assert play_to_end(game, ["mcts:60"] * players, seed=1).outcome is not None


def test_the_same_seed_searches_the_same() -> None:
    games = [
        play_to_end(rc.new_game(2, seed=3, turn_limit=10), ["mcts:200,threads=2", "mcts:100"], seed=5) for _ in range(2)
    ]
    assert games[0].plies == games[1].plies


def test_a_reply_comes_when_its_budget_is_spent(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock of this test goes by a tenth of a second whenever it is looked at."""
    looks = count()
    monkeypatch.setitem(mcts.CLOCKS, "wall", lambda _threads: next(looks) / 10)
    bot = MctsBot(read_budget("0.3s"), threads=2, seed=1, patient=True)
    bot.prepare()
    game = rc.new_game(2, seed=3)
    for replies in range(1, 5):
        game.play(bot.choose(game))
        assert next(looks) <= 5 * replies


def test_a_search_can_be_cancelled(monkeypatch: pytest.MonkeyPatch) -> None:
    searches, looks, wall = threading.Event(), count(), mcts.CLOCKS["wall"]

    def watched_clock(threads: int) -> float:
        if next(looks):  # the first look is before the search
            searches.set()
        return wall(threads)

    monkeypatch.setitem(mcts.CLOCKS, "wall", watched_clock)
    bot = MctsBot(read_budget("100s"), seed=1, patient=True)
    bot.prepare()
    game, found = rc.new_game(2, seed=3), list[int]()
    search = threading.Thread(target=lambda: found.append(bot.choose(game)), daemon=True)
    search.start()
    assert searches.wait(60)
    bot.cancel()
    search.join(60)
    assert found
    assert found[0] in game.legal_actions()


def test_what_was_considered_has_the_choice_first_with_its_prospects() -> None:
    game = rc.new_game(2, seed=3)
    found = searcher("mcts:300,seed=1").consider(game)
    assert found[0].action == searcher("mcts:300,seed=1").choose(game)
    assert found[0].visits == max(ply.visits for ply in found)
    assert min(ply.visits for ply in found) > 0
    assert {ply.ply for ply in found} <= set(legal_words(game))
    assert all(0.0 <= ply.win <= 1.0 and -60.0 < ply.margin < 60.0 for ply in found)


@pytest.mark.parametrize("threads", [1, 2])
def test_a_search_plays_on_no_more_than_its_budget_and_a_round(threads: int) -> None:
    game = rc.new_game(2, seed=3)
    found = searcher(f"mcts:100,threads={threads},seed=1").consider(game)
    assert 2 * threads <= sum(ply.visits for ply in found) < 100 + threads * len(found)
    assert all(ply.visits % threads == 0 for ply in found)


def test_where_one_ply_is_worth_a_thought_only_its_prospects_are_looked_at() -> None:
    bot, other = searcher("mcts:100,seed=1"), make_bot("greedy")
    game = rc.new_game(2, seed=3)
    while len(game.legal_actions()) == 1 or bot._begin(game, NONE).alive > 1:
        game.play(other.choose(game))
    (only,) = bot.consider(game)
    assert only.visits == FEW


@pytest.mark.parametrize("ask", [MctsBot.choose, MctsBot.consider])
def test_where_there_is_nothing_to_decide_it_says_so(ask: Callable[[MctsBot, rc.Game], object]) -> None:
    bot = cast("MctsBot", make_bot("mcts:24"))
    over = play_to_end(rc.new_game(seed=1, turn_limit=2), ["random", "random"], seed=1)
    with pytest.raises(BotError, match="the game is over"):
        ask(bot, over)
    rolling = rc.new_game(seed=1)
    rolling.chance = None
    rolling.play("market white")
    rolling.play("end")
    with pytest.raises(BotError, match="chance comes next"):
        ask(bot, rolling)


def test_seconds_can_be_counted_by_the_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    game = rc.new_game(2, seed=3)
    looks = count()
    monkeypatch.setattr("time.process_time", lambda: next(looks) / 10)
    bot = searcher("mcts:0.2s,clock=processor,threads=2,seed=1")
    assert bot.choose(game) in game.legal_actions()
    assert 1 < next(looks) <= 6, "two threads share a tenth of a second: half of it counts"
    with pytest.raises(BotError, match="clock must be one of wall, processor, not 'sun'"):
        make_bot("mcts:1s,clock=sun")


def test_until_it_is_compiled_mcts_answers_as_greedy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mcts, "is_ready", lambda: False)
    game = rc.new_game(2, seed=3)
    assert make_bot("mcts:10s").choose(game) == make_bot("greedy").choose(game)


@pytest.mark.slow
def test_a_cold_start_does_not_stall_a_reply(tmp_path: object) -> None:
    own = os.pathsep.join(sys.path)
    environment = {"REDCATHEDRAL_CACHE": str(tmp_path), "PATH": "/usr/bin:/bin", "PYTHONPATH": own}
    command = [sys.executable, "-c", COLD]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)  # noqa: S603
    assert done.stdout.split() == ["True", "False"], "the reply came before the search was compiled"


@pytest.mark.slow
def test_mcts_beats_greedy() -> None:
    result = Contest(2).compare(player(64), player(GREEDY), games=8)
    assert result.wins >= 0.6
    assert result.margin > 0.0


@pytest.mark.slow
def test_mcts_beats_three_greedy_seats() -> None:
    result = Contest(4).compare(player(100), player(GREEDY), games=12)
    assert result.wins > 0.4
