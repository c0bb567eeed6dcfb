"""Handlers bound to routes: whether each takes and answers what its route declares is checked once, at the start.

A handler takes the user first (unless the route ignores tokens), then the body if there is one, then the parameters
of path and query by their names. One that needs to know where the request comes from also takes a `caller`.
"""

import inspect
import re
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeAlias, get_type_hints

import msgspec
from starlette.responses import Response

from emberhall.server.api.requests import Caller, plain_type
from emberhall.server.house.pages import Cached
from emberhall.store import User
from emberhall.wire.route import TEXT, Route

Handler: TypeAlias = Callable[..., Awaitable[Any]]
CALLER = "caller"
ENCODED = (Response, Cached, msgspec.Raw)
"""What a handler may return instead of its route's answer: a response, a file, or JSON that is already encoded."""


class ContractError(Exception):
    """Routes and handlers do not fit together; each line says how."""


@dataclass(frozen=True, slots=True)
class Binding:
    """A route with its handler."""

    route: Route
    handler: Handler
    decoder: msgspec.json.Decoder[Any] | None
    takes_caller: bool


def bind(routes: Iterable[Route], handlers: Mapping[str, Handler]) -> dict[str, Binding]:
    """Bind every route to the handler of its name. Raises ContractError if they do not fit together."""
    by_name = {route.name: route for route in routes}
    problems = [f"The handler {name!r} has no route." for name in handlers if name not in by_name]
    bindings = {}
    for name, route in by_name.items():
        if name not in handlers:
            problems.append(f"The route {name!r} ({route.method} {route.path}) has no handler.")
            continue
        problems += [f"The handler of {name!r} {problem}." for problem in check(route, handlers[name])]
        decoder = None if route.body is None else msgspec.json.Decoder(route.body)
        takes_caller = CALLER in inspect.signature(handlers[name]).parameters
        bindings[name] = Binding(route, handlers[name], decoder, takes_caller)
    if problems:
        raise ContractError("\n".join(problems))
    return bindings


def check(route: Route, handler: Handler) -> list[str]:
    """How a handler differs from what its route declares, each as the end of a sentence."""
    hints = get_type_hints(handler)
    answer = hints.pop("return", None)
    taken = list(inspect.signature(handler).parameters.values())
    problems = []
    for what, wanted in _first(route):
        if not taken:
            problems.append(f"does not take {what}, as {_name(wanted)}")
            continue
        kind = hints.get(taken[0].name)
        if kind != wanted:
            problems.append(f"takes {taken[0].name!r} as {_name(kind)}, but {what} is {_name(wanted)}")
        taken.pop(0)
    named = {parameter.name: parameter for parameter in taken}
    for name, kinds in _named(route).items():
        parameter = named.pop(name, None)
        if parameter is None:
            problems.append(f"does not take {name!r}")
        elif hints.get(name) not in kinds:
            problems.append(f"takes {name!r} as {_name(hints.get(name))}, not as {_name(kinds[0])}")
        elif name in route.query and parameter.default is inspect.Parameter.empty:
            problems.append(f"has no default for {name!r}, which may be absent")
    if CALLER in named and hints.get(CALLER) is not Caller:
        problems.append(f"takes {CALLER!r} as {_name(hints.get(CALLER))}, not as Caller")
    problems += [f"takes {name!r}, which the route does not have" for name in named if name != CALLER]
    encoded = ENCODED[:2] if route.reply == TEXT else ENCODED
    if answer != route.reply and not (isinstance(answer, type) and issubclass(answer, encoded)):
        problems.append(f"returns {_name(answer)}, but the route answers {_name(route.reply)}")
    return problems


def _first(route: Route) -> list[tuple[str, Any]]:
    """What comes first, by position: the user and the body."""
    first: list[tuple[str, Any]] = []
    if route.auth != "none":
        first.append(("the user", User if route.auth == "needed" else User | None))
    if route.body is not None:
        first.append(("the body", route.body))
    return first


def _named(route: Route) -> dict[str, tuple[Any, ...]]:
    """The parameters of path and query, each with the types that fit."""
    path = {name: (plain_type(kind),) for name, kind in route.parameters.items()}
    query = {name: (plain_type(kind) | None, plain_type(kind)) for name, kind in route.query.items()}
    return path | query


def _name(kind: Any) -> str:
    return re.sub(r"\b(?:\w+\.)+", "", kind.__name__ if inspect.isclass(kind) else str(kind))
