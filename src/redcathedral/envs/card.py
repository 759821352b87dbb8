"""The tables of docs/environments.md, made from the code: `python -m redcathedral.envs.card docs/environments.md`."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from ..plies import verbs
from .layout import layout_rows


def observation_table() -> str:
    """Print the layout of an observation."""
    lines = ["| field | shape | first number | range | meaning |", "| --- | --- | --- | --- | --- |"]
    lines += [f"| `{name}` | {shape} | {first} | {span} | {says} |" for name, shape, first, span, says in layout_rows()]
    return "\n".join(lines)


def action_table() -> str:
    """Print the blocks of action ids, one a verb."""
    lines = ["| verb | ids | number | from | to |", "| --- | --- | --- | --- | --- |"]
    for verb, kind in verbs().items():
        plies = list(kind.every())
        first, last = plies[0], plies[-1]
        if not first.by_chance:
            span = f"{first.id}" if len(plies) == 1 else f"{first.id} to {last.id}"
            lines.append(f"| {verb} | {span} | {len(plies)} | `{first}` | `{last}` |")
    return "\n".join(lines)


TABLES = {"observation": observation_table, "actions": action_table}


def with_tables(page: str) -> str:
    """Put the present tables between the page's marks `<!-- table: name -->` and `<!-- end -->`."""
    for name, table in TABLES.items():
        mark = f"<!-- table: {name} -->"
        page = re.sub(f"{mark}.*?<!-- end -->", lambda _: f"{mark}\n{table()}\n<!-- end -->", page, flags=re.DOTALL)  # noqa: B023
    return page


def main() -> None:
    """Rewrite a page."""
    path = Path(sys.argv[1])
    path.write_text(with_tables(path.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
