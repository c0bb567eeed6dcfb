"""Pauses between commits: while there are many, each waits a little, so that more words share it."""

import time
from collections import deque

GATHER = 0.004
"""Seconds from one commit to the next while there are many: then a sync costs more than the words it is for."""
MANY = 40
"""So many commits within SPAN seconds are many. Whoever plays alone never waits."""
SPAN = 0.2
CROWD, CROWDED = 24, 0.01
"""Where so many have shared one, all wait for the processor anyway: then the next comes after so many seconds."""


class Pauses:
    """When the next commit is due."""

    def __init__(self) -> None:
        self._commits: deque[float] = deque([-SPAN] * MANY, MANY)
        self._gather = GATHER

    def committed(self, words: int) -> None:
        """One is done, with so many words."""
        self._commits.append(time.monotonic())
        self._gather = GATHER if words < CROWD else CROWDED

    def left(self) -> float:
        """Seconds until the next; nothing where there are few."""
        now = time.monotonic()
        return max(0.0, self._commits[-1] + self._gather - now) if now - self._commits[0] < SPAN else 0.0
