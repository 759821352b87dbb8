"""Specs of bots as text, bots from files, and what is said when they are wrong."""

from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import redcathedral as rc
from redcathedral.bots import BotError, known_bots, load_bot_file, make_bot, play_to_end, registry
from redcathedral.bots.mcts import Budget, MctsBot, read_budget

MY_BOT = """
class Bot:
    name = "first"
    def choose(self, game):
        return game.legal()[0]
"""


def test_the_known_bots_are_random_greedy_and_mcts() -> None:
    assert known_bots()[:3] == ["random", "greedy", "mcts"]


@pytest.mark.parametrize("spec", ["random", "greedy", "random:seed=5", "greedy:seed=3"])
def test_a_spec_makes_a_bot(spec: str) -> None:
    assert make_bot(spec).name == spec.partition(":")[0]


@pytest.mark.parametrize(
    "spec",
    [
        "random",
        "random:seed=5",
        "greedy",
        "greedy:seed=3",
        "mcts",
        "mcts:1s",
        "mcts:0.2s",
        "mcts:500ms",
        "mcts:2000",
        "mcts:.5s",
        " mcts : 1s , threads=2 , seed=5 ",
        "mcts:seed=five",
        "apprentice",
        "apprentice:seed=5",
        "builder:seed=5",
        "architect",
        "architect:threads=2,seed=5",
        "tsar:threads=64",
    ],
)
def test_every_form_of_a_spec_that_was_ever_accepted_is(spec: str) -> None:
    """Databases, records of tournaments and people's notes hold them: a form is never taken away."""
    assert callable(make_bot(spec).choose)


@pytest.mark.parametrize("name", registry.OWN_BOTS)
def test_a_bot_is_quick_unless_it_searches(name: str) -> None:
    assert registry.is_quick(name) is not isinstance(make_bot(name), MctsBot)


def test_an_unknown_spec_names_the_known_ones() -> None:
    with pytest.raises(BotError, match=r"no bot 'greddy'; the known ones are random, greedy, mcts"):
        make_bot("greddy")


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("random:level=3", "no option 'level'; the options are seed"),
        ("random:5", "takes no '5'"),
        ("greedy:1s", "takes no '1s'"),
        ("mcts:fast", "'fast' isn't a budget"),
        ("mcts:0s", "isn't a budget"),
        ("mcts:0", "isn't a budget"),
        ("mcts:1s,2s", "'2s' is not understood"),
        ("mcts:1s,threads=0", "threads must be a whole number from 1"),
        ("mcts:1s,threads=two", "threads must be a whole number"),
        ("mcts:1s,colour=red", "no option 'colour'; the options are clock, seed, threads"),
        ("mcts:1s,seed=", "is not understood"),
        ("", "there is no bot ''"),
    ],
)
def test_a_bad_option_says_what_is_wrong(spec: str, message: str) -> None:
    with pytest.raises(BotError, match=message):
        make_bot(spec)


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("1s", Budget(seconds=1.0)),
        ("0.2s", Budget(seconds=0.2)),
        ("500ms", Budget(seconds=0.5)),
        ("2000", Budget(simulations=2000)),
    ],
)
def test_a_budget_is_time_or_simulations(text: str, budget: Budget) -> None:
    assert read_budget(text) == budget


def test_a_bot_from_a_file_plays(tmp_path: Path) -> None:
    file = tmp_path / "my_bot.py"
    file.write_text(MY_BOT)
    bot = load_bot_file(file)
    assert bot.name == "first"
    assert play_to_end(rc.new_game(2, seed=1, turn_limit=6), bots=[bot, "random"]).outcome is not None


def test_a_bot_from_a_file_needs_no_name(tmp_path: Path) -> None:
    file = tmp_path / "my_bot.py"
    file.write_text(MY_BOT.replace('name = "first"', "").replace("class Bot", "class Mine") + "\nbot = Mine()\n")
    assert load_bot_file(file).name == "my_bot"


@pytest.mark.parametrize(
    ("text", "message"),
    [("x = 1", "a bot needs choose"), ("1 / 0", "ZeroDivisionError"), ("def (", "SyntaxError")],
)
def test_a_file_without_a_bot_says_so(tmp_path: Path, text: str, message: str) -> None:
    file = tmp_path / "my_bot.py"
    file.write_text(text)
    with pytest.raises(BotError, match=message):
        load_bot_file(file)


def test_a_file_that_is_not_there_says_so(tmp_path: Path) -> None:
    with pytest.raises(BotError, match="there is no bot file"):
        load_bot_file(tmp_path / "nothing.py")


def test_other_packages_offer_bots_as_entry_points(monkeypatch: pytest.MonkeyPatch) -> None:
    points = [EntryPoint("novice", "redcathedral.bots.random_bot:make_random", registry.GROUP)]
    monkeypatch.setattr(registry, "entry_points", lambda group: points if group == registry.GROUP else [])
    assert known_bots()[-1] == "novice"
    assert make_bot("novice:seed=4").name == "random"


def test_an_entry_point_that_cannot_be_loaded_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    points = [EntryPoint("novice", "no_such_package:make", registry.GROUP)]
    monkeypatch.setattr(registry, "entry_points", lambda **_: points)
    with pytest.raises(BotError, match="no_such_package:make can't be loaded"):
        make_bot("novice")


def test_options_reach_the_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("redcathedral.bots.mcts.warm_up", lambda: None)
    bot = make_bot("mcts:0.5s,threads=2,seed=5")
    assert isinstance(bot, MctsBot)
    assert (bot.budget, bot.threads, bot.name) == (Budget(seconds=0.5), 2, "mcts:0.5s,threads=2,seed=5")
