"""Somebody who plays by clicking what glows, and nothing else."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page

# On the board first; the bar has what is not on it.
GLOWING = ".section.lit, .die.lit, .workshop .space.lit, .inventory .slot.lit, .action.lit"
OFFERED = ".bar .option:not(.toggle), .bar .bit, .landing"
END = ".bar .end:not(.off):not(:disabled)"
CANCEL = ".bar .close > .button:not(.end)"
SHEET = "dialog table"
MOST_CLICKS = 1_500

# How much of each kind there is to press, once the page waits for somebody.
ASKED = """
(kinds) => {
  if (!document.querySelector(".table[aria-busy='false']")) return null;
  const found = kinds.map((kind) => document.querySelectorAll(kind).length);
  return found.some(Boolean) ? found : null;
}
"""


def wait_until_told(page: Page) -> None:
    """Wait until the page is not waiting for an answer."""
    page.wait_for_selector(".table[aria-busy='false']")


def wait_until_asked(page: Page) -> list[int]:
    """Wait until somebody can do something, or the game is over; gives how much there is of each kind of thing."""
    found: list[int] = page.wait_for_function(ASKED, arg=[SHEET, END, OFFERED, GLOWING]).json_value()
    return found


def step(page: Page, chance: random.Random) -> bool:
    """Do one thing that can be done; gives False where the score sheet is there and nothing is left to do."""
    sheets, ends, offered, glowing = wait_until_asked(page)
    if sheets:
        return False
    kinds = [(GLOWING, glowing), (OFFERED, offered)]
    if ends and chance.random() < 0.4:
        kinds = [(END, ends)]
    elif chance.random() < 0.4 or page.locator(CANCEL).count():  # who has picked something continues with it
        kinds.reverse()
    kind, count = next(((kind, count) for kind, count in kinds if count), (END, ends))
    page.locator(kind).nth(chance.randrange(count)).click()
    return True


def play_to_the_end(page: Page, seed: int) -> int:
    """Click until the score sheet is there; gives how many clicks it took."""
    chance = random.Random(seed)  # noqa: S311 - a game, not a secret
    for clicks in range(MOST_CLICKS):
        if not step(page, chance):
            return clicks
    raise AssertionError(f"no score sheet after {MOST_CLICKS} clicks")
