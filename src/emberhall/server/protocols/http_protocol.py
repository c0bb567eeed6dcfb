"""Uvicorn's HTTP protocol, hardened: few connections per address, and deadlines for requests.

Bodies must declare their length: in chunks of one byte, a small body would take long to assemble. Before its handshake,
a socket may be handed over to another process of the crew.
"""

import asyncio
from typing import TYPE_CHECKING, Any, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from emberhall.server.protocols.arrivals import CLOSING, Arrival

if TYPE_CHECKING:
    from emberhall.server.protocols.configs import Config

LARGEST_HEAD = 16 * 1024
BUSY = (
    b"HTTP/1.1 503 Service Unavailable\r\nconnection: close\r\ncontent-type: text/plain; charset=utf-8\r\n"
    b"content-length: 45\r\nretry-after: 10\r\n\r\nThere are too many connections; try again.  \n"
)


def unsent(transport: asyncio.WriteTransport) -> int:
    """How many bytes wait to be sent; zero on a connection that has just ended."""
    try:
        return transport.get_write_buffer_size()
    except RuntimeError:
        return 0


class Strict(h11.Connection):
    """A connection that refuses chunked bodies."""

    def next_event(self) -> Any:
        try:
            event = super().next_event()
        except h11.RemoteProtocolError as problem:
            # The error and a stack frame of h11 refer to each other and would keep this connection alive.
            raise problem.with_traceback(None) from None
        if isinstance(event, h11.Request) and any(name == b"transfer-encoding" for name, _ in event.headers):
            raise h11.RemoteProtocolError("A body has to say its length.", error_status_hint=411)
        return event


class HttpProtocol(H11Protocol):
    """One connection of a client, until it becomes a WebSocket or ends."""

    config: "Config"

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn = Strict(h11.SERVER, LARGEST_HEAD)
        self._answered = 0
        self._refused = False
        self.handed_over = False

    @property
    def address(self) -> str:
        return self.client[0] if self.client else "unknown"

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if not self.config.arrivals.come(self, self.address):
            self._refused = True
            transport.write(BUSY)
            transport.close()
            self.loop.call_later(1, transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.arrivals.go(self, self.address)
        super().connection_lost(exc)
        self._unset_keepalive_if_required()  # also after an abort, or the timer would keep all of this alive

    def data_received(self, data: bytes) -> None:
        if not self._refused:
            super().data_received(data)

    def on_response_complete(self) -> None:
        self._answered += 1
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        if not self.handed_over and self._hand_over(event):
            return
        super().handle_websocket_upgrade(event)
        self.config.arrivals.become(self, cast(Arrival, self.transport.get_protocol()))

    def _hand_over(self, event: h11.Request) -> bool:
        """Hand this connection to another process, if its table's screens meet there; True if it was."""
        connection = self.transport.get_extra_info("socket")
        if connection is None or unsent(self.transport):
            return False
        lines = [event.method + b" " + event.target + b" HTTP/1.1"]
        lines += [name + b": " + value for name, value in self.headers]
        head = b"\r\n".join([*lines, b"", self.conn.trailing_data[0]])
        if not self.config.steering.hand_over(event.target, head, connection):
            return False
        self._refused = True  # ignore whatever else arrives
        self.transport.abort()  # closes it here only: the other process has it open
        return True

    def phase(self) -> tuple[str, int, float]:
        """Return the current phase: closing, idle, or reading or answering a request."""
        settings = self.config.settings
        if unsent(self.transport):
            return "answer", self._answered, settings.answer
        if self.transport.is_closing():
            return "closing", 0, CLOSING
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None or cycle.response_complete:
            if self.timeout_keep_alive_task is not None:
                return "idle", self._answered, cast(float, self.timeout_keep_alive) + CLOSING
            return "headers", self._answered, settings.headers
        if cycle.more_body:
            return "body", self._answered, settings.body
        return "answer", self._answered, settings.answer

    def drop(self) -> None:
        """Close it, even with data unsent."""
        self.transport.abort()
