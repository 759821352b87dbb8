"""What a machine that has only Python is given by the commands of the README."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TOOLS = ["bash", "env"]


@pytest.mark.parametrize("there", [[], ["chromium"], ["chromium-headless-shell"]], ids=["none", "whole", "windowless"])
def test_the_tests_fetch_both_browsers_whichever_is_missing(tmp_path: Path, there: list[str]) -> None:
    for name in TOOLS:
        (tmp_path / name).symlink_to(shutil.which(name) or "")
    asked = tmp_path / "asked"
    programs = {"id": "echo 0", "apt-get": f'echo "$@" >> {asked}', **dict.fromkeys(there, "true")}
    for name, line in programs.items():
        program = tmp_path / name
        program.write_text(f"#!/usr/bin/env bash\n{line}\n", encoding="utf-8")
        program.chmod(0o755)
    script = str(ROOT / "scripts/need-chromium")
    done = subprocess.run([script], env={"PATH": str(tmp_path)}, check=False)  # noqa: S603
    assert done.returncode == 0
    assert {"chromium", "chromium-headless-shell"} <= {*asked.read_text(encoding="utf-8").split()}
