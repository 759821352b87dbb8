"""Records: what is written is read back exactly, and what is wrong with one is named by line and clause."""

import random
import re
from collections import Counter
from collections.abc import Callable
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

import redcathedral as rc
from positions import legal_words, played_words
from redcathedral import words
from redcathedral.edition import edition_from_values, load_edition
from redcathedral.edition.values import values_of
from redcathedral.errors import EditionError, RecordError
from redcathedral.formats.deal import tile_word
from redcathedral.formats.record import MOST_BYTES, turn_lines
from redcathedral.game.load import from_record, from_snapshot, read_file, verify_chance

TABLES = list(product((1, 2, 3, 4), ("basic", "advanced")))
BUSY = ("claim", "deliver", "ornament", "haul", "commission", "activate", "take", "ivan", "place")


def chooser_of(seed: int | str) -> random.Random:
    return random.Random(seed)  # noqa: S311  # the same game every time


def busy_ply(game: rc.Game, chooser: random.Random) -> str:
    """Choose a legal ply, more often than not one that builds: plain random games hardly get anywhere."""
    plies = legal_words(game)
    busy = [ply for ply in plies if ply.split()[0] in BUSY]
    return chooser.choice(busy if busy and chooser.random() < 0.6 else plies)


def played(
    players: int = 2, boards: str = "basic", *, seed: int | str = 3, plies: int = 10_000, **options: Any
) -> rc.Game:
    game = rc.new_game(players, seed, boards, **options)
    chooser = chooser_of(seed)
    while game.to_move is not None and game.version < plies:
        game.play(busy_ply(game, chooser))
    return game


def same(one: rc.Game, other: rc.Game) -> None:
    assert one.state.array.tobytes() == other.state.array.tobytes()
    assert one.state == other.state
    assert one.plies == other.plies
    assert one.deal == other.deal
    assert one.names == other.names
    assert one.first_game == other.first_game
    assert (one.chance is None) == (other.chance is None)
    assert str(one.seed) == str(other.seed)
    assert one.outcome == other.outcome
    assert one.opening == other.opening


# There and back


@pytest.mark.parametrize("dice", ["draw", "ask"])
@pytest.mark.parametrize(("players", "boards"), TABLES)
def test_a_record_reads_back_at_every_ply(players: int, boards: str, dice: str) -> None:
    game = rc.new_game(players, 40 + players, boards, turn_limit=13, dice=dice)
    chooser = chooser_of(players)
    while True:
        text = game.record()
        again = from_record(text)
        same(again, game)
        assert again.record() == text
        if game.to_move is None:
            break
        game.play(busy_ply(game, chooser))


@pytest.mark.parametrize(("players", "boards"), TABLES)
def test_whole_games_read_back(players: int, boards: str) -> None:
    for seed in range(3):
        game = played(players, boards, seed=seed)
        assert game.outcome is not None
        same(from_record(game.record()), game)


@pytest.mark.parametrize(
    "names",
    [
        ('Ann "the mason"', "Bob\\"),
        ("\\\\", '"'),
        ("Żółć 木 ✝", "O'Hara, jr."),
        ("# no comment", '] "Seat3"'),
        ("1. red: end", "n\\nn"),
        ("red", "two  blanks"),
        (None, "x" * 40),
        (None, None),
    ],
)
def test_any_name_reads_back(names: tuple[str | None, str | None]) -> None:
    game = played(2, seed=5, turn_limit=4, names=names)
    again = from_record(game.record())
    same(again, game)
    assert again.names == names


@pytest.mark.parametrize("seed", [7, "7", -3, "", " two words ", 'a "b" \\', "木", 2**80])
def test_any_seed_reads_back(seed: int | str) -> None:
    game = played(2, seed=seed if isinstance(seed, str) else str(seed), turn_limit=4)
    same(from_record(game.record()), game)


def test_every_option_reads_back() -> None:
    for players, first_game, limit, dice in product((1, 3), (False, True), (None, 9, 1_000_000), ("draw", "ask")):
        colors = ["yellow", "red", "green"][: max(2, players)]
        game = played(players, first_game=first_game, turn_limit=limit, dice=dice, colors=colors, plies=25)
        again = from_record(game.record())
        same(again, game)
        assert (again.seats, again.state.turn_limit) == (tuple(colors), limit or 0)


def test_a_record_is_read_without_any_generator(monkeypatch: pytest.MonkeyPatch) -> None:
    game = played(1, seed=4)
    text = game.record()

    def no_chance(*_: object) -> None:
        raise AssertionError("a generator was asked")

    monkeypatch.setattr("redcathedral.game.chance.Chance.result", no_chance)
    monkeypatch.setattr("redcathedral.game.chance.Chance.deal", no_chance)
    same(from_record(text), game)


@pytest.mark.parametrize(("players", "boards"), TABLES)
def test_a_loaded_game_goes_on_with_the_chance_the_first_would_have_had(players: int, boards: str) -> None:
    game = played(players, boards, seed=17, plies=60)
    loaded = from_record(game.record())
    chooser = chooser_of(1)
    for _ in range(80):
        if game.to_move is None:
            break
        ply = busy_ply(game, chooser)
        game.play(ply)
        loaded.play(ply)
        assert loaded.state.array.tobytes() == game.state.array.tobytes()
    assert played_words(loaded) == played_words(game)
    assert loaded.record() == game.record()


def test_a_loaded_game_can_be_taken_back_to_its_opening() -> None:
    game = played(2, seed=4, plies=60)
    loaded = from_record(game.record())
    while loaded.version:
        assert loaded.undo() == game.undo()
        assert loaded.state == game.state
    assert loaded.state == loaded.opening


def test_a_loaded_game_with_told_chance_goes_on_asking() -> None:
    game = rc.new_game(2, seed=1, dice="ask")
    game.play("market white")
    game.play("end")
    loaded = from_record(game.record())
    assert loaded.to_move == "chance"
    loaded.play(legal_words(loaded)[0])
    assert loaded.to_move == "blue"


# What it looks like


@pytest.mark.parametrize(("players", "boards"), TABLES)
def test_one_turn_stands_on_one_line_with_its_number_and_seat(players: int, boards: str) -> None:
    game = played(players, boards, seed=8, turn_limit=60)
    lines = turn_lines(game)
    numbers = []
    plies: list[str] = []
    for line in lines:
        found = re.fullmatch(r"(\d+)\. (\w+): (.+)", line)
        assert found
        number, seat, rest = found.groups()
        numbers.append(int(number))
        assert seat == game.seats[(int(number) - 1) % len(game.seats)]
        plies += rest.split(", ")
    assert numbers == sorted(set(numbers))
    if players > 1:
        assert numbers == list(range(1, len(lines) + 1))
    assert tuple(plies) == played_words(game)
    assert game.record().splitlines()[-len(lines) :] == lines


def test_a_record_begins_with_headers_a_person_can_read() -> None:
    game = played(2, boards="advanced", seed=7, turn_limit=5, names=["Ann", None])
    text = game.record()
    assert text.endswith("\n")
    for line in (
        '[Rules "1"]',
        '[Edition "reconstructed-1"]',
        f'[EditionDigest "{game.edition.digest}"]',
        '[Players "2"]',
        '[Boards "advanced"]',
        '[Seat1 "red Ann"]',
        '[Seat2 "blue"]',
        '[TurnLimit "5"]',
        '[Seed "7"]',
        f'[Result "{game.outcome}"]',
    ):
        assert line in text.splitlines()
    assert '[Result "*"]' in rc.new_game(2, seed=7).record()


def test_comments_blank_lines_and_loose_spelling_are_read() -> None:
    game = played(3, seed=6, turn_limit=8)
    lines = game.record().splitlines()
    loose = "\r\n".join(f"  {line}  \r\n\r\n# a thought: 1. red: end" for line in lines)
    same(from_record(loose), game)
    shouted = "\n".join(
        line if line.startswith("[") else re.sub(": .*", lambda m: m[0].upper(), line) for line in lines
    )
    same(from_record(shouted), game)


def test_headers_nobody_asked_for_are_passed_over() -> None:
    game = played(2, seed=6, turn_limit=4)
    same(from_record('[Event "a rainy Sunday"]\n' + game.record()), game)


# What is wrong with it

BASE = played(2, seed=3, turn_limit=6).record()
SOLO = played(1, seed=3, turn_limit=6).record()


def line_of(text: str, start: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if line.startswith(start))


def value_of(text: str, name: str) -> str:
    found = re.search(rf'^\[{name} "(.*)"\]$', text, re.MULTILINE)
    assert found
    return found[1]


def with_header(text: str, name: str, value: object) -> str:
    changed = re.sub(rf'^\[{name} ".*"\]$', lambda _: f'[{name} "{value}"]', text, flags=re.MULTILINE)
    assert changed != text
    return changed


def refuse(text: str, *, line: int | None, clause: str | None = None, words: str = "", **options: Any) -> RecordError:
    with pytest.raises(RecordError) as error:
        from_record(text, **options)
    found = error.value
    assert (found.code, found.line, found.clause) == ("record", line, clause), str(found)
    assert words in str(found)
    if line is not None:
        assert str(found).startswith(f"line {line}: ")
        assert found.position == f"line {line}"
    return found


HEADERS = re.findall(r"^\[(\w+) ", SOLO, re.MULTILINE)


@pytest.mark.parametrize("name", [name for name in HEADERS if name not in ("Edition", "TurnLimit", "Seed")])
def test_a_missing_header_is_named(name: str) -> None:
    text = "".join(line for line in SOLO.splitlines(keepends=True) if not line.startswith(f"[{name} "))
    with pytest.raises(RecordError, match=name):
        from_record(text)


@pytest.mark.parametrize("name", HEADERS)
def test_a_header_that_stands_twice_is_named_at_the_second(name: str) -> None:
    at = line_of(SOLO, f"[{name} ")
    lines = SOLO.splitlines()
    lines.insert(at, lines[at - 1])
    refuse("\n".join(lines), line=at + 1, words=name)


BAD_HEADERS = [
    ("Format", "redcathedral-record 2", None, "redcathedral-record 1"),
    ("Rules", "2", None, "version 2"),
    ("EditionDigest", "0" * 64, None, "reconstructed-1"),
    ("Players", "5", None, "1, 2, 3, and 4"),
    ("Players", "two", None, "1, 2, 3, and 4"),
    ("Boards", "expert", None, "advanced"),
    ("FirstGame", "maybe", None, "yes"),
    ("Chance", "cheated", None, "drawn"),
    ("TurnLimit", "x", "X1", "TurnLimit"),
    ("TurnLimit", "0", "X1", "turn limit"),
    ("TurnLimit", "-1", "X1", "TurnLimit"),
    ("Plan", "9 9", "S7", "9 9"),
    ("Plan", "", "S7", "plan"),
    ("TowerA", "base-01 lumber-2", "S7", "sections"),
    ("TowerA", "", "S7", "sections"),
    ("Market", "lumber", "S4", "each"),
    ("Market", "lumber lumber stone gold emerald amethyst rubles recognition", "S4", "once"),
    ("Influence", "craftsmen-1 craftsmen-2 merchants-1 clergy-1", "S5", "each guild"),
    ("Influence", "craftsmen-9 teamsters-1 merchants-1 clergy-1", "S5", "craftsmen-9"),
    ("Influence", "craftsmen-1 teamsters-1 merchants-1", "S5", "each guild"),
    ("Dice", "red 1 1", "S6", "each"),
    ("Dice", "", "S6", "Dice"),
    ("Dice", "red 1 1, blue 2 1, green 3 1, yellow 4 1, purple 5 1", "S6", "each"),
    ("Dice", "red 1 1, red 2 1, green 3 1, yellow 4 1, white 5 1", "S6", "once"),
    ("Dice", "red 1 7, blue 2 1, green 3 1, yellow 4 1, white 5 1", "S6", "1 to 6"),
    ("Dice", "red 0 1, blue 2 1, green 3 1, yellow 4 1, white 5 1", "S6", "1 to 8"),
    ("Dice", "red 1 1, blue 1 1, green 1 1, yellow 4 1, white 5 1", "S6", "recognition"),
    ("Result", "1. red 99, 2. blue 0", None, "result"),
    ("Result", "", None, "result"),
]


@pytest.mark.parametrize(("name", "value", "clause", "said"), BAD_HEADERS)
def test_a_bad_header_is_named_by_line_and_clause(name: str, value: str, clause: str | None, said: str) -> None:
    refuse(with_header(BASE, name, value), line=line_of(BASE, f"[{name} "), clause=clause, words=said)


@pytest.mark.parametrize("value", ["9999999", "1000001"])
def test_a_turn_limit_too_large_is_named_at_its_own_line(value: str) -> None:
    refuse(with_header(BASE, "TurnLimit", value), line=line_of(BASE, "[TurnLimit "), clause="X1")


@pytest.mark.parametrize("value", ["purple", "red", "Blue", "", "blue  two blanks", "blue " + "x" * 41, "blue a\tb"])
def test_a_bad_second_seat_is_named_at_its_own_line(value: str) -> None:
    refuse(with_header(BASE, "Seat2", value), line=line_of(BASE, "[Seat2 "), clause="S1")


def test_a_seed_that_is_no_line_of_text_is_named_at_its_own_line() -> None:
    refuse(with_header(BASE, "Seed", "a\tb"), line=line_of(BASE, "[Seed "))


def tower_with(text: str, tower: str, *, card: str | None = None, tile: str | None = None, at: int = 0) -> str:
    sections = [part.split() for part in value_of(text, tower).split(", ")]
    sections[at] = [card or sections[at][0], tile or sections[at][1]]
    return with_header(text, tower, ", ".join(" ".join(part) for part in sections))


def test_a_card_nobody_knows_or_of_another_kind_is_named() -> None:
    at = line_of(BASE, "[TowerA ")
    refuse(tower_with(BASE, "TowerA", card="base-99"), line=at, clause="S7", words="base-99")
    refuse(tower_with(BASE, "TowerA", card="dome-01"), line=at, clause="S7", words="no base dome-01")


def test_a_card_dealt_twice_is_named_where_it_stands_again() -> None:
    first = value_of(BASE, "TowerA").split()[0]
    found = refuse(tower_with(BASE, "TowerB", card=first), line=line_of(BASE, "[TowerB "), clause="S7", words=first)
    assert "twice" in str(found)


def test_a_tile_that_the_tables_half_does_not_hold_is_named() -> None:
    at = line_of(BASE, "[TowerB ")
    refuse(tower_with(BASE, "TowerB", tile="lumber-9"), line=at, clause="S8", words="lumber-9")
    edition = load_edition()
    single = next(
        f"die-{tile.die}" for tile in edition.workshop_tiles if tile.die and edition.workshop_tiles.count(tile) == 1
    )
    twice = tower_with(tower_with(BASE, "TowerA", tile=single), "TowerB", tile=single)
    with pytest.raises(RecordError) as error:
        from_record(twice)
    assert error.value.clause == "S8"
    assert single in str(error.value)
    assert error.value.line in [line_of(BASE, f"[Tower{letter} ") for letter in "BCD"]


def test_with_three_both_halves_of_the_tiles_are_there() -> None:
    half = Counter(tile_word(tile) for tile in load_edition().workshop_tiles)
    most = Counter[str]()
    for seed in range(30):
        text = rc.new_game(3, seed=seed).record()
        dealt = Counter(re.findall(r"(?:base|middle|dome)-\d+ ([\w-]+)", text))
        assert all(number <= 2 * half[tile] for tile, number in dealt.items())
        assert from_record(text).record() == text
        most |= dealt
    assert any(most[tile] > number for tile, number in half.items())


def test_dice_that_do_not_start_at_the_recognition_tile_are_refused() -> None:
    resources = value_of(BASE, "Market").split()
    here, there = resources.index("recognition"), (resources.index("recognition") + 3) % 8
    resources[here], resources[there] = resources[there], resources[here]
    found = refuse(
        with_header(BASE, "Market", " ".join(resources)), line=line_of(BASE, "[Dice "), clause="S6", words="recognition"
    )
    assert f"space {there + 1}" in str(found)


def test_a_plan_for_another_number_of_players_is_refused() -> None:
    edition = load_edition()
    two = {" ".join(map(str, plan)) for plan in edition.plans[2]}
    other = next(plan for plan in (" ".join(map(str, plan)) for plan in edition.plans[4]) if plan not in two)
    refuse(with_header(BASE, "Plan", other), line=line_of(BASE, "[Plan "), clause="S7", words=other)


@pytest.mark.parametrize(
    "value",
    [
        *("", "claim white", "claim white, transport red, recognition blue, inventory green, inventory yellow"),
        *("claim white, transport white, recognition blue, inventory green, construction yellow", "claim, transport"),
    ],
)
def test_a_bad_row_of_ivans_cards_is_refused(value: str) -> None:
    refuse(with_header(SOLO, "Ivan", value), line=line_of(SOLO, "[Ivan "), clause="A2", words="Ivan")


@pytest.mark.parametrize(
    "line", ["[Format]", "[Format redcathedral]", '[Format "a]', "[", "[]", '[For mat "a"]', '["a"]']
)
def test_a_line_that_is_no_header_is_shown(line: str) -> None:
    refuse(line + "\n" + BASE, line=1, words=line)


@pytest.mark.parametrize("line", ["red: end", "1 red: end", "1. red end", "end", "1.red: end", "-1. red: end", "x"])
def test_a_line_that_is_no_turn_is_shown(line: str) -> None:
    count = len(BASE.splitlines())
    refuse(BASE + line + "\n", line=count + 1, words=line)


RUNNING = played(2, seed=3, turn_limit=30, plies=20).record()
LAST = len(RUNNING.splitlines())


def with_line(text: str, start: str, change: Callable[[str], str]) -> tuple[str, int]:
    lines = text.splitlines()
    at = line_of(text, start)
    lines[at - 1] = change(lines[at - 1])
    return "\n".join(lines), at


def test_a_wrong_turn_number_or_seat_is_refused() -> None:
    text, at = with_line(RUNNING, "2. blue", lambda line: line.replace("2. blue", "3. blue"))
    refuse(text, line=at, clause="T4", words="turn 2 of blue")
    text, at = with_line(RUNNING, "2. blue", lambda line: line.replace("2. blue", "2. red"))
    refuse(text, line=at, clause="T4", words="turn 2 of blue")
    text, at = with_line(RUNNING, "2. blue", lambda line: line.replace("2. blue", "2. purple"))
    refuse(text, line=at, clause="T4")


def test_a_missing_turn_and_a_turn_that_stands_twice_are_refused() -> None:
    lines = RUNNING.splitlines()
    at = line_of(RUNNING, "2. ")
    refuse("\n".join(lines[: at - 1] + lines[at:]), line=at, clause="T4")
    refuse("\n".join(lines[:at] + lines[at - 1 :]), line=at + 1, clause="T4")


def test_a_turn_that_does_not_end_is_noticed_at_the_next() -> None:
    text, at = with_line(RUNNING, "1. red", lambda line: line.rpartition(", end")[0])
    refuse(text, line=at + 1, clause="T4", words="turn 1 of red")


@pytest.mark.parametrize(
    ("ply", "clause", "said"),
    [
        ("claim F6", "S7", "no section F6"),
        ("claim A2", "C1", "A1"),
        ("clam A1", None, "did you mean claim"),
        ("end", "T1", "can’t pass"),
        ("", None, "didn’t type anything"),
        ("roll red 1", "M6", "Nothing needs rolling"),
        ("deliver gold A1", "B2", "nobody has claimed it"),
    ],
)
def test_an_illegal_ply_is_named_by_line_and_clause(ply: str, clause: str | None, said: str) -> None:
    text, at = with_line(RUNNING, "1. red", lambda _: f"1. red: {ply}")
    refuse(text, line=at, clause=clause, words=said)


def test_a_roll_of_other_dice_than_lie_there_is_refused() -> None:
    game = rc.new_game(2, seed=1, dice="ask")
    game.play("market white")
    game.play("end")
    lying = legal_words(game)[0].split()[1::2]
    missing = next(die for die in words.DICE if die not in lying)
    text = game.record()
    refuse(text.rstrip() + f", roll {missing} 3\n", line=len(text.splitlines()), clause="M6", words=lying[0])


def test_a_ply_after_the_end_is_refused() -> None:
    count = len(BASE.splitlines())
    refuse(BASE + "7. red: market white\n", line=count + 1, clause="X1", words="over")
    refuse(BASE.rstrip() + ", end\n", line=count, clause="X1", words="over")


def test_a_ply_after_the_sixth_section_rests_on_the_end_of_the_game() -> None:
    game = played(2, seed=3)
    text = game.record()
    refuse(text.rstrip() + ", end\n", line=len(text.splitlines()), clause="E1", words="over")


def test_a_result_that_is_not_the_games_is_refused_with_the_true_one() -> None:
    game = played(2, seed=3, turn_limit=6)
    refuse(with_header(BASE, "Result", "1. red 99"), line=line_of(BASE, "[Result "), words=str(game.outcome))
    same(from_record(with_header(BASE, "Result", "*")), game)


def test_a_result_without_its_last_turns_is_a_record_cut_off() -> None:
    cut = "\n".join(BASE.splitlines()[:-1])
    refuse(cut, line=line_of(BASE, "[Result "), words="cut off")


def test_a_record_of_another_edition_is_read_with_that_edition_only(tmp_path: Path) -> None:
    values: dict[str, Any] = values_of(load_edition())
    values["name"] = "my box"
    values["players"]["rubles"] = [4, 4, 4, 4]
    edition = edition_from_values(values)
    game = played(2, seed=3, edition=edition, turn_limit=4)
    text = game.record()
    same(from_record(text, edition=edition), game)
    refuse(text, line=line_of(text, "[EditionDigest "), words="my box")
    refuse(BASE, line=line_of(BASE, "[EditionDigest "), words="reconstructed-1", edition=edition)
    with pytest.raises(EditionError):
        from_record(text, edition=tmp_path / "none.toml")


def test_an_empty_record_says_what_is_missing() -> None:
    for text in ("", "\n\n", "# nothing\n"):
        refuse(text, line=None, words="Format")


# Cut off


@pytest.mark.parametrize("text", [BASE, SOLO, RUNNING], ids=["finished", "solo", "running"])
def test_a_record_cut_at_any_line_is_a_running_game_or_an_error(text: str) -> None:
    lines = text.splitlines(keepends=True)
    headers = sum(line.startswith("[") for line in lines)
    for count in range(len(lines)):
        try:
            game = from_record("".join(lines[:count]))
        except RecordError as error:
            assert error.line is not None or count < headers  # noqa: PT017  # either answer is right
        else:
            assert count >= headers
            assert game.to_move is not None
            same(from_record(game.record()), game)


def test_a_record_cut_at_any_character_is_a_running_game_or_an_error() -> None:
    chooser = chooser_of(9)
    start = RUNNING.index("1. red")
    for cut in chooser.sample(range(start), 60) + list(range(start, len(RUNNING), 2)):
        try:
            game = from_record(RUNNING[:cut])
        except RecordError as error:
            assert error.line is not None or cut < start  # noqa: PT017  # either answer is right
        else:
            assert cut >= start - 2
            assert len(played_words(game)) <= RUNNING.count(",") + RUNNING.count(":")


# From a position


@pytest.mark.parametrize(("players", "boards"), TABLES)
def test_a_game_that_started_from_a_snapshot_has_a_record_too(players: int, boards: str) -> None:
    earlier = played(players, boards, seed=12, plies=45, names=['An "n"', *[None] * (max(2, players) - 1)])
    game = from_snapshot(earlier.snapshot(), seed=5)
    assert game.origin is not None
    same(from_record(game.record()), game)
    chooser = chooser_of(2)
    for _ in range(25):
        if game.to_move is None:
            break
        game.play(busy_ply(game, chooser))
        loaded = from_record(game.record())
        same(loaded, game)
        assert loaded.record() == game.record()
    assert verify_chance(game, 5) == sum(ply.split()[0] in ("roll", "shuffle") for ply in played_words(game))


def test_a_bad_position_in_a_record_is_named_by_its_line() -> None:
    game = from_snapshot(played(2, seed=12, plies=30).snapshot(), seed=5)
    text = game.record()
    at = line_of(text, "[Position ")
    for bad in ("", "{}", "[]", "null", "{", "1" * 5000, "[" * 5000):
        refuse(with_header(text, "Position", bad), line=at)


# Files


def test_a_record_is_read_from_a_file(tmp_path: Path) -> None:
    game = played(2, seed=3, turn_limit=4, names=["Żółć", None])
    path = tmp_path / "game.txt"
    path.write_text(game.record(), encoding="utf-8")
    same(read_file(path), game)
    same(read_file(str(path)), game)


def test_a_file_that_cannot_be_read_is_a_record_error_with_its_name(tmp_path: Path) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(bytes(range(256)))
    for path in (tmp_path / "missing.txt", tmp_path, binary):
        with pytest.raises(RecordError) as error:
            read_file(path)
        assert str(path) in str(error.value)


def test_a_path_no_system_allows_is_a_record_error() -> None:
    with pytest.raises(RecordError):
        read_file("game\0.txt")


def test_a_file_too_large_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "large.txt"
    path.write_text("# x\n" * (MOST_BYTES // 4 + 1), encoding="utf-8")
    with pytest.raises(RecordError, match="at most"):
        read_file(path)
    with pytest.raises(RecordError, match="at most"):
        from_record("x" * (MOST_BYTES + 1))


# Verifying


@pytest.mark.parametrize(("players", "boards"), TABLES)
def test_the_true_seed_verifies_the_deal_and_every_roll(players: int, boards: str) -> None:
    game = played(players, boards, seed=77, turn_limit=40)
    chances = sum(ply.split()[0] in ("roll", "shuffle") for ply in played_words(game))
    assert chances > 5
    before = game.record()
    assert verify_chance(from_record(before), "77") == verify_chance(game, 77) == 1 + chances
    assert game.record() == before


def test_the_first_game_verifies_too() -> None:
    game = played(2, seed=77, turn_limit=10, first_game=True)
    assert verify_chance(from_record(game.record()), 77) > 1


def test_another_seed_is_told_from_the_deal() -> None:
    game = played(2, seed=77, turn_limit=10)
    with pytest.raises(RecordError, match="deal"):
        verify_chance(game, 78)


def test_one_changed_roll_is_named_with_what_it_should_have_been() -> None:
    game = rc.new_game(2, seed=77)
    for ply in ("market white", "end", "market white", "end"):
        game.play(ply)
    true = played_words(game)[-1]
    last = int(true.split()[-1])
    false = f"{true[:-1]}{last % 6 + 1}"
    text = game.record()
    changed = from_record(text.rstrip().removesuffix(true) + false + "\n")
    assert changed.plies[-1].text == false
    with pytest.raises(RecordError) as error:
        verify_chance(changed, 77)
    assert f"Move {game.version}" in str(error.value)
    assert false in str(error.value)
    assert true in str(error.value)
    assert error.value.clause == "M6"


def test_told_rolls_are_found_out() -> None:
    game = rc.new_game(2, seed=77, dice="ask")
    chooser = chooser_of(1)
    for _ in range(60):
        game.play(chooser.choice(game.legal_actions()))
    with pytest.raises(RecordError, match="this seed gives"):
        verify_chance(game, 77)


# Anything at all


def read_or_refuse(text: str) -> None:
    try:
        game = from_record(text)
    except (RecordError, EditionError) as error:
        assert str(error)  # noqa: PT017  # either answer is right
    else:
        assert isinstance(game, rc.Game)
        assert from_record(game.record()).state == game.state


@settings(max_examples=300, deadline=None)
@given(st.text(max_size=300))
@example("\ufeff" + BASE)
@example(BASE.replace("\n", "\u2028"))
@example(BASE + "99999999999999999999. red: end")
@example(BASE + "\u0661. red: end")
def test_any_text_is_a_game_or_a_record_error(text: str) -> None:
    read_or_refuse(text)


PLACED = from_snapshot(played(1, seed=12, plies=30).snapshot(), seed=5).record()
PIECES = st.one_of(
    st.text(max_size=12),
    st.sampled_from(['"', "\\", "\n", "[", "]", ", ", "end", "1. red: ", "0", "99", "-1", "blue", "true", "null", "{"]),
    st.integers(-300, 300).map(str),
)
Edits = list[tuple[float, int, str]]
EDITS = st.lists(st.tuples(st.floats(0, 1), st.integers(0, 30), PIECES), min_size=1, max_size=3)


@settings(max_examples=500, deadline=None)
@given(st.sampled_from([BASE, SOLO, RUNNING, PLACED]), EDITS)
def test_a_record_cut_and_patched_anywhere_is_a_game_or_a_record_error(text: str, edits: Edits) -> None:
    for place, gone, piece in edits:
        at = int(place * len(text))
        text = text[:at] + piece + text[at + gone :]
    read_or_refuse(text)


@settings(max_examples=300, deadline=None)
@given(st.sampled_from([SOLO, RUNNING]), EDITS)
def test_turns_cut_and_patched_anywhere_are_a_game_or_a_record_error(text: str, edits: Edits) -> None:
    start = text.index("1. red")
    headers, turns = text[:start], text[start:]
    for place, gone, piece in edits:
        at = int(place * len(turns))
        turns = turns[:at] + piece + turns[at + gone :]
    read_or_refuse(with_header(headers, "Result", "*") + turns if '"*"' not in headers else headers + turns)


@settings(max_examples=200, deadline=None)
@given(st.sampled_from([BASE, SOLO, RUNNING, PLACED]), st.data())
def test_a_record_with_words_changed_is_a_game_or_a_record_error(text: str, data: st.DataObject) -> None:
    parts = re.split(r"(\W)", text)
    places = [i for i, part in enumerate(parts) if part.strip()]
    for _ in range(data.draw(st.integers(1, 3))):
        parts[data.draw(st.sampled_from(places))] = parts[data.draw(st.sampled_from(places))]
    read_or_refuse("".join(parts))


@pytest.mark.parametrize("draws", ["0-2 1", "3-1", "x", "0-99999999", "", "0 2"])
def test_draws_that_do_not_count_up_a_games_rolls_are_refused(draws: str) -> None:
    game = rc.new_game(players=2, seed=3, turn_limit=4)
    while sum(ply.by_chance for ply in game.plies) < 3:
        game.play(next((ply for ply in game.legal() if ply.verb in ("market", "end")), game.legal()[0]))
    record = game.record().replace("[Seed ", f'[Draws "{draws}"]\n[Seed ')
    with pytest.raises(RecordError, match="Draws"):
        from_record(record)
