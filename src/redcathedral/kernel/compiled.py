"""Compiled twins of the kernel's plain functions.

The rules are ordinary Python functions and run as such. `compiled(function)` gives the same function compiled by Numba:
its source as it is, every kernel function it calls replaced by that one's compiled twin. So there is one source of the
rules, a debugger steps through it, and nothing is compiled (nor Numba imported) before a loop asks for it.

Only whole loops are worth a twin: a search, a batch of games. Their machine code is kept between processes in a folder
named after a digest of the kernel's source, because Numba alone would notice a change in the loop's own file only.
"""

import hashlib
import os
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar

_PACKAGE = (__package__ or "").partition(".")[0]  # every function of this package has a twin
F = TypeVar("F", bound=Callable[..., Any])


@cache
def source_digest() -> str:
    """Digest of every source file of this package: compiled code is good for exactly one."""
    digest = hashlib.sha256()
    for path in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(path.name.encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


@cache
def cache_folder() -> Path:
    """Where machine code is kept: REDCATHEDRAL_CACHE, else the user's cache folder, else a temporary one."""
    named = os.environ.get("REDCATHEDRAL_CACHE")
    base = Path(named) if named else Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "redcathedral"
    folder = base / f"kernel-{source_digest()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not os.access(folder, os.W_OK):
            raise PermissionError(folder)
    except OSError:
        folder = Path(tempfile.mkdtemp(prefix="redcathedral-"))
    return folder


@cache
def _twin(function: FunctionType, keep: bool) -> Any:
    """Compile one function, those it calls first."""
    njit: Any = import_module("numba").njit  # here, because most uses of the package never need Numba
    names = dict(function.__globals__)
    for name in function.__code__.co_names:
        value = names.get(name)
        if isinstance(value, FunctionType) and value.__module__.startswith(_PACKAGE):
            names[name] = _twin(value, keep=False)
    plain = FunctionType(function.__code__, names, function.__name__, function.__defaults__, function.__closure__)
    plain.__qualname__ = function.__qualname__
    plain.__module__ = function.__module__
    if not keep:
        return njit(nogil=True, no_cpython_wrapper=True, no_cfunc_wrapper=True)(plain)
    with _cached_in(cache_folder()):
        return njit(nogil=True, cache=True)(plain)


@contextmanager
def _cached_in(folder: Path) -> Iterator[None]:
    """Point Numba's cache at a folder while one function is set up, so that nobody else's are kept there."""
    config: Any = import_module("numba.core.config")
    before = config.CACHE_DIR
    config.CACHE_DIR = str(folder)
    try:
        yield
    finally:
        config.CACHE_DIR = before


def compiled(function: F) -> F:
    """Give the compiled twin of a kernel function; it compiles, or loads what it compiled before, at its first call."""
    twin: F = _twin(function, keep=True)
    return twin
