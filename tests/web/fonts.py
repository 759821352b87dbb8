"""Which fonts a machine has, and with which a page is drawn."""

from __future__ import annotations

import os
import shutil
from importlib.metadata import files
from pathlib import Path
from typing import TYPE_CHECKING

from browsing import FLAGS, WINDOWLESS

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Playwright

# Two machines with as different fonts as can be, from what matplotlib carries along for its plots.
# It isn't imported: every worker of the tests would wait for that.
CARRIED = [Path(file.locate()) for file in files("matplotlib") or () if file.parent.match("mpl-data/fonts/ttf")]
SETUPS = {
    "DejaVu": sorted(file for file in CARRIED if file.match("DejaVu*.ttf")),
    "Computer Modern": sorted(file for file in CARRIED if file.match("cm*.ttf")),
}
NO_FONTS = "no fonts"  # a third machine, that has none at all

# Chromium starts a process for the next page ahead of time, and every page of a test is the last one of its profile.
NO_SPARE = "--renderer-process-limit=1"
# What a page runs in a test is over before it pays to optimize it: without that, a twelfth less processor time.
NO_OPTIMIZING = "--js-flags=--no-turbofan"

CONFIGURATION = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{folder}/fonts</dir><cachedir>{folder}/cache</cachedir></fontconfig>
"""


class Machines:
    """Browsers on machines with different fonts, each started when it is first asked for."""

    def __init__(self, playwright: Playwright, folder: Path) -> None:
        self._playwright = playwright
        self._folder = folder
        self._started: dict[str, Browser] = {}

    def browser(self, name: str) -> Browser:
        """Give the browser of a machine that has the fonts of this set-up and no others."""
        if name not in self._started:
            environment: dict[str, str | float | bool] = {**os.environ, "FONTCONFIG_FILE": str(self._configure(name))}
            self._started[name] = self._playwright.chromium.launch(
                executable_path=WINDOWLESS, args=[*FLAGS, NO_SPARE, NO_OPTIMIZING], env=environment
            )
        return self._started[name]

    def _configure(self, name: str) -> Path:
        folder = self._folder / name.replace(" ", "-")
        (folder / "fonts").mkdir(parents=True)
        for font in [] if name == NO_FONTS else SETUPS[name]:
            shutil.copy(font, folder / "fonts")
        configuration = folder / "fonts.conf"
        configuration.write_text(CONFIGURATION.format(folder=folder), encoding="utf-8")
        return configuration

    def close(self) -> None:
        """Stop them all."""
        for browser in self._started.values():
            browser.close()


# Marks few elements that together show every letter there is in every face that the page asks for, and gives what
# stands in them; long texts have most letters. The browser chooses a font letter by letter, so the others are drawn
# with the same ones.
EVERY_LETTER = """
() => {
  const known = new Set();
  const written = [...document.querySelectorAll("*")].flatMap((one) => {
    const text = [...one.childNodes].map((node) => (node.nodeType === 3 ? node.data.trim() : "")).join(" ").trim();
    return text && !one.closest("head, script, style") && one.checkVisibility() ? [[one, text]] : [];
  });
  for (const [one, text] of written.toSorted(([_, a], [__, b]) => b.length - a.length)) {
    const { fontFamily, fontWeight, fontStyle, fontVariantCaps, textTransform } = getComputedStyle(one);
    const face = [one.closest("[lang]")?.lang, fontFamily, fontWeight, fontStyle, fontVariantCaps, textTransform];
    const letters = [...text].map((letter) => [...face, letter].join()).filter((letter) => !known.has(letter));
    for (const letter of letters) known.add(letter);
    if (letters.length > 0) one.dataset.letters = "";
  }
  return written.filter(([one]) => "letters" in one.dataset).map(([_, text]) => text);
}
"""
UNMARK = "() => document.querySelectorAll('[data-letters]').forEach((one) => delete one.dataset.letters)"


def drawn_with_system_fonts(page: Page) -> list[str]:
    """Name texts the browser drew with a font that isn't ours, and the font."""
    session = page.context.new_cdp_session(page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    root = session.send("DOM.getDocument", {"depth": 0})["root"]["nodeId"]
    texts = page.evaluate(EVERY_LETTER)
    nodes = session.send("DOM.querySelectorAll", {"nodeId": root, "selector": "[data-letters]"})["nodeIds"]
    found = []
    for node, text in zip(nodes, texts, strict=True):
        fonts = session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
        found += [f"{font['familyName']!r} draws “{text}”" for font in fonts if not font["isCustomFont"]]
    session.detach()
    page.evaluate(UNMARK)
    return found
