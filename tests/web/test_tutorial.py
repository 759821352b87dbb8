"""The first game: from start to finish by clicks and by keyboard, in every language; left, gone on with, corrected."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from browsing import DESK, PHONE, ROOT
from measures import CUT_OFF, SCROLLS, comes_to, objections_in_both_themes, settled
from playwright.sync_api import expect

from redcathedral.game.load import from_record

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from browsing import Server
    from playwright.sync_api import Page

LESSON = (ROOT / "web/src/learn/lesson.ts").read_text(encoding="utf-8")
MOST_ACTS = 120
COVERED = """
() => {
  const [card, at] = [".coach", "[data-coached]"].map((one) => document.querySelector(one)?.getBoundingClientRect());
  if (!card || !at) return 0;
  const wide = Math.min(card.right, at.right) - Math.max(card.left, at.left);
  const high = Math.min(card.bottom, at.bottom) - Math.max(card.top, at.top);
  return wide > 0 && high > 0 ? Math.round((100 * wide * high) / (at.width * at.height)) : 0;
}
"""
# What is spoken of and not within the window, by its name.
BESIDE_THE_SCREEN = """
[...document.querySelectorAll("[data-coached]")]
  .filter((one) => {
    const { left, right } = one.getBoundingClientRect();
    return left < -1 || right > innerWidth + 1;
  })
  .map((one) => one.getAttribute("class"))
"""


def steps(page: Page) -> int:
    return int(page.locator(".coach progress").get_attribute("value") or 0)


def done(page: Page) -> bool:
    return page.locator(".coach ul li").count() > 0


def settle(page: Page) -> None:
    """Wait until the learner is asked for something, and it is pointed at."""
    page.wait_for_selector(".table[aria-busy='false']")
    page.wait_for_selector(".coach .next, .coach .there, .coach ul li", state="attached")
    page.wait_for_selector(".coach .next, [data-coached], .coach ul li", state="attached")


def act(page: Page) -> None:
    """Do what the coach asks for, with the mouse."""
    going_on = page.locator(".coach .next")
    if going_on.count():
        going_on.click()
    else:
        page.locator("[data-coached]").click()


def acts(page: Page) -> Iterator[int]:
    """Go through the lesson; gives the step before each thing that is asked for is done."""
    for _ in range(MOST_ACTS):
        settle(page)
        if done(page):
            return
        yield steps(page)
        act(page)
    raise AssertionError("the lesson does not end")


def learn(page: Page, until: int | None = None) -> list[int]:
    """Go through the lesson, to a step or to its end; gives the steps in the order they came."""
    seen: list[int] = []
    for now in acts(page):
        if now == until:
            break
        if now not in seen[-1:]:
            seen.append(now)
    return seen


# The script


def test_the_lesson_is_a_legal_game_with_the_dice_of_its_record() -> None:
    opening = re.search(r"OPENING = `(.*?)`", LESSON, re.DOTALL)
    assert opening is not None
    game = from_record(opening[1].replace("$learner", "").replace("$rival", "Vera"))
    rows = re.findall(r"^  (read|play)\((.*)\),$", LESSON, re.MULTILINE)
    for kind, row in rows:
        said = re.findall(r"\"([^\"]*)\"|'([^']*)'", row)
        words = [one or other for one, other in said]
        theirs, yours = (words[3:4], []) if kind == "read" else (words[2:3], words[1:2])
        for ply in ", ".join(filter(None, [*theirs, *yours])).split(", "):
            if ply:
                game.play(ply)
    learner, rival = game.snapshot()["seats"]
    assert (learner["prestige"], rival["prestige"]) == (3, 0)
    assert game.to_move == "red"


# By clicking


# In Polish, for the tests below go through it in English; that every step has its words in every language is tested
# beside web/src/learn/lesson.ts.
@pytest.mark.slow
def test_the_first_game_is_learnt_by_clicking(server: Server, visitor: Callable[..., Page]) -> None:
    page = visitor(f"{server.url}/learn", locale="pl")
    of = None
    page.locator(".coach").wait_for()
    of = int(page.locator(".coach progress").get_attribute("max") or 0)
    assert learn(page) == list(range(1, of + 1))
    page.locator(".coach .button.primary").click()
    expect(page.locator(".coach")).to_have_count(0)
    rival = server.view(page.url.rpartition("/")[2])["table"]["seats"][1]
    assert (rival["kind"], bool(rival["name"])) == ("bot", True), "a bot plays on under the rival's name"
    expect(page.locator(".bar .option, .bar .cluster").first).to_be_visible()


@pytest.fixture
def phone(server: Server, visitor: Callable[..., Page]) -> Page:
    """The lesson on a phone."""
    page = visitor(f"{server.url}/learn", viewport=PHONE, has_touch=True)
    page.locator(".coach").wait_for()
    return page


@pytest.mark.slow
def test_what_the_card_speaks_of_is_on_the_screen_of_a_phone_and_never_hidden_by_it(phone: Page) -> None:
    for _ in acts(phone):
        comes_to(phone, BESIDE_THE_SCREEN, [])
        small = phone.locator("[data-coached]:not(.a-cathedral, .a-market)")
        if small.count():
            comes_to(phone, f"({COVERED})()", 0)
        settled(phone, SCROLLS, [False, False])
        settled(phone, CUT_OFF, [])
    assert done(phone)


@pytest.mark.slow
def test_a_phone_goes_all_the_way_to_the_part_that_is_spoken_of(phone: Page) -> None:
    learn(phone, until=21)  # at the market; what comes next is on the boards, two parts further
    phone.emulate_media(reduced_motion="no-preference")
    act(phone)
    phone.wait_for_selector(".table[data-tab=you]")
    comes_to(phone, BESIDE_THE_SCREEN, [])


# By keyboard


@pytest.mark.slow
def test_the_first_game_is_learnt_by_keyboard_alone(server: Server, visitor: Callable[..., Page]) -> None:
    page = visitor(server.url)

    def tab_to(selector: str) -> None:
        for _ in range(150):
            if page.evaluate(f"document.activeElement.matches({selector!r})"):
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"Tab never comes to {selector}")

    tab_to("a[href='/learn']")
    page.keyboard.press("Enter")
    page.locator(".coach").wait_for()
    for _ in range(MOST_ACTS):
        settle(page)
        if done(page):
            break
        if page.locator(".coach .next").count():
            tab_to(".coach .next")
        else:
            tab_to(".coach .there")
            page.keyboard.press("Enter")  # it takes the focus to what is asked for
            assert page.evaluate("document.activeElement.matches('[data-coached]')")
        page.keyboard.press("Enter")
    assert done(page)
    tab_to(".coach .button.primary")
    page.keyboard.press("Enter")
    expect(page.locator(".coach")).to_have_count(0)


def test_a_new_step_takes_the_focus_to_the_card(server: Server, visitor: Callable[..., Page]) -> None:
    page = visitor(f"{server.url}/learn")
    learn(page, until=4)
    assert page.evaluate("document.activeElement.matches('.coach')")
    assert page.locator(".coach [aria-live='polite']").count() == 1


# Left and gone on with, corrected, taken back


def test_a_lesson_goes_on_where_it_was_left(server: Server, visitor: Callable[..., Page]) -> None:
    page = visitor(f"{server.url}/learn")
    learn(page, until=7)
    page.reload()
    settle(page)
    assert steps(page) == 7
    page.locator(".coach .leave").click()
    page.get_by_role("link", name="Continue your first game").click()
    settle(page)
    assert steps(page) == 7
    learn(page, until=9)
    assert steps(page) == 9


def test_something_else_is_gently_corrected_and_not_played(server: Server, visitor: Callable[..., Page]) -> None:
    page = visitor(f"{server.url}/learn")
    learn(page, until=3)
    page.locator("[data-tip='die:green']").click()
    expect(page.locator(".coach .again")).to_contain_text("comes later")
    expect(page.locator(".landing")).to_have_count(0)
    page.locator("[data-tip='section:A1']").click()
    expect(page.locator(".coach .again")).to_contain_text("comes later")
    assert steps(page) == 3
    learn(page, until=4)


def test_taking_a_move_back_takes_the_lesson_back(server: Server, visitor: Callable[..., Page]) -> None:
    page = visitor(f"{server.url}/learn")
    learn(page, until=4)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".coach progress")).to_have_attribute("value", "3")
    learn(page, until=5)


# For everyone


# The first step is a scene: test_layout.py.
@pytest.mark.matrix
@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_in_the_lesson(server: Server, visitor: Callable[..., Page], screen: dict[str, int]) -> None:
    page = visitor(f"{server.url}/learn", viewport=screen)
    for step in (3, 4, 9):
        learn(page, until=step)
        assert objections_in_both_themes(page) == []
