"""The handlers of what happens at a date: events and daily deals."""

from msgspec import UnsetType

from emberhall.server.api.requests import Caller
from emberhall.server.circles.desk import CircleDesk
from emberhall.server.events.daily import Daily
from emberhall.server.events.evening_desk import EventDesk
from emberhall.server.house.house import House
from emberhall.server.lobby.lobby import Lobby
from emberhall.server.lobby.quota import TableQuota
from emberhall.store import User
from emberhall.wire.bodies import daily as bodies
from emberhall.wire.bodies.events import ChangeEvent, EventInfo, NewEvent, OwnEvents
from emberhall.wire.tables import TableInfo


class EventHandlers:
    """Handlers of `wire.routes.events`."""

    def __init__(self, house: House, lobby: Lobby, quota: TableQuota, circles: CircleDesk) -> None:
        self._events = EventDesk(house, lobby)
        self._quota = quota
        self._circles = circles

    async def new_event(self, user: User, wish: NewEvent, caller: Caller) -> EventInfo:
        await self._quota.check(caller.address, user)
        if isinstance(wish.circle, UnsetType):
            return await self._events.create(user, wish)
        await self._circles.check_own(wish.circle, user)
        info = await self._events.create(user, wish)
        await self._circles.tell_evening(wish.circle, user, info.title, info.id)
        return info

    async def event(self, user: User | None, event: str) -> EventInfo:
        return await self._events.info(event, user)

    async def own_events(self, user: User) -> OwnEvents:
        return await self._events.own(user)

    async def change_event(self, user: User, wish: ChangeEvent, event: str) -> EventInfo:
        return await self._events.change(event, user, wish)

    async def join_event(self, user: User, event: str) -> EventInfo:
        return await self._events.join(event, user)

    async def leave_event(self, user: User, event: str) -> EventInfo:
        return await self._events.leave(event, user)

    async def next_round(self, user: User, event: str) -> EventInfo:
        return await self._events.next_round(event, user)

    async def next_opponent(self, user: User, event: str, caller: Caller) -> EventInfo:
        await self._quota.check(caller.address, user)
        return await self._events.next_opponent(event, user)


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
