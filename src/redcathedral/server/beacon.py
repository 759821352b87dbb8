"""Rounds of drand that the host provides in a file or a folder, and the tables that wait for one.

Nothing here uses the network. A file has one JSON object per line: first the chain as drand's `/info` gives it, then
rounds as `/public/…` gives them, appended. A folder has the chain in `info.json` and each round in `NUMBER.json`.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections import OrderedDict
from typing import TYPE_CHECKING, Any

from ..errors import SetupError
from ..game.drand import Chain, Round, can_check, chain_from, is_signed, round_from
from ..text import say
from .service import once_more
from .table import commands

if TYPE_CHECKING:
    from pathlib import Path

    from .live.loaded import Loaded
    from .service import Service

LOOK_SECONDS = 1.0
FRESH_SECONDS = 120.0  # a host that brings no rounds any longer than this isn't counted on for the next
ROUNDS_KEPT = 10_000
MOST_LINE = 4096
log = logging.getLogger(__name__)


class Beacon:
    """A chain and the rounds there are so far."""

    def __init__(self, place: Path) -> None:
        if not can_check():
            raise SetupError(say("serve-beacon-extra"))
        self._place = place
        self._rounds: OrderedDict[int, Round] = OrderedDict()  # of a file, the latest
        self._read = 0  # bytes of the file
        self._signed: set[int] = set()
        self.chain = self._chain()
        if not place.is_dir():
            self._read_on()

    def _chain(self) -> Chain:
        file = self._place / "info.json" if self._place.is_dir() else self._place
        try:
            with file.open("rb") as opened:
                text = opened.read(MOST_LINE) if self._place.is_dir() else opened.readline(MOST_LINE)
            return chain_from(_object(text))
        except (OSError, ValueError) as error:
            raise SetupError(say("serve-beacon-wrong", file=str(file), problem=str(error))) from None

    def round(self, number: int) -> Round | None:
        """Give a round if the host has brought it; its signature isn't checked yet."""
        if not self._place.is_dir():
            self._read_on()
            return self._rounds.get(number)
        try:
            with (self._place / f"{number}.json").open("rb") as opened:
                found = round_from(self.chain, _object(opened.read(MOST_LINE)))
        except (OSError, ValueError):
            return None
        return found if found.number == number else None

    def _read_on(self) -> None:
        """Read what was added to the file; one that was begun again is read from its start."""
        try:
            if self._place.stat().st_size < self._read:
                self._read = 0
            with self._place.open("rb") as opened:
                opened.seek(self._read)
                for line in opened:
                    if not line.endswith(b"\n"):
                        break  # it is being written
                    self._read += len(line)
                    self._note(line)
        except OSError as error:
            log.warning("the beacon's rounds can't be read: %s", error)

    def _note(self, line: bytes) -> None:
        try:
            found = round_from(self.chain, _object(line))
        except ValueError:
            return  # the chain itself, or a relay's error
        self._rounds[found.number] = found
        while len(self._rounds) > ROUNDS_KEPT:
            self._rounds.popitem(last=False)

    def is_fresh(self) -> bool:
        """Whether rounds have come lately, so that the next can be counted on."""
        newest = self.chain.first_after(time.time()) - 1
        rounds = int(FRESH_SECONDS / self.chain.period) + 1
        return any(self.round(number) is not None for number in range(newest, max(0, newest - rounds), -1))

    def is_signed(self, published: Round) -> bool:
        """Whether the chain has signed a round; asked once."""
        if published.number not in self._signed and not is_signed(self.chain, published):
            return False
        self._signed.add(published.number)
        return True


def _object(text: bytes) -> dict[str, Any]:
    found = json.loads(text)
    if not isinstance(found, dict):
        raise ValueError("it must be a JSON object")  # noqa: TRY004  # as is all that's wrong with the text
    return found


async def use_beacon(service: Service, place: Path) -> None:
    """Mix rounds of the beacon into the dice of new tables, while the host brings them."""
    beacon = await asyncio.to_thread(Beacon, place)  # there may be a lot to read

    def chain() -> str | None:
        if beacon.is_fresh():
            return beacon.chain.written()
        log.warning("no round of the beacon has come lately: this table is made without one")
        return None

    service.chain = chain
    await RoundsForTables(service, beacon).run()


class RoundsForTables:
    """Starts the games whose round is out."""

    def __init__(self, service: Service, beacon: Beacon) -> None:
        self._service = service
        self._beacon = beacon
        self._wrong: set[int] = set()  # rounds whose signature doesn't fit: said once

    async def run(self) -> None:
        """Keep looking for rounds that loaded tables wait for; a table is loaded when somebody looks at it."""
        while True:
            try:
                for loaded in self._service.tables.at_hand():
                    if loaded.table.awaits_round():
                        await self._start(loaded)
            except Exception as error:  # noqa: BLE001  # whatever it was, the next look may go well
                log.warning("no game can be started with a round of the beacon: %s", error)
            await asyncio.sleep(LOOK_SECONDS)

    @once_more
    async def _start(self, loaded: Loaded) -> None:
        number, chain = loaded.table.round, loaded.table.chain
        if number is None or chain != self._beacon.chain or (found := self._beacon.round(number)) is None:
            return
        if not await self._service.workbench.do(lambda: self._beacon.is_signed(found)):
            if number not in self._wrong:
                self._wrong.add(number)
                log.error("round %d of the beacon isn't signed by its chain", number)
            return
        async with self._service.tables.changing(loaded) as held:
            await self._service.change(held, commands.begin(held.table, found))
