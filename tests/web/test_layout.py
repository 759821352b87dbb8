"""Every screen in every language, theme and width: nothing overflows, overlaps or is cut, measured in the page."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urljoin

import pytest
from browsing import DESK, ROOT
from measures import settled
from pictures import states
from playwright.sync_api import Page

if TYPE_CHECKING:
    from browsing import Server

Scenes = dict[str, tuple[str, Callable[[Page, str], None] | None]]

MEASURE = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8")
SCREENS = [(360, 740), (390, 844), (768, 1024), (1366, 768), (1920, 1080)]
THEMES = ["light", "dark"]
PSEUDO = "qps"  # English with words that are 40 % longer
LANGUAGES = sorted(path.parent.name for path in (ROOT / "src/redcathedral/text").glob("*/page.ftl"))
SPOKEN = "[document.documentElement.lang, document.body.innerText.includes('éé')]"

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
]


@pytest.fixture(scope="session")
def scenes(server: Server) -> Scenes:
    return states(server)


def test_every_scene_is_measured(scenes: dict[str, object]) -> None:
    assert sorted(scenes) == sorted(NAMES)


def wrongs(page: Page, language: str, screens: list[tuple[int, int]], themes: list[str]) -> list[str]:
    """Measure what the page shows now, in a language, on every screen."""
    found = []
    speak(page, language)
    for theme in themes:
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        for width, height in screens:
            page.set_viewport_size({"width": width, "height": height})
            found += [f"{language} {theme} {width}: {wrong}" for wrong in measured(page)]
    return found


def measured(page: Page) -> list[str]:
    """Measure once the page has drawn itself: what is wrong for a moment, until it knows its size, is not."""
    wrong: list[str] = page.evaluate(MEASURE)
    for _ in range(10):
        if not wrong:
            break
        page.wait_for_timeout(100)
        wrong = page.evaluate(MEASURE)
    return wrong


def speak(page: Page, language: str) -> None:
    """Choose a language in another tab, which this one follows."""
    other = page.context.new_page()
    other.goto(urljoin(page.url, "/favicon.svg"))
    other.evaluate(f"localStorage.setItem('redcathedral.language', '{language}')")
    other.close()
    settled(page, SPOKEN, ["en", True] if language == PSEUDO else [language, False])


def scene(
    visitor: Callable[..., Page],
    server: Server,
    scenes: Scenes,
    name: str,
) -> Page:
    path, act = scenes[name]
    page = visitor(server.url + path, viewport=DESK, locale="en-GB")
    page.wait_for_selector("h1, .table")
    page.get_by_text("Reconnecting").wait_for(state="detached")
    if act is not None:
        act(page, "desk")
    return page


@pytest.mark.parametrize("name", NAMES)
def test_nothing_overflows_in_english_or_with_longer_words(
    server: Server,
    visitor: Callable[..., Page],
    scenes: Scenes,
    name: str,
) -> None:
    page = scene(visitor, server, scenes, name)
    few = [(390, 844), (1366, 768)]
    assert wrongs(page, "en", few, ["light"]) + wrongs(page, PSEUDO, few, ["light"]) == []


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_nothing_overflows_in_any_language_theme_or_width(
    server: Server,
    visitor: Callable[..., Page],
    scenes: Scenes,
    name: str,
) -> None:
    page = scene(visitor, server, scenes, name)
    assert [wrong for language in [*LANGUAGES, PSEUDO] for wrong in wrongs(page, language, SCREENS, THEMES)] == []
