"""What moves on the table: it plays and ends in time, keeps nobody waiting, and is still for who wants it still."""

from __future__ import annotations

import json
import random
import re
from typing import TYPE_CHECKING, Any

import pytest
from browsing import DESK, PHONE
from hands import MIDDLE
from measures import at_rest, comes_to
from playwright.sync_api import expect

from lab.positions_in_motion import KINDS, SPACES, all_the_way_round, before_a, before_the_end

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from browsing import Server
    from playwright.sync_api import Page, Route

    from redcathedral.game.game import Game

MOST_PLIES = 60
LONGEST = 800  # milliseconds of the timeline of one ply
MOVING = {"reduced_motion": "no-preference"}

# Keeps a note of every animation on the layer above the board, and when wanted holds it where it starts.
NOTE = """
(() => {
  const notes = (window.notes = []);
  window.held = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    const animation = animate.call(this, frames, options);
    const play = animation.play.bind(animation);
    animation.play = () => {
      const { endTime, iterations } = animation.effect.getComputedTiming();
      const properties = [...new Set(animation.effect.getKeyframes().flatMap((frame) => Object.keys(frame)))]
        .filter((name) => !["offset", "computedOffset", "easing", "composite"].includes(name));
      const frames = animation.effect.getKeyframes().length;
      notes.push({ frames, endTime, iterations, properties, rate: animation.playbackRate });
      if (window.hold) window.held.push(play);
      else play();
    };
    return animation;
  };
})();
"""
GHOSTS = ".motion .ghost"
TRANSPARENT = "[...document.querySelectorAll('[data-at]')].filter((one) => one.style.opacity !== '').length"
# Whether a ring lies around the whole supply, which the rubles that are paid do not change.
AROUND_THE_SUPPLY = """
[...document.querySelectorAll(".motion .ring")].some((ring) => {
  const [outer, inner] = [ring, document.querySelector("[data-at=supply]")].map((one) => one.getBoundingClientRect());
  return outer.left <= inner.left && outer.right >= inner.right && outer.top <= inner.top;
})
"""
RATES = """
document.getAnimations().filter((one) => one.effect.target.closest(".motion")).map((one) => one.playbackRate)
"""

# As soon as something is pointed at, the window gets another size; then counts what is pointed at still.
POINTED_AT_AFTER_RESIZE = """
(async () => {
  while (!document.querySelector(".motion .ring")) await new Promise(requestAnimationFrame);
  dispatchEvent(new Event("resize"));
  await new Promise(requestAnimationFrame);
  return document.querySelectorAll(".motion .ring").length;
})()
"""


class Visit:
    """A page at a table whose plies are made by a program."""

    def __init__(
        self, server: Server, visitor: Callable[..., Page], kind: str | tuple[Game, str], **options: Any
    ) -> None:
        self.server = server
        self.lay(kind)
        self.page = visitor(**{**MOVING, **options})
        self.page.add_init_script(NOTE)
        self.open()

    def move_to(self, kind: str) -> None:
        """Go on to a table before another ply in the same page, which keeps nothing of the one before."""
        self.lay(kind)
        self.open()

    def lay(self, kind: str | tuple[Game, str]) -> None:
        """Have the server lay a table before a ply."""
        game, self.ply = before_a(kind) if isinstance(kind, str) else kind
        made = self.server.post("/api/records", {"record": game.record(), "practice": True})
        self.id, self.key = made["table"]["id"], made["key"]
        self.version = made["table"]["version"]

    def open(self) -> None:
        """Open the page at the table."""
        self.page.goto(f"{self.server.url}/table/{self.id}#key={self.key}")
        self.wait()

    def reload(self) -> None:
        """Open the page once more."""
        self.page.reload()
        self.wait()

    def wait(self) -> None:
        """Wait until everything is there: what is not there yet cannot move."""
        expect(self.page.locator(".table")).to_have_attribute("data-version", str(self.version))
        at_rest(self.page)

    def play(self) -> None:
        """Play the ply this table was laid for and wait until the page has been told."""
        self.tell()
        expect(self.page.locator(".table")).to_have_attribute("data-version", str(self.version))

    def tell(self) -> None:
        """Tell the server the ply."""
        body = {"ply": self.ply, "version": self.version, "id": "ply"}
        self.version = self.server.post(f"/api/tables/{self.id}/plies", body, self.key)["version"]

    def notes(self) -> list[dict[str, Any]]:
        """Give what was animated."""
        found: list[dict[str, Any]] = self.page.evaluate("notes")
        return found


def visits_of_every_kind(server: Server, visitor: Callable[..., Page], **options: Any) -> Iterator[Visit]:
    """Visit a table before each kind of ply, in one page: to open another takes as long as all the rest."""
    visit = Visit(server, visitor, KINDS[0], **options)
    yield visit
    for kind in KINDS[1:]:
        visit.move_to(kind)
        yield visit


def set_up(page: Page, **chosen: object) -> None:
    """Choose settings before the page is opened."""
    page.add_init_script(f"localStorage.setItem('redcathedral.settings', {json.dumps(json.dumps(chosen))})")


@pytest.mark.parametrize("screen", [DESK, pytest.param(PHONE, marks=pytest.mark.slow)], ids=["desk", "phone"])
def test_every_kind_of_ply_is_played_within_its_time_and_leaves_nothing_behind(
    server: Server, visitor: Callable[..., Page], screen: dict[str, int]
) -> None:
    for visit in visits_of_every_kind(server, visitor, viewport=screen):
        visit.play()
        visit.page.wait_for_function("() => notes.length > 0")
        expect(visit.page.locator(GHOSTS), visit.ply).to_have_count(0)
        for note in visit.notes():
            assert note["endTime"] <= LONGEST, visit.ply
            assert note["iterations"] == 1, visit.ply
            assert note["rate"] >= 1, visit.ply
            assert set(note["properties"]) <= {"transform", "transformOrigin", "opacity"}, visit.ply
        comes_to(visit.page, TRANSPARENT, 0)


def test_a_die_that_comes_back_to_its_space_is_seen_to_go_round(server: Server, visitor: Callable[..., Page]) -> None:
    visit = Visit(server, visitor, all_the_way_round())
    visit.play()
    visit.page.wait_for_function("() => notes.length > 0")
    assert max(note["frames"] for note in visit.notes()) == 2 * SPACES + 1  # a hop from space to space


def test_nothing_moves_for_those_whose_system_asks_for_stillness(server: Server, visitor: Callable[..., Page]) -> None:
    for visit in visits_of_every_kind(server, visitor, reduced_motion="reduce"):
        visit.play()
        expect(visit.page.locator(".motion .ring"), visit.ply).not_to_have_count(0)  # what has changed is pointed at
        assert not visit.page.evaluate(AROUND_THE_SUPPLY), visit.ply
        assert visit.notes() == [], visit.ply
        assert visit.page.locator(GHOSTS).or_(visit.page.locator(".last-turns")).count() == 0, visit.ply


def test_the_sixth_section_is_called_to_the_whole_table_until_somebody_presses(
    server: Server, visitor: Callable[..., Page]
) -> None:
    visit = Visit(server, visitor, "sixth")
    visit.play()
    ribbon = visit.page.locator(".last-turns")
    expect(ribbon).to_contain_text("has completed six sections")
    visit.page.mouse.click(5, 5)
    expect(ribbon).to_have_count(0)
    visit.reload()
    expect(visit.page.locator(".bar .ender")).to_be_visible()
    expect(ribbon).to_have_count(0)  # it was called before


def test_nothing_is_pointed_at_where_it_no_longer_lies(server: Server, visitor: Callable[..., Page]) -> None:
    visit = Visit(server, visitor, "market", reduced_motion="reduce")
    visit.page.evaluate(f"() => {{ window.pointedAt = {POINTED_AT_AFTER_RESIZE} }}")
    visit.play()
    assert visit.page.evaluate("pointedAt") == 0


def test_a_ply_made_while_the_page_asks_what_it_missed_is_seen_to_happen(
    server: Server, visitor: Callable[..., Page]
) -> None:
    visit = Visit(server, visitor, "market")
    visit.page.route_web_socket("**/live*", lambda line: line.close())  # so that it has to ask
    visit.reload()
    asked: list[str] = []

    def play_after_the_first_answer(route: Route) -> None:
        answer = route.fetch()
        if not asked:
            visit.tell()
        asked.append(route.request.url)
        route.fulfill(response=answer)

    visit.page.route("**/api/tables/*", play_after_the_first_answer)
    visit.page.route("**/api/tables/*/events*", play_after_the_first_answer)
    visit.page.wait_for_function("() => notes.length > 0")
    assert len(asked) >= 2


def test_nothing_moves_at_once(server: Server, visitor: Callable[..., Page]) -> None:
    visit = Visit(server, visitor, "market")
    visit.page.get_by_role("button", name="Menu").click()
    visit.page.get_by_role("button", name="Settings").click()
    visit.page.get_by_role("radio", name="Instant").check()
    visit.page.keyboard.press("Escape")
    visit.reload()  # a choice outlives the page
    visit.play()
    expect(visit.page.locator(".motion .ring")).not_to_have_count(0)
    assert visit.notes() == []


def test_the_slowest_speed_keeps_the_time_and_the_others_are_faster(
    server: Server, visitor: Callable[..., Page]
) -> None:
    rates = []
    for speed in ("slow", "normal", "fast"):
        visit = Visit(server, visitor, "market")
        set_up(visit.page, motion=speed)
        visit.reload()
        visit.play()
        visit.page.wait_for_function("() => notes.length > 0")
        rates.append(visit.notes()[0]["rate"])
    assert rates[0] == 1
    assert rates == sorted(set(rates))


def test_a_click_while_something_moves_acts_at_once(server: Server, visitor: Callable[..., Page]) -> None:
    visit = Visit(server, visitor, "market")
    visit.page.evaluate("window.hold = true")  # a motion that would never end
    visit.play()
    expect(visit.page.locator(GHOSTS)).not_to_have_count(0)
    visit.page.get_by_role("button", name="End turn").click()
    expect(visit.page.locator(".log li").last).to_contain_text("Rolled")
    expect(visit.page.locator(".table")).not_to_have_attribute("data-version", str(visit.version))


def test_the_thing_in_flight_can_be_clicked_where_it_will_lie(server: Server, visitor: Callable[..., Page]) -> None:
    visit = Visit(server, visitor, "end")
    visit.page.evaluate("window.hold = true")
    visit.play()
    expect(visit.page.locator(GHOSTS)).not_to_have_count(0)
    visit.page.locator(".die.lit").first.click()
    expect(visit.page.locator(GHOSTS)).to_have_count(0)
    expect(visit.page.locator(".die.chosen")).to_have_count(1)


def test_plies_that_come_faster_than_they_can_be_shown_hurry_those_before_them(
    server: Server, visitor: Callable[..., Page]
) -> None:
    visit = Visit(server, visitor, "market")
    visit.page.evaluate("window.hold = true")
    visit.play()
    visit.ply = "end"
    told = server.post(
        f"/api/tables/{visit.id}/plies", {"ply": "end", "version": visit.version, "id": "end"}, visit.key
    )
    expect(visit.page.locator(".table")).to_have_attribute("data-version", str(told["version"]))
    rates = visit.page.evaluate(RATES)
    assert max(rates) > visit.notes()[0]["rate"]
    started = len(visit.notes())
    visit.page.evaluate("window.hold = false; held.forEach((play) => play())")
    expect(visit.page.locator(GHOSTS)).to_have_count(0)
    assert len(visit.notes()) > started


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 3])
def test_a_long_game_of_any_plies_leaves_nothing_behind(
    server: Server, visitor: Callable[..., Page], seats: int
) -> None:
    luck = random.Random(seats)  # noqa: S311 - a game, not a secret
    made = server.post(
        "/api/tables",
        {"seats": [{"kind": "me"}] * seats, "solo": seats == 1, "boards": "advanced", "entropy": "web"},
    )
    table, key = made["table"]["id"], made["key"]
    page = visitor(**MOVING)
    page.add_init_script(NOTE)
    page.goto(f"{server.url}/table/{table}#key={key}")
    page.wait_for_selector(".table")
    for n in range(MOST_PLIES):
        view = server.view(table)
        choices = [choice["ply"] for choice in view["game"]["choices"]]
        if not choices:
            break
        body = {"ply": luck.choice(choices), "version": view["table"]["version"], "id": f"ply{n}"}
        version = server.post(f"/api/tables/{table}/plies", body, key)["version"]
    # All plies were sent at once: a slow machine needs its time to draw them.
    expect(page.locator(".table")).to_have_attribute("data-version", str(version), timeout=60_000)
    expect(page.locator(GHOSTS)).to_have_count(0)
    assert page.evaluate("Math.max(...notes.map((note) => note.endTime))") <= LONGEST
    comes_to(page, TRANSPARENT, 0)  # between two scenes there is no ghost for a moment


def test_the_end_is_told_tower_by_tower_until_a_press_tells_the_rest(
    server: Server, visitor: Callable[..., Page]
) -> None:
    visit = Visit(server, visitor, before_the_end())
    set_up(visit.page, motion="slow")
    visit.reload()
    visit.play()
    sheet = visit.page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name="Score sheet")).to_be_visible()
    expect(sheet.get_by_role("table")).to_have_count(0)
    visit.page.keyboard.press("Shift")
    expect(sheet.get_by_role("heading", name="win")).to_be_visible()
    expect(sheet.get_by_role("table")).to_be_visible()


def test_words_say_which_tower_is_told_and_nothing_gives_the_totals_away(
    server: Server, visitor: Callable[..., Page]
) -> None:
    visit = Visit(server, visitor, before_the_end())
    set_up(visit.page, motion="slow")
    visit.reload()
    visit.play()
    page, sheet = visit.page, visit.page.get_by_role("dialog")
    words = sheet.get_by_role("status")
    expect(words).to_have_text(re.compile(r"^Scoring track: Anna \d+ and Boris \d+$"))
    expect(page.locator(".result")).to_have_count(0)
    expect(sheet.locator(".total td").first).to_be_hidden()
    expect(sheet.get_by_role("button", name="Play again")).to_have_count(0)
    expect(words).to_have_text(re.compile(r"^Tower A: Anna \d+ and Boris \d+$"))
    sheet.get_by_role("button", name="Skip").click()
    expect(sheet.get_by_role("heading", name="win")).to_be_visible()
    expect(sheet.get_by_role("button", name="Play again")).to_be_visible()
    sheet.get_by_role("button", name="Close").click()
    expect(page.locator(".result")).to_be_visible()


def test_two_presses_to_skip_the_telling_begin_no_other_game(server: Server, visitor: Callable[..., Page]) -> None:
    visit = Visit(server, visitor, before_the_end())
    set_up(visit.page, motion="slow")
    visit.reload()
    visit.play()
    address = visit.page.url
    visit.page.get_by_role("button", name="Skip").dblclick()
    expect(visit.page.get_by_role("dialog").get_by_role("button", name="Play again")).to_be_enabled()
    assert visit.page.url == address


def test_the_end_is_told_to_the_last_tower_without_a_press(server: Server, visitor: Callable[..., Page]) -> None:
    visit = Visit(server, visitor, before_the_end())
    set_up(visit.page, motion="fast")
    visit.reload()
    visit.play()
    sheet = visit.page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name="win")).to_be_visible()
    expect(sheet.get_by_role("table")).to_be_visible()


# Keeps a note of whether a move of others was shown, and of whether the score sheet lay over it.
WATCH_THE_LAST_MOVE = """
() => {
  window.lastMove = { shown: false, covered: false };
  new MutationObserver(() => {
    const shown = !!document.querySelector(".since .steps");
    lastMove.shown ||= shown;
    lastMove.covered ||= shown && !!document.querySelector("dialog");
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}
"""


def test_the_last_move_of_others_is_seen_before_the_score_sheet_covers_it(
    server: Server, visitor: Callable[..., Page]
) -> None:
    visit = Visit(server, visitor, before_the_end())
    page = visitor(f"{server.url}/table/{visit.id}", **MOVING)  # somebody without a key looks on
    expect(page.locator(".table")).to_have_attribute("data-version", str(visit.version))
    at_rest(page).evaluate(WATCH_THE_LAST_MOVE)
    visit.tell()
    expect(page.get_by_role("dialog").get_by_role("heading", name="Score sheet")).to_be_visible()
    assert page.evaluate("lastMove") == {"shown": True, "covered": False}


def test_a_press_that_began_before_the_score_sheet_was_there_skips_nothing(
    server: Server, visitor: Callable[..., Page]
) -> None:
    visit = Visit(server, visitor, before_the_end())
    set_up(visit.page, motion="slow")
    visit.reload()
    visit.page.mouse.move(*visit.page.locator(".a-log").evaluate(MIDDLE))
    visit.page.mouse.down()
    visit.play()
    skip = visit.page.get_by_role("dialog").get_by_role("button", name="Skip")
    expect(skip).to_be_visible()
    visit.page.mouse.up()
    expect(skip).to_be_visible()
    skip.click()
    expect(visit.page.get_by_role("dialog").get_by_role("button", name="Play again")).to_be_enabled()


def test_the_end_is_there_at_once_where_nothing_may_move(server: Server, visitor: Callable[..., Page]) -> None:
    visit = Visit(server, visitor, before_the_end(), reduced_motion="reduce")
    visit.page.evaluate(
        "new MutationObserver(() => (window.told ||= !!document.querySelector('dialog .telling')))"
        ".observe(document.body, {subtree: true, childList: true, attributes: true})"
    )
    visit.play()
    expect(visit.page.get_by_role("dialog").get_by_role("table")).to_be_visible()
    assert not visit.page.evaluate("window.told")


LISTEN = """
(() => {
  window.heard = 0;
  for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
    const own = kind.prototype.start;
    kind.prototype.start = function (...args) { window.heard += 1; return own.apply(this, args); };
  }
})();
"""


def test_there_is_no_sound_until_somebody_wants_it(server: Server, visitor: Callable[..., Page]) -> None:
    visit = Visit(server, visitor, "gather")
    page = visit.page
    page.add_init_script(LISTEN)
    visit.reload()
    page.locator(".brand").hover()
    page.mouse.click(700, 20)  # a page somebody has touched may make sounds
    visit.play()
    page.wait_for_function("() => notes.length > 0")
    assert page.evaluate("heard") == 0
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("checkbox", name="Play sounds").check()
    page.get_by_role("slider", name="Volume").press("ArrowRight")
    page.wait_for_function("() => heard > 0")
