"""The Starlette application: HTTP interface, sockets and page around one lobby."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute

from emberhall.bus import Bus, open_bus
from emberhall.puzzles.shelf import FOLDERS
from emberhall.server.api.connection import Door
from emberhall.server.api.dispatch import Dispatcher
from emberhall.server.api.handlers import handlers_of
from emberhall.server.errors import RequestError
from emberhall.server.host import guards
from emberhall.server.host.admission import Admission
from emberhall.server.host.crew_metrics import CrewMetrics
from emberhall.server.host.warden import Warden
from emberhall.server.house.cardsets import CardSets
from emberhall.server.house.house import House
from emberhall.server.house.kept import KeptHall
from emberhall.server.house.pages import Pages
from emberhall.server.house.titles import warn_of_titles
from emberhall.server.links.heads import MARK, Heads
from emberhall.server.links.previews import Previews
from emberhall.server.lobby.lobby import Lobby
from emberhall.server.metrics import Metrics
from emberhall.server.minds.botdesk import BotDesk
from emberhall.server.people.colleagues import Colleagues
from emberhall.server.people.guests import Guests
from emberhall.server.settings import Settings
from emberhall.store import Store, StoreError, open_store
from emberhall.wire.routes import ROUTES

SOCKET = "/api/socket"
VARIES = {"vary": "accept-encoding, accept-language"}
PAGES = (  # the addresses that web/src/state/route.ts knows
    "/",
    "/c/{circle}",
    "/decks",
    "/events",
    "/events/{event}",
    "/events/{event}/screen",
    "/forge",
    "/forge/sets",
    "/forge/s/{link}",
    "/friend",
    "/puzzles",
    "/explorer",
    "/ladder",
    "/learn",
    "/learn/{title}/{lesson}",
    "/me",
    "/move",
    "/p/{user}",
    "/review",
    "/review/{table}",
    "/rules",
    "/rules/{title}",
    "/studies",
    "/study/{study}",
    "/t/{table}",
    "/t/{table}/",
    "/watch",
    "/watch/{table}",
)
FRAMED = ("/embed/{table}", "/embed/study/{study}")
"""A board or a study for other sites. Only these may be in their frames: nothing there changes anything."""


def create_app(settings: Settings | None = None, store: Store | None = None, bus: Bus | None = None) -> Starlette:
    """Build the server as an ASGI application; the store is opened at startup.

    Several can serve the same tables if they share a bus, and a store or the file behind it.
    """
    settings = settings or Settings()
    metrics = Metrics()
    store = store or open_store(settings.database)
    sets = CardSets(store, settings.cards)
    house = House(
        settings=settings,
        store=store,
        bus=bus or open_bus(settings.bus),
        desk=BotDesk(settings.bot_workers, metrics, sets.files),
        metrics=metrics,
        sets=sets,
    )
    if settings.puzzles is not None and settings.puzzles not in FOLDERS:
        FOLDERS.append(settings.puzzles)
    lobby = Lobby(house)
    guests = Guests(house.store, settings.token_days)
    colleagues = Colleagues(house.lobby, house.bus, house.persons, guests, house.store, house.desk)
    warden = Warden(house.store, colleagues, settings.ban_check)
    crew_metrics = CrewMetrics(metrics.registry, settings.crew_folder)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await house.store.open()
        await house.sets.open()
        if house.bus.remote:
            await house.envelopes.open(house.store)
        warn_of_titles()
        colleagues.open()
        await lobby.open()
        warden.open()
        crew_metrics.open()
        async with AsyncExitStack() as ending:  # closes from last to first, each even if another fails
            ending.push_async_callback(crew_metrics.close)  # closes last: words still in progress count, too
            for part in (house.store, house.coach, house.forge, house.desk, house.alerts, lobby):
                ending.push_async_callback(part.close)
            ending.callback(colleagues.close)
            ending.push_async_callback(warden.close)
            yield

    app = Starlette(
        routes=_routes(house, lobby, guests, colleagues, crew_metrics),
        middleware=[Middleware(guards.SecurityHeaders), Middleware(Admission, settings)],
        exception_handlers={
            RequestError: guards.on_request_error,
            HTTPException: guards.on_http_error,
            StoreError: guards.on_store_error,
            ClientDisconnect: guards.on_disconnect,
            Exception: guards.on_crash,
        },
        lifespan=lifespan,
    )
    app.state.house = house
    return app


def _routes(
    house: House, lobby: Lobby, guests: Guests, colleagues: Colleagues, crew_metrics: CrewMetrics
) -> list[BaseRoute]:
    dispatcher = Dispatcher(house, guests, ROUTES, handlers_of(house, lobby, guests, colleagues))
    pages = Pages(Path(house.settings.page))
    heads = Heads(house.settings, Previews(house, lobby))

    async def linked(request: Request) -> Response:
        return pages.index_with(request, MARK, await heads.of(request), VARIES)

    async def framed(request: Request) -> Response:
        return pages.index_with(request, MARK, MARK, guards.FRAMED)

    async def measured(_: Request) -> Response:
        return Response(crew_metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")

    async def nothing(_: Request) -> Response:
        raise HTTPException(404)

    return [
        *(Route(route.path, endpoint, methods=[route.method]) for route, endpoint in dispatcher.endpoints()),
        WebSocketRoute(SOCKET, Door(house, lobby, guests)),
        Route("/metrics", measured),
        Route("/api", nothing),
        Route("/api/{path:path}", nothing),
        *KeptHall(Path(house.settings.device), guards.CONTENT_SECURITY).routes(),
        *(Route(path, linked) for path in PAGES),
        *(Route(path, framed) for path in FRAMED),
        Route("/{path:path}", pages.file),
    ]
