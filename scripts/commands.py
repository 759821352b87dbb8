"""The tables of docs/commands.md, made from the commands themselves.

    python scripts/commands.py            # writes them again
    python scripts/commands.py --check    # fails if they are not what the commands say

A table stands between `<!-- options: play -->` and `<!-- end -->`.
"""

from __future__ import annotations

import argparse
import re
import sys

from generated import ROOT, write_or_check
from redcathedral.cli.main import command_line
from redcathedral.text import speaking

PAGE = ROOT / "docs" / "commands.md"
MARKED = re.compile(r"<!-- options: (?P<name>[a-z -]+) -->.*?<!-- end -->", re.DOTALL)


def commands(
    parser: argparse.ArgumentParser | None = None, name: str = "redcathedral"
) -> dict[str, argparse.ArgumentParser]:
    """Give every command with its parser: `redcathedral`, `play`, `edition show` and so on."""
    if parser is None:
        with speaking("en"):
            parser = command_line()
    found = {name: parser}
    for action in parser._actions:  # noqa: SLF001  # argparse has no public way to ask
        if isinstance(action, argparse._SubParsersAction):  # noqa: SLF001
            for inner, its_parser in action.choices.items():
                found |= commands(its_parser, inner if name == "redcathedral" else f"{name} {inner}")
    return found


def table_of(parser: argparse.ArgumentParser) -> str:
    """Write the table of a command's arguments and options."""
    rows = ["| option | means |", "| --- | --- |"]
    for action in parser._actions:  # noqa: SLF001
        if isinstance(action, argparse._HelpAction | argparse._SubParsersAction):  # noqa: SLF001
            continue
        name = ", ".join(action.option_strings)
        value = "" if action.nargs == 0 else value_of(action)
        says = str(action.help or "").replace("|", "\\|")
        needed = " **needed**" if action.required and action.option_strings else ""
        rows.append(f"| `{f'{name} {value}'.strip()}` | {says}{needed} |")
    return "\n".join(rows) if len(rows) > 2 else "It has no options."


def value_of(action: argparse.Action) -> str:
    """Say what stands behind an option."""
    if isinstance(action.metavar, str):
        return action.metavar if action.nargs != "?" else f"[{action.metavar}]"
    if action.choices is not None:
        return f"{{{','.join(map(str, action.choices))}}}"
    return action.dest.upper().replace("_", "-").rpartition("-")[2]


def with_tables(page: str) -> str:
    """Put the present tables between the marks of the page."""
    known = commands()

    def anew(mark: re.Match[str]) -> str:
        return f"<!-- options: {mark['name']} -->\n{table_of(known[mark['name']])}\n<!-- end -->"

    return MARKED.sub(anew, page)


if __name__ == "__main__":
    sys.exit(write_or_check(PAGE, with_tables(PAGE.read_text(encoding="utf-8")), source="the commands", about=__doc__))
