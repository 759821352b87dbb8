"""Somebody who plays by clicking what glows, and nothing else."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from playwright.sync_api import TimeoutError as TooLate

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

# On the board first; the bar has what is not on it.
GLOWING = ".section.lit, .die.lit, .workshop .space.lit, .inventory .slot.lit, .action.lit"
OFFERED = ".bar .option:not(.toggle), .bar .bit, .landing"
END = ".bar .end:not(.off):not(:disabled)"
MOST_CLICKS = 1_500


def wait_until_told(page: Page) -> None:
    """Wait until the page is not waiting for an answer."""
    page.wait_for_selector(".table[aria-busy='false']")


def _some(found: Locator, chance: random.Random) -> Locator | None:
    count = found.count()
    return found.nth(chance.randrange(count)) if count else None


def step(page: Page, chance: random.Random) -> None:
    """Do one thing that can be done."""
    wait_until_told(page)
    end = page.locator(END)
    if end.count() and chance.random() < 0.4:
        end.click()
        return
    picked = page.locator(".bar .close .button").filter(has_text="Cancel").count() > 0
    kinds = [OFFERED, GLOWING] if picked or chance.random() < 0.4 else [GLOWING, OFFERED]
    for kind in kinds:
        found = _some(page.locator(kind), chance)
        if found is not None:
            try:
                found.click(timeout=1_500)
            except TooLate:  # it moved away under the hand, as things on a live page do
                continue
            return
    if end.count():
        end.click()
    else:
        page.wait_for_timeout(50)


def play_to_the_end(page: Page, seed: int) -> int:
    """Click until the score sheet is there; gives how many clicks it took."""
    chance = random.Random(seed)  # noqa: S311 - a game, not a secret
    sheet = page.get_by_role("dialog").get_by_role("table")
    for clicks in range(MOST_CLICKS):
        if sheet.count():
            return clicks
        step(page, chance)
    raise AssertionError(f"no score sheet after {MOST_CLICKS} clicks")
