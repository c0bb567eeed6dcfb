"""Chat at a table: every line is stored, and told once to each screen, whichever lobby it came from."""

from functools import partial

from emberhall.bus import Bus, Said
from emberhall.server.errors import RequestError
from emberhall.server.table.row.state import TableState
from emberhall.server.table.screens.audience import Audience, Screen, may_read
from emberhall.server.table.screens.frames import encode, said_of
from emberhall.server.table.screens.late import Late
from emberhall.server.timestamps import now
from emberhall.store import Line, Store, User, work
from emberhall.wire.values import TalkEvent

LAST = 50
"""How many lines a screen is told when it joins, and at most at once when it has missed some."""


class Talk:
    """The chat of one table, as far as the screens of this lobby have heard it."""

    def __init__(self, store: Store, bus: Bus, state: TableState, audience: Audience, late: Late) -> None:
        self._table = state.row.id
        self._store = store
        self._bus = bus
        self._state = state
        self._audience = audience
        self._late = late
        self._heard = 0  # the last line that the screens were told

    async def say(self, user: User | None, text: str | None, greeting: str | None) -> None:
        """A person says a line to all screens here and, by a note, at other lobbies.

        Spectators of a running game are heard only by each other. Where the title asks for quiet, players may
        only greet then.
        """
        if user is None:
            raise RequestError("nameless", "Give yourself a name before you talk.", 403)
        game, play, seat = self._state.game, self._state.play, self._state.seat_of(user.id)
        running = self._state.row.status == "running"
        quiet = running and game is not None and play is not None and game.face.quiet(play.state)
        if quiet and seat is not None and greeting is None:
            raise RequestError("quiet", "Partners may not talk during a round at this table, only greet.")
        if user.kid and greeting is None:
            raise RequestError("kid-mode", "In kid mode people talk in ready-made words.", 403)
        aside = running and seat is None
        await self._add(
            await self._store.write(work.talk.say(self._table, seat, user.name, text, greeting, now(), user.id, aside))
        )

    async def announce(self, event: TalkEvent, seat: int | None = None) -> None:
        """Say a line of the table itself, about the person on a seat."""
        name = "" if seat is None else self._state.row.chairs[seat].name or ""
        await self._add(await self._store.write(work.talk.say(self._table, seat, name, None, None, now(), event=event)))

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
        self._tell(await self._store.read(work.talk.lines_of(self._table, LAST, self._heard)))

    async def last(self, screen: Screen, seat: int | None) -> list[bytes]:
        """Return the last lines as frames for a new screen, after telling the others any they have missed."""
        lines = await self._store.read(work.talk.lines_of(self._table, LAST))
        self._tell(lines)
        return [self._frame(line) for line in lines if self._hears(line, screen, seat)]

    def _tell(self, lines: list[Line]) -> None:
        for line in lines:
            if line.n > self._heard:
                self._heard = line.n
                self._audience.tell_some(self._frame(line), partial(self._hears, line))
                if self._late.is_held(line):
                    self._late.hold(line)

    def _frame(self, line: Line) -> bytes:
        return encode(said_of(self._table, line))

    def _hears(self, line: Line, screen: Screen, seat: int | None) -> bool:
        """True if a screen gets a line now: not from somebody its user has muted, and no asides for players."""
        if not may_read(screen, line):
            return False
        return not self._late.is_held(line) if seat is None else not line.aside
