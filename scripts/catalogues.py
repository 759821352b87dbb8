"""The catalogues of every language: what is missing, what is wrong, what English has changed since.

python scripts/catalogues.py            what each language lacks
python scripts/catalogues.py --check    the same, and whether Python and the page say everything alike; 1 if not
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from collections import defaultdict
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from redcathedral.text import ENGLISH, languages
from redcathedral.text.catalogue import locale_of

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parent.parent
TEXT = ROOT / "src/redcathedral/text"
# What a fact that is words has besides itself, in every language: see docs/translating.md.
GIVEN_TOO = ("code", "count")
PLURALS = frozenset(("zero", "one", "two", "few", "many", "other"))
# Messages with a number that some languages say in one way whatever the number is, and why that is right there.
MASS = "what is counted has no plural in some languages: 1 gold, 2 gold"
SEVERAL = "the number is never 1"
ORDINAL = ("rank",)  # "1st", which is no plural
AFTER = "the number stands by itself, and no word follows it"
SAID_ALIKE = {
    **dict.fromkeys(("amount-gold", "amount-lumber", "amount-prestige", "amount-recognition"), MASS),
    **dict.fromkeys(("winner", "winners"), MASS),
    **dict.fromkeys(
        (
            "winner",
            "winners",
            "section-label",
            "tip-section-pays",
            "tip-tower",
            "tip-verb-donate",
            "tip-verb-pray",
            "tip-verb-vow",
        ),
        MASS,
    ),
    **dict.fromkeys(("influence-bulk", "influence-offer", "influence-trade", "offers-offer", "offers-trade"), SEVERAL),
    **dict.fromkeys(("tip-verb-bulk", "tip-verb-offer", "tip-verb-trade"), SEVERAL),
    **dict.fromkeys(("admin-revoked", "tip-material", "tip-ornament-title", "why-too-few-deliveries"), AFTER),
}


@dataclass(slots=True)
class Message:
    """One message of a catalogue, as far as translations must agree on it."""

    key: str
    place: str
    line: int
    variables: set[str] = field(default_factory=set)
    forms: set[str] = field(default_factory=set)  # its attributes
    selectors: list[tuple[str, frozenset[str]]] = field(default_factory=list)  # a variable, the names of its variants
    named: set[str] = field(default_factory=set)  # other messages it names


class _Look(Visitor):
    """Look through one message."""

    def __init__(self, message: Message) -> None:
        self.message = message

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # Fluent's name
        """Note a variable."""
        self.message.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        """Note another message."""
        self.message.named.add(node.id.name)

    def visit_Attribute(self, node: ast.Attribute) -> None:  # noqa: N802
        """Note a form."""
        self.message.forms.add(node.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        """Note a choice between variants."""
        if isinstance(node.selector, ast.VariableReference):
            names = (variant.key for variant in node.variants)
            told = frozenset(name.name if isinstance(name, ast.Identifier) else name.value for name in names)
            self.message.selectors.append((node.selector.id.name, told))
        self.generic_visit(node)


@dataclass(slots=True)
class Folder:
    """A language's catalogue: all files of its folder as one."""

    language: str
    messages: dict[str, Message]
    faults: list[str]  # what cannot be read, what is said twice


@cache
def folder(language: str) -> Folder:
    """Read a language."""
    found = Folder(language, {}, [])
    for path in sorted((TEXT / language).glob("*.ftl")):
        source = path.read_text(encoding="utf-8")
        for entry in FluentParser(with_spans=True).parse(source).body:
            line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
            place = f"{language}/{path.name}:{line}"
            if isinstance(entry, ast.Junk):
                found.faults.append(f"{place}: {entry.annotations[0].message if entry.annotations else 'unreadable'}")
            elif isinstance(entry, ast.Message):
                message = Message(entry.id.name, place, line)
                _Look(message).visit(entry)
                if message.key in found.messages:
                    found.faults.append(f"{place}: {message.key} stands in {found.messages[message.key].place} already")
                found.messages[message.key] = message
    return found


def missing(language: str) -> list[str]:
    """Name the messages of English that a language lacks."""
    return [key for key in folder(ENGLISH).messages if key not in folder(language).messages]


def faults(language: str) -> list[str]:
    """Say everything that is wrong with a language besides what is missing."""
    found = list(folder(language).faults)
    english = folder(ENGLISH)
    forms = forms_of(ENGLISH) | forms_of(language)
    for message in folder(language).messages.values():
        original = english.messages.get(message.key)
        if original is None:
            found.append(f"{message.place}: {message.key} is no message of English")
            continue
        found += [f"{message.place}: {message.key} {fault}" for fault in _against(original, message, forms)]
        found += [f"{message.place}: {message.key} {fault}" for fault in plurals(message, language)]
        found += [f"{message.place}: {message.key} says ${number} in one way only" for number in uncounted(message)]
    return found


def uncounted(message: Message) -> list[str]:
    """Name the numbers for which a message says the same whatever they are, while another language chooses."""
    if message.key in SAID_ALIKE:
        return []
    chosen = {variable for variable, variants in message.selectors if variants & (PLURALS - {"other"})}
    return sorted((_numbers()[message.key] & message.variables) - chosen)


@cache
def _numbers() -> dict[str, set[str]]:
    """Give each message's numbers: what any language chooses its words by."""
    numbers: dict[str, set[str]] = defaultdict(set)
    for language in languages():
        for message in folder(language).messages.values():
            numbers[message.key] |= {name for name, variants in message.selectors if variants & (PLURALS - {"other"})}
    return numbers


def forms_of(language: str) -> set[str]:
    """Name the forms that words have in a language."""
    return {form for message in folder(language).messages.values() for form in message.forms}


def _against(original: Message, message: Message, forms: set[str]) -> Iterator[str]:
    """Compare what a message fills in with what its original does."""
    said = {fact_of(variable, forms) for variable in message.variables}
    meant = {fact_of(variable, forms) for variable in original.variables}
    yield from (f"does not say ${fact}" for fact in sorted(meant - said))
    yield from (f"fills in ${fact}, which English does not" for fact in sorted(said - meant))


def fact_of(variable: str, forms: set[str]) -> str:
    """Give the fact a variable is of: `what` of `what`, `what-acc`, `what-or`, `what-lines` and `what-code`."""
    variable = variable.removesuffix("-or").removesuffix("-lines")
    ends = [f"-{form}" for form in (*forms, *GIVEN_TOO) if variable.endswith(f"-{form}")]
    return variable.removesuffix(max(ends, key=len, default=""))


def plurals(message: Message, language: str) -> list[str]:
    """Find plurals that a language has and a choice by number lacks, or the other way round."""
    return list(_plurals(message, language))


def _plurals(message: Message, language: str) -> Iterator[str]:
    wanted = whole_number_plurals(language)
    for variable, variants in message.selectors:
        if variants - {"0"} == {"1", "other"} and message.key not in ORDINAL:
            yield f"chooses ${variable} by [1]; write [one], so that every language is asked for its plurals"
        if variants & (PLURALS - {"other"}):
            lacking = wanted - variants - {"other"}
            if lacking:
                yield f"has no {', '.join(f'[{one}]' for one in sorted(lacking))} for ${variable}"
            if variants & PLURALS - wanted - {"other"}:
                yield f"has [{', '.join(sorted(variants & PLURALS - wanted))}] for ${variable}, which never comes"


@cache
def whole_number_plurals(language: str) -> frozenset[str]:
    """Give the plural categories of the numbers a game can have; millions are none of them."""
    return frozenset(Locale.parse(locale_of(language), sep="-").plural_form(number) for number in range(1000))


def outdated(language: str) -> list[str]:
    """Name the messages whose English was written after the translation, as far as the history tells."""
    english, own = _written(ENGLISH), _written(language)
    return [key for key, when in english.items() if when > own.get(key, when)]


def _written(language: str) -> dict[str, int]:
    """When each message was written last: the latest of its lines."""
    times: dict[str, int] = {}
    for path in sorted((TEXT / language).glob("*.ftl")):
        command = ["git", "-C", str(ROOT), "blame", "--line-porcelain", "--", str(path)]
        blame = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        key, when = "", 0
        for line in blame.splitlines():
            if line.startswith("author-time "):
                when = int(line.split()[1])
            elif line.startswith("\t"):
                begun = re.match(r"\t([a-z][a-z0-9-]*) =", line)
                key = begun[1] if begun else key if line.strip() and not line.startswith("\t#") else ""
                if key:
                    times[key] = max(times.get(key, 0), when)
    return times


def main() -> int:
    """Print what there is to do."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="also compare Python and the page; exit 1 on any fault")
    args = parser.parse_args()
    wrong = 0
    for language in languages():
        lacks, bad = missing(language), faults(language)
        old = [] if args.check or language == ENGLISH else outdated(language)
        print(f"{language}: {len(folder(language).messages)} messages, {len(lacks)} missing, {len(bad)} faults")
        for line in [*(f"missing: {key}" for key in lacks), *bad, *(f"English is newer: {key}" for key in old)]:
            print(f"  {line}")
        wrong += len(lacks) + len(bad)
    if args.check:
        from twin import differences  # noqa: PLC0415  # needs Node

        for line in differences():
            print(line)
            wrong += 1
    return 1 if args.check and wrong else 0


if __name__ == "__main__":
    sys.exit(main())
