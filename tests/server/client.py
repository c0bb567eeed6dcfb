"""A small HTTP client for tests, which make thousands of requests to a local server. httpx takes six times as long."""

import asyncio
import gzip
import json as text_of
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Self
from urllib.parse import quote, urlsplit

HARMLESS = "/%?&=:;,@!$'()*+~#[]"
"""Characters allowed in an address besides letters and digits; all others are percent-encoded."""
EMPTY = {204, 304}
"""Status codes of answers without a body."""


@dataclass
class Answer:
    """An HTTP response."""

    asked: str
    status_code: int
    headers: Mapping[str, str]
    content: bytes

    @property
    def text(self) -> str:
        return self.content.decode()

    def json(self) -> Any:
        return text_of.loads(self.content)


class Connection:
    """A connection that stays open for one request after another."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    def is_open(self) -> bool:
        return not self._reader.at_eof() and not self._writer.is_closing()

    async def send(self, head: bytes, content: bytes) -> None:
        self._writer.write(head + content)
        with suppress(ConnectionError):  # a server that has read enough may have answered already
            await self._writer.drain()

    async def receive(self, asked: str) -> Answer:
        status, *lines = (await self._reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")[:-2]
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        code = int(status.split()[1])
        content = b"" if code in EMPTY else await self._body(headers)
        if headers.get("content-encoding") == "gzip":
            content = gzip.decompress(content)
        if headers.get("connection") == "close":
            self._writer.close()
        return Answer(asked, code, headers, content)

    async def _body(self, headers: Mapping[str, str]) -> bytes:
        if "content-length" in headers:
            return await self._reader.readexactly(int(headers["content-length"]))
        assert headers.get("transfer-encoding") == "chunked", headers
        body = b""
        while size := int(await self._reader.readline(), 16):
            body += (await self._reader.readexactly(size + 2))[:-2]
        await self._reader.readline()
        return body

    async def close(self) -> None:
        self._writer.close()
        with suppress(ConnectionError):
            await self._writer.wait_closed()


class Client:
    """A client of one server; several requests may be pending."""

    def __init__(self, address: str, timeout: float) -> None:
        parts = urlsplit(address)
        self._host, self._port, self._timeout = parts.hostname, parts.port, timeout
        self._idle: list[Connection] = []

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.aclose()

    async def aclose(self) -> None:
        """Close all open connections."""
        while self._idle:
            await self._idle.pop().close()

    async def get(self, path: str, **wishes: Any) -> Answer:
        return await self.request("GET", path, **wishes)

    async def post(self, path: str, **wishes: Any) -> Answer:
        return await self.request("POST", path, **wishes)

    async def patch(self, path: str, **wishes: Any) -> Answer:
        return await self.request("PATCH", path, **wishes)

    async def request(
        self, method: str, path: str, *, json: Any = None, content: bytes | str = b"", headers: Mapping[str, str] = {}
    ) -> Answer:
        """Return the answer. Raises ConnectionError if there is none, TimeoutError if it takes too long."""
        if json is not None:
            content, headers = text_of.dumps(json), {"content-type": "application/json", **headers}
        body = content.encode() if isinstance(content, str) else content
        async with asyncio.timeout(self._timeout):
            connection = await self._connection()
            try:
                await connection.send(self._head(method, path, len(body), headers), body)
                answer = await connection.receive(f"{method} {path}")
            except BaseException as problem:
                await connection.close()
                if isinstance(problem, EOFError):
                    raise ConnectionError("The server closed the connection.") from problem
                raise
        self._idle.append(connection)
        return answer

    async def _connection(self) -> Connection:
        while self._idle:
            connection = self._idle.pop()
            if connection.is_open():
                return connection
            await connection.close()
        return Connection(*await asyncio.open_connection(self._host, self._port))

    def _head(self, method: str, path: str, length: int, headers: Mapping[str, str]) -> bytes:
        given = {"host": f"{self._host}:{self._port}", "accept": "*/*", "accept-encoding": "gzip", **headers}
        if length or method in {"POST", "PUT", "PATCH"}:
            given["content-length"] = str(length)
        lines = [f"{method} {quote(path, safe=HARMLESS)} HTTP/1.1", *(f"{name}: {given[name]}" for name in given)]
        return "\r\n".join([*lines, "", ""]).encode()
