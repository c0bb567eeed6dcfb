"""Faults: what happens to servers, their store and their bus, and how it passes.

Each fault is named, takes its time, and leaves everything as it was: whoever was killed runs again, whoever was paused
goes on, and a full disk has room.
"""

import asyncio
import json
import os
import random
import signal
import subprocess
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

import httpx

from tests.proof.attacker import TEXT, masked
from tests.proof.processes import ServerProcess
from tests.services import Postgres, Redis, Service

HEALTHY = 60.0
LOOK = 0.05
LONG = 3.0
"""Seconds a pause lasts at most: leases of four seconds sometimes run out."""
TINY = 4096
"""Bytes a file may have when the disk is full."""
Fault = Callable[[], Awaitable[None]]


@dataclass
class Cluster:
    """All there is to be broken."""

    store: str
    servers: list[ServerProcess]
    chance: random.Random
    postgres: Postgres | None = None
    redis: Redis | None = None
    outsiders: list[asyncio.StreamWriter] = field(default_factory=list)
    tables: Callable[[], list[str]] = list

    def where(self) -> str:
        """The address of one of the servers, as a proxy would choose it: by chance, and not one that is gone."""
        alive = [server for server in self.servers if server.alive]
        return self.chance.choice(alive or self.servers).address

    async def healthy(self) -> None:
        """Wait until every server can write."""
        async with asyncio.timeout(HEALTHY), httpx.AsyncClient(timeout=5) as client:
            for server in self.servers:
                while not await _is_healthy(client, server.address):  # noqa: ASYNC110
                    await asyncio.sleep(LOOK)

    def faults(self) -> dict[str, Fault]:
        """All faults this cluster can have, by name."""
        found: dict[str, Fault] = {
            "server killed": self.kill_server,
            "server paused": self.pause_server,
            "server restarted": self.restart_server,
            "disk full": self.fill_disk,
            "slow client": self.slow_client,
            "half-open client": self.half_open_client,
        }
        if self.postgres is not None and self.redis is not None:
            for name, service in (("Redis", self.redis), ("PostgreSQL", self.postgres)):
                found[f"{name} killed"] = lambda service=service: self.end_service(service, signal.SIGKILL)  # type: ignore[misc]
                found[f"{name} paused"] = lambda service=service: self.pause_service(service)  # type: ignore[misc]
                found[f"{name} restarted"] = lambda service=service: self.end_service(service, signal.SIGINT)  # type: ignore[misc]
        return found

    # --- servers

    async def kill_server(self) -> None:
        """In the middle of whatever it does."""
        await self._end_server(signal.SIGKILL)

    async def restart_server(self) -> None:
        """As an administrator would."""
        await self._end_server(signal.SIGTERM)

    async def _end_server(self, how: signal.Signals) -> None:
        server = self.chance.choice(self.servers)
        await asyncio.to_thread(server.end, how)
        await asyncio.sleep(self.chance.random() * 0.5)
        await asyncio.to_thread(server.start)

    async def pause_server(self) -> None:
        """It stands still, and does not know it."""
        server = self.chance.choice(self.servers)
        server.send(signal.SIGSTOP)
        await asyncio.sleep(self.chance.uniform(0.1, LONG * 2))
        server.send(signal.SIGCONT)

    async def fill_disk(self) -> None:
        """Who writes files gets an error for a while: the server its SQLite, or all processes of PostgreSQL."""
        pids, user = [server.pid for server in self.servers], None
        if self.postgres is not None and self.postgres.process is not None:
            pids, user = children(self.postgres.process.pid), self.postgres.user()
        for pid in pids:
            await asyncio.to_thread(limit_files, pid, TINY, user)
        await asyncio.sleep(self.chance.uniform(0.1, LONG / 2))
        for pid in pids:
            await asyncio.to_thread(limit_files, pid, None, user)

    # --- services

    async def end_service(self, service: Service, how: signal.Signals) -> None:
        """It ends, and comes back after a while."""
        await asyncio.to_thread(service.stop, how)
        await asyncio.sleep(self.chance.random() * LONG / 2)
        await asyncio.to_thread(start_again, service)

    async def pause_service(self, service: Service) -> None:
        """It stands still, all its processes."""
        assert service.process is not None
        pids = [service.process.pid, *children(service.process.pid)]
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGSTOP)
        await asyncio.sleep(self.chance.uniform(0.1, LONG))
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)

    # --- clients

    async def slow_client(self) -> None:
        """Somebody watches tables and never reads what they are sent."""
        with suppress(OSError, TimeoutError, EOFError):
            writer = await self._open()
            for table in self.tables()[:8]:
                writer.write(masked(TEXT, json.dumps({"t": "join", "table": table}).encode()))

    async def half_open_client(self) -> None:
        """Somebody stops in the middle of a frame; earlier ones vanish without a word."""
        with suppress(OSError, TimeoutError, EOFError):
            writer = await self._open()
            writer.write(masked(TEXT, b'{"t": "join", "table": "nowhere"}')[:11])
        for writer in self.outsiders[:-4]:
            writer.transport.abort()
        del self.outsiders[:-4]

    async def _open(self) -> asyncio.StreamWriter:
        host, _, port = self.where().removeprefix("http://").partition(":")
        async with asyncio.timeout(5):
            reader, writer = await asyncio.open_connection(host, int(port), limit=1024)
            lines = ["GET /api/socket HTTP/1.1", f"Host: {host}:{port}", "Upgrade: websocket", "Connection: Upgrade"]
            lines += ["Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==", "Sec-WebSocket-Version: 13", "", ""]
            writer.write("\r\n".join(lines).encode())
            await reader.readuntil(b"\r\n\r\n")
        self.outsiders.append(writer)
        writer.write(masked(TEXT, b'{"t": "hello"}'))
        return writer

    async def close(self) -> None:
        """Everybody goes."""
        for writer in self.outsiders:
            writer.transport.abort()
            with suppress(OSError):
                await writer.wait_closed()
        for server in self.servers:
            await asyncio.to_thread(server.end)


def start_again(service: Service) -> None:
    """A PostgreSQL that was killed may have processes that have not noticed yet."""
    for _ in range(20):
        try:
            service.start()
        except RuntimeError:
            continue
        return
    service.start()


def children(pid: int) -> list[int]:
    """The processes a process has started."""
    found = []
    for path in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(OSError):
            found += [int(child) for child in path.read_text("utf-8").split()]
    return found


def limit_files(pid: int, size: int | None, user: str | None = None) -> None:
    """From now on a process can write no file beyond so many bytes, as if the disk were full; None: as it was."""
    command = ["prlimit", "--pid", str(pid), f"--fsize={'unlimited' if size is None else size}:"]
    subprocess.run(command, user=user, check=False, capture_output=True)  # it may have ended meanwhile


async def _is_healthy(client: httpx.AsyncClient, address: str) -> bool:
    try:
        return (await client.get(f"{address}/healthz")).status_code == 200
    except httpx.HTTPError:
        return False
