"""Python's option parser, with its own words translated too."""

from __future__ import annotations

import argparse
import re
from typing import TYPE_CHECKING, Any, NoReturn

from redcathedral.text import say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

MISUSED = 2
# What the parser says in English, and the message that says it for people; what is not here is said as it comes.
_OF_AN_ARGUMENT = {
    "cli-wrong-choice": r"invalid choice: (?P<given>.+?) \(choose from (?P<choices>.+)\)",
    "cli-wrong-number": r"invalid (?:int|float) value: (?P<given>.+)",
    "cli-needs-value": r"expected (?:one|at least one|\d+) arguments?",
    "cli-takes-no-value": r"ignored explicit argument (?P<given>.+)",
}
_OF_THE_LINE = {
    "cli-missing": r"the following arguments are required: (?P<names>.+)",
    "cli-unknown": r"unrecognized arguments: (?P<given>.+)",
    "cli-ambiguous": r"ambiguous option: (?P<given>.+?) could match (?P<options>.+)",
}
_ARGUMENT = re.compile(r"argument (?P<argument>.+?): (?P<problem>.+)", re.DOTALL)
# Placeholders for values in the help; they are not typed.
PLACEHOLDERS = frozenset(
    {
        "ADDRESS",
        "ADDRESSES",
        "BOTS",
        "CODE",
        "COLORS",
        "COMMAND",
        "FILE",
        "FOLDER",
        "FROM",
        "HOST",
        "NAME",
        "NAMES",
        "NUMBER",
        "PORT",
        "SEED",
        "SPEC",
        "SPECS",
        "TABLE",
        "TEXT",
        "TO",
    }
)


class Parser(argparse.ArgumentParser):
    """A parser whose usage, headings and refusals are messages of the catalogues."""

    def __init__(self, *, add_help: bool = True, **options: Any) -> None:
        options.setdefault("formatter_class", _Formatter)
        super().__init__(add_help=False, **options)
        self._positionals.title, self._optionals.title = say("cli-arguments"), say("cli-options")
        if add_help:
            self.add_argument("-h", "--help", action="help", help=say("cli-help-help"))

    def format_usage(self) -> str:
        """Give the line that says how the command is typed."""
        formatter = self._get_formatter()
        formatter.add_usage(self.usage, self._actions, self._mutually_exclusive_groups)
        return formatter.format_help()

    def error(self, message: str) -> NoReturn:
        """Say how the command is typed and what is wrong, and end the program."""
        self.exit(MISUSED, f"{self.format_usage()}{say('cli-error', command=self.prog, problem=in_words(message))}\n")


def in_words(message: str) -> str:
    """Say a refusal of the parser in the current language."""
    of_argument = _ARGUMENT.fullmatch(message)
    if of_argument is None:
        return _said(message, _OF_THE_LINE) or message
    facts = {"argument": _own_placeholders(of_argument["argument"])}
    return _said(of_argument["problem"], _OF_AN_ARGUMENT, **facts) or message


def _said(problem: str, known: dict[str, str], **facts: str) -> str:
    for key, pattern in known.items():
        if found := re.fullmatch(pattern, problem, re.DOTALL):
            given = {name: _bare(text) for name, text in found.groupdict().items()}
            return say(key, **facts, **given)
    return ""


def _bare(text: str) -> str:
    """Take off the quotation marks that Python writes around texts, and translate placeholders."""
    return _own_placeholders(re.sub(r"'([^']*)'", r"\1", text))


def _own_placeholders(text: str | None) -> str:
    return "" if text is None else re.sub(r"[A-Z]+", lambda found: _own(found[0]), text)


def _own(name: str) -> str:
    return say(f"placeholder-{name.lower()}") if name in PLACEHOLDERS else name


class _Formatter(argparse.HelpFormatter):
    """Writes help with the words of the catalogues: "usage", and the placeholders for values."""

    def add_usage(
        self, usage: str | None, actions: Iterable[argparse.Action], groups: Iterable[Any], prefix: str | None = None
    ) -> None:
        """Begin with how the command is typed."""
        super().add_usage(usage, actions, groups, f"{say('cli-usage')} " if prefix is None else prefix)

    def _get_default_metavar_for_optional(self, action: argparse.Action) -> str:
        return "N" if action.type in (int, float) else "TEXT"

    def _metavar_formatter(self, action: argparse.Action, default_metavar: str) -> Callable[[int], tuple[str, ...]]:
        shown = super()._metavar_formatter(action, default_metavar)
        if action.choices is not None and action.metavar is None:
            return shown  # these are typed as they are
        return lambda size: tuple(_own_placeholders(name) for name in shown(size))
