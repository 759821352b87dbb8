"""At a desk, in the low window of a laptop: all that is offered is in sight, and pointing shows where it happens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from browsing import DESK
from measures import CROWDED, at_rest
from pictures import in_phase, table_at
from playwright.sync_api import expect
from test_together import host_and_link, play_a_turn, sit_down

if TYPE_CHECKING:
    from collections.abc import Callable

    from browsing import Server
    from playwright.sync_api import Page, Route, ViewportSize
    from scenes import Scenes

    from redcathedral.game.game import Game

LOW: ViewportSize = {"width": 1366, "height": 625}
LOWER: ViewportSize = {"width": 1280, "height": 585}
TABLET: ViewportSize = {"width": 768, "height": 950}
GERMAN: dict[str, Any] = {"viewport": LOW, "locale": "de-DE"}

# The spaces of one's own board that reach out of it.
OUT_OF_THE_BOARD = """
() => [...document.querySelectorAll(".you .space, .you .slot")].filter(
  (one) => one.getBoundingClientRect().bottom > one.closest(".you").getBoundingClientRect().bottom + 1,
).length
"""
# How far the signs under the first tower reach over the edge of the cathedral, or those of the next tower.
SIGNS_TOO_FAR = """
() => {
  const [cathedral, first, second] = [".cathedral", ".names > :nth-child(1) ul", ".names > :nth-child(2)"].map((one) =>
    document.querySelector(one).getBoundingClientRect(),
  );
  return [first.left < cathedral.left, first.right > second.left + 4];
}
"""


def verbs(game: Game) -> list[str]:
    """Give the verb of everything that can be played at the start or in the market."""
    phase = game.version > 20 and game.snapshot()["turn"]["phase"]
    return [f"{phase} {str(ply).split()[0]}" for ply in game.legal()] if phase in ("start", "market") else []


def test_all_that_can_be_begun_with_five_sections_to_claim_is_seen(
    server: Server, visitor: Callable[..., Page]
) -> None:
    def there(game: Game) -> bool:
        can = verbs(game)
        return can.count("start claim") >= 5 and can.count("start deliver") >= 2

    page = visitor(server.url + table_at(server, 4, 2, there, boards="advanced"), **GERMAN)
    expect(page.locator(".bar [data-group=claim] .bit")).to_have_count(5)
    expect(page.locator(".bar .best")).to_have_count(1)
    for window in (LOW, TABLET):
        page.set_viewport_size(window)
        assert at_rest(page).evaluate(CROWDED) == [], window


def test_all_that_can_be_begun_with_two_sections_to_decorate_is_seen(
    server: Server, visitor: Callable[..., Page]
) -> None:
    page = visitor(server.url + table_at(server, 1, 3, in_phase("start", 45, 4)), **GERMAN)
    expect(page.locator(".bar [data-group=ornament]")).to_have_count(1)
    expect(page.locator(".bar .best")).to_have_count(1)
    for window in (LOW, LOWER, TABLET):
        page.set_viewport_size(window)
        assert at_rest(page).evaluate(CROWDED) == [], window


def test_all_that_a_material_can_be_exchanged_for_is_seen_and_one_press_does_it(
    server: Server, visitor: Callable[..., Page]
) -> None:
    def there(game: Game) -> bool:
        can = verbs(game)
        return can.count("market trade") >= 5 and can.count("market barter") >= 5

    page = visitor(server.url + table_at(server, 4, 4, there, boards="advanced"), **GERMAN)
    page.locator(".slot.lit").first.click()
    expect(page.locator(".bar [data-ply^='barter ']")).to_have_count(5)
    for window in (LOW, LOWER):
        page.set_viewport_size(window)
        assert at_rest(page).evaluate(CROWDED) == [], window
    page.locator(".bar [data-ply^='barter ']").first.click()
    expect(page.locator(".log .told").last).to_contain_text("feilscht")


def test_the_board_is_whole_while_a_tile_is_in_hand(visitor: Callable[..., Page], scenes: Scenes) -> None:
    page = scenes.open(visitor, "placing-a-tile", **GERMAN)
    page.locator(".hand").wait_for()
    for window in (LOW, LOWER):
        page.set_viewport_size(window)
        assert at_rest(page).evaluate(OUT_OF_THE_BOARD) == 0, window


def all_seats_in_the_first_tower(route: Route) -> None:
    """Tell of a tower where every seat has completed or decorated a section."""
    view = route.fetch().json()
    seats = [seat["color"] for seat in view["game"]["snapshot"]["seats"]]
    base, above, *_ = view["game"]["snapshot"]["cathedral"]["towers"][0]["sections"]
    for section, owner, decorator in ((base, seats[0], seats[1]), (above, seats[2], seats[3])):
        ornament = {"owner": decorator, "kind": "door", "emeralds": 0, "amethysts": 0}
        section.update(complete=True, owner=owner, tile=None, ornament=ornament)
    route.fulfill(json=view)


def test_the_signs_of_four_seats_have_room_under_one_of_six_towers(
    server: Server, visitor: Callable[..., Page]
) -> None:
    page = visitor(viewport=LOW)
    address = server.table(["Anna", "Boris", "Clara", "Dmitri"])
    page.route("**/api/tables/*/enter", all_seats_in_the_first_tower)
    page.route_web_socket("**/live**", lambda line: line.close())  # it would tell how things really stand
    page.goto(address)
    expect(page.locator(".names > *").first.locator("li")).to_have_count(4)
    assert at_rest(page).evaluate(SIGNS_TOO_FAR) == [False, False]


def test_pointing_at_a_landing_in_the_bar_shows_its_space(server: Server, visitor: Callable[..., Page]) -> None:
    page = visitor(server.table(["Anna", "Boris"]), viewport=DESK)
    page.locator("[data-at=die-white]").click()
    landings = page.locator(".bar .landing")
    landings.first.wait_for()
    expect(page.locator(".market .pointed")).to_have_count(0)
    landings.last.hover()
    expect(page.locator(".market .pointed")).to_have_count(1)
    page.mouse.move(1, 1)
    expect(page.locator(".market .pointed")).to_have_count(0)


# Whether what is asked of everyone lies over what people say.
OVER_THE_LOG = """
() => {
  const [asked, log] = [".request", ".a-log"].map((one) => document.querySelector(one).getBoundingClientRect());
  return asked.right > log.left;
}
"""


def test_who_wants_to_undo_is_said_to_everyone_and_never_over_the_chat(
    server: Server, visitor: Callable[..., Page]
) -> None:
    host, link = host_and_link(server, visitor)
    guest = visitor(link)
    sit_down(guest, "Guest")
    spectator = visitor(link.partition("#")[0])
    play_a_turn(host)
    host.get_by_role("button", name="Ask to undo").click()
    for page, said in (
        (host, "Asking the others if you may undo…"),
        (guest, "Host wants to undo a move."),
        (spectator, "Host wants to undo a move."),
    ):
        page.set_viewport_size(LOW)
        expect(page.locator(".request > span").first).to_have_text(said)
        assert not at_rest(page).evaluate(OVER_THE_LOG)


def test_whoever_chats_can_write_though_others_have_moved(server: Server, visitor: Callable[..., Page]) -> None:
    host, link = host_and_link(server, visitor)
    guest = visitor(link, viewport=LOW)
    sit_down(guest, "Guest")
    guest.get_by_role("button", name="Chat").click()
    play_a_turn(host)
    expect(guest.locator(".turn strong")).to_have_text("Your turn")
    guest.get_by_label("Say something").fill("Well played")
    guest.get_by_role("button", name="Send").click()
    expect(guest.locator(".chat li")).to_have_count(1)
    guest.get_by_role("button", name="Log", exact=True).click()
    expect(guest.locator(".since")).to_contain_text("Host")
