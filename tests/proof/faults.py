"""Faults of servers, their store and their bus, and the recovery from them.

Each fault has a name, lasts a while, and leaves everything as it was: killed processes run again, paused ones go on,
and a full disk has room.
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
from functools import partial
from pathlib import Path

import httpx

from tests.proof.attacker import TEXT, masked
from tests.proof.links import Link, Way
from tests.proof.processes import ServerProcess
from tests.services import Postgres, Redis, Service

HEALTHY = 60.0
LOOK = 0.05
LONG = 3.0
"""The longest pause of a service in seconds; servers pause up to twice as long, so that four-second leases expire."""
SKEW = 2.0
WAYS: tuple[Way, Way] = ("there", "back")
TINY = 4096
"""The largest size of a file, in bytes, when the disk is full."""
Fault = Callable[[], Awaitable[None]]


@dataclass
class Cluster:
    """Everything that can be broken."""

    store: str
    servers: list[ServerProcess]
    chance: random.Random
    postgres: Postgres | None = None
    redis: Redis | None = None
    standby: Postgres | None = None
    links: dict[str, list[Link]] = field(default_factory=dict)
    """How servers, and the checker, reach Redis and PostgreSQL."""
    outsiders: list[asyncio.StreamWriter] = field(default_factory=list)
    tables: Callable[[], list[str]] = list
    pause: float = 10.0

    def where(self) -> str:
        """The address of a server as a proxy would choose it: at random among those that are alive."""
        alive = [server for server in self.servers if server.alive]
        return self.chance.choice(alive or self.servers).address

    async def healthy(self) -> None:
        """Wait until every server can write."""
        async with asyncio.timeout(HEALTHY), httpx.AsyncClient(timeout=5) as client:
            for server in self.servers:
                while not await _is_healthy(client, server.address):  # noqa: ASYNC110
                    await asyncio.sleep(LOOK)

    def faults(self) -> dict[str, Fault]:
        """All faults possible in this cluster, by name."""
        found: dict[str, Fault] = {
            "server killed": self.kill_server,
            "server paused": self.pause_server,
            "server paused for long": self.pause_server_long,
            "server restarted": self.restart_server,
            "server with a wrong clock": self.set_clock,
            "disk full": self.fill_disk,
            "slow client": self.slow_client,
            "half-open client": self.half_open_client,
        }
        if self.postgres is not None and self.redis is not None:
            for name in ("Redis", "PostgreSQL"):
                service = partial(self._service, name)  # another one after a failover
                found[f"{name} killed"] = lambda service=service: self.end_service(service(), signal.SIGKILL)  # type: ignore[misc]
                found[f"{name} paused"] = lambda service=service: self.pause_service(service())  # type: ignore[misc]
                found[f"{name} restarted"] = lambda service=service: self.end_service(service(), signal.SIGINT)  # type: ignore[misc]
                found[f"{name} cut off one way"] = partial(self.cut, name)
            found["all servers replaced"] = self.roll
        if self.standby is not None:
            found["PostgreSQL failed over"] = self.fail_over
        return found

    def _service(self, name: str) -> Service:
        service = self.redis if name == "Redis" else self.postgres
        assert service is not None
        return service

    # --- servers

    async def kill_server(self) -> None:
        """Kill a server without warning and start it again."""
        await self._end_server(signal.SIGKILL)

    async def restart_server(self) -> None:
        """Restart a server as an administrator would."""
        await self._end_server(signal.SIGTERM)

    async def _end_server(self, how: signal.Signals) -> None:
        server = self.chance.choice(self.servers)
        await asyncio.to_thread(server.end, how)
        await asyncio.sleep(self.chance.random() * 0.5)
        await asyncio.to_thread(server.start)

    async def set_clock(self) -> None:
        """Restart a server that is wrong about the date, by up to two seconds."""
        server = self.chance.choice(self.servers)
        server.skew = self.chance.uniform(-SKEW, SKEW)
        await asyncio.to_thread(server.end, signal.SIGTERM)
        await asyncio.to_thread(server.start)

    async def roll(self) -> None:
        """Restart all servers, one after the other."""
        for server in self.servers:
            await asyncio.to_thread(server.end, signal.SIGTERM)
            await asyncio.to_thread(server.start)

    async def pause_server_long(self) -> None:
        """Suspend a server for as long as `--pause` says: others have taken over its tables when it wakes up."""
        server = self.chance.choice(self.servers)
        server.send(signal.SIGSTOP)
        await asyncio.sleep(self.pause)
        server.send(signal.SIGCONT)

    async def pause_server(self) -> None:
        """Suspend a server for a while; it does not notice."""
        server = self.chance.choice(self.servers)
        server.send(signal.SIGSTOP)
        await asyncio.sleep(self.chance.uniform(0.1, LONG * 2))
        server.send(signal.SIGCONT)

    async def fill_disk(self) -> None:
        """Let file writes fail for a while: those of the server with SQLite, or of all processes of PostgreSQL."""
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
        """End a service and start it again after a while."""
        await asyncio.to_thread(service.stop, how)
        await asyncio.sleep(self.chance.random() * LONG / 2)
        await asyncio.to_thread(start_again, service)

    async def cut(self, name: str) -> None:
        """Let nothing through between a server and a service, in one direction."""
        link, way = self.chance.choice(self.links[name]), self.chance.choice(WAYS)
        link.cut(way)
        await asyncio.sleep(self.chance.uniform(0.5, 2 * LONG))
        link.mend(way)

    async def fail_over(self) -> None:
        """PostgreSQL is gone for good; its standby goes on, and gets a standby of its own."""
        assert self.postgres is not None
        assert self.standby is not None
        gone, self.postgres = self.postgres, self.standby
        await asyncio.to_thread(gone.stop, signal.SIGKILL)
        await asyncio.to_thread(self.postgres.promote)
        for link in self.links["PostgreSQL"]:
            link.lead(self.postgres.port)
        await asyncio.to_thread(gone.end)
        self.standby = await asyncio.to_thread(self.postgres.standby)

    async def pause_service(self, service: Service) -> None:
        """Suspend all processes of a service for a while."""
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
        """A client watches tables and never reads what it is sent."""
        with suppress(OSError, TimeoutError, EOFError):
            writer = await self._open()
            for table in self.tables()[:8]:
                writer.write(masked(TEXT, json.dumps({"t": "join", "table": table}).encode()))

    async def half_open_client(self) -> None:
        """A client stops in the middle of a frame; earlier ones disconnect abruptly."""
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
        """Disconnect all clients and end all servers."""
        for writer in self.outsiders:
            writer.transport.abort()
            with suppress(OSError):
                await writer.wait_closed()
        for server in self.servers:
            await asyncio.to_thread(server.end)


def start_again(service: Service) -> None:
    """Start a service, with retries: a killed PostgreSQL may have processes that have not noticed yet."""
    for _ in range(20):
        try:
            service.start()
        except RuntimeError:
            continue
        return
    service.start()


def children(pid: int) -> list[int]:
    """The child processes of a process."""
    results = []
    for path in Path(f"/proc/{pid}/task").glob("*/children"):
        with suppress(OSError):
            results += [int(child) for child in path.read_text("utf-8").split()]
    return results


def limit_files(pid: int, size: int | None, user: str | None = None) -> None:
    """Limit the size of files that a process can write, as if the disk were full; None removes the limit."""
    command = ["prlimit", "--pid", str(pid), f"--fsize={'unlimited' if size is None else size}:"]
    subprocess.run(command, user=user, check=False, capture_output=True)  # the process may have ended by now


async def _is_healthy(client: httpx.AsyncClient, address: str) -> bool:
    try:
        return (await client.get(f"{address}/healthz")).status_code == 200
    except httpx.HTTPError:
        return False
