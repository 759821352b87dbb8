"""Coming and going: making tables, sitting down, keys and invitations, leaving and coming back, the next game."""

from __future__ import annotations

import asyncio
import hmac
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..edition import load_edition, parse_edition
from ..edition.loader import default_text
from ..errors import RecordError
from ..formats.record import RULES
from ..game.load import from_record
from ..text import Phrase
from .http.problems import Refusal, no_key, wrong_status
from .live.loaded import Live, digest_of
from .service import new_holder, new_key, now
from .settings import PLAIN
from .store.store import Entry, KeyRow, TableRow
from .table import commands
from .table.commitment import commitment_of, new_secret
from .table.events import OVER, STARTED, Draft, happen
from .table.fork import game_at, retold, seats_of, table_of_fork
from .table.queries import game_of
from .table.table import BOT, FINISHED, IVAN, OPEN, PERSON, Table

if TYPE_CHECKING:
    from ..edition import Edition
    from ..game.game import Game
    from .models import CreateBody, ForkBody, Options, RecordBody, SeatBody, SitBody
    from .service import Service

ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike
ID_LENGTH = 10
EVENTS_OF_A_RECORD_AT_ONCE = 200


@dataclass(frozen=True, slots=True)
class Made:
    """A table that was just made or joined, with what is told only once."""

    live: Live
    holder: str
    key: str
    invite: str | None = None


def new_id() -> str:
    """Draw an id for a table."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


class Lobby:
    """Makes tables and seats people."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._settings = service.settings

    # New tables

    async def commit(self) -> str:
        """Commit to a secret before the table is made, so that its maker's entropy comes after it."""
        secret, at = new_secret(), now()
        await self._service.database.call(lambda store: store.keep_secret(commitment_of(secret), secret, at))
        return commitment_of(secret)

    async def create(self, body: CreateBody, maker: str) -> Made:
        """Make a table."""
        if body.solo != (len(body.seats) == 1):
            raise Refusal(400, "setup", Phrase("error-solo-seats"), clause="S1")
        if body.solo and body.seats[0].kind == "open":
            raise Refusal(400, "setup", Phrase("error-solo-open"))
        for seat in body.seats:
            self.check_bot(seat.bot if seat.kind == "bot" else None, needed=seat.kind == "bot")
        edition, text = await self._edition(body.edition)
        holder = new_holder()
        seats = [_seat_fields(seat, holder, body.entropy) for seat in body.seats]
        if body.solo:
            seats.append({"kind": IVAN, "name": None})
        secret = await self._secret(body.commitment)
        options: Options = {
            "players": len(body.seats),
            "boards": body.boards,
            "first_game": body.first_game,
            "turn_limit": body.turn_limit,
            "edition": edition.name,
            "edition_digest": edition.digest,
        }
        table = Table(new_id(), secret, edition)
        commitment = commitment_of(secret)
        drafts = commands.create(table, seats=seats, options=options, host=holder, commitment=commitment)
        return await self._lay(table, drafts, holder, text, maker, spent=commitment)

    async def _secret(self, commitment: str | None) -> str:
        if commitment is None:
            return new_secret()
        secret = await self._service.database.call(lambda store: store.secret_of(commitment))
        if secret is None:
            raise Refusal(400, "setup", Phrase("error-commitment"))
        return secret

    async def load(self, body: RecordBody, maker: str) -> Made:
        """Make a table from a record, all seats one person's."""
        if body.record.count(",") + body.record.count("\n") > self._settings.plies_in_a_record:
            raise RecordError(Phrase("error-record-plies", most=self._settings.plies_in_a_record))
        edition, text = await self._edition(body.edition)
        game = await asyncio.to_thread(from_record, body.record, edition=edition)
        holder = new_holder()
        table, drafts = await asyncio.to_thread(table_of_record, game, new_id(), holder)
        return await self._lay(table, drafts, holder, text, maker)

    async def fork(self, old: Live, body: ForkBody, maker: str) -> Made:
        """Make a table that goes on from a moment of another."""
        if body.ply > self._settings.plies_in_a_record:
            raise wrong_status("error-too-long", most=self._settings.plies_in_a_record)
        for seat in body.seats:
            self.check_bot(seat.bot if seat.kind == BOT else None, needed=seat.kind == BOT)
        game = game_at(game_of(old.table), body.ply)
        holder = new_holder()
        seats = seats_of(game, body.seats, holder, body.entropy)
        secret = await self._secret(body.commitment)
        table, drafts = await asyncio.to_thread(table_of_fork, game, old.table, new_id(), secret, seats, holder)
        text = old.edition_text or default_text()
        return await self._lay(table, drafts, holder, text, maker, spent=commitment_of(secret))

    async def _edition(self, text: str | None) -> tuple[Edition, str]:
        if text is None:
            return load_edition(), default_text()
        return await asyncio.to_thread(parse_edition, text), text

    async def _lay(
        self,
        table: Table,
        drafts: list[Draft],
        holder: str,
        edition_text: str,
        maker: str,
        *,
        spent: str | None = None,
        beside: list[Entry] | None = None,
    ) -> Made:
        """Write a new table, together with what is written `beside` it."""
        service = self._service
        open_tables = await service.database.call(lambda store: store.open_tables(maker))
        if open_tables >= self._settings.open_tables:
            raise Refusal(429, "rate", Phrase("error-too-many-tables", n=open_tables))
        key, invite, at = new_key(), new_key(), now()
        row = TableRow(table.id, at, RULES, table.edition.digest, table.secret, maker)
        events = happen(drafts, 0, at)
        keys = [KeyRow(digest_of(key), holder)]
        entry = Entry(
            table.id, events, row=row, edition_text=edition_text, keys=keys, invite=digest_of(invite), spent=spent
        )
        await service.database.write([entry, *(beside or [])])
        text = None if table.edition.digest == load_edition().digest else edition_text
        live = Live(table, None, {}, text)
        service.keep(live, entry)
        live.tell(events)
        service.tables.add(live)
        service.wake_bots(live)
        return Made(live, holder, key, invite)

    # Seats

    def check_bot(self, bot: str | None, *, needed: bool = False) -> None:
        """Refuse a bot that is not on offer here."""
        known = dict.fromkeys((*self._settings.levels, *PLAIN))
        if (bot is None and needed) or (bot is not None and bot not in known):
            raise Refusal(400, "setup", Phrase("error-which-bot", bots=list(known)))

    async def sit(self, live: Live, holder: str | None, body: SitBody) -> Made:
        """Take an open seat with an invitation; who sits here already takes it as well."""
        async with live.lock:
            if live.invite is None or not hmac.compare_digest(digest_of(body.invite), live.invite):
                raise Refusal(401, "key", Phrase("error-invitation"))
            sitter = holder or new_holder()
            key = new_key()
            drafts = commands.sit(live.table, sitter, body.seat, body.name, body.color, body.entropy)
            await self._service.write(live, drafts, keys=[KeyRow(digest_of(key), sitter)])
        return Made(live, sitter, key)

    async def link(self, live: Live, holder: str) -> str:
        """Give a fresh key for someone's seats, for another device."""
        key = new_key()
        async with live.lock:
            await self._service.write(live, [], keys=[KeyRow(digest_of(key), holder)])
        return key

    async def invite(self, live: Live) -> str:
        """Give a new invitation; the old one is void."""
        invite = new_key()
        async with live.lock:
            await self._service.write(live, [], invite=digest_of(invite))
        return invite

    async def change_seat(self, live: Live, index: int, body: SeatBody) -> None:
        """Free or fill a seat."""
        self.check_bot(body.bot, needed=body.kind == BOT)
        async with live.lock:
            bot, name = (body.bot, body.name) if body.kind == BOT else (None, None)
            await self._service.write(live, commands.change_seat(live.table, index, body.kind, bot, name))

    async def leave(self, live: Live, holder: str, bot: str | None) -> None:
        """Leave one's seats to a bot, or let them wait."""
        self.check_bot(bot)
        async with live.lock:
            await self._service.write(live, commands.leave(live.table, holder, bot))

    async def back(self, live: Live, holder: str) -> None:
        """Take one's seats back."""
        async with live.lock:
            await self._service.write(live, commands.back(live.table, holder))

    # The next game

    async def rematch(self, live: Live, holder: str, entropy: str, maker: str) -> Made:
        """Make the next table with the same seats, or come along to it if another has made it."""
        async with live.lock:
            seats = live.table.seats_of(holder)
            if not seats:
                raise no_key() if not live.table.knows(holder) else Refusal(403, "seat", Phrase("error-no-seat"))
            if live.table.status != FINISHED:
                raise wrong_status("error-not-over")
            if live.table.rematch is None:
                return await self._new_game(live, holder, entropy, maker)
            next_id = live.table.rematch
        return await self._come_along(live, await self._service.tables.get(next_id), seats, entropy)

    async def _new_game(self, live: Live, holder: str, entropy: str, maker: str) -> Made:
        old = live.table
        table = Table(new_id(), new_secret(), old.edition)
        mine = new_holder()
        drafts = commands.create(
            table,
            seats=[
                {**seat, "holder": mine} if seat.get("holder") else seat
                for seat in commands.seats_for_rematch(old, holder, entropy)
            ],
            options=old.options,
            host=mine,
            commitment=commitment_of(table.secret),
        )
        told = happen(commands.rematch(old, holder, table.id), old.seq, now())
        text = live.edition_text or default_text()
        made = await self._lay(table, drafts, mine, text, maker, beside=[Entry(old.id, told)])
        self._service.happened(live, told)
        return made

    async def _come_along(self, old: Live, live: Live, seats: list[int], entropy: str) -> Made:
        """Sit down at the next table where one sat at this one."""
        sitter, key = new_holder(), new_key()
        async with live.lock:
            free = [index for index in seats if live.table.seats[index].kind == OPEN]
            if not free:
                raise wrong_status("error-next-seats-taken")
            for index in free:
                drafts = commands.sit(live.table, sitter, index, old.table.seats[index].name, None, entropy)
                keys = [KeyRow(digest_of(key), sitter)] if index == free[0] else []
                await self._service.write(live, drafts, keys=keys)
        return Made(live, sitter, key)


def _seat_fields(seat: Any, holder: str, entropy: str) -> dict[str, Any]:
    fields: dict[str, Any] = {"kind": seat.kind, "name": seat.name, "color": seat.color}
    if seat.kind == "me":
        fields |= {"kind": PERSON, "holder": holder, "entropy": entropy}
    elif seat.kind == "bot":
        fields["bot"] = seat.bot
    return fields


def table_of_record(game: Game, table_id: str, holder: str) -> tuple[Table, list[Draft]]:
    """Give the table of a game that was played elsewhere, and the events that lead to where it stands."""
    own_dice = game.seed is not None and game.chance is not None
    secret = str(game.seed) if own_dice else new_secret()
    table = Table(table_id, secret, game.edition)
    seats: list[dict[str, Any]] = [
        {"kind": IVAN if game.players == 1 and index == 1 else PERSON, "name": name, "color": color}
        for index, (color, name) in enumerate(zip(game.seats, game.names, strict=True))
    ]
    for seat in seats:
        if seat["kind"] == PERSON:
            seat["holder"] = holder
    options = {
        "players": game.players,
        "boards": game.boards,
        "first_game": game.first_game,
        "turn_limit": game.state.turn_limit or None,
        "edition": game.edition.name,
        "edition_digest": game.edition.digest,
    }
    private: dict[str, Any] = {"options": options, "commitment": None, "checkable": own_dice}
    private |= {"host": holder, "seats": seats, "given": game.given, "source": game.source}
    drafts = [Draft("created", private=private), Draft(STARTED, private={"opening": commands.opening_of(game)})]
    table.tell_all(happen(drafts, 0, now()))
    drafts += retold(table, game.plies)
    drawn = [] if game.outcome is not None else commands.draw(table)
    drafts += drawn
    if game.outcome is not None:
        drafts.append(Draft(OVER))
    return Table(table_id, secret, game.edition), drafts
