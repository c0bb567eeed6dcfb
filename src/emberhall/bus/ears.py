"""The ear of a process: one connection to Redis that receives notes, and reconnects by itself when it breaks."""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any

from redis.exceptions import RedisError

from emberhall.bus.replies import Replies

LOST = 3.0
"""Seconds without any data, not even an answer to a ping, before a connection is given up."""
RETRY = 0.25
CONFIRM = 2.0
ONE_READ = 65536
TROUBLE = (RedisError, OSError, TimeoutError)


class Ear:
    """Subscribes to the wanted channels."""

    def __init__(
        self,
        pool: Any,
        hear: Callable[[bytes], None],
        missed: Callable[[], None],
        wanted: Callable[[], set[str]],
    ) -> None:
        self._pool = pool
        self._hear = hear
        self._missed = missed
        self._wanted = wanted
        self._connection: Any = None
        self._asked: set[str] = set()
        self._confirmed: set[str] = set()
        self._news = asyncio.Condition()
        self._deaf = True

    async def listen(self) -> None:
        """Receive notes forever."""
        while True:
            try:
                await self._connect()
                await self._read()
            except TROUBLE:
                await self.close()
                await asyncio.sleep(RETRY)

    async def _connect(self) -> None:
        connection = self._pool.make_connection()
        await connection.connect()
        wanted = self._wanted()
        await connection.send_command("SUBSCRIBE", *wanted)
        self._asked, self._confirmed, self._connection = wanted, set(), connection
        self._deaf = True

    async def _read(self) -> None:
        """Read until the connection breaks. From here on the driver only writes to it."""
        replies, stream = Replies(), self._connection._reader  # noqa: SLF001 (the only way to read many at once)
        while True:
            async with asyncio.timeout(LOST):
                data = await stream.read(ONE_READ)
            if not data:
                raise ConnectionResetError("Redis has closed the connection.")
            confirmed = False
            for reply in replies.feed(data):
                match reply:
                    case [b"message", bytes(), bytes(note)]:
                        self._hear(note)
                    case [b"subscribe", bytes(channel), int()]:
                        self._confirmed.add(channel.decode())
                        confirmed = True
            if confirmed:
                await self._confirm()

    async def _confirm(self) -> None:
        async with self._news:
            self._news.notify_all()
        if self._deaf and self._asked <= self._confirmed:
            self._deaf = False
            self._missed()

    async def listening(self) -> None:
        """Wait until every requested channel is confirmed."""
        async with asyncio.timeout(CONFIRM), self._news:
            await self._news.wait_for(lambda: self._connection is not None and self._asked <= self._confirmed)

    async def follow(self) -> set[str]:
        """Subscribe to exactly the wanted channels; return the new ones, once they are confirmed."""
        connection = self._connection
        if connection is None:
            return set()  # reconnecting subscribes to everything
        wanted = self._wanted()
        new, old = wanted - self._asked, self._asked - wanted
        if old:
            await connection.send_command("UNSUBSCRIBE", *old)
            self._asked -= old
            self._confirmed -= old
        if new:
            self._asked |= new
            await connection.send_command("SUBSCRIBE", *new)
            await self.listening()
        return new

    async def ping(self) -> None:
        """Ask Redis for a sign of life."""
        if self._connection is not None:
            await self._connection.send_command("PING")

    async def close(self) -> None:
        """Close the connection."""
        connection, self._connection = self._connection, None
        self._asked, self._confirmed = set(), set()
        if connection is not None:
            with contextlib.suppress(*TROUBLE):
                await connection.disconnect(nowait=True)
