"""A real server in a process of its own, and how the browser is started."""

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

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route, ViewportSize

ROOT = Path(__file__).resolve().parents[2]
BUILT = ROOT / "src/redcathedral/server/page/index.html"
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
# The same engine without a window opens a page in half the time of the processor.
WINDOWLESS = shutil.which("chromium-headless-shell") or CHROMIUM
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
DESK: ViewportSize = {"width": 1366, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}
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
        command = [
            sys.executable,
            "-m",
            "redcathedral",
            "serve",
            "--cold",
            "--port",
            str(self.port),
            "--data",
            str(self.data),
        ]
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

    def view(self, table: str) -> dict[str, Any]:
        """Give a table as anybody sees it."""
        with urllib.request.urlopen(f"{self.url}/api/tables/{table}", timeout=20) as answer:  # noqa: S310
            found: dict[str, Any] = json.load(answer)
        return found

    def table(self, names: list[str], **options: Any) -> str:
        """Make a table whose seats are all ours; gives its address with the key."""
        body = {"seats": [{"kind": "me", "name": name} for name in names], "entropy": "web", **options}
        made = self.post("/api/tables", body)
        return f"{self.url}/table/{made['table']['id']}#key={made['key']}"

    def loaded(self, record: str) -> str:
        """Make a table of a record; gives its address with the key."""
        made = self.post("/api/records", {"record": record})
        return f"{self.url}/table/{made['table']['id']}#key={made['key']}"


class Gate:
    """What a page asks for at some address waits here until it is let through."""

    def __init__(self, page: Page, address: str) -> None:
        self.waiting: list[Route] = []
        self.open = False
        page.route(address, self._arrive)

    def _arrive(self, asked: Route) -> None:
        if self.open:
            asked.continue_()
        else:
            self.waiting.append(asked)

    def let_through(self) -> None:
        """Answer what waits, and whatever comes."""
        self.open = True
        for asked in self.waiting:
            asked.continue_()
