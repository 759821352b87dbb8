"""Letters of our own: they arrive before the page is shown, and they are small."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from browsing import Gate
from fonts import NO_FONTS, drawn_with_system_fonts
from measures import at_rest

if TYPE_CHECKING:
    from collections.abc import Callable

    from browsing import Server
    from fonts import Machines
    from playwright.sync_api import Page

MOST_BYTES = 200_000
# The files of the page, compressed as they were sent; what a table answers is no file of the page.
LOADED = """
[...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")]
  .filter((one) => !one.name.includes("/api/"))
  .map((one) => one.encodedBodySize)
  .reduce((sum, one) => sum + one, 0)
"""
SHIFTED = """
() => new Promise((done) => {
  const watcher = new PerformanceObserver((list) => done(list.getEntries().map((one) => one.value)));
  watcher.observe({ type: "layout-shift", buffered: true });
  requestAnimationFrame(() => requestAnimationFrame(() => done([])));
})
"""


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("place", ["start", "table"])
def test_the_first_load_is_small_fonts_included(
    visitor: Callable[..., Page], server: Server, place: str, language: str
) -> None:
    address = server.url if place == "start" else server.table(["Olga", "Paweł"])
    page = at_rest(visitor(address, locale=language, service_workers="block"))
    assert page.evaluate("document.fonts.size") > 0
    assert page.evaluate(LOADED) < MOST_BYTES


@pytest.mark.parametrize("language", ["en", "pl"])
def test_nothing_is_shown_in_other_letters_while_ours_are_on_their_way(
    visitor: Callable[..., Page], server: Server, language: str
) -> None:
    page = visitor(locale=language, service_workers="block")
    fonts = Gate(page, "**/*.woff2")
    page.goto(server.url, wait_until="commit")
    # A function: the page's own policy forbids to evaluate an expression once more.
    page.wait_for_function("() => document.readyState === 'interactive' && document.getElementById('app')")
    assert page.locator("#app > *").count() == 0
    fonts.let_through()
    page.wait_for_selector("h1")
    assert drawn_with_system_fonts(at_rest(page)) == []
    assert page.evaluate(SHIFTED) == []


def test_a_name_looks_the_same_on_a_machine_that_has_no_font(
    visitor: Callable[..., Page], server: Server, machines: Machines
) -> None:
    name = "Świętosława"  # no English page has most of these letters
    address = server.table(["Olga", name])
    pages = [visitor(address, on=machines.browser(machine), locale="en-GB") for machine in ("DejaVu", NO_FONTS)]
    drawn = {at_rest(page).get_by_text(name, exact=True).locator("visible=true").first.screenshot() for page in pages}
    assert len(drawn) == 1
