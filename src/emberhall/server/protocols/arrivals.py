"""Arrivals: open connections, how many each address has, and which of them take too long.

A connection costs a file descriptor, and their number is limited. Each address gets a share of them, and a connection
that makes no progress with its request is dropped, so that newcomers find a place.
"""

import asyncio
from collections import Counter
from typing import Protocol

import structlog

from emberhall.server.limits import is_loopback, network_of
from emberhall.server.metrics import Metrics
from emberhall.server.settings import Settings
from emberhall.world import clock

log = structlog.get_logger(__name__)
KEPT_BACK = 64
"""Descriptors reserved for the database, bot workers and files."""
CLOSING = 3.0
"""Seconds a closing connection has to read what was still written."""
SWEEP = 1.0


class Arrival(Protocol):
    """An open connection, of either protocol."""

    def phase(self) -> tuple[str, int, float]:
        """The current phase, the number of the request, and the limit in seconds."""
        ...

    def drop(self) -> None:
        """Close it at once."""
        ...


class Arrivals:
    """Lets connections in, and drops slow ones."""

    def __init__(self, settings: Settings, metrics: Metrics, descriptors: int) -> None:
        self._settings = settings
        self._metrics = metrics
        self._most = max(16, descriptors - KEPT_BACK)
        self._by_network: Counter[str] = Counter()
        self._open: dict[Arrival, tuple[str, int, float]] = {}
        self._sweeping: asyncio.TimerHandle | None = None
        self._refused: Counter[str] = Counter()

    def come(self, arrival: Arrival, address: str) -> bool:
        """Let a connection in, unless the server is full or its address has too many."""
        network = network_of(address)
        own = is_loopback(address)
        spared = self._settings.spare_loopback if own else address in self._settings.proxies
        if len(self._open) >= self._most:
            return self._refuse("house full")
        if not spared and self._by_network[network] >= self._settings.connections_per_address:
            return self._refuse("address has too many")
        self._by_network[network] += 1
        self._open[arrival] = ("", 0, 0.0)
        if self._sweeping is None:
            self._sweep_later()
        return True

    def become(self, arrival: Arrival, other: Arrival) -> None:
        """Hand a connection over to another protocol."""
        self._open.pop(arrival, None)
        self._open[other] = ("", 0, 0.0)

    def go(self, arrival: Arrival, address: str) -> None:
        """Forget a connection that has ended, if it was let in at all."""
        if self._open.pop(arrival, None) is not None:
            network = network_of(address)
            self._by_network[network] -= 1
            if not self._by_network[network]:
                del self._by_network[network]

    def expel(self, why: str) -> None:
        """Count a connection refused by its protocol, for the metrics and the next log line."""
        self._refused[why] += 1
        self._metrics.expelled.labels(why).inc()

    def _refuse(self, why: str) -> bool:
        self.expel(why)
        if self._sweeping is None:
            self._sweep_later()
        return False

    def _sweep_later(self) -> None:
        shortest = min(self._settings.headers, self._settings.body, self._settings.answer)
        self._sweeping = asyncio.get_running_loop().call_later(min(SWEEP, shortest / 4), self._sweep)

    def _sweep(self) -> None:
        self._sweeping = None
        try:
            self._drop_the_slow()
        finally:
            if self._open:
                self._sweep_later()

    def _drop_the_slow(self) -> None:
        now = clock.monotonic()
        for arrival, (was, request, since) in list(self._open.items()):
            phase, number, limit = arrival.phase()
            if (phase, number) != (was, request):
                self._open[arrival] = (phase, number, now)
            elif now - since > limit:
                self.expel(f"{phase} took too long")
                arrival.drop()
        if self._refused:
            # One line per sweep: a flood of connections must not become a flood of lines.
            log.warning("connections refused", open=len(self._open), **_keys(self._refused))
            self._refused.clear()


def _keys(counts: Counter[str]) -> dict[str, int]:
    return {why.replace(" ", "_"): count for why, count in counts.items()}
