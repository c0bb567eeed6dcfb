"""Requests to addresses that people enter: only to public hosts, and exactly to the address that was checked.

The name is resolved once, all its addresses must be public, and the connection goes to one of those: it does not matter
if the name points elsewhere a moment later. Redirects are not followed, and of a response only the status is read.
Names are looked up in threads of their own: one that never answers keeps its thread long after nobody waits for it.
"""

import asyncio
import socket
import ssl
from collections.abc import Collection, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from threading import Lock
from urllib.parse import SplitResult, urlsplit

from emberhall.server.limits import Gate, network_of

LONGEST = 2000
TIMEOUT = 10.0
LOOK_UP = 5.0
"""Seconds a name may take."""
STATUS_BYTES = 4096
SENDING = ThreadPoolExecutor(32, "names of alerts")
CHECKING = ThreadPoolExecutor(8, "names of new addresses")
"""Threads of their own, so that people who try out addresses keep nobody's alerts waiting."""
PORTS = (443, 8443)
"""Where web servers are; other ports belong to other services."""
UNICAST = IPv6Network("2000::/3")
TRANSLATED = IPv6Network("64:ff9b::/96")
"""How a network without IPv4 writes the IPv4 addresses of others (NAT64)."""
_context_lock = Lock()


class NotOutside(ValueError):
    """An address that nothing may be sent to; the message says why."""


class TooMany(OSError):
    """So much was sent to a host lately that it gets no more for now."""


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
    if port is not None and port not in PORTS and not trusted:
        raise NotOutside(f"The port of {address!r} is not one of a web server: {', '.join(map(str, PORTS))}.")
    return parts


@cache
def _context() -> ssl.SSLContext:
    return ssl.create_default_context()


def tls() -> ssl.SSLContext:
    """The one context of this process. Making it takes 20 ms, so the event loop must not."""
    with _context_lock:
        return _context()


async def checked(
    address: str, inside: Collection[str] = (), pool: ThreadPoolExecutor = CHECKING
) -> tuple[SplitResult, str]:
    """Split an address and return the IP address to connect to as well. Raises NotOutside if it is not public."""
    parts = parts_of(address, inside)
    host, port = parts.hostname or "", parts.port or (443 if parts.scheme == "https" else 80)
    try:
        async with asyncio.timeout(LOOK_UP):
            numbers = await asyncio.get_running_loop().run_in_executor(pool, numbers_of, host, port)
    except (OSError, UnicodeError):  # a time-out is an OSError
        raise _nowhere(host) from None
    if parts.netloc not in inside and not all(is_public(number) for number in numbers):
        raise _nowhere(host)
    return parts, numbers[0]


def _nowhere(host: str) -> NotOutside:
    """One sentence, whether there is no such host or it is inside: nobody may learn here what is on our network."""
    return NotOutside(f"There is no host {host!r} that the whole internet can reach; nothing is sent there.")


def numbers_of(host: str, port: int) -> list[str]:
    """The addresses behind a name. This may take as long as a name server likes."""
    return [str(each[4][0]) for each in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)]


def is_public(number: str) -> bool:
    """True if an IP address is one of the internet's own, however an IPv4 address is written as an IPv6 one."""
    parsed = ip_address(number.partition("%")[0])
    if isinstance(parsed, IPv6Address):
        if parsed.ipv4_mapped is not None:
            parsed = parsed.ipv4_mapped
        elif parsed in TRANSLATED:
            parsed = IPv4Address(int(parsed) & 0xFFFF_FFFF)
        elif parsed not in UNICAST or parsed.teredo is not None or parsed.sixtofour is not None:
            return False  # site-local, IPv4-compatible, local translation and tunnels among them
    return parsed.is_global and not parsed.is_multicast


async def post(
    address: str, body: bytes, headers: Mapping[str, str], inside: Collection[str] = (), hosts: Gate | None = None
) -> int:
    """Send a body and return the status. Raises NotOutside, TooMany, OSError or TimeoutError if it cannot be sent.

    `hosts` limits how much is sent to one name, and to one address, which may have many names.
    """
    async with asyncio.timeout(TIMEOUT):
        parts, number = await checked(address, inside, SENDING)
        if hosts is not None and not all(
            hosts.bucket(key).take() for key in {parts.hostname or "", network_of(number)}
        ):
            raise TooMany("Too much was sent to this host lately.")
        secure = parts.scheme == "https"
        context = await asyncio.to_thread(tls) if secure else None
        reader, writer = await asyncio.open_connection(
            number,
            parts.port or (443 if secure else 80),
            ssl=context,
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
