"""Imports go one way: edition → kernel → plies, formats → game → bots → arena, envs, server → cli, web."""

import ast
import sys
from pathlib import Path

import pytest

import redcathedral

ROOT = Path(redcathedral.__file__).parent
MODULES = sorted(ROOT.rglob("*.py"))
NAMES = [path.relative_to(ROOT).as_posix() for path in MODULES]

# What each part may import besides itself. Those in COMMON say nothing about the game: all may use them.
COMMON = {"words", "limits", "errors", "text", "version"}
RULES = {"edition", "kernel", "plies", "formats", "game"}
LABORATORY = {"arena", "envs", "server"}
ALLOWED = {
    "words": set(),
    "limits": set(),
    "version": set(),
    "text": {"words"},
    "errors": {"words", "text"},
    "edition": COMMON,
    "kernel": {"words", "limits"},
    "plies": COMMON | {"kernel"},
    "formats": COMMON | {"edition", "kernel"},
    "game": COMMON | {"edition", "kernel", "plies", "formats"},
    "bots": COMMON | RULES,
    "arena": COMMON | RULES | {"bots"},
    "envs": COMMON | RULES | {"bots"},
    "server": COMMON | RULES | {"bots", "arena"},
    "cli": COMMON | RULES | {"bots", "package"} | LABORATORY,
    "web": COMMON | RULES | {"bots", "package"} | LABORATORY,
    "package": COMMON | RULES | {"bots"},  # the names a user imports from redcathedral itself
    "__main__": {"cli"},
}
# Against the direction, for type checkers only: file -> the modules it names there.
ONLY_FOR_TYPES = {
    "errors.py": {"plies.reasons"},  # an IllegalPly carries its Reason
    "kernel/box.py": {"edition"},  # an Edition is packed into a Box
    "formats/record.py": {"game.game"},  # what a Game says is written; `game.load` makes a Game of it again
    "formats/snapshot/write.py": {"game.game", "game.outcome"},
}
# Files above 500 lines, each with its reason.
LONG_FILES: dict[str, str] = {}
MOST_LINES = 500


def part_of(module: str) -> str:
    """Give the part of the package a dotted module belongs to; the package itself is "package"."""
    return module.partition(".")[0] or "package"


def dotted(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


def exists(module: str) -> bool:
    place = ROOT.joinpath(*module.split("."))
    return module != "" and (place.with_suffix(".py").exists() or (place / "__init__.py").exists())


def type_checking_nodes(tree: ast.AST) -> set[ast.AST]:
    """Every node under an `if TYPE_CHECKING:`."""
    found: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            for inner in node.body:
                found.update(ast.walk(inner))
    return found


def imports_of(path: Path) -> list[tuple[str, bool, bool]]:
    """Every import of a file, wherever it stands: module, whether it is ours, whether for type checkers only.

    Ours are named from the package on ("game.record"); the package itself is "".
    """
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for_types = type_checking_nodes(tree)
    package = list(path.relative_to(ROOT).parent.parts)
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                top, _, rest = alias.name.partition(".")
                ours = top == "redcathedral"
                found.append((rest if ours else alias.name, ours, node in for_types))
        elif isinstance(node, ast.ImportFrom):
            if node.level:
                base = package[: len(package) - (node.level - 1)]
                source = ".".join([*base, *(node.module or "").split(".")]).strip(".")
                ours = True
            else:
                top, _, rest = (node.module or "").partition(".")
                ours = top == "redcathedral"
                source = rest if ours else node.module or ""
            for alias in node.names:
                inner = f"{source}.{alias.name}".strip(".")
                found.append((inner if ours and exists(inner) else source, ours, node in for_types))
    return found


def cycles(imports: dict[str, set[str]]) -> set[frozenset[str]]:
    """Every group of modules that import each other, over any number of steps."""

    def reached_from(module: str) -> set[str]:
        found, waiting = set[str](), [module]
        while waiting:
            fresh = imports.get(waiting.pop(), set()) - found
            found |= fresh
            waiting += fresh
        return found

    reach = {module: reached_from(module) for module in imports}
    return {
        frozenset(other for other in reached if module in reach.get(other, set()))
        for module, reached in reach.items()
        if module in reached
    }


def test_no_modules_import_each_other_not_even_inside_functions() -> None:
    """Python only notices a cycle of imports at the top of files; one hidden in a function is a cycle all the same."""
    imports = {
        dotted(path): {module for module, ours, for_types in imports_of(path) if ours and not for_types}
        for path in MODULES
    }
    assert cycles(imports) == set()


def test_the_finder_of_cycles_sees_long_ones_short_ones_and_none() -> None:
    imports = {"a": {"b"}, "b": {"c"}, "c": {"a", "d"}, "d": {"e"}, "e": set(), "f": {"g"}, "g": {"f"}, "h": {"h"}}
    assert cycles(imports) == {frozenset("abc"), frozenset("fg"), frozenset("h")}
    assert cycles({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == set()


def test_every_part_of_the_package_is_on_the_map() -> None:
    assert {part_of(dotted(path)) for path in MODULES} <= set(ALLOWED)


def test_the_map_has_no_way_back() -> None:
    """Whatever a part may import, that one may not import it, over any number of steps."""
    reach = {part: set(allowed) for part, allowed in ALLOWED.items()}
    for _ in ALLOWED:
        for reached in reach.values():
            reached.update(*(reach[other] for other in tuple(reached)))
    assert [part for part, reached in reach.items() if part in reached] == []


@pytest.mark.parametrize("path", MODULES, ids=NAMES)
def test_imports_go_one_way(path: Path) -> None:
    name = path.relative_to(ROOT).as_posix()
    part = part_of(dotted(path))
    wrong = []
    for module, ours, for_types in imports_of(path):
        if not ours or part_of(module) == part:
            continue
        if for_types and module in ONLY_FOR_TYPES.get(name, set()):
            continue
        if part_of(module) not in ALLOWED[part]:
            wrong.append(module or "redcathedral")
    assert wrong == [], f"{name} may import {', '.join(sorted(ALLOWED[part])) or 'nothing'}"


@pytest.mark.parametrize("name", ONLY_FOR_TYPES)
def test_an_exception_for_type_checkers_is_still_needed_and_the_only_one(name: str) -> None:
    part = part_of(dotted(ROOT / name))
    along = ALLOWED[part] | {part}
    against = {module for module, ours, for_types in imports_of(ROOT / name) if ours and for_types}
    against = {module for module in against if part_of(module) not in along}
    assert against == ONLY_FOR_TYPES[name]


@pytest.mark.parametrize("path", sorted((ROOT / "kernel").glob("*.py")), ids=lambda path: path.name)
def test_the_kernel_stands_on_numpy_and_the_standard_library_alone(path: Path) -> None:
    foreign = {module.partition(".")[0] for module, ours, _ in imports_of(path) if not ours}
    assert foreign <= {"numpy"} | set(sys.stdlib_module_names)


REPOSITORY = Path(__file__).parent.parent
LAB = sorted((REPOSITORY / "lab").rglob("*.py"))


@pytest.mark.parametrize("path", LAB, ids=lambda path: path.relative_to(REPOSITORY).as_posix())
def test_the_laboratory_imports_neither_tests_nor_scripts(path: Path) -> None:
    """What both need lives in the laboratory or in the package."""
    others = {file.stem for folder in ("tests", "scripts") for file in (REPOSITORY / folder).rglob("*.py")}
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    found |= {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    assert {module.partition(".")[0] for module in found}.isdisjoint(others | {"tests", "scripts"})


FORBIDDEN_IN_THE_KERNEL = {"random", "secrets", "time", "datetime", "socket", "threading", "asyncio", "uuid"}


@pytest.mark.parametrize("path", sorted((ROOT / "kernel").glob("*.py")), ids=lambda path: path.name)
def test_the_kernel_reads_no_clock_and_no_global_generator(path: Path) -> None:
    foreign = {module.partition(".")[0] for module, ours, _ in imports_of(path) if not ours}
    assert foreign.isdisjoint(FORBIDDEN_IN_THE_KERNEL)
    if path.name != "compiled.py":  # which keeps machine code in files
        assert foreign.isdisjoint({"os", "pathlib", "io", "tempfile", "sys", "subprocess"})


# What would make a table depend on anything but its events: files, the network, threads, clocks, luck.
FORBIDDEN_AT_A_TABLE = FORBIDDEN_IN_THE_KERNEL - {"datetime"} | {
    "os",
    "pathlib",
    "io",
    "sys",
    "tempfile",
    "subprocess",
    "sqlite3",
    "queue",
    "logging",
    "fastapi",
    "starlette",
    "uvicorn",
}
CLOCKS = {"now", "utcnow", "today"}


def outward(path: Path) -> list[str]:
    """Name what a module of the pure table imports, when it runs, from the outside or from the rest of the server."""
    wrong = []
    for module, ours, for_types in imports_of(path):
        inside = module.startswith("server.table") or not module.startswith("server")
        if (not ours and module.partition(".")[0] in FORBIDDEN_AT_A_TABLE) or (ours and not inside and not for_types):
            wrong.append(module)
    return wrong


@pytest.mark.parametrize("path", sorted((ROOT / "server" / "table").glob("*.py")), ids=lambda path: path.name)
def test_a_table_on_the_server_does_no_io_and_reads_no_clock(path: Path) -> None:
    assert outward(path) == []
    assert code_words(path).isdisjoint(CLOCKS)


def test_io_at_a_table_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules[__name__], "ROOT", tmp_path)
    file = tmp_path / "server" / "table" / "bad.py"
    file.parent.mkdir(parents=True)
    file.write_text(
        "import asyncio\nfrom sqlite3 import connect\nfrom ..store import store\nfrom .table import Table\n"
    )
    assert outward(file) == ["asyncio", "sqlite3", "server.store"]


def code_words(path: Path) -> set[str]:
    """Every name and every string in the code, prose (docstrings and comments) left out."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    prose = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            prose.add(node.value)
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            found.add(node.id)
        elif isinstance(node, ast.Attribute):
            found.add(node.attr)
        elif isinstance(node, ast.alias):
            found.update((node.name, node.asname or ""))
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in prose:
            found.add(node.value)
    return found


@pytest.mark.parametrize("path", sorted((ROOT / "kernel").glob("*.py")), ids=lambda path: path.name)
def test_only_one_module_of_the_kernel_knows_the_compiler(path: Path) -> None:
    known = {word for word in code_words(path) if word.split(".")[0].lower() in ("numba", "njit", "jit", "jitclass")}
    if path.name == "compiled.py":
        assert "numba" in known
    else:
        assert known == set()


@pytest.mark.parametrize("path", MODULES, ids=NAMES)
def test_nothing_imports_the_compiler_when_the_package_is_imported(path: Path) -> None:
    assert "numba" not in {module.partition(".")[0] for module, ours, _ in imports_of(path) if not ours}


@pytest.mark.parametrize("path", MODULES, ids=NAMES)
def test_no_file_is_longer_than_500_lines_without_a_reason(path: Path) -> None:
    name = path.relative_to(ROOT).as_posix()
    lines = len(path.read_text(encoding="utf-8").splitlines())
    assert lines <= MOST_LINES or LONG_FILES.get(name), f"{name} has {lines} lines"


def test_the_list_of_long_files_names_no_short_one() -> None:
    for name in LONG_FILES:
        assert len((ROOT / name).read_text(encoding="utf-8").splitlines()) > MOST_LINES


def test_the_import_reader_sees_every_form_of_import(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What reads imports is proved too: a test that sees nothing would pass forever."""
    monkeypatch.setattr(sys.modules[__name__], "ROOT", tmp_path)
    for name in ("kernel/__init__.py", "game/__init__.py", "game/record.py", "words.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    file = tmp_path / "kernel" / "bad.py"
    file.write_text(
        "import numpy.typing\nimport redcathedral.game.record\nfrom redcathedral import words\nfrom .. import game\n"
        "from ..game import record\nfrom ..game.record import x\nfrom . import y\nfrom redcathedral import z\n"
        "def f():\n    from ..words import w\n"
        "if TYPE_CHECKING:\n    from ..game import t\n"
    )
    assert sorted(imports_of(file)) == sorted(
        [
            ("numpy.typing", False, False),
            ("game.record", True, False),
            ("words", True, False),
            ("game", True, False),
            ("game.record", True, False),
            ("game.record", True, False),
            ("kernel", True, False),
            ("", True, False),
            ("words", True, False),
            ("game", True, True),
        ]
    )
