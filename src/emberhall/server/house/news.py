"""News of circles and studies: a request waits here until something has changed, in this process or in another."""

import asyncio
from collections import Counter

from emberhall.bus import Bus, Changed, Missed, Note

WAIT = 12.0
"""Seconds after which a request is answered anyway, so that its sender is known to be there still."""
AT_ONCE = 6
"""How many requests of one person may wait; further ones are answered at once."""


class News:
    """Those who wait for news in this process."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._waiting: Counter[str] = Counter()

    def publish(self, place: str, revision: int) -> None:
        """Tell everybody who waits, here and elsewhere, that a circle or a study has changed."""
        if revision:
            self._bus.publish(Changed(place, revision))

    def listen(self, place: str, since: int) -> "Ear":
        """Hear from now on of whatever is newer than a revision."""
        return Ear(self._bus, place, since)

    async def wait(self, user: str, ear: "Ear") -> None:
        """Wait for news, but not for long."""
        if self._waiting[user] >= AT_ONCE:
            return
        self._waiting[user] += 1
        try:
            async with asyncio.timeout(WAIT):
                await ear.heard.wait()
        except TimeoutError:
            pass
        finally:
            self._waiting[user] -= 1
            if not self._waiting[user]:
                del self._waiting[user]


class Ear:
    """Hears of changes of one place, until it is closed."""

    def __init__(self, bus: Bus, place: str, since: int) -> None:
        self.heard = asyncio.Event()
        self._since = since
        self._stop = bus.subscribe(place, self._hear)

    def _hear(self, note: Note) -> None:
        match note:
            case Changed(revision=revision) if revision > self._since:
                self.heard.set()
            case Missed():
                self.heard.set()

    def close(self) -> None:
        """Hear no more."""
        self._stop()
