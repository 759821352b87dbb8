"""The start page: from nothing to the first move, and back to a game later."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from redcathedral.edition.loader import default_text

if TYPE_CHECKING:
    from collections.abc import Callable

    from browsing import Server
    from playwright.sync_api import Page

MODES = ["Play against a bot", "Solo against Ivan", "Hot-seat"]


@pytest.mark.parametrize("mode", MODES)
def test_a_newcomer_is_in_a_game_after_two_clicks(server: Server, visitor: Callable[..., Page], mode: str) -> None:
    page = visitor(server.url)
    page.get_by_role("button", name=mode).click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".turn")).to_contain_text("your turn", ignore_case=True)
    expect(page.locator(".die.lit").first).to_be_visible()


@pytest.mark.parametrize("mode", MODES)
def test_all_that_can_be_chosen_for_a_game_comes_into_sight_on_a_laptop(
    server: Server, visitor: Callable[..., Page], mode: str
) -> None:
    page = visitor(server.url, viewport={"width": 1366, "height": 625})
    page.get_by_role("button", name=mode).click()
    expect(page.get_by_text("More options")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Start the game")).to_be_in_viewport(ratio=1)


def test_the_first_move_is_two_more_clicks_and_can_be_taken_back(server: Server, visitor: Callable[..., Page]) -> None:
    page = visitor(server.url)
    page.get_by_role("button", name="Play against a bot").click()
    page.get_by_label("Who starts").select_option("You")
    page.get_by_role("button", name="Start the game").click()
    page.locator(".die.lit").first.click()
    page.locator(".landing").first.click()
    expect(page.locator(".wedge.here")).to_have_count(1)
    expect(page.locator(".log li").last).to_contain_text(re.compile(r"\bRed\b.* moves the"))
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".wedge.here")).to_have_count(0)
    expect(page.locator(".die.lit").first).to_be_visible()


def test_a_bot_answers_by_itself(server: Server, visitor: Callable[..., Page]) -> None:
    page = visitor(server.url)
    page.get_by_role("button", name="Play against a bot").click()
    page.get_by_label("Who starts").select_option("You")
    page.get_by_role("button", name="Start the game").click()
    page.locator(".die.lit").first.click()
    page.locator(".landing").first.click()
    page.get_by_role("button", name="End turn").click()
    expect(page.locator(".turn .number")).to_have_text("Turn 3", timeout=30_000)
    expect(page.locator(".turn strong")).to_have_text("Your turn")


def test_your_games_lead_back_to_the_table(server: Server, visitor: Callable[..., Page]) -> None:
    page = visitor(server.table(["Olga", "Pavel"]))
    expect(page.locator(".turn")).to_contain_text("Olga")
    assert "#" not in page.url
    page.goto(server.url)
    page.get_by_role("link", name="Olga, Pavel").click()
    expect(page.locator(".turn")).to_contain_text("Olga: your turn")


def test_a_record_goes_out_and_comes_in_again(server: Server, visitor: Callable[..., Page]) -> None:
    page = visitor(server.table(["Olga", "Pavel"]))
    page.locator(".section.lit").first.click()
    expect(page.locator(".log")).to_contain_text("claims")
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as coming:
        page.get_by_role("link", name="Download the game").click()
    other = visitor(server.url)
    other.locator("input[type=file]").set_input_files(coming.value.path())
    expect(other.locator(".log")).to_contain_text("claims")


def test_a_record_that_is_none_is_explained(server: Server, visitor: Callable[..., Page]) -> None:
    page = visitor(server.url, watch=False)  # the browser reports every refused request as an error
    page.locator("input[type=file]").set_input_files({"name": "x.txt", "mimeType": "text/plain", "buffer": b"chess"})
    expect(page.get_by_role("alert")).not_to_be_empty()


def test_an_edition_file_with_problems_is_explained_in_the_readers_language(
    server: Server, visitor: Callable[..., Page]
) -> None:
    page = visitor(f"{server.url}/?lang=de", watch=False)
    page.get_by_role("button", name="Solo gegen Ivan").click()
    page.locator("form details summary").click()
    wrong = default_text().replace("start = 2", "start = 99").replace("gold = 15", 'gold = "viel"').encode()
    page.locator("form input[type=file]").set_input_files({"name": "box.toml", "mimeType": "", "buffer": wrong})
    page.get_by_role("button", name="Partie starten").click()
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("materials.gold: Hier muss eine ganze Zahl stehen")
    expect(alert).to_contain_text("track.start: Hier muss eine Zahl von 0 bis 80 stehen, nicht 99.")


def test_a_table_that_is_not_there_says_so(server: Server, visitor: Callable[..., Page]) -> None:
    page = visitor(f"{server.url}/table/nosuchtable", watch=False)
    expect(page.get_by_role("heading", name="This table doesn’t exist")).to_be_visible()
