"""Several browsers at one table: invitations, lost connections, watching, leaving and coming back."""

from __future__ import annotations

import hashlib
import re
from typing import TYPE_CHECKING, Any

from browsing import DESK, PHONE, Gate
from hands import wait_until_told
from measures import CUT_OFF, LAYOUT, at_rest, comes_to, measured, settled
from playwright.sync_api import expect

from redcathedral.text import say
from waiting import until

if TYPE_CHECKING:
    from collections.abc import Callable

    from browsing import Server
    from playwright.sync_api import Page, ViewportSize, WebSocketRoute


LOW_PHONE: ViewportSize = {"width": 375, "height": 553}
ON_ITS_SIDE: ViewportSize = {"width": 844, "height": 390}


def host_and_link(server: Server, visitor: Callable[..., Page]) -> tuple[Page, str]:
    host = visitor(server.url)
    host.get_by_role("button", name="Play with friends").click()
    host.get_by_label("Your name").fill("Host")
    host.get_by_label("Who starts").select_option("You")
    host.get_by_role("button", name="Make the table").click()
    link = host.get_by_label("Invitation link").input_value()
    return host, link


def sit_down(guest: Page, name: str) -> None:
    guest.get_by_label("Your name").fill(name)
    guest.get_by_role("button", name="Sit here").first.click()


def play_a_turn(page: Page) -> None:
    page.locator(".die.lit").first.click()
    page.locator(".landing").first.click()
    page.locator(".wedge.here").wait_for()
    page.get_by_role("button", name="End turn").click()


# Lay more boards beside one's own than there are, as large as they'd be.
TWO_MORE_SEATS = """
() => {
  const card = document.querySelector(".a-seats .card");
  for (let more = 0; more < 2; more++) card.after(card.cloneNode(true));
}
"""
# Whether all phrases at hand are in sight, and four lines of what was said.
ALL_PHRASES_AND_LINES = """
() => {
  const [phrases, said] = [".phrases", ".chat ol"].map((one) => document.querySelector(one));
  const line = parseFloat(getComputedStyle(said).lineHeight);
  return [phrases.scrollWidth <= phrases.clientWidth, said.clientHeight >= 4 * line];
}
"""


def open_chat(page: Page) -> None:
    """Show what people say."""
    page.get_by_role("button", name="Chat").click()


def test_friends_sit_down_by_link_and_see_each_other_move(server: Server, visitor: Callable[..., Page]) -> None:
    host, link = host_and_link(server, visitor)
    guest = visitor(link, viewport=LOW_PHONE)
    expect(guest).not_to_have_url(re.compile("#"))  # the secret leaves the address as soon as the page is there
    expect(guest.get_by_role("button", name="Sit here")).to_be_in_viewport(ratio=1)
    guest.set_viewport_size(DESK)
    sit_down(guest, "Guest")
    expect(host.locator(".turn strong")).to_have_text("Your turn")
    expect(guest.locator(".turn strong")).to_have_text("Host’s turn")
    expect(host.locator(".a-seats .card")).to_contain_text("Guest")
    expect(host.get_by_text("not connected")).to_have_count(0)  # the seat is known to the guest's line at once
    play_a_turn(host)
    expect(host.locator(".turn strong")).to_have_text("Guest’s turn")
    expect(guest.locator(".turn strong")).to_have_text("Your turn")
    expect(guest).to_have_title(re.compile("^● Your turn"))
    play_a_turn(guest)
    expect(host.locator(".turn strong")).to_have_text("Your turn")
    open_chat(host)
    host.get_by_label("Say something").fill("<b>well played</b>")
    host.get_by_role("button", name="Send").click()
    host.get_by_role("button", name="Thank you!").click()
    expect(guest.get_by_role("button", name="Chat")).to_have_text(re.compile("2 new messages"))
    open_chat(guest)
    expect(guest.locator(".chat li")).to_have_text(["Host: <b>well played</b>", "Host: Thank you!"])
    guest.set_viewport_size(LOW_PHONE)
    guest.get_by_role("navigation").get_by_role("button", name="Log").click()
    expect(guest.locator(".chat li").last).to_be_in_viewport(ratio=1)  # the newest, where there is hardly any room
    assert at_rest(guest).evaluate(LAYOUT) == []
    guest.set_viewport_size(DESK)
    guest.get_by_role("button", name="Log", exact=True).click()
    expect(guest.get_by_role("button", name="Chat", exact=True)).to_be_visible()  # nothing is new any more
    host.set_viewport_size({"width": 1280, "height": 585})
    host.evaluate(TWO_MORE_SEATS)
    assert measured(host) == []
    assert host.evaluate(ALL_PHRASES_AND_LINES) == [True, True]


def test_who_is_muted_is_hidden_until_unmuted_and_who_is_reported_is_known_to_the_server(
    server: Server, visitor: Callable[..., Page]
) -> None:
    host, link = host_and_link(server, visitor)
    guest = visitor(link, watch=False)  # a refused report is an error to the browser
    sit_down(guest, "Guest")
    open_chat(host)
    open_chat(guest)
    host.get_by_label("Say something").fill("you play like a child")
    host.get_by_role("button", name="Send").click()
    expect(host.get_by_text("you play like a child")).to_be_visible()
    expect(host.get_by_role("button", name="Mute or report Host")).to_have_count(0)  # nobody mutes themselves

    guest.get_by_role("button", name="Mute or report Host").press("Enter")
    dialog = guest.get_by_role("dialog", name="Host")
    expect(dialog.get_by_role("button", name="Send the report")).to_be_disabled()
    dialog.get_by_label("Insults or threats").check()
    too_fast = {"error": {"code": "rate", "message": "", "phrase": {"key": "error-too-fast", "facts": {}}}}
    guest.route("**/report", lambda route: route.fulfill(status=429, json=too_fast), times=1)
    dialog.get_by_role("button", name="Send the report").click()
    expect(dialog.get_by_role("alert")).to_have_text(say("error-too-fast"))
    with guest.expect_response("**/report") as answer:
        dialog.get_by_role("button", name="Send the report").click()
    assert answer.value.status == 201
    expect(dialog.get_by_role("status")).to_be_focused()
    dialog.get_by_role("button", name="Mute Host").click()
    dialog.get_by_role("button", name="Close").click()
    expect(guest.get_by_text("you play like a child")).to_have_count(0)

    guest.reload()
    open_chat(guest)
    expect(guest.get_by_text("1 message hidden")).to_be_visible()
    guest.get_by_role("button", name="Unmute Host").press("Enter")
    expect(guest.get_by_text("you play like a child")).to_be_visible()
    expect(guest.locator(".chat ol")).to_be_focused()

    guest.locator(".a-seats .card").click()  # from the seat, too
    guest.get_by_role("button", name="Mute or report Host").last.click()
    expect(dialog.get_by_role("group", name="Report Host")).to_be_visible()


def test_what_is_said_is_said_while_a_move_waits_for_its_answer(server: Server, visitor: Callable[..., Page]) -> None:
    page, link = host_and_link(server, visitor)
    sit_down(visitor(link), "Guest")
    wait_until_told(page)
    open_chat(page)
    plies = Gate(page, "**/plies")
    page.locator(".section.lit").first.click()
    page.wait_for_selector(".table[aria-busy='true']")
    page.get_by_label("Say something").fill("one moment")
    page.get_by_role("button", name="Send").click()
    expect(page.locator(".chat li").last).to_contain_text("one moment")
    expect(page.get_by_label("Say something")).to_have_value("")
    plies.let_through()
    page.get_by_role("button", name="Log", exact=True).click()
    expect(page.locator(".log")).to_contain_text("claims")


def test_a_browser_that_lost_its_connection_catches_up(server: Server, visitor: Callable[..., Page]) -> None:
    host, link = host_and_link(server, visitor)
    guest = visitor(watch=False)  # what cannot be reached is an error to the browser
    lines: list[WebSocketRoute] = []

    def connect(line: WebSocketRoute) -> None:
        line.connect_to_server()
        lines.append(line)

    guest.route_web_socket("**/live**", connect)
    guest.goto(link)
    sit_down(guest, "Guest")
    expect(host.locator(".turn strong")).to_have_text("Your turn")
    expect(guest.locator(".turn strong")).to_have_text("Host’s turn")  # it knows of its seat
    guest.context.set_offline(True)
    for line in lines:
        line.close()
    expect(guest.get_by_text("Reconnecting")).to_be_visible()
    guest.set_viewport_size(PHONE)
    comes_to(guest, "innerWidth === 390 && document.querySelector('.market').clientWidth < 390", wanted=True)
    settled(guest, CUT_OFF, [])
    guest.set_viewport_size(DESK)
    play_a_turn(host)
    expect(host.locator(".turn strong")).to_have_text("Guest’s turn")
    guest.context.set_offline(False)
    expect(guest.locator(".turn strong")).to_have_text("Your turn", timeout=20_000)
    expect(guest.get_by_text("Reconnecting")).to_have_count(0)
    assert guest.locator(".log ol").inner_text() == host.locator(".log ol").inner_text()


def test_the_game_goes_on_after_the_server_was_restarted(server: Server, visitor: Callable[..., Page]) -> None:
    page = visitor(server.table(["Anna", "Boris"]), watch=False)
    page.locator(".section.lit").first.click()
    expect(page.locator(".log")).to_contain_text("claims")
    server.stop()
    expect(page.get_by_text("Reconnecting")).to_be_visible()
    server.start()
    expect(page.get_by_text("Reconnecting")).to_have_count(0, timeout=20_000)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".log li").last).to_contain_text("undoes a move")


def test_who_only_knows_the_address_watches(server: Server, visitor: Callable[..., Page]) -> None:
    address = server.table(["Anna", "Boris"])
    player = visitor(address)
    watcher = visitor(address.partition("#")[0])
    expect(watcher.get_by_text("Watching")).to_be_visible()
    expect(watcher.locator(".lit")).to_have_count(0)
    expect(watcher.get_by_role("button", name="End turn")).to_have_count(0)
    play_a_turn(player)
    expect(watcher.locator(".turn strong")).to_have_text("Boris’s turn")


def test_a_seat_that_left_is_played_by_a_bot_until_its_owner_is_back(
    server: Server, visitor: Callable[..., Page]
) -> None:
    host, link = host_and_link(server, visitor)
    guest = visitor(link)
    sit_down(guest, "Guest")
    expect(host.locator(".turn strong")).to_have_text("Your turn")
    guest.get_by_role("button", name="Menu").click()
    guest.get_by_role("button", name="Leave; let a bot play for me").click()
    expect(host.get_by_text("played by a bot", exact=True)).to_be_visible()
    play_a_turn(host)
    expect(host.locator(".turn .number")).to_have_text("Turn 3", timeout=30_000)
    guest.keyboard.press("Escape")
    guest.get_by_role("button", name="I’m back, let me play").click()
    expect(host.get_by_text("played by a bot", exact=True)).to_have_count(0)
    play_a_turn(host)
    expect(guest.locator(".turn strong")).to_have_text("Your turn")


def test_who_has_sat_down_can_act_before_everything_has_been_heard(
    server: Server, visitor: Callable[..., Page]
) -> None:
    host, link = host_and_link(server, visitor)
    guest = visitor()
    with guest.expect_websocket():  # the host's number is opened when the guest has sat down, and then pushed
        guest.goto(link)
    events = Gate(guest, "**/events*")
    sit_down(guest, "Guest")
    expect(guest.locator(".turn strong")).to_be_visible()  # the game starts when both have opened their numbers
    guest.get_by_role("button", name="Menu").click()
    guest.get_by_role("button", name="Leave; let a bot play for me").click()
    expect(host.get_by_text("played by a bot", exact=True)).to_be_visible()
    events.let_through()
    expect(guest.get_by_role("button", name="I’m back, let me play").first).to_be_visible()


def test_who_leaves_from_the_list_of_games_is_asked_first(server: Server, visitor: Callable[..., Page]) -> None:
    host, link = host_and_link(server, visitor)
    guest = visitor(link)
    sit_down(guest, "Guest")
    expect(host.locator(".turn strong")).to_have_text("Your turn")
    guest.goto(server.url)
    leave = guest.get_by_role("button", name="Leave; let a bot play for me")
    leave.click()
    asked = guest.get_by_role("dialog", name="Leave this game?")
    expect(asked).to_contain_text("plays for you")
    asked.get_by_role("button", name="Stay").click()
    expect(asked).to_have_count(0)
    expect(host.get_by_text("played by a bot", exact=True)).to_have_count(0)
    leave.click()
    asked.get_by_role("button", name="Leave; let a bot play for me").click()
    expect(host.get_by_text("played by a bot", exact=True)).to_be_visible()
    guest.get_by_role("button", name="I’m back, let me play").click()
    expect(host.get_by_text("played by a bot", exact=True)).to_have_count(0)


def test_a_quick_phrase_is_read_in_the_readers_language(server: Server, visitor: Callable[..., Page]) -> None:
    host, link = host_and_link(server, visitor)
    guest = visitor(link)
    sit_down(guest, "Guest")
    expect(host.locator(".turn strong")).to_have_text("Your turn")
    open_chat(host)
    host.get_by_role("button", name="Thank you!").click()
    expect(host.locator(".chat li")).to_have_text("Host: Thank you!")
    guest.goto(f"{guest.url}?lang=de")
    open_chat(guest)
    expect(guest.locator(".chat li")).to_have_text("Host: Danke!")


def test_an_undo_past_the_dice_is_asked_for(server: Server, visitor: Callable[..., Page]) -> None:
    host, link = host_and_link(server, visitor)
    guest = visitor(link)
    sit_down(guest, "Guest")
    play_a_turn(host)
    expect(guest.locator(".turn strong")).to_have_text("Your turn")
    at_rest(guest)
    options = guest.locator(".options button")
    before = [one.bounding_box() for one in options.all()]
    host.get_by_role("button", name="Ask to undo").click()
    agree = guest.get_by_role("button", name="Agree")
    expect(agree).to_be_in_viewport()
    assert [one.bounding_box() for one in options.all()] == before, "no option moves under the pointer"
    guest.set_viewport_size(ON_ITS_SIDE)
    expect(guest.locator(".request")).to_be_in_viewport(ratio=1)
    guest.set_viewport_size(DESK)
    agree.click()
    expect(host.locator(".turn strong")).to_have_text("Your turn")
    expect(host.locator(".wedge.here")).to_have_count(1)


# Dice: everyone's number is sealed before anyone's is opened


def test_a_start_waits_for_a_number_and_says_whose_it_is(server: Server, visitor: Callable[..., Page]) -> None:
    host, link = host_and_link(server, visitor)
    host.reload()  # the number it has sealed is kept
    opening = Gate(host, "**/reveal")
    guest = visitor(link)
    sit_down(guest, "Guest")
    expect(guest.get_by_role("status")).to_contain_text("random numbers for the dice: Host.")
    opened_too = host.context.new_page()
    opened_too.goto(host.url)  # another tab has the number as well
    expect(guest.locator(".turn strong")).to_have_text("Host’s turn")
    expect(opened_too.locator(".turn strong")).to_have_text("Your turn")
    opening.let_through()
    expect(host.locator(".turn strong")).to_have_text("Your turn")


def test_a_seat_freed_after_a_number_was_opened_starts_the_sealing_over(
    server: Server, visitor: Callable[..., Page]
) -> None:
    host, link = host_and_link(server, visitor)
    idle = visitor(watch=False)  # who is sent away hears so as an error
    Gate(idle, "**/reveal")
    idle.goto(link)
    sit_down(idle, "Idle")
    expect(host.get_by_role("status")).to_contain_text("random numbers for the dice: Idle.")
    host.get_by_role("button", name="Free this seat").click()
    expect(host.get_by_label("Invitation link")).not_to_have_value(link)
    guest = visitor(host.get_by_label("Invitation link").input_value())
    sit_down(guest, "Guest")
    expect(host.locator(".turn strong")).to_have_text("Your turn")
    expect(guest.locator(".turn strong")).to_have_text("Host’s turn")


def test_while_waiting_a_guest_takes_another_name_gives_up_the_seat_and_sits_elsewhere(
    server: Server, visitor: Callable[..., Page]
) -> None:
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}, {"kind": "open"}]
    made = server.post("/api/tables", {"seats": seats, "entropy": "web"})
    address = f"{server.url}/table/{made['table']['id']}"
    host, guest = visitor(f"{address}#key={made['key']}"), visitor(f"{address}#invite={made['invite']}")
    sit_down(guest, "Bop")
    expect(host.get_by_role("main")).to_contain_text("Bop")
    guest.get_by_role("button", name="Change your name").click()
    name = guest.get_by_role("textbox", name="Your name")  # "Change your name" is a button
    expect(name).to_be_focused()
    name.fill("Bob")
    name.press("Enter")
    expect(guest.get_by_role("button", name="Change your name")).to_be_focused()
    expect(host.get_by_role("main").get_by_text("Bob", exact=True)).to_be_visible()
    guest.get_by_role("button", name="Give up your seat").click()
    expect(host.get_by_text("Open seat")).to_have_count(2)
    expect(name).to_have_value("Bob")
    guest.get_by_role("button", name="Sit here").last.click()
    expect(guest.get_by_role("listitem").last).to_contain_text("Bob (you)")


def sealed_of(entropy: str) -> str:
    return hashlib.sha256(entropy.encode()).hexdigest()


def sealed_table(server: Server, **options: Any) -> tuple[str, list[str]]:
    """Make a table where two programs have sealed their numbers, `anna` and `boris`; gives it and their keys."""
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "open"}]
    made = server.post("/api/tables", {"seats": seats, "sealed": sealed_of("anna"), **options})
    table = f"/api/tables/{made['table']['id']}"
    body = {"invite": made["invite"], "seat": 1, "name": "Boris", "sealed": sealed_of("boris")}
    return table, [made["key"], server.post(f"{table}/sit", body)["key"]]


def test_a_number_sealed_on_another_device_can_be_drawn_anew(server: Server, visitor: Callable[..., Page]) -> None:
    table, (anna, boris) = sealed_table(server)
    page = visitor(f"{server.url}{table.removeprefix('/api').replace('tables', 'table')}#key={anna}")
    expect(page.get_by_role("status")).to_contain_text("sealed on another device")
    page.get_by_role("button", name="Draw a new number here").click()
    expect(page.get_by_role("status")).to_contain_text("random numbers for the dice: Boris.")
    server.post(f"{table}/reveal", {"entropy": "boris"}, boris)
    expect(page.locator(".turn strong")).to_have_text("Your turn")


def test_friends_who_play_again_seal_their_numbers(server: Server, visitor: Callable[..., Page]) -> None:
    table, keys = sealed_table(server, turn_limit=1)
    for entropy, key in zip(("anna", "boris"), keys, strict=True):
        server.post(f"{table}/reveal", {"entropy": entropy}, key)
    while (view := server.view(table.rpartition("/")[2]))["table"]["status"] == "playing":
        version = view["table"]["version"]
        body = {"ply": view["game"]["choices"][-1]["ply"], "version": version, "id": f"ply{version}"}
        mover = [seat["color"] for seat in view["table"]["seats"]].index(view["game"]["to_move"])
        server.post(f"{table}/plies", body, keys[mover])
    address = f"{server.url}{table.removeprefix('/api').replace('tables', 'table')}"
    pages = [visitor(f"{address}#key={key}") for key in keys]
    for page in pages:
        page.get_by_role("button", name=re.compile("Play again|Go to the next game")).click()
    for page in pages:
        page.wait_for_url(lambda url: table.rpartition("/")[2] not in url)
    assert pages[0].url == pages[1].url
    number = pages[0].url.rpartition("/")[2]
    until(lambda: server.view(number)["table"]["status"] == "playing", "a game whose numbers are all known")
    again = server.view(number)["table"]
    assert again["dice"]["sealing"]
    assert all(seat["revealed"] for seat in again["seats"])


# What a table refuses


def test_a_server_that_refuses_a_table_says_why_and_nothing_else(server: Server, visitor: Callable[..., Page]) -> None:
    page = visitor(watch=False)  # what is refused is an error to the browser
    banned = {"error": {"code": "banned", "message": "", "phrase": {"key": "error-banned", "facts": {}}}}
    page.route("**/api/**", lambda route: route.fulfill(status=403, json=banned))
    page.goto(server.table(["Anna", "Boris"]))
    expect(page.get_by_role("heading")).to_have_text(say("error-banned"))


def test_why_nobody_can_sit_down_is_in_sight_on_a_phone(server: Server, visitor: Callable[..., Page]) -> None:
    made = server.post("/api/tables", {"seats": [{"kind": "me", "name": "Anna"}, {"kind": "open"}], "entropy": "web"})
    guest = visitor(f"{server.url}/table/{made['table']['id']}#invite=old", watch=False, viewport=PHONE)
    guest.set_viewport_size({"width": 390, "height": 664})
    sit_down(guest, "Guest")
    expect(guest.get_by_role("alert")).to_be_in_viewport(ratio=1)


def test_a_long_name_is_not_written_over(server: Server, visitor: Callable[..., Page]) -> None:
    page = visitor(server.table(["Anna", "Maximiliane von Hohenzollern-Sigmaringen"]))
    page.set_viewport_size({"width": 1366, "height": 625})
    ends = "(card) => ['.head', '.goods'].map((part) => card.querySelector(part).getBoundingClientRect())"
    name, goods = at_rest(page).locator(".a-seats .card").first.evaluate(ends)
    assert name["right"] <= goods["left"]
