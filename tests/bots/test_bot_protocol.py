"""Bots see the public game and nothing of its chance; what they do wrong has one kind of error."""

import types
from typing import Any

import pytest

import redcathedral as rc
from redcathedral.bots import Bot, BotError, ask, play_to_end, public_copy
from redcathedral.bots.random_bot import RandomBot
from redcathedral.game.chance import Chance
from redcathedral.game.game import Game


class Scripted:
    """Gives what it is told to give and keeps what it was shown."""

    name = "scripted"

    def __init__(self, gives: Any) -> None:
        self.gives = gives
        self.shown: list[Game] = []

    def choose(self, game: Game) -> Any:
        self.shown.append(game)
        if isinstance(self.gives, Exception):
            raise self.gives
        return self.gives


def reachable(start: object) -> list[object]:
    """Everything attributes, items and containers lead to, classes, modules and functions aside."""
    seen: dict[int, object] = {}
    waiting: list[object] = [start]
    while waiting:
        thing = waiting.pop()
        if id(thing) in seen or isinstance(thing, type | types.ModuleType | types.FunctionType | types.MethodType):
            continue
        seen[id(thing)] = thing
        if isinstance(thing, dict):
            waiting += [*thing.keys(), *thing.values()]
        elif isinstance(thing, list | tuple | set | frozenset):
            waiting += list(thing)
        waiting += list(getattr(thing, "__dict__", {}).values())
        waiting += [getattr(thing, slot) for slot in getattr(type(thing), "__slots__", ()) if hasattr(thing, slot)]
    return list(seen.values())


def test_no_path_of_attributes_leads_from_what_a_bot_sees_to_chance_or_seed() -> None:
    marked = "a-seed-nobody-else-would-write"
    game = rc.new_game(2, seed=marked)
    game.play("market white")
    bot = Scripted("end")
    ask(bot, game)
    things = reachable(bot.shown[0])
    assert len(things) > 10
    assert not [thing for thing in things if isinstance(thing, Chance)]
    assert not [thing for thing in things if isinstance(thing, str | bytes) and marked in str(thing)]
    assert [thing for thing in reachable(game) if isinstance(thing, Chance)]  # the search itself would find it


def test_a_bot_can_try_plies_on_what_it_is_shown_without_changing_the_game() -> None:
    game = rc.new_game(2, seed=4)
    before = game.state.copy()
    shown = public_copy(game)
    shown.play(shown.legal()[0])
    shown.deal.plan = 2
    shown.opening.rubles[0] = 9
    assert game.state == before == game.opening
    assert game.version == 0


def test_a_bot_that_looks_ahead_must_tell_the_dice_itself() -> None:
    shown = public_copy(rc.new_game(2, seed=4))
    shown.play("market white")
    shown.play("end")
    assert shown.to_move == "chance"


def test_words_and_ids_are_both_plies() -> None:
    game = rc.new_game(2, seed=4)
    action = game.legal_actions()[0]
    assert ask(Scripted(action), game) == ask(Scripted(game.legal()[0]), game) == action


@pytest.mark.parametrize(
    ("gives", "message"),
    [
        (RuntimeError("lost my way"), "scripted failed: RuntimeError: lost my way"),
        ("dance", "isn't a ply"),
        (None, "isn't a ply"),
        (10**9, "isn't a ply"),
        ("end", "scripted gave “end”"),
    ],
)
def test_what_a_bot_does_wrong_is_a_bot_error_that_names_it(gives: Any, message: str) -> None:
    game = rc.new_game(2, seed=4)
    with pytest.raises(BotError, match=message) as caught:
        ask(Scripted(gives), game)
    assert caught.value.code == "bot"
    assert caught.value.position == game.position


def test_play_to_end_gives_a_finished_game_and_leaves_its_game_alone() -> None:
    game = rc.new_game(3, seed=5, turn_limit=30)
    played = play_to_end(game, bots=["random", RandomBot(3), "random"], seed=1)
    assert played.outcome is not None
    assert game.version == 0


def test_play_to_end_in_solo_needs_one_bot_for_the_human() -> None:
    assert play_to_end(rc.new_game(1, seed=5, turn_limit=20), bots=["random"]).outcome is not None
    with pytest.raises(BotError, match="1 bots are needed"):
        play_to_end(rc.new_game(1, seed=5), bots=["random", "random"])


def test_play_to_end_tells_the_dice_of_a_game_that_waits_for_them() -> None:
    game = rc.new_game(2, seed=5, turn_limit=20, dice="ask")
    one, other = (play_to_end(game, bots=["random", "random"], seed=9) for _ in range(2))
    assert one.plies == other.plies
    assert one.chance is None


def test_the_same_seed_plays_the_same_game() -> None:
    games = [play_to_end(rc.new_game(2, seed=1, turn_limit=30), ["random", "random"], seed=seed) for seed in (7, 7, 8)]
    assert games[0].plies == games[1].plies != games[2].plies


def test_a_random_bot_is_a_bot() -> None:
    assert isinstance(RandomBot(), Bot)
