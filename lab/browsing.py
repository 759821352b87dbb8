"""The browser that shows the page, and a server with tables to show in it."""

from __future__ import annotations

import json
import shutil
import urllib.request
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lab.server_process import ServerProcess

if TYPE_CHECKING:
    from playwright.sync_api import ViewportSize

ROOT = Path(__file__).resolve().parents[1]
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


class Server(ServerProcess):
    """A running server that makes tables as a program does."""

    def __init__(self, data: Path, *options: str) -> None:
        super().__init__(data, *options)
        self.start()

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
        made = self.post("/api/records", {"record": record, "practice": True})
        return f"{self.url}/table/{made['table']['id']}#key={made['key']}"
