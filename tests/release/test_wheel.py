"""The wheel as people get it: in an environment with nothing else, on a path without Node, in a real browser."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import venv
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from browsing import BUILT, FLAGS, WINDOWLESS
from playwright.sync_api import expect, sync_playwright

import redcathedral
from terminal import Terminal, play_by_number

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = pytest.mark.slow
ROOT = Path(__file__).parents[2]
PATIENCE = 60_000  # milliseconds: what was just installed is compiled for the first time meanwhile
PROMISED = """
import importlib, importlib.util, pkgutil, redcathedral
# These have extras of their own.
others = ("arena", "envs", "server.live.notices", "server.store.postgres_store", "__main__")
for module in pkgutil.walk_packages(redcathedral.__path__, "redcathedral."):
    if not module.name.startswith(tuple(f"redcathedral.{other}" for other in others)):
        importlib.import_module(module.name)
        print(module.name)
assert importlib.util.find_spec("playwright") is None, "the environment is not bare"
"""


class Installed:
    """An environment that holds the wheel and what it asks for."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        venv.create(folder / "venv")
        self.bin = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")

    def install(self, wanted: str) -> None:
        """Install the wheel; the locked versions keep yesterday's result today's.

        Our own pip does it, for the environment; Python compiles what it imports when it does.
        """
        pins = re.sub(r" \\\n +--hash=\S+", "", (ROOT / "requirements" / "play.txt").read_text(encoding="utf-8"))
        (self.folder / "pins.txt").write_text(pins, encoding="utf-8")
        pip = [sys.executable, "-m", "pip", "--python", str(self.bin / "python"), "--disable-pip-version-check"]
        words = ["install", "--quiet", "--no-compile", "--constraint", "pins.txt", wanted]
        subprocess.run([*pip, *words], cwd=self.folder, check=True)  # noqa: S603

    @property
    def environment(self) -> dict[str, str]:
        """Nothing of the machine that runs the test: no Node, no other package, no settings."""
        home = str(self.folder)
        return {"PATH": str(self.bin), "HOME": home, "XDG_DATA_HOME": home, "REDCATHEDRAL_LANG": "en"}

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Run a command of the environment."""
        return subprocess.run(  # noqa: S603
            [self.bin / words[0], *words[1:]],
            cwd=self.folder,
            env=self.environment,
            capture_output=True,
            text=True,
            check=False,
        )


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if not BUILT.is_file():
        pytest.fail("the page is not built: make page")
    folder = tmp_path_factory.mktemp("dist")
    words = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    subprocess.run(words, check=True, capture_output=True)  # noqa: S603
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def bare(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """Install the wheel without its extras."""
    place = Installed(tmp_path_factory.mktemp("installed"))
    place.install(str(wheel))
    assert shutil.which("node", path=place.environment["PATH"]) is None
    return place


@pytest.fixture(scope="module")
def installed(bare: Installed, wheel: Path) -> Installed:
    """Add what playing needs."""
    bare.install(f"{wheel}[terminal,server]")
    return bare


@pytest.fixture
def served(installed: Installed) -> Iterator[str]:
    """Serve from the environment; gives the address."""
    words = [str(installed.bin / "redcathedral"), "serve", "--port", "0", "--data", "tables"]
    process = subprocess.Popen(  # noqa: S603
        words, cwd=installed.folder, env=installed.environment, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    said = process.stdout.readline()
    found = re.search(r"http://127\.0\.0\.1:\d+/", said)
    assert found, said
    yield found[0]
    process.terminate()
    process.wait(30)
    process.stdout.close()


def test_the_wheel_alone_plays_and_says_what_the_terminal_needs(bare: Installed) -> None:
    play = "import redcathedral as rc; print(rc.play_to_end(rc.new_game(2, 7), ['greedy', 'random']).outcome.winners)"
    done = bare.run("python", "-c", play)
    assert done.returncode == 0, done.stderr
    asked = bare.run("redcathedral", "play")
    assert asked.returncode == 1
    assert "pip install 'redcathedral[terminal]'" in asked.stderr


def test_the_installed_program_says_its_version(installed: Installed) -> None:
    assert installed.run("redcathedral", "--version").stdout == f"redcathedral {redcathedral.__version__}\n"


def test_every_module_that_the_extras_promise_can_be_imported(installed: Installed) -> None:
    done = installed.run("python", "-c", PROMISED)
    assert done.returncode == 0, done.stderr
    assert {"redcathedral.server.http.app", "redcathedral.cli.play", "redcathedral.bots.search.search"} <= {
        *done.stdout.split()
    }


def test_a_game_is_played_in_the_terminal_and_its_record_verified(installed: Installed, tmp_path: Path) -> None:
    python = str(installed.bin / "python")
    options = ("play", "--players", "2", "--turn-limit", "10", "--seed", "4")
    with Terminal(tmp_path, *options, python=python, PATH=str(installed.bin)) as terminal:
        play_by_number(terminal, 1)
        assert terminal.end() == 0
    (record,) = (tmp_path / "redcathedral" / "games").glob("*.txt")
    verified = installed.run("redcathedral", "verify", str(record))
    assert verified.returncode == 0, verified.stdout + verified.stderr
    lines = record.read_text(encoding="utf-8")
    rolled = re.search(r"roll \w+ (\d)", lines)
    assert rolled
    other = lines[: rolled.start(1)] + str(int(rolled[1]) % 6 + 1) + lines[rolled.end(1) :]
    record.write_text(other, encoding="utf-8")
    assert installed.run("redcathedral", "verify", str(record)).returncode == 1


def test_a_game_against_a_bot_begins_in_the_browser(served: str) -> None:
    if WINDOWLESS is None:
        pytest.fail("there is no Chromium here")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=WINDOWLESS, args=FLAGS)
        page = browser.new_page(reduced_motion="reduce", locale="en")
        page.set_default_timeout(PATIENCE)
        wrong: list[str] = []
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("response", lambda got: wrong.append(f"{got.status} {got.url}") if got.status >= 400 else None)
        page.goto(served)
        page.get_by_role("button", name="Play against a bot").click()
        page.get_by_label("Who starts").select_option("You")
        page.get_by_role("button", name="Start the game").click()
        page.locator(".die.lit").first.click()
        page.locator(".landing").first.click()
        page.get_by_role("button", name="End turn").click()
        expect(page.locator(".turn .number")).to_have_text("Turn 3", timeout=PATIENCE)
        expect(page.locator(".turn strong")).to_have_text("Your turn")
        browser.close()
    assert wrong == []
