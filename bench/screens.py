"""Screens for the load on a server: the cheapest WebSocket client that is still one, so that the server is measured.

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
    """Any frame of the server; what is not named here is skipped, not read."""

    t: str
    seq: int = -1
    view: Seen | None = None
    decision: Question | None = None
    error: str | None = None


class Play:
    """One table: its moves under way and how long each took to reach the last screen."""

    def __init__(self, table: str, think: float, chance: random.Random) -> None:
        self.table = table
        self.think = think
        self.chance = chance
        self.screens = 0
        self.sent: dict[int, float] = {}
        self.reached: dict[int, int] = {}
        self.times: list[float] = []
        self.refused = 0
        self.over = False

    def got(self, seq: int) -> None:
        """One more screen has update `seq`; when it is the last, the move has arrived."""
        count = self.reached.get(seq, 0) + 1
        self.reached[seq] = count
        if count == self.screens:
            del self.reached[seq]
            began = self.sent.pop(seq, None)
            if began is not None:
                self.times.append(time.perf_counter() - began)


class Screen(asyncio.Protocol):
    """One seat's socket: answers each decision with a random word, after a thought."""

    _decoder = msgspec.json.Decoder(Frame)

    def __init__(self, host: str, token: str, play: Play, ready: Callable[[], None]) -> None:
        self._host = host
        self._token = token
        self._play = play
        self._ready = ready
        self._open = False
        self._buffer = bytearray()
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Shake hands."""
        self._transport = transport = cast("asyncio.Transport", transport)
        key = base64.b64encode(random.randbytes(16)).decode()
        transport.write(
            f"GET /api/socket HTTP/1.1\r\nHost: {self._host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
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
            self._send({"t": "hello", "token": self._token})
            self._send({"t": "join", "table": self._play.table})
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
                self._frame(self._decoder.decode(memoryview(buffer)[at + head : at + head + size]))
            at += head + size
        del buffer[:at]

    def _frame(self, frame: Frame) -> None:
        play = self._play
        if frame.t == "update":
            if play.screens and frame.seq in play.sent:
                play.got(frame.seq)
            elif not play.screens:
                self._ready()
            if frame.view is not None and frame.view.winners is not None:
                play.over = True
            elif frame.decision is not None:
                self._answer(frame.seq, frame.decision.words)
        elif frame.t == "refused":
            play.refused += 1

    def _answer(self, seq: int, words: list[str]) -> None:
        loop = asyncio.get_running_loop()
        wait = self._play.chance.uniform(0.5, 1.5) * self._play.think
        loop.call_later(wait, self._say, seq, self._play.chance.choice(words))

    def _say(self, seq: int, word: str) -> None:
        self._play.sent[seq + 1] = time.perf_counter()
        self._send({"t": "play", "table": self._play.table, "seq": seq, "words": [word]})

    def _send(self, message: dict[str, Any]) -> None:
        assert self._transport is not None
        data = msgspec.json.encode(message)
        # A client must mask; a mask of zeros is one.
        size = bytes([MASKED | len(data)]) if len(data) < 126 else bytes([MASKED | 126]) + len(data).to_bytes(2, "big")
        self._transport.write(bytes([TEXT_FRAME]) + size + NO_MASK + data)

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.close()
