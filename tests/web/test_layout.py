"""Every screen in every language, theme and width: nothing overflows, overlaps or is cut, measured in the page."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import pytest
from browsing import ROOT
from measures import measured, settled
from scenes import NAMES

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Page
    from scenes import Scenes

SCREENS = [(360, 740), (390, 844), (768, 1024), (1366, 768), (1920, 1080)]
FEW_SCREENS = [(390, 844), (1366, 768)]
PSEUDO = "qps"  # English with words that are 40 % longer
LANGUAGES = sorted(path.parent.name for path in (ROOT / "src/redcathedral/text").glob("*/page.ftl"))
SPOKEN = "[document.documentElement.lang, document.body.innerText.includes('éé')]"
CHOOSE = """
(newValue) => {
  const key = "redcathedral.language";
  localStorage.setItem(key, newValue);
  dispatchEvent(new StorageEvent("storage", { key, newValue }));
}
"""
# Where everything is, to the pixel, and how large its letters are; what is in a drawing may differ: a sun, a moon.
BOXES = """
[...document.querySelectorAll("body :not(svg *)")].map((one) => {
  const box = one.getBoundingClientRect();
  const sides = [box.left, box.top, box.width, box.height].map(Math.round);
  return [one.localName, ...sides, getComputedStyle(one).fontSize].join(" ");
})
"""


def test_every_scene_is_measured(scenes: Scenes) -> None:
    assert sorted(scenes.states) == sorted(NAMES)


def wrongs(page: Page, language: str, screens: list[tuple[int, int]]) -> list[str]:
    """Measure what the page shows now, in a language, on every screen."""
    found = []
    speak(page, language)
    for width, height in screens:
        page.set_viewport_size({"width": width, "height": height})
        found += [f"{language} {width}: {wrong}" for wrong in measured(page)]
    return found


def speak(page: Page, language: str) -> None:
    """Choose a language as another tab does, which this one follows."""
    page.evaluate(CHOOSE, language)
    settled(page, SPOKEN, ["en", True] if language == PSEUDO else [language, False])


@pytest.mark.parametrize("name", NAMES)
def test_nothing_overflows_in_english_or_with_longer_words(
    visitor: Callable[..., Page], scenes: Scenes, name: str
) -> None:
    page = scenes.open(visitor, name)
    assert wrongs(page, "en", FEW_SCREENS) + wrongs(page, PSEUDO, FEW_SCREENS) == []


@pytest.mark.matrix
@pytest.mark.parametrize("name", NAMES)
def test_nothing_overflows_in_any_language_or_width(visitor: Callable[..., Page], scenes: Scenes, name: str) -> None:
    page = scenes.open(visitor, name)
    assert [wrong for language in [*LANGUAGES, PSEUDO] for wrong in wrongs(page, language, SCREENS)] == []


@pytest.mark.matrix
@pytest.mark.parametrize("name", NAMES)
def test_light_and_dark_differ_in_colour_only(visitor: Callable[..., Page], scenes: Scenes, name: str) -> None:
    """Everything lies in the same place in both, so that what is measured in one theme holds in the other."""
    page = scenes.open(visitor, name)
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        settled(page, "[innerWidth, innerHeight]", [width, height])
        for _ in range(20):  # a change of size takes the page some frames
            light, dark = boxes(page, "light"), boxes(page, "dark")
            if light == dark:
                break
        assert [pair for pair in zip(light, dark, strict=True) if pair[0] != pair[1]] == []


def boxes(page: Page, theme: Literal["light", "dark"]) -> list[str]:
    page.emulate_media(color_scheme=theme)
    page.wait_for_timeout(100)
    found: list[str] = page.evaluate(BOXES)
    return found
