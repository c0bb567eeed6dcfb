"""Requests to addresses that people name: only to the outside, and exactly to where was looked.

The name is resolved once, every address it has must be a public one, and the connection goes to one that was checked:
a name that points elsewhere a moment later changes nothing. Redirects are not followed, and answers hardly read.
"""

import asyncio
import ssl
from collections.abc import Collection, Mapping
from ipaddress import ip_address
from urllib.parse import SplitResult, urlsplit

LONGEST = 2000
TIMEOUT = 10.0
STATUS_BYTES = 4096


class NotOutside(ValueError):
    """An address that nothing is sent to; the sentence says why."""


def parts_of(address: str, inside: Collection[str] = ()) -> SplitResult:
    """An address taken apart; NotOutside if it can never be one. `inside` are hosts that may be anywhere, for tests."""
    if len(address) > LONGEST or not address.isascii() or any(ord(each) <= ord(" ") for each in address):
        raise NotOutside(f"An address has at most {LONGEST} plain characters.")
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError as problem:
        raise NotOutside(f"{address!r} is not an address: {problem}.") from None
    trusted = parts.netloc in inside
    if parts.scheme != "https" and not (trusted and parts.scheme == "http"):
        raise NotOutside(f"The address {address!r} does not begin with https://.")
    if not parts.hostname or parts.username is not None or parts.password is not None or port == 0:
        raise NotOutside(f"The address {address!r} names no host, or a person.")
    return parts


async def checked(address: str, inside: Collection[str] = ()) -> tuple[SplitResult, str]:
    """An address taken apart, and the network address to connect to; NotOutside if it is not a public one."""
    parts = parts_of(address, inside)
    host, port = parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80)
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=1)
    except (OSError, UnicodeError):
        raise NotOutside(f"There is no host {host!r}.") from None
    numbers = [each[4][0] for each in found]
    if parts.netloc not in inside:
        for number in numbers:
            if not _public(str(number)):
                raise NotOutside(f"The host {host!r} is inside a network, at {number}; nothing is sent there.")
    return parts, str(numbers[0])


def _public(number: str) -> bool:
    found = ip_address(number.partition("%")[0])
    mapped = getattr(found, "ipv4_mapped", None) or getattr(found, "sixtofour", None)
    return found.is_global and not found.is_multicast and (mapped is None or mapped.is_global)


async def post(address: str, body: bytes, headers: Mapping[str, str], inside: Collection[str] = ()) -> int:
    """Send something; the status of the answer. NotOutside, OSError or TimeoutError if it cannot be sent."""
    async with asyncio.timeout(TIMEOUT):
        parts, number = await checked(address, inside)
        secure = parts.scheme == "https"
        reader, writer = await asyncio.open_connection(
            number,
            parts.port or (443 if secure else 80),
            ssl=ssl.create_default_context() if secure else None,
            server_hostname=parts.hostname if secure else None,
            limit=STATUS_BYTES,
        )
        try:
            writer.write(_request(parts, body, headers) + body)
            await writer.drain()
            line = await reader.readline()
        except ValueError as problem:  # a line without end
            raise OSError(str(problem)) from None
        finally:
            writer.close()
    fields = line.split()
    if len(fields) < 2 or not fields[0].startswith(b"HTTP/1") or not fields[1].isdigit():
        raise OSError("The answer is not HTTP.")
    return int(fields[1])


def _request(parts: SplitResult, body: bytes, headers: Mapping[str, str]) -> bytes:
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    lines = [f"POST {target} HTTP/1.1", f"host: {parts.netloc}", f"content-length: {len(body)}", "connection: close"]
    lines += [f"{name}: {value}" for name, value in headers.items()]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()
