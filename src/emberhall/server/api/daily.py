"""The handlers of daily deals."""

from emberhall.server.api.requests import Caller
from emberhall.server.events.daily import Daily
from emberhall.server.house.house import House
from emberhall.server.lobby.lobby import Lobby
from emberhall.server.lobby.quota import TableQuota
from emberhall.store import User
from emberhall.wire.bodies import daily as bodies
from emberhall.wire.tables import TableInfo


class DailyHandlers:
    """Handlers of `wire.routes.daily`."""

    def __init__(self, house: House, lobby: Lobby, quota: TableQuota) -> None:
        self._daily = Daily(house, lobby)
        self._quota = quota

    async def daily(self, user: User | None) -> bodies.Daily:
        return await self._daily.overview(user)

    async def daily_results(self, user: User | None, title: str, day: str) -> bodies.DailyResults:
        return await self._daily.results(title, day, user)

    async def play_daily(self, user: User, title: str, caller: Caller) -> TableInfo:
        await self._quota.check(caller.address, user)
        return await self._daily.play(title, user)
