"""The page as an app: it can be installed, and its shell opens while the server is silent."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from browsing import Server
from measures import comes_to
from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from playwright.sync_api import Page

CONTROLLED = "navigator.serviceWorker.controller?.state === 'activated'"
KEPT = "caches.match('/files.json').then((found) => found !== undefined)"


@pytest.fixture
def own_server(tmp_path: Path) -> Server:
    return Server(tmp_path)


def test_the_manifest_names_icons_that_are_there(server: Server, visitor: Callable[..., Page]) -> None:
    page = visitor(server.url)
    sizes = page.evaluate("""async () => {
      const manifest = await (await fetch(document.querySelector("link[rel=manifest]").href)).json();
      return Promise.all(manifest.icons.filter((icon) => icon.type === "image/png").map(async (icon) => {
        const picture = new Image();
        picture.src = icon.src;
        await picture.decode();
        return [icon.sizes, `${picture.naturalWidth}x${picture.naturalHeight}`];
      }));
    }""")
    assert len(sizes) >= 3
    assert all(said == is_so for said, is_so in sizes)


def test_the_shell_opens_while_the_server_is_silent_and_the_game_goes_on_when_it_is_back(
    own_server: Server, visitor: Callable[..., Page]
) -> None:
    page = visitor(  # not watched: the browser reports every lost request
        own_server.table(["Olga", "Pavel"]), watch=False, service_workers="allow"
    )
    expect(page.locator(".turn")).to_contain_text("Olga")
    comes_to(page, CONTROLLED, wanted=True)
    comes_to(page, KEPT, wanted=True)
    own_server.stop()
    page.reload()
    expect(page.get_by_role("heading", name="The server isn’t responding")).to_be_visible()
    own_server.start()
    try:
        page.get_by_role("button", name="Try again").click()
        expect(page.locator(".turn")).to_contain_text("Olga")
    finally:
        own_server.stop()


def test_what_tables_say_is_never_kept(server: Server, visitor: Callable[..., Page]) -> None:
    page = visitor(server.table(["Olga", "Pavel"]), service_workers="allow")
    comes_to(page, CONTROLLED, wanted=True)
    page.reload()
    expect(page.locator(".turn")).to_contain_text("Olga")
    kept = page.evaluate("caches.open('shell').then((cache) => cache.keys()).then((all) => all.map((one) => one.url))")
    assert kept
    assert not [url for url in kept if "/api/" in url]


def test_a_part_of_the_page_that_got_lost_on_the_way_is_fetched_again(
    server: Server, visitor: Callable[..., Page]
) -> None:
    page = visitor(watch=False)  # the browser reports what was lost
    page.route("**/assets/TablePage*.js", lambda asked: asked.abort("connectionreset"), times=1)
    page.goto(server.table(["Olga", "Pavel"]))
    expect(page.locator(".turn")).to_contain_text("Olga")


def test_a_page_that_lacks_a_part_for_good_is_not_loaded_again_and_again(
    server: Server, visitor: Callable[..., Page]
) -> None:
    page = visitor(watch=False)
    visits: list[str] = []
    page.on("domcontentloaded", lambda _: visits.append("again"))
    lost: list[str] = []
    page.on("requestfailed", lambda request: lost.append(request.url) if "TablePage" in request.url else None)
    page.route("**/assets/TablePage*.js", lambda asked: asked.abort("connectionreset"))
    with page.expect_event("pageerror", predicate=lambda _: len(visits) == 2):
        page.goto(server.table(["Olga", "Pavel"]))
    assert len(lost) == 2
