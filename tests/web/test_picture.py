"""The picture of the finished cathedral: saved from the real page, under its real content policy."""

from __future__ import annotations

import struct
import xml.etree.ElementTree as ET
import zlib
from base64 import b64encode
from functools import cache
from hashlib import sha256
from typing import TYPE_CHECKING

import pytest
from fonts import NO_FONTS, SETUPS, drawn_with_system_fonts

import redcathedral as rc

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from browsing import Server
    from fonts import Machines
    from playwright.sync_api import Page

NAMES = ["Anna & Söhne", "Борис", "<Clara>"]
SVG = "{http://www.w3.org/2000/svg}"
PNG_HEAD = b"\x89PNG\r\n\x1a\n"


@cache
def record() -> str:
    """A whole game, played once for all tests."""
    return rc.play_to_end(rc.new_game(3, seed=5, names=NAMES), bots=["greedy"] * 3).record()


@pytest.fixture
def finished(server: Server) -> str:
    """A table whose game is over."""
    return server.loaded(record())


def saved(page: Page, button: str) -> Path:
    with page.expect_download() as coming:
        page.get_by_role("dialog").get_by_role("button", name=button).click()
    return coming.value.path()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_svg_stands_alone_and_names_everybody(visitor: Callable[..., Page], finished: str, theme: str) -> None:
    page = visitor(finished, color_scheme=theme)
    source = saved(page, "Save as SVG").read_text(encoding="utf-8")
    drawing = ET.fromstring(source)  # noqa: S314 - our own drawing
    said = " ".join(text.text or "" for text in drawing.iter(f"{SVG}text"))
    assert [name for name in NAMES if name not in said] == []
    assert "var(" not in source
    assert "light-dark" not in source
    ids = {part.get("id") for part in drawing.iter()}
    used = {part.get("href", "")[1:] for part in drawing.iter(f"{SVG}use")}
    assert used <= ids


def test_the_svg_carries_its_letters_to_a_machine_with_other_fonts(
    visitor: Callable[..., Page], machines: Machines, finished: str
) -> None:
    page = visitor(finished)
    drawing = saved(page, "Save as SVG")
    for machine in SETUPS:
        shown = visitor(on=machines.browser(machine))
        shown.goto(f"data:image/svg+xml;base64,{b64encode(drawing.read_bytes()).decode()}")
        # Cyrillic is no script of our languages: a name in it is for the machine's own fonts.
        assert [text for text in drawn_with_system_fonts(shown) if "Борис" not in text] == []


def test_the_png_is_drawn_with_our_letters_on_any_machine(
    visitor: Callable[..., Page], server: Server, machines: Machines
) -> None:
    game = rc.play_to_end(rc.new_game(2, seed=5, names=["Świętosława", "Ülkü"]), bots=["greedy"] * 2)
    address = server.loaded(game.record())
    pages = [visitor(address, on=machines.browser(one)) for one in [*SETUPS, NO_FONTS]]
    assert len({sha256(saved(page, "Save the picture").read_bytes()).hexdigest() for page in pages}) == 1


@pytest.mark.slow
def test_the_png_has_its_size_and_is_not_blank(visitor: Callable[..., Page], finished: str) -> None:
    page = visitor(finished)
    data = saved(page, "Save the picture").read_bytes()
    assert data[:8] == PNG_HEAD
    width, height = struct.unpack(">II", data[16:24])
    assert (width, height) == (1600, 1200)
    assert len(set(_pixels(data))) > 64


def test_the_menu_gives_the_picture_of_a_running_game(server: Server, visitor: Callable[..., Page]) -> None:
    page = visitor(server.table(["Olga", "Pavel"]))
    page.get_by_role("button", name="Menu").click()
    said = saved(page, "Save as SVG").read_text(encoding="utf-8")
    assert "Olga" in said
    assert "Pavel" in said


def _pixels(data: bytes) -> bytes:
    """Unpack the image data of a PNG, filters and all: enough to see whether anything is drawn."""
    at, packed = 8, b""
    while at < len(data):
        length = struct.unpack(">I", data[at : at + 4])[0]
        if data[at + 4 : at + 8] == b"IDAT":
            packed += data[at + 8 : at + 8 + length]
        at += 12 + length
    return zlib.decompress(packed)
