"""For all tests: which clauses they show (see scripts/clauses.py), which come first, which had to be run again."""

import os
import threading
from collections import defaultdict
from itertools import pairwise
from pathlib import Path
from typing import Any

import hypothesis
import pytest

import clauses

os.environ["REDCATHEDRAL_LANG"] = "en"  # tests read what the terminal says, whatever language the machine speaks
os.environ["REDCATHEDRAL_COMPILE"] = "never"  # one game at a time runs interpreted, unless a test says otherwise

# Everything that tests start has one priority: bots and reviews step back behind those who play, but beside many tests
# at once they would wait for all of them.
if hasattr(os, "nice"):
    os.nice(19)

# How long an example takes says something about the machine, not about the code.
hypothesis.settings.register_profile("any machine", deadline=None)
hypothesis.settings.load_profile("any machine")

LONG = ["slow", "matrix"]
PAGE = Path(__file__).parent / "web"  # each opens a browser

PASSED: dict[str, set[str]] = defaultdict(set)
FAILED: set[tuple[str, str]] = set()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--clauses", nargs="?", const="check", choices=["check", "write"], help="the table of clauses")


@pytest.hookimpl(trylast=True)  # once those are gone that nobody asked for
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if hasattr(config, "workerinput"):
        items[:] = longest_first(items, config.workerinput["workercount"])
    for item in items:
        for mark in item.iter_markers("clause"):
            # User properties travel from the workers of pytest-xdist to the process that writes the table.
            item.user_properties.append(("clauses", (item.nodeid.partition("[")[0], list(mark.args))))


def longest_first(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """Let every worker begin with its share of the long tests, so that at the end none is alone with one.

    pytest-xdist gives each worker a row of the list, and one that has nothing left takes from the ends of the others'.
    """
    long = [item for item in items if any(map(item.get_closest_marker, LONG)) or item.path.is_relative_to(PAGE)]
    first = set(long)
    quick = [item for item in items if item not in first]
    shares = [shared(long, workers), shared(quick, workers)]
    return [item for rows in zip(*shares, strict=True) for row in rows for item in row]


def shared(items: list[pytest.Item], workers: int) -> list[list[pytest.Item]]:
    """Cut a list into as many rows of one length; neighbours stay together, for they use the same things."""
    cuts = [len(items) * worker // workers for worker in range(workers + 1)]
    return [items[first:last] for first, last in pairwise(cuts)]


def pytest_runtest_teardown() -> None:
    """Let the next test be alone: wait for a bot that gets its search ready in a thread.

    It imports NumPy, which parses Python as some tests do; before Python 3.11.8, threads that parse disturb each other.
    """
    for thread in threading.enumerate():
        if thread.name == "redcathedral-warm-up":
            thread.join()


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    properties: list[tuple[str, Any]] = [*report.user_properties]
    for name, value in properties:
        if name == "clauses" and report.when == "call":
            test, ids = value
            words = test.rpartition("::")[2].removeprefix("test_").replace("_", " ")
            shown = f"{words} ({test.partition('::')[0].removeprefix('tests/rules/')})"
            for clause in ids:
                if report.passed:
                    PASSED[clause].add(shown)
                else:
                    FAILED.add((clause, shown))


def pytest_sessionfinish(session: pytest.Session) -> None:
    wanted = session.config.getoption("--clauses")
    if wanted is None or hasattr(session.config, "workerinput") or session.config.option.collectonly:
        return
    for clause, shown in FAILED:  # one parameter that fails is enough
        PASSED[clause].discard(shown)
    found = clauses.problems(PASSED)
    text = clauses.table(PASSED)
    if wanted == "write" and not found:
        clauses.TABLE.write_text(text, encoding="utf-8")
    elif not clauses.TABLE.exists() or clauses.TABLE.read_text(encoding="utf-8") != text:
        found.append("docs/clauses.md is out of date: run pytest tests/rules --clauses=write")
    if found:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
    session.config.stash[_FOUND] = found


def pytest_unconfigure(config: pytest.Config) -> None:
    """End the PostgreSQL that some worker started, once all have ended: who waits for them reads this file alone."""
    if not hasattr(config, "workerinput"):
        folder = config._tmp_path_factory.getbasetemp()  # type: ignore[attr-defined]  # pytest gives it to fixtures only
        if (folder / "postgres").is_symlink():
            from databases import remove_postgres  # few runs have one

            remove_postgres(folder)


_FOUND = pytest.StashKey[list[str]]()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    tell_what_was_rerun(terminalreporter)
    found = terminalreporter.config.stash.get(_FOUND, None)
    if found is not None:
        terminalreporter.section("clauses")
        known = clauses.clauses()
        for problem in found or [f"{len(known)} clauses, each enforced and shown by passing tests"]:
            terminalreporter.write_line(problem)


def tell_what_was_rerun(terminalreporter: pytest.TerminalReporter) -> None:
    """Name every test that failed and was run again (only those of the page may be), so that it is mended."""
    rerun = terminalreporter.getreports("rerun")
    if rerun:
        terminalreporter.section("failed at first and run again: find out why")
    for report in rerun:
        crash = getattr(report.longrepr, "reprcrash", None)
        terminalreporter.write_line(f"{report.nodeid} ({report.when})")
        terminalreporter.write_line(f"    {crash.message if crash else report.longreprtext}".replace("\n", "\n    "))
