"""A game at a Python prompt: laying the table, playing, taking back, copying, and every way to be told no."""

import pickle
import random
import subprocess
import sys
from pathlib import Path
from typing import Any, TypeVar

import pytest

import redcathedral as rc
from positions import change_seat, ended, legal_words, played_words, position, put_dice, reason, told
from redcathedral import errors
from redcathedral.errors import (
    IllegalPly,
    NotationError,
    NothingToUndo,
    RedCathedralError,
    SetupError,
    StalePly,
    WrongSeat,
)
from redcathedral.kernel.state import State

E = TypeVar("E", bound=RedCathedralError)
TABLES = [(players, boards) for players in (1, 2, 3, 4) for boards in ("basic", "advanced")]


def raw(game: rc.Game) -> bytes:
    return game.state.array.tobytes()


def play_random(game: rc.Game, chooser: random.Random, plies: int) -> rc.Game:
    for _ in range(plies):
        if game.to_move is None:
            break
        game.play(chooser.choice(game.legal_actions()))
    return game


def chooser_of(seed: int) -> random.Random:
    return random.Random(seed)  # noqa: S311  # the same game every time


# Laying the table


@pytest.mark.parametrize(("players", "boards"), TABLES)
def test_a_new_game_is_laid_as_asked(players: int, boards: str) -> None:
    game = rc.new_game(players, seed=7, boards=boards)
    assert (game.players, game.boards, game.version, played_words(game)) == (players, boards, 0, ())
    assert game.seats == ("red", "blue", "green", "yellow")[: max(2, players)]
    assert game.to_move == "red"
    assert game.outcome is None
    assert game.seed == 7
    assert raw(game) == game.opening.array.tobytes()


def test_a_game_is_for_two_on_basic_boards_unless_said_otherwise() -> None:
    game = rc.new_game()
    assert (game.players, game.boards, game.first_game) == (2, "basic", False)


def test_colors_are_taken_in_the_order_given() -> None:
    game = rc.new_game(3, seed=1, colors=["yellow", "red", "green"])
    assert game.seats == ("yellow", "red", "green")
    assert game.to_move == "yellow"


def test_names_are_kept_and_none_means_nobody_said() -> None:
    game = rc.new_game(3, seed=1, names=["Ann", None, "Żółć 木"])
    assert game.names == ("Ann", None, "Żółć 木")
    assert rc.new_game(2, seed=1).names == (None, None)


def test_the_first_game_has_the_cards_the_edition_names_in_any_quadrant() -> None:
    edition = rc.load_edition()
    places = set()
    for seed in range(20):
        game = rc.new_game(2, seed=seed, first_game=True)
        quadrants = game.snapshot()["market"]["influence"]
        dealt = [quadrant["card"] if isinstance(quadrant, dict) else quadrant for quadrant in quadrants]
        assert set(dealt) == set(edition.first_game)
        places.add(tuple(dealt))
    assert len(places) > 1


@pytest.mark.parametrize("players", [0, 5, -1, True, False, "2", 2.0, None, 10**30])
def test_a_number_of_players_other_than_one_to_four_is_refused(players: Any) -> None:
    with pytest.raises(SetupError, match="1 to 4") as error:
        rc.new_game(players, seed=1)
    assert error.value.clause == "S1"


@pytest.mark.parametrize("boards", ["", "Basic", "expert", None, 0, True])
def test_unknown_boards_are_refused(boards: Any) -> None:
    with pytest.raises(SetupError, match="basic or advanced") as error:
        rc.new_game(2, seed=1, boards=boards)
    assert error.value.clause == "S11"


@pytest.mark.parametrize(
    "colors",
    [
        *(["red", "red"], ["red", "purple"], ["red"], ["red", "blue", "green"], [], ["red", None], "red"),
        *(["Red", "blue"], ["red", "blue", "green", "yellow", "white"], ["red", 3], [["red"], "blue"]),
    ],
)
def test_colors_twice_unknown_too_many_or_too_few_are_refused(
    colors: Any,
) -> None:
    with pytest.raises(SetupError) as error:
        rc.new_game(2, seed=1, colors=colors)
    assert error.value.clause == "S1"


@pytest.mark.parametrize(
    "names",
    [
        *(["Ann"], ["Ann", "Bob", "Cid"], [], ["Ann", ""], ["Ann", " Bob"], ["Ann", "Bob "], ["Ann", "B\nob"]),
        *(["Ann", "B\tob"], ["Ann", "\x00"], ["Ann", "\x1b[31m"], ["Ann", "x" * 41], ["Ann", "\u2028"]),
        *(["Ann", "\u202eBob"], ["Ann", "\ud800"]),
    ],
)
def test_names_in_the_wrong_number_or_form_are_refused(names: list[str]) -> None:
    with pytest.raises(SetupError) as error:
        rc.new_game(2, seed=1, names=names)
    assert error.value.clause == "S1"


@pytest.mark.parametrize("names", [["Ann", 3], ["Ann", b"Bob"], ["Ann", ["Bob"]]])
def test_names_that_are_no_text_are_refused(names: list[Any]) -> None:
    with pytest.raises(SetupError):
        rc.new_game(2, seed=1, names=names)


def test_a_name_of_forty_letters_is_allowed() -> None:
    assert rc.new_game(2, seed=1, names=["x" * 40, "é"]).names == ("x" * 40, "é")


@pytest.mark.parametrize("limit", [0, -1, "x", "10", 1.5, True, 1_000_001, 10**30])
def test_a_turn_limit_that_is_no_number_of_turns_is_refused(limit: Any) -> None:
    with pytest.raises(SetupError) as error:
        rc.new_game(2, seed=1, turn_limit=limit)
    assert error.value.clause == "X1"


@pytest.mark.parametrize("seed", [True, False, 1.5, b"7", [7], (), "line\nbreak", "\x00", "\ud800"])
def test_a_seed_that_is_no_number_or_line_of_text_is_refused(
    seed: Any,
) -> None:
    with pytest.raises(SetupError, match="seed"):
        rc.new_game(2, seed=seed)


def test_a_seed_of_thousands_of_digits_is_a_seed_or_refused_as_one() -> None:
    try:
        game = rc.new_game(2, seed=10**5000)
    except SetupError:
        return
    assert game.to_move == "red"


@pytest.mark.parametrize("dice", ["", "roll", None, True])
def test_dice_are_drawn_or_asked_for_and_nothing_else(dice: Any) -> None:
    with pytest.raises(SetupError, match="draw or ask"):
        rc.new_game(2, seed=1, dice=dice)


def test_an_edition_that_is_not_there_is_an_error_of_the_family(tmp_path: Path) -> None:
    with pytest.raises(RedCathedralError):
        rc.new_game(2, edition=tmp_path / "none.toml")


# Seeds


@pytest.mark.parametrize(("players", "boards"), TABLES)
def test_the_same_seed_and_plies_give_the_same_game(players: int, boards: str) -> None:
    games = [play_random(rc.new_game(players, seed="again", boards=boards), chooser_of(3), 150) for _ in range(2)]
    assert raw(games[0]) == raw(games[1])
    assert games[0].plies == games[1].plies


def test_different_seeds_give_different_games() -> None:
    assert len({raw(rc.new_game(2, seed=seed)) for seed in range(50)}) == 50


def test_a_number_and_its_digits_are_the_same_seed() -> None:
    assert raw(rc.new_game(3, seed=7)) == raw(rc.new_game(3, seed="7"))


def test_without_a_seed_no_two_games_are_alike() -> None:
    one, two = rc.new_game(2), rc.new_game(2)
    assert one.seed != two.seed
    assert raw(one) != raw(two)


def test_a_negative_number_an_empty_text_and_any_letters_are_seeds() -> None:
    for seed in (-1, "", "Żółć 木", "a b", 2**70):
        assert rc.new_game(2, seed=seed).to_move == "red"


def test_boards_and_colors_leave_the_deal_of_a_seed_alone() -> None:
    plain = rc.new_game(2, seed=5)
    for other in (
        rc.new_game(2, seed=5, boards="advanced"),
        rc.new_game(2, seed=5, colors=["green", "red"]),
        rc.new_game(2, seed=5, turn_limit=9),
        rc.new_game(2, seed=5, dice="ask"),
    ):
        assert other.deal == plain.deal


# Playing


def test_plies_and_ids_play_the_same() -> None:
    by_words, by_ids = rc.new_game(2, seed=4), rc.new_game(2, seed=4)
    chooser = chooser_of(4)
    for _ in range(100):
        place = chooser.randrange(len(legal_words(by_words)))
        by_words.play(legal_words(by_words)[place])
        by_ids.play(by_ids.legal_actions()[place])
    assert raw(by_words) == raw(by_ids)


def test_a_ply_may_be_typed_loosely_and_is_kept_in_its_one_form() -> None:
    game = rc.new_game(2, seed=4)
    game.play("  CLAIM   a1 ")
    assert played_words(game) == ("claim A1",)


def test_the_version_counts_plies_and_chance_and_the_plies_say_them() -> None:
    game = rc.new_game(2, seed=7)
    game.play("market white")
    assert (game.version, played_words(game), game.to_move) == (1, ("market white",), "red")
    game.play("end")
    assert game.version == 3
    assert played_words(game)[:2] == ("market white", "end")
    assert played_words(game)[2].startswith("roll ")
    assert game.to_move == "blue"


@pytest.mark.parametrize(("players", "boards"), TABLES)
def test_what_is_legal_can_be_played_and_nothing_else(players: int, boards: str) -> None:
    game = rc.new_game(players, seed=11, boards=boards, turn_limit=25)
    chooser = chooser_of(11)
    while game.to_move is not None:
        legal = set(game.legal_actions())
        assert all((game.why(action) is None) == (action in legal) for action in range(0, 3536, 7))
        assert all(game.why(action) is None for action in legal)
        game.play(chooser.choice(sorted(legal)))


def test_when_the_game_is_over_nobody_is_to_move_and_nothing_is_legal() -> None:
    game = play_random(rc.new_game(2, seed=2, turn_limit=3), chooser_of(2), 10_000)
    assert (game.to_move, legal_words(game)) == (None, [])
    assert game.outcome is not None
    with pytest.raises(IllegalPly, match="The game is over") as error:
        game.play("end")
    assert error.value.clause == "X1"
    with pytest.raises(WrongSeat, match="nobody"):
        game.play("end", seat="red")


def test_the_game_that_ended_by_six_sections_says_e1_when_played_on() -> None:
    game = play_random(rc.new_game(1, seed=2), chooser_of(2), 10_000)
    assert ended(game).reason == "sixth-section"
    with pytest.raises(IllegalPly, match="The game is over") as error:
        game.play("end")
    assert error.value.clause == "E1"


def test_the_plies_tell_the_turn_they_belong_to() -> None:
    game = play_random(rc.new_game(3, seed=8), chooser_of(8), 200)
    rows = game.plies_with_turns()
    assert tuple(ply for ply, _, _ in rows) == game.plies
    assert [number for _, number, _ in rows] == sorted(number for _, number, _ in rows)
    for _, number, seat in rows:
        assert seat == game.seats[(number - 1) % 3]


# Being refused


def refuse(game: rc.Game, kind: type[E], ply: Any, **guards: Any) -> E:
    before, version, plies = raw(game), game.version, played_words(game)
    with pytest.raises(kind) as error:
        game.play(ply, **guards)
    assert (raw(game), game.version, played_words(game)) == (before, version, plies)
    return error.value


def test_a_dear_space_is_refused_with_clause_and_numbers() -> None:
    game = position(2, red={"rubles": 1})
    game.play("claim A1")
    game.play("banner reserve")
    error = refuse(game, IllegalPly, "place blue up")
    assert str(error) == "place blue up: C4: The blue space costs 2 rubles; you have 1."
    assert str(error.reason) == "C4: The blue space costs 2 rubles; you have 1."
    assert (error.clause, error.code, error.position) == ("C4", "illegal", game.position)
    assert error.reason.facts == {"space": "blue", "price": 2, "have": 1}
    assert error.reason == game.why("place blue up")


def test_a_number_of_one_is_said_in_the_singular() -> None:
    game = position(2, red={"rubles": 0}, dice="red 1 1")
    assert str(game.why("market red +1")) == "M1: 1 extra space costs 1 ruble; you have 0."


def test_every_refused_ply_has_a_clause_and_changes_nothing() -> None:
    game = rc.new_game(1, seed=3, boards="advanced", turn_limit=30, dice="ask")
    chooser = chooser_of(3)
    while game.to_move is not None:
        before = raw(game)
        for action in chooser.sample(range(3536), 60):
            reason = game.why(action)
            if reason is not None:
                assert reason.clause
                assert reason.text
                assert "{" not in reason.text
        assert raw(game) == before
        game.play(chooser.choice(game.legal_actions()))


def test_the_wrong_seat_is_refused_and_the_right_one_plays() -> None:
    game = rc.new_game(2, seed=7)
    error = refuse(game, WrongSeat, "market white", seat="blue")
    assert (error.code, error.position) == ("seat", game.position)
    assert "waiting for Red, not for Blue" in str(error)
    assert "not for purple" in str(refuse(game, WrongSeat, "market white", seat="purple"))
    game.names = ("Anna", "Boris")
    assert "waiting for Anna (red), not for Boris (blue)" in str(refuse(game, WrongSeat, "market white", seat="blue"))
    game.play("market white", seat="red")
    assert game.version == 1


def test_a_stale_ply_is_refused_and_a_fresh_one_plays() -> None:
    game = rc.new_game(2, seed=7)
    game.play("market white", version=0)
    for version in (0, 2, -1):
        error = refuse(game, StalePly, "end", version=version)
        assert (error.code, error.position) == ("stale", game.position)
    game.play("end", version=1)


def test_a_ply_both_stale_and_for_the_wrong_seat_is_stale() -> None:
    game = rc.new_game(2, seed=7)
    game.play("market white")
    refuse(game, StalePly, "market white", seat="blue", version=0)


def test_what_is_not_understood_changes_nothing_and_says_where() -> None:
    game = rc.new_game(2, seed=7)
    error = refuse(game, NotationError, "clam A1")
    assert error.code == "notation"
    assert "did you mean claim" in str(error)


def test_a_notation_error_in_a_game_carries_the_position() -> None:
    game = rc.new_game(2, seed=7)
    assert refuse(game, NotationError, "xyzzy").position == game.position
    assert refuse(game, NotationError, 99_999).position == game.position


def test_the_errors_are_one_family_with_stable_codes() -> None:
    codes = {
        "EditionError": "edition",
        "SnapshotError": "snapshot",
        "SetupError": "setup",
        "NotationError": "notation",
        "IllegalPly": "illegal",
        "WrongSeat": "seat",
        "StalePly": "stale",
        "NothingToUndo": "undo",
        "RecordError": "record",
    }
    found = {
        name: kind.code
        for name, kind in vars(errors).items()
        if isinstance(kind, type) and issubclass(kind, RedCathedralError) and kind.__module__ == errors.__name__
    }
    assert found.items() >= codes.items()
    assert found.keys() - codes.keys() == {"RedCathedralError", "ProblemsError"}
    assert all(issubclass(getattr(errors, name), ValueError) for name in codes)
    assert rc.RedCathedralError is RedCathedralError


def test_every_error_has_a_clause_and_a_position_even_if_empty() -> None:
    error = RedCathedralError("no")
    assert (error.code, error.clause, error.position) == ("error", None, None)


def test_an_error_survives_the_way_to_another_process() -> None:
    game = position(2, red={"rubles": 1})
    game.play("claim A1")
    game.play("banner reserve")
    error = refuse(game, IllegalPly, "place blue up")
    again = pickle.loads(pickle.dumps(error))  # noqa: S301  # our own bytes
    assert (str(again), again.clause, again.position) == (str(error), error.clause, error.position)
    record = errors.RecordError("bad", line=3, clause="S4")
    again = pickle.loads(pickle.dumps(record))  # noqa: S301
    assert (str(again), again.line, again.clause) == ("line 3: bad", 3, "S4")


def test_a_copy_is_the_same_byte_for_byte_also_between_the_fields() -> None:
    everywhere = bytes([1]) * State.dtype.itemsize
    assert State.from_bytes(everywhere).copy().array.tobytes() == everywhere


# Taking back


@pytest.mark.parametrize(("players", "boards"), TABLES)
def test_undo_takes_back_each_decision_with_the_chance_that_followed_down_to_the_opening(
    players: int, boards: str
) -> None:
    game = rc.new_game(players, seed=21, boards=boards)
    chooser = chooser_of(21)
    history: list[tuple[str, bytes, int, list[str], str | None]] = []
    while game.to_move is not None and len(history) < 120:
        ply = chooser.choice(legal_words(game))
        history.append((ply, raw(game), game.version, legal_words(game), game.to_move))
        game.play(ply)
    for ply, state, version, legal, to_move in reversed(history):
        assert str(game.undo()) == ply
        assert (raw(game), game.version, legal_words(game), game.to_move) == (state, version, legal, to_move)
    assert raw(game) == game.opening.array.tobytes() == raw(rc.new_game(players, seed=21, boards=boards))
    with pytest.raises(NothingToUndo) as error:
        game.undo()
    assert (error.value.code, error.value.position) == ("undo", game.position)


def test_a_decision_played_again_after_undo_meets_the_same_chance() -> None:
    game = rc.new_game(2, seed=7)
    for ply in ("market white", "end"):
        game.play(ply)
    plies, state = played_words(game), raw(game)
    assert str(game.undo()) == "end"
    assert played_words(game) == ("market white",)
    game.play("end")
    assert (played_words(game), raw(game)) == (plies, state)


def test_undo_after_the_end_brings_the_game_back() -> None:
    game = play_random(rc.new_game(2, seed=2, turn_limit=3), chooser_of(2), 10_000)
    assert str(game.undo()) == "end"
    assert game.outcome is None
    assert "end" in legal_words(game)


def test_going_to_a_ply_that_was_not_played_is_refused() -> None:
    game = rc.new_game(2, seed=7)
    game.play("market white")
    for version in (-1, 2):
        with pytest.raises(NothingToUndo):
            game.go_to(version)
    game.go_to(1)
    assert game.version == 1


def test_told_chance_is_taken_back_by_itself() -> None:
    game = rc.new_game(2, seed=7, dice="ask")
    for ply in ("market white", "end"):
        game.play(ply)
    roll = legal_words(game)[3]
    game.play(roll)
    assert str(game.undo()) == roll
    assert game.to_move == "chance"
    assert str(game.undo()) == "end"
    assert str(game.undo()) == "market white"
    with pytest.raises(NothingToUndo):
        game.undo()


# Copying


def test_a_clone_is_equal_and_neither_moves_the_other() -> None:
    game = play_random(rc.new_game(3, seed=5, names=["Ann", None, "Cid"], first_game=True), chooser_of(5), 60)
    twin = game.clone()
    assert (raw(twin), played_words(twin), twin.names, twin.seed, twin.first_game, twin.version) == (
        raw(game),
        played_words(game),
        game.names,
        game.seed,
        game.first_game,
        game.version,
    )
    assert twin.record() == game.record()
    kept, plies = raw(game), played_words(game)
    play_random(twin, chooser_of(1), 40)
    assert (raw(game), played_words(game)) == (kept, plies)
    moved, plies = raw(twin), played_words(twin)
    for _ in range(20):
        game.undo()
    play_random(game, chooser_of(2), 30)
    assert (raw(twin), played_words(twin)) == (moved, plies)


def test_a_clone_meets_the_same_chance() -> None:
    game = play_random(rc.new_game(2, seed=5), chooser_of(5), 31)
    twin = game.clone()
    play_random(game, chooser_of(6), 50)
    play_random(twin, chooser_of(6), 50)
    assert (raw(game), played_words(game)) == (raw(twin), played_words(twin))


def test_a_clone_can_be_taken_back_to_the_opening() -> None:
    game = play_random(rc.new_game(1, seed=5), chooser_of(5), 31)
    twin = game.clone()
    twin.go_to(0)
    assert raw(twin) == game.opening.array.tobytes()
    assert game.version > 0


# Real dice


def test_with_asked_dice_the_game_waits_and_lists_every_roll() -> None:
    game = rc.new_game(2, seed=1, dice="ask")
    put_dice(game, "white 1 2, red 3 4, blue 3 1, green 6 6, yellow 7 5")
    game.play("market white")
    game.play("end")
    assert game.to_move == "chance"
    assert game.outcome is None
    legal = legal_words(game)
    wanted = {f"roll red {a} blue {b} white {c}" for a in range(1, 7) for b in range(1, 7) for c in range(1, 7)}
    assert set(legal) == wanted
    assert len(legal) == 216
    game.play("roll white 6 blue 2 red 5")
    assert played_words(game)[-1] == "roll red 5 blue 2 white 6"
    assert [game.state.die_value[die] for die in range(5)] == [5, 2, 6, 5, 6]
    assert [game.state.die_space[die] for die in (0, 1, 4)] == [2, 2, 2]
    assert game.to_move == "blue"


@pytest.mark.parametrize(
    ("ply", "words"),
    [("roll red 3", "white"), ("roll red 3 white 3", "white"), ("end", "rolled"), ("market red", "rolled")],
)
def test_with_asked_dice_nothing_but_those_dice_is_accepted(ply: str, words: str) -> None:
    game = rc.new_game(2, seed=1, dice="ask")
    put_dice(game, "white 1 2, red 4 4, blue 5 1, green 6 6, yellow 7 5")
    game.play("market white")
    game.play("end")
    assert legal_words(game) == [f"roll white {value}" for value in range(1, 7)]
    error = refuse(game, IllegalPly, ply)
    assert error.clause == "M6"
    assert words in str(error)


def test_a_shuffle_is_no_roll() -> None:
    game = rc.new_game(1, seed=1, dice="ask")
    game.play("market white")
    game.play("end")
    refuse(game, IllegalPly, "shuffle red blue green yellow white")
    assert "waiting for nobody" in str(refuse(game, WrongSeat, legal_words(game)[0], seat="red"))
    game.play(legal_words(game)[0], seat="chance")


def test_a_roll_nobody_asked_for_is_refused() -> None:
    game = rc.new_game(2, seed=1)
    error = refuse(game, IllegalPly, "roll white 3")
    assert "Nothing needs rolling" in str(error)


def test_a_reroll_is_told_too_and_the_turn_goes_on_where_it_was() -> None:
    game = told(position(2, dice="white 1 2, red 4 4, blue 5 1, green 6 6, yellow 7 5"))
    change_seat(game, "red", score=9)
    game.play("reroll 4")
    assert game.to_move == "chance"
    assert refuse(game, IllegalPly, "roll blue 1").clause == "T3"
    game.play("roll red 1")
    assert (game.to_move, game.state.die_value[0]) == ("red", 1)
    assert "claim A1" in legal_words(game)
    assert reason(game, "reroll 4").clause == "T3"


def test_ivans_tiles_are_asked_for_in_all_120_orders() -> None:
    game = rc.new_game(1, seed=6, dice="ask")
    chooser = chooser_of(6)
    while not legal_words(game)[0].startswith("shuffle"):
        game.play(chooser.choice(game.legal_actions()))
    assert game.to_move == "chance"
    assert len(legal_words(game)) == 120
    error = refuse(game, IllegalPly, "roll red 1")
    assert error.clause == "A11"
    game.play("shuffle white red green blue yellow")
    assert played_words(game)[-1] == "shuffle white red green blue yellow"


# As text


def test_the_representation_says_table_and_position_in_one_line() -> None:
    game = rc.new_game(3, seed=7, boards="advanced")
    assert repr(game) == "<Game 3 players, advanced boards, turn 1, red, ply 0>"
    game = play_random(rc.new_game(2, seed=2, turn_limit=3), chooser_of(2), 10_000)
    assert "over" in repr(game)
    assert "\n" not in repr(game)


@pytest.mark.parametrize(("players", "boards"), TABLES)
def test_the_table_is_drawn_at_any_time(players: int, boards: str) -> None:
    game = rc.new_game(players, seed=3, boards=boards, turn_limit=20)
    chooser = chooser_of(3)
    while game.to_move is not None:
        assert all(color in str(game).lower() for color in game.seats)
        play_random(game, chooser, 5)
    assert str(game)


FRESH = """
import sys
import redcathedral as rc
game = rc.new_game(players=3, seed=7, turn_limit=60)
count = 0
while game.to_move is not None:
    game.play(game.legal()[(count * 7) % len(game.legal())])
    count += 1
print(game)
print(game.record())
print(game.outcome)
assert "numba" not in sys.modules, "Numba was imported"
"""


def test_a_fresh_process_plays_and_prints_a_game_without_a_compiler() -> None:
    done = subprocess.run(  # noqa: S603  # our own interpreter and text
        [sys.executable, "-W", "error", "-c", FRESH], capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "[Result " in done.stdout
