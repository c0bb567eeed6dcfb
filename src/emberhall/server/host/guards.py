"""What every response gets: security headers, and errors as sentences."""

import msgspec
import structlog
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from emberhall.server.errors import RequestError
from emberhall.server.logs import without_keys
from emberhall.store import Damaged, StoreError
from emberhall.wire.bodies.house import ErrorBody

log = structlog.get_logger(__name__)

CONTENT_SECURITY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "content-security-policy": CONTENT_SECURITY,
    "x-content-type-options": "nosniff",
    # The address of a private table is its key: it must not leak to other sites.
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
FRAMED = {
    "content-security-policy": CONTENT_SECURITY.replace("frame-ancestors 'none'", "frame-ancestors *"),
    "cross-origin-resource-policy": "cross-origin",
}
"""Of the one page that other sites may show in a frame, in place of the usual ones."""


class SecurityHeaders:
    """Adds the headers to every HTTP response."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        await self._app(scope, receive, guarded)


def error_response(status: int, error: str, message: str, args: dict[str, str | int | bool] | None = None) -> Response:
    """The error response of every route."""
    body = msgspec.json.encode(ErrorBody(error, message, args or {}))
    return Response(body, status, media_type="application/json")


async def on_request_error(_: Request, error: Exception) -> Response:
    """A request the server refuses."""
    assert isinstance(error, RequestError)
    return error_response(error.status, error.error, error.message, error.args_said)


async def on_http_error(request: Request, error: Exception) -> Response:
    """An unknown address, or an unsupported method."""
    assert isinstance(error, HTTPException)
    where = f"{request.method} {request.url.path}"
    keys = {404: ("not-found", f"There is nothing at {where}."), 405: ("bad-method", f"{where} is not supported.")}
    key, message = keys.get(error.status_code, ("http", f"{where} failed: {error.detail}."))
    answer = error_response(error.status_code, key, message)
    answer.headers.update(error.headers or {})
    return answer


async def on_store_error(request: Request, error: Exception) -> Response:
    """The database failed."""
    assert isinstance(error, StoreError)
    if isinstance(error, Damaged):
        log.error("table damaged", path=without_keys(request.url.path), why=str(error))
        return error_response(503, "damaged", "What is stored of this table cannot be read; the other tables go on.")
    log.error("store failed", why=str(error))
    return error_response(503, "store", "The server could not use its database; nothing has changed.")


async def on_disconnect(_: Request, __: Exception) -> Response:
    """The client left before its request was complete; nobody receives this response."""
    return error_response(400, "bad-request", "The request ended too early.")


async def on_crash(request: Request, error: Exception) -> Response:
    """A bug: the log has the details."""
    log.error("request failed", path=without_keys(request.url.path), exc_info=error)
    return error_response(500, "internal", "The server had an internal error; it has been logged.")
