"""Getting ready: of several programs that start at once, one compiles."""

from __future__ import annotations

import select
import subprocess
import sys
from pathlib import Path

import pytest

from redcathedral.bots import warm_up
from waiting import until

SAYS_WHEN_ALONE = """
from redcathedral.bots.warm_up import _alone
print("asks", flush=True)
with _alone():
    print("alone", flush=True)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such lock on Windows")
def test_a_second_process_waits_for_the_first_to_compile() -> None:
    with warm_up._alone():
        other = subprocess.Popen([sys.executable, "-c", SAYS_WHEN_ALONE], stdout=subprocess.PIPE, text=True)  # noqa: S603
        assert other.stdout is not None
        assert other.stdout.readline() == "asks\n"
        starts_and_ends = [sys.executable, "-c", "import redcathedral.bots.warm_up"]
        subprocess.run(starts_and_ends, check=True)  # noqa: S603 - long enough to go through an open door
        assert not select.select([other.stdout], [], [], 0)[0], "it has said nothing meanwhile"
    said, _ = other.communicate(timeout=60)
    assert said == "alone\n"


def test_the_compiler_ends_with_the_program_that_started_it() -> None:
    starts = "from redcathedral.bots import warm_up; print(warm_up._start_compiler().pid, flush=True); input()"
    with warm_up._alone():  # so that it waits, and would do so for long
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
