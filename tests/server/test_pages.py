"""The files of the page as the server sends them."""

from __future__ import annotations

import gzip
from typing import TYPE_CHECKING

import pytest
from starlette.requests import Request

from redcathedral.server.http.pages import page_file

if TYPE_CHECKING:
    from pathlib import Path

    from starlette.responses import Response

TEXT = b"let answer = 42;\n" * 20
PACKED = b"as small as it gets"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Build a page of one file, with what the build made of it."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "page.js").write_bytes(TEXT)
    (tmp_path / "assets" / "page.js.br").write_bytes(PACKED)
    return tmp_path


def sent(folder: Path, name: str = "assets/page.js", **headers: str) -> Response | None:
    raw = [(key.replace("_", "-").encode(), value.encode()) for key, value in headers.items()]
    return page_file(Request({"type": "http", "method": "GET", "headers": raw}), name, folder)


@pytest.mark.parametrize(
    ("accepted", "encoding", "body"),
    [
        ("gzip, deflate, br, zstd", "br", PACKED),
        ("gzip;q=1.0, deflate", "gzip", gzip.compress(TEXT, mtime=0)),
        ("identity", None, TEXT),
        ("vibrant", None, TEXT),
    ],
)
def test_a_file_is_sent_in_the_smallest_form_a_browser_reads(
    folder: Path, accepted: str, encoding: str | None, body: bytes
) -> None:
    answer = sent(folder, accept_encoding=accepted)
    assert answer is not None
    assert answer.headers.get("content-encoding") == encoding
    assert answer.body == body
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"


def test_a_file_that_a_browser_has_is_not_sent_again(folder: Path) -> None:
    first = sent(folder)
    assert first is not None
    again = sent(folder, if_none_match=first.headers["etag"])
    assert again is not None
    assert (again.status_code, again.body) == (304, b"")


def test_what_the_build_packed_is_no_file_of_its_own(folder: Path) -> None:
    assert sent(folder, "assets/page.js.br") is None
