"""Attacks: a server in a separate process, with limits small enough to be reached quickly, and raw sockets."""

import asyncio
import base64
import json
import os
import re
import signal
import subprocess
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.forked import Forked
from tests.server.client import Client
from tests.server.hall import WAIT, Hall, eventually

ATTACKER = "127.0.0.66"
"""The attacker's address; everybody else comes from 127.0.0.1."""
SERVE = """
import json, sys
from emberhall.server.host.run import serve
from emberhall.server.settings import Rate

wishes = json.loads(sys.argv[1])
rates = {name: Rate(*value) for name, value in wishes.pop("rates").items()}
serve(say=lambda line: print(line, flush=True), port=0, **wishes, **rates)
"""
PING, PONG, TEXT, CONTINUED = 0x89, 0x8A, 0x81, 0x00


@dataclass
class Attacked:
    """A server under attack."""

    hall: Hall
    process: Forked
    log: Path
    writers: list[asyncio.StreamWriter] = field(default_factory=list)

    @property
    def port(self) -> int:
        return int(self.hall.address.rsplit(":", 1)[1])

    def memory(self) -> int:
        """Resident megabytes of the server."""
        text = Path(f"/proc/{self.process.pid}/status").read_text("utf-8")
        return int(re.findall(r"VmRSS:\s+(\d+)", text)[0]) // 1024

    async def logs(self, event: str) -> None:
        """Wait until an event is in the server's log."""

        async def said() -> bool:
            return event in self.log.read_text("utf-8")

        await eventually(said)

    async def connect(self, address: str = ATTACKER) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Open a bare connection from an address of the attacker."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, local_addr=(address, 0))
        self.writers.append(writer)
        return reader, writer

    async def socket(self, address: str = ATTACKER) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Open a WebSocket to which the attacker writes raw bytes."""
        reader, writer = await self.connect(address)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = ["GET /api/socket HTTP/1.1", "Host: 127.0.0.1", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", ""]
        writer.write("\r\n".join(lines).encode())
        assert b"101" in await reader.readuntil(b"\r\n\r\n")
        return reader, writer

    @asynccontextmanager
    async def witness(self) -> AsyncIterator[list[float]]:
        """A well-behaved client during the attack: how long each of its pings takes, in seconds."""
        screen = await self.hall.screen(await self.hall.guest("Witness"))
        times: list[float] = []

        async def go_on() -> None:
            while True:
                began = time.perf_counter()
                await screen.send(t="ping")
                await screen.next("pong")
                times.append(time.perf_counter() - began)
                await asyncio.sleep(0.05)

        task = asyncio.create_task(go_on())
        try:
            yield times
        finally:
            while len(times) < 5 and not task.done():  # noqa: ASYNC110
                await asyncio.sleep(0.02)
            assert not task.done(), "The witness lost their connection."
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task


@asynccontextmanager
async def attacked(tmp_path: Path, **wishes: Any) -> AsyncIterator[Attacked]:
    """A server process that exempts nobody from its limits."""
    told = {"database": str(tmp_path / "hall.db"), "pace": 0, "spare_loopback": False, "requests": (10_000, 0.001)}
    told |= wishes
    rates = {name: told.pop(name) for name in list(told) if isinstance(told[name], tuple)}
    log = tmp_path / "log"
    with log.open("w") as errors:
        wish = json.dumps({**told, "rates": rates})
        process = Forked(["-c", SERVE, wish], stdout=subprocess.PIPE, stderr=errors)
    try:
        assert process.stdout is not None
        match = re.search(r"http://[^/]+", process.stdout.readline())
        assert match, log.read_text("utf-8")
        async with Client(match[0], WAIT) as client:
            hall = Hall(match[0], client)
            server = Attacked(hall, process, log)
            yield server
            for screen in hall.screens:
                await screen.close()
            for writer in server.writers:
                writer.transport.abort()
                with suppress(ConnectionError):
                    await writer.wait_closed()
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()
        assert process.stdout is not None
        process.stdout.close()


def frame(kind: int, data: bytes = b"") -> bytes:
    """A masked client frame; a mask of zero is as good as any."""
    assert len(data) < 126
    return bytes([kind, 0x80 | len(data), 0, 0, 0, 0]) + data


async def rest(reader: asyncio.StreamReader) -> bytes:
    """Read the rest of a stream, however it ends."""
    data = bytearray()
    with suppress(ConnectionError):
        async with asyncio.timeout(WAIT):
            while part := await reader.read(65536):
                data += part
    return bytes(data)


async def close_code(reader: asyncio.StreamReader) -> int | None:
    """The code of the close frame that ends a stream; None if it just ends."""
    data = await rest(reader)
    at = data.rfind(b"\x88")
    return int.from_bytes(data[at + 2 : at + 4], "big") if at >= 0 else None


async def pour(writer: asyncio.StreamWriter, data: bytes, seconds: float) -> int:
    """Send the same bytes again and again until time is up or the server closes; return how many it took."""
    sent, until = 0, time.monotonic() + seconds
    with suppress(ConnectionError, TimeoutError):
        while time.monotonic() < until:
            writer.write(data)
            async with asyncio.timeout(max(0.01, until - time.monotonic())):
                await writer.drain()
            sent += len(data)
    return sent
