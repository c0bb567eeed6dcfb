"""Whereabouts: who is at the tables of other lobbies, for the lists of this one."""

from collections.abc import Callable, Collection

from emberhall.bus import HOUSE, Absent, Bus, Missed, Note, Seen, WhoIsPresent


class Whereabouts:
    """What other lobbies have announced about their tables; none of it is stored."""

    def __init__(self, lobby: str, bus: Bus, say_again: Callable[[], None]) -> None:
        self._lobby = lobby
        self._bus = bus
        self._say_again = say_again
        self._seen: dict[str, dict[str, tuple[str, ...]]] = {}
        self._stop: Callable[[], None] = lambda: None

    def open(self) -> None:
        """Listen, and ask who is where."""
        self._stop = self._bus.subscribe(HOUSE, self._hear)
        self._bus.publish(WhoIsPresent(HOUSE))

    def close(self) -> None:
        """Stop listening."""
        self._stop()

    def here(self, table: str) -> set[str]:
        """The users with a screen at a table, at other lobbies."""
        return {user for users in self._seen.get(table, {}).values() for user in users}

    def tables_of(self, users: Collection[str]) -> dict[str, set[str]]:
        """The tables where some of these users have a screen at other lobbies, and which users."""
        there = {table: self.here(table).intersection(users) for table in self._seen}
        return {table: screens for table, screens in there.items() if screens}

    def _hear(self, note: Note) -> None:
        match note:
            case WhoIsPresent():
                self._say_again()
            case Missed(heard_again=True):
                self._bus.publish(WhoIsPresent(HOUSE))
            case Seen(lobby=lobby, at=table, users=users) if lobby != self._lobby:
                self._note(table, lobby, users)
            case Absent(lobby=lobby):
                for table in [table for table, lobbies in self._seen.items() if lobby in lobbies]:
                    self._note(table, lobby, ())

    def _note(self, table: str, lobby: str, users: tuple[str, ...]) -> None:
        lobbies = self._seen.setdefault(table, {})
        if users:
            lobbies[lobby] = users
        else:
            lobbies.pop(lobby, None)
        if not lobbies:
            del self._seen[table]
