"""Short turns on the processor: a thread asks for itself alone, and none of the processes it starts have them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from redcathedral.server.short_turns import TURN_NANOSECONDS, take_short_turns

TOLD = Path("/proc/thread-self/sched")
CHILD = [sys.executable, "-c", f"print(open({str(TOLD)!r}).read())"]


def turn_in(told: str) -> int:
    """Find how long a thread's turns are, in nanoseconds, in what the kernel tells of it."""
    (found,) = re.findall(r"^se\.slice\s*:\s*(\d+)$", told, re.MULTILINE)
    return int(found)


@pytest.mark.skipif(not TOLD.exists(), reason="this system tells nothing about turns")
def test_a_thread_asks_for_itself_alone_and_keeps_its_priority() -> None:
    usual = turn_in(TOLD.read_text(encoding="utf-8"))
    found: dict[str, int] = {}

    def ask() -> None:
        if take_short_turns():
            found["own"] = turn_in(TOLD.read_text(encoding="utf-8"))
        found["started"] = turn_in(subprocess.run(CHILD, check=True, capture_output=True, text=True).stdout)  # noqa: S603
        found["nice"] = os.getpriority(os.PRIO_PROCESS, 0)

    thread = threading.Thread(target=ask)
    thread.start()
    thread.join()
    assert found.get("own", TURN_NANOSECONDS) == TURN_NANOSECONDS
    assert found["started"] == usual
    assert found["nice"] == os.getpriority(os.PRIO_PROCESS, 0)
    assert turn_in(TOLD.read_text(encoding="utf-8")) == usual


def test_where_the_system_knows_no_short_turns_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("platform.machine", lambda: "a machine nobody knows")
    assert not take_short_turns()
