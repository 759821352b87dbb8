"""Keys: what the program says is in the catalogue, and what is in the catalogue is said."""

from __future__ import annotations

import re

import pytest

from catalogues import ROOT, folder
from redcathedral.plies.reasons import _REFUSALS
from redcathedral.text import ENGLISH

KEYS = folder(ENGLISH).messages
KEY = r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*"
SOURCES = {
    path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
    for pattern in (
        "src/redcathedral/**/*.py",
        "src/redcathedral/text/*.json",
        "web/src/**/*.ts",
        "web/src/**/*.svelte",
    )
    for path in sorted(ROOT.glob(pattern))
    if path.name != "schema.d.ts" and not path.name.endswith(".test.ts")
}
CODE = "\n".join(SOURCES.values())
# A key as it stands, and a key with a hole: `verb-${verb}` in the page, f"why-{key}" in Python.
SAID = set(re.findall(rf"""["'`]({KEY})["'`]""", CODE)) | {key for message in KEYS.values() for key in message.named}
HOLED = set(re.findall(r"`([a-z][a-z0-9-]*-)\$\{[^}`]*\}([a-z0-9-]*)`", CODE)) | set(
    re.findall(r"""\bf"([a-z][a-z0-9-]*-)\{[^}"]*\}([a-z0-9-]*)\"""", CODE)
)
# Where a key is said by name.
CALLS = re.compile(rf"""\b(?:t|say|Phrase|tell|problem)\(\s*["'`]({KEY})["'`]""")


def forms(begin: str, end: str) -> list[str]:
    return [key for key in KEYS if key.startswith(begin) and key.endswith(end) and len(key) > len(begin + end)]


@pytest.mark.parametrize("path", [path for path, source in SOURCES.items() if CALLS.search(source)])
def test_every_message_that_is_said_is_in_the_catalogue(path: str) -> None:
    assert set(CALLS.findall(SOURCES[path])) - set(KEYS) == set()


def test_every_message_with_a_hole_has_its_forms() -> None:
    said = set(
        re.findall(r"\b(?:t|say|Phrase|tell|problem)\(\s*f?[`\"]([a-z][a-z0-9-]*-)\$?\{[^}]*\}([a-z0-9-]*)[`\"]", CODE)
    )
    assert said
    assert [(begin, end) for begin, end in sorted(said) if not forms(begin, end)] == []


def test_every_message_of_the_catalogue_is_said_somewhere() -> None:
    holed = {key for begin, end in HOLED for key in forms(begin, end)}
    assert sorted(set(KEYS) - SAID - holed) == []


def test_every_reason_against_a_ply_has_its_sentence_and_no_other_is_there() -> None:
    reasons = {f"why-{key}" for key, *_ in _REFUSALS.values()}
    said = set(re.findall(r"""["'](why-[a-z-]+)["']""", CODE))
    assert {key for key in KEYS if key.startswith("why-")} == reasons | said
