"""Short turns on the processor: a thread that mostly waits gets its turn sooner beside processes that compute.

Linux lets a process that computes finish a turn of some milliseconds, however low its priority, before one that has
just been woken. Since version 6.12 a thread may ask for shorter turns: then it waits less for others, gets no more of
the processor than before, and needs no permission. Everywhere else nothing changes.
"""

from __future__ import annotations

import ctypes
import os
import platform
import struct
import sys

TURN_NANOSECONDS = 100_000  # the shortest that Linux grants
SCHED_SETATTR = {"x86_64": 314, "aarch64": 274}  # the number of the system call; the C library has no function for it
RESET_ON_FORK = 1  # processes that this one starts don't inherit it: bots should compute in turns of the usual length
ATTRIBUTES = struct.Struct("IIQiIQQQ")  # size, policy, flags, nice, priority, runtime, deadline, period


def take_short_turns() -> bool:
    """Ask for short turns for this thread; says whether the system has agreed."""
    number = SCHED_SETATTR.get(platform.machine())
    if sys.platform != "linux" or number is None or os.sched_getscheduler(0) != os.SCHED_OTHER:
        return False
    nice = os.getpriority(os.PRIO_PROCESS, 0)
    wanted = ATTRIBUTES.pack(ATTRIBUTES.size, os.SCHED_OTHER, RESET_ON_FORK, nice, 0, TURN_NANOSECONDS, 0, 0)
    outcome: int = ctypes.CDLL(None).syscall(number, 0, wanted, 0)
    return outcome == 0
