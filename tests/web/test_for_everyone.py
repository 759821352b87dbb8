"""Nothing axe-core objects to, in either theme, on either screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from browsing import DESK, PHONE, ROOT
from hands import wait_until_told

if TYPE_CHECKING:
    from collections.abc import Callable

    from browsing import Server
    from playwright.sync_api import Page

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# What is written in the drawing of a section is no label: numbers beside icons, said in words in its name.
DRAWN = "{'label-content-name-mismatch': {enabled: false}}"
OBJECTIONS = "(found) => found.violations.map((one) => [one.id, one.nodes[0].html])"
ASK = f"axe.run({{runOnly: {RULES}, rules: {DRAWN}}}).then({OBJECTIONS})"


def objections(page: Page) -> list[list[str]]:
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[list[str]] = page.evaluate(ASK)
    return found


@pytest.mark.skipif(not AXE.is_file(), reason="axe-core comes with npm ci in web/")
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing(server: Server, visitor: Callable[..., Page], theme: str, screen: dict[str, int]) -> None:
    start = visitor(server.url, viewport=screen, color_scheme=theme)
    start.get_by_role("button", name="Hot-seat").click()
    assert objections(start) == []
    solo = visitor(server.table(["Anna"], solo=True), viewport=screen, color_scheme=theme)
    solo.locator(".die.lit").first.click()
    assert objections(solo) == []
    solo.locator(".landing").first.click()
    solo.locator(".wedge.here").wait_for()
    wait_until_told(solo)
    assert objections(solo) == []
    solo.get_by_role("button", name="Menu").click()
    assert objections(solo) == []
