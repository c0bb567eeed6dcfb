"""Serving in one process, on a socket that is already bound, until told to stop."""

import asyncio
import socket
import sys
from collections.abc import Callable

import structlog
import uvicorn

from emberhall.server.host.app import create_app
from emberhall.server.host.listening import config, raise_descriptors
from emberhall.server.host.tidying import leave_the_old_alone, tidy
from emberhall.server.protocols.configs import Config
from emberhall.server.protocols.http_protocol import HttpProtocol
from emberhall.server.settings import Settings

log = structlog.get_logger(__name__)
SWITCH_SECONDS = 0.0005


def serve_here(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> int:
    """Serve until told to stop; return the exit code. `ready` is called once the server listens."""
    # The store's writer thread needs the interpreter briefly between its calls into SQLite. With the default of 5 ms it
    # would wait that long for a busy event loop each time, and every move with it.
    sys.setswitchinterval(SWITCH_SECONDS)
    log.info("descriptors", most=raise_descriptors())
    server = Announcing(config(create_app(settings)), ready)
    try:
        server.run(sockets=[listening])
    except KeyboardInterrupt:
        pass
    finally:
        listening.close()
    return 0 if server.started else 1


class Announcing(uvicorn.Server):
    """A server that announces when it listens."""

    def __init__(self, config: Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._config = config
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._config.steering.open(self._handed_over)
            leave_the_old_alone()
            self._tidying = asyncio.create_task(tidy())
            await asyncio.to_thread(self._ready)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._config.steering.close()
        await super().shutdown(sockets)

    def _handed_over(self) -> HttpProtocol:
        """Return a protocol for a connection that another process has accepted."""
        protocol = HttpProtocol(
            config=self._config, server_state=self.server_state, app_state=self.lifespan.state, _loop=None
        )
        protocol.handed_over = True
        return protocol
