"""The handlers of tables: setting one up, sitting down, starting, its record; and quick matches."""

from functools import partial

from msgspec import UNSET
from starlette.responses import PlainTextResponse

from emberhall.server.api.requests import Caller
from emberhall.server.house.house import House
from emberhall.server.lobby.lobby import Lobby
from emberhall.server.lobby.matching import Matching
from emberhall.server.lobby.quota import TableQuota
from emberhall.store import User
from emberhall.wire.bodies.matches import Match
from emberhall.wire.bodies.tables import Bring, ChangeTable, HandOver, NewTable, Rematch, SeatBot, Tables, TakeSeat
from emberhall.wire.tables import TableInfo
from emberhall.wire.values import or_none


class TableHandlers:
    """Handlers of `wire.routes.tables` and `wire.routes.matches`."""

    def __init__(self, house: House, lobby: Lobby, quota: TableQuota) -> None:
        self._lobby = lobby
        self._quota = quota
        self._matching = Matching(house, lobby)

    async def tables(self, user: User | None) -> Tables:
        return await self._lobby.tables(user)

    async def new_table(self, user: User, wish: NewTable, caller: Caller) -> TableInfo:
        await self._quota.check(caller.address, user)
        return await self._lobby.create(user, wish)

    async def match(self, user: User, wish: Match, caller: Caller) -> TableInfo:
        await self._quota.check(caller.address, user)
        return await self._matching.find(user, wish)

    async def table(self, user: User | None, table: str) -> TableInfo:
        return (await self._lobby.find(table)).info(None if user is None else user.id)

    async def change_table(self, user: User, wish: ChangeTable, table: str) -> TableInfo:
        live = await self._lobby.find(table)
        seats, public, hints = or_none(wish.seats), or_none(wish.public), or_none(wish.hints)
        rated = public if wish.rated is UNSET else wish.rated
        fill, terms = or_none(wish.fill), or_none(wish.terms)
        return await live.seats.set_terms(user, seats, wish.options, public, hints, rated, fill, terms)

    async def take_seat(self, user: User, wish: TakeSeat, table: str) -> TableInfo:
        live = await self._lobby.find(table)
        return await live.seats.sit(user, or_none(wish.seat), or_none(wish.nonce))

    async def bring(self, user: User, wish: Bring, table: str, seat: int) -> TableInfo:
        live = await self._lobby.find(table)
        return await live.seats.bring(user, seat, wish.options)

    async def leave_seat(self, user: User, table: str, seat: int) -> TableInfo:
        live = await self._lobby.find(table)
        return await live.seats.stand(user, seat)

    async def seat_bot(self, user: User, wish: SeatBot, table: str) -> TableInfo:
        live = await self._lobby.find(table)
        return await live.seats.seat_bot(user, wish.seat, wish.level)

    async def start(self, user: User, table: str) -> TableInfo:
        live = await self._lobby.find(table)
        return await live.start(user)

    async def rematch(self, user: User, wish: Rematch, table: str, caller: Caller) -> TableInfo:
        admit = partial(self._quota.check, caller.address, user)
        return await self._lobby.rematch(await self._lobby.find(table), user, or_none(wish.nonce), admit)

    async def hand_over_host(self, user: User, wish: HandOver, table: str) -> TableInfo:
        live = await self._lobby.find(table)
        return await live.seats.hand_over(user, wish.seat)

    async def hide_table(self, user: User, table: str) -> TableInfo:
        return await self._lobby.hide(await self._lobby.find(table), user)

    async def record(self, user: User | None, table: str) -> PlainTextResponse:
        live = await self._lobby.find(table)
        name = f"{live.row.title}-{live.row.id}.txt"
        text = await self._lobby.record(live, user)
        return PlainTextResponse(text, headers={"content-disposition": f'attachment; filename="{name}"'})
