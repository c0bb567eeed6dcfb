"""Steering: the screens of a table meet at one process of a crew, so that a move is worked out once and not in each.

A socket that names its table (`/api/socket?table=ID`) is handed to the process whose number the table has, before the
handshake: the descriptor goes through a socket of the crew's folder. Any process can serve any table, so whatever goes
wrong here costs nothing: the socket stays where it came in.
"""

import asyncio
import contextlib
import socket
import zlib
from collections.abc import Callable
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import structlog

from emberhall.server.settings import Settings

log = structlog.get_logger(__name__)
LARGEST = 32 * 1024
"""Bytes of a request that is handed over: more than the longest head."""
POSSIBLE = hasattr(socket, "send_fds") and hasattr(socket, "AF_UNIX")


def table_of(target: bytes) -> str:
    """The table that a socket's address names; nothing if it names none."""
    try:
        named = parse_qs(urlsplit(target.decode("ascii")).query, max_num_fields=8).get("table", [""])
    except ValueError:
        return ""
    return named[0]


class Steering:
    """One process of a crew, and the way to the others; nobody is steered where there is no crew."""

    def __init__(self, settings: Settings) -> None:
        self._number, self._count = settings.worker
        self._folder = Path(settings.measures) if settings.measures and POSSIBLE and self._count > 1 else None
        self._ear: socket.socket | None = None
        self._make: Callable[[], asyncio.Protocol] | None = None
        self._coming: set[asyncio.Task[None]] = set()

    def open(self, make: Callable[[], asyncio.Protocol]) -> None:
        """Take sockets from the others, each served by a protocol of its own."""
        if self._folder is None:
            return
        path = self._folder / f"{self._number}.door"
        path.unlink(missing_ok=True)  # of the one that this process replaces
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
        """Take no more; what is on its way is served."""
        if self._ear is not None:
            self._take()
            asyncio.get_running_loop().remove_reader(self._ear.fileno())
            self._ear.close()
            self._ear = None

    def hand_over(self, target: bytes, head: bytes, connection: socket.socket) -> bool:
        """Give a socket that asks for a table to the process that has it; whether it is gone."""
        table = table_of(target) if self._ear is not None else ""
        owner = zlib.crc32(table.encode()) % self._count
        if not table or owner == self._number or len(head) > LARGEST:
            return False
        with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as mouth:
            mouth.setblocking(False)
            mouth.connect(str(self._folder / f"{owner}.door"))  # type: ignore[operator]
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
        """Go on where the other has stopped reading."""
        assert self._make is not None
        try:
            connection.setblocking(False)
            _, protocol = await asyncio.get_running_loop().connect_accepted_socket(self._make, connection)
        except OSError:
            connection.close()  # they have gone meanwhile
            return
        protocol.data_received(head)
