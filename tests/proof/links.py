"""A link between a server and a service: it passes on what both say, can be cut one way, and can lead elsewhere.

What is sent into a cut waits, as TCP would send it again; the other way works meanwhile. One thread with an event loop
of its own serves all links.
"""

import asyncio
import contextlib
import threading
from collections.abc import Coroutine
from typing import Any, Literal, TypeVar

T = TypeVar("T")
Way = Literal["there", "back"]
PIECE = 65536


class Links:
    """The thread and its event loop."""

    def __init__(self) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="links", daemon=True)
        self._thread.start()

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something in the thread's loop, and wait for it."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    def to(self, port: int) -> "Link":
        """A new link to a port of this machine."""
        link = Link(self, port)
        self.do(link.open())
        return link

    def close(self) -> None:
        """End the thread."""
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()


class Link:
    """One port that leads to another."""

    def __init__(self, links: Links, target: int) -> None:
        self.port = 0
        self._links = links
        self._target = target
        self._free: dict[Way, asyncio.Event] = {}
        self._server: asyncio.Server | None = None
        self._ends: set[asyncio.StreamWriter] = set()

    async def open(self) -> None:
        self._free = {"there": asyncio.Event(), "back": asyncio.Event()}
        for event in self._free.values():
            event.set()
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self._target)
        except OSError:
            writer.transport.abort()
            return
        self._ends |= {writer, far_writer}
        ways = self._pass(reader, far_writer, "there"), self._pass(far_reader, writer, "back")
        await asyncio.gather(*ways)
        self._ends -= {writer, far_writer}

    async def _pass(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, way: Way) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(PIECE):
                await self._free[way].wait()
                writer.write(data)
                await writer.drain()
        writer.close()

    def cut(self, way: Way) -> None:
        """Let nothing through in one direction."""
        self._links.do(self._set(way, free=False))

    def mend(self, way: Way) -> None:
        """Let everything through again, first what has waited."""
        self._links.do(self._set(way, free=True))

    async def _set(self, way: Way, free: bool) -> None:
        (self._free[way].set if free else self._free[way].clear)()

    def lead(self, target: int) -> None:
        """Lead to another port from now on: whoever is connected has to connect again."""
        self._links.do(self._lead(target))

    async def _lead(self, target: int) -> None:
        self._target = target
        for end in self._ends:
            end.transport.abort()
