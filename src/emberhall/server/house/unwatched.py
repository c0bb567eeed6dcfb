"""Unwatched games among bots: a few per host run at once, and the others sleep until their turn.

Otherwise one guest could fill the memory with games that nobody sees.
"""

from collections import Counter
from collections.abc import Callable

MOST = 4
"""How many unwatched games of one host run at once."""


class Unwatched:
    """Which of these games run, and which wait, in order of arrival."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._going: dict[str, str] = {}
        """The host of each running table."""
        self._of: Counter[str] = Counter()
        self._waiting: dict[str, dict[str, None]] = {}
        """The waiting tables of each host, in order of arrival."""
        self._hosts: dict[str, str] = {}
        """The host of each waiting table."""
        self.wake: Callable[[str], None] = _nobody
        """Called with a table whose turn has come; it may be asleep."""

    def may_go_on(self, table: str, host: str) -> bool:
        """True if this game may run now; if not, it is woken when its turn comes."""
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
        """True if this game waits for its turn."""
        return table in self._hosts

    def forget(self, table: str) -> None:
        """Drop a game that is watched or over: it takes no turn from others."""
        if table in self._hosts:
            self._forget_waiting(table)
        self.rest(table)

    def rest(self, table: str) -> None:
        """Free the place of a game that leaves memory; one that waits still does."""
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
    """The default for `wake`."""
