"""The handlers of events."""

from emberhall.server.api.requests import Caller
from emberhall.server.events.evening_desk import EventDesk
from emberhall.server.house.house import House
from emberhall.server.lobby.lobby import Lobby
from emberhall.server.lobby.quota import TableQuota
from emberhall.store import User
from emberhall.wire.bodies.events import EventInfo, NewEvent


class EventHandlers:
    """Handlers of `wire.routes.events`."""

    def __init__(self, house: House, lobby: Lobby, quota: TableQuota) -> None:
        self._events = EventDesk(house, lobby)
        self._quota = quota

    async def new_event(self, user: User, wish: NewEvent, caller: Caller) -> EventInfo:
        await self._quota.check(caller.address, user)
        return await self._events.create(user, wish)

    async def event(self, user: User | None, event: str) -> EventInfo:
        return await self._events.info(event, user)

    async def join_event(self, user: User, event: str) -> EventInfo:
        return await self._events.join(event, user)

    async def leave_event(self, user: User, event: str) -> EventInfo:
        return await self._events.leave(event, user)

    async def next_round(self, user: User, event: str) -> EventInfo:
        return await self._events.next_round(event, user)
