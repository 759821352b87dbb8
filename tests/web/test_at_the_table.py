"""At the table: whole games by clicking, reasons, reload, looking back, small screens."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest
from browsing import PHONE
from hands import play_to_the_end, step, wait_until_told
from measures import CUT_OFF, SCROLLS, SMALL_LETTERS, SPEAK, at_rest, eyes_of, settled
from pictures import in_phase, table_at
from playwright.sync_api import expect

import redcathedral as rc
from lab.positions_in_motion import before_a
from positions import json_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from browsing import Server
    from playwright.sync_api import Page

    from redcathedral.game.game import Game

# Where in a space of the market a hand may press: how far from the middle of the wheel, and how far round.
CORNERS = [(95, 8), (95, 37), (128, 22), (198, 5), (198, 40)]
HIT = """
([label, radius, turn]) => {
  const landing = [...document.querySelectorAll(".landing")].find((one) => one.ariaLabel === label);
  const ring = landing.closest(".ring").getBoundingClientRect();
  const space = Number(landing.dataset.tip.split(":")[1]);
  const angle = ((-90 + (space - 1) * 45 + turn) * Math.PI) / 180;
  const [x, y] = [312 + radius * Math.cos(angle), 250 + radius * Math.sin(angle)];
  const hit = document.elementsFromPoint(ring.left + (x * ring.width) / 624, ring.top + (y * ring.height) / 500);
  return hit.includes(landing);
}
"""
# How much of the list of options has to be scrolled to.
UNSEEN_OPTIONS = "(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector('.options'))"
NUMBERS = "bits => bits.map((bit) => bit.dataset.ply.split(' ')[1])"
NAMES = ["Anna", "Boris", "Clara", "Dmitri"]
LINES = ["Scoring track", "Materials and rubles", "Tower A", "Total", "Place"]


def expect_score_sheet(page: Page) -> None:
    for line in LINES:
        expect(page.get_by_role("dialog").get_by_role("rowheader", name=line)).to_be_visible()


def test_a_solo_game_is_played_to_the_score_sheet_by_clicking(server: Server, visitor: Callable[..., Page]) -> None:
    page = visitor(server.table(["Anna"], solo=True, turn_limit=8))
    play_to_the_end(page, seed=1)
    expect_score_sheet(page)


def test_a_hot_seat_game_is_played_to_the_score_sheet_by_clicking(server: Server, visitor: Callable[..., Page]) -> None:
    page = visitor(server.table(NAMES[:2], turn_limit=8))
    play_to_the_end(page, seed=2)
    expect_score_sheet(page)
    page.get_by_role("button", name="Verify the dice").click()
    proof = page.get_by_role("status")
    for proved in ("so nobody chose", "The setup follows", "public log, just as your browser saw it"):
        expect(proof).to_contain_text(proved)
    expect(proof.get_by_role("heading")).to_have_text(["Proved by your own browser", "Not proved"])
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".turn .number")).to_have_text("Turn 1 of 8")


def test_dice_that_nothing_proves_are_not_called_wrong(server: Server, visitor: Callable[..., Page]) -> None:
    game = rc.play_to_end(rc.new_game(players=2, seed=1, turn_limit=2), bots=["greedy", "greedy"])
    page = visitor(server.loaded(game.record()))
    page.get_by_role("button", name="Verify the dice").click()
    expect(page.get_by_role("status")).to_have_text(
        "These dice can’t be verified: This game was played elsewhere and loaded here: no promise was made about its"
        " dice before they were rolled."
    )
    expect(page.get_by_role("status")).to_be_in_viewport()


def at_a(kind: str, server: Server, visitor: Callable[..., Page]) -> tuple[Page, str]:
    """Open a table before a ply of some kind; gives that ply, too."""
    game, ply = before_a(kind)
    page = visitor(server.loaded(game.record()))
    wait_until_told(page)
    return page, ply


def test_a_space_that_glows_is_pressed_anywhere_and_then_its_tile_gathers_everything(
    server: Server, visitor: Callable[..., Page]
) -> None:
    page, ply = at_a("market", server, visitor)
    page.locator(f".die[data-at=die-{ply.split()[1]}]").click()
    landing = page.locator(".landing").first
    for corner in CORNERS:
        assert page.evaluate(HIT, [landing.get_attribute("aria-label"), *corner])
    landing.click()
    expect(page.locator(".die.moved")).to_have_count(1)
    page, ply = at_a("gather", server, visitor)
    most = max(int(one) for one in page.locator(".bar [data-ply^=gather]").evaluate_all(NUMBERS))
    page.locator(".landing").click()
    expect(page.locator(".log li").last).to_contain_text(f"gathers {most}")


def test_a_die_that_lies_on_a_space_that_glows_is_a_part_of_it_for_a_hand(
    server: Server, visitor: Callable[..., Page]
) -> None:
    page, _ = at_a("gather", server, visitor)
    die = page.locator(".die.moved")
    die.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".bar .why")).to_be_visible()
    die.focus()
    page.keyboard.press("Enter")  # lets go of it
    expect(page.locator(".bar .why")).to_have_count(0)
    die.click()
    expect(page.locator(".log li").last).to_contain_text("gathers")


def test_end_turn_calls_once_nothing_is_left_to_be_had(server: Server, visitor: Callable[..., Page]) -> None:
    """What the die brings is the one thing that stands out before."""
    page = visitor(server.url + table_at(server, 3, 1, in_phase("market", 35, 7)))
    best = page.locator(".options :is(.best, .most)")
    quiet, calling = page.locator(".bar .end.early"), page.locator(".bar .end:not(.early, .off)")
    expect(best).to_have_count(1)
    expect(quiet).to_be_visible()
    best.click()
    page.locator(".bar [data-ply=pray]").click()
    expect(calling).to_be_visible()
    expect(best).to_have_count(0)


def test_what_is_rarely_needed_looks_as_if_it_can_be_pressed_only_where_it_can(
    server: Server, visitor: Callable[..., Page]
) -> None:
    page = visitor(server.table(NAMES[:2]))  # nobody has prestige yet
    rare = page.get_by_role("button", name="Rarely needed")
    expect(rare).to_be_disabled()
    expect(rare).to_have_css("opacity", "0.5")
    page.goto(server.url + table_at(server, 2, 2, lambda game: any(str(ply) == "exchange" for ply in game.legal())))
    expect(rare).to_be_enabled()
    expect(rare).to_have_css("opacity", "1")


def test_who_decorates_one_of_many_sections_chooses_its_jewels_by_name(
    server: Server, visitor: Callable[..., Page]
) -> None:
    def many(game: Game) -> bool:
        plies = [str(ply).split() for ply in game.legal()]
        sections = {words[1] for words in plies if words[0] == "ornament"}
        return len(sections) > 2 and len([words for words in plies if words[0] == "ornament"]) > len(sections)

    page = visitor(server.url + table_at(server, 3, 1, many))
    options = page.locator(".bar .options button")
    options.filter(has_text="Decorate").click()
    section = options.filter(has=page.locator("svg.icon")).first
    name = section.inner_text().strip()
    section.click()
    expect(options.filter(has_text="no jewels")).to_have_count(1)
    options.filter(has_text="no jewels").click()
    expect(page.locator(".log")).to_contain_text(f"decorates {name}")


def test_a_material_and_then_a_section_delivers(server: Server, visitor: Callable[..., Page]) -> None:
    page, ply = at_a("deliver", server, visitor)
    _, material, section = ply.split()
    page.locator(f".you [data-at$='-{material}'].lit").first.click()
    page.locator(f".section.lit[data-at=section-{section}]").click()
    expect(page.locator(".log li").last).to_contain_text(f"to {section}")


def test_a_flag_on_the_inventory_is_that_banner(server: Server, visitor: Callable[..., Page]) -> None:
    page, _ = at_a("banner", server, visitor)
    page.locator(".you .covered.lit").click()
    expect(page.locator(".log li").last).to_contain_text("puts a banner")


# All pairs are played to the end through the server: see tests/server/test_whole_games.py. Whole solo games are played
# by keyboard, by touch and through the accessibility tree: see test_without_a_mouse.py and test_by_touch.py.
@pytest.mark.slow
@pytest.mark.parametrize(("seats", "boards"), [(2, "advanced"), (4, "basic")])
def test_longer_games_come_to_the_score_sheet_too(
    server: Server, visitor: Callable[..., Page], seats: int, boards: str
) -> None:
    page = visitor(server.table(NAMES[:seats], boards=boards, turn_limit=30))
    play_to_the_end(page, seed=seats)
    expect_score_sheet(page)


@pytest.mark.parametrize("policy", ["casual", "strict"])
def test_an_undo_that_is_greyed_changes_nothing_and_says_why(
    server: Server, visitor: Callable[..., Page], policy: str
) -> None:
    page = visitor(server.table(NAMES[:2], policy=policy))
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(undo).to_have_accessible_description("You have no move to undo yet.")
    undo.click(force=True)  # it's no use, and can still be asked
    expect(page.locator(".why")).to_have_text("You have no move to undo yet.")
    page.locator(".die.lit").first.click()
    page.locator(".landing").first.click()
    expect(undo).to_have_attribute("aria-disabled", "false")
    page.get_by_role("button", name="End turn").click()
    expect(page.locator(".turn .number")).to_have_text("Turn 2")
    if policy == "casual":
        undo.click()
        expect(page.locator(".turn .number")).to_have_text("Turn 1")
    else:
        expect(undo).to_have_attribute("aria-disabled", "true")
        wait_until_told(page)  # the turn may be over before its answer is there, and until then keys don't count
        page.keyboard.press("u")
        expect(page.locator(".why")).to_contain_text("This is a strict table")
        expect(page.locator(".turn .number")).to_have_text("Turn 2")


def test_reloading_in_mid_turn_shows_the_same_game(server: Server, visitor: Callable[..., Page]) -> None:
    page = visitor(server.table(NAMES[:2]))
    chance = random.Random(4)  # noqa: S311 - a game, not a secret
    for _ in range(6):  # every phase is reloaded in the next test
        step(page, chance)
        wait_until_told(page)
        page.keyboard.press("Escape")
        before = {part: page.locator(part).inner_text() for part in (".track", ".log ol", ".you", ".turn")}
        lit = page.locator(".lit").count()
        page.reload()
        page.wait_for_selector(".table[data-version]")
        expect(page.locator(".log ol")).to_have_text(before[".log ol"], use_inner_text=True)
        assert {part: page.locator(part).inner_text() for part in before} == before
        assert page.locator(".lit").count() == lit


def game_in(phase: str) -> rc.Game:
    """Play at random until a phase is reached."""
    luck = random.Random(7)  # noqa: S311 - a game, not a secret
    game = rc.new_game(1 if phase == "ivan" else 2, seed=1, boards="advanced", turn_limit=150)
    while game.snapshot()["turn"]["phase"] != phase:
        game.play(luck.choice(game.legal()))
    return game


PHASES = ["start", "banner", "place", "take", "build", "market", "haul", "settled", "ivan", "over"]


def test_reloading_in_every_phase_shows_the_same_game(server: Server, visitor: Callable[..., Page]) -> None:
    page = visitor()
    parts = ("section.track", ".log ol", ".you", ".turn")
    for phase in PHASES:
        page.goto(server.loaded(game_in(phase).record()))
        page.wait_for_selector(".table[data-version]")
        wait_until_told(page)
        before = {part: page.locator(part).inner_text() for part in parts}
        lit = page.locator(".lit").count()
        page.reload()
        page.wait_for_selector(".table[data-version]")
        for part in parts:
            expect(page.locator(part), phase).to_have_text(before[part], use_inner_text=True)
        expect(page.locator(".lit"), phase).to_have_count(lit)


# Words that are broken across lines, by the lines of their boxes.
BROKEN_WORDS = """
[...document.querySelectorAll(".ivan .name")].filter((one) => {
  const letters = document.createRange();
  letters.selectNodeContents(one);
  return new Set([...letters.getClientRects()].map((box) => box.top)).size > 1;
}).map((one) => one.textContent)
"""


def test_the_names_of_ivans_cards_are_whole(server: Server, visitor: Callable[..., Page]) -> None:
    page = visitor(server.table(["Anna"], solo=True))
    expect(page.locator(".ivan .name")).to_have_count(5)
    eyes = eyes_of(page)
    for language in ("en", "es", "it", "pt", "pl"):
        eyes.evaluate(SPEAK, language)
        settled(page, BROKEN_WORDS, [])


def test_ivan_opens_to_his_cards_for_he_has_no_board(server: Server, visitor: Callable[..., Page]) -> None:
    page = visitor(server.table(["Anna"], solo=True))
    page.locator(".a-seats .card").click()
    shown = page.get_by_role("dialog")
    expect(shown.locator(".ivan li")).to_have_count(5)
    expect(shown.locator(".work, .goods")).to_have_count(0)


def test_what_cannot_be_done_is_explained(server: Server, visitor: Callable[..., Page]) -> None:
    page = visitor(server.table(NAMES[:2]))
    page.locator(".section:not(.lit)").first.click()
    expect(page.locator(".bar .why")).to_contain_text("below")
    page.get_by_role("button", name="Cancel").click()
    expect(page.locator(".bar .why")).to_have_count(0)
    page.get_by_role("button", name="End turn").click(force=True)  # it says that it is off, and explains itself
    expect(page.locator(".bar .why")).not_to_be_empty()


# Whether a finger has room wherever it presses for a die, and the dice that do not feel it there or in their middle.
PRESSES = """
() => {
  const dice = [...document.querySelectorAll(".market .die[data-at]")].map((die) => {
    const [box, reach] = [die.getBoundingClientRect(), getComputedStyle(die, "::before")];
    const middle = [box.left + box.width / 2, box.top + box.height / 2];
    return { die, middle, place: [box.left + parseFloat(reach.left), box.top + parseFloat(reach.top)] };
  });
  const apart = (a, b) => Math.hypot(a.place[0] - b.place[0], a.place[1] - b.place[1]);
  const numb = ({ die, middle, place }) =>
    [middle, place].some(([x, y]) => document.elementFromPoint(x, y)?.closest(".die[data-at]") !== die);
  return [dice.every((a) => dice.every((b) => a === b || apart(a, b) > 39.9)), dice.filter(numb).length];
}
"""


def test_every_die_has_room_for_a_finger_where_three_lie_beside_two(
    server: Server, visitor: Callable[..., Page]
) -> None:
    luck = random.Random(7)  # noqa: S311 - a game, not a secret
    game = rc.new_game(2, seed=2)
    while sorted(one["space"] for one in json_of(game)["market"]["dice"].values()) != [7, 7, 7, 8, 8]:
        game.play(luck.choice(game.legal()))
    page = visitor(server.loaded(game.record()), viewport={"width": 360, "height": 740}, has_touch=True)
    page.wait_for_selector(".market .die")
    settled(page, PRESSES, [True, 0])


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_nothing_scrolls_on_a_laptop_or_a_phone(server: Server, visitor: Callable[..., Page], seats: int) -> None:
    address = server.table(NAMES[:seats], solo=seats == 1)
    desk = visitor(address)
    desk.wait_for_selector(".table")
    settled(desk, SCROLLS, [False, False])
    settled(desk, CUT_OFF, [])
    phone = visitor(address, viewport=PHONE, has_touch=True)
    for part in ("Market", "Cathedral", "Boards", "Log"):
        phone.get_by_role("navigation").get_by_role("button", name=part).click()
        settled(phone, SCROLLS, [False, False])
        settled(phone, CUT_OFF, [])


@pytest.mark.parametrize(("width", "height"), [(1366, 625), (1366, 768), (1920, 940)])
def test_a_turn_with_much_to_do_is_seen_whole_at_a_desk(
    server: Server, visitor: Callable[..., Page], width: int, height: int
) -> None:
    address = server.url + table_at(server, 4, 3, in_phase("start", 28))
    page = visitor(address, viewport={"width": width, "height": height})
    page.locator(".options .best").first.wait_for()
    settled(page, UNSEEN_OPTIONS, 0)


def test_on_a_phone_the_parts_are_swiped_and_the_tabs_follow(server: Server, visitor: Callable[..., Page]) -> None:
    phone = visitor(server.table(NAMES[:2]), viewport=PHONE, has_touch=True)
    tabs = phone.get_by_role("navigation").get_by_role("button")
    expect(tabs.filter(has_text="Market")).to_have_attribute("aria-pressed", "true")
    phone.locator(".pages").evaluate("(pages) => pages.scrollBy({left: pages.clientWidth})")
    expect(tabs.filter(has_text="Cathedral")).to_have_attribute("aria-pressed", "true")
    expect(phone.locator(".section").first).to_be_in_viewport()
    tabs.filter(has_text="Log").click()
    expect(phone.locator(".log")).to_be_in_viewport()
    expect(phone.locator(".section").first).not_to_be_in_viewport()


def test_on_a_phone_a_turn_begins_where_something_can_be_done(server: Server, visitor: Callable[..., Page]) -> None:
    phone = visitor(server.table(NAMES[:2]), viewport=PHONE, has_touch=True)
    table = phone.locator(".table")
    phone.locator(".bar .bit").first.click()
    expect(table).to_have_attribute("data-tab", "you")  # for the section's tile
    phone.locator(".bar .bit").last.click()
    phone.get_by_role("button", name="End turn").click()
    expect(table).to_have_attribute("data-tab", "market")


@pytest.mark.parametrize("seats", [1, 4])
def test_letters_on_a_phone_are_large_enough(server: Server, visitor: Callable[..., Page], seats: int) -> None:
    phone = visitor(server.table(NAMES[:seats], solo=seats == 1), viewport={"width": 360, "height": 740})
    phone.wait_for_selector(".table")
    settled(phone, SMALL_LETTERS, [])


def test_whoever_turns_the_phone_stays_at_the_part_that_was_shown(server: Server, visitor: Callable[..., Page]) -> None:
    phone = visitor(server.table(NAMES[:2]), viewport=PHONE, has_touch=True)
    phone.get_by_role("navigation").get_by_role("button", name="Boards").click()
    for width, height in [(844, 390), (390, 664), (844, 390)]:
        at_rest(phone).set_viewport_size({"width": width, "height": height})
        expect(at_rest(phone).locator(".table")).to_have_attribute("data-tab", "you")
        expect(phone.locator(".workshop").first).to_be_in_viewport()


def test_the_start_page_does_not_scroll_sideways_on_a_phone(server: Server, visitor: Callable[..., Page]) -> None:
    page = visitor(server.url, viewport=PHONE)
    for mode in ("Play against a bot", "Solo against Ivan", "Hot-seat", "Play with friends"):
        page.get_by_role("button", name=mode).click()
        assert page.evaluate(SCROLLS)[0] is False
        settled(page, CUT_OFF, [])


def test_a_turn_can_be_played_by_keyboard_alone(server: Server, visitor: Callable[..., Page]) -> None:
    page = visitor(server.table(NAMES[:2]))
    page.wait_for_selector(".die.lit")

    def go_to(test: str) -> None:
        for _ in range(200):
            page.keyboard.press("Tab")
            if page.evaluate(f"document.activeElement.matches({test!r})"):
                return
        raise AssertionError(f"Tab never comes to {test}")

    go_to(".die.lit")
    page.keyboard.press("Enter")
    go_to(".landing, .bar .option")
    page.keyboard.press("Enter")
    # Where the focus moves to the options before the key is pressed, Tab comes to one that gathers at once, too.
    expect(page.locator(".log .ply", has_text="moves the")).to_be_visible()
    go_to(".bar .end:not(.off)")
    page.keyboard.press("Enter")
    expect(page.locator(".turn")).to_contain_text("Boris")
