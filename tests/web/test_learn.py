"""Learning at the table: the rules at hand, links from every refusal, tooltips, hints and reminders."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from browsing import DESK, PHONE, ROOT
from measures import objections_in_both_themes
from playwright.sync_api import expect

import redcathedral as rc
from redcathedral.kernel import refusals
from redcathedral.plies import reasons

if TYPE_CHECKING:
    from collections.abc import Callable

    from browsing import Server
    from playwright.sync_api import Page

NAMES = ["Anna", "Boris"]
BOOK = (ROOT / "web/src/learn/book.ts").read_text(encoding="utf-8")
EXPLAINED = [clause for said in re.findall(r'\bp\("[\w-]+", "([A-Z0-9 ]+)"', BOOK) for clause in said.split()]


# The rules at hand


def test_every_clause_a_refusal_can_name_is_explained() -> None:
    numbers = {value for name, value in vars(refusals).items() if name.isupper() and name != "ALLOWED"}
    assert numbers == set(reasons._REFUSALS)
    source = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "src/redcathedral/plies").glob("*.py"))
    named = set(re.findall(r'"([A-Z]\d+)"', source))
    assert named
    assert named - set(EXPLAINED) == set()


def test_the_rules_are_found_by_words_without_their_accents(server: Server, visitor: Callable[..., Page]) -> None:
    page = visitor(f"{server.url}/rules")
    page.locator("article").first.wait_for()
    page.keyboard.press("/")
    page.keyboard.type("helicopter")
    expect(page.get_by_role("status")).to_have_text("Nothing found. Try another word.")
    page.keyboard.press("Escape")
    page.keyboard.type("jewéls PRESTIGE")
    expect(page.locator("article h3")).to_have_text(["Jewels shine"])
    assert set(page.locator("mark").all_inner_texts()) >= {"Jewels", "prestige"}
    page.keyboard.press("Enter")
    expect(page.locator("article.shown h3")).to_have_text("Jewels shine")
    page.keyboard.press("Escape")
    assert page.locator("article").count() > 50


def test_an_address_leads_to_a_clause(server: Server, visitor: Callable[..., Page]) -> None:
    page = visitor(f"{server.url}/rules#B4")
    expect(page.locator("article.shown h3")).to_have_text("Unfinished sections below")
    expect(page.locator("article.shown h3")).to_be_in_viewport()
    page.goto(f"{server.url}/rules#A11")
    expect(page.locator("article.shown h3")).to_be_in_viewport()


def test_every_refusal_leads_to_its_rule(server: Server, visitor: Callable[..., Page]) -> None:
    page = visitor(server.table(NAMES))
    page.locator(".section:not(.lit)").first.click()
    page.get_by_role("link", name="Show the rule").click()
    rules = page.get_by_role("dialog", name="The rules")
    expect(rules.locator("article.shown h3")).to_have_text("Which sections you can claim")
    page.keyboard.press("Escape")
    expect(rules).to_have_count(0)
    expect(page.locator(".table")).to_be_visible()


# Tooltips


TIP = ".tip"


def test_pointing_at_a_thing_says_what_it_is_and_does(server: Server, visitor: Callable[..., Page]) -> None:
    page = visitor(server.table(NAMES))
    die = page.locator("[data-tip='die:white']")
    die.hover()
    expect(page.locator(TIP)).to_contain_text("white die", ignore_case=True)
    assert die.get_attribute("aria-describedby") == "tip-words"
    assert page.locator(TIP).evaluate("(tip) => getComputedStyle(tip).pointerEvents") == "none"
    page.keyboard.press("Escape")
    expect(page.locator(TIP)).to_have_count(0)
    assert die.get_attribute("aria-describedby") is None
    page.locator("[data-at='supply-stone'] text").hover()  # anywhere in the middle of the market
    expect(page.locator(TIP)).to_contain_text("Supply")


def ask_about_a_die(page: Page) -> None:
    """Go to a die by the Tab key and ask for its tooltip."""
    page.locator(".die.lit").first.wait_for()
    while not page.evaluate("document.activeElement.matches('.die')"):
        page.keyboard.press("Tab")
    page.keyboard.press("i")
    expect(page.locator(TIP)).to_be_visible()


def test_a_tooltip_comes_by_keyboard_and_leads_to_the_rules(server: Server, visitor: Callable[..., Page]) -> None:
    page = visitor(server.table(NAMES))
    ask_about_a_die(page)
    page.keyboard.press("i")  # once more goes to the link in it
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog").locator("article.shown h3")).to_have_text("Move a die")


MOVE_ON = """
async () => {
  const others = [...document.querySelectorAll("button.die")].filter((die) => die !== document.activeElement);
  others[0].focus({ focusVisible: true });
  await new Promise((drawn) => requestAnimationFrame(drawn));
  return document.querySelectorAll(".tip").length;
}
"""


def test_a_tooltip_is_gone_as_soon_as_the_focus_is_elsewhere(server: Server, visitor: Callable[..., Page]) -> None:
    page = visitor(server.table(NAMES))
    ask_about_a_die(page)
    assert page.evaluate(MOVE_ON) == 0  # it could lie over what has the focus now
    expect(page.locator(TIP)).to_be_visible()  # that of the other


def test_a_long_press_shows_a_tooltip_and_plays_nothing(server: Server, visitor: Callable[..., Page]) -> None:
    page = visitor(server.table(NAMES), viewport=PHONE, has_touch=True, is_mobile=True)
    page.get_by_role("navigation").get_by_role("button", name="Cathedral").click()
    section = page.locator(".section.lit").first
    box = section.bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(page.locator(TIP)).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(TIP)).to_contain_text("Section")
    link = page.locator(TIP).get_by_role("link").bounding_box()
    assert link is not None
    assert link["height"] >= 40, "a thumb finds it"
    expect(page.locator(".bar .cluster, .bar .option").first).to_be_visible()
    assert page.locator(".section.claiming").count() == 0


def test_a_long_press_on_a_button_above_the_table_says_what_it_is_for(
    server: Server, visitor: Callable[..., Page]
) -> None:
    page = visitor(server.table(NAMES), viewport=PHONE, has_touch=True, is_mobile=True)
    box = page.get_by_role("button", name="Replay").bounding_box()
    assert box is not None
    finger = page.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(page.locator(TIP)).to_contain_text("move by move")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator(TIP).get_by_role("link")).to_have_count(0)
    expect(page.get_by_role("slider")).to_have_count(0)  # it asked, it did not press


# A hand that rests on a thing, once it has been moved.
POINTED_AT = """
(name) => {
  const moved = {bubbles: true, pointerType: "mouse", clientX: 3, clientY: 3};
  const thing = document.querySelector(`[data-tip="${name}"]`);
  for (const kind of ["pointerover", "pointermove"]) thing.dispatchEvent(new PointerEvent(kind, moved));
}
"""
HOVER = 450  # milliseconds until a tooltip comes: learn/Tips.svelte
EVERYTHING = """
() => [...document.querySelectorAll("[data-tip]")].filter((one) => one.getBoundingClientRect().width > 0)
  .map((one) => one.getAttribute("data-tip"))
"""


def test_everything_has_a_tooltip_that_is_never_cut_off(server: Server, visitor: Callable[..., Page]) -> None:
    page = visitor()
    page.clock.install()
    page.goto(server.table(["Anna"], solo=True))
    page.locator(".die.lit").first.wait_for()
    kinds: dict[str, str] = {}
    for name in page.evaluate(EVERYTHING):
        kinds.setdefault(name.split(":")[0], name)
    assert {"die", "space", "section", "workshop", "inventory", "track", "influence", "seat", "ivan", "button"} <= set(
        kinds
    )
    for name in kinds.values():
        page.evaluate(POINTED_AT, name)
        page.clock.fast_forward(HOVER)
        tip = page.locator(f"{TIP}:popover-open")
        expect(tip, name).to_be_visible()
        box = tip.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= 1366
        assert box["y"] + box["height"] <= 768
        assert len(tip.locator("p").first.inner_text()) > 10
        page.keyboard.press("Escape")
        expect(tip).to_have_count(0)


# Hints


def test_a_hint_shows_plies_and_plays_one(server: Server, visitor: Callable[..., Page]) -> None:
    page = visitor(server.table(["Anna"], solo=True))
    page.locator(".die.lit").first.wait_for()
    page.keyboard.press("h")
    first = page.locator(".hints .hint").first
    first.wait_for()
    ply = first.get_attribute("data-ply")
    assert ply is not None
    expect(first.locator(".reason")).not_to_be_empty()
    first.focus()
    if re.match(r"market|claim", ply):
        expect(page.locator("[data-hinted]")).to_have_count(1)
    first.click()
    expect(page.locator(".hints")).to_have_count(0)
    events = page.evaluate(
        "fetch(`/api${location.pathname.replace('/table/', '/tables/')}/events`).then((answer) => answer.json())"
    )["events"]
    assert ply in [event.get("ply") for event in events]


def test_there_is_no_hint_where_other_people_play(server: Server, visitor: Callable[..., Page]) -> None:
    made = server.post("/api/tables", {"seats": [{"kind": "me", "name": "Anna"}, {"kind": "open"}], "entropy": "web"})
    table = made["table"]["id"]
    server.post(f"/api/tables/{table}/sit", {"invite": made["invite"], "seat": 1, "name": "Boris", "entropy": "web"})
    page = visitor(f"{server.url}/table/{table}#key={made['key']}")
    page.locator(".die.lit").first.wait_for()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.locator(".hints")).to_have_count(0)


# Reminders


def in_phase(phase: str) -> rc.Game:
    game = rc.new_game(2, seed=3)
    for ply in ("claim A1", "banner inventory"):
        game.play(ply)
    assert game.snapshot()["turn"]["phase"] == phase
    return game


def test_a_reminder_comes_at_the_right_moment_and_can_be_sent_away(
    server: Server, visitor: Callable[..., Page]
) -> None:
    page = visitor(server.loaded(in_phase("place").record()))
    reminder = page.locator(".reminder")
    expect(reminder).to_contain_text("you get the tile’s benefit now")
    page.get_by_role("button", name="Don’t remind me of this again").click()
    expect(reminder).to_have_count(0)
    page.reload()
    page.locator(".workshop .lit").first.wait_for()
    expect(reminder).to_have_count(0)


def test_reminders_can_be_switched_off(server: Server, visitor: Callable[..., Page]) -> None:
    page = visitor(server.loaded(in_phase("place").record()))
    expect(page.locator(".reminder")).to_have_count(1)
    page.evaluate("localStorage.setItem('redcathedral.settings', JSON.stringify({reminders: false}))")
    page.reload()
    page.locator(".workshop .lit").first.wait_for()
    expect(page.locator(".reminder")).to_have_count(0)


# For everyone


# The page of the rules is a scene: test_layout.py.
@pytest.mark.matrix
@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_in_what_helps(server: Server, visitor: Callable[..., Page], screen: dict[str, int]) -> None:
    page = visitor(server.loaded(in_phase("place").record()), viewport=screen)
    page.locator(".reminder").wait_for()
    page.keyboard.press("h")
    page.locator(".hints .hint").first.wait_for()
    assert objections_in_both_themes(page) == []
    page.keyboard.press("Escape")
    page.locator(".bar .end").focus()
    page.keyboard.press("?")
    page.get_by_role("dialog", name="Keys").wait_for()
    assert objections_in_both_themes(page) == []
    page.get_by_role("dialog").get_by_role("button", name="The rules").click()
    page.get_by_role("dialog", name="The rules").wait_for()
    assert objections_in_both_themes(page) == []
