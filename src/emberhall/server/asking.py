"""What every HTTP handler reads first: the user, the address and the body of the request."""

from typing import TypeVar

import msgspec
from starlette.requests import Request

from emberhall.server.errors import RequestError
from emberhall.server.guests import Guests
from emberhall.server.house import House
from emberhall.store import User
from emberhall.wire.values import Body

B = TypeVar("B", bound=Body)


class Asked:
    """Base class of the handlers."""

    def __init__(self, house: House, guests: Guests) -> None:
        self._house = house
        self._guests = guests

    async def _body(self, request: Request, kind: type[B]) -> B:
        largest = self._house.settings.largest_message
        data = bytearray()
        async for chunk in request.stream():
            data += chunk
            if len(data) > largest:
                raise RequestError("too-large", f"A request may have at most {largest} bytes.", 413)
        try:
            return msgspec.json.decode(bytes(data) or b"{}", type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError) as problem:
            raise RequestError("bad-request", f"The request cannot be read: {problem}.", 400) from None

    async def _user(self, request: Request) -> User | None:
        token = token_of(request)
        return None if token is None else await self._guests.find(token)

    async def _known(self, request: Request) -> User:
        user = await self._user(request)
        if user is None:
            raise RequestError("no-token", "Sign in first: POST /api/guests gives you a token.", 401)
        if request.method != "GET":
            self._house.persons.changes.pass_person(user.id)
        return user


def token_of(request: Request) -> str | None:
    """The token a request was sent with."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if not scheme:
        return None
    if not token:  # a lone value may be the token itself, so it is not repeated
        raise RequestError("bad-token", "Send the token as `Authorization: Bearer TOKEN`.", 401)
    if scheme.lower() != "bearer":
        sentence = f"The scheme {scheme!r} is not understood; send the token as `Authorization: Bearer TOKEN`."
        raise RequestError("bad-token", sentence, 401, scheme=scheme)
    return token.strip()


def address_of(request: Request) -> str:
    """The client address of a request."""
    return request.client.host if request.client is not None else "unknown"
