"""Digests of what the games of a run depend on: games of two versions of a bot or of the rules are never mixed."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from ..bots.registry import GROUP, OWN_BOTS, name_of

if TYPE_CHECKING:
    from collections.abc import Iterable

PACKAGE = Path(__file__).parent.parent
# No game depends on these. All else counts, so that a new folder is never forgotten.
NOT_PLAYED = frozenset({"cli", "envs", "server", "text"})


@cache
def source_digest(package: Path = PACKAGE) -> str:
    """Digest the rules, the bots and the arena: code, weights and component data alike."""
    return _digest(package, (path for path in _files(package) if path.relative_to(package).parts[0] not in NOT_PLAYED))


def packages_digest(specs: Iterable[str]) -> dict[str, str]:
    """Digest the packages that the other bots come from, by the name of the bot."""
    names = {name_of(spec) for spec in specs} - set(OWN_BOTS)
    points = {point.name: point for point in reversed(entry_points(group=GROUP)) if point.name in names}
    return {name: _package_digest(points[name].module.partition(".")[0]) for name in sorted(points)}


def _package_digest(name: str) -> str:
    """Digest an installed package, or a module that is one, without importing it."""
    spec = find_spec(name)
    if spec is None:
        return "missing"  # making the bot will say so
    if spec.submodule_search_locations is None:
        file = Path(spec.origin or "")
        return _digest(file.parent, [file] if file.is_file() else [])
    folders = [Path(place) for place in spec.submodule_search_locations]
    return "-".join(_digest(folder, _files(folder)) for folder in folders)


def _files(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts]


def _digest(folder: Path, files: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for path in sorted(files):
        body = path.read_bytes()
        digest.update(f"{path.relative_to(folder).as_posix()}\0{len(body)}\0".encode() + body)
    return digest.hexdigest()[:16]
