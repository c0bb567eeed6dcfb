"""Uvicorn's WebSocket protocol, hardened: every frame and every byte counts.

Frames that come too fast wait in a limited queue; a client that sends still more is disconnected. Reading continues
meanwhile, so that the end of a connection is noticed before the queue has been served.
"""

import asyncio
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from emberhall.server.limits import Bucket
from emberhall.server.protocols.arrivals import CLOSING
from emberhall.server.protocols.framing import Stream, text_at
from emberhall.server.protocols.wires import POLICY_VIOLATION, WIRE
from emberhall.server.settings import Rate

if TYPE_CHECKING:
    from emberhall.server.protocols.configs import Config

SLICE = 2048
"""Bytes parsed at once: at most 340 frames, a few milliseconds."""
LINGER = 0.5
"""Seconds to tell a client why it is disconnected; what it still sends is not read."""
FOR_EVER = 1e9
END_OF_HEAD = b"\r\n\r\n"
TEXT_FRAME = 0x81
SHORT, MEDIUM = 126, 65_536
"""Sizes from which a frame's length field takes two and eight more bytes."""


class SocketProtocol(WebSocketsSansIOProtocol):
    """One socket."""

    config: "Config"

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        settings = self.config.settings
        self.gone = asyncio.Event()
        self._most = settings.messages.burst + settings.ahead
        self._frame_budget = Bucket(Rate(self._most, settings.messages.seconds))
        self._byte_budget = Bucket(settings.bytes)
        self._expelled = False
        self.hear: Callable[[bytes], bool] | None = None
        self._stream = Stream()

    @property
    def address(self) -> str:
        return self.client[0] if self.client else "unknown"

    def connection_lost(self, exc: Exception | None) -> None:
        self.gone.set()
        self.config.arrivals.go(self, self.address)
        super().connection_lost(exc)
        # The parser, a generator, keeps the last frame and its reader alive; so does the exception that stopped it.
        self.conn.parser.close()
        self.conn.parser_exc = None

    async def run_asgi(self) -> None:
        try:
            await super().run_asgi()
        finally:
            self.scope["extensions"].pop(WIRE, None)  # no cycle that only a full garbage collection would free

    # --- in

    def data_received(self, data: bytes) -> None:
        if self._expelled:
            return
        if not self._byte_budget.take(len(data)):
            self.expel("too many bytes")
            return
        if self.handshake_complete:
            if self._stream.between and not self.frames:
                data = self._take_texts(data)
                if not data:
                    return
            self._stream.follow(data)
        elif self.handshake_initiated or not data.endswith(END_OF_HEAD):
            self._stream.lose()  # data came along with the request
        for start in range(0, len(data), SLICE):
            self.conn.receive_data(data[start : start + SLICE])
            if not self._frame_budget.take(len(self.conn.events)) or self.queue.qsize() > self._most:
                self.expel("too many frames")
                return
            if self.conn.parser_exc is not None:
                self.handle_parser_exception()
                return
            self.handle_events()

    def _take_texts(self, data: bytes) -> bytes:
        """Take complete text frames, usually a single one: nearly all that clients send. Return the remaining data."""
        at = 0
        while (frame := text_at(data, at)) is not None:
            text, at = frame
            if not self._frame_budget.take(1) or self.queue.qsize() > self._most:
                self.expel("too many frames")
                return b""
            self._take_text(text)
            if at == len(data):
                return b""
        return data[at:]

    def _take_text(self, text: bytes) -> None:
        if self.close_sent or self.gone.is_set():
            return
        if self.hear is None or not self.queue.empty() or not self.hear(text):
            self.queue.put_nowait({"type": "websocket.receive", "bytes": text})

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["extensions"][WIRE] = self  # type: ignore[assignment]

    def send_receive_event_to_app(self) -> None:
        # Reading is never paused: the budget limits the queue, and a pause would hide the end of the connection.
        # A text is passed on as bytes: the reader decodes it once, and invalid UTF-8 gets an answer, too.
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self.queue.put_nowait({"type": "websocket.receive", "bytes": data})

    def handle_ping(self) -> None:
        if self._expelled:
            return
        super().handle_ping()
        if self.transport.get_write_buffer_size() > self.config.settings.unread:
            self.config.arrivals.expel("answers unread")
            self.drop()

    def handle_close(self, event: Frame) -> None:
        self.gone.set()
        super().handle_close(event)

    # --- out

    def send_now(self, text: bytes) -> bool:
        """Send a text frame if nothing else waits to be sent; whether it was."""
        if self.disconnected or self.close_sent or self.gone.is_set() or self.transport.get_write_buffer_size():
            return False
        self.transport.write(_head(len(text)) + text)
        return True

    async def send_texts(self, texts: Sequence[bytes]) -> None:
        """Send text frames in one write, once there is room."""
        await self.writable.wait()
        if self.disconnected or self.close_sent or self.gone.is_set():
            raise ConnectionResetError
        parts: list[bytes] = []
        for text in texts:
            parts += (_head(len(text)), text)
        self.transport.write(b"".join(parts))

    def expel(self, why: str) -> None:
        """Close the socket of a client that sends too much."""
        self._expelled = True
        self.transport.pause_reading()
        self.config.arrivals.expel(why)
        if self.handshake_complete and not self.close_sent:
            self.conn.fail(POLICY_VIOLATION, why)
            self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.gone.set()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": POLICY_VIOLATION, "reason": why})
        self.close_timer = self.loop.call_later(LINGER, self.transport.abort)

    def phase(self) -> tuple[str, int, float]:
        """The current phase: open without limit, or closing."""
        return ("closing", 0, CLOSING) if self.transport.is_closing() else ("open", 0, FOR_EVER)

    def drop(self) -> None:
        """Close it, even with data unsent."""
        self._expelled = True
        self.gone.set()
        self.transport.abort()


def _head(size: int) -> bytes:
    """The header of a text frame from the server, which is not masked."""
    if size < SHORT:
        return bytes((TEXT_FRAME, size))
    if size < MEDIUM:
        return bytes((TEXT_FRAME, SHORT)) + size.to_bytes(2, "big")
    return bytes((TEXT_FRAME, SHORT + 1)) + size.to_bytes(8, "big")
