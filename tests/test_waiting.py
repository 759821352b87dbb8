"""No test sleeps or reads the clock: what waits, waits for a state, by `waiting` or by the browser's own means."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
HELPER = TESTS / "support/waiting.py"
MAKES_LATE = TESTS / "web/late.js"  # a slow line, to find out what does not wait
CLOCKS = {"sleep", "wait_for_timeout", "monotonic", "perf_counter", "process_time", "Timer"}
# In programs that tests hand to a browser or to another Python.
IN_PROGRAMS = re.compile(r"\b(setTimeout|setInterval|(Date|performance)\.now|time\.(sleep|monotonic|perf_counter))\b")
PYTHON = sorted(path for path in TESTS.rglob("*.py") if path not in (HELPER, Path(__file__)))
SCRIPTS = sorted(path for path in TESTS.rglob("*.js") if path != MAKES_LATE)


def waits_by_the_clock(source: str) -> Iterator[str]:
    """Give each place of a Python file that sleeps or reads a clock."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute | ast.Name):
            name = node.attr if isinstance(node, ast.Attribute) else node.id
            if name in CLOCKS or ast.unparse(node) in ("time.time", "datetime.now"):
                yield f"line {node.lineno}: {name}"
        elif isinstance(node, ast.ImportFrom):
            yield from (f"line {node.lineno}: {one.name}" for one in node.names if one.name in CLOCKS)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield from (f"line {node.lineno}: {found[0]}" for found in IN_PROGRAMS.finditer(node.value))


@pytest.mark.parametrize("path", PYTHON, ids=lambda path: path.relative_to(TESTS).as_posix())
def test_no_test_sleeps_or_reads_the_clock(path: Path) -> None:
    assert list(waits_by_the_clock(path.read_text(encoding="utf-8"))) == [], (
        "wait for a state: tests/support/waiting.py"
    )


@pytest.mark.parametrize("path", SCRIPTS, ids=lambda path: path.name)
def test_no_measure_in_the_page_sleeps_or_reads_the_clock(path: Path) -> None:
    assert [found[0] for found in IN_PROGRAMS.finditer(path.read_text(encoding="utf-8"))] == []


@pytest.mark.parametrize(
    "line",
    [
        "time.sleep(1)",
        "await_it = asyncio.sleep",
        "from time import monotonic",
        "began = time.time()",
        "page.wait_for_timeout(100)",
        "threading.Timer(1, cancel)",
        "page.evaluate('new Promise((done) => setTimeout(done, 100))')",
        "run('import time; time.sleep(1)')",
    ],
)
def test_each_way_to_wait_by_the_clock_is_seen(line: str) -> None:
    """What looks for sleeps is proved too: a test that sees nothing would pass forever."""
    assert len(list(waits_by_the_clock(line))) == 1
