"""Ask Lighthouse, on its phone settings, about the start page, a table and the rules: `make lighthouse`.

It looks at each three times, as its makers advise, and the look in the middle counts. It comes by npm when it is asked
for and is no part of the project: the last version that runs on Node 20. A busy machine scores low, so the load stands
beside the scores.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from lab.browsing import CHROMIUM, FLAGS, Server

LIGHTHOUSE = "lighthouse@12.8.2"
CATEGORIES = ["performance", "accessibility", "best-practices"]
WANTED = 95
LOOKS = 3
TRIES = 3  # now and then it loses the page's trace, says so and asks to be run again


def look(url: str, folder: Path) -> dict[str, Any]:
    """Give Lighthouse's whole report on an address."""
    report = folder / "report.json"
    command = ["npm", "exec", "--yes", "--", LIGHTHOUSE, url, "--quiet", "--output=json", f"--output-path={report}"]
    command += [f"--only-categories={','.join(CATEGORIES)}", f"--chrome-flags=--headless=new {' '.join(FLAGS)}"]
    for _ in range(TRIES):
        done = subprocess.run(
            command, check=False, env=os.environ | {"CHROME_PATH": str(CHROMIUM)}, stderr=subprocess.PIPE
        )
        if done.returncode == 0:
            found: dict[str, Any] = json.loads(report.read_text(encoding="utf-8"))
            return found
    sys.exit(done.stderr.decode())


def ask(url: str, folder: Path) -> dict[str, Any]:
    """Give the middle one of some reports, by performance, which is all that differs between them."""
    reports = [look(url, folder) for _ in range(LOOKS)]
    reports.sort(key=lambda one: one["categories"]["performance"]["score"])
    return reports[LOOKS // 2]


def objections(report: dict[str, Any], category: str) -> list[str]:
    """Name what a category holds against the page."""
    weighed = [one["id"] for one in report["categories"][category]["auditRefs"] if one["weight"]]
    audits = report["audits"]
    return [f"{name} {audits[name].get('displayValue', '')}" for name in weighed if (audits[name]["score"] or 0) < 0.9]


def main() -> int:
    """Print the scores, and what stands in their way."""
    low = 0
    with tempfile.TemporaryDirectory() as scratch:
        server = Server(Path(scratch) / "data")
        try:
            table = server.table(["Anna", "Boris"])
            for name, url in {"start": server.url, "table": table, "rules": f"{server.url}/rules"}.items():
                report = ask(url, Path(scratch))
                scores = {one: round(report["categories"][one]["score"] * 100) for one in CATEGORIES}
                load = f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
                print(
                    f"{name:6}", "  ".join(f"{one} {score}" for one, score in scores.items()), f"({load})", flush=True
                )
                for one, score in scores.items():
                    low += score < WANTED
                    for objection in objections(report, one) if score < 100 else ():
                        print(f"       {one}: {objection}")
        finally:
            server.stop()
    return 1 if low else 0


if __name__ == "__main__":
    sys.exit(main())
