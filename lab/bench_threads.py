"""What long work in a thread costs the thread that answers: the reason for the server's `SWITCH_SECONDS`.

    python -m lab.bench_threads

One thread reads records of whole games all the time, as uploads do. Another wakes up, sends a few messages and
calculates a little, as a move does; how long that takes is measured alone and beside it, at several switch intervals.
The interpreter lets one thread run at a time, and takes the turn away after that interval. A busy machine lengthens the
upper quantiles, whatever we do; compare the lower ones.
"""

from __future__ import annotations

import socket
import sys
import threading
import time
from typing import Final

from lab.finished_game import finished_record
from lab.machine import machine
from redcathedral.edition import load_edition
from redcathedral.game.load import from_record
from redcathedral.game.when_ready import stay_interpreted
from redcathedral.server.run import SWITCH_SECONDS

INTERVALS: Final = (0.005, 0.0005, 0.0001, 0.00002)  # the first is Python's own
TIMES: Final = 500
WAIT_SECONDS: Final = 0.0005
QUANTILES: Final = (0.1, 0.25, 0.5, 0.75)


def one_move(here: socket.socket, there: socket.socket) -> None:
    """Do about what a move does: messages in and out, and some work between."""
    for _ in range(6):
        here.send(bytes(1000))
        there.recv(2000)
    sum(number * number for number in range(3000))


def measured() -> list[float]:
    """Give quantiles of the time from waking up to the end of a move, in milliseconds."""
    here, there = socket.socketpair()
    took = []
    with here, there:
        for _ in range(TIMES):
            began = time.perf_counter()
            time.sleep(WAIT_SECONDS)
            one_move(here, there)
            took.append((time.perf_counter() - began - WAIT_SECONDS) * 1000)
    took.sort()
    return [took[int(TIMES * share)] for share in QUANTILES]


def main() -> int:
    """Measure, and print."""
    stay_interpreted()  # as in the server
    record, edition, done = finished_record(), load_edition(), threading.Event()

    def work() -> None:
        while not done.is_set():
            from_record(record, edition=edition)

    def told(what: str, found: list[float]) -> None:
        shares = ", ".join(f"p{share * 100:g} {ms:.2f}" for share, ms in zip(QUANTILES, found, strict=True))
        print(f"{what}: {shares} ms; p10 is {found[0] / alone[0]:.1f} times that alone", flush=True)

    print(machine())
    alone = measured()
    told("alone", alone)
    thread = threading.Thread(target=work)
    thread.start()
    try:
        for interval in INTERVALS:
            sys.setswitchinterval(interval)
            own = ", the server's" if interval == SWITCH_SECONDS else ""
            told(f"beside a thread that works, {interval * 1000:g} ms{own}", measured())
    finally:
        done.set()
        thread.join()
    return 0


if __name__ == "__main__":
    sys.exit(main())
