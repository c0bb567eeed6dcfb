"""The hall for a device (docs/static.md), a folder of this server that browsers keep and open without a network.

Its engines are megabytes: a thread reads and compresses them, and a reader gets them in pieces, as fast as it can.
"""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response, StreamingResponse
from starlette.routing import BaseRoute, Route

from emberhall.server.house.pages import ASK_AGAIN, FOR_EVER, Pages, leaf_of, send_leaf

PLACE = "/device/"
SIZE = "size.json"
"""How many bytes a browser would keep; none, where this server has no such folder."""
NOTHING = leaf_of(b'{"bytes":0}', "application/json")
PIECE = 65_536
ENGINES = "wasm-unsafe-eval"
"""What the page of a device may do and a server's page may not: compile the engines."""


class KeptHall:
    """A folder with the hall for a device, or none."""

    def __init__(self, folder: Path, security: str) -> None:
        self._folder = folder.resolve()
        self._pages = Pages(self._folder)
        self._security = security.replace("script-src 'self'", f"script-src 'self' '{ENGINES}'")

    def routes(self) -> list[BaseRoute]:
        """Its addresses."""
        return [Route(PLACE.rstrip("/"), self.front), Route(f"{PLACE}{{path:path}}", self.file)]

    async def front(self, _: Request) -> Response:
        """Its page, whose own addresses stand behind the stroke."""
        return RedirectResponse(PLACE)

    async def file(self, request: Request) -> Response:
        """A file of the folder."""
        name = request.path_params["path"] or "index.html"
        leaf = await asyncio.to_thread(self._pages.leaf, name)
        if leaf is None and name != SIZE:
            return Response("There is no such page.\n", 404, media_type="text/plain")
        hashed = name.startswith(("assets/", "engines-"))
        answer = send_leaf(request, leaf or NOTHING, FOR_EVER if hashed else ASK_AGAIN)
        answer.headers["content-security-policy"] = self._security
        return in_pieces(answer)


def in_pieces(answer: Response) -> Response:
    """The same answer; a long one piece by piece, so that a slow reader has little of it in memory."""
    whole = bytes(answer.body)
    if len(whole) <= PIECE:
        return answer

    async def pieces() -> AsyncIterator[bytes]:
        for at in range(0, len(whole), PIECE):
            yield whole[at : at + PIECE]

    return StreamingResponse(pieces(), answer.status_code, dict(answer.headers))
