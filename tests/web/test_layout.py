"""Every screen in every language, theme and width: nothing overflows, overlaps or is cut, measured in the page."""

from __future__ import annotations

from difflib import unified_diff
from typing import TYPE_CHECKING

import pytest
from browsing import ROOT
from fonts import SETUPS, drawn_with_system_fonts
from measures import LAYOUT, REST, needs_axe, objections_in_both_themes
from scenes import NAMES

if TYPE_CHECKING:
    from collections.abc import Callable

    from fonts import Machines
    from playwright.sync_api import Page
    from scenes import Scenes

# How a scene is come to, with a phone or at a desk, and the sizes it is measured in then.
SCREENS = {"phone": [(360, 740), (390, 844)], "desk": [(768, 1024), (1366, 768), (1920, 1080)]}
MACHINES = {"phone": "Computer Modern", "desk": "DejaVu"}
FEW_SCREENS = [(390, 844), (1366, 768)]
# What browsers leave of a phone, a laptop and a large screen, with their bars.
WINDOWS = [(390, 664), (1366, 625), (1920, 940)]
PSEUDO = "qps"  # English with words that are 40 % longer
LANGUAGES = sorted(path.parent.name for path in (ROOT / "src/redcathedral/text").glob("*/page.ftl"))
PLACES = (ROOT / "tests/web/places.js").read_text(encoding="utf-8")
EVERYWHERE = (ROOT / "tests/web/everywhere.js").read_text(encoding="utf-8")


def test_every_scene_is_measured(scenes: Scenes) -> None:
    assert sorted(scenes.states) == sorted(NAMES)


def wrongs(page: Page, languages: list[str], sizes: list[tuple[int, int]]) -> list[str]:
    """Measure what the page shows in all these languages and sizes, and what the dark theme moves."""
    found = []
    given = {"languages": languages, "pseudo": PSEUDO}
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        measured = page.evaluate(f"(given) => ({EVERYWHERE})({LAYOUT}, {PLACES}, {REST}, given)", given)
        assert [(one["width"], one["language"]) for one in measured["found"]] == [(width, one) for one in languages]
        found += [f"{width} {one['language']}: {wrong}" for one in measured["found"] for wrong in one["wrong"]]
        found += [f"{width}: the dark theme moves {moved}" for moved in measured["moved"]]
    return found


@pytest.mark.sample
@pytest.mark.parametrize("name", NAMES)
def test_nothing_overflows_in_english_or_with_longer_words_and_all_letters_are_ours(
    visitor: Callable[..., Page], scenes: Scenes, name: str
) -> None:
    page = scenes.open(visitor, name)
    assert wrongs(page, ["en", PSEUDO], FEW_SCREENS) == []
    assert drawn_with_system_fonts(page) == []


def test_the_table_fits_what_a_browser_leaves_of_a_screen(visitor: Callable[..., Page], scenes: Scenes) -> None:
    page = scenes.open(visitor, "market")
    assert wrongs(page, ["pl"], WINDOWS) == []


@pytest.mark.matrix
@pytest.mark.parametrize("name", NAMES)
def test_a_screen_is_the_same_whatever_fonts_a_machine_has(
    visitor: Callable[..., Page], scenes: Scenes, machines: Machines, name: str
) -> None:
    seen: dict[str, list[str]] = {machine: [] for machine in SETUPS}
    for machine, places in seen.items():
        page = scenes.open(visitor, name, on=machines.browser(machine))
        for size in FEW_SCREENS:
            for language in ("en", PSEUDO):  # the longer words have letters of Central Europe, too
                assert wrongs(page, [language], [size]) == []
                places.extend(page.evaluate(PLACES))
        assert drawn_with_system_fonts(page) == []
    first, second = seen.values()
    assert list(unified_diff(first, second, n=0, lineterm="")) == []


@needs_axe
@pytest.mark.matrix
@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_wrong_in_any_language_theme_or_width(
    visitor: Callable[..., Page], scenes: Scenes, machines: Machines, name: str, screen: str
) -> None:
    """Measured in one page that changes language, theme and size as people change them, and shown to axe-core."""
    page = scenes.open(visitor, name, screen, on=machines.browser(MACHINES[screen]))
    assert objections_in_both_themes(page) == []
    assert wrongs(page, [*LANGUAGES, PSEUDO], SCREENS[screen]) == []
