"""Steering: the screens of a table meet at one process of a crew, so that a move is computed once and not in each.

A socket that names its table (`/api/socket?table=ID`) is handed to the process that the table's hash selects, before
the handshake: its descriptor is sent through a Unix socket in the crew's folder. Any process can serve any table, so a
failure here does no harm: the socket stays where it arrived. So it does if the other process hangs.
"""

import asyncio
import contextlib
import socket
import zlib
from collections.abc import Callable
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import structlog

from emberhall.server.protocols.pulses import beat, is_late, pulse_file
from emberhall.server.settings import Settings

log = structlog.get_logger(__name__)
LARGEST = 32 * 1024
"""Bytes of a request that can be handed over: more than the longest head."""
POSSIBLE = hasattr(socket, "send_fds") and hasattr(socket, "AF_UNIX")


def table_of(target: bytes) -> str:
    """The table that a socket's URL names, or an empty string."""
    try:
        named = parse_qs(urlsplit(target.decode("ascii")).query, max_num_fields=8).get("table", [""])
    except ValueError:
        return ""
    return named[0]


class Steering:
    """One process of a crew and its way to the others; without a crew it does nothing."""

    def __init__(self, settings: Settings) -> None:
        self._number, self._count = settings.worker
        self._folder = Path(settings.crew_folder) if settings.crew_folder and POSSIBLE and self._count > 1 else None
        self._ear: socket.socket | None = None
        self._make: Callable[[], asyncio.Protocol] | None = None
        self._coming: set[asyncio.Task[None]] = set()
        self._pulse: asyncio.Task[None] | None = None

    def open(self, make: Callable[[], asyncio.Protocol]) -> None:
        """Accept sockets from the others, each served by a new protocol."""
        if self._folder is None:
            return
        self._pulse = asyncio.create_task(beat(pulse_file(self._folder, self._number)))
        path = self._folder / f"{self._number}.door"
        path.unlink(missing_ok=True)  # left by the process that this one replaces
        ear = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        try:
            ear.setblocking(False)
            ear.bind(str(path))
        except OSError as problem:  # such as a folder with a very long name
            ear.close()
            log.warning("sockets not steered", why=str(problem))
            return
        self._ear, self._make = ear, make
        asyncio.get_running_loop().add_reader(ear.fileno(), self._take)

    def close(self) -> None:
        """Accept no more; sockets on their way are still served."""
        if self._pulse is not None:
            self._pulse.cancel()
        if self._ear is not None:
            self._take()
            asyncio.get_running_loop().remove_reader(self._ear.fileno())
            self._ear.close()
            self._ear = None

    def hand_over(self, target: bytes, head: bytes, connection: socket.socket) -> bool:
        """Hand a socket to the process that has its table; True if it was handed over."""
        table = table_of(target) if self._ear is not None else ""
        owner = zlib.crc32(table.encode()) % self._count
        if self._folder is None or not table or owner == self._number or len(head) > LARGEST:
            return False
        if is_late(pulse_file(self._folder, owner)):
            return False
        with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as mouth:
            mouth.setblocking(False)
            mouth.connect(str(self._folder / f"{owner}.door"))
            socket.send_fds(mouth, [head], [connection.fileno()])
            return True
        return False

    def _take(self) -> None:
        assert self._ear is not None
        while True:
            try:
                head, descriptors, _, _ = socket.recv_fds(self._ear, LARGEST, 1)
            except OSError:
                return  # nothing more for now
            for descriptor in descriptors:
                task = asyncio.create_task(self._serve(head, socket.socket(fileno=descriptor)))
                self._coming.add(task)
                task.add_done_callback(self._coming.discard)

    async def _serve(self, head: bytes, connection: socket.socket) -> None:
        """Continue where the other process stopped reading."""
        assert self._make is not None
        try:
            connection.setblocking(False)
            _, protocol = await asyncio.get_running_loop().connect_accepted_socket(self._make, connection)
        except OSError:
            connection.close()  # the client has gone meanwhile
            return
        protocol.data_received(head)
