"""A gathering: the people of a table, on its chairs and before its screens, and what they agree on before they play.

Every change is durable before anyone hears of it; the note on the bus makes the screens hear.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import replace

from emberhall import Game, bots
from emberhall.bus import Changed
from emberhall.server import chairs, terms
from emberhall.server.audience import Audience, Screen
from emberhall.server.frames import encode, info_of
from emberhall.server.house import House
from emberhall.server.objections import Objection
from emberhall.server.serial import Serial
from emberhall.store import StoredTable, User
from emberhall.wire.bodies import TableInfo
from emberhall.wire.messages import Lobby
from emberhall.wire.values import Value


class Gathering(Serial, ABC):
    """Who is at one table. What is played there is for the table to know."""

    def __init__(self, house: House, row: StoredTable, game: Game | None, frozen: str | None) -> None:
        super().__init__(f"table {row.id}")
        self.row = row
        self.frozen = frozen
        self._house = house
        self._game = game
        self._audience = Audience()

    @abstractmethod
    def _show(self, screen: Screen) -> None:
        """Let a screen see where the game stands."""

    @abstractmethod
    def _go_on(self) -> None:
        """Somebody came, went or changed: see to whoever is asked now."""

    def _seat_of(self, user: str | None) -> int | None:
        return chairs.seat_of(self.row, user)

    def _not_frozen(self) -> None:
        if self.frozen is not None:
            raise Objection("frozen", self.frozen)

    # --- what is told

    def info(self, user: str | None) -> TableInfo:
        """What a user may know about the table."""
        return info_of(self.row, user, self._audience.here(), self._audience.watching(), self.frozen)

    def _lobby_for(self, screen: Screen) -> str:
        return encode(Lobby(self.info(None if screen.user is None else screen.user.id)))

    def _tell_lobby(self, but: Screen | None = None) -> None:
        texts: dict[int | None, str] = {}
        for screen in self._audience:
            if screen is not but:
                seat = self._seat_of(None if screen.user is None else screen.user.id)
                if seat not in texts:
                    texts[seat] = self._lobby_for(screen)
                screen.send(texts[seat])

    async def _change(self, row: StoredTable) -> None:
        """Make a change of chairs or state durable, then tell, and show those who changed seats what they see now."""
        await self._house.store.save_table(row)
        before = self.row
        self.row = row
        self._audience.arrange(self._seat_of)
        self._house.bus.publish(Changed(row.id))
        for screen in self._audience:
            user = None if screen.user is None else screen.user.id
            if row.status == before.status and chairs.seat_of(before, user) != self._seat_of(user):
                self._show(screen)

    # --- chairs

    async def sit(self, user: User, seat: int | None, nonce: str | None) -> TableInfo:
        """A person takes a seat."""
        self._not_frozen()
        row, old = chairs.sit(self.row, user, seat, nonce), self._seat_of(user.id)
        new = chairs.seat_of(row, user.id)
        if self._game is not None and old is not None and new is not None and old != new:
            row = chairs.carry(row, self._game, old, new)
        await self._change(row)
        self._go_on()
        return self.info(user.id)

    async def stand(self, user: User, seat: int) -> TableInfo:
        """A person leaves a seat, and the strongest bot keeps it if the game runs; or the host clears one."""
        self._not_frozen()
        stand_in = bots.levels(self.row.title)[-1]
        row = chairs.leave(self.row, user, seat, stand_in, tuple(self._audience.here()))
        if self._game is not None and row.status == "open":
            row = chairs.take_away(row, self._game, seat)
        await self._change(row)
        self._go_on()
        return self.info(user.id)

    async def seat_bot(self, user: User, seat: int, level: str) -> TableInfo:
        """The host puts a bot on a seat."""
        self._not_frozen()
        chairs.check_level(self.row.title, level)
        await self._change(chairs.seat_bot(self.row, user, seat, level))
        self._go_on()
        return self.info(user.id)

    async def rename(self, user: User) -> None:
        """A person has another name or face."""
        seat = self._seat_of(user.id)
        if seat is not None:
            changed = replace(self.row.chairs[seat], name=user.name, face=user.face)
            await self._change(chairs.with_chairs(self.row, changed))

    # --- what will be played

    async def bring(self, user: User, seat: int, wish: Mapping[str, Value]) -> TableInfo:
        """A seat will play with this."""
        self._not_frozen()
        assert self._game is not None
        await self._change(chairs.bring(self.row, self._game, user, seat, wish))
        return self.info(user.id)

    async def set_terms(
        self, user: User, seats: int | None, wish: Mapping[str, Value], public: bool | None
    ) -> TableInfo:
        """The host has thought again about seats, options, or who may come."""
        self._not_frozen()
        assert self._game is not None
        row = self.row
        unlocked = await self._house.unlocked(self._game, user.id)
        row = terms.change(row, self._game, user, row.seats if seats is None else seats, wish, unlocked)
        await self._change(replace(row, public=row.public if public is None else public))
        return self.info(user.id)

    # --- once more

    async def agree(self, user: User, nonce: str) -> None:
        """A person of a rematch wants to play: the nonce on the chair says so."""
        seat = self._seat_of(user.id)
        assert seat is not None
        await self._change(chairs.with_chairs(self.row, replace(self.row.chairs[seat], nonce=nonce)))

    async def linked(self, rematch: str) -> None:
        """The rematch is there: say so."""
        self.row = replace(self.row, rematch=rematch)
        self._house.bus.publish(Changed(self.row.id))
