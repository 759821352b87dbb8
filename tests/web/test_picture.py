"""The picture of the finished cathedral: saved from the real page, under its real content policy."""

from __future__ import annotations

import struct
import xml.etree.ElementTree as ET
import zlib
from typing import TYPE_CHECKING

import pytest

import redcathedral as rc

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from browsing import Server
    from playwright.sync_api import Page

NAMES = ["Anna & Söhne", "Борис", "<Clara>"]
SVG = "{http://www.w3.org/2000/svg}"
PNG_HEAD = b"\x89PNG\r\n\x1a\n"


@pytest.fixture
def finished(server: Server) -> str:
    """A table whose game is over."""
    game = rc.new_game(3, seed=5, names=NAMES)
    return server.loaded(rc.play_out(game, bots=["greedy"] * 3).record())


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
