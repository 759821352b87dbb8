"""Hold processes back to a share of a core each, so that a small machine can show how several of them scale.

Linux alone can do this, and only for root: a control group per process, with a quota for every five milliseconds.
"""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

PERIOD = 5_000  # microseconds: a process that has used up its share pauses for less than this
FIRST, SECOND = Path("/sys/fs/cgroup/cpu"), Path("/sys/fs/cgroup")  # where the two versions of control groups are


def children_of(pid: int) -> list[int]:
    """Give the processes that a process has started."""
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for task in tasks for child in task.read_text(encoding="utf-8").split()]


@contextlib.contextmanager
def held_back(pids: list[int], share: float) -> Iterator[None]:
    """Let each of these processes have no more than a share of a core."""
    quota = int(share * PERIOD)
    groups = []
    for pid in pids:
        if FIRST.is_dir():
            group = FIRST / f"redcathedral-{pid}"
            limits = {"cpu.cfs_period_us": str(PERIOD), "cpu.cfs_quota_us": str(quota)}
        else:
            group = SECOND / f"redcathedral-{pid}"
            limits = {"cpu.max": f"{quota} {PERIOD}"}
        group.mkdir()
        groups.append(group)
        for name, value in {**limits, "cgroup.procs": str(pid)}.items():
            (group / name).write_text(value, encoding="ascii")
    try:
        yield
    finally:
        for group in groups:
            for left in (group / "cgroup.procs").read_text(encoding="ascii").split():  # one that hasn't quite ended
                with contextlib.suppress(ProcessLookupError):
                    (group.parent / "cgroup.procs").write_text(left, encoding="ascii")
            group.rmdir()
