"""Pictures for links, drawn one at a time in a thread and kept for a while: a chat's robots all ask at once.

What is kept has a size, and so has the row of those who wait, so that nobody can make the server draw without end.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable

from emberhall.server.errors import RequestError
from emberhall.server.links.previews import Preview
from emberhall.server.settings import Settings
from emberhall.world import clock

KEPT_FOR = 60.0
"""Seconds a picture is shown again, however much happens at the table."""
MOST_KEPT = 16 * 1024 * 1024
"""Bytes."""
MOST_WAITING = 32


class Pictures:
    """The pictures of one process."""

    def __init__(self, settings: Settings) -> None:
        self._page = settings.page
        self._kept: OrderedDict[str, tuple[float, bytes]] = OrderedDict()
        self._size = 0
        self._waiting = 0
        self._one_at_a_time = asyncio.Lock()

    async def of(self, key: str, make: Callable[[], Awaitable[Preview]]) -> bytes:
        """The picture of a link, by a key of its own. Raises RequestError if too many wait for one."""
        if (known := self._fresh(key)) is not None:
            return known
        if self._waiting >= MOST_WAITING:
            raise RequestError("crowded", "Too many pictures are being drawn; try again in a moment.", 503)
        self._waiting += 1
        try:
            async with self._one_at_a_time:
                if (known := self._fresh(key)) is not None:  # drawn for somebody who waited in front of us
                    return known
                preview = await make()
                png = await asyncio.to_thread(self._draw, preview)
        finally:
            self._waiting -= 1
        self._keep(key, png)
        return png

    def _draw(self, preview: Preview) -> bytes:
        from emberhall.server.links.sheets import png_of  # noqa: PLC0415  (a hall on one device draws nothing)

        return png_of(preview, None if preview.board is None else preview.board(), self._page)

    def _fresh(self, key: str) -> bytes | None:
        at, png = self._kept.get(key, (0.0, b""))
        return png if png and clock.monotonic() - at < KEPT_FOR else None

    def _keep(self, key: str, png: bytes) -> None:
        self._size += len(png) - len(self._kept.pop(key, (0.0, b""))[1])
        self._kept[key] = (clock.monotonic(), png)
        while self._size > MOST_KEPT:
            _, (_, gone) = self._kept.popitem(last=False)
            self._size -= len(gone)
