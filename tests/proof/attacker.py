"""An attacker: a separate process with a few raw sockets, which sends a number of messages and reports the answers.

Each socket sends a batch of nonsense and a numbered question, and goes on when that is answered. A socket that the
server closes, for example because of broken framing, is opened again.
It prints lines of JSON: progress, and at the end all counts.
"""

import asyncio
import base64
import json
import os
import random
import sys
from collections import Counter
from contextlib import suppress
from typing import Any

import httpx

from emberhall import titles
from tests.proof.matches import ask
from tests.proof.nonsense import Nonsense

TEXT, BINARY = 0x81, 0x82
MASK = bytes(4)
BATCH = 40
PATIENCE = 20.0
AGAIN = 0.05
KEPT = 400
"""How many updates of one table each attacker keeps for the checker."""
RAW: list[bytes] = [
    bytes([0x81, 5]) + b"hello",  # not masked
    bytes([0xF1, 0x80, 0, 0, 0, 0]),  # reserved bits
    bytes([0x83, 0x80, 0, 0, 0, 0]),  # no such kind of frame
    bytes([0x80, 0x80, 0, 0, 0, 0]),  # continues no message
    bytes([0x89, 0xFE, 0x01, 0x00, 0, 0, 0, 0]) + bytes(256),  # a ping that is too long
    bytes([0x81, 0xFF]) + (2**62).to_bytes(8, "big") + bytes(4),  # larger than any memory
    bytes([0x81, 0x82, 0, 0, 0, 0]) + b"\xff\xfe",  # not UTF-8
    bytes([0x88, 0x81, 0, 0, 0, 0]) + b"x",  # a close with half a code
    b"GET / HTTP/1.1\r\n\r\n",
]


def masked(kind: int, data: bytes) -> bytes:
    """A client's frame."""
    size = len(data)
    if size < 126:
        head = bytes([kind, 0x80 | size])
    elif size < 65536:
        head = bytes([kind, 0xFE]) + size.to_bytes(2, "big")
    else:
        head = bytes([kind, 0xFF]) + size.to_bytes(8, "big")
    return head + MASK + data


class Attacker:
    """Sockets and requests of one process."""

    def __init__(self, address: str, tables: list[str], seed: int, messages: int) -> None:
        self.address = address
        self.host, _, port = address.removeprefix("http://").partition(":")
        self.port = int(port)
        self.nonsense = Nonsense(random.Random(seed))
        self.nonsense.tables += tables
        self.left = messages
        self.sent = 0
        self.answers: Counter[str] = Counter()
        self.statuses: Counter[int] = Counter()
        self.closed = 0
        self.kept: list[tuple[int, str]] = []
        self._kept_of: Counter[str] = Counter()
        self._spectated = set(tables)
        self._sockets = 0
        self._unknown = False

    async def run(self, sockets: int) -> None:
        """Send all messages."""
        async with httpx.AsyncClient(base_url=self.address, timeout=PATIENCE) as client:
            await self._introduce(client)
            await self._sit_down(client)
            await asyncio.gather(self._requests(client), *(self._socket(client) for _ in range(sockets)))

    async def _introduce(self, client: httpx.AsyncClient) -> None:
        self._unknown = False
        self.nonsense.token = (await ask(client, "/api/guests", name="Mallory"))["token"]

    async def _sit_down(self, client: httpx.AsyncClient) -> None:
        """Make a table of each title for the attacker, so that its words reach the rules too."""
        for title in titles():
            for seats in (2, 3, 1):
                bots = {str(seat): "random" for seat in range(1, seats)}
                with suppress(OSError):
                    wish = {"title": title, "seats": seats, "bots": bots, "start": True}
                    made = await ask(client, "/api/tables", self.nonsense.token, **wish)
                    self.nonsense.tables += [made["id"]] * 3
                    break

    def _take(self, count: int) -> int:
        taken = min(count, self.left)
        self.left -= taken
        self.sent += taken
        return taken

    # --- frames

    async def _socket(self, client: httpx.AsyncClient) -> None:
        while self.left > 0:
            try:
                await self._pour()
            except (OSError, TimeoutError, EOFError):
                self.closed += 1
                await asyncio.sleep(AGAIN)
            if self._unknown:  # one of our requests has revoked our own token
                with suppress(OSError):
                    await self._introduce(client)

    async def _pour(self) -> None:
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection(self.host, self.port)
            writer.write(self._handshake())
            await reader.readuntil(b"\r\n\r\n")
        self._sockets += 1
        number = self._sockets
        try:
            writer.write(masked(TEXT, json.dumps({"t": "hello", "token": self.nonsense.token}).encode()))
            for table in self.nonsense.chance.sample(self.nonsense.tables, min(6, len(self.nonsense.tables))):
                writer.write(masked(TEXT, json.dumps({"t": "join", "table": table}).encode()))
            while taken := self._take(BATCH):
                last = f"end {self.sent}"
                question = masked(TEXT, json.dumps({"t": "why", "table": last, "word": "pass"}).encode())
                writer.write(b"".join(self._bytes() for _ in range(taken)) + question)
                try:
                    async with asyncio.timeout(PATIENCE):
                        await writer.drain()
                        while last not in await self._hear(reader, number):
                            pass
                except BaseException:
                    self._take(-taken)  # only a batch that was answered counts
                    raise
                print(json.dumps({"sent": self.sent}), flush=True)
        finally:
            writer.transport.abort()

    def _handshake(self) -> bytes:
        key = base64.b64encode(os.urandom(16)).decode()
        lines = ["GET /api/socket HTTP/1.1", f"Host: {self.host}:{self.port}", "Upgrade: websocket"]
        lines += ["Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", ""]
        return "\r\n".join(lines).encode()

    def _bytes(self) -> bytes:
        chance = self.nonsense.chance
        fate = chance.random()
        if fate < 0.0005:
            return chance.choice(RAW)
        return masked(BINARY if fate < 0.05 else TEXT, self.nonsense.frame())

    async def _hear(self, reader: asyncio.StreamReader, number: int) -> str:
        head = await reader.readexactly(2)
        size = head[1] & 0x7F
        if size >= 126:
            size = int.from_bytes(await reader.readexactly(2 if size == 126 else 8), "big")
        data = await reader.readexactly(size)
        if head[0] & 0x0F != 1:
            return ""
        frame = json.loads(data)
        self.answers[str(frame.get("error", frame["t"]))] += 1
        if frame["t"] == "update":
            self._learn(frame, data.decode(), number)
        self._unknown |= frame.get("error") == "unknown-token"
        if frame.get("error") == "no-hello":
            raise OSError("The server does not know us: too many sockets are still closing.")
        return str(frame.get("message", ""))

    def _learn(self, frame: dict[str, Any], text: str, number: int) -> None:
        table, nonsense = frame["table"], self.nonsense
        nonsense.seqs[table] = frame["seq"]
        if frame["decision"] is not None:
            nonsense.words = [*nonsense.words[-300:], *frame["decision"]["words"][:40]]
        if table in self._spectated and self._kept_of[table] < KEPT:
            self._kept_of[table] += 1
            self.kept.append((number, text))

    # --- requests

    async def _requests(self, client: httpx.AsyncClient) -> None:
        while self._take(1):
            headers = {"authorization": f"Bearer {self.nonsense.token}", "content-type": "application/json"}
            method, path, body = self.nonsense.request()
            try:
                answer = await client.request(method, path, content=body, headers=headers)
                self.statuses[answer.status_code] += 1
            except httpx.InvalidURL:
                self.statuses[0] += 1
            except httpx.HTTPError:
                self.closed += 1

    def report(self) -> dict[str, Any]:
        """All counts, and the updates that were kept."""
        return {
            "answers": self.answers,
            "statuses": self.statuses,
            "closed": self.closed,
            "sent": self.sent,
            "kept": self.kept,
        }


def main() -> None:
    """Attack as specified on the command line."""
    data = json.loads(sys.argv[1])
    attacker = Attacker(data["address"], data["tables"], data["seed"], data["messages"])
    asyncio.run(attacker.run(data["sockets"]))
    print(json.dumps(attacker.report()), flush=True)


if __name__ == "__main__":
    main()
