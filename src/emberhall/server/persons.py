"""Persons: the limits that count by person, over all their sockets and addresses, and the sockets they have open."""

from typing import Protocol

from emberhall.server.limits import Gate
from emberhall.server.settings import Settings


class Attached(Protocol):
    """An open socket, as far as a person's other doings concern it."""

    @property
    def proof(self) -> bytes | None:
        """The hash of the token it said hello with."""
        ...

    def let_go(self, code: int, reason: str) -> None:
        """Close it soon."""
        ...


class Persons:
    """What each person may do how often."""

    def __init__(self, settings: Settings) -> None:
        self.messages = Gate(settings.messages, "frames")
        self.talk = Gate(settings.talk, "lines")
        self.changes = Gate(settings.changes, "changes")
        self.tables = Gate(settings.tables, "new tables")
        self._most = settings.sockets_per_person
        self._sockets: dict[str, set[Attached]] = {}

    def attach(self, user: str, socket: Attached) -> bool:
        """One more socket of a person; false when they have enough."""
        sockets = self._sockets.setdefault(user, set())
        if len(sockets) >= self._most:
            return False
        sockets.add(socket)
        return True

    def detach(self, user: str, socket: Attached) -> None:
        """A socket has closed."""
        sockets = self._sockets.get(user, set())
        sockets.discard(socket)
        if not sockets:
            self._sockets.pop(user, None)

    def sign_out(self, user: str, kept: bytes | None, code: int) -> None:
        """Close the sockets of a person whose token is no longer good."""
        for socket in tuple(self._sockets.get(user, ())):
            if socket.proof != kept:
                socket.let_go(code, "signed out")
