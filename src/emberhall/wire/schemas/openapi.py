"""The OpenAPI 3.1 document, generated from the routes and the bodies."""

from functools import cache
from typing import Any

import msgspec

from emberhall.wire.bodies.house import ErrorBody
from emberhall.wire.route import NOT_JSON, PNG, Route
from emberhall.wire.routes import ROUTES

REASONS = {
    400: "The request is malformed, or a value in it is not allowed.",
    401: "The token is missing or unknown.",
    403: "This user is not allowed to do that.",
    404: "The requested resource does not exist.",
    409: "Not possible in the current state.",
    429: "Too many requests from this person or address.",
    503: "The server is too busy, or cannot use its database.",
}
INTRODUCTION = (
    "Emberhall's HTTP interface: guests, tables, seats and records. Play itself goes through the WebSocket at "
    "`/api/socket`; see docs/protocol.md. Every refusal is an `ErrorBody`: a stable key and a sentence."
)


@cache
def document(version: str) -> dict[str, Any]:
    """The whole document, in the order of the routes; cached, so do not change it."""
    types: list[Any] = [ErrorBody]
    types += [route.body for route in ROUTES if route.body is not None]
    types += [route.reply for route in ROUTES if route.reply not in NOT_JSON]
    schemas, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    by_type = {repr(kind): schema for kind, schema in zip(types, schemas, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, by_type)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Emberhall",
            "version": version,
            "description": INTRODUCTION,
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": paths,
        "components": {
            "schemas": dict(sorted(components.items())),
            "securitySchemes": {"guest": {"type": "http", "scheme": "bearer"}},
        },
    }


def text(version: str) -> str:
    """The document as written to docs/."""
    return msgspec.json.format(msgspec.json.encode(document(version)), indent=2).decode() + "\n"


def _operation(route: Route, by_type: dict[str, Any]) -> dict[str, Any]:
    content = {str(route.reply): {"schema": {"type": "string"}}}
    if route.reply == PNG:
        content = {PNG: {"schema": {"type": "string", "contentEncoding": "binary", "contentMediaType": PNG}}}
    if route.reply not in NOT_JSON:
        content = {"application/json": {"schema": by_type[repr(route.reply)]}}
    problem = {"application/json": {"schema": by_type[repr(ErrorBody)]}}
    operation: dict[str, Any] = {"operationId": route.name, "summary": route.summary}
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": msgspec.json.schema(kind)}
        for name, kind in route.parameters.items()
    ]
    parameters += [
        {"name": name, "in": "query", "required": False, "schema": msgspec.json.schema(kind)}
        for name, kind in route.query.items()
    ]
    if parameters:
        operation["parameters"] = parameters
    if route.auth != "none":
        operation["security"] = [{"guest": []}] if route.auth == "needed" else [{}, {"guest": []}]
    if route.body is not None:
        operation["requestBody"] = {
            "required": not route.body_may_be_empty,
            "content": {"application/json": {"schema": by_type[repr(route.body)]}},
        }
    statuses = sorted({*route.errors, 429})  # any request can be made too often
    operation["responses"] = {
        str(route.status): {"description": "Done.", "content": content},
        **{str(status): {"description": REASONS[status], "content": problem} for status in statuses},
    }
    return operation
