"""Structs: records of a fixed size with named fields, readable as plain Python objects and as NumPy records.

A subclass of `Struct` declares its fields once:

    class Box(Struct):
        size: int = scalar("i1")
        cost: Grid = grid("i1", 40, 6)

`Box.dtype` is then the aligned NumPy type that compiled code and GPUs work on, and a `Box` object is a window on one
such record with the same attribute names, so the same source reads both. A window hands out plain Python integers: no
NumPy scalars, no silent overflow (a value that does not fit raises), and about as quick as an interpreter allows.
"""

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
    """A field of one number: reads and writes the record's memory."""

    def __init__(self, code: str) -> None:
        self.code = code

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name
        self.slot = f"_{name}"

    def __get__(self, record: "Struct", owner: type) -> Any:
        try:
            return record.__dict__[self.slot][0]
        except KeyError:
            return self._seen_in(record)[0]
        except AttributeError:  # asked of the class
            return self

    def __set__(self, record: "Struct", value: int) -> None:
        try:
            record.__dict__[self.slot][0] = value
        except KeyError:
            self._seen_in(record)[0] = value

    def _seen_in(self, record: "Struct") -> Any:
        """Make a window's view of the field when it is first looked at: most copies are never looked at."""
        view = record.__dict__[self.slot] = record.memory_of(self.name)
        return view


class _Grid:
    """Declares an array field. A window makes its view when it is first looked at; from then on that hides this."""

    def __init__(self, code: str, shape: tuple[int, ...]) -> None:
        self.code = code
        self.shape = shape

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, record: "Struct", owner: type) -> Any:
        if record is None:
            return self
        view = record.__dict__[self.name] = record.memory_of(self.name, self.shape)
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
        fields: list[tuple[str, str, tuple[int, ...]]] = []
        for name, field in vars(cls).items():
            if isinstance(field, _Scalar):
                fields.append((name, field.code, ()))
            elif isinstance(field, _Grid):
                fields.append((name, field.code, field.shape))
        cls.dtype = np.dtype(fields, align=True)
        found: Any = cls.dtype.fields
        cls._places = {name: slice(place, place + base.itemsize) for name, (base, place) in found.items()}

    def __init__(self, array: NDArray[Any] | None = None) -> None:
        self.array: NDArray[Any] = np.zeros((), self.dtype) if array is None else array
        self.rows: NDArray[Any] = self.array.reshape(1)  # the same memory, as compiled functions take it
        buffer: Any = self.rows.view(np.uint8)
        self.memory = memoryview(buffer)

    def memory_of(self, name: str, shape: tuple[int, ...] | None = None) -> memoryview:
        """Give the memory of one field: a row of its numbers, or a grid of a shape."""
        fields: Any = self.dtype.fields
        code: Any = fields[name][0].base.char  # the type codes used here mean the same to memoryview
        flat = self.memory[self._places[name]]
        return flat.cast(code) if shape is None else flat.cast(code, shape=shape)

    @classmethod
    def from_bytes(cls, raw: bytes) -> Self:
        """Give a record with a copy of the memory of another, as `array.tobytes()` gave it."""
        return cls(np.frombuffer(bytearray(raw), cls.dtype).reshape(()))

    def copy(self) -> Self:
        """Give an equal record with memory of its own, byte for byte; NumPy leaves out what lies between fields."""
        return self.from_bytes(self.array.tobytes())

    def assign(self, other: "Struct") -> None:
        """Overwrite this record with another of the same type."""
        self.memory[:] = other.memory  # NumPy would copy field by field

    def between(self, first: str, last: str) -> bytes:
        """Give the memory of some fields that follow each other."""
        return self.memory[self._places[first].start : self._places[last].stop].tobytes()

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
