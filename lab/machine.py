"""What a figure was measured on."""

import os
import platform
from pathlib import Path


def machine() -> str:
    """Name this machine: its processor and how many cores it has."""
    model = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        lines = info.read_text(encoding="utf-8").splitlines()
        names = [line.partition(":")[2].strip() for line in lines if "model name" in line]
        model = names[0] if names else model
    return f"{cores()} cores of {model}, Python {platform.python_version()}"


def cores() -> int:
    """Count the cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def stolen() -> float:
    """Give the seconds of processor that a virtual machine's host has kept for others since it started.

    A thread that runs meanwhile is charged for some of them, so a step of it may seem to take 10 ms more than it does.
    """
    stat = Path("/proc/stat")
    return int(stat.read_text(encoding="utf-8").split()[8]) / os.sysconf("SC_CLK_TCK") if stat.exists() else 0.0
