"""Time: looking back at a game, an address for every moment, playing on from there, and the game in figures."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

import pytest
from browsing import DESK, PHONE
from measures import AXE, CUT_OFF, SCROLLS, all_objections, measured, needs_axe, objections_in_both_themes, settled
from playwright.sync_api import expect

import redcathedral as rc
from redcathedral.bots.registry import make_bot
from redcathedral.game.load import from_record

if TYPE_CHECKING:
    from collections.abc import Callable

    from browsing import Server
    from playwright.sync_api import Locator, Page

LONG_ENOUGH = 240_000  # milliseconds for a review on a busy machine


@cache
def record(seats: int = 2, turns: int | None = 14) -> str:
    """A game of bots that ends after some turns."""
    names = ["Anna", "Boris", "Clara", "Dmitri"][:seats]
    game = rc.new_game(seats, seed=3, names=names, turn_limit=turns)
    bot = make_bot("greedy", seed=1)
    while game.outcome is None:
        game.play(bot.choose(game))
    return game.record()


# Notes whether a table that comes into the page shows the past or the present.
NOTE_FIRST = """
window.shownFirst = [];
new MutationObserver(() => {
  const table = document.querySelector(".table");
  const shown = table && (table.classList.contains("past") ? "past" : "present");
  if (shown && window.shownFirst.at(-1) !== shown) window.shownFirst.push(shown);
}).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ["class"] });
"""


def moment(address: str, ply: int) -> str:
    table, _, key = address.partition("#")
    return f"{table}/at/{ply}#{key}"


def shown(page: Page) -> Locator:
    return page.locator(".replay .at")


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Moment in the game")


def test_earlier_moments_of_a_running_game_can_be_looked_at(server: Server, visitor: Callable[..., Page]) -> None:
    page = visitor(server.table(["Anna", "Boris"]))
    page.locator(".section.lit").first.click()
    expect(page.locator(".banner")).to_have_count(1)
    page.get_by_role("button", name="Replay").click()
    page.get_by_role("button", name="To the start").click()
    expect(page.locator(".banner")).to_have_count(0)
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".banner")).to_have_count(1)
    expect(page.locator(".replay")).to_have_count(0)


def test_the_keyboard_walks_through_the_game(server: Server, visitor: Callable[..., Page]) -> None:
    game = from_record(record())
    turns = [turn for _, turn, _ in game.plies_with_turns()]
    page = visitor(moment(server.loaded(record()), 0))
    expect(slider(page)).to_be_focused()
    expect(shown(page)).to_have_text(f"0 / {game.version}")
    for key, ply in (
        ("ArrowRight", 1),
        ("ArrowRight", 2),
        ("ArrowLeft", 1),
        ("PageDown", turns.index(2)),
        ("Shift+ArrowRight", turns.index(3)),
        ("PageUp", turns.index(2)),
        ("End", game.version),
        ("Shift+ArrowLeft", turns.index(14)),
        ("Home", 0),
    ):
        page.keyboard.press(key)
        expect(shown(page)).to_have_text(f"{ply} / {game.version}")
    page.locator("body").click(position={"x": 2, "y": 400})  # away from every button, where space would press it
    page.get_by_label("Speed of the replay").select_option("Very fast")
    slider(page).focus()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    expect(shown(page)).to_have_text(f"{game.version} / {game.version}")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_the_slider_goes_anywhere_and_says_where(server: Server, visitor: Callable[..., Page]) -> None:
    page = visitor(moment(server.loaded(record()), 0))
    slider(page).fill("20")
    expect(shown(page)).to_contain_text("20 /")
    expect(slider(page)).to_have_attribute("aria-valuetext", re.compile(r"Turn \d+, (Anna|Boris): move 20 of"))
    expect(page.locator(".ribbon .rail rect")).to_have_count(14)


def test_the_log_follows_and_leads_to_its_moments(server: Server, visitor: Callable[..., Page]) -> None:
    page = visitor(moment(server.loaded(record()), 12))
    entries = page.locator(".log li button")
    expect(entries).to_have_count(12)
    expect(entries.last).to_have_attribute("aria-current", "step")
    entries.nth(4).click()
    expect(entries).to_have_count(5)
    expect(shown(page)).to_contain_text("5 /")
    entries.last.focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect(entries).to_have_count(4)


def test_a_moment_has_an_address_and_the_back_button_leads_out(server: Server, visitor: Callable[..., Page]) -> None:
    address = server.loaded(record())
    page = visitor(address)
    page.get_by_role("dialog").get_by_role("button", name="Replay").click()
    slider(page).fill("9")
    expect(page).to_have_url(re.compile(r"/at/9$"))
    page.get_by_role("button", name="Score sheet").click()
    expect(page.get_by_role("dialog").get_by_role("table")).to_be_visible()  # the end is known while one looks back
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Link to this moment").click()
    link = page.get_by_label("Address of this moment").input_value()
    assert link == page.url
    page.keyboard.press("Escape")
    page.go_back()
    expect(page.locator(".replay")).to_have_count(0)
    watcher = visitor()
    watcher.add_init_script(NOTE_FIRST)
    watcher.goto(link)
    expect(watcher.locator(".replay .at")).to_contain_text("9 /")
    assert watcher.evaluate("window.shownFirst") == ["past"], "nobody sees the end first"
    watcher.reload()
    expect(watcher.locator(".replay .at")).to_contain_text("9 /")
    watcher.get_by_role("button", name="Close replay").click()
    expect(watcher).to_have_url(re.compile(r"/table/\w+$"))


def test_what_happens_meanwhile_is_told_and_does_not_disturb(server: Server, visitor: Callable[..., Page]) -> None:
    address = server.table(["Anna", "Boris"])
    page, other = visitor(address), visitor(address)
    page.locator(".section.lit").first.click()
    expect(other.locator(".banner")).to_have_count(1)
    other.get_by_role("button", name="Replay").click()
    expect(shown(other)).to_have_text("2 / 2")
    other.keyboard.press("Home")
    expect(shown(other)).to_have_text("0 / 2")
    page.get_by_role("group", name="Face down").get_by_role("button").first.click()
    expect(shown(other)).to_have_text("0 / 3")
    expect(other.get_by_text("Something happened")).to_be_visible()
    other.get_by_role("button", name="Back to now").click()
    expect(other.locator(".log li").last).to_contain_text("face down")


def test_play_on_from_here_against_a_bot(server: Server, visitor: Callable[..., Page]) -> None:
    game = from_record(record())
    ply = next(i for i, (_, turn, color) in enumerate(game.plies_with_turns()) if turn == 7 and color == "red")
    page = visitor(moment(server.loaded(record()), ply))
    expect(shown(page)).to_contain_text(f"{ply} /")
    old = page.url
    page.get_by_role("button", name="Continue from here").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_label("Who plays for Anna", exact=True)).to_have_value("me")
    dialog.get_by_role("button", name="Continue").click()
    expect(page.locator(".turn strong")).to_contain_text("our turn")
    expect(page.locator(".turn .number")).to_contain_text("Turn 7")
    assert page.url != old
    expect(page.locator(".log li").first).to_contain_text("continues from a moment in another game")
    page.locator(".die.lit").first.click()
    page.locator(".landing").first.click()
    expect(page.locator(".log li").last).to_contain_text("moves the")
    page.get_by_role("link", name="continues from a moment").click()
    expect(shown(page)).to_contain_text(f"{ply} /")


def test_the_chart_leads_to_a_turn_and_has_a_table(server: Server, visitor: Callable[..., Page]) -> None:
    game = from_record(record())
    assert game.outcome is not None
    page = visitor(server.loaded(record()))
    page.get_by_role("dialog").get_by_role("button", name="Chart and figures").click()
    dialog = page.get_by_role("dialog")
    chart = dialog.get_by_role("slider", name="Turn on the chart")
    totals = [f"{name}: {score.total}" for name, score in zip(game.names, game.outcome.scores, strict=True)]
    expect(chart).to_have_attribute("aria-valuetext", re.compile(".*".join(totals)))
    dialog.get_by_text("The same as a table").click()
    rows = dialog.get_by_role("table", name="Prestige over the game").get_by_role("row")
    expect(rows).to_have_count(14 + 1)
    assert rows.last.inner_text().split() == ["14", *(str(score.total) for score in game.outcome.scores)]
    chart.focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    turns = [turn for _, turn, _ in game.plies_with_turns()]
    expect(shown(page)).to_have_text(f"{turns.index(14)} / {game.version}")


def test_the_figures_add_up(server: Server, visitor: Callable[..., Page]) -> None:
    game = from_record(record(3, None))
    assert game.outcome is not None
    page = visitor(server.loaded(record(3, None)))
    page.get_by_role("dialog").get_by_role("button", name="Chart and figures").click()
    sources = page.get_by_role("region", name="Where the prestige came from").locator("tbody tr")
    expect(sources.last).to_contain_text("Total")
    lines = [[int(n) for n in re.findall(r"-?\d+", line)] for line in sources.all_inner_texts()]
    *parts, total = lines
    assert [sum(column) for column in zip(*parts, strict=True)] == total
    assert total == [score.total for score in game.outcome.scores]
    deeds = page.get_by_role("region", name="What everyone did")
    completed = deeds.get_by_role("row", name="Sections completed").locator("td").all_inner_texts()
    assert [int(n) for n in completed] == [score.sections for score in game.outcome.scores]


def test_turning_points_are_looked_for_on_request(server: Server, visitor: Callable[..., Page]) -> None:
    page = visitor(server.loaded(record()))
    page.get_by_role("dialog").get_by_role("button", name="Chart and figures").click()
    page.get_by_role("button", name="Find the turning points").click()
    found = page.get_by_role("region", name="Turning points")
    expect(found.get_by_role("progressbar").or_(found.get_by_text("Judged by a bot"))).to_be_visible()
    expect(found.get_by_role("button", name="Find the turning points")).to_have_count(0)


@pytest.mark.parametrize("window", [(390, 664), (375, 553), (844, 390), (1366, 625), (1920, 940)])
def test_the_next_game_is_in_sight_at_the_end(
    server: Server, visitor: Callable[..., Page], window: tuple[int, int]
) -> None:
    page = visitor(server.loaded(record(4)), viewport={"width": window[0], "height": window[1]})
    expect(page.get_by_role("dialog").get_by_role("button", name="Play again")).to_be_in_viewport(ratio=1)


def test_looking_for_turning_points_can_be_stopped_and_continued(server: Server, visitor: Callable[..., Page]) -> None:
    page = visitor(server.loaded(record(turns=None)))
    page.get_by_role("dialog").get_by_role("button", name="Chart and figures").click()
    page.get_by_role("button", name="Find the turning points").click()
    found = page.get_by_role("region", name="Turning points")
    found.get_by_role("button", name="Stop").click()
    expect(found.get_by_role("progressbar")).to_have_count(0)
    found.get_by_role("button", name=re.compile("Keep looking|Find the turning points")).click()
    expect(found.get_by_role("progressbar")).to_be_visible()


@pytest.mark.slow
def test_ones_own_mistake_comes_first_and_the_better_line_is_played_step_by_step(
    server: Server, visitor: Callable[..., Page]
) -> None:
    game = rc.new_game(2, seed=3, names=["Anna", "Boris"], turn_limit=2)
    bot = make_bot("greedy", seed=1)
    while game.state.turn_number < 2:
        game.play(bot.choose(game))
    game.play("market white")
    game.play("end")  # gathers nothing at all
    while game.outcome is None:
        game.play(bot.choose(game))
    page = visitor(server.loaded(game.record()))
    page.get_by_role("dialog").get_by_role("button", name="Chart and figures").click()
    page.get_by_role("button", name="Find the turning points").click()
    found = page.get_by_role("region", name="Turning points")
    better = found.get_by_role("button", name="Play the better line").first
    better.wait_for(timeout=LONG_ENOUGH)
    expect(found.get_by_role("listitem").first).to_contain_text("Better:")
    assert not AXE.is_file() or all_objections(page) == []
    better.click()
    line = page.get_by_role("group", name="Better line")
    here = line.locator("[aria-current]")
    expect(here).to_contain_text("Instead of:")
    for width, height in [(390, 664), (375, 553), (844, 390), (768, 950), (1366, 625)]:
        page.set_viewport_size({"width": width, "height": height})
        assert measured(page) == [], (width, height)
    page.set_viewport_size(DESK)
    before = page.locator(".table").inner_html()
    page.keyboard.press("ArrowRight")
    expect(line).to_contain_text("Move 1 of")
    expect(here).not_to_contain_text("Instead of:")
    settled(page, "document.querySelector('.table').innerHTML.length > 0", True)
    assert page.locator(".table").inner_html() != before
    line.get_by_role("button", name="Back to the game").click()
    expect(line).to_have_count(0)


def test_a_finished_game_is_replayed_from_the_list_of_games(server: Server, visitor: Callable[..., Page]) -> None:
    page = visitor(server.loaded(record()))
    page.get_by_role("dialog").get_by_role("button", name="Look at the table").click()
    page.goto(server.url)
    page.get_by_role("link", name="Replay this game").click()
    expect(shown(page)).to_contain_text("0 /")


@pytest.mark.parametrize("seats", [2, 4])
def test_nothing_is_cut_off_while_looking_back(server: Server, visitor: Callable[..., Page], seats: int) -> None:
    address = moment(server.loaded(record(seats)), 30)
    for screen in (DESK, PHONE):
        page = visitor(address, viewport=screen)
        expect(shown(page)).to_contain_text("30 /")
        settled(page, SCROLLS, [False, False])
        settled(page, CUT_OFF, [])
        page.get_by_role("button", name="Chart and figures").click()
        page.get_by_role("region", name="What everyone did").wait_for()
        settled(
            page, "document.querySelector('dialog').scrollWidth <= document.querySelector('dialog').clientWidth", True
        )


# A moment itself and what asks how to play on from it are scenes: test_layout.py.
@needs_axe
@pytest.mark.matrix
@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
def test_axe_finds_nothing_while_looking_back(
    server: Server, visitor: Callable[..., Page], screen: dict[str, int]
) -> None:
    page = visitor(moment(server.loaded(record(3)), 25), viewport=screen)
    expect(shown(page)).to_contain_text("25 /")
    for button in ("Chart and figures", "Link to this moment"):
        page.get_by_role("button", name=button).click()
        page.get_by_role("dialog").get_by_role("heading").first.wait_for()
        if button == "Chart and figures":
            page.get_by_text("The same as a table").click()
        assert objections_in_both_themes(page) == [], button
        page.keyboard.press("Escape")
