"""A hall on a device and a server, driven alike: requests and frames as texts, and the same chance for both."""

import asyncio
import hashlib
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from emberhall.device.authority import Reply, Socket, _Answer
from emberhall.device.bridge import Hall, open_hall
from emberhall.device.mind import serve
from emberhall.server.api.connection import Door
from emberhall.server.host.app import create_app
from emberhall.server.settings import Settings
from emberhall.store import open_store
from emberhall.world import chance

WAIT = 120.0
Frame = dict[str, Any]


class InProcess:
    """A line to a mind that thinks in a thread of this process."""

    async def ask(self, kind: str, text: str, report: Any) -> str:
        return await asyncio.to_thread(serve, kind, text, report)

    def end(self) -> None: ...


class Kept:
    """The browser's database: what survives a crash of the tab."""

    def __init__(self, pages: dict[int, str] | None = None) -> None:
        self.pages = dict(pages or {})

    async def put(self, size: int, changed: str) -> None:
        await asyncio.sleep(0)
        self.pages |= {int(number): page for number, page in json.loads(changed).items()}
        for number in [number for number in self.pages if number >= size]:
            del self.pages[number]

    async def open(self) -> Hall:
        hall = await open_hall(json.dumps(self.pages), self.put, InProcess(), InProcess(), InProcess())
        OPEN.append(hall)
        return hall


OPEN: list[Hall] = []
"""The halls of a test, which are closed when it ends: a loop with work left would never close."""


class Client:
    """A page at either of them."""

    def __init__(self, hall: Any) -> None:
        self._hall = hall
        self.token = ""
        self.inbox: asyncio.Queue[Frame] = asyncio.Queue()

    async def call(self, method: str, path: str, **body: Any) -> Any:
        headers = {"content-type": "application/json"} | (
            {"authorization": f"Bearer {self.token}"} if self.token else {}
        )
        text = await self._hall.request(method, f"/api{path}", json.dumps(headers), json.dumps(body) if body else "")
        status, _, said = json.loads(text)
        value = json.loads(said) if said and said[0] in "[{" else said
        return value if status < 400 else (status, value["error"])

    async def arrive(self) -> None:
        self.token = (await self.call("POST", "/guests", name="Wren"))["token"]

    def join(self, table: str, number: int = 1) -> None:
        self._hall.dial(number, lambda text: self.inbox.put_nowait(json.loads(text)), lambda: None)
        self.say(number, t="hello", token=self.token)
        self.say(number, t="join", table=table)

    def say(self, number: int = 1, /, **frame: Any) -> None:
        self._hall.receive(number, json.dumps(frame))

    async def heard(self) -> Frame:
        async with asyncio.timeout(WAIT):
            return await self.inbox.get()


class ServerHall:
    """The application of a server, behind the face that a device's bridge has."""

    def __init__(self, app: Any) -> None:
        self._app = app
        self._sockets: dict[int, Socket] = {}

    async def request(self, method: str, target: str, headers: str, body: str) -> str:
        named = [
            (name.encode(), value.encode()) for name, value in {"host": "127.0.0.1", **json.loads(headers)}.items()
        ]
        path, _, query = target.partition("?")
        scope = {"type": "http", "method": method, "scheme": "http", "path": path, "query_string": query.encode()}
        answer = _Answer(body.encode())
        more = {"headers": named, "client": ("127.0.0.1", 1), "asgi": {"version": "3.0"}, "http_version": "1.1"}
        await self._app({**scope, **more, "server": ("127.0.0.1", 80)}, answer.receive, answer.send)
        reply: Reply = answer.reply()
        return json.dumps([reply.status, reply.headers, reply.body.decode()])

    def dial(self, number: int, say: Any, gone: Any) -> None:
        route = next(each for each in self._app.routes if isinstance(getattr(each, "app", None), Door))
        self._sockets[number] = Socket(route.app, say, gone)

    def receive(self, number: int, text: str) -> None:
        self._sockets[number].receive(text)


@asynccontextmanager
async def server() -> AsyncIterator[ServerHall]:
    app = create_app(Settings(pace=0.0, bot_workers=1, bot_limit=60.0), store=open_store(":memory:"))
    async with app.router.lifespan_context(app):
        yield ServerHall(app)


def same_chance(patch: pytest.MonkeyPatch, seed: str) -> None:
    """From now on, what is drawn for ids, tokens and shuffles is the same in every run that says so."""
    numbers = _drawn(seed)
    patch.setattr(chance, "_source", lambda count: next(numbers)[:count])


def _drawn(seed: str) -> Iterator[bytes]:
    count = 0
    while True:
        count += 1
        yield hashlib.sha512(f"{seed} {count}".encode()).digest()
