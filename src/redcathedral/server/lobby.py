"""Joining and leaving: making tables, sitting down, keys and invitations, going away and coming back, the next game."""

from __future__ import annotations

import hmac
from dataclasses import dataclass, replace
from functools import partial
from itertools import chain
from typing import TYPE_CHECKING

from ..edition import load_edition, parse_edition
from ..edition.loader import default_text
from ..formats.record import RULES
from ..text import Phrase
from .live.loaded import Loaded, digest_of
from .live.work import note_kept
from .request_ids import invite_of, key_of, table_id_of
from .service import ago, new_holder, new_key, new_secret, now, once_more
from .settings import PLAIN
from .store.store import Conflict, Entry, Spent, TableRow, Unavailable
from .table import absence, commands
from .table.commitment import Share, commitment_of, first_seat, said_in
from .table.dice_log import facts_of
from .table.fork import Brought, game_at, seats_of, table_of_fork, table_of_upload
from .table.options import RANDOM, ROTATING
from .table.queries import game_of
from .table.refusals import Refusal, no_key, wrong_status
from .table.table import BOT, FINISHED, IVAN, OPEN, PERSON, Table

if TYPE_CHECKING:
    from collections.abc import Callable

    from ..edition import Edition
    from .bodies import CreateBody, ForkBody, NewSeat, RecordBody, RematchBody, SeatBody, SitBody, WishBody
    from .dice_models import Lot
    from .service import Service
    from .table.events import Event, SeatFields
    from .table.options import Options, Start

    Laid = tuple[Table, list[Event]]

SHORT_GAME = 50  # plies
SHORT_RECORD = 40  # lines: a position, or the first turns of a game


@dataclass(frozen=True, slots=True)
class Made:
    """A table that was just made or joined, with what is given only once."""

    table: str  # its id
    holder: str
    key: str
    invite: str | None = None


def made_before(table: Table, request: str | None) -> Made | None:
    """Give what a request was given at a table when it was sent before, if it was."""
    if request is None:
        return None
    key = key_of(table.secret, request)
    known = table.keys.get(digest_of(key))
    return None if known is None else Made(table.id, known.holder, key, invite_of(table.secret, request))


class Lobby:
    """Makes tables and seats people."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._settings = service.settings

    # New tables

    async def commit(self, maker: str) -> str:
        """Commit to a secret before the table is made, so that its maker's entropy comes after it."""
        secret, at, expired = new_secret(), now(), ago(self._settings.commitment_seconds)
        commitment, most = commitment_of(secret), self._settings.commitments
        kept = await self._service.database.call(
            lambda store: store.keep_secret(commitment, secret, at, maker, expired=expired, most=most)
        )
        if not kept:
            raise Refusal(429, "rate", Phrase("error-too-many-commitments", n=most))
        return commitment

    async def create(self, body: CreateBody, maker: str) -> Made:
        """Make a table."""
        if body.solo != (len(body.seats) == 1):
            raise Refusal(400, "setup", Phrase("error-solo-seats"), clause="S1")
        if body.solo and body.seats[0].kind == "open":
            raise Refusal(400, "setup", Phrase("error-solo-open"))
        for seat in body.seats:
            self.check_bot(seat.bot if seat.kind == "bot" else None, needed=seat.kind == "bot")
        if (before := await self._made_before(body.id)) is not None:
            return before
        await self._check_room(maker)
        edition, text = await self._edition(body.edition)
        holder = new_holder()
        share = _share_of(body)
        secret = await self._secret(body.commitment)
        asked = [_seat_fields(seat, holder, share) for seat in body.seats]
        seats, lot = _first_game(asked, body.start, secret, share)
        if body.solo:
            seats.append({"kind": IVAN, "name": None})
        options: Options = {
            "players": len(body.seats),
            "boards": body.boards,
            "first_game": body.first_game,
            "turn_limit": body.turn_limit,
            "edition": edition.name,
            "edition_digest": edition.digest,
            "policy": body.policy,
            "start": body.start,
        }
        table = Table(table_id_of(body.id), secret, edition)
        commitment = commitment_of(secret)
        sealing, chain = share.sealed is not None, self._service.chain()
        drafts = commands.create(
            table,
            seats=seats,
            options=options,
            host=holder,
            commitment=commitment,
            sealing=sealing,
            lot=lot,
            chain=chain,
        )
        events = table.happen_all(drafts, now())
        return await self._lay(table, events, holder, text, maker, body.id, spent=body.commitment)

    async def _secret(self, commitment: str | None) -> str:
        if commitment is None:
            return new_secret()
        secret = await self._service.database.call(lambda store: store.secret_of(commitment))
        if secret is None:
            raise Refusal(400, "setup", Phrase("error-commitment"))
        return secret

    async def load(self, body: RecordBody, maker: str) -> Made:
        """Make a table from a record, all seats one person's."""
        if (before := await self._made_before(body.id)) is not None:
            return before
        await self._check_room(maker)
        self._check_edition(body.edition)
        brought = Brought(body.record, body.edition, self._settings.plies_in_a_record, body.practice)
        holder = new_holder()
        secret = await self._secret(body.commitment)
        table_of = partial(table_of_upload, brought, table_id_of(body.id), secret, holder, body.entropy, now())
        short = body.edition is None and len(body.record.splitlines()) <= SHORT_RECORD
        table, events = await self._table_of(table_of, short=short)
        note_kept(len(body.edition or ""))
        text = body.edition or default_text()
        return await self._lay(table, events, holder, text, maker, body.id, spent=body.commitment)

    async def fork(self, old: Loaded, body: ForkBody, maker: str) -> Made:
        """Make a table that continues from a moment of another."""
        if (before := await self._made_before(body.id)) is not None:
            return before
        if body.ply > self._settings.plies_in_a_record:
            raise wrong_status("error-too-long", most=self._settings.plies_in_a_record)
        await self._check_room(maker)
        for seat in body.seats:
            self.check_bot(seat.bot if seat.kind == BOT else None, needed=seat.kind == BOT)
        game = game_at(game_of(old.table), body.ply)
        holder = new_holder()
        seats = seats_of(game, body.seats, holder, body.entropy)
        secret = await self._secret(body.commitment)
        origin, options = old.table.id, old.table.options
        table_of = partial(table_of_fork, game, origin, options, table_id_of(body.id), secret, seats, holder, now())
        table, events = await self._table_of(table_of, short=body.ply <= SHORT_GAME)
        text = old.edition_text or default_text()
        return await self._lay(table, events, holder, text, maker, body.id, spent=body.commitment)

    async def _table_of(self, table_of: Callable[[], Laid], *, short: bool) -> Laid:
        """Lay a table that begins with a game: a short one here, where nobody waits for another process to start."""
        work = self._service.workbench
        return await (work.do(table_of) if short else work.do_apart(table_of))

    async def _edition(self, text: str | None) -> tuple[Edition, str]:
        if text is None:
            return load_edition(), default_text()
        self._check_edition(text)
        edition = await self._service.workbench.do_apart(partial(parse_edition, text))
        note_kept(len(text))
        return edition, text

    def _check_edition(self, text: str | None) -> None:
        """Refuse an edition where none may be brought."""
        if text is not None and not self._settings.editions:
            raise Refusal(403, "edition", Phrase("error-no-editions"))

    async def _made_before(self, request: str | None) -> Made | None:
        """Give the table that a request has made when it was sent before, if it was."""
        if request is None:
            return None
        try:
            return made_before((await self._service.tables.get(table_id_of(request))).table, request)
        except Refusal:
            return None

    async def _check_room(self, maker: str) -> None:
        """Refuse somebody who has too many open tables; checked before any work is done."""
        open_tables = await self._service.database.call(lambda store: store.open_tables(maker))
        if open_tables >= self._settings.open_tables:
            raise Refusal(429, "rate", Phrase("error-too-many-tables", n=open_tables))

    async def _lay(
        self,
        table: Table,
        events: list[Event],
        holder: str,
        edition_text: str,
        maker: str,
        request: str | None,
        *,
        spent: str | None = None,
        next_of: tuple[Loaded, str] | None = None,
    ) -> Made:
        """Write a new table; one that is the next of another, by someone there, is written together with that news."""
        service = self._service
        if len(events) > self._settings.events_per_table:
            raise wrong_status("error-table-full")
        await self._check_room(maker)  # again: others may have come meanwhile
        if table.bots_alone() and table.bot_due() is not None:
            of_bots = await service.database.call(lambda store: store.tables_of_bots(maker))
            if of_bots >= self._settings.bot_tables:
                raise Refusal(429, "rate", Phrase("error-too-many-bot-tables", n=of_bots))
        key, invite, at = key_of(table.secret, request), invite_of(table.secret, request), now()
        opening = chain(commands.give_key(digest_of(key), holder), commands.invite(digest_of(invite)))
        events = [*events, *table.happen_all(opening, at)]
        row = TableRow(table.id, at, RULES, table.edition.digest, table.secret, maker)
        text = None if table.edition.digest == load_edition().digest else edition_text
        loaded = Loaded(table, text, maker)
        job = service.job_of(loaded) if table.bot_due() is not None else None
        dice = facts_of(table, events, promised=spent is not None)
        entry = Entry(table.id, events, row=row, edition_text=edition_text, spent=spent, job=job, dice=dice)
        if next_of is None:
            try:
                await service.put([entry])
            except Spent:  # another request has used it since we looked
                if (before := await self._made_before(request)) is not None:  # and that was this one, sent twice
                    return before
                raise Refusal(400, "setup", Phrase("error-commitment")) from None
            except Conflict:  # there is such a table: this request was sent twice at the same time
                if (before := await self._made_before(request)) is not None:
                    return before
                if await service.database.call(lambda store: store.read(table.id)) is None:  # it isn't whole yet
                    await service.forget_laying()
                    raise Unavailable("a table is being written, or was when a process died") from None
                raise wrong_status("error-id-used") from None
        else:
            old, who = next_of
            news = old.table.happen_all(commands.rematch(old.table, who, table.id), at)
            await service.write(old, news, [entry, Entry(old.table.id, news)])
        loaded.note(events)
        service.wake_bots(service.tables.add(loaded))
        return Made(table.id, holder, key, invite)

    # Seats

    def check_bot(self, bot: str | None, *, needed: bool = False) -> None:
        """Refuse a bot that is not on offer here."""
        known = dict.fromkeys((*self._settings.levels, *PLAIN))
        if (bot is None and needed) or (bot is not None and bot not in known):
            raise Refusal(400, "setup", Phrase("error-which-bot", bots=list(known)))

    @once_more
    async def sit(self, loaded: Loaded, holder: str | None, body: SitBody) -> Made:
        """Take an open seat with an invitation; somebody already seated here can take another."""
        async with self._service.tables.changing(loaded) as held:
            if (before := made_before(held.table, body.id)) is not None:
                return replace(before, invite=None)
            invitation = held.table.invitation
            if invitation is None or not hmac.compare_digest(digest_of(body.invite), invitation):
                raise Refusal(401, "key", Phrase("error-invitation"))
            sitter = holder or new_holder()
            key = key_of(held.table.secret, body.id)
            drafts = commands.sit(
                held.table, sitter, body.seat, body.name, body.color, Share(body.entropy, body.sealed)
            )
            await self._service.change(held, chain(drafts, commands.give_key(digest_of(key), sitter)))
        return Made(loaded.table.id, sitter, key)

    @once_more
    async def seal(self, loaded: Loaded, holder: str, sealed: str) -> None:
        """Seal your entropy again."""
        async with self._service.tables.changing(loaded) as held:
            await self._service.change(held, commands.seal(held.table, holder, sealed))

    @once_more
    async def reveal(self, loaded: Loaded, holder: str, entropy: str) -> None:
        """Reveal your entropy; the game starts when everyone's is revealed."""
        async with self._service.tables.changing(loaded) as held:
            await self._service.change(held, commands.reveal(held.table, holder, entropy))

    @once_more
    async def link(self, loaded: Loaded, holder: str) -> str:
        """Give a fresh key for someone's seats, for another device."""
        key = new_key()
        async with self._service.tables.changing(loaded) as held:
            await self._service.change(held, commands.give_key(digest_of(key), holder))
        return key

    @once_more
    async def invite(self, loaded: Loaded) -> str:
        """Give a new invitation; the old one is void."""
        invite = new_key()
        async with self._service.tables.changing(loaded) as held:
            await self._service.change(held, commands.invite(digest_of(invite)))
        return invite

    @once_more
    async def change_seat(self, loaded: Loaded, index: int, body: SeatBody) -> str | None:
        """Free or fill a seat; returns a new invitation if somebody who knows the old one was removed."""
        self.check_bot(body.bot, needed=body.kind == BOT)
        async with self._service.tables.changing(loaded) as held:
            bot, name = (body.bot, body.name) if body.kind == BOT else (None, None)
            invite = new_key()
            drafts = commands.change_seat(held.table, index, body.kind, bot, name, digest_of(invite))
            await self._service.change(held, drafts)
            return invite if held.table.invitation == digest_of(invite) else None

    @once_more
    async def rename(self, loaded: Loaded, holder: str, index: int, name: str) -> None:
        """Go by another name."""
        async with self._service.tables.changing(loaded) as held:
            await self._service.change(held, commands.rename(held.table, holder, index, name))

    @once_more
    async def give_up_seat(self, loaded: Loaded, holder: str, index: int) -> None:
        """Stand up before the game starts."""
        async with self._service.tables.changing(loaded) as held:
            await self._service.change(held, commands.give_up_seat(held.table, holder, index))

    @once_more
    async def leave(self, loaded: Loaded, holder: str, bot: str | None) -> None:
        """Leave your seats to a bot, or let them wait."""
        self.check_bot(bot)
        async with self._service.tables.changing(loaded) as held:
            await self._service.change(held, commands.leave(held.table, holder, bot))

    @once_more
    async def back(self, loaded: Loaded, holder: str) -> None:
        """Take your seats back."""
        async with self._service.tables.changing(loaded) as held:
            await self._service.change(held, commands.back(held.table, holder))

    @once_more
    async def wish(self, loaded: Loaded, holder: str, body: WishBody) -> None:
        """Say what is to be done about a seat whose person is away."""
        self.check_bot(body.bot, needed=body.wish == BOT)
        async with self._service.tables.changing(loaded) as held:
            here = self._service.watchers.here(held.table.id)
            left = self._service.away_seconds_left(held.table)
            drafts = absence.wish(held.table, holder, body.wish, body.bot or "", here, left)
            await self._service.change(held, drafts)

    # The next game

    @once_more
    async def rematch(self, loaded: Loaded, holder: str, body: RematchBody, maker: str) -> Made:
        """Make the next table with the same seats, or join it if somebody else has made it."""
        async with self._service.tables.changing(loaded) as held:
            seats = held.table.seats_of(holder)
            if not seats:
                raise no_key() if not held.table.knows(holder) else Refusal(403, "seat", Phrase("error-no-seat"))
            if held.table.status != FINISHED:
                raise wrong_status("error-not-over")
            if held.table.rematch is None:
                return await self._new_game(held, holder, body, maker)
            next_id = held.table.rematch
        return await self._come_along(loaded, await self._service.tables.get(next_id), seats, body)

    async def _new_game(self, loaded: Loaded, holder: str, body: RematchBody, maker: str) -> Made:
        old = loaded.table
        share = _share_of(body)
        table = Table(table_id_of(body.id), await self._secret(body.commitment), old.edition)
        mine = new_holder()
        asked = commands.seats_for_rematch(old, holder, mine, share)
        seats, lot = _next_game(asked, old, table.secret, share)
        commitment = commitment_of(table.secret)
        sealing, chain = share.sealed is not None, self._service.chain()
        drafts = commands.create(
            table,
            seats=seats,
            options=old.options,
            host=mine,
            commitment=commitment,
            sealing=sealing,
            lot=lot,
            chain=chain,
        )
        events = table.happen_all(drafts, now())
        text = loaded.edition_text or default_text()
        return await self._lay(
            table, events, mine, text, maker, body.id, spent=body.commitment, next_of=(loaded, holder)
        )

    async def _come_along(self, old: Loaded, loaded: Loaded, seats: list[int], body: RematchBody) -> Made:
        """Sit down at the next table in the colors one had at this one."""
        async with self._service.tables.changing(loaded) as held:
            if (before := made_before(held.table, body.id)) is not None:
                return before if before.holder == held.table.host else replace(before, invite=None)
            sitter, key = new_holder(), key_of(held.table.secret, body.id)
            names = {old.table.seats[index].color: old.table.seats[index].name for index in seats}
            free = [seat for seat in held.table.seats if seat.kind == OPEN and seat.color in names]
            if not free:
                raise wrong_status("error-next-seats-taken")
            for seat in free:
                name = names[seat.color]
                drafts = commands.sit(held.table, sitter, seat.index, name, None, _share_of(body))
                given = commands.give_key(digest_of(key), sitter) if seat is free[0] else ()
                await self._service.change(held, chain(drafts, given))
        return Made(loaded.table.id, sitter, key)


def _first_game(
    seats: list[SeatFields], start: Start, secret: str, share: Share
) -> tuple[list[SeatFields], Lot | None]:
    """Give the seats of a first game in turn order, and how that was drawn if it was."""
    if start != RANDOM or len(seats) == 1:
        return seats, None
    first = first_seat(secret, share, len(seats))
    return _from(seats, first), {"share": said_in(share), "first": first}


def _next_game(seats: list[SeatFields], old: Table, secret: str, share: Share) -> tuple[list[SeatFields], Lot | None]:
    """Give the seats of a next game in turn order; alone against Ivan one always starts."""
    start = old.options["start"]
    if old.options["players"] == 1:
        return seats, None
    return (_from(seats, 1), None) if start == ROTATING else _first_game(seats, start, secret, share)


def _from(seats: list[SeatFields], first: int) -> list[SeatFields]:
    """Let another seat start; who follows whom stays."""
    return seats[first:] + seats[:first]


def _share_of(body: CreateBody | RematchBody) -> Share:
    if (body.entropy is None) == (body.sealed is None):
        raise Refusal(400, "setup", Phrase("error-entropy-or-seal"))
    return Share(body.entropy, body.sealed)


def _seat_fields(seat: NewSeat, holder: str, share: Share) -> SeatFields:
    fields: SeatFields = {"kind": OPEN, "name": seat.name, "color": seat.color}
    if seat.kind == "me":
        fields |= {"kind": PERSON, "holder": holder, "entropy": share.entropy, "sealed": share.sealed}
    elif seat.kind == "bot":
        fields |= {"kind": BOT, "bot": seat.bot}
    return fields
