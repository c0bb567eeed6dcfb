"""Games of bots alone that nobody watches: a few of each host go on at once, and the others sleep until their turn.

Otherwise one guest could fill the memory with games that nobody sees.
"""

from collections import Counter
from collections.abc import Callable

MOST = 4
"""Games of one host that go on at once while nobody watches them."""


class Unwatched:
    """Which of these games go on, and which wait, in the order they came."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._going: dict[str, str] = {}
        """The host of each table that goes on."""
        self._of: Counter[str] = Counter()
        self._waiting: dict[str, dict[str, None]] = {}
        """The tables of each host, first come first."""
        self._hosts: dict[str, str] = {}
        """The host of each table that waits."""
        self.wake: Callable[[str], None] = _nobody
        """Called with a table whose turn has come; it may sleep."""

    def may_go_on(self, table: str, host: str) -> bool:
        """Whether this game goes on now; if not, it is called when its turn has come."""
        if table in self._going:
            return True
        if self._of[host] < self._most:
            self._forget_waiting(table)
            self._start(table, host)
            return True
        if table not in self._hosts:
            self._hosts[table] = host
            self._waiting.setdefault(host, {})[table] = None
        return False

    def waits(self, table: str) -> bool:
        """Whether this game waits for its turn."""
        return table in self._hosts

    def forget(self, table: str) -> None:
        """Somebody watches it, or it is over: it takes no turn from others."""
        if table in self._hosts:
            self._forget_waiting(table)
        self.rest(table)

    def rest(self, table: str) -> None:
        """It has left memory. If it waits, it still does."""
        host = self._going.pop(table, None)
        if host is None:
            return
        self._of[host] -= 1
        if not self._of[host]:
            del self._of[host]
        waiting = self._waiting.get(host)
        if waiting:
            following = next(iter(waiting))
            self._forget_waiting(following)
            self._start(following, host)
            self.wake(following)

    def _start(self, table: str, host: str) -> None:
        self._going[table] = host
        self._of[host] += 1

    def _forget_waiting(self, table: str) -> None:
        host = self._hosts.pop(table, None)
        if host is not None:
            del self._waiting[host][table]
            if not self._waiting[host]:
                del self._waiting[host]


def _nobody(_table: str) -> None:
    """Nobody is called."""
