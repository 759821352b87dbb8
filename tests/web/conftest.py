"""A real server and a real Chromium: what the tests of the page stand on."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from browsing import BUILT, DESK, WINDOWLESS, Server
from fonts import Machines

from machine import left_out

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, BrowserContext, Page
    from scenes import Scenes

playwright_api = pytest.importorskip("playwright.sync_api", reason="the page is tested with Playwright")
LATE = os.environ.get("LATE")  # to find what only holds on a quick line
PATIENCE = 20_000  # milliseconds: a busy machine is slow, not wrong
playwright_api.expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """A browser on a busy machine may fail a test of the page once; tests/conftest.py tells of every such case.

    Not with `-p no:rerunfailures`, by which one looks for such tests.
    """
    for item in items if config.pluginmanager.hasplugin("rerunfailures") else ():
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not BUILT.is_file():
        left_out("the page is not built: make page")
    server = Server(tmp_path_factory.mktemp("tables"))
    yield server
    server.stop()


@pytest.fixture(scope="session")
def scenes(server: Server) -> Scenes:
    from scenes import Scenes

    return Scenes(server)


@pytest.fixture(scope="session")
def machines_of_the_session(
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[tuple[Machines, asyncio.AbstractEventLoop]]:
    """Browsers, and the event loop that Playwright runs in this thread as long as there is one."""
    if WINDOWLESS is None:
        left_out("there is no Chromium here")
    with playwright_api.sync_playwright() as playwright:
        machines = Machines(playwright, tmp_path_factory.mktemp("machines"))
        loop = asyncio.get_running_loop()
        asyncio._set_running_loop(None)
        yield machines, loop
        asyncio._set_running_loop(loop)
        machines.close()


@pytest.fixture
def machines(machines_of_the_session: tuple[Machines, asyncio.AbstractEventLoop]) -> Iterator[Machines]:
    """Browsers with the fonts of different machines; their event loop is out of the way of tests that run their own."""
    machines, loop = machines_of_the_session
    asyncio._set_running_loop(loop)
    yield machines
    asyncio._set_running_loop(None)


@pytest.fixture
def browser(machines: Machines) -> Browser:
    """The browser of most tests."""
    return machines.browser("DejaVu")


@pytest.fixture
def visitor(browser: Browser) -> Iterator[Callable[..., Page]]:
    """Open pages, each in a browser profile of its own; whatever goes wrong in one fails the test."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def open_page(url: str | None = None, *, watch: bool = True, on: Browser = browser, **options: Any) -> Page:
        # Few tests need the worker that keeps the page for later.
        usual = {"viewport": DESK, "reduced_motion": "reduce", "service_workers": "block"}
        context = on.new_context(**{**usual, **options})
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        if LATE:
            context.add_init_script(path=Path(__file__).parent / "late.js")
        page = context.new_page()
        if watch:
            page.on("pageerror", lambda error: wrong.append(f"error: {error}"))
            page.on("console", lambda said: wrong.append(f"console: {said.text}") if said.type == "error" else None)
            page.on(
                "console", lambda said: wrong.append(f"policy: {said.text}") if "Security Policy" in said.text else None
            )
        if url is not None:
            page.goto(url)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not wrong
