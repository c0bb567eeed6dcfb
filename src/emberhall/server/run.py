"""Running a server: bind, print the address, serve until told to stop."""

import asyncio
import errno
import logging
import socket
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path

import structlog
import uvicorn
from starlette.applications import Starlette

from emberhall.server.app import create_app
from emberhall.server.cardsets import read_cards
from emberhall.server.settings import Settings
from emberhall.store import Store, StoreError, open_store

HUGE_MESSAGE = 1024 * 1024
"""A larger frame closes the connection; one between the app's own limit and this gets an error."""
GRACEFUL = 3
SWITCH_SECONDS = 0.0005
BAD_ARGUMENTS = 2
ADVICE = {
    errno.EADDRINUSE: "stop the program that uses it, or choose another with --port (0 picks a free one)",
    errno.EADDRNOTAVAIL: "this machine has no such address; use --host 127.0.0.1, or 0.0.0.0 for all its addresses",
    errno.EACCES: "ports below 1024 are reserved for the system; choose a higher one with --port",
}


def serve(
    *,
    say: Callable[[str], None],
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    pace: float = 0.9,
    open_browser: bool = False,
    cards: Path | None = None,
) -> int:
    """Serve until interrupted; returns the exit code. `say` is told the address once the server listens."""
    set_up_logs()
    try:
        sets = () if cards is None else tuple(read_cards(cards))
        settings = Settings(database=database, pace=pace, cards=sets)
        asyncio.run(_try(open_store(settings.database)))
        listening = bind(host, port)
    except (StoreError, OSError, ValueError) as problem:
        sys.stderr.write(f"{problem}\n")
        return BAD_ARGUMENTS
    address = address_of(host, listening)

    def ready() -> None:
        say(f"Emberhall is open at {address}")
        for each in settings.cards:
            say(f"New tables of {each.title} use the overlay with the mark {each.mark}.")
        if open_browser:
            webbrowser.open(address)

    # The store's writer thread needs the interpreter for moments between its calls into SQLite. At the default of 5 ms
    # it would wait that long for a busy event loop each time, and every move with it.
    sys.setswitchinterval(SWITCH_SECONDS)
    server = Announcing(config(create_app(settings)), ready)
    try:
        server.run(sockets=[listening])
    except KeyboardInterrupt:
        pass
    finally:
        listening.close()
    return 0 if server.started else 1


class Announcing(uvicorn.Server):
    """A server that says when it listens."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            await asyncio.to_thread(self._ready)


def config(app: Starlette) -> uvicorn.Config:
    """Uvicorn, configured for tables."""
    return uvicorn.Config(
        app,
        http="h11",
        ws="websockets-sansio",
        ws_max_size=HUGE_MESSAGE,
        # Measured on whole games of Duālis: a frame has 1.3 kB and deflates to 90 bytes in 13 µs, as much as making it
        # costs, and each socket then holds two windows. Plain, it fits one packet too, so no time is gained.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=GRACEFUL,
        log_config=None,
        access_log=False,
        server_header=False,
    )


def bind(host: str, port: int) -> socket.socket:
    """A socket that listens on the address; port 0 picks a free one. An OSError says what is wrong."""
    try:
        family, kind, protocol, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except (OSError, OverflowError) as problem:
        raise OSError(f"There is no address {host!r} with port {port} here: {problem}.") from None
    # With the protocol spelled out, asyncio sets TCP_NODELAY on what it accepts; without, each answer waits 40 ms.
    listening = socket.socket(family, kind, protocol)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind(where)
    except (OSError, OverflowError) as problem:
        listening.close()
        why = getattr(problem, "strerror", None) or str(problem)
        advice = ADVICE.get(getattr(problem, "errno", 0), "choose another with --port (0 picks a free one)")
        raise OSError(f"Port {port} on {host} cannot be used ({why}); {advice}.") from None
    listening.set_inheritable(False)
    return listening


def address_of(host: str, listening: socket.socket) -> str:
    """The address to type into a browser."""
    port = listening.getsockname()[1]
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)  # noqa: S104
    return f"http://{name}:{port}/"


def set_up_logs() -> None:
    """One line per event on standard error: coloured on a terminal, JSON elsewhere."""
    to_people = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    to_programs = (structlog.processors.format_exc_info, structlog.processors.JSONRenderer())
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            *((to_people,) if sys.stderr.isatty() else to_programs),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
        cache_logger_on_first_use=True,
    )
    logging.basicConfig(level=logging.WARNING, stream=sys.stderr, format="%(levelname)s %(name)s %(message)s")


async def _try(store: Store) -> None:
    """Check early that the database can be used, with a sentence if not."""
    await store.open()
    await store.close()
