"""Nothing axe-core objects to, in either theme, on either screen; and a table that is still one when it is enlarged."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hands import play_to_the_end
from measures import (
    SCROLLS,
    all_objections,
    measured,
    needs_axe,
    objections_in_both_themes,
    objections_under_the_hand,
    settled,
)
from playwright.sync_api import expect
from test_together import host_and_link, open_chat, play_a_turn, sit_down

if TYPE_CHECKING:
    from collections.abc import Callable

    from browsing import Server
    from playwright.sync_api import Page
    from scenes import Scenes

OFTEN = ["start", "market-die-chosen", "market", "build", "menu"]


@needs_axe
@pytest.mark.sample
@pytest.mark.parametrize("screen", ["desk", "phone"])
@pytest.mark.parametrize("name", OFTEN)
def test_axe_finds_nothing(visitor: Callable[..., Page], scenes: Scenes, name: str, screen: str) -> None:
    page = scenes.open(visitor, name, screen)
    assert objections_in_both_themes(page) == []


@needs_axe
@pytest.mark.sample
@pytest.mark.parametrize("name", ["start-new-game", "market", "finished-cathedral"])
def test_every_button_can_be_read_while_a_hand_or_the_focus_is_on_it(
    visitor: Callable[..., Page], scenes: Scenes, name: str
) -> None:
    assert objections_under_the_hand(scenes.open(visitor, name)) == []


@pytest.mark.slow
@needs_axe
@pytest.mark.parametrize("state", ["active", "focus-visible"])
def test_a_button_that_cannot_be_read_under_the_hand_is_found(
    visitor: Callable[..., Page], scenes: Scenes, state: str
) -> None:
    page = scenes.open(visitor, "start")
    faint = f"button:{state} {{ color: #777 !important; background: #888 !important }}"
    page.evaluate("(rule) => document.styleSheets[0].insertRule(rule)", faint)
    found = {(theme, on) for theme, on, *_ in objections_under_the_hand(page)}
    assert found == {("light", state), ("dark", state)}


@needs_axe
def test_words_that_cannot_be_read_in_the_dark_alone_are_found(visitor: Callable[..., Page], scenes: Scenes) -> None:
    page = scenes.open(visitor, "start")
    faint = "@media (prefers-color-scheme: dark) { button { color: #777 !important; background: #888 !important } }"
    page.evaluate("(rule) => document.styleSheets[0].insertRule(rule)", faint)
    assert [name for name, _ in objections_in_both_themes(page)] == ["color-contrast"]


@needs_axe
@pytest.mark.matrix
def test_axe_finds_nothing_where_people_are_asked_about_undo_and_leaving(
    server: Server, visitor: Callable[..., Page]
) -> None:
    host, link = host_and_link(server, visitor)
    guest = visitor(link)
    sit_down(guest, "Guest")
    play_a_turn(host)
    expect(guest.locator(".turn strong")).to_have_text("Your turn")
    host.get_by_role("button", name="Ask to undo").click()
    guest.get_by_role("button", name="Agree").wait_for()
    assert all_objections(guest) == []
    guest.goto(server.url)
    guest.get_by_role("button", name="Leave; let a bot play for me").click()
    guest.get_by_role("dialog", name="Leave this game?").wait_for()
    assert all_objections(guest) == []


@needs_axe
@pytest.mark.matrix
def test_axe_finds_nothing_in_what_opens_over_a_table(server: Server, visitor: Callable[..., Page]) -> None:
    """Whoever sits there, a report about one of them, the menu with all it unfolds, the keys, a seat's board."""
    host, link = host_and_link(server, visitor)
    guest = visitor(link)
    sit_down(guest, "Guest")
    open_chat(host)
    host.get_by_label("Say something").fill("Good luck")
    host.get_by_role("button", name="Send").click()
    open_chat(guest)
    guest.get_by_role("button", name="Mute or report Host").press("Enter")
    guest.get_by_role("dialog", name="Host").get_by_label("Something else").check()
    assert all_objections(guest) == []
    guest.keyboard.press("Escape")
    guest.keyboard.press("?")
    guest.get_by_role("dialog").wait_for()
    assert all_objections(guest) == []
    guest.keyboard.press("Escape")
    guest.locator(".a-seats .card").click()
    guest.get_by_role("dialog", name="Host").wait_for()
    assert all_objections(guest) == []
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="another device").click()
    for more in host.get_by_role("dialog").locator("summary").all():
        more.click()
    host.get_by_text("this one").wait_for()
    assert all_objections(host) == []


@needs_axe
@pytest.mark.matrix
def test_axe_finds_nothing_where_the_dice_are_verified(server: Server, visitor: Callable[..., Page]) -> None:
    page = visitor(server.table(["Anna"], solo=True, turn_limit=1))
    play_to_the_end(page, seed=1)
    page.get_by_role("button", name="Verify the dice").click()
    page.locator(".proof").wait_for()
    assert all_objections(page) == []


def test_enlarged_to_200_percent_nothing_is_lost_and_everything_can_be_reached(
    visitor: Callable[..., Page], scenes: Scenes
) -> None:
    """A window of 1366 by 768 at 200 % is one of half the size whose pixels are twice as large."""
    page = scenes.open(visitor, "table-fresh", viewport={"width": 683, "height": 384}, device_scale_factor=2)
    settled(page, SCROLLS, [False, False])
    for part in ("Market", "Cathedral", "Boards", "Log"):
        page.get_by_role("navigation").get_by_role("button", name=part).click()
        assert measured(page) == []
    for name in ("start-new-game", "score-sheet", "settings", "menu", "rules"):
        page = scenes.open(visitor, name, viewport={"width": 683, "height": 384}, device_scale_factor=2)
        assert measured(page) == [], name


def test_enlarged_to_200_percent_a_game_is_played_to_the_end(server: Server, visitor: Callable[..., Page]) -> None:
    address = server.table(["Anna"], solo=True, turn_limit=6)
    page = visitor(address, viewport={"width": 683, "height": 384}, device_scale_factor=2)
    play_to_the_end(page, seed=3)
    expect(page.get_by_role("dialog").get_by_role("rowheader", name="Total")).to_be_visible()
