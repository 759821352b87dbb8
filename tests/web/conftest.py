"""A real server in a process of its own and a real Chromium: what the tests of the page stand on."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from playwright.sync_api import Browser, BrowserContext, Page

playwright_api = pytest.importorskip("playwright.sync_api", reason="the page is tested with Playwright")

ROOT = Path(__file__).resolve().parents[2]
BUILT = ROOT / "src/redcathedral/server/page/index.html"
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
DESK = {"width": 1366, "height": 768}
PHONE = {"width": 390, "height": 844}
NO_HURRY = ("requests_per_second=100000", "requests_at_once=100000")


class Server:
    """A server with a data folder of its own; it can be stopped and started again."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.port = 0
        self.start()

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, on the same port as before."""
        limits = [part for limit in NO_HURRY for part in ("--set", limit)]
        command = [sys.executable, "-m", "redcathedral", "serve", "--port", str(self.port), "--data", str(self.data)]
        self.process = subprocess.Popen(  # noqa: S603 - our own program
            [*command, *limits],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONUNBUFFERED": "1"},
        )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
            if found:
                self.port = int(found[1])
                return
        raise AssertionError("the server did not say where it is")

    def stop(self) -> None:
        """Stop it."""
        self.process.terminate()
        self.process.wait(10)
        if self.process.stdout is not None:
            self.process.stdout.close()

    def post(self, path: str, body: dict[str, Any], key: str | None = None) -> dict[str, Any]:
        """Ask for something as a program does."""
        headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {key}"} if key else {})}
        request = urllib.request.Request(f"{self.url}{path}", json.dumps(body).encode(), headers)  # noqa: S310
        with urllib.request.urlopen(request, timeout=20) as answer:  # noqa: S310
            found: dict[str, Any] = json.load(answer)
        return found

    def table(self, names: list[str], **options: Any) -> str:
        """Make a table whose seats are all ours; gives its address with the key."""
        body = {"seats": [{"kind": "me", "name": name} for name in names], "entropy": "web", **options}
        made = self.post("/api/tables", body)
        return f"{self.url}/table/{made['table']['id']}#key={made['key']}"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not BUILT.is_file():
        pytest.skip("the page is not built: npm ci && npm run build in web/")
    server = Server(tmp_path_factory.mktemp("tables"))
    yield server
    server.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("there is no Chromium here")
    with playwright_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def visitor(browser: Browser) -> Iterator[Callable[..., Page]]:
    """Open pages, each in a browser profile of its own; whatever goes wrong in one fails the test."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def open_page(url: str | None = None, *, watch: bool = True, **options: Any) -> Page:
        context = browser.new_context(**{"viewport": DESK, "reduced_motion": "reduce", **options})
        context.set_default_timeout(8_000)
        contexts.append(context)
        page = context.new_page()
        if watch:
            page.on("pageerror", lambda error: wrong.append(f"error: {error}"))
            page.on("console", lambda said: wrong.append(f"console: {said.text}") if said.type == "error" else None)
            page.on("console", lambda said: wrong.append(f"policy: {said.text}") if "Security Policy" in said.text else None)
        if url is not None:
            page.goto(url)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not wrong
