"""Chance is a keyed hash of its place in the game: anybody with the seed can work it out again."""

import hashlib
import hmac
from collections import Counter

import pytest

import redcathedral as rc
from positions import legal_words, played_words
from redcathedral.errors import IllegalPly
from redcathedral.game.chance import Chance, new_seed
from redcathedral.kernel.stream import next_below
from redcathedral.plies import ply_of


def words_of(seed: str, label: str, count: int) -> list[int]:
    """The derivation once more, from its description: HMAC-SHA256, counted blocks, big-endian 32-bit words."""
    blocks = b"".join(
        hmac.new(seed.encode(), f"{label}:{block}".encode(), hashlib.sha256).digest() for block in range(count // 8 + 1)
    )
    return [int.from_bytes(blocks[4 * i : 4 * i + 4], "big") for i in range(count)]


def result_of(seed: str, index: int, results: int) -> int:
    limit = 2**32 - 2**32 % results
    return next(word for word in words_of(seed, f"chance:{index}", 16) if word < limit) % results


def test_the_first_vector_is_what_hmac_sha256_gives() -> None:
    digest = hmac.new(b"7", b"chance:0:0", hashlib.sha256).hexdigest()
    assert digest[:8] == "7f072b9f"
    assert Chance.from_seed(7).result(0, 6) == int(digest[:8], 16) % 6


def test_the_second_vector_is_what_hmac_sha256_gives() -> None:
    digest = hmac.new("Żółć".encode(), b"chance:12:0", hashlib.sha256).hexdigest()
    assert digest[:8] == "cde2cb6f"
    assert Chance.from_seed("Żółć").result(12, 216) == int(digest[:8], 16) % 216


@pytest.mark.parametrize("seed", ["7", "0", "-3", "a long line of text", "é"])
def test_every_result_can_be_worked_out_from_the_seed(seed: str) -> None:
    chance = Chance.from_seed(seed)
    for index in range(60):
        for results in (6, 36, 216, 120):
            assert chance.result(index, results) == result_of(seed, index, results)


def test_the_deal_is_drawn_from_words_of_its_own() -> None:
    used, *words = Chance.from_seed("7").deal()
    assert used == 0
    assert words == words_of("7", "deal", len(words))
    assert set(words).isdisjoint(words_of("7", "chance:0", 16))


def test_the_rolls_of_a_game_are_those_of_its_seed_in_order() -> None:
    game = rc.new_game(3, seed="told by nobody", turn_limit=40)
    while game.to_move is not None:
        game.play(next(ply for ply in reversed(legal_words(game)) if ply.split()[0] in ("market", "end")))
    rolls = [ply for ply in played_words(game) if ply.startswith("roll")]
    assert len(rolls) == 40
    for index, ply in enumerate(rolls):
        dice, values = ply.split()[1::2], [int(value) for value in ply.split()[2::2]]
        number = 0
        for value in values:
            number = number * 6 + value - 1
        assert result_of("told by nobody", index, 6 ** len(dice)) == number


def test_a_word_past_the_last_full_multiple_is_passed_over() -> None:
    limit = 2**32 - 2**32 % 6
    row = [0, limit, 2**32 - 1, limit - 1, 4]
    assert next_below(row, 6) == (limit - 1) % 6 == 5
    assert row[0] == 3
    assert next_below(row, 6) == 4


def test_the_same_seed_says_the_same_again_in_any_order() -> None:
    forward = [Chance.from_seed(9).result(index, 216) for index in range(50)]
    backward = [Chance.from_seed("9").result(index, 216) for index in reversed(range(50))]
    assert forward == backward[::-1]


def test_a_seed_nobody_chose_has_128_bits_and_is_never_the_same() -> None:
    seeds = {new_seed() for _ in range(100)}
    assert len(seeds) == 100
    assert all(len(bytes.fromhex(seed)) >= 16 for seed in seeds)


@pytest.mark.parametrize("results", [6, 36, 216, 120])
def test_results_stay_below_their_bound_and_all_are_as_likely(results: int) -> None:
    draws = 40 * results
    chance = Chance.from_seed(f"uniform {results}")
    counted = Counter(chance.result(index, results) for index in range(draws))
    assert set(counted) == set(range(results))
    expected = draws / results
    chi_square = sum((counted[value] - expected) ** 2 / expected for value in range(results))
    freedom = results - 1
    assert chi_square < freedom + 6 * (2 * freedom) ** 0.5 + 6  # about one in a million, and the seed is fixed


def test_every_face_of_every_die_comes_up_as_often() -> None:
    faces: Counter[tuple[int, int]] = Counter()
    for seed in range(600):
        game = rc.new_game(2, seed=seed)
        faces.update((die, game.state.die_value[die]) for die in range(5))
    assert set(faces) == {(die, value) for die in range(5) for value in range(1, 7)}
    for die in range(5):
        chi_square = sum((faces[die, value] - 100) ** 2 / 100 for value in range(1, 7))
        assert chi_square < 30


def test_the_values_in_a_ply_are_those_of_its_number() -> None:
    first = ply_of("roll red 1 white 1").id
    assert ply_of("roll red 3 white 6").id - first == 2 * 6 + 5


def test_a_result_that_chance_cannot_have_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    game = rc.new_game(2, seed=1, turn_limit=5)
    monkeypatch.setattr(rc.Game, "chance_result", lambda *_: 0)  # a decision

    def play_out() -> None:
        while game.outcome is None:
            game.play(game.legal()[-1])

    with pytest.raises(IllegalPly):
        play_out()
