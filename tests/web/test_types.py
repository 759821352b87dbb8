"""The page's types of what the server sends: generated, and never behind."""

from __future__ import annotations

import os
import subprocess
import sys

from browsing import ROOT

from machine import left_out

WEB = ROOT / "web"


def test_the_page_knows_the_server_as_it_describes_itself() -> None:
    if not (WEB / "node_modules").is_dir():
        left_out("the page's packages are not installed: make page")
    made = subprocess.run(  # noqa: S603 - our own script
        [ROOT / "scripts/npm-run", "types:print"],
        env={**os.environ, "PYTHON": sys.executable},
        capture_output=True,
        text=True,
        check=False,
    )
    assert made.returncode == 0, made.stderr
    kept = (WEB / "src/net/schema.d.ts").read_text(encoding="utf-8")
    assert made.stdout == kept, "the server describes something else by now: make types"
