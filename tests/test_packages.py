"""Packages of others: whatever is imported is declared, and what is declared is locked."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
DISTRIBUTIONS = packages_distributions()
NOT_INSTALLED = {"cuda": "cuda-bindings", "cupy": "cupy-cuda13x"}  # others are called as they are imported

# Which extras a folder may use; what stands above a folder in the tree counts for it too.
EXTRAS = {
    "src": set[str](),
    "src/redcathedral/arena": {"arena", "ray"},
    "src/redcathedral/cli": {"terminal"},
    "src/redcathedral/envs": {"envs"},
    "src/redcathedral/envs/gpu.py": {"gpu-run"},
    "src/redcathedral/game/drand.py": {"beacon"},
    "src/redcathedral/server": {"server", "postgres"},
    "tests": {"dev", "ray"},
    "tests/envs/test_gpu_kernels.py": {"gpu"},
    "lab": {"dev", "bench", "gpu", "gpu-run", "gpu-train"},
    "scripts": {"dev"},
    "examples": {"dev", "train"},
    "hatch_build.py": {"dev"},
}
FILES = sorted(
    path for name in EXTRAS for path in ([ROOT / name] if name.endswith(".py") else (ROOT / name).rglob("*.py"))
)
OURS = {"redcathedral", "lab"}
OURS |= {path.stem for path in FILES if path.relative_to(ROOT).parts[0] in ("tests", "scripts")}
LOCKS = {
    name: set(extras.split())
    for name, extras in re.findall(
        r"^lock (\w+) ([\w ]+)$", (ROOT / "scripts" / "lock").read_text(encoding="utf-8"), re.MULTILINE
    )
}


def requirements_of(extras: set[str], project: dict[str, dict[str, list[str]]] = PROJECT) -> Iterator[Requirement]:
    """Give what the package and the extras ask for; an extra that names others is followed."""
    declared: list[str] = [*project["dependencies"]]
    for extra in extras:
        declared += project["optional-dependencies"][extra]
    for text in declared:
        requirement = Requirement(text)
        if requirement.name == "redcathedral":
            yield from requirements_of(requirement.extras, project)
        else:
            yield requirement


def imported(source: str) -> set[str]:
    """Give every module that a source imports, wherever and however it does."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            found.update(f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if called in ("import_module", "importorskip"):
                found.add(str(node.args[0].value))
    return found


def distribution_of(module: str) -> str | None:
    """Give the distribution that a module comes from; None if it is Python's or ours."""
    top, _, rest = module.partition(".")
    if top in sys.stdlib_module_names or top in OURS:
        return None
    offered = DISTRIBUTIONS.get(top) or [NOT_INSTALLED.get(top, top)]
    shared = f"{top}.{rest.partition('.')[0]}"  # such as fluent.runtime and fluent.syntax
    return canonicalize_name(next((name for name in offered if name == shared), offered[0]))


def extras_for(path: Path) -> set[str]:
    place = path.relative_to(ROOT)
    folders = [place.as_posix(), *(folder.as_posix() for folder in place.parents)]
    return set().union(*(EXTRAS.get(folder, set()) for folder in folders))


def undeclared(source: str, extras: set[str]) -> set[str]:
    declared = {canonicalize_name(requirement.name) for requirement in requirements_of(extras)}
    return {name for module in imported(source) if (name := distribution_of(module))} - declared


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_whatever_is_imported_is_declared(path: Path) -> None:
    assert undeclared(path.read_text(encoding="utf-8"), extras_for(path)) == set()


def test_an_undeclared_import_is_found_wherever_it_stands() -> None:
    source = (
        "import numpy\ndef f():\n    from fluent.syntax import ast\n    from rich import box\nimport_module('ray')\n"
    )
    assert undeclared(source, set()) == {"rich", "ray"}
    assert undeclared(source, {"terminal"}) == {"ray"}
    assert undeclared("import schemathesis.checks", extras_for(ROOT / "src/redcathedral/server/http/app.py"))


def locked(name: str) -> dict[str, list[Requirement]]:
    """Read a lock: the pinned versions of each distribution, one for each marker."""
    found: dict[str, list[Requirement]] = {}
    for line in (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8").splitlines():
        if line and not line.startswith(("#", " ")):
            requirement = Requirement(line.removesuffix("\\").strip())
            found.setdefault(canonicalize_name(requirement.name), []).append(requirement)
    return found


def version_of(pinned: Requirement) -> Version:
    (pin,) = pinned.specifier
    assert pin.operator == "=="
    return Version(pin.version)


def unlocked(name: str, project: dict[str, dict[str, list[str]]] = PROJECT) -> list[str]:
    """Name the requirements that a lock does not meet."""
    pins = locked(name)
    return [
        str(wanted)
        for wanted in requirements_of(LOCKS[name], project)
        if not (found := pins.get(canonicalize_name(wanted.name)))
        or not all(wanted.specifier.contains(version_of(pin), prereleases=True) for pin in found)
    ]


@pytest.mark.parametrize("name", LOCKS)
def test_the_lock_meets_every_range(name: str) -> None:
    assert unlocked(name) == [], "run `make lock` and review its diff"


def test_a_requirement_that_was_not_locked_is_found() -> None:
    project = {**PROJECT, "dependencies": ["numpy>=2.0", "numba>=9999", "left-pad"]}
    assert unlocked("play", project) == ["numba>=9999", "left-pad"]


def test_there_is_a_lock_for_every_set_and_no_other_file() -> None:
    assert LOCKS
    assert {path.name for path in (ROOT / "requirements").iterdir()} == {f"{name}.txt" for name in LOCKS}


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_holds_pins_and_hashes_and_names_no_place(name: str) -> None:
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    entry = r"[\w.-]+==[\w.+!-]+(?: ; [^\\\n]+)?(?: \\\n    --hash=sha256:[0-9a-f]{64})+\n"
    rest = re.sub(entry, "", re.sub(r"^#.*\n", "", text, flags=re.MULTILINE))
    assert rest == ""
    assert "://" not in text


@pytest.mark.parametrize("name", [name for name in LOCKS if name not in ("dev", "node")])
def test_every_set_has_the_versions_of_the_developers(name: str) -> None:
    developers = locked("dev")
    different = {
        package
        for package, pins in locked(name).items()
        if package in developers and {*map(version_of, pins)} != {*map(version_of, developers[package])}
    }
    assert different == set()
