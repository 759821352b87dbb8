"""What is measured in the page itself."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from browsing import ROOT

if TYPE_CHECKING:
    from playwright.sync_api import JSHandle, Page

# What is wrong with the layout, as sentences.
LAYOUT = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8")
# Whether the page is at rest.
REST = (Path(__file__).parent / "rest.js").read_text(encoding="utf-8")
# Where everything is.
PLACES = (Path(__file__).parent / "places.js").read_text(encoding="utf-8")
# All of these for a page that changes its language and size.
EVERYWHERE = (Path(__file__).parent / "everywhere.js").read_text(encoding="utf-8")
PSEUDO = "qps"  # English with words that are 40 % longer
SPEAK = "(eyes, language) => eyes.speak(language)"
LOOK = "(eyes) => eyes.look()"
MOVED = "(eyes) => eyes.movedInTheDark()"
# Asks frame by frame until a measure, or what it promises, is as wanted: Playwright takes a promise for true.
AS_WANTED = """
async (wanted) => {
  const MOST_FRAMES = 2_000;
  const ask = async () => {
    const measure = %s;
    return JSON.stringify(await (typeof measure === "function" ? measure() : measure));
  };
  for (let frames = 0; frames < MOST_FRAMES; frames++) {
    if ((await ask()) === JSON.stringify(wanted)) return true;
    await new Promise(requestAnimationFrame);
  }
  return false;
}
"""

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
# What is written in the drawing of a section is no label: numbers beside icons, said in words in its name.
SETTINGS = "{'label-content-name-mismatch': {enabled: false}, 'target-size': {enabled: true}}"
OBJECTIONS = "(found) => found.violations.map((one) => [one.id, one.nodes[0].html])"
# It writes no account of what is in order, and looks for no selector of what isn't: nobody reads them.
BRIEFLY = "resultTypes: ['violations'], selectors: false"
ASK = f"axe.run({{runOnly: {RULES}, rules: {SETTINGS}, {BRIEFLY}}}).then({OBJECTIONS})"
ASK_ABOUT_COLORS = f"axe.run({{runOnly: ['color-contrast'], {BRIEFLY}}}).then({OBJECTIONS})"
ASK_ABOUT_BUTTONS = (
    f"axe.run({{include: ['button', 'a']}}, {{runOnly: ['color-contrast'], {BRIEFLY}}}).then({OBJECTIONS})"
)
# What decides whether the words on each button can be read: where it is as it was, axe-core finds what it found. Icons
# have no words in them.
SHADES = """
() => {
  const colors = ["color", "fill", "backgroundColor", "backgroundImage", "textShadow"];
  const decides = [...colors, "opacity", "filter", "mixBlendMode", "fontSize", "fontWeight", "visibility"];
  const shades = (style) => decides.map((name) => style[name]);
  const drawn = (one) => !one.parentElement.closest("svg.icon") && one.checkVisibility();
  const styles = (one) => [null, "::before", "::after"].map((part) => getComputedStyle(one, part));
  const look = (one) => styles(one).map((style) => (style.content === "none" ? null : shades(style)));
  return [...document.querySelectorAll("button, a")].map((button) =>
    JSON.stringify([button, ...button.querySelectorAll("*")].filter(drawn).map(look))
  );
}
"""
# Shows every button as if a hand or the focus were on it: the page's rules about that then heed an attribute, too.
TOUCHED = """
(states) => {
  const STATE = /:(hover|active|focus-visible|focus)(?![\\w-])/g;
  const heed = (rules) => {
    for (const rule of rules) {
      if (STATE.test(rule.selectorText ?? "") && !rule.selectorText.includes("data-hand"))
        rule.selectorText = rule.selectorText.replaceAll(STATE, ":is($&, [data-hand~='$1'])");
      STATE.lastIndex = 0;
      heed(rule.cssRules ?? []);
    }
  };
  for (const sheet of document.styleSheets) heed(sheet.cssRules);
  for (const one of document.querySelectorAll("button, a")) one.dataset.hand = states.join(" ");
}
"""
# Which of these states show some button as it isn't shown at rest or in those before. Colors that change by and by are
# taken as they will be.
CHANGING = f"""
(states) => {{
  const [touch, shades] = [{TOUCHED}, {SHADES}];
  const atOnce = new CSSStyleSheet();
  atOnce.replaceSync("*, ::before, ::after {{ transition: none !important }}");
  document.adoptedStyleSheets.push(atOnce);
  touch([]);
  const known = shades().map((look) => new Set([look]));
  const changing = states.filter((one) => {{
    touch(one);
    return shades().filter((look, n) => !known[n].has(look) && known[n].add(look)).length > 0;
  }});
  touch([]);
  shades();
  document.adoptedStyleSheets.pop();
  return changing;
}}
"""
UNDER_THE_HAND = [["hover"], ["hover", "active"], ["focus", "focus-visible"]]
needs_axe = pytest.mark.skipif(not AXE.is_file(), reason="axe-core comes with npm ci in web/")

# Whether the page scrolls sideways, and whether it scrolls at all.
SCROLLS = "[document.documentElement.scrollWidth > innerWidth, document.documentElement.scrollHeight > innerHeight]"

# What reaches over the edge of the window; the drawing of the wheel may, for its corners are empty, and so may the
# parts of the table that wait beside the one that is shown.
CUT_OFF = """
[...document.querySelectorAll("main *, header *, nav *")]
  .filter((one) => !one.matches(".ring, .wheel, .wheel *, .visually-hidden, svg *") && !one.closest(".sprite, .hero"))
  .filter((one) => {
    const page = one.closest(".pages .page")?.getBoundingClientRect();
    if (page?.width && (page.left >= innerWidth - 1 || page.right <= 1)) return false;
    const box = one.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && (box.right > innerWidth + 1 || box.left < -1);
  })
  .map((one) => one.className?.baseVal ?? one.className)
"""

# What is written on the table in letters smaller than 11 pixels.
SMALL_LETTERS = """
[...document.querySelectorAll(".section text, .wheel text, .ivan *, .card *, .strip *, .bar *, nav *")]
  .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  .filter((one) => !one.closest(".visually-hidden"))
  .map((one) => {
    const scale = one.ownerSVGElement ? one.getScreenCTM().a : 1;
    return [one.textContent, parseFloat(getComputedStyle(one).fontSize) * scale];
  })
  .filter(([_, size]) => size < 11)
"""

# What has too little room on the table: the bar where it must be scrolled, and a log of less than four lines.
CROWDED = """
[
  ...[...document.querySelectorAll(".bar .say, .bar .choose, .bar .options, .bar .hints")]
    .filter((one) => one.scrollHeight > one.clientHeight + 1)
    .map((one) => `${one.className.split(" ")[0]} is cut: ${one.clientHeight} of ${one.scrollHeight}`),
  ...[...document.querySelectorAll(".log > ol")]
    .filter((one) => one.clientHeight < 4 * parseFloat(getComputedStyle(one).lineHeight))
    .map((one) => `the log has ${one.clientHeight} px`),
]
"""


def at_rest(page: Page) -> Page:
    """Wait until the page has drawn itself and nothing moves."""
    page.wait_for_function(REST)
    return page


def settled(page: Page, measure: str, wanted: object) -> None:
    """Check a measure once the page is at rest."""
    found = at_rest(page).evaluate(measure)
    assert found == wanted, found


def comes_to(page: Page, measure: str, wanted: object) -> None:
    """Wait until a measure is as wanted: for what happens outside of the page, or by and by."""
    assert page.evaluate(AS_WANTED % measure, wanted), f"it stays at {page.evaluate(measure)}"


def eyes_of(page: Page) -> JSHandle:
    """Give what measures the page from within, in whatever language and size."""
    return page.evaluate_handle(f"(pseudo) => ({EVERYWHERE})({LAYOUT}, {PLACES}, {REST}, pseudo)", PSEUDO)


def measured(page: Page) -> list[str]:
    """Say what is wrong with the layout once the page is at rest."""
    wrong: list[str] = at_rest(page).evaluate(LAYOUT)
    return wrong


def objections(page: Page, ask: str = ASK) -> list[list[str]]:
    """Say what axe-core finds wrong with the page once it is at rest."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[list[str]] = at_rest(page).evaluate(ask)
    return found


def objections_under_the_hand(page: Page) -> list[list[str]]:
    """Say which words cannot be read on a button that is pointed at, pressed or has the focus, in either theme.

    Where that changes no color, nothing is asked again: how the buttons look at rest is shown to axe-core elsewhere.
    """
    found: list[list[str]] = []
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        for states in at_rest(page).evaluate(CHANGING, UNDER_THE_HAND):
            page.evaluate(TOUCHED, states)
            found += [[theme, states[-1], *one] for one in objections(page, ASK_ABOUT_BUTTONS)]
        page.evaluate(TOUCHED, [])
    return found


def objections_in_both_themes(page: Page) -> list[list[str]]:
    """Say what axe-core finds wrong by day, and with the colors of the night: nothing else changes with them."""
    found = objections(page)
    page.emulate_media(color_scheme="dark")
    found += objections(page, ASK_ABOUT_COLORS)
    page.emulate_media(color_scheme="light")
    return found


def all_objections(page: Page) -> list[list[str]]:
    """Say what axe-core finds wrong in either theme, also with a hand or the focus on every button."""
    return objections_in_both_themes(page) + objections_under_the_hand(page)
