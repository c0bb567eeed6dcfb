"""What spectators of a table with a delay are told: words and chat lines, each once it is due.

They see a play of their own, which follows the words that are due. A spectator who joins or returns sees that play, and
so do reviews and lists: nothing about the current turn leaks another way. When the game is over, everything is told.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from datetime import datetime
from functools import partial
from itertools import islice

from emberhall import Play
from emberhall.kernel.play import Outcome
from emberhall.kernel.plays.news import News
from emberhall.server.table.row.delays import delay_of
from emberhall.server.table.row.lives import life_of
from emberhall.server.table.row.state import TableState
from emberhall.server.table.row.waking import record_of
from emberhall.server.table.screens.audience import Audience, Screen, may_read
from emberhall.server.table.screens.frames import encode, said_of
from emberhall.server.table.screens.updates import update_of
from emberhall.server.timestamps import ago
from emberhall.store import Line, Move, Store, work
from emberhall.world import clock

DAY = 24 * 3600
SOON = 0.02
MOST_LINES = 200
"""How many chat lines may be held; new screens get fewer."""


class Late:
    """The spectators of one table with screens at this lobby."""

    def __init__(
        self,
        store: Store,
        state: TableState,
        audience: Audience,
        post: Callable[[Callable[[], Awaitable[None]]], None],
    ) -> None:
        self._store = store
        self._state = state
        self._audience = audience
        self._post = post
        self._play: Play | None = None
        self._words: deque[tuple[str, Move]] = deque()
        self._lines: deque[Line] = deque(maxlen=MOST_LINES)
        self._timer: asyncio.TimerHandle | None = None

    @property
    def holds(self) -> bool:
        """True if spectators of this table lag behind now."""
        return delay_of(self._state.row) is not None

    @property
    def seen(self) -> tuple[int, list[int]]:
        """How many words spectators have seen, and the seats the table waited for then."""
        return (0, []) if self._play is None else (self._play.seq, list(self._play.waiting))

    def stop(self) -> None:
        """Cancel the timer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def prepare(self) -> None:
        """Load what is due, if nobody has watched so far."""
        row = self._state.row
        if self._play is None and self.holds:
            words, times = (
                await self._store.read(work.records.words_of(row.id)),
                await self._store.read(work.records.times_of(row.id)),
            )
            self._words = deque(zip(times[: row.seq], words[: row.seq], strict=True))
            due = self._due_words()
            try:
                self._play = await asyncio.to_thread(Play.restore, record_of(row, due))
            except ValueError:  # the table is frozen and shows nothing to anybody
                self._words.clear()
        self.settle()

    def show(self, screen: Screen) -> None:
        """Send a spectator's screen what it may see, from the queue."""
        self._post(partial(self._show, screen))

    async def _show(self, screen: Screen) -> None:
        await self.prepare()
        if self._play is not None and screen in self._audience and self.holds:
            screen.send(self._update(self._play, self._play.tell(None)))

    async def _show_all(self) -> None:
        for screen in self._audience.watchers():
            await self._show(screen)

    def add(self, outcome: Outcome, at: str) -> None:
        """Take in an outcome; spectators are told when it is due."""
        if self._play is not None:
            self._words += [(at, word) for word in outcome.store]
            self.settle()
        elif self._audience.watchers():
            self._post(self._show_all)

    def is_held(self, line: Line) -> bool:
        """True if spectators may not hear a line yet: it may be about what they have not seen."""
        delay = delay_of(self._state.row)
        if line.aside or delay is None:
            return False
        if delay.kind == "seconds":
            return line.at > ago(delay.amount / DAY)
        return self._play is None or (len(self._words) > 0 and line.at >= self._words[0][0])

    def hold(self, line: Line) -> None:
        """Hold a line until it is due."""
        self._lines.append(line)
        self._wait()

    def settle(self) -> None:
        """Tell what is due; everything, if the game is over."""
        if self._play is None:
            return
        due = self._due_words()
        if due:
            outcome = self._play.follow(due)
            self._play = outcome.play
            self._audience.tell_watchers(self._update(outcome.play, outcome.tell(None)))
        while self._lines and not self.is_held(self._lines[0]):
            self._tell_line(self._lines.popleft())
        if not self.holds:
            self._play = None
            self._lines.clear()
        self._wait()

    def _due_words(self) -> list[Move]:
        delay, words = delay_of(self._state.row), self._words
        if delay is None:
            count = len(words)
        elif delay.kind == "moves":
            count = max(0, len(words) - delay.amount)
        else:
            until = ago(delay.amount / DAY)
            count = sum(at <= until for at, _ in words)
        return [words.popleft()[1] for _ in range(count)]

    def _wait(self) -> None:
        """Set the timer for the next thing due."""
        self.stop()
        delay = delay_of(self._state.row)
        times = [at for at, _ in islice(self._words, 1)] + [line.at for line in islice(self._lines, 1)]
        if delay is None or delay.kind != "seconds" or not times or self._play is None:
            return
        passed = (clock.utc() - datetime.fromisoformat(min(times))).total_seconds()
        after = max(SOON, delay.amount - passed)
        self._timer = asyncio.get_running_loop().call_later(after, self._post, self._settle_in_queue)

    async def _settle_in_queue(self) -> None:
        self.settle()

    def _update(self, play: Play, news: News) -> bytes:
        row = self._state.row
        return encode(update_of(row.id, play, news, life_of(row).ended is not None))

    def _tell_line(self, line: Line) -> None:
        frame = encode(said_of(self._state.row.id, line))
        self._audience.tell_some(frame, lambda screen, seat: seat is None and may_read(screen, line))
