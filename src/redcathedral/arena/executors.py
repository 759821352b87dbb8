"""Where games are played: in this process, in several on this machine, or on a Ray cluster, with the same results."""

from __future__ import annotations

import multiprocessing
import os
import signal
import socket
import threading
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from itertools import islice
from multiprocessing.connection import wait as wait_for
from typing import TYPE_CHECKING, Any

from .models import GameResult
from .plan import ArenaError
from .table import COMPILED, Tables

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from .plan import Plan

EXECUTORS = ("local", "ray")
FAST_CHUNK = 16  # games at a time where all players are compiled
AHEAD = 2  # chunks waiting for each worker
_NO_CLUSTER = "there is no Ray cluster to be reached at {0!r}: {1}"
_NO_RAY = "--engine ray needs one more package. Install it with: pip install 'redcathedral[ray]'"

Results = list[GameResult]


def play_games(plan: Plan, games: Sequence[int], *, jobs: int, engine: str, address: str | None) -> Iterator[Results]:
    """Play games in any order; gives their results as they come. Closing the generator stops the work."""
    chunks = chunks_of(plan, games)
    if engine == "ray":
        return _play_on_ray(plan, chunks, jobs, address)
    if jobs == 1 or len(chunks) <= 1:
        return _play_here(plan, chunks)
    return _play_in_processes(plan, chunks, min(jobs, len(chunks)))


def chunks_of(plan: Plan, games: Sequence[int]) -> list[list[int]]:
    """Part the games: slow ones singly, so that no worker waits at the end."""
    size = FAST_CHUNK if all(player in COMPILED for player in plan.players) else 1
    return [list(games[first : first + size]) for first in range(0, len(games), size)]


def _play_here(plan: Plan, chunks: list[list[int]]) -> Iterator[Results]:
    with Tables(plan) as tables:
        for chunk in chunks:
            yield tables.play_all(chunk)


# Several processes of this machine

_TABLES: list[Tables] = []  # of a worker process: one, kept from chunk to chunk


def _play_in_processes(plan: Plan, chunks: list[list[int]], jobs: int) -> Iterator[Results]:
    # Spawned, not forked: forking a process with threads (Numba's, Rich's) may hang it.
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(jobs, mp_context=context, initializer=_start_worker, initargs=(plan,))
    waiting = iter(chunks)
    finished = False
    try:
        running = {pool.submit(_play_chunk, chunk) for chunk in islice(waiting, jobs * AHEAD)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                chunk = next(waiting, None)
                if chunk is not None:
                    running.add(pool.submit(_play_chunk, chunk))
                yield future.result()
        finished = True
    except BrokenProcessPool:
        raise ArenaError("a worker process was killed; the finished games are kept: add --resume") from None
    finally:
        if not finished:  # nobody waits for a long game whose result is not wanted any more
            for process in list(pool._processes.values()):  # noqa: SLF001  # `kill_workers` is there from Python 3.14 on
                process.kill()
        pool.shutdown(wait=True, cancel_futures=True)


def _start_worker(plan: Plan) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the arena decides when it is over
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    _TABLES.append(Tables(plan))


def _leave_with_parent() -> None:
    """End this process when the arena was killed: its queue would never say so."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait_for([parent.sentinel])
        os._exit(1)


def _play_chunk(chunk: list[int]) -> Results:
    return _TABLES[0].play_all(chunk)


# A Ray cluster


def import_ray() -> Any:
    """Import Ray, or say which extra brings it."""
    try:
        return import_module("ray")
    except ModuleNotFoundError as error:
        if error.name != "ray":
            raise
        raise ArenaError(_NO_RAY) from None


def _play_on_ray(plan: Plan, chunks: list[list[int]], jobs: int, address: str | None) -> Iterator[Results]:
    """Play on a cluster, as many chunks at a time as it has processors; without an address, on one of this machine."""
    ray = import_ray()
    started = not ray.is_initialized()
    if started:
        try:
            own = {} if address else {"num_cpus": jobs, "include_dashboard": False}
            # "local": a cluster of our own, also where somebody else's is running
            ray.init(address=address or "local", log_to_driver=False, logging_level="ERROR", **own)
        except (RuntimeError, ValueError, OSError, ray.exceptions.RayError) as error:
            raise ArenaError(_NO_CLUSTER.format(address, error)) from error
    try:
        worker = ray.remote(num_cpus=1)(RayWorker)
        kept = ray.put(plan)
        count = max(1, min(len(chunks), int(ray.cluster_resources().get("CPU", 1))))
        yield from _deal_out(ray, [worker.remote(kept) for _ in range(count)], chunks)
    except ray.exceptions.RayError as error:
        raise ArenaError(f"the Ray cluster failed: {error}; the finished games are kept: add --resume") from error
    finally:
        if started:
            ray.shutdown()


def check_cluster(address: str) -> None:
    """Refuse an address where nobody listens: Ray itself would try for minutes, and after everything was compiled."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if port.isdigit():
        try:
            socket.create_connection((host, int(port)), timeout=10).close()
        except OSError as error:
            raise ArenaError(_NO_CLUSTER.format(address, error)) from error


def _deal_out(ray: Any, workers: list[Any], chunks: list[list[int]]) -> Iterator[Results]:
    """Give every worker a chunk, and a new one whenever it has finished."""
    waiting = iter(chunks)
    running = {worker.play.remote(chunk): worker for worker, chunk in zip(workers, waiting, strict=False)}
    while running:
        done, _ = ray.wait(list(running))
        worker = running.pop(done[0])
        chunk = next(waiting, None)
        if chunk is not None:
            running[worker.play.remote(chunk)] = worker
        yield ray.get(done[0])


class RayWorker:
    """Plays chunks in a process of a cluster."""

    def __init__(self, plan: Plan) -> None:
        self._tables = Tables(plan)

    def play(self, chunk: list[int]) -> Results:
        """Play a chunk of games."""
        return self._tables.play_all(chunk)
