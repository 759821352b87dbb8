"""The catalogue of the page: what is said is there, and what is there is said."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "web/src"
CATALOGUES = [path for path in (ROOT / "src/redcathedral/text/en").glob("*.ftl") if path.stem != "terminal"]
KEYS = {
    key
    for path in CATALOGUES
    for key in re.findall(r"^([a-z][a-z0-9-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE)
}
CODE = "\n".join(
    path.read_text(encoding="utf-8") for path in sorted(SOURCES.rglob("*")) if path.suffix in (".svelte", ".ts")
)
SAID = set(re.findall(r"""["`]([a-z][a-z0-9]*(?:-[a-z0-9]+)*)["`]""", CODE))
BEGUN = set(re.findall(r"`([a-z]+(?:-[a-z]+)*-)\$\{", CODE))


def test_every_message_the_page_says_is_in_the_catalogue() -> None:
    direct = set(re.findall(r"""\bt\(\s*["`]([a-z][a-z0-9-]*)["`]""", CODE))
    assert direct - KEYS == set()


def test_every_message_that_is_put_together_has_its_forms() -> None:
    assert [begin for begin in sorted(BEGUN) if begin in CODE and _is_message(begin) and not _forms(begin)] == []


def test_every_message_of_the_catalogue_is_said_somewhere() -> None:
    assert [key for key in sorted(KEYS - SAID) if not any(key.startswith(begin) for begin in BEGUN)] == []


def _is_message(begin: str) -> bool:
    return re.search(rf"\bt\(\s*`{begin}\$", CODE) is not None


def _forms(begin: str) -> list[str]:
    return [key for key in KEYS if key.startswith(begin)]
