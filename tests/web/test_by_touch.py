"""A whole game on a phone by touch alone, from the start page to the score sheet, with the phone held either way."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hands import MOST_CLICKS, Finger
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable

    from browsing import Server
    from playwright.sync_api import Page


@pytest.mark.slow
@pytest.mark.parametrize(("width", "height"), [(390, 664), (844, 390)], ids=["upright", "across"])
def test_a_whole_game_is_played_by_touch_alone(
    server: Server, visitor: Callable[..., Page], width: int, height: int
) -> None:
    page = visitor(viewport={"width": width, "height": height}, has_touch=True, is_mobile=True)
    finger = Finger(page, seed=5)
    page.goto(server.url)
    finger.touch(page.get_by_role("button", name="Solo"))
    finger.touch(page.get_by_role("button", name="Start the game"))
    page.wait_for_selector(".table")
    assert any(finger.step() is False for _ in range(MOST_CLICKS)), "the game does not end"
    expect(page.get_by_role("dialog").get_by_role("rowheader", name="Total")).to_be_attached()
    finger.touch(page.get_by_role("dialog").get_by_role("button", name="Close"))
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.evaluate("noFinger") == [], "a finger did it all"
