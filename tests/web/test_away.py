"""Somebody closes their browser when it's their turn, and the others decide."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from browsing import Server
from measures import all_objections, needs_axe
from playwright.sync_api import expect
from test_together import host_and_link, sit_down

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Page


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("tables"), "--set", "away_seconds=0.001")
    yield server
    server.stop()


def guest_of_someone_away(server: Server, visitor: Callable[..., Page]) -> tuple[Page, Page, str]:
    host, link = host_and_link(server, visitor)
    guest = visitor(link)
    sit_down(guest, "Guest")
    expect(host.locator(".turn strong")).to_have_text("Your turn")
    address = host.url
    host.goto("about:blank")
    expect(guest.get_by_role("group", name="Host isn’t here, and it’s their turn.")).to_be_visible()
    return host, guest, address


def test_a_bot_plays_for_somebody_away_until_they_are_back(server: Server, visitor: Callable[..., Page]) -> None:
    host, guest, address = guest_of_someone_away(server, visitor)
    guest.get_by_role("button", name="Let a bot play").click()
    expect(guest.get_by_text("played by a bot", exact=True)).to_be_visible()
    expect(guest.locator(".turn strong")).to_have_text("Your turn", timeout=30_000)
    expect(guest.get_by_role("button", name="Let a bot play")).to_have_count(0)
    host.goto(address)
    expect(guest.get_by_text("played by a bot", exact=True)).to_have_count(0)


def test_a_game_that_somebody_left_can_be_ended(server: Server, visitor: Callable[..., Page]) -> None:
    host, guest, address = guest_of_someone_away(server, visitor)
    guest.get_by_role("button", name="End the game").click()
    sheet = guest.get_by_role("dialog", name="If scored now")
    expect(sheet).to_contain_text("Nobody won. This is what everyone would score")
    expect(sheet.get_by_role("row", name="Total")).to_be_visible()
    expect(sheet.get_by_role("row", name="Place")).to_have_count(0)
    guest.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(guest.get_by_text("You agreed to end this game before it was over.")).to_be_visible()
    guest.get_by_role("main").get_by_role("button", name="Score sheet").click()
    expect(sheet).to_be_visible()
    host.goto(address)
    expect(host.get_by_role("dialog", name="If scored now")).to_be_visible()


@needs_axe
@pytest.mark.matrix
def test_axe_finds_nothing_where_the_others_decide(server: Server, visitor: Callable[..., Page]) -> None:
    _, guest, _ = guest_of_someone_away(server, visitor)
    guest.get_by_role("button", name="Let a bot play").wait_for()
    assert all_objections(guest) == []
