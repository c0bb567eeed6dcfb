"""The authority on a device: the server's own lobby and tables, asked by requests and frames of the same shapes.

Nothing here knows a browser: `bridge` connects it to one, and tests run it as it is.
"""

import asyncio
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple
from urllib.parse import unquote

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from emberhall import titles
from emberhall.bus import open_bus
from emberhall.device.elsewhere import of_device
from emberhall.device.settings import SETTINGS
from emberhall.device.thinking import Anvil, Line, Mind, Study, unheard
from emberhall.server.api.connection import Door
from emberhall.server.api.dispatch import Dispatcher
from emberhall.server.api.handlers import handlers_of
from emberhall.server.errors import RequestError
from emberhall.server.host import guards
from emberhall.server.house.cardsets import CardSets
from emberhall.server.house.house import House
from emberhall.server.lobby.lobby import Lobby
from emberhall.server.metrics import Metrics
from emberhall.server.minds.botdesk import BotDesk, Worker
from emberhall.server.minds.forgedesk import ForgeDesk
from emberhall.server.people.colleagues import Colleagues
from emberhall.server.people.guests import Guests
from emberhall.store import Store, StoreError
from emberhall.wire.routes import ROUTES

HERE = ("127.0.0.1", 0)
"""Where requests come from: this device, which no limit by address concerns."""
PACE = "/api/device/pace/{title}"
BOTS = 1
"""Bots that think at once: a phone has few cores."""


class Reply(NamedTuple):
    """The answer to a request."""

    status: int
    headers: dict[str, str]
    body: bytes


class Authority:
    """A hall for one device."""

    def __init__(self, store: Store, bots: Line, coach: Line, forge: Line) -> None:
        metrics = Metrics()
        sets = CardSets(store, SETTINGS.cards)
        self._bots = bots

        async def start() -> Worker:
            return Mind(bots)

        self._house = house = House(
            settings=SETTINGS,
            store=store,
            bus=open_bus(None),
            desk=BotDesk(BOTS, metrics, sets.files, start),
            metrics=metrics,
            sets=sets,
            coach_process=Study(coach),
            forge=ForgeDesk(Anvil(forge)),
        )
        self._lobby = Lobby(house)
        self._guests = Guests(store, SETTINGS.token_days)
        self._colleagues = Colleagues(house.lobby, house.bus, house.persons, self._guests, store, house.desk)
        self._app = Starlette(exception_handlers=ERRORS)

    async def open(self) -> None:
        """Open the store; the tables in it go on where they were."""
        house = self._house
        await house.store.open()
        await house.sets.open()
        handlers = of_device(handlers_of(house, self._lobby, self._guests, self._colleagues))
        dispatcher = Dispatcher(house, self._guests, ROUTES, handlers)
        routes = [Route(route.path, serve, methods=[route.method]) for route, serve in dispatcher.endpoints()]
        self._app.router.routes[:] = [*routes, Route(PACE, self._pace)]
        await self._lobby.open()

    async def close(self) -> None:
        """Let the tables finish what they are doing."""
        house = self._house
        for part in (self._lobby, house.alerts, house.desk, house.coach, house.forge, house.store):
            await part.close()

    async def request(self, method: str, target: str, headers: Mapping[str, str], body: bytes) -> Reply:
        """Serve a request of the HTTP interface."""
        path, _, query = target.partition("?")
        scope = {
            "type": "http",
            "method": method,
            "scheme": "http",
            "path": unquote(path),
            "query_string": query.encode(),
            "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
            "client": HERE,
        }
        answer = _Answer(body)
        await self._app(scope, answer.receive, answer.send)
        return answer.reply()

    async def _pace(self, request: Request) -> Response:
        """How long each level of a title thinks here; no server has this route, since its bots are quick."""
        if (title := request.path_params["title"]) not in titles():
            raise HTTPException(404)
        return Response(await self._bots.ask("pace", title, unheard), media_type="application/json")

    def socket(self, say: Callable[[str], object], gone: Callable[[], object]) -> "Socket":
        """Open a socket; `say` is called with each frame for it, `gone` when the hall closes it."""
        return Socket(Door(self._house, self._lobby, self._guests), say, gone)


class Socket:
    """One open socket of the page."""

    def __init__(self, door: Door, say: Callable[[str], object], gone: Callable[[], object]) -> None:
        self._say = say
        self._queue: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._queue.put_nowait({"type": "websocket.connect"})
        scope = {"type": "websocket", "client": HERE}
        self._task = asyncio.ensure_future(door(scope, self._queue.get, self._send))
        self._task.add_done_callback(lambda _: gone())

    def receive(self, text: str) -> None:
        """Hear a frame of the page."""
        self._queue.put_nowait({"type": "websocket.receive", "text": text})

    def close(self) -> None:
        """Close it, as a page does."""
        self._queue.put_nowait({"type": "websocket.disconnect"})

    async def _send(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self._say(message["text"])


class _Answer:
    """Collects the answer of the application."""

    def __init__(self, body: bytes) -> None:
        self._given = body
        self._start: dict[str, Any] = {}
        self._parts: list[bytes] = []

    async def receive(self) -> dict[str, Any]:
        return {"type": "http.request", "body": self._given, "more_body": False}

    async def send(self, message: Any) -> None:
        if message["type"] == "http.response.start":
            self._start = message
        else:
            self._parts.append(message.get("body", b""))

    def reply(self) -> Reply:
        headers = {name.decode(): value.decode() for name, value in self._start["headers"]}
        return Reply(self._start["status"], headers, b"".join(self._parts))


ERRORS: Any = {
    RequestError: guards.on_request_error,
    HTTPException: guards.on_http_error,
    StoreError: guards.on_store_error,
}
