"""Pauses between commits: when commits are frequent, each waits a little, so that more words share it."""

from collections import deque

from emberhall.world import clock

GATHER = 0.004
"""Seconds between commits when they are frequent: a sync then costs more than the words it is for."""
MANY = 40
"""Commits within SPAN seconds that count as frequent. Somebody playing alone never waits."""
SPAN = 0.2
CROWD, CROWDED = 24, 0.01
"""When a commit had this many words, all wait for the processor anyway: the next follows after this many seconds."""


class Pauses:
    """When the next commit is due."""

    def __init__(self) -> None:
        self._commits: deque[float] = deque([-SPAN] * MANY, MANY)
        self._gather = GATHER

    def committed(self, words: int) -> None:
        """Note a finished commit and its number of words."""
        self._commits.append(clock.monotonic())
        self._gather = GATHER if words < CROWD else CROWDED

    def left(self) -> float:
        """Seconds until the next commit; 0 if commits are not frequent."""
        now = clock.monotonic()
        return max(0.0, self._commits[-1] + self._gather - now) if now - self._commits[0] < SPAN else 0.0
