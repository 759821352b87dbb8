"""What is measured in the page itself."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from browsing import ROOT

if TYPE_CHECKING:
    from playwright.sync_api import Page

# What is wrong with the layout, as sentences.
LAYOUT = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8")

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# What is written in the drawing of a section is no label: numbers beside icons, said in words in its name.
SETTINGS = "{'label-content-name-mismatch': {enabled: false}, 'target-size': {enabled: true}}"
OBJECTIONS = "(found) => found.violations.map((one) => [one.id, one.nodes[0].html])"
ASK = f"axe.run({{runOnly: {RULES}, rules: {SETTINGS}}}).then({OBJECTIONS})"
ASK_ABOUT_COLOURS = f"axe.run({{runOnly: ['color-contrast']}}).then({OBJECTIONS})"
needs_axe = pytest.mark.skipif(not AXE.is_file(), reason="axe-core comes with npm ci in web/")

# Whether the page scrolls sideways, and whether it scrolls at all.
SCROLLS = "[document.documentElement.scrollWidth > innerWidth, document.documentElement.scrollHeight > innerHeight]"

# What reaches over the edge of the window; the drawing of the wheel may, for its corners are empty, and so may the
# parts of the table that wait beside the one that is shown.
CUT_OFF = """
[...document.querySelectorAll("main *, header *, nav *")]
  .filter((one) => !one.matches(".ring, .wheel, .wheel *, .visually-hidden, svg *") && !one.closest(".sprite, .hero"))
  .filter((one) => {
    const page = one.closest(".pages .page")?.getBoundingClientRect();
    if (page?.width && (page.left >= innerWidth - 1 || page.right <= 1)) return false;
    const box = one.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && (box.right > innerWidth + 1 || box.left < -1);
  })
  .map((one) => one.className?.baseVal ?? one.className)
"""

# What is written on the table in letters smaller than 11 pixels.
SMALL_LETTERS = """
[...document.querySelectorAll(".section text, .wheel text, .ivan *, .card *, .strip *, .bar *, nav *")]
  .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  .filter((one) => !one.closest(".visually-hidden"))
  .map((one) => {
    const scale = one.ownerSVGElement ? one.getScreenCTM().a : 1;
    return [one.textContent, parseFloat(getComputedStyle(one).fontSize) * scale];
  })
  .filter(([_, size]) => size < 11)
"""


def at_rest(page: Page, measure: str, wanted: object, times: int = 20, pause: int = 100) -> Any:
    """Measure until it is as wanted, or long enough: a page that changes takes a frame or two to know its size."""
    found = page.evaluate(measure)
    for _ in range(times):
        if found == wanted:
            break
        page.wait_for_timeout(pause)
        found = page.evaluate(measure)
    return found


def settled(page: Page, measure: str, wanted: object) -> None:
    """Check a measure once the page has drawn itself."""
    found = at_rest(page, measure, wanted)
    assert found == wanted, found


def measured(page: Page) -> list[str]:
    """Say what is wrong with the layout once the page has drawn itself."""
    wrong: list[str] = at_rest(page, LAYOUT, [], times=10)
    return wrong


def objections(page: Page, ask: str = ASK) -> list[list[str]]:
    """Say what axe-core finds wrong with the page once it has drawn itself."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[list[str]] = at_rest(page, ask, [], times=5, pause=200)
    return found


def objections_in_both_themes(page: Page) -> list[list[str]]:
    """Say what axe-core finds wrong by day, and with the colours of the night: nothing else changes with them."""
    found = objections(page)
    page.emulate_media(color_scheme="dark")
    found += objections(page, ASK_ABOUT_COLOURS)
    page.emulate_media(color_scheme="light")
    return found
