"""The site builds strictly, fetches nothing and shows every public name; its picture is what the code says."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import griffe
import pytest

import architecture
import public_api
import site_hooks

ROOT = Path(__file__).parents[2]


def build(site: Path, config: Path = ROOT / "mkdocs.yml") -> subprocess.CompletedProcess[str]:
    command = [
        sys.executable,
        "-m",
        "mkdocs",
        "build",
        "--strict",
        "--config-file",
        str(config),
        "--site-dir",
        str(site),
    ]
    return subprocess.run(  # noqa: S603 - our own site
        command, cwd=ROOT, capture_output=True, text=True, check=False
    )


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    done = build(folder)
    assert done.returncode == 0, done.stderr
    return folder


@pytest.mark.slow
def test_the_site_builds_strictly_and_names_every_audience_in_order(site: Path) -> None:
    home = (site / "index.html").read_text(encoding="utf-8")
    tabs = re.findall(r'class="md-tabs__link">\s*([\w ]+?)\s*</a>', home)
    assert tabs == ["Home", "Players", "Hosts", "Bot writers", "Researchers", "Contributors", "Reference"]


def test_no_page_fetches_anything_from_elsewhere(site: Path) -> None:
    fetched = re.compile(r'<(?:script|img|iframe|link)\b[^>]*\b(?:src|href)="(?:https?:)?//[^"]*"')
    found = {page.name: fetched.findall(page.read_text(encoding="utf-8")) for page in site.rglob("*.html")}
    assert {name: places for name, places in found.items() if places} == {}
    styles = "".join(sheet.read_text(encoding="utf-8") for sheet in site.rglob("*.css"))
    assert re.findall(r"url\(\s*[\"']?https?:[^)]*\)", styles) == []


def test_the_search_works_without_a_server(site: Path) -> None:
    assert (site / "search" / "search_index.js").exists()
    assert "assets/iframe-worker.js" in (site / "index.html").read_text(encoding="utf-8")


def test_files_outside_the_docs_have_a_page(site: Path) -> None:
    assert "How to add or change a rule" in (site / "contributing.html").read_text(encoding="utf-8")
    assert "Keep a Changelog" in (site / "changelog.html").read_text(encoding="utf-8")
    assert "Apache License" in (site / "source" / "LICENSE.page.html").read_text(encoding="utf-8")


def test_every_public_name_is_explained_and_in_the_reference(site: Path) -> None:
    assert public_api.problems(site / "objects.inv") == []
    assert {"redcathedral.game.game.Game.play", "redcathedral.envs.batch.BatchEnv"} <= set(public_api.public_api())


def test_a_public_name_without_a_docstring_is_found(tmp_path: Path) -> None:
    source = '"""A module."""\n__all__ = ["A", "f"]\nclass A:\n    """Explained."""\n    def told(self): "Told."\n'
    source += "    def untold(self): ...\n    def _private(self): ...\ndef f(): ...\ndef not_exported(): ...\n"
    (tmp_path / "sample.py").write_text(source)
    found = public_api.public_api("sample", tmp_path)
    assert {path: public_api.explained(thing) for path, thing in found.items()} == {
        "sample.A": True,
        "sample.A.told": True,
        "sample.A.untold": False,
        "sample.f": False,
    }


def test_what_a_class_overrides_is_explained_by_its_base(tmp_path: Path) -> None:
    source = '__all__ = ["B"]\nclass A:\n    code = 1\n    """Told."""\nclass B(A):\n    """B."""\n    code = 2\n'
    (tmp_path / "bases.py").write_text(source)
    assert public_api.explained(public_api.public_api("bases", tmp_path)["bases.B.code"])


@pytest.mark.parametrize("link", ["nowhere.md", "rules.md#no-such-heading", "../no/such/file.py", "/absolute.md"])
def test_a_broken_link_fails_the_build(link: str, tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.md").write_text(f"# Home\n\n[broken]({link})\n[rules](rules.md#heading)\n")
    (tmp_path / "docs" / "rules.md").write_text("# Rules\n\n## Heading\n")
    real = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    validation = real[real.index("\nvalidation:") : real.index("\nnav:")]
    (tmp_path / "mkdocs.yml").write_text(f"site_name: Test\nstrict: true\n{validation}\nnav: [index.md, rules.md]\n")
    done = build(tmp_path / "site", tmp_path / "mkdocs.yml")
    assert done.returncode != 0
    assert link in done.stderr


def test_links_between_files_become_links_between_pages() -> None:
    turned = site_hooks.with_site_links
    assert turned("[a](../CONTRIBUTING.md#the-map)", "docs/index.md", "index.md") == "[a](contributing.md#the-map)"
    assert turned("[a](docs/rules.md)", "CONTRIBUTING.md", "contributing.md") == "[a](rules.md)"
    assert turned("[a](../../examples/envs)", "docs/tutorials/train.md", "tutorials/train.md") == (
        "[a](../source/examples/envs.page.md)"
    )
    assert turned("[a](https://a.b/c)", "docs/index.md", "index.md") == "[a](https://a.b/c)"
    assert turned("[a](../gone.py)", "docs/index.md", "index.md") == "[a](../gone.py)"


def test_the_picture_of_the_architecture_is_what_the_code_says() -> None:
    assert architecture.PICTURE.read_text(encoding="utf-8") == architecture.picture(), (
        "run: python scripts/architecture.py"
    )


def test_the_picture_knows_every_part_and_points_down() -> None:
    parts = architecture.read_parts()
    arrows = architecture.needed_arrows(parts)
    level = {name: n for n, names in enumerate(architecture.layers(arrows)) for name in names}
    assert set(level) == set(parts) >= {"kernel", "game", "bots", "arena", "envs", "server", "cli"}
    assert all(level[name] < level[other] for name, part in parts.items() for other in part.imports & set(parts))


def test_imports_for_type_checkers_are_no_arrows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(architecture, "PACKAGE", tmp_path)
    file = tmp_path / "kernel" / "rules.py"
    file.parent.mkdir()
    file.write_text(
        "from ..words import A\nif TYPE_CHECKING:\n    from ..game import B\ndef f():\n    from .. import text\n"
    )
    assert architecture.imported_parts(file) == {"words", "text"}


def test_griffe_reads_attribute_docstrings() -> None:
    """The reference rests on this: a string below an attribute explains it."""
    module = griffe.visit("m", Path("m.py"), 'class A:\n    x: int = 1\n    """Told."""\n')
    assert module["A.x"].docstring.value == "Told."
