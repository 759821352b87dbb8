"""The parts of a `Page`, written as Markdown with the plots as files beside it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from .plots import as_file

if TYPE_CHECKING:
    from collections.abc import Sequence


class Markdown:
    """Collects the parts of a text; `files` are the plots by name, for the folder the text names."""

    def __init__(self, title: str, folder: str) -> None:
        self._folder = folder
        self._parts: list[str] = [f"# {title}"]
        self.files: dict[str, str] = {}

    def heading(self, text: str) -> None:
        """Begin a chapter."""
        self._parts.append(f"## {text}")

    def paragraph(self, text: str, *, warning: bool = False) -> None:
        """Say something."""
        self._parts.append(f"**{text}**" if warning else text)

    def code(self, text: str) -> None:
        """Show a command."""
        self._parts.append(f"```sh\n{text}\n```")

    def table(self, columns: Sequence[str], rows: Sequence[Sequence[str]], *, texts: Sequence[int] = ()) -> None:
        """Show a table; numbers are right-aligned."""
        rules = [":---" if column in (0, *texts) else "---:" for column in range(len(columns))]
        self._parts.append("\n".join(f"| {' | '.join(row)} |" for row in (columns, rules, *rows)))

    def plot(self, svg: str, name: str) -> None:
        """Show a plot."""
        file = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-") + ".svg"
        self.files[file] = as_file(svg) + "\n"
        self._parts.append(f"![{name}]({self._folder}/{file})")

    def text(self) -> str:
        """Give the text."""
        return "\n\n".join(self._parts) + "\n"
