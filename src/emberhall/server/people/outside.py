"""Requests to addresses that people enter: only to public hosts, and exactly to the address that was checked.

The name is resolved once, all its addresses must be public, and the connection goes to one of those: it does not matter
if the name points elsewhere a moment later. Redirects are not followed, and of a response only the status is read.
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
    """An address that nothing may be sent to; the message says why."""


def parts_of(address: str, inside: Collection[str] = ()) -> SplitResult:
    """Split an address. Raises NotOutside if it is malformed. `inside` are hosts that need not be public, for tests."""
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
        raise NotOutside(f"The address {address!r} has no host, or has a user name.")
    return parts


async def checked(address: str, inside: Collection[str] = ()) -> tuple[SplitResult, str]:
    """Split an address and return the IP address to connect to as well. Raises NotOutside if it is not public."""
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
                raise NotOutside(f"The host {host!r} is on a private network, at {number}; nothing is sent there.")
    return parts, str(numbers[0])


def _public(number: str) -> bool:
    found = ip_address(number.partition("%")[0])
    mapped = getattr(found, "ipv4_mapped", None) or getattr(found, "sixtofour", None)
    return found.is_global and not found.is_multicast and (mapped is None or mapped.is_global)


async def post(address: str, body: bytes, headers: Mapping[str, str], inside: Collection[str] = ()) -> int:
    """Send a body and return the status. Raises NotOutside, OSError or TimeoutError if it cannot be sent."""
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
        except ValueError as problem:  # an endless line
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
