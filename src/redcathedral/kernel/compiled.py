"""Compiled twins of plain functions.

The rules are ordinary Python functions and run as such. `compiled(function)` returns the same function compiled by
Numba: the source is unchanged, but every function of this package it calls is replaced by its compiled twin. So the
rules have one source, a debugger can step through it, and nothing is compiled (nor Numba imported) until a loop needs
it.

Only whole loops are worth compiling: a search, a batch of games. Their machine code is kept between processes in a
folder named after a digest of the files a loop is made of, because Numba alone only notices changes in the loop's own
file. Those files are the loop's module and every module of this package that it imports, directly or indirectly: a
constant compiled into a loop can come from any of them. If several processes want a loop at once, one compiles it and
the others load the result.
"""

import hashlib
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from modulefinder import ModuleFinder
from pathlib import Path
from types import CodeType, FunctionType, SimpleNamespace
from typing import Any, TypeVar, cast

if sys.platform != "win32":
    import fcntl

_PACKAGE = (__package__ or "").partition(".")[0]
# Nothing divides by zero, so there's no check; nothing makes or keeps an array, so there's no reference counting.
_OPTIONS = {"error_model": "numpy", "_nrt": False}
F = TypeVar("F", bound=Callable[..., Any])


def compiled(function: F) -> F:
    """Give the compiled form of a loop; it compiles, or loads what was compiled before, at its first call."""
    return cast("F", _loop(function))


def is_kept(function: Callable[..., Any]) -> bool:
    """Return whether machine code of a loop was kept by an earlier process, so that its first call only loads it."""
    plain = cast("FunctionType", function)
    return any(_kept_in(_source_digest(plain)).glob(f"*.{plain.__qualname__}-*.nbi"))


def kept_folder(function: Callable[..., Any]) -> Path:
    """Give the folder for what is made of a function and kept: another one when its source has changed."""
    return _cache_folder(_source_digest(cast("FunctionType", function)))


@cache
def _loop(function: FunctionType) -> Any:
    digest = _source_digest(function)
    folder = _cache_folder(digest)
    njit = import_module("numba").njit
    # The folder is Numba's cache for this function only, so that other functions aren't kept there. In it, Numba would
    # name one after where the source is, though it is the same wherever it was installed.
    where = import_module("numba.core.caching")._CacheLocator  # noqa: SLF001
    with (
        replaced(import_module("numba.core.config"), "CACHE_DIR", str(folder)),
        replaced(where, "get_suitable_cache_subpath", lambda *_: ""),
    ):
        loop = njit(nogil=True, cache=True, pipeline_class=_whole(), **_OPTIONS)(relinked(function, twin))
    # Numba goes by the file's time, which a checkout changes; only the content matters.
    loop._cache._cache_file._source_stamp = digest  # noqa: SLF001
    compile_or_load = loop.compile  # which loads the code if it was kept

    def compile_alone(signature: Any) -> Any:
        with alone(folder), _counting_from_the_start():
            return compile_or_load(signature)

    loop.compile = compile_alone
    return loop


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Wait until no other process compiles for this folder; a process that dies loses the lock. Windows has no lock."""
    if sys.platform == "win32":
        yield
    else:
        with (folder / "compiling").open("wb") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            yield


@contextmanager
def _counting_from_the_start() -> Iterator[None]:
    """Compile functions of this package without the check for negative indices, which count from the end.

    None of them uses one (`tests/kernel/test_indices.py`), and the check costs a tenth of a ply. Numba has no option
    for this. Its own functions do use negative indices and stay as they are.
    """
    slicing: Any = import_module("numba.cpython.slicing")
    of_this_package = f"_ZN{len(_PACKAGE)}{_PACKAGE}"  # how the name of a compiled function begins

    def fix_index(builder: Any, index: Any, size: Any) -> Any:
        return index if builder.function.name.startswith(of_this_package) else before(builder, index, size)

    with import_module("numba.core.compiler_lock").global_compiler_lock:  # no other thread compiles meanwhile
        before = slicing.fix_index
        slicing.fix_index = fix_index
        try:
            yield
        finally:
            slicing.fix_index = before


@cache
def twin(function: FunctionType) -> Any:
    """Give the twin of a function for compiled code to call; Python can't call it."""
    njit = import_module("numba").njit
    plain = njit(nogil=True, no_cpython_wrapper=True, no_cfunc_wrapper=True, **_OPTIONS)(relinked(function, twin))
    return _widening()(plain.py_func, targetoptions=plain.targetoptions, pipeline_class=_linking())


@cache
def _widening() -> Any:
    """Return the class of twins: they take integers as 64 bits, whatever field or constant they were read from."""
    types: Any = import_module("numba.core.types")
    return taking_whole_numbers_as(types.int64, (types.Integer,), import_module("numba.core.registry").CPUDispatcher)


def taking_whole_numbers_as(one: Any, kinds: tuple[Any, ...], dispatcher: Any) -> Any:
    """Return a class of twins that take integers of all sizes as one type.

    By default Numba would compile a function and all that it calls several times: for a seat read from a byte, for one
    counted in a loop, and for a constant.
    """

    class OfOneKind(dispatcher):  # type: ignore[misc]  # the base is known at run time only
        def get_call_template(self, args: Any, kws: Any) -> Any:
            same = (one if isinstance(arg, kinds) else arg for arg in args)
            return super().get_call_template(tuple(same), kws)

    return OfOneKind


@cache
def _linking() -> Any:
    """Give the way a twin is compiled: up to code that can be linked into a loop, and no further.

    No function gets the same record or row as two arguments, so writing to one argument never changes what was read
    from another (`noalias`).

    By default Numba would optimize every function together with all that it calls, and make machine code of it, though
    only the loop is ever run: a function deep below the loop would be optimized again for each one above it.
    """
    library: Any = import_module("numba.core.codegen").JITCodeLibrary
    compiler: Any = import_module("numba.core.compiler").Compiler

    class Linked(library):  # type: ignore[misc]  # the bases are known at run time only
        codegen = SimpleNamespace(set_env=lambda *_: None)  # Numba would store this at an address, and there is none

        def _optimize_final_module(self) -> None:
            pass

        def _finalize_final_module(self) -> None:
            self._finalize_dynamic_globals()
            self._finalized = True

        def get_pointer_to_function(self, name: str) -> int:  # noqa: ARG002
            self._ensure_finalized()
            return 0  # which tells Numba that there is no machine code

    class Linking(compiler):  # type: ignore[misc]
        def __init__(self, typing: Any, target: Any, library: None, *rest: Any) -> None:  # noqa: ARG002
            _, _, flags, _ = rest
            flags.noalias = True
            super().__init__(typing, target, Linked(target.codegen(), "linked"), *rest)

    return Linking


@cache
def _whole() -> Any:
    """Return how a loop is compiled: together with all that it calls, as one unit with a single entry.

    By default Numba would keep every function callable from outside, so that it couldn't change its arguments, and
    would optimize twice for the sake of reference counting.
    """
    library: Any = import_module("numba.core.codegen").JITCodeLibrary
    compiler: Any = import_module("numba.core.compiler").Compiler

    class Whole(library):  # type: ignore[misc]  # the bases are known at run time only
        def _optimize_final_module(self) -> None:
            for function in self._final_module.functions:
                if function.linkage.name == "linkonce_odr":  # a twin's
                    function.linkage = "internal"
            passes, builder = self._codegen._module_pass_manager()  # noqa: SLF001
            passes.run(self._final_module, builder)

    class Compiling(compiler):  # type: ignore[misc]
        def __init__(self, typing: Any, target: Any, library: None, *rest: Any) -> None:  # noqa: ARG002
            whole = Whole(target.codegen(), "whole")
            whole.enable_object_caching()  # as Numba does with its own libraries
            super().__init__(typing, target, whole, *rest)

    return Compiling


def relinked(function: FunctionType, twin_of: Callable[[FunctionType], Any]) -> FunctionType:
    """Copy a function so that it calls the twins of what it calls."""
    names = function.__globals__ | {name: twin_of(callee) for name, callee in callees(function)}
    copy = FunctionType(function.__code__, names, function.__name__, function.__defaults__, function.__closure__)
    copy.__qualname__ = function.__qualname__
    copy.__module__ = function.__module__
    return copy


@contextmanager
def replaced(owner: Any, name: str, value: Any) -> Iterator[None]:
    """Have another value under a name for a while; Numba offers no other way to set some things."""
    before = getattr(owner, name)
    setattr(owner, name, value)
    try:
        yield
    finally:
        setattr(owner, name, before)


def callees(function: FunctionType) -> Iterator[tuple[str, FunctionType]]:
    """Find the plain functions of this package that a function names."""
    for name in function.__code__.co_names:
        value = function.__globals__.get(name)
        if isinstance(value, FunctionType) and value.__module__.partition(".")[0] == _PACKAGE:
            yield name, value


def source_files(function: Callable[..., Any]) -> dict[str, Path]:
    """Give the files a loop is made of, by the names of their modules."""
    names = {__name__, function.__module__}
    waiting = list(names)
    while waiting:
        fresh = _imports_of(waiting.pop()) - names
        names |= fresh
        waiting += fresh
    return {name: _file_of(name) for name in sorted(names)}


@cache
def _source_digest(function: FunctionType) -> str:
    digest = hashlib.sha256()
    for name, path in source_files(function).items():
        body = path.read_bytes()
        digest.update(f"{name}\0{len(body)}\0".encode() + body)
    return digest.hexdigest()[:16]


@cache
def _imports_of(module: str) -> frozenset[str]:
    """Give the modules of this package that a module imports when it is imported itself, not for type checkers."""
    path = _file_of(module)
    package = module if path.name == "__init__.py" else module.rpartition(".")[0]
    found: set[str] = set()
    for kind, words in ModuleFinder().scan_opcodes(_code_of(path)):
        if kind == "absolute_import":
            names, source = words
        elif kind == "relative_import":
            level, names, name = words
            source = f"{package.rsplit('.', level - 1)[0]}.{name}".rstrip(".")
        else:
            continue
        inner = {f"{source}.{name}" for name in names or ()}
        found |= {name if name in sys.modules else source for name in inner or {source}}
    return frozenset(name for name in found if name.partition(".")[0] == _PACKAGE)


def _code_of(path: Path) -> CodeType:
    """Compile a module without what is for type checkers only.

    `ast.parse` would be simpler, but before Python 3.11.8 it can fail while another thread uses it, too.
    """
    return compile(path.read_bytes().replace(b"\nif TYPE_CHECKING:", b"\nif False:"), path, "exec")


def _file_of(module: str) -> Path:
    return Path(sys.modules[module].__file__ or "")


def _kept_in(digest: str) -> Path:
    """Say where machine code is kept: REDCATHEDRAL_CACHE, else the user's cache folder."""
    named = os.environ.get("REDCATHEDRAL_CACHE")
    users = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "redcathedral"
    return (Path(named) if named else users) / f"compiled-{digest}"


def _cache_folder(digest: str) -> Path:
    """Make the folder where machine code is kept, or a temporary one if that cannot be."""
    folder = _kept_in(digest)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        return Path(tempfile.mkdtemp(prefix="redcathedral-"))
    return folder if os.access(folder, os.W_OK) else Path(tempfile.mkdtemp(prefix="redcathedral-"))
