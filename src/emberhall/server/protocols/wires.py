"""A socket as the application sees it: a connection of Uvicorn's, or a page in the same browser."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Protocol

POLICY_VIOLATION = 1008
WIRE = "emberhall.wire"
"""The ASGI scope extension that gives the application direct access to a socket."""


class Wire(Protocol):
    """A socket as the application sees it, beyond ASGI."""

    @property
    def gone(self) -> asyncio.Event:
        """Set when the other end has gone, even with frames queued."""
        ...

    hear: Callable[[bytes], bool] | None
    """Called to serve a text at once; if it returns False, the text is queued."""

    def send_now(self, text: bytes) -> bool:
        """Send a text frame if nothing else waits to be sent; whether it was."""
        ...

    async def send_texts(self, texts: Sequence[bytes]) -> None:
        """Send text frames in one write, once there is room. Raises OSError if the other end has gone."""
        ...
