"""The public Python API as the sources tell it, and what of it is not documented.

Public is what a module names in its `__all__`, and every method and attribute of the classes named there that does not
begin with an underscore. Nothing is imported: Griffe, which also writes the reference, reads the sources.
"""

from __future__ import annotations

import zlib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import griffe

if TYPE_CHECKING:
    from collections.abc import Iterator

INTERNAL = {"redcathedral.arena.match"}  # for the laboratory, to which its `__all__` hands names on
SOURCES = Path(__file__).parent.parent / "src"


@cache
def public_api(package: str = "redcathedral", sources: Path = SOURCES) -> dict[str, griffe.Object]:
    """Give every public name by the path of its definition, classes followed by their members."""
    root = griffe.load(package, search_paths=[sources], allow_inspection=False, resolve_aliases=True)
    found: dict[str, griffe.Object] = {}
    for module in _modules(root):
        for name in () if module.path in INTERNAL else module.exports or ():
            named = module[str(name)]
            thing: griffe.Object = named.final_target if isinstance(named, griffe.Alias) else named
            found[thing.path] = thing
            if isinstance(thing, griffe.Class):
                for key, member in thing.members.items():
                    if not key.startswith("_") and isinstance(member, griffe.Object):
                        found[member.path] = member
    return found


def _modules(module: griffe.Object | griffe.Alias) -> Iterator[griffe.Module]:
    if isinstance(module, griffe.Module):
        yield module
        for inner in module.modules.values():
            yield from _modules(inner)


def explained(thing: griffe.Object) -> bool:
    """Tell whether a name has a docstring, its own or that of the class it overrides."""
    if thing.has_docstring:
        return True
    owner = thing.parent
    if not isinstance(owner, griffe.Class):
        return False
    return any(thing.name in base.members and base.members[thing.name].has_docstring for base in owner.mro())


def names_in_inventory(file: Path) -> set[str]:
    """Read the names a built reference explains: Sphinx's `objects.inv`, four lines of text and then zlib."""
    *_, packed = file.read_bytes().split(b"\n", 4)
    return {line.split(" ")[0] for line in zlib.decompress(packed).decode().splitlines()}


def problems(inventory: Path) -> list[str]:
    """Say which public names lack a docstring, and which the reference lacks."""
    shown = names_in_inventory(inventory)
    found = []
    for path, thing in public_api().items():
        if not explained(thing):
            found.append(f"{path} is public and has no docstring ({thing.relative_package_filepath}:{thing.lineno})")
        elif thing.has_docstring and path not in shown:
            found.append(f"{path} is public and stands on no page of docs/reference")
    return found
