"""Structs: records of a fixed size with named fields, readable as plain Python objects and as NumPy records.

A subclass of `Struct` declares its fields once:

    class Box(Struct):
        size: int = scalar("i1")
        cost: Grid = grid("i1", 40, 6)

`Box.dtype` is then the aligned NumPy type that compiled code and GPUs work on, and a `Box` object is a window on one
such record with the same attribute names, so the same source reads both. A window hands out plain Python integers: no
NumPy scalars, no silent overflow (a value that does not fit raises), and about as quick as an interpreter allows.
"""

from functools import cached_property
from typing import Any, ClassVar, Protocol, Self

import numpy as np
from numpy.typing import NDArray


class Grid(Protocol):
    """An array field: indexed in full, `s.inventory[seat, material]`."""

    def __getitem__(self, index: Any, /) -> int:
        """Read one cell."""
        ...

    def __setitem__(self, index: Any, value: int, /) -> None:
        """Write one cell."""
        ...


class _Scalar:
    """A field of one number: reads and writes the record's memory, seen as a row of numbers of its type."""

    def __init__(self, code: str) -> None:
        self.code = code

    def place(self, dtype: np.dtype[Any], offset: int) -> None:
        """Learn where it is in the memory."""
        self.type: Any = dtype.char  # the type codes used here mean the same to memoryview
        self.row = f"_{self.type}"  # where a window keeps its row of them
        self.index = offset // dtype.itemsize

    def __get__(self, record: "Struct", owner: type) -> Any:
        try:
            return record.__dict__[self.row][self.index]
        except KeyError:
            return self._row_of(record)[self.index]
        except AttributeError:  # read from the class
            return self

    def __set__(self, record: "Struct", value: int) -> None:
        try:
            record.__dict__[self.row][self.index] = value
        except KeyError:
            self._row_of(record)[self.index] = value

    def _row_of(self, record: "Struct") -> Any:
        """Make a window's row of numbers when it is first read: many copies are never read."""
        row = record.__dict__[self.row] = record.memory.cast(self.type)
        return row


class _Grid:
    """Declares an array field. A window makes its view at the first access; later accesses find the view itself."""

    def __init__(self, code: str, shape: tuple[int, ...]) -> None:
        self.code = code
        self.shape = shape

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def place(self, dtype: np.dtype[Any], offset: int) -> None:
        """Learn where it is in the memory."""
        self.type: Any = dtype.base.char
        self.memory = slice(offset, offset + dtype.itemsize)

    def __get__(self, record: "Struct", owner: type) -> Any:
        if record is None:
            return self
        view = record.__dict__[self.name] = record.memory[self.memory].cast(self.type, shape=self.shape)
        return view


def scalar(code: str) -> Any:
    """Declare a field of one number of the NumPy type `code`."""
    return _Scalar(code)


def grid(code: str, *shape: int) -> Any:
    """Declare an array field of the NumPy type `code`."""
    return _Grid(code, shape)


def cells(field: Grid) -> Any:
    """Give all cells of a window's field at once, as lists in lists: quicker than one by one."""
    window: Any = field
    return window.tolist()


class Struct:
    """A window on one record of a fixed size; the memory is its own or another array's element."""

    dtype: ClassVar[np.dtype[Any]]
    _places: ClassVar[dict[str, slice]]  # of each field in the memory

    def __init_subclass__(cls) -> None:
        """Turn the declared fields into one aligned NumPy type (GPUs fault on unaligned fields)."""
        declared = {name: field for name, field in vars(cls).items() if isinstance(field, _Scalar | _Grid)}
        cls.dtype = np.dtype(
            [(name, field.code, getattr(field, "shape", ())) for name, field in declared.items()], align=True
        )
        found: Any = cls.dtype.fields
        for name, field in declared.items():
            field.place(*found[name])
        cls._places = {name: slice(place, place + base.itemsize) for name, (base, place) in found.items()}

    def __init__(self, array: NDArray[Any] | None = None) -> None:
        self.memory: memoryview
        if array is None:
            self.memory = memoryview(bytearray(self.dtype.itemsize))
        else:
            self.memory = memoryview(array.reshape(1).view(np.uint8))  # type: ignore[arg-type]  # an array is a buffer

    @cached_property
    def rows(self) -> NDArray[Any]:
        """The same memory as compiled functions take it, an array of one record."""
        return np.frombuffer(self.memory, self.dtype)

    @cached_property
    def array(self) -> NDArray[Any]:
        """The same memory as NumPy's record."""
        return self.rows.reshape(())

    @classmethod
    def from_bytes(cls, raw: bytes | memoryview) -> Self:
        """Give a record with a copy of the memory of another, as `array.tobytes()` gave it."""
        record = cls.__new__(cls)
        record.memory = memoryview(bytearray(raw))
        return record

    def copy(self) -> Self:
        """Give an equal record with its own memory, byte for byte; NumPy would skip the padding between fields."""
        return self.from_bytes(self.memory)

    def __reduce__(self) -> tuple[Any, tuple[bytes]]:
        """Have it made again from its memory, in another process."""
        return type(self).from_bytes, (self.memory.tobytes(),)

    def assign(self, other: "Struct") -> None:
        """Overwrite this record with another of the same type."""
        self.memory[:] = other.memory  # NumPy would copy field by field

    @classmethod
    def place(cls, first: str, last: str) -> slice:
        """Say where in the memory some fields lie that follow each other."""
        return slice(cls._places[first].start, cls._places[last].stop)

    def between(self, first: str, last: str) -> bytes:
        """Give the memory of some fields that follow each other."""
        return self.memory[self.place(first, last)].tobytes()

    def fields(self) -> dict[str, Any]:
        """All fields by name, arrays as nested lists: what tests compare and debuggers print."""
        return {name: self.array[name].tolist() for name in self.dtype.names or ()}

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return self.fields() == other.fields()

    __hash__ = None  # type: ignore[assignment]  # records change, so they are no keys

    def __repr__(self) -> str:
        inner = ", ".join(f"{name}={value!r}" for name, value in self.fields().items())
        return f"{type(self).__name__}({inner})"
