"""The seats of a table: who sits where, who comes and goes, and what is agreed before the game begins."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from emberhall import bots
from emberhall.server.errors import RequestError
from emberhall.server.house.house import House
from emberhall.server.table.changes import Changes
from emberhall.server.table.queue import Queue, queued
from emberhall.server.table.row import chairs, setup
from emberhall.server.table.row.counted import check_may_change
from emberhall.server.table.row.hints import with_hints
from emberhall.server.table.row.rated import can_be_rated
from emberhall.server.table.row.series import check_sides
from emberhall.server.table.row.standins import comes_back, stand_in
from emberhall.server.table.row.state import TableState
from emberhall.server.table.screens.feed import Feed
from emberhall.server.table.screens.presence import Presence
from emberhall.server.table.screens.talk import Talk
from emberhall.store import StoredTable, User, work
from emberhall.wire.bodies.tables import Terms
from emberhall.wire.tables import TableInfo
from emberhall.wire.values import Held, TalkEvent, Value


class Seats:
    """Lets people and bots sit down and stand up at one table."""

    def __init__(
        self,
        house: House,
        queue: Queue,
        state: TableState,
        changes: Changes,
        feed: Feed,
        presence: Presence,
        talk: Talk,
        go_on: Callable[[], None],
    ) -> None:
        self._house = house
        self._queue = queue
        self._state = state
        self._changes = changes
        self._feed = feed
        self._presence = presence
        self._talk = talk
        self._go_on = go_on

    # --- people

    @queued
    async def sit(self, user: User, seat: int | None, nonce: str | None, by_chance: bool = False) -> TableInfo:
        """A person takes a seat, unless the host has blocked them; or takes back the one a bot holds for them.

        Whom chance brings here must not meet anybody they have blocked, nor anybody who has blocked them.
        """
        row, game = self._state.row, self._state.game
        held = [chair.seat for chair in row.chairs if chair.kind == "bot" and chair.user == user.id]
        known = any(chair.user == user.id for chair in row.chairs)
        if not known and chairs.is_unwelcome(row, user.id):
            raise RequestError("not-welcome", "You cannot sit down at this table.", 403)
        if not known and await self._house.store.read(work.company.blocks([row.host], user.id)):
            raise RequestError("not-welcome", "You cannot sit down at this table.", 403)
        others = [chair.user for chair in row.chairs if chair.user is not None and chair.user != user.id]
        if by_chance and await self._house.store.read(work.company.apart(user.id, others)):
            raise RequestError("not-welcome", "You cannot sit down at this table.", 403)
        if not known and await self._house.store.read(work.company.strangers(user, others)):
            raise RequestError("kid-strangers", "In kid mode only friends sit down together.", 403)

        def make(table: StoredTable) -> StoredTable:
            self._state.check_not_frozen()
            seated, old = chairs.sit(table, user, seat, nonce), chairs.seat_of(table, user.id)
            new = chairs.seat_of(seated, user.id)
            forked = table.seed is not None  # then decks stay with their seats
            if game is not None and not forked and old is not None and new is not None and old != new:
                return chairs.carry(seated, game, old, new)
            return seated

        await self._changes.change(make)
        self._go_on()
        info = self._feed.info(user.id)
        if held and self._state.row.status == "running":
            await self._talk.announce("back", held[0])
        return info

    @queued
    async def stand(self, user: User, seat: int) -> TableInfo:
        """A person leaves a seat, and a bot holds it if the game runs; or the host sends somebody away."""
        row, game = self._state.row, self._state.game
        level = bots.usual_level(row.title)

        def make(table: StoredTable) -> StoredTable:
            self._state.check_not_frozen()
            after = chairs.leave(table, user, seat, level, tuple(self._presence.here()))
            if table.status == "open":
                check_may_change(table)
            if game is not None and after.status == "open" and after.seed is None:
                return chairs.take_away(after, game, seat)
            return after

        await self._changes.change(make)
        self._go_on()
        info = self._feed.info(user.id)
        if row.status == "running":
            await self._talk.announce("left", seat)
            await self._announce_host(row.host)
        return info

    @property
    def quiet(self) -> bool:
        """True if partners may not talk now."""
        game, play = self._state.game, self._state.play
        running = self._state.row.status == "running"
        return running and game is not None and play is not None and game.face.quiet(play.state)

    @queued
    async def belong(self, circle: str) -> str:
        """Let the table belong to a circle, unless it has one; return its circle."""

        def make(table: StoredTable) -> StoredTable:
            if table.purpose.circle:
                return table
            return replace(table, purpose=replace(table.purpose, circle=circle))

        await self._changes.change(make)
        return self._state.row.purpose.circle

    async def come_back(self, user: User | None) -> None:
        """Give a person who was only away their seat back as soon as they return."""
        row = self._state.row
        if user is not None and row.status == "running" and comes_back(row, user.id):
            await self.sit(user, None, None)

    @queued
    async def hand_over(self, user: User, seat: int) -> TableInfo:
        """The host makes somebody else the host."""
        host = self._state.row.host
        await self._changes.change(partial(chairs.hand_over, user=user, seat=seat))
        await self._announce_host(host)
        return self._feed.info(user.id)

    async def _announce_host(self, before: str) -> None:
        host = self._state.row.host
        if host != before and (seat := self._state.seat_of(host)) is not None:
            await self._talk.announce("host", seat)

    @queued
    async def rename(self, user: User, revision: int) -> None:
        """Apply a person's new name or face, which is stored with this revision of the row."""

        def make(table: StoredTable) -> StoredTable:
            own = [chair for chair in table.chairs if chair.kind == "person" and chair.user == user.id]
            renamed = {chair.seat: replace(chair, name=user.name, face=user.face) for chair in own}
            return replace(table, chairs=tuple(renamed.get(chair.seat, chair) for chair in table.chairs))

        await self._changes.adopt(make, revision)

    # --- bots

    @queued
    async def seat_bot(self, user: User, seat: int, level: str) -> TableInfo:
        """The host puts a bot on a seat."""
        self._state.check_not_frozen()
        chairs.check_level(self._state.row.title, level)

        def make(table: StoredTable) -> StoredTable:
            after = chairs.seat_bot(table, user, seat, level)
            check_may_change(table)
            return after

        await self._changes.change(make)
        self._go_on()
        return self._feed.info(user.id)

    @queued
    async def stand_in(self, seat: int, why: Held, event: TalkEvent | None = None) -> None:
        """A bot plays for the person on a seat from now on, if one still sits there."""

        def make(row: StoredTable) -> StoredTable:
            if row.status != "running" or row.chairs[seat].kind != "person":
                return row
            return stand_in(row, seat, bots.usual_level(row.title), why)

        if await self._changes.change(make):
            if event is not None:
                await self._talk.announce(event, seat)
            self._go_on()

    # --- what will be played

    @queued
    async def bring(self, user: User, seat: int, wish: Mapping[str, Value]) -> TableInfo:
        """Set what a seat will play with."""
        self._state.check_not_frozen()
        game = self._state.game
        assert game is not None
        await self._changes.change(partial(chairs.bring, game=game, user=user, seat=seat, wish=wish))
        return self._feed.info(user.id)

    @queued
    async def set_terms(
        self,
        user: User,
        seats: int | None,
        wish: Mapping[str, Value],
        public: bool | None,
        hints: bool | None = None,
        rated: bool | None = None,
        fill: int | None = None,
        agreed: Terms | None = None,
    ) -> TableInfo:
        """The host changes the seats, the options or other terms."""
        self._state.check_not_frozen()
        game = self._state.game
        assert game is not None
        unlocked = await self._house.unlocked(game, user.id)

        def make(table: StoredTable) -> StoredTable:
            row = setup.change(table, game, user, table.seats if seats is None else seats, wish, unlocked)
            check_may_change(table)
            counts = (row.purpose.rated if rated is None else rated) and can_be_rated(row.seats, row.cards)
            purpose = replace(row.purpose, rated=counts, fill=row.purpose.fill if fill is None else fill)
            row = replace(row, public=row.public if public is None else public, purpose=purpose)
            row = check_sides(replace(row, terms=setup.terms_after(row, agreed)), game)
            return with_hints(row, hints)

        await self._changes.change(make)
        self._go_on()
        return self._feed.info(user.id)
