"""Somebody who plays by clicking what glows, and nothing else; and somebody who only touches."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, TypeVar

from measures import at_rest

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

T = TypeVar("T")

# On the board first; the bar has what is not on it.
GLOWING = ".section.lit, .die.lit, .workshop .space.lit, .inventory .slot.lit, .action.lit"
OFFERED = ".bar .option:not(.toggle), .bar .bit, .landing"
END = ".bar .end:not(.off):not(:disabled)"
CANCEL = ".bar .close > .button:not(.end)"
SHEET = "dialog table"
MOST_CLICKS = 1_500
MOST_SWIPES = 20
SMOOTH = 10  # parts of a swipe
OPTIONS = ".bar .options"

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


def next_of(chance: random.Random, ends: list[T], offered: list[T], glowing: list[T], *, begun: bool) -> T:
    """Choose what to press next: something that glows or is offered, or the end of the turn."""
    kinds = [glowing, offered]
    if ends and chance.random() < 0.4:
        kinds = [ends]
    elif chance.random() < 0.4 or begun:  # who has picked something continues with it
        kinds.reverse()
    there = next((kind for kind in [*kinds, ends] if kind), None)
    assert there, "there is nothing to press"
    return chance.choice(there)


def step(page: Page, chance: random.Random) -> bool:
    """Do one thing that can be done; gives False where the score sheet is there and nothing is left to do."""
    sheets, *counts = wait_until_asked(page)
    if sheets:
        return False
    ends, offered, glowing = (
        [page.locator(kind).nth(n) for n in range(count)]
        for kind, count in zip((END, OFFERED, GLOWING), counts, strict=True)
    )
    next_of(chance, ends, offered, glowing, begun=page.locator(CANCEL).count() > 0).click()
    return True


def play_to_the_end(page: Page, seed: int) -> int:
    """Click until the score sheet is there; gives how many clicks it took."""
    chance = random.Random(seed)  # noqa: S311 - a game, not a secret
    for clicks in range(MOST_CLICKS):
        if not step(page, chance):
            return clicks
    raise AssertionError(f"no score sheet after {MOST_CLICKS} clicks")


MIDDLE = """
(one) => {
  const box = one.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}
"""
# Whether a finger at the middle of a thing is on that thing.
UNDER_ITS_MIDDLE = f"(one) => one.contains(document.elementFromPoint(...({MIDDLE})(one)))"
# Where a finger can press what there is of each kind.
IN_REACH = f"""
(kinds) => kinds.map((kind) => [...document.querySelectorAll(kind)].filter({UNDER_ITS_MIDDLE}).map({MIDDLE}))
"""
# How far a list can be moved back and on.
LEFT_TO_SCROLL = "(list) => [list.scrollTop, list.scrollHeight - list.clientHeight - list.scrollTop]"
# Keeps what a mouse or a keyboard does on the page.
NO_FINGER = """
window.noFinger = [];
addEventListener("pointerdown", (event) => event.pointerType === "touch" || noFinger.push(event.pointerType), true);
addEventListener("keydown", (event) => noFinger.push(event.key), true);
"""


class Finger:
    """Somebody with a phone and nothing but a finger, who presses only what is in sight and turns to the rest."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.chance = random.Random(seed)  # noqa: S311 - a game, not a secret
        self.line = page.context.new_cdp_session(page)
        page.add_init_script(NO_FINGER)

    def in_reach(self, *kinds: str) -> list[list[tuple[float, float]]]:
        found: list[list[tuple[float, float]]] = self.page.evaluate(IN_REACH, kinds)
        return found

    def touch(self, thing: Locator) -> None:
        """Touch a thing, having swiped to it if it lies further up or down."""
        at_rest(self.page)
        for _ in range(MOST_SWIPES):
            if thing.evaluate(UNDER_ITS_MIDDLE):
                self.page.touchscreen.tap(*thing.evaluate(MIDDLE))
                return
            x, y = self.page.evaluate("[innerWidth / 2, innerHeight / 2]")
            self.swipe(x, y, y - thing.evaluate(MIDDLE)[1])
        raise AssertionError(f"{thing} cannot be touched")

    def swipe(self, x: float, y: float, distance: float) -> None:
        """Move what lies at a place up or down by so many pixels, as far as a finger gets."""
        reach = max(-y / 2, min(distance, y / 2))
        self._put("touchStart", x, y)
        for part in range(1, SMOOTH + 1):
            self._put("touchMove", x, y + reach * part / SMOOTH)
        self.line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        at_rest(self.page)

    def _put(self, kind: str, x: float, y: float) -> None:
        self.line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})

    def swipe_through_the_options(self) -> None:
        """Move the list of options as far as it goes, or back."""
        options = self.page.locator(OPTIONS)
        if not options.count():
            return
        up, down = options.evaluate(LEFT_TO_SCROLL)
        if max(up, down) >= 1:
            x, y = options.evaluate(MIDDLE)
            self.swipe(x, y, -down if down >= 1 else up)

    def step(self) -> bool:
        """Do one thing that is in sight, having looked at another part or further down the list now and then."""
        if wait_until_asked(self.page)[0]:
            return False
        at_rest(self.page)
        if self.chance.random() < 0.3:
            self.touch(self.chance.choice(self.page.get_by_role("navigation").get_by_role("button").all()))
            at_rest(self.page)
        if self.chance.random() < 0.2:
            self.swipe_through_the_options()
        begun = self.page.locator(CANCEL).count() > 0
        self.page.touchscreen.tap(*next_of(self.chance, *self.in_reach(END, OFFERED, GLOWING), begun=begun))
        return True
