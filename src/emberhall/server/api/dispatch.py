"""The dispatcher: reads and checks what a route declares, calls the route's handler, and encodes its answer."""

from collections.abc import Awaitable, Callable, Iterable, Mapping
from functools import partial
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from emberhall.server.api.binding import CALLER, Binding, Handler, bind
from emberhall.server.api.requests import Caller, address_of, body_of, path_of, query_of, token_of
from emberhall.server.errors import closed_to_kids, nobody_known
from emberhall.server.house.house import House
from emberhall.server.house.pages import Cached, send_leaf
from emberhall.server.people.guests import Guests
from emberhall.store import User
from emberhall.wire.route import Route

JSON = "application/json"


class Dispatcher:
    """Serves the routes. Raises ContractError when it is made with handlers that do not fit them."""

    def __init__(self, house: House, guests: Guests, routes: Iterable[Route], handlers: Mapping[str, Handler]) -> None:
        self._house = house
        self._guests = guests
        self._bindings = bind(routes, handlers)

    def endpoints(self) -> list[tuple[Route, Callable[[Request], Awaitable[Response]]]]:
        """Each route, and what serves its requests."""
        return [(binding.route, partial(self._serve, binding)) for binding in self._bindings.values()]

    async def _serve(self, binding: Binding, request: Request) -> Response:
        route = binding.route
        token = None if route.auth == "none" else token_of(request)
        first: list[Any] = [] if route.auth == "none" else [await self._user(route, token)]
        named = path_of(route, request) | query_of(route, request)
        if binding.decoder is not None:
            first.append(await body_of(request, binding.decoder, self._house.settings.largest_message))
        if binding.takes_caller:
            named[CALLER] = Caller(address_of(request), token)
        answer = await binding.handler(*first, **named)
        if isinstance(answer, Response):
            return answer
        if isinstance(answer, Cached):
            return send_leaf(request, answer.leaf, answer.cache)
        return Response(msgspec.json.encode(answer), route.status, media_type=JSON)

    async def _user(self, route: Route, token: str | None) -> User | None:
        user = None if token is None else await self._guests.find(token)
        if route.auth == "needed":
            if user is None:
                raise nobody_known()
            if user.kid and not route.kids:
                raise closed_to_kids()
            if route.method != "GET":
                self._house.persons.changes.pass_person(user.id)
        return user
