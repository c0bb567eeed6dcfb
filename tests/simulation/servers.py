"""A lobby in the simulated world: the real application behind the real protocols, on one host."""

import asyncio
from typing import TYPE_CHECKING, Any

import structlog
from uvicorn.server import ServerState

from emberhall.bus import open_bus
from emberhall.server.host.app import create_app
from emberhall.server.host.listening import GRACEFUL, config
from emberhall.server.protocols.http_protocol import HttpProtocol
from emberhall.server.settings import Rate, Settings
from tests.simulation import redis

if TYPE_CHECKING:
    from tests.simulation.disks import Disk
    from tests.simulation.loops import HostLoop
    from tests.simulation.network import Network
    from tests.simulation.worlds import Host, World

PORT = 80
AGAIN = 1.0
"""Seconds until a process that could not start is started again."""
HOOK = "10.0.0.3"
"""Where webhooks of people are."""
FREE = Rate(1_000_000, 0.000_001)
WISHES: dict[str, Any] = {
    "bus": redis.URL,
    "pace": 0.3,
    "away": 5.0,
    "absence": 8.0,
    "consent": 6.0,
    "bot_workers": 1,
    "alert_delay": 2.0,
    "alerts_inside": (f"{HOOK}:{PORT}",),
    "idle": 20.0,
    "guests": FREE,
    "requests": FREE,
    "tables": FREE,
    "changes": FREE,
    "reviews": FREE,
    "connections_per_address": 10_000,
    "sign_ins": FREE,
    "sign_ins_of_account": FREE,
    "alert_addresses": FREE,
    "exports": FREE,
}
log = structlog.get_logger(__name__)


class Server:
    """One lobby, which can crash and start again."""

    def __init__(self, world: "World", network: "Network", disk: "Disk", number: int) -> None:
        self.world = world
        self.network = network
        self.disk = disk
        self.address = f"10.0.1.{number}"
        self.host: Host = world.host(f"lobby {number}")
        self._keeper = world.host("keeper")
        self.up = False
        self.house: Any = None
        network.put(self.address, self.host)

    def start(self) -> None:
        """Start soon. A process that cannot, as the database or the bus is away, ends and is started again."""
        self._serving = self.host.loop.create_task(self._serve())

    async def _serve(self) -> None:
        store = self.disk.store(self.host)
        settings = Settings(database=":memory:", **WISHES)
        app = create_app(settings, store, open_bus(settings.bus))
        try:
            async with app.router.lifespan_context(app):
                self._listen(app)
                self.up = True
                await asyncio.Event().wait()
        except Exception as problem:  # noqa: BLE001 (whatever it is, the process ends)
            self.world.note("not started", self.host.name, type(problem).__name__)
            self._keeper.loop.at(self.world.now + AGAIN, self._once_more, self.host.loop)

    def _once_more(self, ended: "HostLoop") -> None:
        if self.host.loop is ended:
            self.crash()
            self.start()

    def _listen(self, app: Any) -> None:
        loop, settings, state = self.host.loop, config(app), ServerState()
        settings.load()
        self._state = state
        self.house = app.state.house
        loop.listeners[PORT] = lambda: HttpProtocol(config=settings, server_state=state, app_state={}, _loop=loop)

    def crash(self) -> None:
        """Kill the process."""
        self.up = False
        self.host.crash()
        self.network.drop_all(self.host.name)
        self.disk.close(self.host.name)

    def stop(self) -> None:
        """Stop it as an administrator would: like Uvicorn, first say goodbye to everybody."""
        self.up = False
        self.host.loop.listeners.clear()
        self._stopping = self.host.loop.create_task(self._stop())

    async def _stop(self) -> None:
        # Uvicorn keeps them in sets, whose order depends on where in memory things are.
        for connection in sorted(self._state.connections, key=_caller):
            connection.shutdown()
        await asyncio.sleep(GRACEFUL / 2)
        for task in sorted(self._state.tasks, key=lambda task: int(task.get_name().rpartition("-")[2])):
            task.cancel()
        await asyncio.sleep(0.1)
        self._serving.cancel()
        await asyncio.gather(self._serving, return_exceptions=True)


def _caller(connection: Any) -> tuple[str, int]:
    """Who is at the other end of a connection."""
    return connection.client or ("", 0)
