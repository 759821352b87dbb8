"""One error message for a library that is not installed."""

from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def library(name: str, *modules: str) -> Iterator[None]:
    """Import the modules of an optional library inside this, and its absence says how to get it."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] not in modules:
            raise  # the library is there and misses something of its own
        raise ModuleNotFoundError(
            f"this environment needs {name}, which is not installed: pip install 'redcathedral[envs]'", name=error.name
        ) from error
