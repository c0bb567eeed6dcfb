"""Presence: who is at a table, in this lobby and every other one that serves it.

Each lobby announces who is there, and again when another asks; none of it is stored. When a lobby ends without notice,
the bus reports that it is absent.
"""

from collections.abc import Callable
from itertools import chain

from emberhall.bus import HOUSE, Absent, Bus, Present, Seen, WhoIsPresent
from emberhall.server.table.screens.audience import Audience


class Presence:
    """The people at one table, across all lobbies."""

    def __init__(self, table: str, lobby: str, bus: Bus, audience: Audience) -> None:
        self._table = table
        self._lobby = lobby
        self._bus = bus
        self._audience = audience
        self._elsewhere: dict[str, Present] = {}
        self._told: tuple[str, ...] = ()
        self._here: tuple[frozenset[str] | None, frozenset[str]] = (None, frozenset())

    def ask(self) -> None:
        """Ask every lobby that serves the table who is there, this one included."""
        self._bus.publish(WhoIsPresent(self._table))

    def tell(self) -> None:
        """Announce the users with screens here."""
        users = tuple(sorted(self._audience.here()))
        self._bus.publish(Present(self._table, self._lobby, users, self._audience.nameless()))
        self._tell_all(users)

    def tell_anew(self) -> None:
        """Like `tell`, for lobbies that may have missed it."""
        self._told = ()
        self.tell()

    def leave(self) -> None:
        """Announce that this lobby no longer serves the table."""
        self._bus.publish(Absent(self._table, self._lobby))
        self._tell_all(())

    def _tell_all(self, users: tuple[str, ...]) -> None:
        """Also tell the lobbies that do not serve the table: they list it."""
        if self._bus.remote and users != self._told:
            self._bus.publish(Seen(HOUSE, self._lobby, self._table, users))
            self._told = users

    def hear(self, note: Present | Absent | WhoIsPresent) -> bool:
        """Take in a note from another lobby; True if anything changed."""
        before = dict(self._elsewhere)
        match note:
            case WhoIsPresent():
                self.tell()
            case Present(lobby=lobby) if lobby != self._lobby:
                self._elsewhere[lobby] = note
            case Absent(lobby=lobby):
                self._elsewhere.pop(lobby, None)
        if self._elsewhere == before:
            return False
        self._here = (None, frozenset())
        return True

    def here(self) -> frozenset[str]:
        """The users with a screen at the table; the same set as long as nobody comes or goes."""
        here = self._audience.here()
        if here is not self._here[0]:
            self._here = here, here.union(*(other.users for other in self._elsewhere.values()))
        return self._here[1]

    @property
    def elsewhere(self) -> bool:
        """True if another lobby has screens at the table."""
        return any(other.users or other.nameless for other in self._elsewhere.values())

    def watching(self, seat_of: Callable[[str], int | None]) -> int:
        """How many watch without a seat: each user once, and every anonymous screen."""
        nameless = chain([self._audience.nameless()], (other.nameless for other in self._elsewhere.values()))
        return sum(seat_of(user) is None for user in self.here()) + sum(nameless)
