"""Admission: which requests are let in, by host name, origin and rate.

A foreign page can point its own domain at this machine and then send us requests from our visitors' browsers. So only
some hosts are accepted: IP addresses, this machine's own names, and the origins given at startup.
"""

import socket
from collections.abc import Iterable
from ipaddress import ip_address
from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from emberhall.server.errors import RequestError
from emberhall.server.host.guards import error_response
from emberhall.server.limits import Bucket, Gate
from emberhall.server.settings import Rate, Settings

log = structlog.get_logger(__name__)
POLICY_VIOLATION = 1008
LINES = Rate(10, 6.0)
"""The rate of log lines: a flood of requests must not become a flood of lines."""
HARMLESS = ("GET", "HEAD", "OPTIONS")


class Names:
    """The names this server answers to, and the pages that may use it."""

    def __init__(self, settings: Settings) -> None:
        self._origins = frozenset(origin.rstrip("/").lower() for origin in settings.origins)
        own = socket.gethostname().lower()
        named = {urlsplit(origin).hostname or "" for origin in self._origins}
        self._names = {"localhost", own, f"{own}.local", *(name.lower() for name in settings.names)} | named

    def host_allowed(self, host: str) -> bool:
        """True if a request may use this host name. Very old clients may send none."""
        if not host:
            return True
        try:
            name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
        except ValueError:
            return False
        return name in self._names or name.endswith(".localhost") or _is_address(name)

    def origin_allowed(self, headers: Headers) -> bool:
        """True if the request comes from a page of ours. Programs other than browsers send no origin."""
        origin = headers.get("origin")
        if origin is None or origin.lower() in self._origins:
            return True
        try:
            netloc = urlsplit(origin).netloc
        except ValueError:
            return False
        return netloc != "" and netloc == headers.get("host")


class Admission:
    """Middleware in front of every route."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._names = Names(settings)
        self._lines = Bucket(LINES)
        self._requests = Gate(settings.requests, "requests", settings.spare_loopback)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request or a socket through, or say why not."""
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        try:
            self._check(scope, Headers(scope=scope))
        except RequestError as error:
            await _refuse(error, scope, receive, send)
        else:
            await self._app(scope, receive, send)

    def _check(self, scope: Scope, headers: Headers) -> None:
        host = headers.get("host", "")
        if not self._names.host_allowed(host):
            self._note("host refused", host)
            sentence = f"This server does not answer to {host!r}; start it with `--origin https://{host}`."
            raise RequestError("unknown-host", sentence, 421, host=host)
        asks = scope["type"] == "http" and scope["method"] in HARMLESS
        if not asks and not self._names.origin_allowed(headers):
            origin = headers.get("origin", "")
            self._note("origin refused", origin)
            raise RequestError("foreign-origin", f"A page from {origin!r} may not use this server.", 403, origin=origin)
        client = scope.get("client")
        self._requests.pass_by(client[0] if client else "unknown")

    def _note(self, event: str, name: str) -> None:
        if self._lines.take():
            log.warning(event, name=name[:100])


async def _refuse(error: RequestError, scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await receive()  # websocket.connect
        await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": error.error})
        return
    answer = error_response(error.status, error.error, error.message, error.args_said)
    answer.headers["connection"] = "close"  # the rest of the request is not read
    await answer(scope, receive, send)


def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def check_origins(origins: Iterable[str]) -> tuple[str, ...]:
    """Return the origins. Raises ValueError if one is malformed."""
    for origin in origins:
        parts = urlsplit(origin)
        if parts.scheme not in {"http", "https"} or not parts.hostname or parts.path.strip("/") or parts.query:
            raise ValueError(f"{origin!r} is not an origin; write it as https://play.example.org.")
    return tuple(origins)
