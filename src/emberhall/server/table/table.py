"""A live table: a queue, so that one thing happens after another, and its parts around one state.

A move is durable before anyone is told of it. Then this table tells its own screens, and a note on the bus lets every
other process that serves the table catch up from the store. Every verb, here or on a part, enters the queue by itself.
"""

import asyncio
import contextlib

import structlog

from emberhall.bus import Absent, Changed, Chosen, Leads, Missed, Moved, Note, Planned, Present, Said, WhoIsPresent
from emberhall.server.errors import RequestError
from emberhall.server.house.house import House
from emberhall.server.logs import alias
from emberhall.server.table.answers import RETRY
from emberhall.server.table.changes import Changes
from emberhall.server.table.dealer import Dealer
from emberhall.server.table.driver import Driver
from emberhall.server.table.duties import Duties
from emberhall.server.table.follower import Follower
from emberhall.server.table.hints import Hints
from emberhall.server.table.moves import Moves
from emberhall.server.table.planning import Planning
from emberhall.server.table.queue import Queue, queued
from emberhall.server.table.recorder import Recorder
from emberhall.server.table.rematch import Rematch
from emberhall.server.table.rests import Rests
from emberhall.server.table.row.lives import end
from emberhall.server.table.row.state import TableState
from emberhall.server.table.row.waking import Woken
from emberhall.server.table.screens.audience import Audience, Screen
from emberhall.server.table.screens.feed import Feed
from emberhall.server.table.screens.late import Late
from emberhall.server.table.screens.leading import Leading
from emberhall.server.table.screens.presence import Presence
from emberhall.server.table.screens.talk import Talk
from emberhall.server.table.seats import Seats
from emberhall.server.table.votes import Votes
from emberhall.server.weakly import weakly
from emberhall.store import StoredTable, StoreError, User
from emberhall.wire.tables import TableInfo

log = structlog.get_logger(__name__)
SPARE = 2.0
"""Seconds before a table without screens leaves memory, if its game is over or waits, or another process has some."""


class Table:
    """One live table. Its parts with verbs: `seats`, `moves`, `votes`, `hints`, `planning`, `rematch`."""

    def __init__(self, house: House, row: StoredTable, woken: Woken) -> None:
        store, bus, uptime = house.store, house.bus, house.uptime
        queue, state, audience = (
            Queue(f"table {alias(row.id)}"),
            TableState(row, woken.game, woken.play, woken.frozen),
            Audience(),
        )
        # The parts know each other, but none knows the table: it is gone as soon as nobody else knows it.
        go_on = weakly(self, Table._go_on)
        presence = Presence(row.id, house.lobby, bus, audience)
        late = Late(store, state, audience, queue.post)
        talk = Talk(store, bus, state, audience, late)
        feed = Feed(house.settings, uptime, state, audience, presence, late)
        follower = Follower(store, house.envelopes, queue, state, feed, go_on)
        changes = Changes(store, bus, uptime, state, feed, follower)
        recorder = Recorder(house, queue, state, feed, talk, follower, go_on)
        dealer = Dealer(store, uptime, queue, state, changes, feed, go_on)
        self._house = house
        self._queue = queue
        self._state = state
        self._audience = audience
        self._presence = presence
        self._late = late
        self._talk = talk
        self._feed = feed
        self._follower = follower
        self._changes = changes
        self._dealer = dealer
        self._leading = Leading(bus, audience)
        self.seats = Seats(house, queue, state, changes, feed, presence, talk, go_on)
        self.moves = Moves(queue, state, recorder, self.seats, talk)
        self.votes = Votes(uptime, queue, state, changes, recorder, presence, talk, self.moves.give_up, go_on)
        self.hints = Hints(queue, state, house.settings.bot_limit)
        rests = Rests(store, uptime, queue, state, changes, go_on)
        self.planning = Planning(store, bus, queue, state, rests, go_on)
        self.rematch = Rematch(queue, state, changes, follower, dealer, feed)
        duties = Duties(uptime, queue, state, self.seats, self.votes, self.moves, talk, go_on)
        self._driver = Driver(
            house,
            queue,
            state,
            audience,
            presence,
            late,
            self.seats,
            self.votes,
            self.moves,
            recorder,
            dealer,
            duties,
            rests,
        )
        self._unsubscribe = bus.subscribe(row.id, weakly(self, Table._hear))
        presence.ask()
        self._go_on()

    def _go_on(self) -> None:
        self._driver.go_on()

    # --- what is known of it

    @property
    def row(self) -> StoredTable:
        """The stored row."""
        return self._state.row

    def here(self) -> frozenset[str]:
        """The users with a screen at the table."""
        return self._presence.here()

    def info(self, user: str | None) -> TableInfo:
        """What a user may know about the table."""
        return self._feed.info(user)

    def seq_for(self, user: User | None) -> int:
        """How many words a user may know of."""
        return self._feed.seq_for(user)

    @queued
    async def seen_late(self) -> int:
        """How many words spectators may know of."""
        await self._late.prepare()
        return self._late.seen[0]

    # --- its life in memory

    @property
    def touched(self) -> float:
        """When somebody last asked for something."""
        return self._queue.touched

    def may_sleep(self, idle: float) -> bool:
        """True if nobody watches, nothing is pending and nothing has happened for a while."""
        busy = self._audience or self._driver.is_busy
        spare = self._presence.elsewhere or self.row.status == "over" or self._house.unwatched.waits(self.row.id)
        return not busy and self._queue.quiet_for(min(idle, SPARE) if spare else idle)

    async def finish(self, seconds: float) -> None:
        """Accept nothing more, and wait for what is in progress, but no longer than this."""
        await self._queue.finish(seconds)

    def stop(self) -> list[asyncio.Task[None]]:
        """Leave memory; everything is in the store. Return the tasks still ending."""
        self._unsubscribe()
        self._presence.leave()
        self._late.stop()
        return self._driver.stop() + self._queue.stop()

    async def driven(self) -> None:
        """Wait until it is known which lobby drives this table."""
        await self._driver.settled()

    def play_on(self) -> None:
        """Continue an unwatched game whose turn has come."""
        self._go_on()

    # --- other processes

    async def catch_up(self) -> bool:
        """Load what other processes have stored; True if there was anything."""
        return await self._follower.catch_up()

    def say_who_is_here(self) -> None:
        """Tell other lobbies who is here."""
        self._presence.tell_anew()

    def _hear(self, note: Note) -> None:
        match note:
            case Moved():
                self._follower.hear_move(note)
            case Present() | Absent() | WhoIsPresent():
                if self._presence.hear(note):
                    self._feed.tell_lobby()
                    self._go_on()
            case Changed(revision=revision):
                self._follower.hear_change(revision)
            case Chosen():
                self._follower.catch_up_soon()
            case Planned():
                self._state.plans += 1
                self._go_on()
            case Said(n=n):
                if self._talk.behind(n):
                    self._queue.post(self._hear_lines)
            case Leads():
                self._leading.hear(note)
            case Missed(heard_again=heard_again):
                self._follower.catch_up_soon()
                self._queue.post(self._hear_lines)
                if heard_again:
                    self._presence.ask()

    async def _hear_lines(self) -> None:
        """Tell the screens what was said elsewhere; if the store is away, try again later."""
        try:
            await self._talk.catch_up()
        except StoreError as problem:
            log.warning("lines not heard", table=self.row.id, why=str(problem))
            asyncio.get_running_loop().call_later(RETRY, self._queue.post, self._hear_lines)

    # --- screens

    @queued
    async def join(self, screen: Screen) -> None:
        """Add a screen, and send it the lobby, the last chat lines and the state of the game."""
        feed, audience = self._feed, self._audience
        await self._follower.catch_up()
        if feed.seat_of(screen) is None:
            await self._late.prepare()
        lines = await self._talk.last(screen, feed.seat_of(screen))
        if screen not in audience:
            audience.add(screen)
            audience.arrange(self._state.seat_of)
            feed.tell_lobby(but=screen)
            self._presence.tell()
            await self.seats.come_back(screen.user)
            self._go_on()
        screen.send(feed.lobby_frame(screen))
        for line in lines:
            screen.send(line)
        feed.show(screen)
        self._leading.show(screen)

    @queued
    async def leave(self, screen: Screen) -> None:
        """Remove a screen; the person keeps their seat."""
        if screen in self._audience:
            self._audience.remove(screen)
            self._audience.arrange(self._state.seat_of)
            self._feed.tell_lobby()
            self._presence.tell()
            self._go_on()

    @queued
    async def say(self, user: User | None, text: str | None, greeting: str | None) -> None:
        """Say a line of chat."""
        await self._talk.say(user, text, greeting)

    @queued
    async def lead(self, user: User | None, at: int | None, eyes: str, every: bool) -> None:
        """Take everybody who reviews the finished game to a moment."""
        self._leading.lead(self.row, user, at, eyes, every)

    # --- beginning and end of its game

    async def start(self, user: User | None) -> TableInfo:
        """Deal. Only the host may ask, or the server itself, without a user."""
        return await self._dealer.start(user)

    @queued
    async def abandon(self) -> None:
        """End a game that its people have abandoned; in one that counts, those it waits for have given up."""
        row = self.row
        if row.status == "running" and (row.purpose.rated or row.purpose.event):
            for seat in row.waiting:
                if row.chairs[seat].kind == "person":
                    with contextlib.suppress(RequestError):
                        await self.moves.give_up(seat, "abandoned")
        if self.row.seq > row.seq:  # they have: others may go on
            return
        if await self._changes.change(lambda row: end(row, "abandoned") if row.status == "running" else row):
            await self._talk.announce("abandoned")
            self._go_on()
