"""Screens for the load on a server: the cheapest possible WebSocket client, so that mainly the server is measured.

All screens of all tables live in one process, so one clock times a move from its sending to the last screen.
"""

import asyncio
import base64
import random
import time
from collections.abc import Callable
from typing import Any, cast

import msgspec

TEXT_FRAME = 0x81
MASKED = 0x80
NO_MASK = b"\0\0\0\0"


class Seen(msgspec.Struct):
    """The parts of a view the load needs."""

    winners: list[int] | None = None


class Question(msgspec.Struct):
    """The words a seat may say."""

    words: list[str]


class Frame(msgspec.Struct):
    """Any frame of the server; fields not named here are skipped."""

    t: str
    seq: int = -1
    view: Seen | None = None
    decision: Question | None = None
    error: str | None = None


class Table:
    """One table: its pending moves, and how long each took to reach the last screen."""

    def __init__(self, name: str, think: float, chance: random.Random) -> None:
        self.name = name
        self.think = think
        self.chance = chance
        self.screens = 0
        self.sent: dict[int, float] = {}
        self.reached: dict[int, int] = {}
        self.times: list[float] = []
        self.refused = 0
        self.seq = 0
        self.over = False
        self.paused = True
        self.held: list[Callable[[], None]] = []

    def go(self) -> None:
        """Let its seats answer from now on."""
        self.paused = False
        held, self.held = self.held, []
        for answer in held:
            answer()

    def moves_to(self, seq: int) -> None:
        """Note that a move was sent, which will be word number `seq`."""
        self.sent[seq] = time.perf_counter()

    def think_of(self, answer: Callable[[], None]) -> None:
        """Answer after thinking, and not before `go`."""
        if self.paused:
            self.held.append(lambda: self.think_of(answer))
        elif self.think:
            asyncio.get_running_loop().call_later(self.chance.uniform(0.5, 1.5) * self.think, answer)
        else:
            answer()

    def got(self, seq: int) -> None:
        """Note that one more screen has update `seq`; with the last one, the move has arrived."""
        self.seq = max(self.seq, seq)
        if seq in self.sent:
            count = self.reached.get(seq, 0) + 1
            self.reached[seq] = count
            if count == self.screens:
                del self.reached[seq]
                self.times.append(time.perf_counter() - self.sent.pop(seq))


class Socket(asyncio.Protocol):
    """A client's WebSocket, as simple as possible."""

    PATH = "/"

    def __init__(self, host: str) -> None:
        self._host = host
        self._open = False
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the handshake."""
        self._transport = transport = cast("asyncio.Transport", transport)
        key = base64.b64encode(random.randbytes(16)).decode()
        transport.write(
            f"GET {self.PATH} HTTP/1.1\r\nHost: {self._host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Cut the stream into frames; the server neither masks nor splits them."""
        buffer = self._buffer
        buffer += data
        if not self._open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in buffer[:end]:
                raise ConnectionError(f"The server refused the socket: {bytes(buffer[:end])!r}.")
            del buffer[: end + 4]
            self._open = True
            self.opened()
        at = 0
        while len(buffer) - at >= 2:
            size, head = buffer[at + 1], 2
            if size >= 126:
                head = 4 if size == 126 else 10
                if len(buffer) - at < head:
                    break
                size = int.from_bytes(buffer[at + 2 : at + head], "big")
            if len(buffer) - at < head + size:
                break
            if buffer[at] == TEXT_FRAME:
                self.text(bytes(memoryview(buffer)[at + head : at + head + size]))
            at += head + size
        del buffer[:at]

    def send(self, data: bytes) -> None:
        """Send a text."""
        assert self._transport is not None
        # A client must mask; a mask of zeros is allowed.
        size = bytes([MASKED | len(data)]) if len(data) < 126 else bytes([MASKED | 126]) + len(data).to_bytes(2, "big")
        self._transport.write(bytes([TEXT_FRAME]) + size + NO_MASK + data)

    def opened(self) -> None:
        """Called when the connection is open."""

    def text(self, data: bytes) -> None:
        """Called with each text message."""

    def close(self) -> None:
        """Close the connection."""
        if self._transport is not None:
            self._transport.close()


class Screen(Socket):
    """One seat at our server: answers each decision with a random word, after thinking."""

    PATH = "/api/socket"
    _decoder = msgspec.json.Decoder(Frame)

    def __init__(self, host: str, token: str, table: Table, ready: Callable[[], None]) -> None:
        super().__init__(host)
        self.PATH = f"{self.PATH}?table={table.name}"  # as the page does: screens of a table reach one process
        self._token = token
        self._table = table
        self._ready = ready
        self._there = False

    def opened(self) -> None:
        self._send({"t": "hello", "token": self._token})
        self._send({"t": "join", "table": self._table.name})

    def text(self, data: bytes) -> None:
        self._frame(self._decoder.decode(data))

    def _frame(self, frame: Frame) -> None:
        table = self._table
        if frame.t == "update":
            if not self._there:
                self._there = True
                self._ready()
            table.got(frame.seq)
            if frame.view is not None and frame.view.winners is not None:
                table.over = True
            elif frame.decision is not None:
                self._answer(frame.seq, frame.decision.words)
        elif frame.t == "refused":
            table.refused += 1

    def _answer(self, seq: int, words: list[str]) -> None:
        self._table.think_of(lambda: self._say(seq, self._table.chance.choice(words)))

    def _say(self, seq: int, word: str) -> None:
        self._table.moves_to(seq + 1)
        self._send({"t": "play", "table": self._table.name, "seq": seq, "words": [word]})

    def _send(self, message: dict[str, Any]) -> None:
        self.send(msgspec.json.encode(message))
