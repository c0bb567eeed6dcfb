"""What a page's worker calls: the authority by texts alone, so that nothing here knows how Python came into a browser.

A worker has one hall. Whatever crosses over is JSON, and what waits is an awaitable, which a browser sees as a promise.
"""

import json
from collections.abc import Awaitable, Callable
from typing import Any

from emberhall.device.authority import Authority, Socket
from emberhall.device.database import Pages
from emberhall.device.thinking import Line
from emberhall.store.sqlite.store import SqliteStore

Put = Callable[[int, str], Awaitable[None]]


class Hall:
    """The hall of this worker."""

    def __init__(self, authority: Authority) -> None:
        self._authority = authority
        self._sockets: dict[int, Socket] = {}

    async def request(self, method: str, target: str, headers: str, body: str) -> str:
        """Serve a request; the answer is `[status, headers, text]`."""
        reply = await self._authority.request(method, target, json.loads(headers), body.encode())
        return json.dumps([reply.status, reply.headers, reply.body.decode()])

    def dial(self, number: int, say: Callable[[str], Any], gone: Callable[[], Any]) -> None:
        """Open a socket of this number."""
        self._sockets[number] = self._authority.socket(say, gone)

    def receive(self, number: int, text: str) -> None:
        """Hear a frame on a socket."""
        self._sockets[number].receive(text)

    def hang_up(self, number: int) -> None:
        """Close a socket."""
        socket = self._sockets.pop(number, None)
        if socket is not None:
            socket.close()

    async def close(self) -> None:
        """Close every socket, and let the tables finish."""
        for number in list(self._sockets):
            self.hang_up(number)
        await self._authority.close()


async def open_hall(pages: str, put: Put, bots: Line, coach: Line, forge: Line) -> Hall:
    """Open the hall on the pages that the browser has kept: a JSON object of base64 by number."""
    numbered = {int(number): page for number, page in json.loads(pages).items()}

    async def keep(size: int, changed: Any) -> None:
        await put(size, json.dumps(changed))

    database = Pages(keep, numbered)
    store = SqliteStore(None, memory=database.connect, keep=database.keep)
    authority = Authority(store, bots, coach, forge)
    await authority.open()
    return Hall(authority)
