"""How smoothly the page moves: frames a second on a processor slowed down four times, for every kind of ply.

`make bench-page`, or `python -m lab.bench_motion --help`. A real Chromium shows real plies.
The page counts its own frames from the first motion to the last and how long it took to begin; the browser's trace
counts the frames that were drawn. The figures of a busy machine mean little: the load is printed with them.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.sync_api import sync_playwright

from lab.browsing import BUILT, CHROMIUM, DESK, FLAGS, PHONE, Server
from lab.positions_in_motion import KINDS, before_a

if TYPE_CHECKING:
    from playwright.sync_api import Browser, CDPSession, Page, ViewportSize

# A phone shows one part of the table at a time: the part where these plies are made.
PART = {"deliver": "Cathedral", "complete": "Cathedral", "ornament": "Cathedral"}
TURNS_THE_PAGE = ("banner", "place")  # on a phone another part comes to the front, and nothing else moves
FRAME = 1000 / 60
TARGET = 60

# Counts frames while something moves, the time from the news to the first motion, and the tasks that took long.
COUNT = """
() => {
  const found = (window.counted = { frames: [], long: [], wait: 0, done: false });
  const layer = document.querySelector(".motion");
  let told = 0;
  new MutationObserver(() => (told ||= performance.now())).observe(layer, { childList: true });
  new PerformanceObserver((list) => found.long.push(...list.getEntries().map((one) => one.duration)))
    .observe({ type: "longtask" });
  const count = (now) => {
    const [running] = layer.getAnimations({ subtree: true });
    if (running && running.startTime !== null) found.frames.push(now);
    if (found.frames.length === 1 && !found.wait) found.wait = now - told;
    if (found.frames.length && !running) found.done = true;
    else requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
}
"""
TRACED = "devtools.timeline,disabled-by-default-devtools.timeline.frame"


@dataclass
class Run:
    """One ply, shown once."""

    frames: list[float]
    long: list[float]
    wait: float
    drawn: int

    @property
    def steps(self) -> list[float]:
        """Milliseconds from frame to frame."""
        return [after - before for before, after in zip(self.frames, self.frames[1:], strict=False)]

    @property
    def rate(self) -> float:
        """Frames a second."""
        return 1000 * len(self.steps) / sum(self.steps) if self.steps else 0.0

    @property
    def dropped(self) -> int:
        """Frames that should have been between two."""
        return sum(max(0, round(step / FRAME) - 1) for step in self.steps)


class Trace:
    """What the browser itself says about its frames."""

    def __init__(self, line: CDPSession) -> None:
        self.line = line
        self.events: list[dict[str, Any]] = []
        self.complete = False
        line.on("Tracing.dataCollected", lambda told: self.events.extend(told["value"]))
        line.on("Tracing.tracingComplete", lambda _: setattr(self, "complete", True))
        line.send("Tracing.start", {"categories": TRACED, "transferMode": "ReportEvents"})

    def end(self, page: Page) -> None:
        """Collect it."""
        self.line.send("Tracing.end")
        while not self.complete:
            page.wait_for_timeout(20)

    def count(self, name: str) -> int:
        """How often something happened."""
        return sum(event["name"] == name for event in self.events)


def show(browser: Browser, server: Server, kind: str, screen: ViewportSize, slower: float) -> Run:
    """Let a page show one ply of a kind."""
    game, ply = before_a(kind)
    made = server.post("/api/records", {"record": game.record(), "practice": True})
    table, key = made["table"]["id"], made["key"]
    context = browser.new_context(viewport=screen)
    page = context.new_page()
    page.goto(f"{server.url}/table/{table}#key={key}")
    page.wait_for_selector(f".table[data-version='{made['table']['version']}']")
    if screen == PHONE and kind in PART:
        page.get_by_role("navigation").get_by_role("button", name=PART[kind]).click()
    page.wait_for_timeout(1_000)  # fonts, the first pictures, the line to the server
    line = context.new_cdp_session(page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.evaluate(COUNT)
    trace = Trace(line)
    server.post(f"/api/tables/{table}/plies", {"ply": ply, "version": made["table"]["version"], "id": "bench"}, key)
    page.wait_for_function("() => counted.done")
    trace.end(page)
    counted = page.evaluate("counted")
    context.close()
    return Run(counted["frames"], counted["long"], counted["wait"], trace.count("DrawFrame"))


def main() -> None:
    """Measure and print."""
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--slower", type=float, default=4, help="how much slower the processor is made (4)")
    words.add_argument("--times", type=int, default=3, help="how often each ply is shown (3)")
    words.add_argument("--kinds", nargs="*", default=KINDS, choices=KINDS, help="which kinds of ply")
    asked = words.parse_args()
    if CHROMIUM is None or not BUILT.is_file():
        sys.exit("this needs Chromium and the built page: make page")
    load = os.getloadavg()[0]
    print(f"{os.cpu_count()} processors, load {load:.1f}; slowed down {asked.slower:g} times; target {TARGET} frames/s")
    print(
        f"{'ply':<10}{'screen':<8}{'frames/s':>9}{'slowest':>9}{'dropped':>9}{'drawn':>7}{'begins after':>14}"
        f"{'long tasks':>12}{'longest':>9}"
    )
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data) / "data")
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        rates = []
        try:
            for kind in asked.kinds:
                for name, screen in (("desk", DESK), ("phone", PHONE)):
                    if screen == PHONE and kind in TURNS_THE_PAGE:
                        continue
                    runs = [show(browser, server, kind, screen, asked.slower) for _ in range(asked.times)]
                    run = sorted(runs, key=lambda one: one.rate)[len(runs) // 2]
                    rates.append(run.rate)
                    longest = f"{max(run.long):.0f} ms" if run.long else "none"
                    print(
                        f"{kind:<10}{name:<8}{run.rate:>9.1f}{max(run.steps):>6.0f} ms{run.dropped:>9}{run.drawn:>7}"
                        f"{run.wait:>11.0f} ms{len(run.long):>12}{longest:>9}",
                        flush=True,
                    )
        finally:
            browser.close()
            server.stop()
    print(json.dumps({"median": round(statistics.median(rates), 1), "worst": round(min(rates), 1)}))


if __name__ == "__main__":
    main()
