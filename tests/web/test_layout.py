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
    LOOK,
    MOVED,
    PSEUDO,
    SPEAK,
    at_rest,
    eyes_of,
    needs_axe,
    objections_in_both_themes,
    objections_under_the_hand,
)
from pictures import in_phase, table_at
from playwright.sync_api import expect
from scenes import NAMES, look_back

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
LANGUAGES = sorted(path.parent.name for path in (ROOT / "src/redcathedral/text").glob("*/page.ftl"))


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

# In these, places are compared between machines with other fonts: the longer words have letters of Central Europe, too.
COMPARED = ["en", PSEUDO]
Places = dict[str, list[str]]  # by language, in the usual size


def look(page: Page, languages: list[str], sizes: list[tuple[int, int]]) -> tuple[list[str], Places]:
    """Say what is wrong in these languages and sizes, or moved by the dark theme, and where what is compared is."""
    wrong: list[str] = []
    places: Places = {}
    eyes = eyes_of(page)
    # To and fro, so that a language starts in the size of the last one: a change of size draws everything anew.
    for language, way in zip(languages, cycle([sizes, sizes[::-1]]), strict=False):
        eyes.evaluate(SPEAK, language)
        for width, height in way:
            page.set_viewport_size({"width": width, "height": height})
            seen = eyes.evaluate(LOOK)
            assert seen["width"] == width
            wrong += [f"{width} {language}: {one}" for one in seen["wrong"]]
            if language in COMPARED and (width, height) in USUAL.values():
                places[language] = eyes.evaluate("(eyes) => eyes.places()")
            if language == languages[-1]:
                wrong += [f"{width}: the dark theme moves {one}" for one in eyes.evaluate(MOVED)]
    eyes.evaluate("(eyes) => eyes.paint()")
    return wrong, places


def compared(page: Page) -> Places:
    """Say where everything is in the size that the page has, in the languages to compare."""
    eyes = eyes_of(page)
    places: Places = {}
    for language in COMPARED:
        eyes.evaluate(SPEAK, language)
        places[language] = eyes.evaluate("(eyes) => eyes.places()")
    eyes.evaluate("(eyes) => eyes.paint()")
    return places


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


# What is said of a page with something wrong on it: an element twice in one place, with these words and this style.
FAULTS = {
    "the page scrolls sideways": ("div", "", "top: 0; width: 300vw; height: 9px"),
    "and “Two words” (div.fault) overlap": ("div", "Two words", "top: 0"),
    "cut at the side by": ("div", "Some words", "top: 0; width: 30px; overflow: hidden; white-space: nowrap"),
    "cut above or below: “Some words”": ("div", "Some words", "top: 0; height: 5px; overflow: hidden"),
    "letters of 6.0 px": ("div", "Some words", "top: 0; font-size: 6px"),
    "a control of 9": ("button", "", "top: 0; width: 9px; height: 9px; min-height: 0; min-width: 0; padding: 0"),
    "div.fault covers button": ("div", "", "inset: 0; position: fixed"),
}
SPOILT = """
([tag, words, style]) => {
  for (const one of document.querySelectorAll(".fault")) one.remove();
  for (let twice = 0; twice < 2; twice++) {
    const one = document.body.appendChild(document.createElement(tag));
    [one.className, one.textContent, one.style] = ["fault", words, `position: absolute; ${style}`];
  }
}
"""


def test_whatever_is_wrong_is_found_though_nothing_is_painted(visitor: Callable[..., Page], scenes: Scenes) -> None:
    page = scenes.open(visitor, "start")
    for said, fault in FAULTS.items():
        page.evaluate(SPOILT, fault)
        assert any(said in one for one in wrongs(page, ["en"], [USUAL["desk"]])), said


def test_what_the_dark_theme_moves_is_found(visitor: Callable[..., Page], scenes: Scenes) -> None:
    page = scenes.open(visitor, "start")
    page.evaluate("document.styleSheets[0].insertRule('[data-theme=dark] h1 { margin-left: 9px }')")
    assert any("the dark theme moves “" in one for one in wrongs(page, ["en"], [USUAL["desk"]]))


def test_a_button_of_another_size_is_found_on_a_machine_with_other_fonts(
    visitor: Callable[..., Page], scenes: Scenes
) -> None:
    page = scenes.open(visitor, "start")
    before = compared(page)
    page.evaluate("document.styleSheets[0].insertRule('button { padding-bottom: 9px !important }')")
    after = compared(page)
    assert all(any(one not in after[language] for one in before[language]) for language in COMPARED)


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


# Whether the line of the turn that is shown again is seen as a whole, and nothing below it is cut.
TOLD_IN_SIGHT = """
() => {
  const edges = (one) => document.querySelector(one).getBoundingClientRect();
  const [list, line] = [edges(".since ol"), edges(".since [aria-current]")];
  const parts = [...document.querySelectorAll(".since > *")].filter((one) => one.localName !== "ol");
  return line.bottom <= list.bottom + 1 && parts.every((one) => one.scrollHeight <= one.clientHeight + 1);
}
"""


def rich(game: Game) -> bool:
    """Whether a turn begins with five rubles or more, and an opponent holds materials of five kinds."""
    snapshot = game.snapshot()
    turn, seats = snapshot["turn"], snapshot["seats"]
    rubles = next(seat["rubles"] for seat in seats if seat["color"] == turn["seat"])
    kinds = [sum(map(bool, seat["inventory"].values())) for seat in seats if seat["color"] != turn["seat"]]
    return turn["phase"] == "start" and rubles >= 5 and max(kinds) >= 5


def test_names_landings_and_what_others_did_have_room_at_a_desk(visitor: Callable[..., Page], server: Server) -> None:
    page = visitor(server.url + table_at(server, 4, 3, rich))
    page.locator(".a-seats .card").first.wait_for()
    assert wrongs(page, ["en"], [(1280, 585), (1366, 625)]) == []
    page.locator(".die.seat-white.lit").click()
    page.locator(".bar .landing").nth(4).wait_for()
    assert crowded(page, [(1280, 585), (1366, 625), (1366, 768), (1536, 730), (1920, 940)]) == []
    page.get_by_role("button", name="Cancel").click()
    look_back(page, "desk")
    for width, height in [(1366, 625), (1280, 585)]:
        page.set_viewport_size({"width": width, "height": height})
        assert (width, at_rest(page).evaluate(TOLD_IN_SIGHT)) == (width, True)


@pytest.mark.sample
def test_a_table_of_four_has_room_in_what_browsers_leave(visitor: Callable[..., Page], server: Server) -> None:
    """Four seats, six towers, long words and many options at once."""
    page = visitor(server.url + table_at(server, 4, 3, gathering))
    expect(page.get_by_role("button", name="Gather and use the tile")).to_be_visible()
    assert wrongs(page, ["pl"], FEW_WINDOWS) == []
    assert crowded(page, [*FEW_WINDOWS, (768, 950)]) == []


@pytest.mark.matrix
@pytest.mark.parametrize("language", ["de", "pl", "fr"])
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


def test_all_that_the_first_turn_offers_is_seen_on_a_phone_and_a_tablet(
    visitor: Callable[..., Page], server: Server
) -> None:
    """With a task of two lines above two rows of options."""
    page = visitor(server.url + table_at(server, 3, 1, lambda _: True), locale="de-DE", viewport=PHONE)
    assert crowded(page, [(390, 664), (412, 780), (768, 950)]) == []


def test_what_can_be_done_in_the_market_is_seen_below_its_task_on_a_phone(
    visitor: Callable[..., Page], server: Server
) -> None:
    page = visitor(f"{server.url}/puzzles", locale="de-DE", viewport=PHONE)
    page.locator("main li .button").nth(1).click()
    page.locator("[data-at=die-green]").click()
    page.locator(".bar .landing").click()
    page.locator(".bar [data-group=activate]").wait_for()
    assert crowded(page, [(360, 640), (375, 553), (390, 664)]) == []


@pytest.mark.matrix
def test_that_these_are_the_last_turns_is_in_sight(visitor: Callable[..., Page], server: Server) -> None:
    page = visitor(server.loaded(before_the_end()[0].record()), locale="pl-PL")
    page.locator(".bar .ender").wait_for()
    assert crowded(page, [(1280, 585), (1366, 625), (1366, 768)]) == []


@pytest.mark.matrix
@pytest.mark.parametrize("language", ["de", "pl", "fr"])
def test_three_hints_with_their_reasons_are_seen_at_once(
    visitor: Callable[..., Page], scenes: Scenes, language: str
) -> None:
    page = scenes.open(visitor, "hint")
    page.evaluate("(language) => localStorage.setItem('redcathedral.language', language)", language)
    page.reload()
    page.locator(".bar .hint").first.click()
    expect(page.locator(".hints .hint")).to_have_count(3)
    assert crowded(page, [(768, 950), (1024, 700), (1280, 585), (1366, 625), (1366, 768), (1920, 940)]) == []


@pytest.mark.matrix
@pytest.mark.parametrize("name", ["last-round", "ivan-chooses"])
def test_the_button_that_ends_a_look_back_has_room_for_its_words(
    visitor: Callable[..., Page], scenes: Scenes, name: str
) -> None:
    page = scenes.open(visitor, name)
    eyes = eyes_of(page)
    for language in LANGUAGES:
        eyes.evaluate(SPEAK, language)
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


@pytest.mark.matrix
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
    eyes = eyes_of(page)
    eyes.evaluate(SPEAK, language)
    assert at_rest(page).evaluate(BEST_AND_MORE) == [True, True]


@pytest.mark.matrix
@pytest.mark.parametrize("there", [gathering, in_phase("build", 45, 4)], ids=["market", "build"])
def test_every_part_of_a_table_of_four_has_room_in_all_that_browsers_leave(
    visitor: Callable[..., Page], server: Server, there: Callable[[Game], bool]
) -> None:
    page = visitor(server.url + table_at(server, 4, 3, there))
    eyes = eyes_of(page)
    for language in ("pl", PSEUDO):
        eyes.evaluate(SPEAK, language)
        for width, height in WINDOWS:
            page.set_viewport_size({"width": width, "height": height})
            assert (width, language, eyes.evaluate(LOOK)) == (width, language, {"width": width, "wrong": []})
            assert language == PSEUDO or page.evaluate(CROWDED) == [], width
            assert language != PSEUDO or eyes.evaluate(MOVED) == [], width
            tabs = [tab for tab in page.locator("nav [data-at]").all() if tab.is_visible()]
            for tab in reversed(tabs):  # so that the first one is shown again at the end
                tab.click()
                assert (width, language, eyes.evaluate(LOOK)) == (width, language, {"width": width, "wrong": []})


@needs_axe
@pytest.mark.matrix
@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_wrong_in_any_language_theme_or_width_whatever_fonts_a_machine_has(
    visitor: Callable[..., Page], scenes: Scenes, machines: Machines, name: str, screen: str
) -> None:
    """Measured in one page that changes language, theme and size as people change them, and shown to axe-core.

    On a machine with other fonts everything that is measured is in the same place. Buttons can be read while a hand or
    the focus is on them, too.
    """
    here, elsewhere = (scenes.open(visitor, name, screen, on=machines.browser(machine)) for machine in SETUPS)
    assert objections_in_both_themes(here) == []
    wrong, places = look(here, [*LANGUAGES, PSEUDO], SCREENS[screen])
    assert wrong == []
    assert drawn_with_system_fonts(here) == []
    others = compared(elsewhere)
    assert drawn_with_system_fonts(elsewhere) == []
    for language in COMPARED:
        assert list(unified_diff(places[language], others[language], n=0, lineterm="")) == []
    if screen == "desk":  # last, because it changes the page's rules; buttons have the same colors on a phone
        assert objections_under_the_hand(here) == []
