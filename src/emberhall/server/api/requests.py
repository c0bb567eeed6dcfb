"""What a request is read into before a handler is called: its caller, and the values in its path, query and body."""

from dataclasses import dataclass
from typing import Any, get_args

import msgspec
from msgspec import Meta
from starlette.requests import Request

from emberhall.server.errors import RequestError
from emberhall.wire.route import Route

LONGEST_SHOWN = 64
NUL = "\0"
ESCAPED_NUL = b"\\u0000"
"""PostgreSQL stores no such character: it would refuse the query, and the server would seem to be down."""


@dataclass(frozen=True, slots=True)
class Caller:
    """Where a request comes from: the client's address, and the token it was sent with, if the route reads it."""

    address: str
    token: str | None


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


def path_of(route: Route, request: Request) -> dict[str, Any]:
    """The values in the path, checked and converted."""
    return {name: read_parameter(name, kind, request.path_params[name]) for name, kind in route.parameters.items()}


def read_parameter(name: str, kind: Any, text: str) -> str | int:
    """Read a value in the path. Raises RequestError if it is not of this type."""
    if NUL in text:
        raise bad_parameter("", text)
    if kind is str:
        return text
    try:
        return msgspec.convert(_number(kind, text) if plain_type(kind) is int else text, kind)  # type: ignore[no-any-return]
    except ValueError:
        raise bad_parameter(name, text) from None


def _number(kind: Any, text: str) -> int:
    """Read a number that has no more digits than the largest one of its type."""
    most = max(meta.le for meta in get_args(kind)[1:] if isinstance(meta, Meta) and meta.le is not None)
    if not (text.isascii() and text.isdecimal() and len(text) <= len(str(most))):
        raise ValueError(text)
    return int(text)


def plain_type(kind: Any) -> Any:
    """A type without its limits: `int` of `Annotated[int, Meta(ge=0)]`."""
    return getattr(kind, "__origin__", kind) if hasattr(kind, "__metadata__") else kind


def bad_parameter(name: str, text: str) -> RequestError:
    """A value in the path is not of its type."""
    match name:
        case "seat":
            return RequestError("unknown-seat", f"{text!r} is not a seat number.", 400)
        case "moment":
            return RequestError("unknown-moment", f"{text!r} is not the number of a moment.", 400)
        case "page":
            return RequestError("bad-request", f"{text!r} is not the number of a page.", 400)
        case "kept":
            sentence = f"{text[:60]!r} is not an id for a deck: 8 to 40 letters, digits, - and _."
            return RequestError("bad-request", sentence, 400)
        case _:
            return RequestError("bad-request", f"{name or 'The path'!r} cannot be {text[:LONGEST_SHOWN]!r}.", 400)


def query_of(route: Route, request: Request) -> dict[str, Any]:
    """The values in the query, checked and converted. A route that declares none ignores them."""
    if not route.query:
        return {}
    values: dict[str, Any] = {}
    for key, text in request.query_params.items():
        if key not in route.query:
            raise RequestError("bad-request", f"{key!r} cannot be asked for; {', '.join(route.query)} can.", 400)
        if NUL in text:
            raise bad_parameter(key, text)
        try:
            values[key] = msgspec.convert(text, route.query[key], strict=False)
        except msgspec.ValidationError as problem:
            sentence = f"{key!r} cannot be {text[:LONGEST_SHOWN]!r}: {problem}."
            raise RequestError("bad-request", sentence, 400) from None
    return values


async def body_of(request: Request, decoder: msgspec.json.Decoder[Any], largest: int) -> Any:
    """The body, decoded. An absent one is an empty object."""
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > largest:
            raise RequestError("too-large", f"A request may have at most {largest} bytes.", 413)
    if ESCAPED_NUL in data:
        raise RequestError("bad-request", "The request has a character that no text has: NUL.", 400)
    try:
        return decoder.decode(bytes(data) or b"{}")
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise RequestError("bad-request", f"The request cannot be read: {problem}.", 400) from None
