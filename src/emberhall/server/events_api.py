"""Events over HTTP."""

from functools import cached_property

from starlette.requests import Request

from emberhall.server.eventdesk import EventDesk
from emberhall.server.handlers import Handlers
from emberhall.wire.event_bodies import EventInfo, NewEvent


class EventsApi(Handlers):
    """The handlers of events."""

    @cached_property
    def _events(self) -> EventDesk:
        return EventDesk(self._house, self._lobby)

    async def new_event(self, request: Request) -> EventInfo:
        user = await self._known(request)
        wish = await self._body(request, NewEvent)
        await self._admit_table(request, user)
        return await self._events.create(user, wish)

    async def event(self, request: Request) -> EventInfo:
        return await self._events.info(request.path_params["event"], await self._user(request))

    async def join_event(self, request: Request) -> EventInfo:
        user = await self._known(request)
        return await self._events.join(request.path_params["event"], user)

    async def leave_event(self, request: Request) -> EventInfo:
        user = await self._known(request)
        return await self._events.leave(request.path_params["event"], user)

    async def next_round(self, request: Request) -> EventInfo:
        user = await self._known(request)
        return await self._events.next_round(request.path_params["event"], user)
