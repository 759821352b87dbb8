"""Every screen there is: the states of which pictures are taken, and what else lies over a table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from browsing import DESK, PHONE
from measures import at_rest
from pictures import on_phone, states

from redcathedral.server.table.events import sentence
from redcathedral.text import Phrase
from waiting import until

if TYPE_CHECKING:
    from collections.abc import Callable

    from browsing import Server
    from playwright.sync_api import Page, Route

NAMES = [
    "start",
    "start-new-game",
    "invited",
    "waiting-room",
    "table-fresh",
    "market-die-chosen",
    "market",
    "build",
    "placing-a-tile",
    "banner",
    "ivan-chooses",
    "score-sheet",
    "finished-cathedral",
    "replay",
    "chart",
    "playing-on",
    "rules",
    "settings",
    "menu",
    "first-game",
    "last-round",
    "line-lost",
    "line-lost-watching",
    "line-lost-finished",
    "your-games",
    "hint",
    "puzzles",
    "puzzle-missed",
]


# What the strong bot says of three plies at most, and why: two reasons each, as long as they come.
PROSPECTS = [(0.243, -1.66), (0.239, -1.97), (0.08, -12.3)]
REASONS = [
    (
        Phrase("hint-because-leads", others=["Anna", "Boris"], tower="C"),
        Phrase("hint-because-scored", n=12),
    ),
    (
        Phrase("hint-because-scored", n=1),
        Phrase(
            "hint-because-needed",
            goods=[Phrase("amount-brick", n=2), Phrase("amount-emerald", n=1), Phrase("amount-amethyst", n=1)],
            sections=["A2", "B4", "C1"],
        ),
    ),
    (
        Phrase("hint-because-last", tower="D"),
        Phrase("means-banner-opens"),
    ),
]


def look_back(page: Page, screen: str) -> None:
    """Have the last round played again, stop it and go back to its first move."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Replay the last round").click()
    page.get_by_role("button", name="Pause").click()
    # It may have been stopped before its first move or behind it.
    at_rest(page).get_by_role("button", name="One move forward").click()
    page.locator(".since .at").wait_for(state="attached")  # its first move has been heard of
    back = at_rest(page).get_by_role("button", name="One move back")
    while back.is_enabled():
        back.click()
        at_rest(page)
    on_phone("Market")(page, screen)  # the view has followed what was shown, as far as that came
    at_rest(page)


def lose_the_line(page: Page, _: str) -> None:
    """Come back to a table whose moves cannot be heard of, once the server has noticed that one left it."""
    address = page.url
    page.goto("about:blank")
    table = address.partition("#")[0].replace("/table/", "/api/tables/")
    until(lambda: not any(_persons_here(page, table)), "an empty table")
    page.route_web_socket("**/live**", lambda line: line.close())
    page.goto(address)
    page.get_by_text("Reconnecting").wait_for()


def _persons_here(page: Page, table: str) -> list[bool]:
    seats = page.request.get(table).json()["table"]["seats"]
    return [seat["here"] for seat in seats if seat["kind"] == "person"]


def lose_the_line_at_the_end(page: Page, screen: str) -> None:
    """Have the score sheet out of the way, and the line lost."""
    lose_the_line(page, screen)
    page.get_by_role("button", name="Look at the table").click()


AT_NOON = """
() => {
  const games = JSON.parse(localStorage.getItem("redcathedral.games"));
  const then = games.map((game) => ({ ...game, at: new Date(2026, 0, 2, 12).getTime() }));
  localStorage.setItem("redcathedral.games", JSON.stringify(then));
}
"""


def go_to_the_start(page: Page, _: str) -> None:
    """Go to the list of one's games, which has the table one has been at, always at the same time."""
    page.locator(".table").wait_for()
    page.goto(page.url.partition("/table/")[0])
    page.locator(".games li").wait_for()
    at_rest(page).evaluate(AT_NOON)
    page.reload()
    page.locator(".games li", has_text="Jan").wait_for()


def miss_a_puzzle(page: Page, screen: str) -> None:
    """End the turn of the first puzzle without its goal."""
    page.get_by_role("button", name="Solve").first.click()
    on_phone("Market")(page, screen)
    at_rest(page).locator(".die.lit").first.click()
    page.locator(".bar .landing").first.click()
    page.locator(".wedge.here").wait_for()
    page.get_by_role("button", name="End turn").click()
    page.locator(".verdict").wait_for()


def ask_for_a_hint(page: Page, _: str) -> None:
    """Ask what a bot would play. A search would need a minute to get ready, and find other chances each time."""
    page.route("**/hint", give_three_hints)
    page.get_by_role("button", name="Hint (key H)").click()
    page.locator(".hints .hint").first.wait_for()


def give_three_hints(route: Route) -> None:
    """Advise the three plies with the longest names that can be played now."""
    view = route.fetch(url=route.request.url.removesuffix("/hint")).json()
    longest = sorted(view["game"]["choices"], key=lambda choice: len(choice["ply"]), reverse=True)
    hints = [
        {**choice, "win": win, "margin": margin, "reason": sentence(Phrase("hint-because", reasons=list(reasons)))}
        for choice, (win, margin), reasons in zip(longest, PROSPECTS, REASONS, strict=False)
    ]
    route.fulfill(json={"bot": "mcts", "ready": True, "choices": hints})


class Scenes:
    """The states of a server, each at its address with what to do there."""

    def __init__(self, server: Server) -> None:
        self.server = server
        pictured = states(server)
        market, finished = pictured["market"][0], pictured["score-sheet"][0]
        self.states = {
            **pictured,
            "last-round": (market, look_back),
            "line-lost": (market, lose_the_line),
            "line-lost-watching": (market.partition("#")[0], lose_the_line),
            "line-lost-finished": (finished.partition("#")[0], lose_the_line_at_the_end),
            "your-games": (market, go_to_the_start),
            "hint": (market, ask_for_a_hint),
            "puzzles": ("/puzzles", None),
            "puzzle-missed": ("/puzzles", miss_a_puzzle),
        }

    def open(self, visitor: Callable[..., Page], name: str, screen: str = "desk", **options: Any) -> Page:
        """Go to a state as somebody at a desk or with a phone does."""
        path, act = self.states[name]
        viewport = {"desk": DESK, "phone": PHONE}[screen]
        page = visitor(self.server.url + path, **{"viewport": viewport, "locale": "en-GB", **options})
        page.wait_for_selector("h1, .table")
        page.get_by_text("Reconnecting").wait_for(state="detached")
        if act is not None:
            act(page, screen)
        return page
