"""The application: settings in, an ASGI app out. Routes are thin; what they do is in the modules they name."""

from __future__ import annotations

import asyncio
import time
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.routing import WebSocketRoute

from ...edition.loader import default_text
from ...errors import RedCathedralError
from ...game.game import new_game
from ...game.load import from_record
from ...plies import ply_of
from ...plies.schema import arguments_schema
from ...text import Phrase, spoken
from .. import logs
from ..bans import Bans
from ..beacon import use_beacon
from ..bots.reviews import Reviews
from ..bots.runner import BotRunner
from ..drain import RESTARTING
from ..live.connections import Connections
from ..live.loaded import Loaded
from ..lobby import Lobby
from ..loop_monitor import LoopMonitor
from ..metrics import Metrics, serve_metrics
from ..models import describe_fields
from ..retention import Retention
from ..service import Service, now
from ..sessions import Sessions
from ..settings import Settings
from ..store.store import Unavailable
from ..table.fork import table_of_record
from ..table.refusals import Refusal, no_table
from ..table.render import json_bytes
from .answers import Json, headers_of, refusal_for
from .devices import device_router
from .health import Health, health_router
from .moderation import moderation_router
from .moves import Moves
from .observe import Observer
from .pages import index, page_file, page_folder
from .privacy import privacy_page
from .rates import Rates
from .routes import router
from .security import Door
from .shared_rates import share_rates
from .socket import live_socket

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Mapping

    from pydantic_core import ErrorDetails
    from starlette.types import ASGIApp, Receive, Scope, Send

MOST_FAULTS = 5  # of a body, that a message names
MOST_LETTERS = 40  # of a field's name
TITLE = "Red Cathedral"
ROUTERS = (health_router, device_router, moderation_router, router)  # the last one answers what no other does


class Application(FastAPI):
    """FastAPI behind a door: whatever comes in enters there."""

    def __init__(self, **described: Any) -> None:
        super().__init__(**described)
        self.enter: ASGIApp = super().__call__

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Take what comes in."""
        scope["app"] = self
        await self.enter(scope, receive, send)


def create_app(
    settings: Settings | None = None, version: str = "0", clock: Callable[[], float] = time.monotonic
) -> Application:
    """Make the application of a server; the clock is what rates are counted by."""
    settings = settings or Settings()
    metrics = Metrics()
    metrics.build(version)
    security, bans, rates = logs.SecurityLog(clock), Bans(), Rates(settings)
    sockets, monitor = Connections("sockets", settings.sockets), LoopMonitor()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        monitor.watch(asyncio.get_running_loop())
        service = Service(settings, metrics)
        service.bans, service.measured, service.sockets = bans, monitor.measured, sockets
        await service.start()
        app.state.health = Health(service.database)
        bots = BotRunner(service)
        reviews = Reviews()
        app.state.service, app.state.lobby, app.state.bots = service, Lobby(service), bots
        app.state.reviews, app.state.sessions, app.state.security = reviews, Sessions(service), security
        bots.start()
        retention = Retention(service)
        await retention.start()
        beside = [asyncio.create_task(retention.run())]
        if settings.beacon:
            beside.append(asyncio.create_task(use_beacon(service, settings.beacon)))
        if service.shared:
            beside.append(asyncio.create_task(share_rates(service, rates, clock)))
        reading = app.state.reading = asyncio.create_task(asyncio.to_thread(read_ahead))
        _add_gauges(metrics, service, bots, app.state.health)
        metrics.longest_step(monitor.take)
        stop_metrics = serve_metrics(metrics, settings.metrics) if settings.metrics else None
        try:
            yield
        finally:
            for task in beside:
                task.cancel()
            if stop_metrics is not None:
                stop_metrics()
            service.watchers.close(RESTARTING, "")
            await reading
            await reviews.stop()
            await bots.stop()
            await service.stop()
            monitor.stop()

    app = Application(
        title=TITLE,
        version=version,
        description="A table in the browser; docs/protocol.md says what it all means.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
        separate_input_output_schemas=False,
    )
    app.state.sockets, app.state.loop_monitor = sockets, monitor
    app.router.routes.append(WebSocketRoute("/api/tables/{table_id}/live", live_socket))
    for one in ROUTERS:
        app.router.routes += one.routes  # `include_router` would make them again, at the first request
    _add_page(app, settings)
    _add_errors(app)
    door = Door(Moves(app.enter), settings, rates, clock)
    app.enter = Observer(door, metrics, security, bans, monitor)
    _describe(app)
    return app


def read_ahead() -> None:
    """Read what every table and every move needs, so that the first need not wait for it.

    That is the plies by their texts, English, the packaged edition, and whatever is worked out once to lay and show a
    table: one that nobody sees is laid for that.
    """
    ply_of("end")
    spoken()
    default_text()
    game = from_record(new_game(players=4, seed=0).record())
    table, events = table_of_record(game, "first", "secret", "holder", None, now())
    shown = Loaded(table)
    shown.note(events)
    shown.news([event.json for event in events], here=())


def _add_gauges(metrics: Metrics, service: Service, bots: BotRunner, health: Health) -> None:
    """Measure what changes only when somebody looks."""
    metrics.gauge("sockets", "WebSockets that are open", lambda: len(service.watchers))
    metrics.gauge("tables_in_memory", "Tables at hand", lambda: len(service.tables))
    metrics.gauge("tables_bytes", "Memory of the tables at hand, estimated", lambda: service.tables.bytes)
    metrics.gauge("bots_waiting", "Bots that wait for a process to think in", lambda: bots.waiting)
    metrics.gauge("work_waiting", "Long jobs that wait or are done, such as uploads", lambda: service.workbench.waiting)
    metrics.gauge("draining", "1 while the server stops", lambda: health.draining)


def _add_page(app: FastAPI, settings: Settings) -> None:
    folder = page_folder()

    @app.get("/", include_in_schema=False)
    @app.get("/table/{table_id}", include_in_schema=False)
    @app.get("/table/{table_id}/at/{ply}", include_in_schema=False)
    @app.get("/rules", include_in_schema=False)
    @app.get("/learn", include_in_schema=False)
    @app.get("/puzzles", include_in_schema=False)
    async def page(request: Request) -> Response:
        return index(request, folder)

    @app.get("/privacy", include_in_schema=False)
    async def privacy(request: Request) -> Response:
        return privacy_page(request, settings)

    @app.get("/{name:path}", include_in_schema=False)
    async def file(request: Request, name: str) -> Response:
        found = page_file(request, name, folder)
        if found is None:
            raise Refusal(404, "table", Phrase("error-nothing-here"))
        return found


def _add_errors(app: FastAPI) -> None:
    """Answer everything that goes wrong in one form, and never with what the program looks like inside."""

    @app.exception_handler(Refusal)
    @app.exception_handler(RedCathedralError)
    @app.exception_handler(Unavailable)
    @app.exception_handler(Exception)
    async def refused(_: Request, error: Exception) -> Response:
        return _answer(refusal_for(error))

    @app.exception_handler(RequestValidationError)
    async def invalid(_: Request, error: RequestValidationError) -> Response:
        error.__cause__ = error.__context__ = None  # its frame holds this error: only the collector would find the two
        faults = error.errors()
        if any(fault["loc"][:2] == ("path", "table_id") for fault in faults):
            refusal = no_table()
        else:
            refusal = Refusal(
                400, "body", Phrase("error-body", problem="; ".join(_fault(fault) for fault in faults[:MOST_FAULTS]))
            )
        return _answer(refusal)

    @app.exception_handler(HTTPException)
    async def other(_: Request, error: HTTPException) -> Response:
        code = "table" if error.status_code == 404 else "body"
        refusal = Refusal(error.status_code, code, Phrase("error-body", problem=str(error.detail)))
        return _answer(refusal, error.headers)


def _answer(refusal: Refusal, headers: Mapping[str, str] | None = None) -> Response:
    own = {name.decode(): value.decode() for name, value in headers_of(refusal)}
    return Json(json_bytes(refusal.body()), refusal.status, headers={**own, **(headers or {})})


def _fault(fault: ErrorDetails) -> str:
    """Say what is wrong with a field, without repeating what was sent."""
    place = ".".join(str(part)[:MOST_LETTERS] for part in fault["loc"] if part != "body")
    return (f"{place}: {fault['msg']}" if place else str(fault["msg"]))[: 5 * MOST_LETTERS]


def _describe(app: FastAPI) -> None:
    """Take out of the description what FastAPI adds and this server never answers."""
    described = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            schema = described()
            schemas = schema["components"]["schemas"]
            schemas.pop("HTTPValidationError", None)
            schemas.pop("ValidationError", None)
            describe_fields(schemas)
            schemas["Arguments"] = arguments_schema()  # of no request, but the page reads moves by it
            for path in schema["paths"].values():
                for operation in path.values():
                    answer = operation["responses"].get("422", {})
                    if "HTTPValidationError" in str(answer):
                        del operation["responses"]["422"]
                    content = operation["responses"].get("200", {}).get("content", {})
                    if "text/plain" in content:
                        content.pop("application/json", None)
        return app.openapi_schema or {}

    app.openapi = openapi  # type: ignore[method-assign]  # FastAPI's documented way to change the description
