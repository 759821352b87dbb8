"""Long work in a process of its own: what a job needs is sent there, and what it has made comes back.

All threads of a process share one interpreter, so work in a thread takes time from every move that is answered
meanwhile. Another process takes none. It costs memory, and the time to send things there and back.
"""

from __future__ import annotations

import io
import pickle
import zlib
from base64 import b64decode, b64encode
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from ...bots.process.parent import BotProcess
from ...edition import Edition, load_edition

if TYPE_CHECKING:
    from collections.abc import Callable

    from ...bots.process.messages import Answer
    from ..table.refusals import Refusal

CHILD = "redcathedral.server.live.apart_child"
NICE = 19  # of what nobody waits for at a table: it works with what the server and the bots leave
PACKAGED = "the packaged edition"  # both have it: a copy for every table would fill the memory
QUICKLY = 1  # of zlib: positions hardly differ from one ply to the next


class _Packer(pickle.Pickler):
    def persistent_id(self, obj: object) -> str | None:
        return PACKAGED if isinstance(obj, Edition) and obj is load_edition() else None


class _Unpacker(pickle.Unpickler):  # noqa: S301  # see `unpack`
    def persistent_load(self, pid: object) -> Edition:
        if pid != PACKAGED:
            raise pickle.UnpicklingError(f"unknown: {pid!r}")
        return load_edition()


def pack(thing: object) -> bytes:
    """Make bytes of something, for the process at the other end."""
    packed = io.BytesIO()
    _Packer(packed, pickle.HIGHEST_PROTOCOL).dump(thing)
    return zlib.compress(packed.getvalue(), QUICKLY)


def unpack(packed: bytes) -> Any:
    """Make something of its bytes. Both ends run this package alone: there is no foreign code that packs anything."""
    return _Unpacker(io.BytesIO(zlib.decompress(packed))).load()


@dataclass(frozen=True, slots=True)
class Apart:
    """Asks for a job to be done. Answer: what it `made`, packed, or how it was refused; and the `seconds` it took."""

    late: ClassVar = "was not done"
    job: bytes


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a job ended."""

    made: Any
    refusal: Refusal | None
    seconds: float  # of processor, there


def answer_of(made: object, refusal: Refusal | None, seconds: float) -> Answer:
    """Write down how a job ended."""
    return {"outcome": b64encode(pack((made, refusal))).decode(), "seconds": seconds}


class WorkProcess:
    """A process that does jobs, started when the first one comes. One job at a time."""

    def __init__(self) -> None:
        self._process = BotProcess(nice=NICE, child=CHILD)
        self.is_running, self.close = self._process.is_running, self._process.close

    def ask(self, job: Callable[[], object], limit: float) -> Outcome:
        """Have a job done within a limit in seconds; it may only name what can be imported."""
        answer = self._process.ask(Apart(pack(job)), limit)
        if "failed" in answer:
            raise RuntimeError(answer["failed"])
        made, refusal = unpack(b64decode(answer["outcome"]))
        return Outcome(made, refusal, answer["seconds"])
