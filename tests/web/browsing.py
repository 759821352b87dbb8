"""How a test opens the page: the browser and server of the laboratory, and a gate for what the page asks for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lab.browsing import BUILT, CHROMIUM, DESK, FLAGS, PHONE, ROOT, WINDOWLESS, Server

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

__all__ = ["BUILT", "CHROMIUM", "DESK", "FLAGS", "PHONE", "ROOT", "WINDOWLESS", "Gate", "Server"]


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
