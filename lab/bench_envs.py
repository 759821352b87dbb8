"""How fast the environments are beside public ones, and what their costs grow with: `make bench-envs`.

    python -m lab.bench_envs [--seconds 3] [--write]

Everything is measured in one run and in processor time, because machines are noisy: read the ratios. With --write the
tables of docs/speed.md are written again. If a peer is ahead of one of ours, the last line says so, and the exit code
is 1.
"""

from __future__ import annotations

import argparse
import sys
from datetime import UTC, datetime

from lab.growth import growths, page_of
from lab.machine import machine
from lab.pages import write_figures
from lab.peers import OURS, Speed, measure_peers


def peers_ahead(speeds: list[Speed]) -> list[str]:
    """Say which peers do more than one of ours that shows as much; what was not measured is ahead of nobody."""
    found = [speed for speed in speeds if not speed.missing]
    ours = [speed for speed in found if speed.name.startswith(OURS)]
    peers = [speed for speed in found if not speed.name.startswith(OURS)]
    return [
        f"{peer.name} is ahead of {one.name}: {peer.moves / one.moves:.2f} times"
        for one in ours
        for peer in peers
        if peer.shows == one.shows and peer.moves > one.moves
    ]


def table_of(speeds: list[Speed]) -> str:
    """Write the rows as Markdown, each with its ratio to every peer that shows as much."""
    peers = [speed for speed in speeds if not speed.missing and not speed.name.startswith(OURS)]
    lines = [
        f"| two players, one core | observations | plies/s |{''.join(f' to {peer.name} |' for peer in peers)}",
        f"| --- | --- | ---: |{' ---: |' * len(peers)}",
    ]
    for speed in speeds:
        if speed.missing:
            lines.append(f"| {speed.name} | | {speed.missing} |{' |' * len(peers)}")
            continue
        ratios = (f" {speed.moves / peer.moves:.2f} |" if peer.shows == speed.shows else " |" for peer in peers)
        lines.append(f"| {speed.name} | {'yes' if speed.shows else 'no'} | {speed.moves:,.0f} |{''.join(ratios)}")
    return "\n".join(lines)


def main() -> int:
    """Measure, print, and say who is ahead."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3.0, help="of processor time for each library and figure")
    parser.add_argument("--write", action="store_true", help="write the tables of docs/speed.md again")
    args = parser.parse_args()
    speeds = measure_peers(args.seconds)
    on = f"`make bench-envs`, {datetime.now(UTC):%-d %B %Y}, {machine()}; processor time, best of three in one run."
    beside = f"{table_of(speeds)}\n\n{on}"
    growing = f"{page_of(growths(args.seconds))}\n\n{on}"
    print(f"{beside}\n\n{growing}")
    if args.write:
        write_figures("bench-envs", beside)
        write_figures("growth", growing)
    ahead = peers_ahead(speeds)
    print("; ".join(ahead) if ahead else "no peer is ahead")
    return 1 if ahead else 0


if __name__ == "__main__":
    sys.exit(main())
