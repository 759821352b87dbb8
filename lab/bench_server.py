"""The server under load, on loopback and bounded: many games, many watchers, so many moves a second.

    python -m lab.bench_server                                  # 1,000 games, 2,000 clients, 300 moves/s, 20 s
    python -m lab.bench_server --games 50 --clients 100 --rate 100 --seconds 5
    python -m lab.bench_server --find                           # raise the rate until p99 exceeds 100 ms
    python -m lab.bench_server --against ../red-cathedral-0.1   # the same for another checkout, in turn, as a ratio
    python -m lab.bench_server --processes 2 --faster 1.05      # one process, two, and two by table, with PostgreSQL
    python -m lab.bench_server --processes 2 --share 0.3        # the same where there are two cores: each gets 0.3
    python -m lab.bench_server --sockets 10000                  # with so many others who only listen
    python -m lab.bench_server --beside upload,review,deaf      # with these beside it, in turn, as a ratio

Each move goes by POST to the server and comes back as news over the WebSockets of its table; what is measured is the
time from sending the POST to each watcher having the news, and the processor time the server takes for a move. Clients
and server share the machine: the clients' own work is part of the latency, but not of the processor time.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import os
import resource
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from lab.cpu_share import children_of, held_back
from lab.postgres_process import PostgresProcess
from lab.server_company import COMPANY, LINGERING, Listeners, company
from lab.server_load import Figures, Load, percentile, used
from lab.server_process import GENEROUS, ServerProcess, free_port
from redcathedral.server.short_turns import take_short_turns

if TYPE_CHECKING:
    from collections.abc import Iterator

SLOW = 100.0  # milliseconds; where p99 exceeds them the server has too much to do
KNOWN_TO_ALL = {"requests_per_second", "requests_at_once", "connections", "open_tables"}  # limits, from 0.1 on
BESIDE_SECONDS = 2.0  # that a turn lasts
FASTER = 1.2  # how much more is asked for at every step on the way there


def report(figures: Figures, rate: float) -> None:
    """Print what was found."""
    print(f"{figures.moves / figures.seconds:.0f} moves/s over {figures.seconds:.0f} s (asked for {rate:.0f})")
    for name, values in (("POST to push", figures.pushes), ("POST to answer", figures.answers)):
        shares = ", ".join(f"p{share * 100:g} {percentile(values, share):.1f} ms" for share in (0.5, 0.9, 0.99))
        print(f"{name}: {shares}  ({len(values):,})")
    print(
        f"refused {figures.refused}, not sent for want of a free game {figures.late}, lost connections {figures.lost}"
    )
    step = figures.longest
    longest = "unknown" if step is None else f"{step.seconds * 1000:.1f} ms ({step.where})"
    print(
        f"server: {figures.a_move:.2f} ms of processor a move, {figures.server / figures.seconds:.0%} of a core,"
        f" longest step {longest}"
    )
    load_of_all = f"load of the machine {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
    load_of_all += f", {figures.stolen:.2f} s taken by its host" if figures.stolen else ""
    print(f"clients: {figures.clients / figures.seconds:.0%} of a core; {load_of_all}", flush=True)


async def find(load: Load, rate: float, seconds: float, faster: float) -> float:
    """Raise the rate until p99 is too long; gives the last one where it was not."""
    reached = 0.0
    while True:
        figures = await load.send(rate, seconds)
        report(figures, rate)
        if not figures.p99 <= SLOW:
            print(f"p99 exceeds {SLOW:.0f} ms between {reached:.0f} and {rate:.0f} moves a second")
            return reached
        reached, rate = rate, rate * faster


async def compare(loads: list[Load], args: argparse.Namespace) -> None:
    """Load both servers in turn, a second each: what else the machine does meets both alike."""
    sums = [Figures(), Figures()]
    for _ in range(max(1, round(args.seconds))):
        for load, total in zip(loads, sums, strict=True):
            total.add(await load.send(args.rate, 1))
    for total in sums:
        report(total, args.rate)
    print(f"processor time a move: {sums[1].a_move / sums[0].a_move:.2f} times less than the other's")
    if args.find:
        reached = [await find(load, args.rate, args.seconds, args.faster) for load in loads]
        print(f"moves a second: {reached[0] / reached[1]:.2f} times the other's" if reached[1] else "")


async def beside(name: str, loads: list[Load], args: argparse.Namespace) -> None:
    """Load a server, or two, alone and beside others, in turn: what else the machine does meets all alike."""
    turns = 1 if name in LINGERING else max(1, round(args.seconds / BESIDE_SECONDS))
    found = [(Figures(), Figures()) for _ in loads]
    for _ in range(turns):
        for load, (alone, along) in zip(loads, found, strict=True):
            alone.add(await load.send(args.rate, args.seconds / turns))
            async with company(name, load):
                along.add(await load.send(args.rate, args.seconds / turns))
    for number, (alone, along) in enumerate(found):
        whose = ", the other's" if number else ""
        for what, figures in ((f"alone{whose}", alone), (f"beside {name}{whose}", along)):
            print(f"\n{what}:")
            report(figures, args.rate)
        ratios = [percentile(along.pushes, share) / percentile(alone.pushes, share) for share in (0.5, 0.9, 0.99)]
        print("p50, p90, p99 are {:.2f}, {:.2f}, {:.2f} times what they are alone".format(*ratios))


async def scale(loads: list[Load], args: argparse.Namespace) -> None:
    """Raise the rate of one process until it has too much to do; then of several, and of several by table."""
    several = f"{args.processes} processes"
    names = ("1 process", several, f"{several}, each with its share of the tables")
    reached = []
    for name, load in zip(names, loads, strict=True):
        print(f"\n{name}:")
        reached.append(await find(load, args.rate, args.seconds, args.faster))
    for name, rate in zip(names[1:], reached[1:], strict=True):
        if reached[0]:
            print(f"{name}: {rate / reached[0]:.2f} times the moves of one")


async def measure(servers: list[list[ServerProcess]], args: argparse.Namespace) -> None:
    """Load a server, or several in turn."""
    loads = [Load(*some) for some in servers]
    listeners = Listeners(loads[0])
    for load in loads:
        await load.open(args.games, args.clients)
    if args.sockets:
        await listeners.open(args.sockets)
        print(f"{args.sockets} listeners: server has {used(loads[0].pids[0])[1]:.0f} MB", flush=True)
    if args.against and not args.beside:
        await compare(loads, args)
    elif args.processes > 1:
        await scale(loads, args)
    elif args.find:
        await find(loads[0], args.rate, args.seconds, args.faster)
    elif args.beside:
        for name in args.beside:
            await beside(name, loads, args)
    else:
        report(await loads[0].send(args.rate, args.seconds), args.rate)
    if args.sockets:
        print(f"listeners lost: {listeners.lost}")
        listeners.close()
    for load in loads:
        await load.close()


def server_in(folder: Path, processes: int = 1, *more: str) -> ServerProcess:
    """Give a server that tells its figures, each of its processes at a port of its own."""
    first = free_port()
    server = ServerProcess(folder, "--metrics", f"127.0.0.1:{first}", *more, limits=(*GENEROUS, "sockets=100000"))
    server.metrics = list(range(first, first + processes))  # the others count on from the first
    return server


@contextlib.contextmanager
def started(args: argparse.Namespace) -> Iterator[list[list[ServerProcess]]]:
    """Start the servers to measure, each with a folder of its own; those of one list share a database."""
    with tempfile.TemporaryDirectory(prefix="redcathedral-bench-") as name, contextlib.ExitStack() as at_the_end:
        folder = Path(name)
        if args.processes > 1:
            postgres = PostgresProcess(options=())  # as slow as it is for people: every commit is on disk
            at_the_end.callback(postgres.remove)
            postgres.start()
            count, shared = args.processes, postgres.new_database()
            servers = [
                [server_in(folder / "one", 1, "--database", postgres.new_database())],
                [server_in(folder / "any", count, "--database", postgres.new_database(), "--workers", str(count))],
                [server_in(folder / f"by-table-{n}", 1, "--database", shared) for n in range(count)],
            ]
        else:
            servers = [[server_in(folder / "data")]]
        if args.against:
            known = tuple(limit for limit in GENEROUS if args.beside or limit.partition("=")[0] in KNOWN_TO_ALL)
            servers.append([ServerProcess(folder / "other", limits=known, source=Path(args.against) / "src")])
        every = [server for some in servers for server in some]
        try:
            for server in every:
                print(f"first answer after {server.start():.2f} s", flush=True)
            if args.share:
                at_the_end.enter_context(held_back([pid for server in every for pid in workers_of(server)], args.share))
            yield servers
        finally:
            for server in every:
                server.stop()


def workers_of(server: ServerProcess) -> list[int]:
    """Give the processes of a server that answer: its workers, or the only one there is."""
    started = [] if server.process is None else [server.process.pid]
    return [child for pid in started for child in children_of(pid)] or started


def main() -> int:
    """Start a server, load it, and print the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--clients", type=int, default=2000, help="WebSockets, at least as many as games")
    parser.add_argument("--rate", type=int, default=300, help="moves a second")
    parser.add_argument("--seconds", type=float, default=20, help="how long a rate is measured")
    parser.add_argument("--find", action="store_true", help=f"raise the rate until p99 exceeds {SLOW:.0f} ms")
    parser.add_argument("--faster", type=float, default=FASTER, help="how much more --find asks for at every step")
    parser.add_argument("--against", help="a folder with a checkout of another version")
    parser.add_argument("--processes", type=int, default=1, help="set so many against one, both with PostgreSQL")
    parser.add_argument("--share", type=float, default=0, help="of a core, that each process gets at most; needs root")
    parser.add_argument("--sockets", type=int, default=0, help="WebSockets of tables where nobody plays")
    parser.add_argument("--beside", type=lambda text: text.split(","), default=[], help=f"any of {', '.join(COMPANY)}")
    args = parser.parse_args()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # connections are files; the servers inherit it
    take_short_turns()  # clients would be elsewhere: they shouldn't wait for bots that think on this machine
    with started(args) as servers:
        pids = [server.process.pid for some in servers for server in some if server.process is not None]
        idle = [used(pid)[1] for pid in pids]
        asyncio.run(measure(servers, args))
        for before, pid in zip(idle, pids, strict=True):
            print(f"server: {before:.0f} MB idle, {used(pid)[1]:.0f} MB at the end")
    return 0


if __name__ == "__main__":
    sys.exit(main())
