"""A wrong edition file is refused with everything that is wrong with it, each with its place and line."""

import pickle
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from redcathedral.edition import EditionError, edition_from_values, load_edition, parse_edition
from redcathedral.edition.limits import FILE_BYTES
from redcathedral.edition.lines import index_lines
from redcathedral.edition.loader import default_text
from redcathedral.errors import RedCathedralError
from redcathedral.text import languages, speaking


def values() -> dict[str, Any]:
    return tomllib.loads(default_text())


def problems_of(changed: dict[str, Any]) -> dict[str, str]:
    with pytest.raises(EditionError) as caught:
        edition_from_values(changed)
    found: dict[str, str] = {}
    for problem in caught.value.problems:
        found[problem.place] = f"{found.get(problem.place, '')} {problem.message}"
    return found


def put(path: Sequence[int | str], value: Any) -> dict[str, Any]:
    """Return the packaged values with one of them replaced; None takes it out."""
    changed = values()
    *steps, last = path
    holder: Any = changed
    for step in steps:
        holder = holder[step]
    if value is None:
        del holder[last]
    else:
        holder[last] = value
    return changed


ELEVEN = (
    ("start = 2", "start = true", "track.start"),
    ("lumber = 20", "lumber = 0", "materials.lumber"),
    ("inventory = 10 ", "inventory = 13 ", "players.inventory"),
    ("rubles = [3, 4, 4, 5]", "rubles = [3, 4, 4]", "players.rubles"),
    ("price_white = 3\n", "", "workshop.price_white"),
    ('{ resource = "stone", amount', '{ resource = "stne", amount', "market.resource_tiles[2].resource"),
    ('{ do = "earn", rubles = 1 }', '{ do = "pray", rubles = 1 }', "influence.teamsters[0].actions[1].do"),
    ("two = [[3, 3, 3, 3]", "two = [[3, 3, 7, 3]", "plans.two[0][2]"),
    ("cost = { brick = 2, stone = 2 }", "cost = { brick = 2, glod = 2 }", "cathedral.cards[3].cost.glod"),
    ('id = "dome-10"', 'id = "dome-09"', "cathedral.cards[39].id"),
    ('"track.start" = "rulebook"', '"track.start" = "guessed"', 'provenance."track.start"'),
)


def test_an_edition_with_eleven_errors_reports_all_eleven_with_their_places_and_lines(tmp_path: Path) -> None:
    text = default_text()
    for old, new, _ in ELEVEN:
        assert old in text
        text = text.replace(old, new, 1)
    file = tmp_path / "wrong.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(EditionError) as caught:
        load_edition(file)
    error = caught.value
    places = {problem.place: problem for problem in error.problems}
    assert set(places) == {place for _, _, place in ELEVEN}
    assert len(error.problems) == 11
    lines: dict[int | None, str] = dict(enumerate(text.splitlines(), 1))
    assert "glod" in lines[places["cathedral.cards[3].cost.glod"].line]
    assert "stne" in lines[places["market.resource_tiles[2].resource"].line]
    assert "[3, 3, 7, 3]" in lines[places["plans.two[0][2]"].line]
    assert lines[places["workshop.price_white"].line] == "[workshop]"
    assert all(problem.line for problem in error.problems)
    written = str(error).splitlines()
    assert len(written) == 11
    line = places["cathedral.cards[3].cost.glod"].line
    start = f'{file}:{line}: cathedral.cards[3].cost.glod: "glod" isn’t known here; did you mean "gold"?'
    assert any(text.startswith(start) for text in written)


def test_an_edition_error_is_a_value_error_with_a_code_and_survives_pickling() -> None:
    with pytest.raises(EditionError) as caught:
        parse_edition("name = 1")
    error = caught.value
    assert isinstance(error, ValueError)
    assert isinstance(error, RedCathedralError)
    assert (error.code, error.clause, error.position) == ("edition", None, None)
    again = pickle.loads(pickle.dumps(error))  # noqa: S301 - our own bytes
    assert str(again) == str(error)
    assert again.problems == error.problems


FIRST_ACTION = ("influence", "craftsmen", 0, "actions", 0)
CLERGY = ("influence", "clergy", 0, "actions", 1)
TRADE = ("influence", "merchants", 0, "actions", 0)
COMMISSION = {"do": "commission", "repeat": True}
DONATE = {"do": "donate", "price": 2, "prestige": 1, "repeat": True}
CASES = [
    (("name",), "", "name", "printable"),
    (("name",), "x" * 61, "name", "printable"),
    (("name",), "a\nb", "name", "printable"),
    (("color",), 1, "color", "no key"),
    (("trakc",), {}, "trakc", 'did you mean "track"'),
    (("track",), 5, "track", "must be a table"),
    (("track",), None, "track", "missing"),
    (("track", "start"), 81, "track.start", "0 to 80"),
    (("track", "start"), 2.0, "track.start", "a whole number"),
    (("track", "start"), 10**12, "track.start", "a huge number"),
    (("track", "prestige", 3), 13, "track.prestige[3]", "must rise"),
    (("track", "prestige", 39), None, "track.prestige", "40 entries"),
    (("materials", "gold"), 101, "materials.gold", "1 to 100"),
    (("players", "rubles", 0), 21, "players.rubles[0]", "0 to 20"),
    (("players", "banners", "other"), 3, "players.banners.other", "must be 2"),
    (("players", "ornaments", "arch"), 1, "players.ornaments.arch", "must be 2"),
    (("workshop", "price_own"), -1, "workshop.price_own", "0 to 10"),
    (("workshop", "advanced_ornaments", "red"), "arch", "workshop.advanced_ornaments", "two arches"),
    (("workshop", "advanced_ornaments", "red"), "dor", "workshop.advanced_ornaments.red", 'mean "door"'),
    (
        ("market", "resource_tiles", 0, "resource"),
        "brick",
        "market.resource_tiles[1].resource",
        "twice",
    ),
    (("market", "resource_tiles", 0, "amount"), 5, "market.resource_tiles[0].amount", "1 to 4"),
    (("market", "resource_tiles", 0), None, "market.resource_tiles", "8 entries"),
    (("workshop_tiles", "each_half", 0), None, "workshop_tiles.each_half", "exactly one tile for the die"),
    (
        ("workshop_tiles", "each_half", 0, "die"),
        "pink",
        "workshop_tiles.each_half[0].die",
        "choose from",
    ),
    (("workshop_tiles", "each_half", 0, "amount"), 1, "workshop_tiles.each_half[0].amount", "no key"),
    (("plans", "two"), [], "plans.two", "1 to 8 entries"),
    (("plans", "two", 0), [2] * 7, "plans.two[0]", "1 to 6 entries"),
    (("plans", "two", 0), [3, 3, 3, 6], "plans.two[0]", "needs 15"),
    (("plans", "four", 0), [6] * 6, "plans.four[0]", "needs 36"),
    (("cathedral", "cards", 0, "id"), "Base 1", "cathedral.cards[0].id", "small letters"),
    (("cathedral", "cards", 0, "kind"), "bass", "cathedral.cards[0].kind", 'did you mean "base"'),
    (("cathedral", "cards", 0, "cost"), {}, "cathedral.cards[0].cost", "1 to 6 materials, not 0"),
    (("cathedral", "cards", 0, "cost"), {"gold": 4, "brick": 4}, "cathedral.cards[0].cost", "not 8"),
    (("cathedral", "cards", 0, "cost", "gold"), 0, "cathedral.cards[0].cost.gold", "1 to 4"),
    (("cathedral", "cards", 0, "recognition"), 21, "cathedral.cards[0].recognition", "0 to 20"),
    (("cathedral", "cards", 0, "rubles"), 11, "cathedral.cards[0].rubles", "0 to 10"),
    (("cathedral", "cards"), [], "cathedral.cards", "1 to 72 entries"),
    (("influence", "clergy"), [], "influence.clergy", "1 to 6 entries"),
    (
        ("influence", "craftsmen", 0, "actions", 1),
        {"do": "sell", "kinds": "any", "price": 2},
        "influence.craftsmen[0].actions",
        "different verbs",
    ),
    (("influence", "clergy", 0, "actions", 0), None, "influence.clergy[0].actions", "2 entries"),
    (FIRST_ACTION, {"price": 1}, "influence.craftsmen[0].actions[0]", "key do"),
    ((*FIRST_ACTION, "kinds"), "all", "influence.craftsmen[0].actions[0].kinds", '"any" or a list'),
    ((*FIRST_ACTION, "kinds"), ["gold", "gold"], "influence.craftsmen[0].actions[0].kinds[1]", "twice"),
    ((*FIRST_ACTION, "repeat"), 1, "influence.craftsmen[0].actions[0].repeat", "true or false"),
    ((*FIRST_ACTION, "cost"), 1, "influence.craftsmen[0].actions[0].cost", "no key"),
    ((*FIRST_ACTION, "price"), None, "influence.craftsmen[0].actions[0].price", "missing"),
    (
        ("influence", "craftsmen", 0, "actions", 1, "price"),
        0,
        "influence.craftsmen[0].actions[1].repeat",
        "costs nothing",
    ),
    (
        ("influence", "teamsters", 0, "actions", 0, "deliveries"),
        4,
        "influence.teamsters[0].actions[0].deliveries",
        "",
    ),
    ((*TRADE, "get"), 2, "influence.merchants[0].actions[0].get", "must be 1"),
    (
        TRADE,
        {"do": "trade", "give": 1, "get": 1, "repeat": True},
        "influence.merchants[0].actions[0].repeat",
        "end",
    ),
    (TRADE, COMMISSION, "influence.merchants[0].actions[0].repeat", "never end"),
    (CLERGY, DONATE, "influence.clergy[0].actions[1].repeat", "T2"),
    (("influence", "first_game", 0), "craftsman-1", "influence.first_game[0]", 'did you mean "craftsmen-1"'),
    (("influence", "first_game", 0), "clergy-2", "influence.first_game[3]", 'second card of "clergy"'),
    (("influence", "first_game", 3), None, "influence.first_game", "4 entries"),
    (("provenance", "track.stat"), "rulebook", 'provenance."track.stat"', "no value"),
    (("provenance", "track"), "rulebok", "provenance.track", 'did you mean "rulebook"'),
    (("provenance", "track"), {"start": "rulebook"}, "provenance.track", "one key in quotes"),
]


@pytest.mark.parametrize(("path", "value", "place", "words"), CASES)
def test_one_wrong_value_is_named_with_its_place(
    path: tuple[int | str, ...],
    value: Any,
    place: str,
    words: str,
) -> None:
    found = problems_of(put(path, value))
    assert place in found
    assert words in found[place]


@pytest.mark.parametrize("language", languages()[1:])
def test_every_problem_is_said_in_every_language(language: str) -> None:
    for path, value, _, _ in CASES:
        with pytest.raises(EditionError) as caught:
            edition_from_values(put(path, value))
        english = str(caught.value).splitlines()
        with speaking(language):
            assert set(english) & set(str(caught.value).splitlines()) == set()


def test_a_number_too_long_to_write_out_is_a_problem_like_any_other() -> None:
    text = default_text().replace("start = 2", f"start = 0x{'f' * 5000}")
    with pytest.raises(EditionError, match="not a huge number"):
        parse_edition(text)


def test_decks_too_small_for_a_plan_are_a_problem_of_that_plan() -> None:
    changed = values()
    changed["cathedral"]["cards"] = [c for c in changed["cathedral"]["cards"] if c["id"] not in ("dome-09", "base-01")]
    del changed["provenance"]
    edition_from_values(changed)
    changed["cathedral"]["cards"] = [c for c in changed["cathedral"]["cards"] if c["id"][-1] in "123"]
    found = problems_of(changed)
    assert found["plans.four[0]"].count('"base": this plan needs 6, and') == 1
    assert '"middle"' in found["plans.four[0]"]


def test_too_many_cards_of_a_kind_do_not_fit_the_record() -> None:
    changed = values()
    more = [dict(changed["cathedral"]["cards"][0], id=f"extra-{n}") for n in range(7)]
    changed["cathedral"]["cards"] += more
    assert 'at most 16 cards of the kind "base"' in problems_of(changed)["cathedral.cards"]


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"name = ", "ends too early"),
        (b"a = " + b"[" * 50_000, "nested too deeply"),
        (b"a = " + b"1" * 5000, "valid TOML"),
        (b"\xff\xfe", "UTF-8"),
        (b"#" * (FILE_BYTES + 1), "too large"),
    ],
)
def test_a_file_that_is_no_edition_at_all_is_refused_clearly(tmp_path: Path, data: bytes, words: str) -> None:
    file = tmp_path / "bad.toml"
    file.write_bytes(data)
    with pytest.raises(EditionError, match=words):
        load_edition(file)


def test_a_missing_file_a_directory_and_an_impossible_path_are_refused_clearly(tmp_path: Path) -> None:
    with pytest.raises(EditionError, match="no such file"):
        load_edition(tmp_path / "none.toml")
    with pytest.raises(EditionError, match="folder"):
        load_edition(str(tmp_path))
    with pytest.raises(EditionError, match="no file can have this name"):
        load_edition("a\0b")


def test_a_byte_order_mark_and_windows_line_ends_are_no_problem(tmp_path: Path) -> None:
    file = tmp_path / "windows.toml"
    file.write_bytes(b"\xef\xbb\xbf" + default_text().replace("\n", "\r\n").encode())
    assert load_edition(file) == load_edition()


def test_syntax_errors_name_their_line() -> None:
    with pytest.raises(EditionError) as caught:
        parse_edition('name = "x"\n\n[track\n', "my.toml")
    assert str(caught.value) == "my.toml:3: From column 7 on, this isn’t valid TOML."


@pytest.mark.parametrize("text", ["a = 1\na = 2", "a = 1\na = 2\n", "[a]\n[a]\n", "a = { b = 1, b = 2 }"])
def test_a_key_that_is_there_twice_is_no_other_mistake(text: str) -> None:
    with pytest.raises(EditionError, match="only once"):
        parse_edition(text)


def test_lines_are_found_in_every_way_toml_can_be_written() -> None:
    text = "a.b = 1\n'x y' = [ # one\n  '''#\n]''',\n {c = [\n1, 2]} ]\n[[q.r]]\ns = 1\n[[q.r]]\n[q.r.t]\nu = {}"
    assert index_lines(text) == {
        ("a",): 1,
        ("a", "b"): 1,
        ("x y",): 2,
        ("x y", 0): 3,
        ("x y", 1): 5,
        ("x y", 1, "c"): 5,
        ("x y", 1, "c", 0): 6,
        ("x y", 1, "c", 1): 6,
        ("q", "r", 0): 7,
        ("q", "r", 0, "s"): 8,
        ("q", "r", 1): 9,
        ("q", "r", 1, "t"): 10,
        ("q", "r", 1, "t", "u"): 11,
    }
