"""The built page from the package: read and compressed once, with file names that browsers may cache forever."""

from __future__ import annotations

import gzip
import hashlib
import json
import mimetypes
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING

from starlette.responses import Response

from .language import language_of

if TYPE_CHECKING:
    from starlette.requests import Request

FOREVER = "public, max-age=31536000, immutable"
FRESH = "no-cache"
BROTLI = ".br"
# What a file is must not depend on the machine: neither on its registry or tables nor on the version of Python.
MEDIA = {
    ".js": "text/javascript",
    ".ftl": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
PYTHONS_OWN = mimetypes.MimeTypes()
WORTH_COMPRESSING = ("text/", "application/javascript", "application/json", "image/svg+xml", "application/manifest")

# Which scripts show an address, each fetched when the one before asks for it (web/src/pages.ts). Others show a table.
TABLE = ("src/table/TablePage.svelte",)
SCRIPTS = {
    "/": ("src/lobby/Start.svelte",),
    "/rules": ("src/learn/RulesPage.svelte", "src/learn/Rules.svelte"),
    "/learn": ("src/learn/LearnPage.svelte", *TABLE),
    "/puzzles": ("src/learn/PuzzlesPage.svelte",),
}
# Which of them are only shown once the page can say everything, and not only what a first picture says.
WITH_ALL_WORDS = {"/rules", "/learn", "/puzzles"}

MISSING = b"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Red Cathedral</title>
<h1>Red Cathedral</h1>
<p>The server runs, but the page has not been built. In a clone of the project, <code>make play</code> builds it and
starts the server; <code>make page</code> builds it alone. Programs can talk to the server all the same:
<a href="/api/openapi.json">/api/openapi.json</a> describes how.</p>
</html>
"""


@dataclass(frozen=True, slots=True)
class File:
    """A file of the page as it is sent."""

    body: bytes
    packed: dict[str, bytes]  # by encoding, the smallest first
    media: str
    tag: str
    keep: str


def page_folder() -> Path:
    """Return the folder of the built page."""
    return Path(str(files("redcathedral.server") / "page"))


@cache
def _files(folder: Path) -> dict[str, File]:
    """Read the whole page; it is small."""
    found = {}
    for path in sorted(folder.rglob("*")) if folder.is_dir() else ():
        if path.is_file() and path.suffix not in {".map", BROTLI}:
            found[path.relative_to(folder).as_posix()] = _file(path, folder)
    return found


def _file(path: Path, folder: Path) -> File:
    body = path.read_bytes()
    media = MEDIA.get(path.suffix) or PYTHONS_OWN.guess_type(path.name)[0] or "application/octet-stream"
    packed = {}
    if media.startswith(WORTH_COMPRESSING):
        small = path.with_name(path.name + BROTLI)
        if small.exists():  # made when the page was built: that takes long, and a package
            packed["br"] = small.read_bytes()
        packed["gzip"] = gzip.compress(body, mtime=0)
    keep = FOREVER if path.relative_to(folder).parts[0] == "assets" else FRESH  # the bundler names these by content
    if media.startswith("text/"):
        media += "; charset=utf-8"
    return File(body, packed, media, f'"{hashlib.sha256(body).hexdigest()[:20]}"', keep)


def page_file(request: Request, name: str, folder: Path) -> Response | None:
    """Return a file of the page, None if there is no such file."""
    file = _files(folder).get(PurePosixPath(name).as_posix())
    if file is None:
        return None
    headers = {"ETag": file.tag, "Cache-Control": file.keep, "Vary": "Accept-Encoding"}
    if file.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    body = file.body
    accepted = {one.partition(";")[0].strip() for one in request.headers.get("accept-encoding", "").split(",")}
    for encoding, packed in file.packed.items():
        if encoding in accepted:
            body, headers["Content-Encoding"] = packed, encoding
            break
    return Response(body, headers=headers, media_type=file.media)


def index(request: Request, folder: Path) -> Response:
    """Give the one page there is, or say how to build it."""
    answer = page_file(request, "index.html", folder)
    if answer is None:
        return Response(MISSING, media_type="text/html")
    path = request.url.path
    words = [f"virtual:catalogues/{language_of(request)}"]
    if path in WITH_ALL_WORDS:
        words.append(f"{words[0]}/later")
    if announced := _announced(folder, *SCRIPTS.get(path, TABLE), *words):
        answer.headers["Link"] = announced
        answer.headers["Vary"] += ", Accept-Language"
    return answer


@cache
def _announced(folder: Path, *sources: str) -> str:
    """Name the files that the page will ask for when its first script runs, so that the browser has them by then."""
    manifest = _files(folder).get("files.json")
    built = json.loads(manifest.body) if manifest else {}
    waiting, seen = list(sources), {*built.get("index.html", {}).get("imports", ())}  # these stand in the page itself
    links = []
    while waiting:
        source = waiting.pop()
        if source in seen or source not in built:
            continue
        seen.add(source)
        file = built[source]
        waiting += file.get("imports", ())
        links.append(f"</{file['file']}>; rel=modulepreload; crossorigin")
        links += [f"</{style}>; rel=preload; as=style; crossorigin" for style in file.get("css", ())]
    return ", ".join(links)
