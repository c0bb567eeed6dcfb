"""Running a server: check the settings, bind, print the address, serve until told to stop."""

import asyncio
import errno
import socket
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Any

from emberhall.bus import BusError, open_bus
from emberhall.server.host.admission import check_origins
from emberhall.server.host.crews import Crew
from emberhall.server.host.heap import share_one_heap
from emberhall.server.host.serving import serve_here
from emberhall.server.house.cardsets import read_cards
from emberhall.server.logs import set_up_logs
from emberhall.server.settings import Settings
from emberhall.store import FileLock, Store, StoreError, is_shared, lock_of, open_store

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
    open_browser: bool = False,
    cards: Path | None = None,
    workers: int = 1,
    **wishes: Any,
) -> int:
    """Serve until interrupted; return the exit code. `say` is called with the address once the server listens.

    `wishes` are further fields of `Settings`.
    """
    set_up_logs()
    share_one_heap()
    lock: FileLock | None = None
    try:
        check_origins(wishes.get("origins", ()))
        sets = () if cards is None else tuple(read_cards(cards))
        settings = Settings(**{"cards": sets, "names": (host,), **wishes})
        store = open_store(settings.database)
        _check_workers(workers, settings, store)
        lock = lock_of(store)
        if lock is not None:
            lock.take()
        asyncio.run(_try(store, settings))
        listening = bind(host, port)
    except (StoreError, BusError, OSError, ValueError) as problem:
        sys.stderr.write(f"{problem}\n")
        if lock is not None:
            lock.release()
        return BAD_ARGUMENTS
    ready = _announcing(settings, address_of(host, listening), say, open_browser)
    try:
        if workers > 1:
            return Crew(workers, settings, listening).run(ready)
        return serve_here(settings, listening, ready)
    finally:
        if lock is not None:
            lock.release()


def _announcing(settings: Settings, address: str, say: Callable[[str], None], open_browser: bool) -> Callable[[], None]:
    def ready() -> None:
        say(f"Emberhall is open at {address}")
        for each in settings.cards:
            say(f"New tables of {each.title} use the overlay with the mark {each.mark}.")
        if open_browser:
            webbrowser.open(address)

    return ready


def _check_workers(workers: int, settings: Settings, store: Store) -> None:
    """Raise ValueError if several processes could not work together."""
    if workers == 1:
        return
    if not is_shared(store):
        raise ValueError(
            f"{workers} workers need a database they can share: give --store postgresql://USER@HOST/DATABASE."
        )
    if settings.bus is None:
        raise ValueError(f"{workers} workers need a bus to hear of each other: give --bus redis://HOST:PORT.")


def bind(host: str, port: int) -> socket.socket:
    """Return a socket bound to the address; port 0 picks a free one. Raises OSError with advice if that fails."""
    try:
        family, kind, protocol, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except (OSError, OverflowError) as problem:
        raise OSError(f"There is no address {host!r} with port {port} here: {problem}.") from None
    # With an explicit protocol, asyncio sets TCP_NODELAY on accepted sockets; without, each answer waits 40 ms.
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


async def _try(store: Store, settings: Settings) -> None:
    """Check early that database and bus work, so that errors are reported before serving."""
    await store.open()
    await store.close()
    await open_bus(settings.bus).check()
