"""Say every message of every language in Python and with the page's own code, and compare."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from catalogues import PLURALS, ROOT, TEXT, fact_of, folder, forms_of
from redcathedral.text import ENGLISH, Phrase, languages, speaking

if TYPE_CHECKING:
    from collections.abc import Iterator

    from catalogues import Message
    from redcathedral.text import Fact

WEB = ROOT / "web"
MOST = 2_000  # letters of a complaint
NUMBERS = (0, 1, 2, 5, 12, 22, 101)
WORDS: tuple[Fact, ...] = (
    "Anna",
    Phrase("word-red"),
    Phrase("amount-brick", n=2),
    [Phrase("amount-lumber", n=1), Phrase("amount-gold", n=5), Phrase("ivan")],
)
_SPEAK = """
import {{ readFileSync }} from "node:fs";
import {{ FluentResource }} from {fluent};
import {{ jointsOf }} from {joints};
import {{ localeOf }} from {locale};
import {{ Speaker }} from {speaker};
const {{ catalogues, phrases }} = JSON.parse(readFileSync(0, "utf-8"));
const catalogueOf = (code) => {{
  const body = catalogues[code].flatMap((source) => new FluentResource(source).body);
  return {{ body, joints: jointsOf(localeOf(code)) }};
}};
const english = new Speaker("en", catalogueOf("en"));
const said = Object.keys(catalogues).map((code) => {{
  const speaker = code === "en" ? english : new Speaker(code, catalogueOf(code), {{ fallback: english }});
  return [code, phrases.map((phrase) => speaker.say(phrase))];
}});
process.stdout.write(JSON.stringify(Object.fromEntries(said)));
"""


def samples() -> list[Phrase]:
    """Every message with facts of every kind it can take: numbers of all plurals, the variants it names, words."""
    return [phrase for message in folder(ENGLISH).messages.values() for phrase in _samples(message)]


def _samples(message: Message) -> Iterator[Phrase]:
    forms = forms_of(ENGLISH)
    kinds = {fact: _kinds(message, fact) for fact in sorted({fact_of(name, forms) for name in message.variables})}
    rounds = max(map(len, kinds.values()), default=1)
    for turn in range(rounds):
        yield Phrase(message.key, **{name: choice[turn % len(choice)] for name, choice in kinds.items()})


def _kinds(message: Message, fact: str) -> tuple[Fact, ...]:
    selectors = [(fact_of(selected, forms_of(ENGLISH)), names) for selected, names in message.selectors]
    variants = {name for selected, names in selectors if selected == fact for name in names}
    if not variants:
        return (*WORDS, 3)
    words = {name for name in variants - PLURALS if not name.isdigit()}
    return tuple(sorted(words)) if words else NUMBERS


def said_by_the_page(phrases: list[Phrase]) -> dict[str, list[str]]:
    """Say phrases in every language with the page's code, bundled for Node."""
    sources = {
        code: [path.read_text(encoding="utf-8") for path in sorted((TEXT / code).glob("*.ftl"))] for code in languages()
    }
    given = json.dumps({"catalogues": sources, "phrases": [phrase.data() for phrase in phrases]})
    with tempfile.TemporaryDirectory() as folder_name:
        begin, bundle = Path(folder_name, "speak.mjs"), Path(folder_name, "bundle.mjs")
        ours = {name: WEB / f"src/text/{name}.ts" for name in ("joints", "locale", "speaker")}
        paths = {**ours, "fluent": WEB / "node_modules/@fluent/bundle"}
        script = _SPEAK.format(**{name: json.dumps(str(path)) for name, path in paths.items()})
        begin.write_text(script, encoding="utf-8")
        _run([str(WEB / "node_modules/.bin/rolldown"), str(begin), "--platform", "node", "-o", str(bundle)])
        found: dict[str, list[str]] = json.loads(_run(["node", str(bundle)], given))
    return found


def _run(command: list[str], given: str = "") -> str:
    # A machine without a Node of its own has the one that scripts/npm-run put beside Python.
    path = os.pathsep.join([os.environ.get("PATH", ""), str(Path(sys.executable).parent)])
    done = subprocess.run(
        command,
        input=given,
        capture_output=True,
        text=True,
        check=False,
        cwd=WEB,
        env={**os.environ, "PATH": path},
    )
    if done.returncode or done.stderr:
        raise RuntimeError(f"{command[0]}: {(done.stderr or done.stdout)[:MOST]}")
    return done.stdout


def differences() -> list[str]:
    """Name every message that Python and the page say differently."""
    phrases = samples()
    found: list[str] = []
    page: dict[str, Any] = said_by_the_page(phrases)
    for code, texts in page.items():
        with speaking(code):
            for phrase, text in zip(phrases, texts, strict=True):
                if phrase.text != text:
                    found.append(f"{code}: {phrase.key}: Python says {phrase.text!r}, the page {text!r}")
    return found
