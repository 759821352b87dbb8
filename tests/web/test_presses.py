"""How many presses a turn takes, and that nothing gets under a hand that rests."""

from __future__ import annotations

import random
from functools import cache
from typing import TYPE_CHECKING

import pytest
from browsing import PHONE
from hands import wait_until_told
from measures import at_rest
from pictures import table_at
from playwright.sync_api import expect
from test_layout import gathering

import redcathedral as rc
from redcathedral.game.compounds import Compound, compounds_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from browsing import Server
    from playwright.sync_api import Locator, Page

MOST_PLIES = 400


@cache
def at_the_start_of_a_turn(*verbs: str) -> tuple[str, Compound]:
    """Play at random until somebody begins a turn where plies of these verbs go together; gives the record and them."""
    for seed in range(100):
        luck = random.Random(seed)  # noqa: S311 - a game, not a secret
        game = rc.new_game(2, seed=seed)
        while game.outcome is None and game.version < MOST_PLIES:
            if game.snapshot()["turn"]["phase"] == "start":
                for one in compounds_of(game.state):
                    if tuple(ply.verb for ply in one.plies) == verbs:
                        return game.record(), one
            game.play(luck.choice(game.legal()))
    raise AssertionError(f"no game has {verbs}")


def left_of(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box, "it is drawn"
    return box["x"]


class Hand:
    """Somebody who presses things on the page, by pointer or finger, and counts it."""

    def __init__(self, page: Page, *, touch: bool) -> None:
        self.page = page
        self.touch = touch
        self.presses = 0
        wait_until_told(page)

    def press(self, thing: Locator) -> None:
        self.presses += 1
        if self.touch:
            thing.tap()
        else:
            thing.click()
        wait_until_told(self.page)

    def end(self) -> None:
        turn = self.page.locator(".turn .number").inner_text()
        self.press(self.page.locator(".bar .end:not(.off)"))
        expect(self.page.locator(".turn .number")).not_to_have_text(turn)


@pytest.mark.parametrize("touch", [False, pytest.param(True, marks=pytest.mark.slow)], ids=["pointer", "finger"])
def test_turns_of_the_usual_kinds_take_three_presses(
    server: Server, visitor: Callable[..., Page], *, touch: bool
) -> None:
    screen = {"viewport": {**PHONE, "height": 664}, "has_touch": True} if touch else {}
    build, _ = at_the_start_of_a_turn("deliver", "deliver", "deliver")
    page = visitor(server.loaded(build), **screen)
    builder = Hand(page, touch=touch)
    builder.press(page.locator(".bar .best.first"))
    expect(page.locator(".bar .best")).to_have_count(0)
    builder.end()
    assert builder.presses <= 3

    deal, visit = at_the_start_of_a_turn("market", "gather", "activate", "take")
    page.goto(server.loaded(deal))
    dealer = Hand(page, touch=touch)
    dealer.press(page.locator(f"[data-at=die-{visit.plies[0].args['die']}]"))
    dealer.press(page.locator(f".bar [data-all='{visit.plies[0].text}']"))
    expect(page.locator(".die.moved")).to_have_count(1)
    dealer.end()
    assert dealer.presses <= 3

    page.goto(server.table(["Anna", "Boris"]))
    claimer = Hand(page, touch=touch)
    if touch:
        page.get_by_role("navigation").get_by_role("button", name="Cathedral").tap()  # to look, not to play
    claimer.press(page.locator(".section.lit").first)
    if touch:
        expect(page.locator(".bar .task")).to_be_visible()  # a reminder waits behind its bell
    claimer.press(page.get_by_role("group", name="Face up").get_by_role("button").first)
    claimer.end()
    assert claimer.presses <= 3


def test_keys_choose_take_back_end_the_turn_and_say_so(server: Server, visitor: Callable[..., Page]) -> None:
    page = visitor(server.table(["Anna", "Boris"]))
    wait_until_told(page)
    page.locator(".die.lit").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".bar .options button").first).to_be_focused()  # where the choice is
    page.keyboard.press("ArrowRight")
    expect(page.locator(".bar .options button").nth(1)).to_be_focused()
    page.keyboard.press("1")
    expect(page.locator(".die.moved")).to_have_count(1)
    wait_until_told(page)  # until then there is nothing to take back
    page.keyboard.press("u")
    expect(page.locator(".die.moved")).to_have_count(0)
    wait_until_told(page)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys").locator("kbd")).to_have_count(12)
    page.keyboard.press("1")  # a dialog is open
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".die.moved")).to_have_count(0)
    page.locator(".die.lit").first.press("Enter")
    page.keyboard.press("2")
    wait_until_told(page)
    expect(page.locator(".die.moved")).to_have_count(1)
    page.keyboard.press("e")
    expect(page.locator(".turn")).to_contain_text("Boris")


# Presses twice where a hand rests, the second time as soon as the first has changed what can be done.
TWICE = """
async (selector) => {
  const box = document.querySelector(selector).getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const press = () => {
    const thing = document.elementFromPoint(x, y);
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, clientX: x, clientY: y, detail: 1 });
    return thing.dispatchEvent(event);
  };
  const changed = new Promise((done) => {
    const watcher = new MutationObserver(() => {
      if (!document.querySelector(".landing")) return;
      watcher.disconnect();
      done(press());
    });
    watcher.observe(document.body, { childList: true, subtree: true });
  });
  press();
  return changed;
}
"""


def test_a_hand_that_rests_on_the_board_presses_once(server: Server, visitor: Callable[..., Page]) -> None:
    page = visitor(server.table(["Anna", "Boris"]))
    wait_until_told(page)
    assert page.evaluate(TWICE, ".die.lit") is False, "the second press is stopped"
    expect(page.locator(".die.chosen")).to_have_count(1)


SPILLED = """
[...document.querySelectorAll(".space .marker")].filter((one) => {
  const [own, space] = [one.getBoundingClientRect(), one.closest(".space").getBoundingClientRect()];
  return own.left < space.left - 1 || own.right > space.right + 1 || own.top < space.top - 1;
}).length
"""


def test_four_markers_share_a_space_and_everyone_sees_what_they_play_for(
    server: Server, visitor: Callable[..., Page]
) -> None:
    address = server.table(["Anna", "Boris", "Celia", "Dmitri"])
    page = visitor(address)
    wait_until_told(page)
    expect(page.locator(".space .marker")).to_have_count(4)
    assert page.evaluate(SPILLED) == 0
    expect(page.locator(".scored li:not(.what)")).to_have_count(4)
    expect(page.locator(TIP)).to_have_count(0)  # none opens by itself
    phone = visitor(address, viewport=PHONE, has_touch=True)
    expect(phone.locator(".goods .free").first).to_be_in_viewport()


def test_gathering_leaves_the_other_options_where_they_were(server: Server, visitor: Callable[..., Page]) -> None:
    page = visitor(server.url + table_at(server, 4, 3, gathering), viewport={"width": 1366, "height": 625})
    tile = at_rest(page).locator(".bar [data-group=activate]")
    before = tile.bounding_box()
    page.get_by_role("group", name="Gather").get_by_role("button").first.click()
    expect(page.locator(".bar .gone")).to_have_count(1)
    at_rest(page)
    assert tile.bounding_box() == before


TIP = "aside.tip"


def test_a_gap_stays_where_something_was_done_and_an_option_says_what_it_would_change(
    server: Server, visitor: Callable[..., Page]
) -> None:
    page = visitor(server.loaded(at_the_start_of_a_turn("market", "gather", "activate", "take")[0]))
    wait_until_told(page)
    page.locator(".die.lit").first.click()
    page.locator(".bar .option").first.hover()
    expect(page.locator(f"{TIP} .outlook").first).to_be_visible()
    page.locator(".landing").first.click()
    gather = page.locator(".bar .cluster, .bar .split").first
    kept = left_of(page.locator(".bar [data-group]").nth(1))
    gather.get_by_role("button").first.click()
    expect(page.locator(".bar .gone")).to_have_count(1)
    now = left_of(page.locator(".bar [data-group]").first)
    assert abs(kept - now) < 2, "what comes behind stays where it was"
