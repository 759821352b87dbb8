"""Every screen in every language, theme and width: nothing overflows, overlaps or is cut, measured in the page."""

from __future__ import annotations

from difflib import unified_diff
from itertools import cycle
from typing import TYPE_CHECKING

import pytest
from browsing import PHONE, ROOT
from fonts import SETUPS, drawn_with_system_fonts
from measures import (
    CROWDED,
    LAYOUT,
    REST,
    at_rest,
    measured,
    needs_axe,
    objections_in_both_themes,
    objections_under_the_hand,
)
from pictures import in_phase, table_at
from playwright.sync_api import expect
from scenes import NAMES

from lab.positions_in_motion import before_the_end

if TYPE_CHECKING:
    from collections.abc import Callable

    from browsing import Server
    from fonts import Machines
    from playwright.sync_api import Page
    from scenes import Scenes

    from redcathedral.game.game import Game

# How a scene is come to, with a phone or at a desk, and the sizes it is measured in then.
SCREENS = {"phone": [(360, 640), (390, 664), (390, 844)], "desk": [(768, 1024), (1366, 768), (1920, 1080)]}
USUAL = {"phone": (390, 844), "desk": (1366, 768)}
# What browsers leave of phones, upright and on their side, a tablet, laptops and a large screen, with their bars.
WINDOWS = [
    (390, 664),
    (375, 553),
    (360, 640),
    (412, 780),
    (844, 390),
    (768, 950),
    (1280, 585),
    (1366, 625),
    (1536, 730),
    (1920, 940),
]
FEW_WINDOWS = [(375, 553), (390, 664), (844, 390), (1366, 625)]
PSEUDO = "qps"  # English with words that are 40 % longer
LANGUAGES = sorted(path.parent.name for path in (ROOT / "src/redcathedral/text").glob("*/page.ftl"))
PLACES = (ROOT / "tests/web/places.js").read_text(encoding="utf-8")
EVERYWHERE = (ROOT / "tests/web/everywhere.js").read_text(encoding="utf-8")


def test_every_scene_is_measured(scenes: Scenes) -> None:
    assert sorted(scenes.states) == sorted(NAMES)


# How many lines a button's words take, and how near they come to its sides.
ROOM_IN_A_BUTTON = """
(button) => {
  const range = document.createRange();
  range.selectNodeContents(button);
  const [words, edge] = [range.getBoundingClientRect(), button.getBoundingClientRect()];
  return [range.getClientRects().length, Math.min(words.left - edge.left, edge.right - words.right)];
}
"""

# In these, words are compared between machines with other fonts: the longer ones have letters of Central Europe, too.
COMPARED = ["en", PSEUDO]
Places = dict[str, list[str]]  # by language, in the usual size


def look(page: Page, languages: list[str], sizes: list[tuple[int, int]]) -> tuple[list[str], Places]:
    """Say what is wrong in these languages and sizes, or moved by the dark theme, and where words to compare are."""
    wrong: list[str] = []
    places: Places = {}
    eyes = page.evaluate_handle(f"(pseudo) => ({EVERYWHERE})({LAYOUT}, {PLACES}, {REST}, pseudo)", PSEUDO)
    # To and fro, so that a language starts in the size of the last one: a change of size draws everything anew.
    for language, way in zip(languages, cycle([sizes, sizes[::-1]]), strict=False):
        eyes.evaluate("(eyes, language) => eyes.speak(language)", language)
        for width, height in way:
            page.set_viewport_size({"width": width, "height": height})
            seen = eyes.evaluate("(eyes) => eyes.look()")
            assert seen["width"] == width
            wrong += [f"{width} {language}: {one}" for one in seen["wrong"]]
            if language in COMPARED and (width, height) in USUAL.values():
                places[language] = eyes.evaluate("(eyes) => eyes.places()")
            if language == languages[-1]:
                moved = eyes.evaluate("(eyes) => eyes.movedInTheDark()")
                wrong += [f"{width}: the dark theme moves {one}" for one in moved]
    eyes.evaluate("(eyes) => eyes.paint()")
    return wrong, places


def wrongs(page: Page, languages: list[str], sizes: list[tuple[int, int]]) -> list[str]:
    """Say what is wrong in all these languages and sizes."""
    return look(page, languages, sizes)[0]


@pytest.mark.sample
@pytest.mark.parametrize("name", NAMES)
def test_nothing_overflows_in_english_or_with_longer_words_and_all_letters_are_ours(
    visitor: Callable[..., Page], scenes: Scenes, name: str
) -> None:
    page = scenes.open(visitor, name)
    assert wrongs(page, ["en", PSEUDO], [*USUAL.values()]) == []
    assert drawn_with_system_fonts(page) == []


def test_what_lies_over_a_button_is_found_though_nothing_is_painted(
    visitor: Callable[..., Page], scenes: Scenes
) -> None:
    page = scenes.open(visitor, "start")
    page.evaluate("""() => {
      const over = document.body.appendChild(document.createElement("div"));
      over.className = "lid";
      over.style = "position: fixed; inset: 0";
    }""")
    assert any("div.lid covers button" in one for one in wrongs(page, ["en"], [USUAL["desk"]]))


def gathering(game: Game) -> bool:
    """Whether much can be done at once in a market of mid-game: gather, activate, use the influence card."""
    return game.version > 180 and any(str(ply).startswith("gather") for ply in game.legal())


def crowded(page: Page, sizes: list[tuple[int, int]]) -> list[str]:
    """Say in which of these windows the options must be scrolled for, or next to nothing is left of the log."""
    found = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        found += [f"{width}: {wrong}" for wrong in at_rest(page).evaluate(CROWDED)]
    return found


@pytest.mark.sample
def test_a_table_of_four_has_room_in_what_browsers_leave(visitor: Callable[..., Page], server: Server) -> None:
    """Four seats, six towers, long words and many options at once."""
    page = visitor(server.url + table_at(server, 4, 3, gathering))
    expect(page.get_by_role("button", name="Gather and use the tile")).to_be_visible()
    assert wrongs(page, ["pl"], FEW_WINDOWS) == []
    assert crowded(page, FEW_WINDOWS) == []


@pytest.mark.parametrize("language", ["de", "pl", pytest.param("fr", marks=pytest.mark.matrix)])
def test_a_crowded_market_is_seen_at_once_at_a_desk(
    visitor: Callable[..., Page], server: Server, language: str
) -> None:
    """Gather, use a tile and two deeds of an influence card, beside a reminder; with three, two and four seats."""
    desks = [(width, height) for width, height in WINDOWS if width >= 1024]
    tables = [(3, 1, 35, 7, "basic"), (2, 7, 25, 7, "basic"), (4, 9, 40, 6, "advanced")]
    for players, seed, turn, choices, boards in tables:
        there = in_phase("market", turn, choices)
        page = visitor(server.url + table_at(server, players, seed, there, boards=boards), locale=language)
        page.locator(".reminder").wait_for()
        assert crowded(page, desks) == [], players


def test_all_that_the_first_turn_offers_is_seen_on_a_phone(visitor: Callable[..., Page], server: Server) -> None:
    """With a task of two lines above two rows of options."""
    page = visitor(server.url + table_at(server, 3, 1, lambda _: True), locale="de-DE", viewport=PHONE)
    assert crowded(page, [(390, 664), (412, 780)]) == []


def test_that_these_are_the_last_turns_is_in_sight(visitor: Callable[..., Page], server: Server) -> None:
    page = visitor(server.loaded(before_the_end()[0].record()), locale="pl-PL")
    page.locator(".bar .ender").wait_for()
    assert crowded(page, [(1280, 585), (1366, 625), (1366, 768)]) == []


@pytest.mark.parametrize("language", ["de", pytest.param("pl", marks=pytest.mark.matrix), "fr"])
def test_three_hints_with_their_reasons_are_seen_at_once(
    visitor: Callable[..., Page], scenes: Scenes, language: str
) -> None:
    page = scenes.open(visitor, "hint")
    page.evaluate("(language) => localStorage.setItem('redcathedral.language', language)", language)
    page.reload()
    page.locator(".bar .hint").first.click()
    expect(page.locator(".hints .hint")).to_have_count(3)
    assert crowded(page, [(768, 950), (1024, 700), (1280, 585), (1366, 625), (1366, 768), (1920, 940)]) == []


@pytest.mark.parametrize("name", ["last-round", pytest.param("ivan-chooses", marks=pytest.mark.matrix)])
def test_the_button_that_ends_a_look_back_has_room_for_its_words(
    visitor: Callable[..., Page], scenes: Scenes, name: str
) -> None:
    page = scenes.open(visitor, name)
    eyes = page.evaluate_handle(f"(pseudo) => ({EVERYWHERE})({LAYOUT}, {PLACES}, {REST}, pseudo)", PSEUDO)
    for language in LANGUAGES:
        eyes.evaluate("(eyes, language) => eyes.speak(language)", language)
        for width, height in [(1280, 585), (1366, 625)]:
            page.set_viewport_size({"width": width, "height": height})
            lines, room = at_rest(page).locator(".since .on").evaluate(ROOM_IN_A_BUTTON)
            assert (language, width, lines) == (language, width, 1)
            assert room >= 6, (language, width)


# How far what was told reaches over the bar, with its Undo and Hint.
OVER_THE_BAR = """
() => {
  const [told, bar] = [".since", ".bar"].map((one) => document.querySelector(one).getBoundingClientRect());
  return Math.max(0, Math.round(told.bottom - bar.top));
}
"""


@pytest.mark.sample
def test_what_ivan_did_is_never_told_over_the_bar(visitor: Callable[..., Page], scenes: Scenes) -> None:
    page = scenes.open(visitor, "ivan-chooses")
    page.get_by_role("button", name="One move forward").click()  # then it says the most
    for width, height in [(1024, 700), (1280, 585), (1366, 625), (1366, 768), (1920, 940)]:
        page.set_viewport_size({"width": width, "height": height})
        assert (width, at_rest(page).evaluate(OVER_THE_BAR)) == (width, 0)


def test_who_is_away_is_said_beside_no_materials(visitor: Callable[..., Page], scenes: Scenes) -> None:
    page = scenes.open(visitor, "line-lost-watching")
    expect(page.locator(".a-seats em").first).to_be_visible()
    assert wrongs(page, [*LANGUAGES, PSEUDO], [(1280, 585), (1366, 625)]) == []


# Whether the best hint is seen whole, and more can be scrolled for under a shade that says so.
BEST_AND_MORE = """
() => {
  const hints = document.querySelector(".hints");
  const best = hints.querySelector(".hint").getBoundingClientRect().bottom <= hints.getBoundingClientRect().bottom;
  const more = hints.scrollHeight > hints.clientHeight;
  return [best, !more || getComputedStyle(hints).backgroundAttachment.includes("local")];
}
"""


@pytest.mark.parametrize("language", ["de", "pl"])
def test_the_best_hint_is_seen_whole_on_a_phone_and_a_shade_tells_of_more(
    visitor: Callable[..., Page], scenes: Scenes, language: str
) -> None:
    page = scenes.open(visitor, "hint", "phone", viewport={"width": 360, "height": 640})
    eyes = page.evaluate_handle(f"(pseudo) => ({EVERYWHERE})({LAYOUT}, {PLACES}, {REST}, pseudo)", PSEUDO)
    eyes.evaluate("(eyes, language) => eyes.speak(language)", language)
    assert at_rest(page).evaluate(BEST_AND_MORE) == [True, True]


@pytest.mark.matrix
@pytest.mark.parametrize("there", [gathering, in_phase("build", 45, 4)], ids=["market", "build"])
def test_every_part_of_a_table_of_four_has_room_in_all_that_browsers_leave(
    visitor: Callable[..., Page], server: Server, there: Callable[[Game], bool]
) -> None:
    page = visitor(server.url + table_at(server, 4, 3, there))
    assert wrongs(page, ["pl", PSEUDO], WINDOWS) == []
    for language in ("pl", PSEUDO):
        page.evaluate("(language) => localStorage.setItem('redcathedral.language', language)", language)
        page.reload()
        page.locator(".table").wait_for()
        assert language == PSEUDO or crowded(page, WINDOWS) == []
        for size in WINDOWS:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            for tab in at_rest(page).locator("nav [data-at]").all():
                if tab.is_visible():
                    tab.click()
                    assert (size, measured(page)) == (size, [])


@needs_axe
@pytest.mark.matrix
@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_wrong_in_any_language_theme_or_width_whatever_fonts_a_machine_has(
    visitor: Callable[..., Page], scenes: Scenes, machines: Machines, name: str, screen: str
) -> None:
    """Measured in one page that changes language, theme and size as people change them, and shown to axe-core.

    On a machine with other fonts every word is in the same place. Buttons can be read while a hand or the focus is on
    them, too.
    """
    here, elsewhere = (scenes.open(visitor, name, screen, on=machines.browser(machine)) for machine in SETUPS)
    assert objections_in_both_themes(here) == []
    wrong, places = look(here, [*LANGUAGES, PSEUDO], SCREENS[screen])
    assert wrong == []
    assert drawn_with_system_fonts(here) == []
    wrong, others = look(elsewhere, COMPARED, [USUAL[screen]])
    assert wrong == []
    assert drawn_with_system_fonts(elsewhere) == []
    for language in COMPARED:
        assert list(unified_diff(places[language], others[language], n=0, lineterm="")) == []
    if screen == "desk":  # last, because it changes the page's rules; buttons have the same colors on a phone
        assert objections_under_the_hand(here) == []
