"""What is measured in the page itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

# Whether the page scrolls sideways, and whether it scrolls at all.
SCROLLS = "[document.documentElement.scrollWidth > innerWidth, document.documentElement.scrollHeight > innerHeight]"

# What reaches over the edge of the window; the drawing of the wheel may, for its corners are empty.
CUT_OFF = """
[...document.querySelectorAll("main *, header *, nav *")]
  .filter((one) => !one.matches(".ring, .wheel, .wheel *, .visually-hidden, svg *") && !one.closest(".sprite, .hero"))
  .filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && (box.right > innerWidth + 1 || box.left < -1);
  })
  .map((one) => one.className?.baseVal ?? one.className)
"""


def settled(page: Page, measure: str, wanted: object) -> None:
    """Check a measure once the page has drawn itself: a change of size takes it a frame or two."""
    for _ in range(20):
        if page.evaluate(measure) == wanted:
            return
        page.wait_for_timeout(100)
    assert page.evaluate(measure) == wanted
