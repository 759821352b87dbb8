"""The page in the reader's language: what the browser asks for, changed at once, remembered, long words included."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest
from measures import comes_to
from playwright.sync_api import expect

import redcathedral as rc
from redcathedral.text import Phrase, languages, say, speaking

if TYPE_CHECKING:
    from collections.abc import Callable

    from browsing import Server
    from playwright.sync_api import Page

SPEAKS = "[document.documentElement.lang, document.title, document.querySelector('footer p').textContent]"


@pytest.mark.parametrize("language", languages()[1:])
def test_the_language_is_changed_at_once_and_remembered(
    server: Server, visitor: Callable[..., Page], language: str
) -> None:
    page = visitor(server.url)
    page.evaluate("window.same = true")
    page.locator(".language select").select_option(language)
    with speaking(language):
        expected = [language, say("title"), say("unofficial")]
    comes_to(page, SPEAKS, expected)
    assert page.evaluate("window.same")
    page.reload()
    page.wait_for_selector("footer")
    assert page.evaluate(SPEAKS) == expected


def test_what_was_announced_is_said_in_the_language_chosen_afterwards(
    server: Server, visitor: Callable[..., Page]
) -> None:
    page = visitor(server.table(["Anna", "Bob"]))
    announced = page.locator(".visually-hidden[aria-live]").first
    expect(announced).to_have_text("Your turn")
    page.locator(".section.lit").first.click()
    expect(announced).to_contain_text("banner")
    page.get_by_role("button", name="Replay").click()
    page.get_by_role("button", name="To the start").click()  # where nobody has a turn
    page.evaluate("localStorage.setItem('redcathedral.language', 'pl')")
    page.evaluate("dispatchEvent(new StorageEvent('storage', { key: 'redcathedral.language', newValue: 'pl' }))")
    expect(announced).to_contain_text("Twoja tura")


def test_only_the_language_that_is_read_is_fetched(server: Server, visitor: Callable[..., Page]) -> None:
    page = visitor()
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url.rpartition("/")[2].partition("-")[0]))
    page.goto(server.url)
    page.wait_for_selector("footer")
    assert {"en"} == {name for name in fetched if name in languages()}


def test_a_word_in_a_sentence_has_the_form_it_needs_there(server: Server, visitor: Callable[..., Page]) -> None:
    page = visitor(server.table(["Anna", "Bob"]), locale="pl-PL")
    dice = page.locator(".market button.die")
    dice.first.wait_for()
    named = dice.evaluate_all("dice => dice.map((die) => die.ariaLabel.split(' pokazuje')[0])")
    assert sorted(named) == ["Biała kość", "Czerwona kość", "Niebieska kość", "Zielona kość", "Żółta kość"]


# Every word of a catalogue has an accent in the pseudo-language; a word of three plain letters was never translated.
PLAIN_WORDS = """() => {
  const words = (text) => text?.match(/[A-Za-z\u00c0-\u017f]{3,}/g) ?? [];
  const plain = (text) => words(text).filter((word) => !/[\u00c0-\u017f]/.test(word));
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const node = walk.currentNode;
    if (!node.parentElement.closest("script, style, option[lang], code")) found.push(...plain(node.textContent));
  }
  for (const name of ["aria-label", "title", "placeholder", "alt"]) {
    for (const element of document.querySelectorAll(`[${name}]`)) found.push(...plain(element.getAttribute(name)));
  }
  return [...new Set(found)];
}"""


def test_no_word_of_the_page_stands_outside_of_the_catalogues(server: Server, visitor: Callable[..., Page]) -> None:
    page = visitor(f"{server.url}/?lang=qps")
    page.wait_for_selector("footer")
    modes = page.locator(".mode")
    for mode in range(modes.count()):
        modes.nth(mode).click()
        assert page.evaluate(PLAIN_WORDS) == []
    page.goto(f"{server.url}/rules?lang=qps")
    page.wait_for_selector("h2")
    assert page.evaluate(PLAIN_WORDS) == []
    solo = rc.play_to_end(rc.new_game(1, seed=2, turn_limit=30), ["greedy"], seed=1)
    finished = solo.record()
    solo.go_to(solo.version // 2)
    for address, over in (
        (server.table(["Éa", "Éb", "Éc"], boards="advanced"), False),
        (server.loaded(solo.record()), False),
        (server.loaded(finished), True),
    ):
        page.goto(address.replace("#", "?lang=qps#"))
        page.wait_for_selector(".bar")
        assert page.evaluate(PLAIN_WORDS) == []
        if not over:  # the score sheet of a finished game opens by itself
            page.locator("header button").last.click()
        page.wait_for_selector("dialog")
        assert page.evaluate(PLAIN_WORDS) == []


def phrase_of(told: dict[str, Any]) -> Phrase:
    """Read a phrase as the server sends it."""
    return Phrase(told["key"], **{name: fact_of(fact) for name, fact in told["facts"].items()})


def fact_of(fact: Any) -> Any:
    if isinstance(fact, list):
        return [fact_of(one) for one in fact]
    return phrase_of(fact) if isinstance(fact, dict) else fact


def test_log_and_reasons_change_with_the_language_in_the_middle_of_a_game(
    server: Server, visitor: Callable[..., Page]
) -> None:
    seats = [{"kind": "me", "name": name} for name in ("Anna", "Boris")]
    made = server.post("/api/tables", {"seats": seats, "entropy": "web"})
    plies = f"/api/tables/{made['table']['id']}/plies"
    body = {"ply": "claim A1", "version": made["table"]["version"], "id": "0" * 32}
    story = server.post(plies, body, made["key"])["events"][0]["story"]
    anna = story[0]["facts"]["seat"]  # with her color, which the page leaves out
    page = visitor(f"{server.url}/table/{made['table']['id']}#key={made['key']}")
    page.locator(".close .end").click(force=True)  # it says why the turn cannot end
    page.locator(".why").wait_for()
    page.evaluate("window.same = true")
    for language in (*languages(), "en"):
        page.get_by_role("button", name=in_any_language("menu")).first.click()
        page.locator("dialog .language select").select_option(language)
        page.locator("dialog").get_by_role("button", name=in_any_language("close")).first.click()
        with speaking(language):
            told = " ".join(phrase_of(line).text for line in story).replace(phrase_of(anna).text, "Anna")
            reason = say("why-something-pending")
        page.locator(".log ol").get_by_text(told).wait_for()
        page.locator(".why").get_by_text(reason).wait_for()
    assert page.evaluate("window.same")


def in_any_language(key: str) -> re.Pattern[str]:
    """Give what a message is in all languages."""
    found = []
    for language in languages():
        with speaking(language):
            found.append(re.escape(say(key)))
    return re.compile(f"^({'|'.join(found)})$")
