"""Functions that run compiled as soon as they can: what is loaded, what is compiled, and when neither is."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Any

import pytest

import small_loops
from redcathedral.game import when_ready
from redcathedral.game.when_ready import WhenReady
from redcathedral.kernel.compiled import is_kept
from waiting import until


@pytest.fixture
def function(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> WhenReady[Any]:
    """Give a function of which nothing is kept, in a process that may load and compile."""
    monkeypatch.setenv("REDCATHEDRAL_CACHE", str(tmp_path))
    monkeypatch.setenv("REDCATHEDRAL_COMPILE", "")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(Path(small_loops.__file__).parent), *sys.path]))
    monkeypatch.setattr(when_ready, "LOAD_AFTER", 1)
    monkeypatch.setattr(when_ready, "COMPILE_AFTER", 3)
    return WhenReady(small_loops.add_up, lambda loop: loop(3), "small_loops")


@pytest.fixture(scope="module")
def earlier(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Let another process compile; gives the folder where it has kept the machine code."""
    folder = tmp_path_factory.mktemp("kept")
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv("REDCATHEDRAL_CACHE", str(folder))
        patched.setenv("PYTHONPATH", os.pathsep.join([str(Path(small_loops.__file__).parent), *sys.path]))
        compiler = when_ready.start_compiler("compile_all_of('small_loops')", "redcathedral.game.when_ready")
    assert compiler is not None
    with compiler:
        assert compiler.wait() == 0
    return folder


@pytest.fixture
def kept(function: WhenReady[Any], earlier: Path, monkeypatch: pytest.MonkeyPatch) -> WhenReady[Any]:
    """Give a function whose machine code an earlier process has kept."""
    monkeypatch.setenv("REDCATHEDRAL_CACHE", str(earlier))
    assert function.loop is None
    return function


@pytest.mark.slow
def test_what_an_earlier_process_kept_is_loaded_after_some_calls(kept: WhenReady[Any]) -> None:
    kept.count()
    until(lambda: kept.loop is not None, "the machine code")
    assert kept.loop is not None
    assert kept.loop(4) == kept.plain(4) == 6


def test_what_is_kept_is_loaded_at_once_if_asked(
    function: WhenReady[Any], earlier: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    function.load_if_kept()
    assert function.loop is None
    monkeypatch.setenv("REDCATHEDRAL_CACHE", str(earlier))
    function.load_if_kept()
    assert function.loop is not None


@pytest.mark.slow
def test_after_many_calls_another_process_compiles(function: WhenReady[Any]) -> None:
    function.count()
    assert function._compiler is None

    def is_loaded() -> bool:
        function.count()
        return function.loop is not None

    until(is_loaded, "the machine code")
    assert function._compiler is not None
    with function._compiler as compiler:
        assert compiler.wait() == 0


def test_nothing_is_loaded_where_that_is_forbidden(kept: WhenReady[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REDCATHEDRAL_COMPILE", "never")
    assert is_kept(kept.plain)
    kept.load_if_kept()
    assert kept.loop is None


def test_a_process_can_stay_interpreted(kept: WhenReady[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(when_ready, "_allowed", type(when_ready._allowed)())
    when_ready.stay_interpreted()
    assert is_kept(kept.plain)
    kept.load_if_kept()
    assert kept.loop is None
