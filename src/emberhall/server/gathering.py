"""A gathering: the people of a table, seated or watching, and what they agree on before they play.

Every change is durable before anyone is told of it. If another process has changed the table meanwhile, its row is read
again and the change is applied to that.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from emberhall import Game, bots
from emberhall.bus import Changed
from emberhall.server import chairs, terms
from emberhall.server.audience import Audience, Screen
from emberhall.server.errors import RequestError
from emberhall.server.frames import encode, info_of
from emberhall.server.hints import with_hints
from emberhall.server.house import House
from emberhall.server.logs import alias
from emberhall.server.presence import Presence
from emberhall.server.rated import can_be_rated
from emberhall.server.serial import Serial
from emberhall.store import RevisionTaken, StoredTable, User
from emberhall.wire.bodies import TableInfo, Terms
from emberhall.wire.messages import Lobby
from emberhall.wire.values import Value


class Gathering(Serial, ABC):
    """The people at one table. Subclasses add the game."""

    def __init__(self, house: House, row: StoredTable, game: Game | None, frozen: str | None) -> None:
        super().__init__(f"table {alias(row.id)}")
        self.row = row
        self.frozen = frozen
        self._house = house
        self._game = game
        self._audience = Audience()
        self._presence = Presence(row.id, house.lobby, house.bus, self._audience)

    @abstractmethod
    async def catch_up(self) -> bool:
        """Load what other processes have stored; True if there was anything."""

    @abstractmethod
    def _show(self, screen: Screen) -> None:
        """Show a screen the current state of the game."""

    @abstractmethod
    def _go_on(self) -> None:
        """Continue after somebody came, went or changed: handle the seats asked now."""

    def _seat_of(self, user: str | None) -> int | None:
        return chairs.seat_of(self.row, user)

    def _seen_from(self, screen: Screen) -> int | None:
        """The seat a screen sees the table from."""
        return self._seat_of(None if screen.user is None else screen.user.id)

    def _not_frozen(self) -> None:
        if self.frozen is not None:
            raise RequestError("frozen", self.frozen)

    def here(self) -> frozenset[str]:
        """The users with a screen at the table."""
        return self._presence.here()

    # --- what people are told

    def info(self, user: str | None) -> TableInfo:
        """What a user may know about the table."""
        here, watching = self._presence.here(), self._presence.watching(self._seat_of)
        now = self._house.uptime.now()
        return info_of(self.row, user, here, watching, self.frozen, self._house.settings.pace, now)

    def _lobby_for(self, screen: Screen) -> bytes:
        return encode(Lobby(self.info(None if screen.user is None else screen.user.id)))

    def _tell_lobby(self, but: Screen | None = None) -> None:
        texts: dict[int | None, bytes] = {}
        for screen in self._audience:
            if screen is not but:
                seat = self._seen_from(screen)
                if seat not in texts:
                    texts[seat] = self._lobby_for(screen)
                screen.send(texts[seat])

    # --- the row

    async def _change(self, make: Callable[[StoredTable], StoredTable]) -> bool:
        """Store a change of the row, then tell everybody, and show those who changed seats their new view.

        True if there was anything to change.
        """
        while (row := await self._saved(make)) is None:
            pass
        if row is self.row:
            return False
        moved = self._take_row(row)
        self._tell_lobby()
        for screen in moved:
            self._show(screen)
        self._house.bus.publish(Changed(row.id, row.revision))
        return True

    def _timed(self, row: StoredTable) -> StoredTable:
        """A changed row with its clocks updated."""
        return row

    async def _saved(self, make: Callable[[StoredTable], StoredTable]) -> StoredTable | None:
        """Change and store the row; None if it was outdated: then this table has the latest one, for another try."""
        try:
            row = make(self.row)
            if row is self.row:
                return row
            row = self._timed(row)
            await self._house.store.save_table(row)
            return replace(row, revision=row.revision + 1)
        except (RequestError, RevisionTaken):
            if await self.catch_up():
                return None
            raise

    def _take_row(self, row: StoredTable) -> list[Screen]:
        """Replace the row; return the screens that now see the table from another seat."""
        before = {screen: self._seen_from(screen) for screen in self._audience}
        begins = row.status != self.row.status
        self.row = row
        self._audience.arrange(self._seat_of)
        return [] if begins else [screen for screen, seat in before.items() if self._seen_from(screen) != seat]

    async def renamed(self, user: User, revision: int) -> None:
        """Apply a person's new name or face, which is stored with this revision of the row."""
        if self.row.revision != revision - 1:
            await self.catch_up()
            return
        chairs_now = tuple(
            replace(chair, name=user.name, face=user.face)
            if chair.kind == "person" and chair.user == user.id
            else chair
            for chair in self.row.chairs
        )
        self._take_row(replace(self.row, chairs=chairs_now, revision=revision))
        self._tell_lobby()

    # --- chairs

    async def sit(self, user: User, seat: int | None, nonce: str | None) -> TableInfo:
        """A person takes a seat, unless the host has blocked them."""
        host, known = self.row.host, any(chair.user == user.id for chair in self.row.chairs)
        if not known and await self._house.store.blocks([host], user.id):
            raise RequestError("not-welcome", "You cannot sit down at this table.", 403)

        def make(table: StoredTable) -> StoredTable:
            self._not_frozen()
            row, old = chairs.sit(table, user, seat, nonce), chairs.seat_of(table, user.id)
            new = chairs.seat_of(row, user.id)
            dealt = table.seed is not None  # in a forked game, decks stay with their seats
            if self._game is not None and not dealt and old is not None and new is not None and old != new:
                row = chairs.carry(row, self._game, old, new)
            return row

        await self._change(make)
        self._go_on()
        return self.info(user.id)

    async def stand(self, user: User, seat: int) -> TableInfo:
        """A person leaves a seat, and a bot of the usual level holds it if the game runs; or the host clears one."""
        stand_in = bots.usual_level(self.row.title)

        def make(table: StoredTable) -> StoredTable:
            self._not_frozen()
            row = chairs.leave(table, user, seat, stand_in, tuple(self._presence.here()))
            if self._game is not None and row.status == "open" and row.seed is None:
                row = chairs.take_away(row, self._game, seat)
            return row

        await self._change(make)
        self._go_on()
        return self.info(user.id)

    async def seat_bot(self, user: User, seat: int, level: str) -> TableInfo:
        """The host puts a bot on a seat."""
        self._not_frozen()
        chairs.check_level(self.row.title, level)
        await self._change(partial(chairs.seat_bot, user=user, seat=seat, level=level))
        self._go_on()
        return self.info(user.id)

    # --- what will be played

    async def bring(self, user: User, seat: int, wish: Mapping[str, Value]) -> TableInfo:
        """Set what a seat will play with."""
        self._not_frozen()
        assert self._game is not None
        await self._change(partial(chairs.bring, game=self._game, user=user, seat=seat, wish=wish))
        return self.info(user.id)

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
        self._not_frozen()
        assert self._game is not None
        game, unlocked = self._game, await self._house.unlocked(self._game, user.id)

        def make(table: StoredTable) -> StoredTable:
            row = terms.change(table, game, user, table.seats if seats is None else seats, wish, unlocked)
            counts = (row.purpose.rated if rated is None else rated) and can_be_rated(row.seats, row.cards)
            purpose = replace(row.purpose, rated=counts, fill=row.purpose.fill if fill is None else fill)
            row = replace(row, public=row.public if public is None else public, purpose=purpose)
            return with_hints(replace(row, terms=terms.agreed(row, agreed)), hints)

        await self._change(make)
        self._go_on()
        return self.info(user.id)

    # --- rematches

    async def agree(self, user: User, nonce: str) -> None:
        """A person agrees to the rematch: the nonce on their chair shows it."""

        def make(table: StoredTable) -> StoredTable:
            seat = chairs.seat_of(table, user.id)
            if seat is None or table.status != "open":
                return table
            return chairs.with_chairs(table, replace(table.chairs[seat], nonce=nonce))

        await self._change(make)

    async def linked(self) -> None:
        """Tell others that the rematch exists."""
        await self.catch_up()
        self._house.bus.publish(Changed(self.row.id, self.row.revision))
