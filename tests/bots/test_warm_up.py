"""Getting ready: what is kept is loaded, and who asks for the search and leaves ends what compiles it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from redcathedral.bots import warm_up
from redcathedral.bots.search.search import search_on
from redcathedral.kernel import compiled
from redcathedral.kernel.compiled import alone
from waiting import until


@pytest.mark.parametrize("kept", [True, False])
def test_another_process_compiles_only_what_none_has_kept(kept: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    began: list[str] = []
    monkeypatch.setattr(warm_up, "_started", [])
    monkeypatch.setattr(warm_up, "load", lambda: None)
    monkeypatch.setattr(warm_up, "is_kept", lambda loop: kept and loop is search_on)
    monkeypatch.setattr(warm_up, "start_compiler", lambda call, _: began.append(call))
    warm_up.warm_up()
    assert began == ([] if kept else ["load()"])


def test_the_compiler_ends_with_the_program_that_started_it() -> None:
    folder = compiled._cache_folder(compiled._source_digest(search_on))
    starts = (
        "from redcathedral.game.when_ready import start_compiler;"
        " print(start_compiler('load()', 'redcathedral.bots.warm_up').pid, flush=True); input()"
    )
    with alone(folder):  # so that it waits, and would do so for long
        program = subprocess.Popen(  # noqa: S603
            [sys.executable, "-c", starts], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        assert program.stdout is not None
        compiler = int(program.stdout.readline())
        assert _runs(compiler)
        program.kill()
        program.communicate()
        until(lambda: not _runs(compiler), "the end of the compiler")


def _runs(process: int) -> bool:
    try:
        return "zombie" not in Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    except OSError:
        return False
