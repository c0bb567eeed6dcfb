"""Chat at a table: every line is stored, and told once to each screen, whichever lobby it came from."""

import contextlib
from functools import partial

from emberhall.bus import Bus, Said
from emberhall.server.audience import Audience, Screen
from emberhall.server.frames import encode, said_of
from emberhall.server.late import Late
from emberhall.server.timestamps import now
from emberhall.store import Line, Store, StoreError, User
from emberhall.wire.values import TalkEvent

LAST = 50
"""How many lines a screen is told when it joins, and at most at once when it has missed some."""


class Talk:
    """The chat of one table, as far as the screens of this lobby have heard it."""

    def __init__(self, table: str, store: Store, bus: Bus, audience: Audience, late: Late) -> None:
        self._table = table
        self._store = store
        self._bus = bus
        self._audience = audience
        self._late = late
        self._heard = 0  # the last line that the screens were told

    async def say(self, seat: int | None, user: User, text: str | None, greeting: str | None, aside: bool) -> None:
        """Say a line to all screens here and, by a note, at other lobbies; `aside` only to spectators."""
        await self._add(await self._store.say(self._table, seat, user.name, text, greeting, now(), user.id, aside))

    async def tell(self, seat: int | None, name: str, event: TalkEvent) -> None:
        """Say a line of the table itself, about the person named."""
        await self._add(await self._store.say(self._table, seat, name, None, None, now(), event=event))

    async def _add(self, line: Line) -> None:
        if line.n == self._heard + 1:
            self._tell([line])
        else:
            await self.catch_up()
        self._bus.publish(Said(self._table, line.n))

    def behind(self, n: int) -> bool:
        """True if the screens have not heard line `n`."""
        return n > self._heard

    async def catch_up(self) -> None:
        """Tell the screens what was said at other lobbies."""
        self._tell(await self._store.lines(self._table, LAST, self._heard))

    async def catch_up_if_possible(self) -> None:
        """Like `catch_up`, but the store may be away: the next person to join or speak triggers it again."""
        with contextlib.suppress(StoreError):
            await self.catch_up()

    async def last(self, screen: Screen, seat: int | None) -> list[bytes]:
        """Return the last lines as frames for a new screen, after telling the others any they have missed."""
        lines = await self._store.lines(self._table, LAST)
        self._tell(lines)
        return [self._frame(line) for line in lines if self._hears(line, screen, seat)]

    def _tell(self, lines: list[Line]) -> None:
        for line in lines:
            if line.n > self._heard:
                self._heard = line.n
                self._audience.tell_some(self._frame(line), partial(self._hears, line))
                if self._late.is_held(line):
                    self._late.keep(line)

    def _frame(self, line: Line) -> bytes:
        return encode(said_of(self._table, line))

    def _hears(self, line: Line, screen: Screen, seat: int | None) -> bool:
        """True if a screen gets a line now: not from somebody its user has muted, and no asides for players."""
        if line.user in screen.deaf:
            return False
        return not self._late.is_held(line) if seat is None else not line.aside
