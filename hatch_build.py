"""Refuses to build a release that lacks the page: whoever installs it has no Node to build one.

The page is built by `make page`. Installing this folder for work on it (`pip install -e .`) needs none.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

PAGE = Path("src/redcathedral/server/page")
INDEX = "index.html"
APP = "manifest.webmanifest"  # names the icons
CHUNKS = "files.json"  # written by the bundler: every script, style and font
ALWAYS = (INDEX, APP, CHUNKS, "service-worker.js")


class PageHook(BuildHookInterface[Any]):
    """Looks for the page before a wheel or a source archive is built."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Refuse to build without the page; `version` is the way of building, such as `editable`."""
        if version == "editable":
            return
        missing = missing_files(Path(self.root) / PAGE)
        if missing:
            raise SystemExit(
                f"The {self.target_name} would lack the page: {PAGE.as_posix()} has no {', '.join(missing)}.\n"
                "Build the page with `make page`, or the whole release with `make dist`."
            )


def missing_files(page: Path) -> list[str]:
    """Name the files that the page consists of and that are not there."""
    return [name for name in _named(page) if not (page / name).is_file()]


def _named(page: Path) -> list[str]:
    """Name the files that the page consists of, as far as what is there tells them."""
    named = list(ALWAYS)
    for name, address in ((INDEX, r'(?:src|href)="/([^"]+)"'), (APP, r'"src": "/([^"]+)"')):
        if (page / name).is_file():
            named += re.findall(address, (page / name).read_text(encoding="utf-8"))
    if (page / CHUNKS).is_file():
        for chunk in json.loads((page / CHUNKS).read_text(encoding="utf-8")).values():
            named += [chunk["file"], *chunk.get("css", []), *chunk.get("assets", [])]
    return list(dict.fromkeys(named))
