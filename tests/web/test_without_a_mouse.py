"""Whole games by keyboard alone, and through the accessibility tree alone, from the start page to the score sheet."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any

import pytest
from browsing import DESK, PHONE, ROOT
from hands import wait_until_asked, wait_until_told
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from browsing import Server
    from playwright.sync_api import CDPSession, Page

MOST_TABS = 400
MOST_PLIES = 2_500
PUZZLES = json.loads((ROOT / "web/src/learn/puzzles/puzzles.json").read_text(encoding="utf-8"))

# Where the focus is: what it is on, whether a person sees it, whether it moves the game on.
FOCUS = """
(() => {
  const one = document.activeElement;
  if (!one || one === document.body) return { lost: true };
  const box = one.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const inside = box.width > 0 && x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;
  const top = inside ? document.elementFromPoint(x, y) : null;
  const style = getComputedStyle(one);
  return {
    lost: false,
    name: (one.getAttribute("aria-label") ?? one.textContent).trim(),
    place: one.className?.baseVal ?? one.className,
    at: one.dataset.at,
    ply: one.dataset.ply,
    button: one.matches("button"),
    shown: inside && !!top && (one.contains(top) || top.contains(one)),
    ringed: one.matches(":focus-visible") && (style.outlineStyle !== "none" || style.boxShadow !== "none"),
    plays: one.matches(".bar .option:not(.toggle), .bar .bit, .bar .end:not(.off)") && !one.disabled,
    ends: one.matches(".bar .end"),
  };
})()
"""


def tab_to(page: Page, there: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Go on by the Tab key until the focus is where it is wanted; it must be seen wherever it rests."""
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        focus: dict[str, Any] = page.evaluate(FOCUS)
        if focus["lost"]:
            continue  # between the last control of the page and its first, the browser itself has the focus
        if focus["button"]:
            assert focus["shown"], f"the focus is out of sight: {focus}"
            assert focus["ringed"], f"the focus cannot be told: {focus}"
        if there(focus):
            return focus
    raise AssertionError(f"not reached by {MOST_TABS} tabs")


@pytest.mark.slow
def test_a_whole_game_can_be_played_by_keyboard_alone(server: Server, visitor: Callable[..., Page]) -> None:
    chance = random.Random(7)  # noqa: S311 - a game, not a secret
    page = visitor(server.url, viewport=DESK)
    tab_to(page, lambda focus: "Solo" in focus.get("name", ""))
    page.keyboard.press("Enter")
    tab_to(page, lambda focus: focus.get("name") == "Start the game")
    page.keyboard.press("Enter")
    page.wait_for_selector(".table")
    for _ in range(MOST_PLIES):
        wait_until_told(page)
        if page.get_by_role("dialog").get_by_role("table").count():
            break
        skip = chance.randrange(3)
        for left in range(skip, -1, -1):
            focus = tab_to(page, lambda focus: focus.get("plays", False))
            if left == 0 or focus["ends"]:
                break
        page.keyboard.press("Enter")
        wait_until_told(page)
        assert not page.evaluate(FOCUS)["lost"], f"the focus is lost after {focus}"
    else:
        raise AssertionError("the game does not end")
    tab_to(page, lambda focus: focus.get("name") == "Close")
    page.keyboard.press("Escape")
    assert page.get_by_role("dialog").count() == 0


@pytest.mark.slow
def test_the_puzzles_are_solved_by_keyboard_alone(server: Server, visitor: Callable[..., Page]) -> None:
    page = visitor(f"{server.url}/puzzles")
    tab_to(page, lambda focus: focus.get("name", "").startswith("Solve it"))
    page.keyboard.press("Enter")
    for puzzle in PUZZLES:
        expect(page.locator(".goal .number")).to_have_text(f"{PUZZLES.index(puzzle) + 1}/{len(PUZZLES)}")
        for ply in puzzle["answer"]:
            play_by_keyboard(page, ply)
        if page.locator(".verdict").count() == 0:
            page.keyboard.press("e")
        expect(page.locator(".verdict.right")).to_be_focused()  # so that the next tab is at what comes next
        page.keyboard.press("Tab")
        assert page.evaluate(FOCUS)["name"] == ("All puzzles" if puzzle is PUZZLES[-1] else "Next puzzle")
        page.keyboard.press("Enter")
    expect(page.get_by_text("Solved", exact=True)).to_have_count(len(PUZZLES))


def play_by_keyboard(page: Page, ply: str) -> None:
    """Play a ply at the thing on the board that it is about, and then in the bar, if that leaves a choice."""
    verb, *words = ply.split()
    if verb == "end":
        page.keyboard.press("e")
        return
    thing = {"market": "die", "deliver": "section", "ornament": "section"}.get(verb)
    if thing:
        named = f"{thing}-{words[1 if verb == 'deliver' else 0]}"
        tab_to(page, lambda focus: focus.get("at") == named)
        page.keyboard.press("Enter")
        wait_until_told(page)
    if page.locator(f".bar [data-ply='{ply}']").count():
        tab_to(page, lambda focus: focus.get("ply") == ply)
        page.keyboard.press("Enter")
        wait_until_told(page)


class Reader:
    """Somebody who knows of the page only what its accessibility tree says."""

    def __init__(self, page: Page) -> None:
        self.line: CDPSession = page.context.new_cdp_session(page)
        self.line.send("Accessibility.enable")
        self.line.send("DOM.enable")

    def nodes(self) -> list[dict[str, Any]]:
        """Give all that is said, in reading order, each with its role, name and states, a button with its regions."""
        told: list[dict[str, Any]] = self.line.send("Accessibility.getFullAXTree")["nodes"]
        by_id = {node["nodeId"]: node for node in told}
        return [
            {
                "id": node.get("backendDOMNodeId"),
                "role": _text(node, "role"),
                "name": _text(node, "name"),
                "states": {one["name"]: one["value"].get("value") for one in node.get("properties", [])},
                "around": [*_around(node, by_id)] if _text(node, "role") == "button" else [],
            }
            for node in told
            if not node.get("ignored")
        ]

    def press(self, node: dict[str, Any]) -> None:
        """Do the default action of a control, as assistive software does."""
        thing = self.line.send("DOM.resolveNode", {"backendNodeId": node["id"]})["object"]["objectId"]
        self.line.send(
            "Runtime.callFunctionOn", {"objectId": thing, "functionDeclaration": "function () { this.click(); }"}
        )


def _text(node: dict[str, Any], part: str) -> str:
    return str(node.get(part, {}).get("value", ""))


def _around(node: dict[str, Any], by_id: dict[str, dict[str, Any]]) -> Iterator[str]:
    while (up := by_id.get(node.get("parentId", ""))) is not None:
        yield _text(up, "name")
        node = up


def buttons(nodes: list[dict[str, Any]], around: str = "") -> list[dict[str, Any]]:
    """Give the buttons that can be pressed, of a part of the page."""
    return [
        node
        for node in nodes
        if node["role"] == "button" and not node["states"].get("disabled") and (not around or around in node["around"])
    ]


@pytest.mark.slow
def test_a_whole_game_can_be_played_through_the_accessibility_tree_alone(
    server: Server, visitor: Callable[..., Page]
) -> None:
    chance = random.Random(11)  # noqa: S311 - a game, not a secret
    page = visitor(server.url, viewport=PHONE)
    reader = Reader(page)
    page.wait_for_selector("h1")
    reader.press(next(one for one in buttons(reader.nodes()) if "Solo" in one["name"]))
    page.get_by_role("button", name="Start the game").wait_for()
    reader.press(next(one for one in buttons(reader.nodes()) if one["name"] == "Start the game"))
    page.wait_for_selector(".table")
    for _ in range(MOST_PLIES):
        wait_until_told(page)
        nodes = reader.nodes()
        nameless = [node for node in nodes if node["role"] in ("button", "link", "textbox") and not node["name"]]
        assert not nameless
        if any(node["role"] == "dialog" for node in nodes):
            break
        can = [
            one
            for one in buttons(nodes, "Your move")
            if not one["name"].startswith(("Undo", "Cancel", "More", "Fewer", "Hint", "Ask"))
        ]
        if can:
            reader.press(chance.choice(can))
        else:
            wait_until_asked(page)
    else:
        raise AssertionError("the game does not end")
    cells = [node["name"] for node in reader.nodes() if node["role"] in ("cell", "gridcell", "rowheader")]
    assert "Total" in cells
