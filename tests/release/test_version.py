"""What a release says about itself, in one place each."""

import json
import re
from importlib.metadata import version
from pathlib import Path

import redcathedral

ROOT = Path(__file__).parents[2]


def test_the_changelog_begins_with_this_version() -> None:
    titles = re.findall(r"^## (\S+)", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert titles[0] == redcathedral.__version__


def test_the_installed_package_has_this_version() -> None:
    assert version("redcathedral") == redcathedral.__version__


def test_the_page_has_no_version_of_its_own() -> None:
    assert "version" not in json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
