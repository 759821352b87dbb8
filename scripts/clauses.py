"""The table of clauses: where each is enforced and which passing tests show it.

    pytest tests/rules --clauses          # checks docs/clauses.md against the tests that passed
    pytest tests/rules --clauses=write    # writes it again

A clause is enforced by every function of the kernel whose docstring cites it. A clause without a function or without a
passing test fails the run.
"""

import ast
import re
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parent.parent
RULES = ROOT / "docs" / "rules.md"
TABLE = ROOT / "docs" / "clauses.md"
KERNEL = ROOT / "src" / "redcathedral" / "kernel"

_CLAUSE = re.compile(r"^- ([A-Z]\d+) ", re.MULTILINE)
_CITED = re.compile(r"\b([A-Z])(\d+)(?: to \1(\d+))?\b")


def clauses() -> list[str]:
    """Every clause id of the rules, in order."""
    return _CLAUSE.findall(RULES.read_text(encoding="utf-8"))


def cited(docstring: str) -> set[str]:
    """Give the clause ids of a docstring: C4, and A6 to A10 as five."""
    found: set[str] = set()
    for letter, first, last in _CITED.findall(docstring):
        found.update(f"{letter}{number}" for number in range(int(first), int(last or first) + 1))
    return found


def enforced() -> dict[str, list[str]]:
    """Where each clause is enforced: the kernel's functions by module."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted(KERNEL.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                for clause in cited(ast.get_docstring(node) or ""):
                    found[clause].append(f"{path.stem}.{node.name}")
    return found


def table(passed: dict[str, set[str]]) -> str:
    """Write the table; `passed` has the tests that passed by clause."""
    functions = enforced()
    lines = [
        "# Where every clause is enforced and shown",
        "",
        "Made by `pytest tests/rules --clauses=write` from the docstrings of `src/redcathedral/kernel` and the tests",
        "that passed; CI fails when it is out of date. The clauses are those of [the rules](rules.md).",
        "",
    ]
    for clause in clauses():
        tests = sorted(passed.get(clause, ()))
        lines += [
            f"## {clause}",
            "",
            "Enforced by " + ", ".join(f"`{name}`" for name in functions[clause]) + ".",
            "",
            *(f"- {test}" for test in tests),
            "",
        ]
    return "\n".join(lines)


def problems(passed: dict[str, set[str]]) -> list[str]:
    """List what is missing: clauses without code or tests, and tests of clauses that do not exist."""
    known, functions = clauses(), enforced()
    missing = [
        f"{clause} is enforced nowhere: no docstring of the kernel cites it"
        for clause in known
        if not functions[clause]
    ]
    missing += [f"{clause} is shown by no passing test" for clause in known if not passed.get(clause)]
    missing += [f"{clause} is marked in a test but is no clause" for clause in passed if clause not in known]
    return missing
