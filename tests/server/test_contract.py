"""Routes and handlers fit together, or the server does not start: each sentence here names what does not."""

from typing import Annotated, Any

import msgspec
import pytest
from msgspec import Meta
from starlette.requests import Request

from emberhall.server.api.binding import ContractError, Handler, bind, check
from emberhall.server.api.handlers import handlers_of
from emberhall.server.api.requests import Caller, path_of, query_of, read_parameter
from emberhall.server.errors import RequestError
from emberhall.server.host import app
from emberhall.server.settings import Settings
from emberhall.store import User
from emberhall.wire.bodies.house import Done
from emberhall.wire.bodies.tables import Bring
from emberhall.wire.route import PARAMETERS, TEXT, Route
from emberhall.wire.routes import ROUTES

SIT = Route("sit", "POST", "/api/tables/{table}/seats/{seat}", "Sit.", Done, Bring, "needed")
LIST = Route(
    "list", "GET", "/api/games", "List.", list[Done], auth="welcome", query={"skip": Annotated[int, Meta(ge=0)]}
)
READ = Route("read", "GET", "/api/texts/{lang}", "Read.", TEXT)


async def sit(user: User, wish: Bring, table: str, seat: int) -> Done:
    return Done()


async def sit_from(who: User, body: Bring, seat: int, table: str, caller: Caller) -> msgspec.Raw:
    return msgspec.Raw(b"{}")


async def listing(user: User | None, skip: int = 0) -> list[Done]:
    return []


async def listing_perhaps(user: User | None, skip: int | None = None) -> list[Done]:
    return []


def test_handlers_that_fit_are_bound() -> None:
    assert check(SIT, sit) == check(SIT, sit_from) == check(LIST, listing) == check(LIST, listing_perhaps) == []
    bindings = bind([SIT, LIST], {"list": listing, "sit": sit_from})
    assert list(bindings) == ["sit", "list"]
    assert (bindings["sit"].takes_caller, bindings["list"].takes_caller) == (True, False)
    assert bindings["list"].decoder is None


async def no_seat(user: User, wish: Bring, table: str) -> Done:
    return Done()


async def other_name(user: User, wish: Bring, table: str, chair: int) -> Done:
    return Done()


async def seat_as_text(user: User, wish: Bring, table: str, seat: str) -> Done:
    return Done()


async def perhaps_nobody(user: User | None, wish: Bring, table: str, seat: int) -> Done:
    return Done()


async def no_body(user: User, table: str, seat: int) -> Done:
    return Done()


async def other_answer(user: User, wish: Bring, table: str, seat: int) -> list[Done]:
    return []


async def raw_caller(user: User, wish: Bring, table: str, seat: int, caller: Request) -> Done:
    return Done()


async def nothing() -> Done:
    return Done()


@pytest.mark.parametrize(
    ("handler", "problems"),
    [
        (no_seat, ["does not take 'seat'"]),
        (other_name, ["does not take 'seat'", "takes 'chair', which the route does not have"]),
        (seat_as_text, ["takes 'seat' as str, not as int"]),
        (other_answer, ["returns list[Done], but the route answers Done"]),
        (raw_caller, ["takes 'caller' as Request, not as Caller"]),
        (no_body, ["takes 'table' as str, but the body is Bring", "does not take 'table'"]),
    ],
)
def test_what_does_not_fit_is_named(handler: Handler, problems: list[str]) -> None:
    assert check(SIT, handler) == problems


def test_a_route_that_needs_a_user_never_gets_nobody() -> None:
    assert check(SIT, perhaps_nobody) == ["takes 'user' as User | None, but the user is User"]
    assert check(SIT, nothing)[:2] == ["does not take the user, as User", "does not take the body, as Bring"]


async def must_skip(user: User | None, skip: int) -> list[Done]:
    return []


async def skip_text(user: User | None, skip: str = "") -> list[Done]:
    return []


async def raw_text(lang: str) -> msgspec.Raw:
    return msgspec.Raw(b"")


def test_what_may_be_absent_needs_a_default_and_a_text_is_no_json() -> None:
    assert check(LIST, must_skip) == ["has no default for 'skip', which may be absent"]
    assert check(LIST, skip_text) == ["takes 'skip' as str, not as int | None"]
    assert check(READ, raw_text) == ["returns Raw, but the route answers text/plain"]


def test_a_route_without_a_handler_and_a_handler_without_a_route_are_named() -> None:
    with pytest.raises(ContractError) as refused:
        bind([SIT, LIST], {"sit": no_seat, "stand": sit})
    assert str(refused.value).splitlines() == [
        "The handler 'stand' has no route.",
        "The handler of 'sit' does not take 'seat'.",
        "The route 'list' (GET /api/games) has no handler.",
    ]


@pytest.mark.parametrize(
    ("name", "handler", "sentence"),
    [
        ("take_seat", None, "The route 'take_seat' (POST /api/tables/{table}/seats) has no handler."),
        ("me", nothing, "The handler of 'me' does not take the user, as User."),
    ],
)
def test_a_server_whose_handlers_do_not_fit_does_not_start(
    monkeypatch: pytest.MonkeyPatch, name: str, handler: Handler | None, sentence: str
) -> None:
    def broken(*parts: Any) -> dict[str, Handler]:
        handlers = {each: known for each, known in handlers_of(*parts).items() if each != name}
        return handlers if handler is None else {**handlers, name: handler}

    app.create_app(Settings(database=":memory:"))
    monkeypatch.setattr(app, "handlers_of", broken)
    with pytest.raises(ContractError) as refused:
        app.create_app(Settings(database=":memory:"))
    assert sentence in str(refused.value).splitlines()


def test_a_path_names_only_parameters_with_a_type() -> None:
    with pytest.raises(ValueError, match="has the parameter 'colour', whose type is not declared"):
        Route("paint", "POST", "/api/paint/{colour}", "Paint.", Done)
    assert PARAMETERS.keys() == {name for route in ROUTES for name in route.parameters}


# --- reading


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("seat", "0", 0),
        ("seat", "007", 7),
        ("page", "10000", 10_000),
        ("moment", "999999", 999_999),
        ("table", "7", "7"),
    ],
)
def test_values_in_the_path_are_read(name: str, text: str, value: str | int) -> None:
    assert read_parameter(name, PARAMETERS[name], text) == value


@pytest.mark.parametrize(
    ("name", "texts", "error"),
    [
        ("seat", ["x", "-1", "1.0", "1000", "0001", "\u0663", "\u00b2", " 1"], "unknown-seat"),
        ("moment", ["x", "-1", "1000000"], "unknown-moment"),
        ("page", ["0", "10001", "x", "00001x"], "bad-request"),
        ("kept", ["short", "a" * 41, "with a blank", "newline8\n"], "bad-request"),
    ],
)
def test_other_values_in_the_path_are_refused(name: str, texts: list[str], error: str) -> None:
    for text in texts:
        with pytest.raises(RequestError) as refused:
            read_parameter(name, PARAMETERS[name], text)
        assert (refused.value.error, refused.value.status) == (error, 400)
        assert repr(text) in refused.value.message


def request_of(query: str = "", **path: str) -> Request:
    return Request({"type": "http", "query_string": query.encode(), "path_params": path, "headers": []})


def test_a_route_gets_its_path_and_query_and_nothing_else() -> None:
    assert path_of(SIT, request_of(table="t", seat="3")) == {"table": "t", "seat": 3}
    assert query_of(LIST, request_of("skip=20")) == {"skip": 20}
    assert query_of(SIT, request_of("skip=20")) == {}
    with pytest.raises(RequestError, match="'jump' cannot be asked for; skip can"):
        query_of(LIST, request_of("jump=20"))
    with pytest.raises(RequestError, match="'skip' cannot be '-1': Expected `int` >= 0"):
        query_of(LIST, request_of("skip=-1"))
