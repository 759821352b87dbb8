"""Coming back to a table: what the others did meanwhile, told and shown in order; and being called back."""

from __future__ import annotations

import itertools
import re
from typing import TYPE_CHECKING, Any

import pytest
from browsing import CHROMIUM, DESK, FLAGS, PHONE, Gate
from measures import at_rest, comes_to, objections_in_both_themes
from playwright.sync_api import expect

from machine import left_out

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from browsing import Server
    from playwright.sync_api import Browser, Page, WebSocketRoute

ids = itertools.count()


class TwoAtATable:
    """Anna and Boris, each with a key of their own; plies are made by programs."""

    def __init__(self, server: Server) -> None:
        self.server = server
        seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
        made = server.post("/api/tables", {"seats": seats, "entropy": "anna"})
        self.id, self.anna = made["table"]["id"], made["key"]
        body = {"invite": made["invite"], "seat": 1, "name": "Boris", "entropy": "boris"}
        self.boris = server.post(f"/api/tables/{self.id}/sit", body)["key"]
        self.address = f"{server.url}/table/{self.id}#key={self.anna}"

    def turn(self, key: str) -> list[dict[str, Any]]:
        """Play a short turn: move the first die that can move, end; gives the events of it."""
        told: list[dict[str, Any]] = []
        for verb in ("market", "end"):
            view = self.server.view(self.id)
            ply = next(choice["ply"] for choice in view["game"]["choices"] if choice["verb"] == verb)
            body = {"ply": ply, "version": view["table"]["version"], "id": f"ply{next(ids)}"}
            told += self.server.post(f"/api/tables/{self.id}/plies", body, key)["events"]
        return told


def sentences(events: list[dict[str, Any]]) -> list[str]:
    """Give what each ply did, with what chance made of it, in the page's words: seats without their colors."""
    found: list[str] = []
    for event in events:
        words = re.sub(r" \((red|blue)\)", "", " ".join(sentence["text"] for sentence in event["story"]))
        if event["kind"] == "ply":
            found.append(words)
        else:
            found[-1] += f" {words}"
    return found


def line(events: list[dict[str, Any]]) -> str:
    """Give what Boris's short turn came to."""
    facts = events[0]["story"][0]["facts"]
    return f"Boris: {facts['die']['key'].removeprefix('word-')} die to {facts['space']}"


@pytest.fixture
def table(server: Server) -> TwoAtATable:
    return TwoAtATable(server)


# Keeps a note of the sentences that tell the move shown.
WATCH_DEEDS = """
() => {
  window.deeds = [];
  new MutationObserver(() => {
    const now = document.querySelector(".since .deed")?.textContent;
    if (now && now !== deeds.at(-1)) deeds.push(now);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}
"""
# Keeps a note of whether the board ever shows how things were.
WATCH_THE_PAST = """
() => {
  window.pastShown = false;
  new MutationObserver(() => (pastShown ||= !!document.querySelector(".table.past")))
    .observe(document.body, { subtree: true, childList: true, attributes: true });
}
"""
PANEL = "Since your last turn"


def test_who_comes_back_is_told_exactly_what_the_others_did(table: TwoAtATable, visitor: Callable[..., Page]) -> None:
    page = visitor(table.address)
    table.turn(table.anna)
    expect(page.locator(".turn strong")).to_have_text("Boris’s turn")
    page.goto("about:blank")
    told = table.turn(table.boris)
    page.go_back()
    panel = page.get_by_role("region", name=PANEL)
    expect(panel.get_by_role("listitem")).to_have_text([line(told)])
    for words in sentences(told):
        panel.get_by_role("button", name="One move forward").click()
        expect(panel.locator(".deed")).to_have_text(words)
    panel.get_by_role("button", name="Continue").click()
    expect(panel).to_have_count(0)
    page.reload()  # it has been seen
    expect(page.locator(".turn strong")).to_have_text("Your turn")
    expect(panel).to_have_count(0)


def test_who_stayed_sees_what_others_did_in_a_line_until_they_move(
    table: TwoAtATable, visitor: Callable[..., Page]
) -> None:
    page = visitor(table.address)
    expect(page.locator(".turn strong")).to_have_text("Your turn")
    expect(page.locator(".log li")).not_to_have_count(0)
    table.turn(table.anna)
    expect(page.locator(".turn strong")).to_have_text("Boris’s turn")
    panel = page.get_by_role("region", name=PANEL)
    expect(panel).to_have_count(0)
    told = table.turn(table.boris)
    expect(page.locator(".turn strong")).to_have_text("Your turn")
    expect(panel.get_by_role("listitem")).to_have_text([line(told)])
    expect(page.locator("[data-changed]")).not_to_have_count(0)
    table.turn(table.anna)
    expect(panel).to_have_count(0)
    expect(page.locator("[data-changed]")).to_have_count(0)


def test_moves_of_others_give_no_focus_to_who_has_pressed_nothing(
    table: TwoAtATable, visitor: Callable[..., Page]
) -> None:
    page = visitor(table.address)
    expect(page.locator(".turn strong")).to_have_text("Your turn")
    table.turn(table.anna)
    expect(page.locator(".turn strong")).to_have_text("Boris’s turn")
    assert at_rest(page).evaluate("document.activeElement === document.body")


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_moves_of_others_are_seen_one_after_another_and_a_press_leads_to_the_present(
    table: TwoAtATable, visitor: Callable[..., Page], screen: dict[str, int]
) -> None:
    page = visitor(table.address, viewport=screen, reduced_motion="no-preference")
    at_rest(page)
    page.evaluate(WATCH_DEEDS)
    table.turn(table.anna)
    told = table.turn(table.boris)
    panel = page.get_by_role("region", name=PANEL)
    expect(page.locator(".turn strong")).to_have_text("Your turn")
    comes_to(page, "window.deeds", sentences(told))
    expect(panel).to_have_count(0 if screen == PHONE else 1)  # a phone needs the room for what can be done
    table.turn(table.anna)
    table.turn(table.boris)
    expect(panel).to_be_visible()
    page.locator(".brand").dispatch_event("pointerdown")  # only a hand counts
    expect(panel).to_be_visible()
    page.locator(".die").first.click()
    expect(page.locator(".die.chosen")).to_have_count(1)


MIDDLE = "(one) => { const box = one.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; }"


def test_a_finger_that_ends_the_showing_does_nothing_else(table: TwoAtATable, visitor: Callable[..., Page]) -> None:
    """What it saw was how things were, and on a phone another part of the table may come to lie under it."""
    page = visitor(table.address, viewport=PHONE, has_touch=True, reduced_motion="no-preference")
    at_rest(page)
    table.turn(table.anna)
    table.turn(table.boris)
    expect(page.get_by_role("region", name=PANEL)).to_be_visible()
    die = page.locator(".die").first
    page.touchscreen.tap(*die.evaluate(MIDDLE))
    expect(page.get_by_role("region", name=PANEL)).to_have_count(0)
    expect(at_rest(page).locator(".die.chosen")).to_have_count(0)
    page.touchscreen.tap(*page.locator(".die.lit").first.evaluate(MIDDLE))
    expect(page.locator(".die.chosen")).to_have_count(1)


def test_whoever_writes_on_a_phone_is_not_led_away(table: TwoAtATable, visitor: Callable[..., Page]) -> None:
    page = visitor(table.address, viewport=PHONE, has_touch=True, reduced_motion="no-preference")
    table.turn(table.anna)
    expect(page.locator(".turn strong")).to_have_text("Boris’s turn")
    page.get_by_role("navigation").get_by_role("button", name="Log").click()
    at_rest(page).get_by_role("button", name="Chat").click()
    page.locator(".chat input").focus()
    page.evaluate(WATCH_DEEDS)
    told = table.turn(table.boris)
    comes_to(page, "window.deeds", sentences(told))
    expect(page.locator(".turn strong")).to_have_text("Your turn")
    expect(at_rest(page).locator(".table")).to_have_attribute("data-tab", "log")


def test_who_follows_a_link_to_a_moment_is_told_on_coming_to_the_present(
    table: TwoAtATable, visitor: Callable[..., Page]
) -> None:
    table.turn(table.anna)
    table.turn(table.boris)
    page = visitor(table.address.replace("#", "/at/1#"))
    expect(page.locator(".table.past")).to_have_count(1)
    expect(page.locator(".log li")).not_to_have_count(0)
    panel = page.get_by_role("region", name=PANEL)
    expect(panel).to_have_count(0)
    page.get_by_role("button", name="Back to now").click()
    expect(panel).to_be_visible()


def test_the_list_plays_itself_on_the_board_and_ends_at_the_present(
    table: TwoAtATable, visitor: Callable[..., Page]
) -> None:
    table.turn(table.anna)
    told = table.turn(table.boris)
    page = visitor(table.address, reduced_motion="no-preference")
    panel = page.get_by_role("region", name=PANEL)
    expect(page.locator(".table.past")).to_have_count(1)
    expect(panel.locator(".deed")).to_have_text(sentences(told)[-1])
    expect(page.locator(".table.past")).to_have_count(0)
    expect(page.locator(".turn strong")).to_have_text("Your turn")
    expect(panel).to_be_visible()


def test_a_hand_on_the_table_ends_the_showing_and_acts(table: TwoAtATable, visitor: Callable[..., Page]) -> None:
    table.turn(table.anna)
    table.turn(table.boris)
    page = visitor(table.address, reduced_motion="no-preference")
    expect(page.locator(".table.past")).to_have_count(1)
    page.locator(".section").last.click()  # the top of a tower: it lies where it lay
    expect(page.locator(".table.past")).to_have_count(0)
    expect(page.locator(".section.chosen")).to_have_count(1)


def test_a_hand_on_the_table_before_the_showing_has_begun_keeps_it_from_beginning(
    table: TwoAtATable, visitor: Callable[..., Page]
) -> None:
    table.turn(table.anna)
    table.turn(table.boris)
    page = visitor(reduced_motion="no-preference")
    moments = Gate(page, "**/timeline*")
    page.goto(table.address)
    expect(page.get_by_role("region", name=PANEL).get_by_role("button", name="Pause")).to_be_visible()
    page.locator(".section").last.click()
    expect(page.locator(".section.chosen")).to_have_count(1)
    page.evaluate(WATCH_THE_PAST)
    with page.expect_response("**/timeline*"):
        moments.let_through()
    at_rest(page)
    assert not page.evaluate("window.pastShown")


def test_the_showing_is_led_by_keyboard(table: TwoAtATable, visitor: Callable[..., Page]) -> None:
    table.turn(table.anna)
    told = table.turn(table.boris)
    page = visitor(table.address)
    panel = page.get_by_role("region", name=PANEL)
    now = panel.locator(".deed")
    panel.get_by_role("list").focus()
    for words in sentences(told):
        page.keyboard.press("ArrowRight")
        page.locator(".motion .ring").first.wait_for(state="attached")  # what changed is pointed at
        expect(now).to_have_text(words)
    page.keyboard.press("ArrowLeft")
    expect(now).to_have_text(sentences(told)[-2])
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(page.locator(".bar")).to_be_focused()


def test_the_last_round_can_be_seen_again_at_any_time(table: TwoAtATable, visitor: Callable[..., Page]) -> None:
    page = visitor(table.address)
    table.turn(table.anna)
    told = table.turn(table.boris)
    expect(page.locator(f".table[data-version='{table.server.view(table.id)['table']['version']}']")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Replay the last round").click()
    lines = page.get_by_role("region", name="The last round").get_by_role("listitem")
    expect(lines).to_have_count(2)
    expect(lines.last).to_have_text(line(told))


def test_the_last_round_is_offered_when_the_page_has_been_told_of_it(
    table: TwoAtATable, visitor: Callable[..., Page]
) -> None:
    table.turn(table.anna)
    page = visitor()
    events = Gate(page, "**/events*")
    page.goto(table.address)
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("button", name="Continue on another device")).to_be_visible()
    expect(page.get_by_role("button", name="Replay the last round")).to_have_count(0)
    events.let_through()
    expect(page.get_by_role("button", name="Replay the last round")).to_be_visible()


@pytest.mark.matrix
@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_in_the_list_and_the_settings(
    table: TwoAtATable, visitor: Callable[..., Page], screen: dict[str, int]
) -> None:
    table.turn(table.anna)
    table.turn(table.boris)
    page = visitor(table.address, viewport=screen, has_touch=screen == PHONE)
    page.get_by_role("button", name="One move forward").click()
    expect(page.locator("[aria-current=step]")).to_have_count(1)
    assert objections_in_both_themes(page) == []
    page.get_by_role("button", name="Continue").click()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    assert objections_in_both_themes(page) == []


AWAY = 'Object.defineProperty(document, "hidden", { get: () => window.away === true })'
# Notes what the system has shown. Chromium isn't asked for it: while a notice is on its way, to ask removes it.
NOTE_WHAT_IS_SHOWN = """
window.shown = [];
const { showNotification } = ServiceWorkerRegistration.prototype;
ServiceWorkerRegistration.prototype.showNotification = async function (title, options) {
  await showNotification.call(this, title, options);
  shown.push([title, options.body]);
};
"""


@pytest.fixture
def browser_with_notices(browser: Browser) -> Iterator[Browser]:
    """The one without a window shows no notices."""
    if CHROMIUM is None:
        left_out("there is no Chromium with windows here")
    with browser.browser_type.launch(executable_path=CHROMIUM, args=FLAGS) as whole:
        yield whole


# The browser is asked for before the visitor, so it ends after the pages in it.
def test_a_turn_is_called_out_by_icon_and_to_those_who_wish_by_the_system(
    browser_with_notices: Browser, table: TwoAtATable, visitor: Callable[..., Page]
) -> None:
    page = visitor(on=browser_with_notices, service_workers="allow")
    page.context.grant_permissions(["notifications"])
    page.add_init_script(AWAY)
    page.add_init_script(NOTE_WHAT_IS_SHOWN)
    page.goto(table.address)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => null)")
    icon = page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", "/favicon-turn.svg")
    table.turn(table.anna)
    expect(icon).to_have_attribute("href", "/favicon.svg")
    page.evaluate("window.away = true")
    table.turn(table.boris)
    expect(icon).to_have_attribute("href", "/favicon-turn.svg")
    assert page.evaluate("shown") == []  # nobody asked for one
    page.evaluate("window.away = false")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name="Send me a system notification").check()
    comes_to(page, "JSON.parse(localStorage['redcathedral.settings'] ?? '{}').notify", wanted=True)
    page.keyboard.press("Escape")
    table.turn(table.anna)
    expect(icon).to_have_attribute("href", "/favicon.svg")
    page.evaluate("window.away = true")
    table.turn(table.boris)
    expect(icon).to_have_attribute("href", "/favicon-turn.svg")
    comes_to(page, "shown", [["Your turn", "Your game with Boris is waiting for you."]])


def test_an_answer_from_before_the_line_broke_does_not_say_that_it_is_back(
    visitor: Callable[..., Page], table: TwoAtATable
) -> None:
    page = visitor()
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        lines.append(line)
        if len(lines) > 2:
            line.close()
        else:
            line.connect_to_server()

    page.route_web_socket("**/live**", connect)
    page.goto(table.address)
    page.wait_for_selector(".table[aria-busy='false']")
    views = Gate(page, f"**/api/tables/{table.id}")
    with page.expect_request(f"**/api/tables/{table.id}"):
        lines[0].close()
    lines[1].close()
    expect(page.get_by_text("Reconnecting")).to_be_visible()
    with page.expect_response(f"**/api/tables/{table.id}/events?**"):
        views.let_through()
    assert at_rest(page).get_by_text("Reconnecting").is_visible()  # at once: the next try would hide what went wrong
