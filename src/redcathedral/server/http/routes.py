"""The requests of docs/protocol.md, each a few lines: who asks, what the service does, what is returned."""

from __future__ import annotations

import gzip
from functools import partial
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse
from pydantic import Field

from ...bots.registry import name_of
from ...edition.loader import DEFAULT_EDITION
from ...edition.values import canonical_of
from ...formats.record import RULES
from ...game.statistics import Statistics
from ...text import Phrase
from .. import bodies, models
from ..advice import check_advice
from ..dice_log_models import DiceLog
from ..table import queries
from ..table.refusals import Refusal, no_key, no_table
from .answers import Json
from .described import described
from .security import give_cookie, maker_of
from .who import known_by, note_device, who_asks

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection

    from ..bots.reviews import Reviews
    from ..bots.runner import BotRunner
    from ..live.loaded import Loaded
    from ..lobby import Lobby, Made
    from ..service import Service

TableId = Annotated[str, Path(pattern=r"^[a-z0-9]{1,32}$", description="the table's id, as in its address")]
SeatIndex = Annotated[int, Path(ge=0, le=3)]
Since = Annotated[int, Query(ge=0, le=bodies.MOST_VERSION)]
PlyIndex = Annotated[int, Path(ge=0, le=bodies.MOST_VERSION)]
LogNumber = Annotated[int, Query(ge=0, le=bodies.MOST_VERSION, description="the last line that is known")]
Commitment = Annotated[str, Path(pattern=r"^[0-9a-f]{64}$")]
PlyQuery = Annotated[str, Query(min_length=1, max_length=200)]
PliesQuery = Annotated[list[Annotated[str, Field(min_length=1, max_length=200)]], Query(min_length=1, max_length=8)]

LineQuery = Annotated[list[Annotated[str, Field(min_length=1, max_length=200)]], Query(min_length=1, max_length=24)]


def _errors(*statuses: int) -> dict[int | str, dict[str, Any]]:
    return {status: {"model": models.ErrorAnswer} for status in (400, 429, *statuses)}


TEXT = {"text/plain": {"schema": {"type": "string"}}}
LOOK = _errors(404)
FORK = _errors(403, 404, 409, 413, 415)
CHANGE = _errors(401, 403, 404, 409, 413, 415)
router = APIRouter(prefix="/api")

VARY = {"Vary": "Accept-Encoding"}
ZIPPED = VARY | {"Content-Encoding": "gzip"}


def _reads_gzip(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


def _zipped(request: Request, zipped: bytes) -> Json:
    """Answer with compressed JSON, unpacked for clients that can't read it."""
    return Json(zipped, headers=ZIPPED) if _reads_gzip(request) else Json(gzip.decompress(zipped), headers=VARY)


def _looked_at(request: Request, body: bytes) -> Json:
    """Answer with JSON, compressed for clients that can read it: a fifth of the bytes for next to no time.

    Not for answers with a key or an invitation in them: how well they compress would tell something about it.
    """
    if not _reads_gzip(request):
        return Json(body, headers=VARY)
    return Json(gzip.compress(body, compresslevel=1, mtime=0), headers=ZIPPED)


# What a route needs


def _service(request: HTTPConnection) -> Service:
    service: Service = request.app.state.service
    return service


def _lobby(request: Request) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


async def loaded_of(request: HTTPConnection, table_id: str) -> Loaded:
    """Give the table a request is about."""
    return await _service(request).tables.get(table_id)


def holder_of(request: HTTPConnection, loaded: Loaded) -> str:
    """Return who asks; without a valid key they are refused."""
    holder = who_asks(request, loaded)
    if holder is None:
        raise no_key()
    return holder


def host_of(request: Request, loaded: Loaded) -> str:
    """Return who asks; anyone but the host is refused."""
    holder = holder_of(request, loaded)
    if holder != loaded.table.host:
        raise Refusal(403, "host", Phrase("error-host-only"))
    return holder


async def _view(request: Request, table_id: str, holder: str | None) -> Json:
    return _looked_at(request, await _service(request).view(table_id, holder))


async def _made(request: Request, made: Made, status: int) -> Json:
    """Return what somebody who has just joined a table gets only once."""
    await note_device(request, await loaded_of(request, made.table), made.key)
    once = {"key": made.key} if made.invite is None else {"key": made.key, "invite": made.invite}
    response = Json(await _service(request).view(made.table, made.holder, **once), status)
    give_cookie(response, request, made.table, made.key)
    return response


# Playing


async def played(request: HTTPConnection, table_id: str, body: bodies.PlyBody) -> bytes:
    """Play a ply; gives the answer as JSON."""
    return await _service(request).play_at(table_id, partial(holder_of, request), body)


# Almost every move goes past this (`moves`): it is here to be described, and for bodies that want a closer look.
@router.post("/tables/{table_id}/plies", response_model=described(models.Played), responses=CHANGE | _errors(422))
async def play(request: Request, table_id: TableId, body: bodies.PlyBody) -> Response:
    """Play a ply."""
    return Json(await played(request, table_id, body))


@router.post("/tables/{table_id}/undo", response_model=described(models.Played), responses=CHANGE)
async def undo(request: Request, table_id: TableId, body: bodies.UndoBody) -> Response:
    """Take plies back, or ask the others to agree."""
    loaded = await loaded_of(request, table_id)
    return Json(await _service(request).undo(loaded, holder_of(request, loaded), body))


@router.post("/tables/{table_id}/undo/answer", response_model=described(models.Played), responses=CHANGE)
async def answer_undo(request: Request, table_id: TableId, body: bodies.UndoAnswerBody) -> Response:
    """Agree, or not, to undo what another player asked to undo."""
    loaded = await loaded_of(request, table_id)
    return Json(await _service(request).answer_undo(loaded, holder_of(request, loaded), body))


@router.post("/tables/{table_id}/chat", response_model=described(models.Played), responses=CHANGE)
async def chat(request: Request, table_id: TableId, body: bodies.ChatBody) -> Response:
    """Say something."""
    loaded = await loaded_of(request, table_id)
    return Json(await _service(request).chat(loaded, holder_of(request, loaded), body))


# The server


@router.get("/info", responses=_errors())
async def info(request: Request) -> models.Info:
    """Say what this server is and has."""
    settings = _service(request).settings
    return {
        "version": request.app.version,
        "rules": RULES,
        "edition": DEFAULT_EDITION,
        "bots": [
            {"bot": spec, "name": name_of(spec), "level": level, "key": f"bot-level-{name_of(spec)}"}
            for level, spec in enumerate(settings.levels, start=1)
        ],
        "limits": {
            "name": bodies.MOST_NAME,
            "chat": bodies.MOST_CHAT,
            "body_bytes": settings.body_bytes,
            "upload_bytes": settings.upload_bytes,
            "open_tables": settings.open_tables,
            "away_seconds": settings.away_seconds,
        },
    }


@router.post("/commitments", status_code=201, responses=_errors(403, 413, 415))
async def commit(request: Request, _: bodies.Nothing | None = None) -> models.CommitmentAnswer:
    """Commit to a secret before a table is made, so that its maker's entropy comes after the commitment."""
    return {"commitment": await _lobby(request).commit(maker_of(request))}


@router.get("/commitments", response_model=described(DiceLog), responses=_errors())
async def dice_log(request: Request, after: LogNumber = 0) -> Response:
    """Give the public log of dice: what was promised, started and over, a page after a line."""
    return _looked_at(request, await _service(request).dice_log(after))


@router.get("/commitments/{commitment}", response_model=described(DiceLog), responses=_errors())
async def dice_log_of(request: Request, commitment: Commitment) -> Response:
    """Give what the public log says about one promise."""
    return _looked_at(request, await _service(request).dice_log_of(commitment))


@router.post("/tables", status_code=201, response_model=described(models.MadeView), responses=_errors(403, 413, 415))
async def create(request: Request, body: bodies.CreateBody) -> Response:
    """Make a table."""
    return await _made(request, await _lobby(request).create(body, maker_of(request)), 201)


@router.post("/records", status_code=201, response_model=described(models.MadeView), responses=_errors(403, 413, 415))
async def load(request: Request, body: bodies.RecordBody) -> Response:
    """Make a table of a record, to look at or continue with."""
    return await _made(request, await _lobby(request).load(body, maker_of(request)), 201)


# Looking


@router.get("/tables/{table_id}", response_model=described(models.View), responses=LOOK)
async def view(request: Request, table_id: TableId) -> Response:
    """Give a table as you see it."""
    loaded = await loaded_of(request, table_id)
    return await _view(request, table_id, who_asks(request, loaded))


@router.get("/tables/{table_id}/events", response_model=described(models.News), responses=LOOK)
async def events(request: Request, table_id: TableId, since: Since = 0) -> Response:
    """Give the events after one, and how things stand."""
    return _looked_at(request, await _service(request).news(table_id, since))


@router.get("/tables/{table_id}/at/{ply}", response_model=described(models.Moment), responses=LOOK | _errors(409))
async def at(request: Request, table_id: TableId, ply: PlyIndex) -> Response:
    """Return the position after a number of plies, and what led there."""
    loaded = await loaded_of(request, table_id)
    return _looked_at(request, await _service(request).moment(loaded, ply))


@router.get("/tables/{table_id}/at/{ply}/instead", responses=LOOK | _errors(409, 422))
async def instead(request: Request, table_id: TableId, ply: PlyIndex, play: LineQuery) -> models.Instead:
    """Give the positions if other plies had been played from there, within a turn."""
    return queries.instead((await loaded_of(request, table_id)).table, ply, play)


@router.get("/tables/{table_id}/timeline", response_model=described(models.Timeline), responses=LOOK | _errors(409))
async def timeline(request: Request, table_id: TableId, since: Since = 0) -> Response:
    """Give a position and what the plies after it changed, 500 at most."""
    loaded = await loaded_of(request, table_id)
    return _zipped(request, await _service(request).timeline(loaded, since))


@router.get("/tables/{table_id}/statistics", response_model=described(Statistics), responses=LOOK | _errors(409))
async def statistics(request: Request, table_id: TableId) -> Response:
    """Give the game in figures."""
    loaded = await loaded_of(request, table_id)
    return _zipped(request, await _service(request).statistics(loaded))


@router.post("/tables/{table_id}/fork", status_code=201, response_model=described(models.MadeView), responses=FORK)
async def fork(request: Request, table_id: TableId, body: bodies.ForkBody) -> Response:
    """Make a table that continues from a moment of this one; whoever may look may do so."""
    loaded = await loaded_of(request, table_id)
    return await _made(request, await _lobby(request).fork(loaded, body, maker_of(request)), 201)


@router.get("/tables/{table_id}/why", responses=LOOK | _errors(409))
async def why(request: Request, table_id: TableId, ply: PlyQuery) -> models.Why:
    """Say what forbids a ply, with clause and numbers."""
    return queries.why((await loaded_of(request, table_id)).table, ply)


@router.get("/tables/{table_id}/outlook", responses=LOOK | _errors(409))
async def outlook(request: Request, table_id: TableId, ply: PliesQuery) -> models.Outlook:
    """Say what each seat would have if the game were scored after some plies."""
    return queries.outlook((await loaded_of(request, table_id)).table, ply)


@router.get("/tables/{table_id}/record", response_model=None, responses={200: {"content": TEXT}} | LOOK | _errors(409))
async def record(request: Request, table_id: TableId) -> PlainTextResponse:
    """Give the record as text; the seed only when the game is over."""
    text = await _service(request).record(await loaded_of(request, table_id))
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{table_id}.txt"'})


@router.get("/tables/{table_id}/edition", response_model=None, responses=LOOK | {200: {"content": TEXT}})
async def edition(request: Request, table_id: TableId) -> PlainTextResponse:
    """Give the components a table is played with: JSON as text, since its SHA-256 is `options.edition_digest`."""
    return PlainTextResponse(canonical_of((await loaded_of(request, table_id)).table.edition))


@router.get("/tables/{table_id}/verify", responses=LOOK | _errors(409))
async def verify(request: Request, table_id: TableId) -> models.Verified:
    """Recompute the deal and every roll of a finished game."""
    return await _service(request).verify(await loaded_of(request, table_id))


@router.get("/tables/{table_id}/hint", responses=LOOK | _errors(401, 403, 409))
async def hint(request: Request, table_id: TableId) -> models.Hint:
    """Give what a bot would play, if it is your move."""
    loaded = await loaded_of(request, table_id)
    holder = holder_of(request, loaded)
    await check_advice(_service(request), loaded)
    runner: BotRunner = request.app.state.bots
    return await runner.hint(loaded, holder)


@router.get("/tables/{table_id}/review", response_model=models.ReviewAnswer, responses=LOOK | _errors(403, 409))
async def review(request: Request, table_id: TableId) -> Response:
    """Give what a bot thinks of a finished game, or how far it is with it."""
    loaded = await loaded_of(request, table_id)
    await check_advice(_service(request), loaded)
    reviews: Reviews = request.app.state.reviews
    state, tell = reviews.get(loaded)
    return _zipped(request, await _service(request).answers.get(("review", table_id), state, tell))


# Coming and going


@router.post("/tables/{table_id}/enter", response_model=described(models.View), responses=CHANGE)
async def enter(request: Request, table_id: TableId, body: bodies.EnterBody) -> Response:
    """Exchange a key for a cookie."""
    loaded = await loaded_of(request, table_id)
    holder = known_by(request, loaded, body.key)
    if holder is None:
        raise no_key()
    await note_device(request, loaded, body.key)
    response = await _view(request, table_id, holder)
    give_cookie(response, request, table_id, body.key)
    return response


@router.post("/tables/{table_id}/sit", response_model=described(models.SatView), responses=CHANGE)
async def sit(request: Request, table_id: TableId, body: bodies.SitBody) -> Response:
    """Take an open seat with an invitation."""
    loaded = await loaded_of(request, table_id)
    return await _made(request, await _lobby(request).sit(loaded, who_asks(request, loaded), body), 200)


@router.post("/tables/{table_id}/seal", response_model=described(models.View), responses=CHANGE)
async def seal(request: Request, table_id: TableId, body: bodies.SealBody) -> Response:
    """Seal your entropy again."""
    loaded = await loaded_of(request, table_id)
    holder = holder_of(request, loaded)
    await _lobby(request).seal(loaded, holder, body.sealed)
    return await _view(request, table_id, holder)


@router.post("/tables/{table_id}/reveal", response_model=described(models.View), responses=CHANGE)
async def reveal(request: Request, table_id: TableId, body: bodies.RevealBody) -> Response:
    """Open your entropy, after everyone has sealed theirs."""
    loaded = await loaded_of(request, table_id)
    holder = holder_of(request, loaded)
    await _lobby(request).reveal(loaded, holder, body.entropy)
    return await _view(request, table_id, holder)


@router.post("/tables/{table_id}/link", responses=CHANGE)
async def link(request: Request, table_id: TableId, _: bodies.Nothing | None = None) -> models.KeyAnswer:
    """Give a fresh key for your seats, for another device."""
    loaded = await loaded_of(request, table_id)
    return {"key": await _lobby(request).link(loaded, holder_of(request, loaded))}


@router.post("/tables/{table_id}/invite", responses=CHANGE)
async def invite(request: Request, table_id: TableId, _: bodies.Nothing | None = None) -> models.InviteAnswer:
    """Give a new invitation; the old one is void."""
    loaded = await loaded_of(request, table_id)
    host_of(request, loaded)
    return {"invite": await _lobby(request).invite(loaded)}


@router.post("/tables/{table_id}/seats/{index}", response_model=described(models.SeatView), responses=CHANGE)
async def seat(request: Request, table_id: TableId, index: SeatIndex, body: bodies.SeatBody) -> Response:
    """Free a seat or give it to a bot."""
    loaded = await loaded_of(request, table_id)
    holder = host_of(request, loaded)
    invite = await _lobby(request).change_seat(loaded, index, body)
    if invite is None:
        return await _view(request, table_id, holder)
    return Json(await _service(request).view(table_id, holder, invite=invite))  # not compressed: it holds a secret


@router.post("/tables/{table_id}/seats/{index}/name", response_model=described(models.View), responses=CHANGE)
async def rename(request: Request, table_id: TableId, index: SeatIndex, body: bodies.NameBody) -> Response:
    """Change your name before the game starts."""
    loaded = await loaded_of(request, table_id)
    holder = holder_of(request, loaded)
    await _lobby(request).rename(loaded, holder, index, body.name)
    return await _view(request, table_id, holder)


@router.post("/tables/{table_id}/seats/{index}/give-up", response_model=described(models.View), responses=CHANGE)
async def give_up_seat(
    request: Request, table_id: TableId, index: SeatIndex, _: bodies.Nothing | None = None
) -> Response:
    """Give up your seat before the game starts."""
    loaded = await loaded_of(request, table_id)
    holder = holder_of(request, loaded)
    await _lobby(request).give_up_seat(loaded, holder, index)
    return await _view(request, table_id, holder)


@router.post("/tables/{table_id}/leave", response_model=described(models.View), responses=CHANGE)
async def leave(request: Request, table_id: TableId, body: bodies.LeaveBody | None = None) -> Response:
    """Let a bot play your seats, or let them wait."""
    loaded = await loaded_of(request, table_id)
    holder = holder_of(request, loaded)
    await _lobby(request).leave(loaded, holder, body.bot if body else None)
    return await _view(request, table_id, holder)


@router.post("/tables/{table_id}/back", response_model=described(models.View), responses=CHANGE)
async def back(request: Request, table_id: TableId, _: bodies.Nothing | None = None) -> Response:
    """Take your seats back."""
    loaded = await loaded_of(request, table_id)
    holder = holder_of(request, loaded)
    await _lobby(request).back(loaded, holder)
    return await _view(request, table_id, holder)


@router.post("/tables/{table_id}/absent", response_model=described(models.View), responses=CHANGE)
async def absent(request: Request, table_id: TableId, body: bodies.WishBody) -> Response:
    """Say what is to be done about a seat whose person is away."""
    loaded = await loaded_of(request, table_id)
    holder = holder_of(request, loaded)
    await _lobby(request).wish(loaded, holder, body)
    return await _view(request, table_id, holder)


@router.post("/tables/{table_id}/rematch", status_code=201, response_model=described(models.SatView), responses=CHANGE)
async def rematch(request: Request, table_id: TableId, body: bodies.RematchBody) -> Response:
    """Make the next table with the same seats, or join it."""
    loaded = await loaded_of(request, table_id)
    holder = holder_of(request, loaded)
    made = await _lobby(request).rematch(loaded, holder, body, maker_of(request))
    return await _made(request, made, 201)


@router.api_route("/{path:path}", methods=["GET", "POST"], include_in_schema=False)
async def nothing(path: str) -> None:
    """Answer what does not exist as everything else is answered."""
    raise no_table() if path.startswith("tables/") else Refusal(404, "table", Phrase("error-nothing-here"))
