"""What a process holds, looked at again and again: memory, files, threads; and whether any of it only ever grows."""

from __future__ import annotations

import re
import statistics
from dataclasses import dataclass, field
from pathlib import Path

import httpx

LEAST = 12  # samples that say anything
WINDOW = 6  # samples of which the lowest counts: who comes and goes is no leak, what stays when they left is
SETTLED = 0.5  # of the growth per hour at first that may be left in the end
SLACK = 0.05  # of what is held, growth per hour that is no leak
FLOORS = {"megabytes": 8.0, "files": 4.0, "threads": 4.0}  # growth per hour that is none either
FLOOR = 20.0
GAUGE = re.compile(r"^redcathedral_(sockets|tables_in_memory|bots_waiting) ([\d.e+-]+)$", re.MULTILINE)


@dataclass
class Samples:
    """What was held, by name, each with when it was looked at."""

    at: list[float] = field(default_factory=list)  # seconds
    held: dict[str, list[float]] = field(default_factory=dict)

    def add(self, at: float, now: dict[str, float]) -> None:
        """Keep what is held now."""
        self.at.append(at)
        for name, value in now.items():
            self.held.setdefault(name, []).append(value)

    def leaks(self) -> list[str]:
        """Say what grows and doesn't flatten."""
        return [leak for name in self.held if (leak := self._leak(name))]

    def growth(self, name: str) -> tuple[float, float]:
        """Give how much more there is after an hour, by the first half of the samples and by the second."""
        values = self.held[name]
        window = WINDOW if len(values) >= 2 * LEAST else 1
        quiet = [min(values[begin : begin + window]) for begin in range(0, len(values), window)]
        at, half = self.at[::window], len(quiet) // 2
        return slope(at[:half], quiet[:half]) * 3600, slope(at[half:], quiet[half:]) * 3600

    def _leak(self, name: str) -> str | None:
        values = self.held[name]
        if len(values) < LEAST:
            return None
        first, second = self.growth(name)
        allowed = max(FLOORS.get(name, FLOOR), SLACK * statistics.median(values))
        if second <= max(allowed, SETTLED * first):
            return None
        return f"{name} grow by {second:,.0f} an hour and don't settle ({first:,.0f} in the first half)"

    def report(self) -> list[str]:
        """Say of everything how it began, what was the most, how it ended and how it grew."""
        lines = []
        for name, values in self.held.items():
            grown = " then ".join(f"{growth:+,.1f}" for growth in self.growth(name)) if len(values) > LEAST else "?"
            lines.append(
                f"{name}: {values[0]:,.0f} at first, {max(values):,.0f} at most, {values[-1]:,.0f} at last; "
                f"{grown} an hour (first half, second half)"
            )
        return lines


def slope(at: list[float], values: list[float]) -> float:
    """Give how much values grow in a second, by least squares."""
    return statistics.linear_regression(at, values).slope if len(set(at)) > 1 else 0.0


def held_by(pid: int, metrics: int) -> dict[str, float]:
    """Look at a process, and ask it for its own figures."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="utf-8")
    told = httpx.get(f"http://127.0.0.1:{metrics}/metrics", timeout=30).text
    opened = [_what(file) for file in Path(f"/proc/{pid}/fd").iterdir()]
    return {
        "megabytes": int(status.partition("VmRSS:")[2].split()[0]) / 1024,
        "threads": int(status.partition("Threads:")[2].split()[0]),
        "files": sum(not what.startswith("socket:") for what in opened),
        "connections": sum(what.startswith("socket:") for what in opened),
        **{name.replace("_", " "): float(value) for name, value in GAUGE.findall(told)},
    }


def _what(file: Path) -> str:
    """Say what an open file is; it may be closed already."""
    try:
        return str(file.readlink())
    except FileNotFoundError:
        return "closed"
