"""The files of the page as the server sends them."""

from __future__ import annotations

import gzip
import json
import re
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from starlette.requests import Request

from machine import left_out
from redcathedral.server.http.pages import SCRIPTS, TABLE, WITH_ALL_WORDS, index, page_file, page_folder

if TYPE_CHECKING:
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


def announced(path: str, language: str) -> list[str]:
    """Give the files that the built page's header names for an address."""
    asked = {
        "type": "http",
        "method": "GET",
        "path": path,
        "query_string": b"",
        "headers": [(b"host", b"here"), (b"accept-language", language.encode())],
    }
    answer = index(Request(asked), page_folder())
    assert answer.headers["vary"] == "Accept-Encoding, Accept-Language"
    return re.findall("</assets/([a-zA-Z]+)-", answer.headers["link"])


def test_the_first_answer_names_the_files_that_the_page_will_ask_for() -> None:
    if not (page_folder() / "index.html").is_file():
        left_out("the page is not built: make page")
    assert set(announced("/", "en-GB,en;q=0.9")) == {"Start", "pieces", "en"}
    assert set(announced("/rules", "pl")) == {"RulesPage", "Rules", "pieces", "pl", "later"}
    assert set(announced("/table/abcdefghij", "fi, it;q=0.5")) == {"TablePage", "pieces", "it"}


def test_every_address_of_the_page_has_its_scripts_named() -> None:
    pages = Path(__file__).parents[2] / "web/src/pages.ts"
    loads = re.findall(r'^  "(/\w+)": (.*)import\("\./(.+)"\)', pages.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(loads) > 1
    assert {path: f"src/{script}" for path, _, script in loads} == {
        path: scripts[0] for path, scripts in SCRIPTS.items() if path != "/"
    }
    assert {path for path, how, _ in loads if "withAllWords" in how} == WITH_ALL_WORDS


def test_only_scripts_that_the_page_loads_by_itself_are_named() -> None:
    if not (page_folder() / "index.html").is_file():
        left_out("the page is not built: make page")
    built = json.loads((page_folder() / "files.json").read_text(encoding="utf-8"))
    assert {*TABLE, *chain.from_iterable(SCRIPTS.values())} <= set(built["index.html"]["dynamicImports"])


def test_a_page_without_a_list_of_its_files_is_sent_as_it_is(folder: Path) -> None:
    (folder / "index.html").write_text("<p>Hello", encoding="utf-8")
    answer = index(Request({"type": "http", "method": "GET", "path": "/", "query_string": b"", "headers": []}), folder)
    assert answer.status_code == 200
    assert "link" not in answer.headers
