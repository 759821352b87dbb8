"""What a new influence verb costs: an invented one is added to a copy of the program, file by file, and played.

CONTRIBUTING lists these files. None of them can be forgotten: the copy fails loudly without any one.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import redcathedral

PACKAGE = Path(redcathedral.__file__).parent
ROOT = Path(__file__).parents[2]

# The clergy's `beg` gives rubles. For each file, what is put behind which text.
PYTHON = {
    "words.py": [('"pray", "donate", "offer", "vow"', ', "beg"')],
    "kernel/actions.py": [
        ("VOW: Final = OFFER + len(MATERIAL_TRIPLES)\n", "BEG: Final = VOW + 1\n"),
        ("EXCHANGE: Final = VOW + 1", " + 1"),
    ],
    "kernel/influence.py": [
        ('VERB_VOW: Final = VERBS.index("vow")\n', 'VERB_BEG: Final = VERBS.index("beg")\n'),
        (
            "            out[n] = actions.VOW\n            n += 1\n",
            "    elif verb == VERB_BEG:\n        out[n] = actions.BEG\n        n += 1\n",
        ),
        (
            "        gain_recognition(s, s.seat, gain_of(s, VERB_VOW))\n",
            "    elif verb == VERB_BEG:\n        s.rubles[s.seat] += gain_of(s, VERB_BEG)\n",
        ),
    ],
    "edition/influence.py": [
        ('"vow": Verb(gain=Parameter("recognition", _GAIN)),\n', '    "beg": Verb(gain=Parameter("rubles", _GAIN)),\n')
    ],
    "plies/influence.py": [
        (
            '"""Gain recognition for a complete section of each kind."""\n\n    gains = "recognition"\n',
            '\n\n@dataclass(frozen=True)\nclass Beg(_Gain, verb="beg", block=actions.BEG):\n    """Beg."""\n',
        )
    ],
}
CATALOGUE = {
    "text/en/game.ftl": "\nact-beg = beg\ntold-beg = { $seat } begs { $gain }.\noffers-beg = { $gain }\n",
    "text/en/typed.ftl": "\ntype-beg = beg\n",
}

# What a player, a record, a snapshot, a study and an observation do with it.
PLAYED = """
import tomllib
from importlib.resources import files

import redcathedral as rc
from redcathedral import words
from redcathedral.arena.tally import Tally, note_decision
from redcathedral.edition import edition_from_values
from redcathedral.edition.influence import VERBS
from redcathedral.game.drawing import draw_table
from redcathedral.game.history import told_since
from redcathedral.game.statistics import statistics_of
from redcathedral.plies import every_ply
from redcathedral.plies.influence import Beg, influence

assert [ply.id for ply in every_ply()] == list(range(len(every_ply())))
assert list(VERBS) == list(words.VERBS)
values = tomllib.loads(files("redcathedral.edition").joinpath("reconstructed-1.toml").read_text("utf-8"))
values.pop("provenance", None)
for card in values["influence"]["clergy"]:
    card["actions"][0] = {"do": "beg", "rubles": 2}
game = rc.new_game(2, seed=1, edition=edition_from_values(values))
while not (begging := [ply for ply in game.legal() if isinstance(ply, Beg)]):
    assert game.version < 300, "nobody ever begs"
    legal = [ply for ply in game.legal() if ply.verb in ("market", "end")] or game.legal()
    game.play(legal[game.version % len(legal)])
(ply,) = begging
seat, version = game.state.seat, game.version
before = int(game.state.rubles[seat])
assert ply.meaning(game.state) is not None and ply.brings(game.state) == {"cost": 0, "gain": 2}
tally = Tally()
note_decision(game.state, ply.id, len(game.legal()), tally)
assert tally.verbs[seat, words.VERBS.index("beg")] == 1
assert draw_table(game)
offers = [influence(game.state, quadrant, action) for quadrant in range(4) for action in range(2)]
assert "2 rubles" in [str(offer) for verb, offer in offers if verb == "beg"]
game.play("beg")
assert game.state.rubles[seat] == before + 2
assert str(told_since(game, version)[0]).endswith("begs 2 rubles.")
assert str(game.why("beg")).startswith("I2")
assert statistics_of(game).seats[seat].influence["beg"] == 1
edition = game.edition
assert rc.from_record(game.record(), edition=edition).plies == game.plies
assert rc.from_snapshot(game.snapshot(), edition=edition).snapshot() == game.snapshot()
"""


def copied(folder: Path, *, without: str = "") -> dict[str, str]:
    """Copy the program with the new verb, one file left as it was; gives the surroundings to run it in."""
    package = folder / "redcathedral"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__", "page"))
    for name, edits in PYTHON.items():
        if name == without:
            continue
        for anchor, added in edits:
            put_behind(package / name, anchor, added)
    for name, text in CATALOGUE.items():
        with (package / name).open("a", encoding="utf-8") as file:
            file.write(text)
    return {**os.environ, "PYTHONPATH": str(folder), "PYTHONSAFEPATH": "1"}


def played(surroundings: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(  # noqa: S603  # our own interpreter and text
        [sys.executable, "-c", PLAYED], capture_output=True, text=True, env=surroundings, timeout=120, check=False
    )


def test_a_new_influence_verb_takes_five_python_files_and_the_catalogues(tmp_path: Path) -> None:
    assert len(PYTHON) <= 5
    done = played(copied(tmp_path))
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("forgotten", PYTHON)
def test_no_file_of_a_new_verb_can_be_forgotten_silently(tmp_path: Path, forgotten: str) -> None:
    done = played(copied(tmp_path, without=forgotten))
    assert done.returncode != 0
    assert "Error" in done.stderr


# The page


@pytest.mark.slow
def test_a_new_verb_takes_one_file_of_the_page_and_types_tell_which(tmp_path: Path) -> None:
    web = tmp_path / "web"
    shutil.copytree(ROOT / "web", web, ignore=shutil.ignore_patterns("node_modules"))
    (web / "node_modules").symlink_to(ROOT / "web/node_modules")
    shutil.copytree(ROOT / "scripts", tmp_path / "scripts")
    shutil.copytree(PACKAGE / "text", tmp_path / "src/redcathedral/text")
    (tmp_path / ".venv").symlink_to(sys.prefix)  # where Node is, if the machine has none of its own
    shown = web / "src/net/schema.d.ts"  # written by `make types`
    put_behind(shown, "        Arguments: {\n", "            beg: Record<string, never>;\n")
    assert wrong_files(web) == {"src/table/verbs.ts"}


def put_behind(path: Path, anchor: str, added: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count(anchor) == 1, f"{path.name}: {anchor!r}"
    path.write_text(text.replace(anchor, anchor + added), encoding="utf-8")


def wrong_files(web: Path) -> set[str]:
    """Give the files whose types svelte-check finds wrong; Svelte's own warnings and styles have no part in that."""
    command = [str(web.parent / "scripts/npm-run"), "check:types", "--output", "machine", "--diagnostic-sources", "js"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)  # noqa: S603  # ours
    assert "COMPLETED" in done.stdout, done.stdout + done.stderr
    return set(re.findall(r'^\d+ ERROR "([^"]+)"', done.stdout, re.MULTILINE))
