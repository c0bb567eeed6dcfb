"""A real server on a free loopback port, and its people, screens and sockets."""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import uvicorn
import uvicorn.server
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from emberhall.bus import Bus
from emberhall.server.host.app import create_app
from emberhall.server.host.listening import config
from emberhall.server.host.run import bind
from emberhall.server.settings import Rate, Settings
from emberhall.store import Store, open_store
from tests.server.client import Client
from tests.stores import MemoryStore, WatchedStore

Frame = dict[str, Any]
WAIT = 20.0
PLENTY = Rate(1_000_000, 0.001)


@dataclass
class Guest:
    """A person with a token."""

    user: str
    name: str
    token: str

    @property
    def headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"}


@dataclass
class Screen:
    """An open socket that keeps every frame it received, in order, also as text."""

    socket: ClientConnection
    raw: list[str] = field(default_factory=list)
    frames: list[Frame] = field(default_factory=list)
    closed: bool = False
    _news: asyncio.Condition = field(default_factory=asyncio.Condition)
    _read: int = 0
    _task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._receive())

    async def _receive(self) -> None:
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                async with self._news:
                    self.raw.append(text)
                    self.frames.append(json.loads(text))
                    self._news.notify_all()
        except ConnectionClosed:
            pass
        async with self._news:
            self.closed = True
            self._news.notify_all()

    async def send(self, **frame: Any) -> None:
        await self.socket.send(json.dumps(frame))

    async def next(self, kind: str | None = None, where: Callable[[Frame], bool] = lambda _: True) -> Frame:
        """Wait for the next unread frame, of a kind if one is given; frames before it are skipped."""

        def found() -> int | None:
            for index in range(self._read, len(self.frames)):
                frame = self.frames[index]
                if kind in {None, frame["t"]} and where(frame):
                    return index
            return None

        async with asyncio.timeout(WAIT), self._news:
            await self._news.wait_for(lambda: found() is not None or self.closed)
        index = found()
        if index is None:
            raise ConnectionError(f"The socket closed before a frame {kind!r} came.")
        self._read = index + 1
        return self.frames[index]

    def latest(self) -> Frame:
        """The last update received."""
        return next(frame for frame in reversed(self.frames) if frame["t"] == "update")

    async def join(self, table: str) -> Frame:
        """Join a running table; return the first update."""
        await self.send(t="join", table=table)
        return await self.next("update")

    async def close(self) -> None:
        await self.socket.close()
        if self._task is not None:
            await self._task


@dataclass
class Hall:
    """The running server."""

    address: str
    http: Client
    store: Store | None = None
    """Its store, if it runs in this process."""
    screens: list[Screen] = field(default_factory=list)

    @property
    def watched(self) -> WatchedStore:
        """Its store, to count what it does or to let it fail."""
        assert isinstance(self.store, WatchedStore)
        return self.store

    async def guest(self, name: str = "Ada") -> Guest:
        answer = await self.http.post("/api/guests", json={"name": name})
        assert answer.status_code == 201, answer.text
        found = answer.json()
        return Guest(found["user"], found["name"], found["token"])

    async def call(self, method: str, path: str, guest: Guest | None = None, **json: Any) -> Any:
        answer = await self.http.request(method, path, json=json or None, headers=guest.headers if guest else {})
        assert answer.status_code in {200, 201}, answer.text
        return answer.json()

    async def refused(self, method: str, path: str, guest: Guest | None = None, **json: Any) -> tuple[int, str]:
        """Make a request that must fail with a sentence; return its status and key."""
        answer = await self.http.request(method, path, json=json or None, headers=guest.headers if guest else {})
        body = answer.json()
        assert answer.status_code >= 400, body
        assert len(body["message"]) > 10
        return answer.status_code, body["error"]

    async def table(self, host: Guest, **wish: Any) -> Any:
        return await self.call("POST", "/api/tables", host, **{"title": "dualis", "seats": 4, **wish})

    async def full_lobby(self, count: int = 4, **wish: Any) -> tuple[str, list[Guest]]:
        """A table with a person on every seat, before the game."""
        guests = [await self.guest(f"Guest {seat}") for seat in range(count)]
        table = await self.table(guests[0], seats=count, **wish)
        for seat, guest in enumerate(guests[1:], start=1):
            await self.call("POST", f"/api/tables/{table['id']}/seats", guest, seat=seat)
        return table["id"], guests

    async def full_table(self, count: int = 4, **wish: Any) -> tuple[str, list[Guest]]:
        """A running table with a person on every seat."""
        table, guests = await self.full_lobby(count, **wish)
        await self.call("POST", f"/api/tables/{table}/start", guests[0])
        return table, guests

    async def socket(self, at: str = "", **options: Any) -> Screen:
        """Open a socket, which may name its table."""
        address = self.address.replace("http", "ws", 1) + "/api/socket" + (f"?table={at}" if at else "")
        screen = Screen(await connect(address, max_size=None, **options))
        screen.start()
        self.screens.append(screen)
        return screen

    async def screen(self, guest: Guest | None = None, at: str = "") -> Screen:
        """A socket that has said hello."""
        screen = await self.socket(at)
        await screen.send(t="hello", **({"token": guest.token} if guest else {}))
        await screen.next("welcome")
        return screen

    async def seats_at(self, table: str, guests: list[Guest]) -> list[Screen]:
        """A screen for each guest, joined to a running table."""
        screens = [await self.screen(guest) for guest in guests]
        for screen in screens:
            await screen.join(table)
        return screens


async def eventually(holds: Callable[[], Awaitable[bool]]) -> None:
    """Poll until a condition holds."""
    async with asyncio.timeout(WAIT):
        while not await holds():  # noqa: ASYNC110
            await asyncio.sleep(0.02)


async def nap(seconds: float) -> None:
    """Sleep a fiftieth of the time, where Uvicorn only polls."""
    await asyncio.sleep(seconds / 50)


vars(uvicorn.server)["asyncio"] = SimpleNamespace(**{**vars(asyncio), "sleep": nap})


class Prompt(uvicorn.Server):
    """A Uvicorn server that ends as soon as it is asked to.

    Uvicorn checks only every tenth of a second, and then waits for connections as long again: most tests take less
    than that.
    """

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self._told = asyncio.Event()

    def end(self) -> None:
        self.should_exit = True
        self._told.set()

    async def main_loop(self) -> None:
        while not await self.on_tick(0):
            with suppress(TimeoutError):
                await asyncio.wait_for(self._told.wait(), 1.0)


@asynccontextmanager
async def open_hall(database: Path | str = ":memory:", **wishes: Any) -> AsyncIterator[Hall]:
    """Serve in this process, on a free port, until the block ends; several halls may share a `store` and a `bus`."""
    store: Store | None = wishes.pop("store", None)
    bus: Bus | None = wishes.pop("bus", None)
    generous = {"messages": PLENTY, "tables": PLENTY, "changes": PLENTY, "unfinished_tables": 10_000}
    settings = Settings(**{"pace": 0.0, **generous, **wishes, "database": str(database)})
    listening = bind("127.0.0.1", 0)
    address = f"http://127.0.0.1:{listening.getsockname()[1]}"
    if store is None:
        store = MemoryStore() if settings.database == ":memory:" else open_store(settings.database)
    server = Prompt(config(create_app(settings, store, bus)))
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        assert not serving.done(), "the server did not start"
        await asyncio.sleep(0.005)
    try:
        async with Client(address, WAIT) as client:
            hall = Hall(address, client, store)
            yield hall
            for screen in hall.screens:
                await screen.close()
    finally:
        server.end()
        await serving
        listening.close()


async def play_out(screen: Screen, table: str, chance: random.Random) -> Frame:
    """Answer every decision at random until the game is over; return the last update."""
    last = next((frame for frame in reversed(screen.frames) if frame["t"] == "update"), None)
    while last is None or last["view"]["winners"] is None:
        if last is not None and last["decision"] is not None:
            word = chance.choice(last["decision"]["words"])
            await screen.send(t="play", table=table, seq=last["seq"], words=[word])
        last = await screen.next("update")
    return last


async def play_all(screens: list[Screen], table: str, seed: int = 1) -> list[Frame]:
    """Play a game to its end on several screens; return their last updates."""
    return await asyncio.gather(
        *(play_out(screen, table, random.Random(seed * 100 + number)) for number, screen in enumerate(screens))
    )
