"""The strongest bot needs a minute to get ready on a new machine; the page says so at its seat and beside a hint."""

from __future__ import annotations

import fcntl
from typing import TYPE_CHECKING

import pytest
from browsing import Server
from playwright.sync_api import expect

from redcathedral.bots.search.search import search_on
from redcathedral.kernel.compiled import kept_folder

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Page, Route


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server whose search stays uncompiled: somebody else seems to compile it, and doesn't finish."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("REDCATHEDRAL_CACHE", f"{tmp_path}/compiled")
        with (kept_folder(search_on) / "compiling").open("wb") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            server = Server(tmp_path / "tables")
            yield server
            server.stop()


GETTING_READY = "getting ready; plays simpler moves until then"


def test_a_bot_that_is_getting_ready_says_so_at_its_seat(server: Server, visitor: Callable[..., Page]) -> None:
    seats = [{"kind": "bot", "bot": "tsar"}, {"kind": "me", "name": "Anna"}]
    made = server.post("/api/tables", {"seats": seats, "entropy": "web"})
    table = made["table"]["id"]
    page = visitor(f"{server.url}/table/{table}#key={made['key']}")
    expect(page.locator(".turn strong")).to_have_text("Your turn")  # at once, or after a turn of the bot
    for ply in ("market white", "end"):
        view = server.view(table)
        if not view["table"]["seats"][0]["getting_ready"]:
            body = {"ply": ply, "version": view["table"]["version"], "id": ply}
            server.post(f"/api/tables/{table}/plies", body, made["key"])
    expect(page.get_by_text(GETTING_READY)).to_be_visible()


def test_who_watches_reads_it_at_every_seat_the_one_shown_in_full_too(
    server: Server, visitor: Callable[..., Page]
) -> None:
    made = server.post("/api/tables", {"seats": [{"kind": "bot", "bot": "tsar"}] * 2, "entropy": "web"})
    page = visitor(f"{server.url}/table/{made['table']['id']}")
    expect(page.get_by_text(GETTING_READY)).to_have_count(2)
    expect(page.get_by_role("region", name="Board of").get_by_text(GETTING_READY)).to_be_visible()


def test_a_quick_guess_gives_way_to_the_strong_bots_hint(server: Server, visitor: Callable[..., Page]) -> None:
    made = server.post("/api/tables", {"seats": [{"kind": "me", "name": "Anna"}] * 2, "entropy": "web"})
    page = visitor(f"{server.url}/table/{made['table']['id']}#key={made['key']}")
    page.get_by_role("button", name="Hint (key H)").click()
    guess = page.get_by_text("This is a quick guess")
    expect(guess).to_be_visible()

    def strong(route: Route) -> None:
        answer = route.fetch()
        hint = answer.json()
        chances = {"win": 0.5, "margin": 2}
        route.fulfill(json={**hint, "ready": True, "choices": [one | chances for one in hint["choices"]]})

    page.route("**/hint", strong)
    expect(page.locator(".chances").first).to_contain_text("50")
    expect(guess).to_have_count(0)
