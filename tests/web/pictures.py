"""Take the pictures of docs/gallery.md: `make pictures`, or `python tests/web/pictures.py [scene …]` for some."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from browsing import CHROMIUM, DESK, FLAGS, PHONE, ROOT, Server
from measures import at_rest
from playwright.sync_api import sync_playwright

import redcathedral as rc
from redcathedral.bots.registry import make_bot
from waiting import until

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser, Page

    from redcathedral.game.game import Game

    Scenes = dict[str, tuple[str, Callable[[Page, str], None] | None]]

FOLDER = ROOT / "docs/pictures"
NAMES = ["Anna", "Boris", "Clara", "Dmitri"]
TABLET = {"width": 768, "height": 1024}
WIDE = {"width": 1920, "height": 1080}
SCREENS = {"desk": DESK, "phone": PHONE, "tablet": TABLET, "wide": WIDE}
MOST_PLIES = 4_000
SHOWN_LARGE = "finished-cathedral-desk-light"  # the picture of the README keeps all its colors
GROWN = [60, 160, 260, 373]  # plies of one game, for the cathedral growing
LONG_ENOUGH = 240_000  # milliseconds for a review on a busy machine

# What the gallery shows: scene, screen, theme, language.
TAKES = [
    ("start", "desk", "light", "en"),
    ("start", "phone", "dark", "en"),
    ("start-new-game", "desk", "dark", "en"),
    ("waiting-room", "desk", "light", "en"),
    ("market-die-chosen", "desk", "light", "en"),
    ("market", "desk", "light", "en"),
    ("market", "tablet", "light", "en"),
    *[("market", "phone", "light", language) for language in ("en", "de", "es", "fr", "it", "pl", "pt", "pt-BR")],
    ("market", "phone", "dark", "en"),
    ("build", "desk", "dark", "en"),
    ("build", "phone", "light", "en"),
    ("build", "phone", "dark", "en"),
    ("build", "wide", "dark", "en"),
    ("placing-a-tile", "phone", "light", "en"),
    ("ivan-chooses", "desk", "light", "en"),
    ("score-sheet", "desk", "light", "en"),
    ("score-sheet", "phone", "dark", "en"),
    ("finished-cathedral", "desk", "light", "en"),
    ("finished-cathedral", "desk", "dark", "en"),
    ("finished-cathedral", "phone", "dark", "en"),
    ("last-round", "desk", "light", "en"),
    ("replay", "desk", "light", "en"),
    ("replay", "phone", "dark", "en"),
    ("turning-points", "desk", "light", "en"),
    ("playing-on", "desk", "light", "en"),
    ("first-game-move", "desk", "light", "en"),
    ("first-game", "phone", "light", "en"),
    ("hint", "desk", "light", "en"),
    ("puzzles", "desk", "dark", "en"),
    ("rules-found", "desk", "light", "en"),
    ("rules", "phone", "dark", "en"),
    ("settings", "desk", "light", "en"),
]


def table_at(server: Server, players: int, seed: int, there: Callable[[Game], bool], **options: Any) -> str:
    """Let bots play until a position is there, and lay a table with it; gives its address."""
    names = [*NAMES[:players], *([None] if players == 1 else [])]
    game = rc.new_game(players=players, seed=seed, names=names, **options)
    bot = make_bot("greedy", seed=seed)
    for _ in range(MOST_PLIES):
        if game.outcome is not None or there(game):
            break
        game.play(bot.choose(game))
    made = server.post("/api/records", {"record": game.record(), "practice": True})
    return f"/table/{made['table']['id']}#key={made['key']}"


def in_phase(phase: str, turn: int, choices: int = 1) -> Callable[[Game], bool]:
    """Wait for a phase, late enough in the game, with enough to choose from."""

    def there(game: Game) -> bool:
        if game.version < 2 * turn:  # a turn has two plies at least, and to look closely takes long
            return False
        now = game.snapshot()["turn"]
        return now["phase"] == phase and now["number"] >= turn and len(game.legal()) >= choices

    return there


def tap(name: str) -> Callable[[Page, str], None]:
    """Press a button."""
    return lambda page, _: page.get_by_role("button", name=name).first.click()


def on_phone(tab: str) -> Callable[[Page, str], None]:
    """Turn to a part of the table where only one is shown at a time."""

    def turn(page: Page, screen: str) -> None:
        if screen == "phone":
            page.get_by_role("navigation").get_by_role("button", name=tab).click()

    return turn


def pick_die(page: Page, _: str) -> None:
    """Take a die that may go further."""
    page.locator(".die.lit").first.click()


def states(server: Server) -> Scenes:
    """Give every state there is a picture of: where it is and what to do there."""
    waiting = server.post(
        "/api/tables", {"seats": [{"kind": "me", "name": "Anna"}, {"kind": "open"}, {"kind": "open"}], "entropy": "web"}
    )
    invite = f"/table/{waiting['table']['id']}#invite={waiting['invite']}"

    def host(page: Page, _: str) -> None:
        page.get_by_role("button", name="Make an invitation link").click()
        page.get_by_label("Invitation link").wait_for()

    def look(page: Page, screen: str) -> None:
        page.get_by_role("button", name="Look at the table").click()
        on_phone("Cathedral")(page, screen)

    over = table_at(server, 3, 5, lambda _: False)
    fresh = table_at(server, 2, 2, lambda _: True)
    return {
        "start": ("/", None),
        "start-new-game": ("/", tap("Play against a bot")),
        "invited": (invite, None),
        "waiting-room": (f"/table/{waiting['table']['id']}#key={waiting['key']}", host),
        "table-fresh": (fresh, None),
        "market-die-chosen": (fresh, pick_die),
        "market": (table_at(server, 3, 1, in_phase("market", 35, 7)), None),
        "build": (table_at(server, 4, 3, in_phase("build", 45, 4)), on_phone("Cathedral")),
        "placing-a-tile": (table_at(server, 2, 1, in_phase("place", 10), boards="advanced"), None),
        "banner": (table_at(server, 2, 4, in_phase("banner", 6, 2), boards="advanced"), on_phone("Cathedral")),
        "ivan-chooses": (table_at(server, 1, 1, in_phase("ivan", 6)), on_phone("Cathedral")),
        "score-sheet": (over, None),
        "finished-cathedral": (over, look),
        "replay": (over.replace("#", "/at/120#"), None),
        "chart": (over, tap("Chart and figures")),
        "playing-on": (over.replace("#", "/at/120#"), tap("Continue from here")),
        "rules": ("/rules", None),
        "settings": ("/", tap("Settings")),
        "menu": (fresh, tap("Menu")),
        "first-game": ("/learn", lambda page, _: page.locator(".coach").wait_for()),
    }


def shown_besides(known: Scenes) -> Scenes:
    """Give what the gallery shows and the tests of the layout measure elsewhere."""

    def turning_points(page: Page, _: str) -> None:
        tap("Chart and figures")(page, _)
        tap("Find the turning points")(page, _)
        page.get_by_text("Judged by a bot").wait_for(timeout=LONG_ENOUGH)
        page.get_by_text("Looking through the game").wait_for(state="detached", timeout=LONG_ENOUGH)
        page.locator("#turning-title").evaluate("title => title.scrollIntoView({ block: 'center' })")

    def hint(page: Page, _: str) -> None:
        button = page.get_by_role("button", name="Hint (key H)")

        def strong() -> bool:
            button.click()
            page.locator(".hints .hint").first.wait_for(timeout=LONG_ENOUGH)
            if not page.get_by_text("still getting ready").count():
                return True
            button.click()
            return False

        until(strong, "a hint of the strong bot", patience=LONG_ENOUGH / 1000)

    def last_round(page: Page, _: str) -> None:
        tap("Menu")(page, _)
        tap("Replay the last round")(page, _)
        tap("Pause")(page, _)

    def first_move(page: Page, _: str) -> None:
        for _step in ("the goal", "the market"):
            at_rest(page).locator(".coach .next").click()

    def search(page: Page, _: str) -> None:
        page.get_by_role("searchbox").fill("ornament")

    return {
        "turning-points": (known["score-sheet"][0], turning_points),
        "hint": (known["market"][0], hint),
        "last-round": (known["market"][0], last_round),
        "puzzles": ("/puzzles", None),
        "first-game-move": ("/learn", first_move),
        "rules-found": ("/rules", search),
    }


def smaller(picture: Path) -> None:
    """Keep a picture in 256 colors: a third of the size, and nobody sees it."""
    try:
        from PIL import Image
    except ImportError:
        return
    with Image.open(picture) as image:
        image.convert("RGB").quantize(256, Image.Quantize.MAXCOVERAGE, kmeans=3, dither=Image.Dither.NONE).save(
            picture, optimize=True
        )


def share(page: Page, taken: Path) -> None:
    """Save the picture that people share at the end of a game."""
    with page.expect_download() as coming:
        page.get_by_role("button", name="Save the picture").click()
    coming.value.save_as(taken)
    smaller(taken)


def open_page(browser: Browser, address: str, screen: str, theme: str, language: str) -> Page:
    """Open an address as somebody with such a screen does, and wait until it is drawn."""
    locale = {"en": "en-GB"}.get(language, language)
    options: dict[str, Any] = {"viewport": SCREENS[screen], "color_scheme": theme, "locale": locale}
    page = browser.new_page(reduced_motion="reduce", **options)
    page.goto(address)
    page.wait_for_selector("h1, .table")
    return at_rest(page)


def grow(browser: Browser, address: str) -> None:
    """Take the cathedral alone at several moments of one game."""
    for number, ply in enumerate(GROWN, 1):
        page = open_page(browser, address.replace("#", f"/at/{ply}#"), "desk", "light", "en")
        taken = FOLDER / f"growing-{number}.png"
        page.locator(".a-cathedral").screenshot(path=taken)
        smaller(taken)
        page.close()


def main(wanted: list[str]) -> None:
    """Take them."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data) / "data")
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            scenes = states(server)
            scenes |= shown_besides(scenes)
            if not wanted or "growing" in wanted:
                grow(browser, server.url + scenes["score-sheet"][0])
            for name, screen, theme, language in TAKES:
                if wanted and name not in wanted:
                    continue
                path, act = scenes[name]
                page = open_page(browser, server.url + path, screen, theme, language)
                if act is not None:
                    act(page, screen)
                    at_rest(page)
                taken = FOLDER / f"{name}-{screen}-{theme}{'' if language == 'en' else f'-{language}'}.png"
                page.screenshot(path=taken)
                if taken.stem != SHOWN_LARGE:
                    smaller(taken)
                if name == "score-sheet":
                    share(page, FOLDER / f"picture-to-share-{theme}.png")
                page.close()
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
