"""How people in the simulated world reach a lobby: requests, and sockets, over the world's network."""

import asyncio
import base64
import json
from typing import Any, Self
from urllib.parse import urlsplit

from tests.proof.attacker import TEXT, masked
from tests.server.client import Client

PATIENCE = 6.0
CLOSE = 0x8
KEY = base64.b64encode(bytes(16)).decode()


class Socket:
    """A WebSocket, open while it is used as a context."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        self._host, self._port = parts.hostname, parts.port

    async def __aenter__(self) -> Self:
        async with asyncio.timeout(PATIENCE):
            self._reader, self._writer = await asyncio.open_connection(self._host, self._port)
            lines = ["GET /api/socket HTTP/1.1", f"Host: {self._host}", "Upgrade: websocket", "Connection: Upgrade"]
            lines += [f"Sec-WebSocket-Key: {KEY}", "Sec-WebSocket-Version: 13", "", ""]
            self._writer.write("\r\n".join(lines).encode())
            head = await self._reader.readuntil(b"\r\n\r\n")
        if b" 101 " not in head.partition(b"\r\n")[0]:
            raise ConnectionRefusedError(head.partition(b"\r\n")[0].decode())
        return self

    async def __aexit__(self, *_: object) -> None:
        self._writer.transport.abort()

    async def send(self, text: str) -> None:
        self._writer.write(masked(TEXT, text.encode()))

    async def recv(self) -> str:
        """The next text. Raises ConnectionError at the end."""
        while True:
            kind, size = await self._reader.readexactly(2)
            if size == 126:
                size = int.from_bytes(await self._reader.readexactly(2), "big")
            elif size == 127:
                size = int.from_bytes(await self._reader.readexactly(8), "big")
            data = await self._reader.readexactly(size)
            if kind & 0xF == CLOSE:
                raise ConnectionResetError("The server has closed the socket.")
            if kind == TEXT:
                return data.decode()

    async def say(self, **frame: Any) -> None:
        await self.send(json.dumps(frame))

    async def hear(self, seconds: float = PATIENCE) -> dict[str, Any]:
        """The next frame. Raises TimeoutError."""
        async with asyncio.timeout(seconds):
            frame: dict[str, Any] = json.loads(await self.recv())
            return frame


def caller(address: str) -> Client:
    """Somebody who makes requests."""
    return Client(address, PATIENCE)


async def request(address: str, method: str, path: str, token: str = "", /, **body: Any) -> tuple[int, Any]:
    """Make one request; return the status and what came. Raises OSError or TimeoutError if nothing came."""
    headers = {"authorization": f"Bearer {token}"} if token else {}
    try:
        async with caller(address) as client:
            answer = await client.request(method, path, json=body or None, headers=headers)
    except EOFError as problem:
        raise ConnectionError("The server closed the connection.") from problem
    return answer.status_code, answer.json() if answer.content[:1] in (b"{", b"[") else None
