"""Talk at a table: every line is stored, and told once to each screen, wherever it was said."""

import contextlib

from emberhall.bus import Bus, Said
from emberhall.server.audience import Audience
from emberhall.server.frames import encode, said_of
from emberhall.server.timestamps import now
from emberhall.store import Line, Store, StoreError
from emberhall.wire.values import TalkEvent

LAST = 50
"""So many lines are told to whoever joins, and at most so many at once to whoever has missed some."""


class Talk:
    """What is said at one table, as far as the screens of this lobby have heard it."""

    def __init__(self, table: str, store: Store, bus: Bus, audience: Audience) -> None:
        self._table = table
        self._store = store
        self._bus = bus
        self._audience = audience
        self._heard = 0  # the last line that the screens were told

    async def say(
        self, seat: int | None, name: str, text: str | None, greeting: str | None, event: TalkEvent | None = None
    ) -> None:
        """A line, to all screens here and, by a note, to those elsewhere; an event is told by the table itself."""
        line = await self._store.say(self._table, seat, name, text, greeting, now(), event)
        if line.n == self._heard + 1:
            self._tell([line])
        else:
            await self.catch_up()
        self._bus.publish(Said(self._table, line.n))

    def behind(self, n: int) -> bool:
        """Whether the screens have not heard line `n`."""
        return n > self._heard

    async def catch_up(self) -> None:
        """Tell the screens what was said elsewhere."""
        self._tell(await self._store.lines(self._table, LAST, self._heard))

    async def catch_up_if_possible(self) -> None:
        """The same, where the store may be away too: whoever comes or speaks later hears all."""
        with contextlib.suppress(StoreError):
            await self.catch_up()

    async def last(self) -> list[bytes]:
        """The last lines as frames, for a screen that comes; the others have heard them by then."""
        lines = await self._store.lines(self._table, LAST)
        self._tell(lines)
        return [self._frame(line) for line in lines]

    def _tell(self, lines: list[Line]) -> None:
        for line in lines:
            if line.n > self._heard:
                self._heard = line.n
                self._audience.tell(self._frame(line))

    def _frame(self, line: Line) -> bytes:
        return encode(said_of(self._table, line))
