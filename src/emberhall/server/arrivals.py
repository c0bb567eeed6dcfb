"""Arrivals: every open connection, how many an address has, and which of them have taken too long.

A connection costs a descriptor, and there are only so many. One address gets a share of them, and a connection that
does not get on with its request is dropped after a while, so that those who come next find a place.
"""

import asyncio
import time
from collections import Counter
from typing import Protocol

import structlog

from emberhall.server.limits import is_loopback, network_of
from emberhall.server.metrics import Metrics
from emberhall.server.settings import Settings

log = structlog.get_logger(__name__)
KEPT_BACK = 64
"""Descriptors left to the database, bot workers and files."""
CLOSING = 3.0
"""Seconds in which a closed connection has to take what was still written."""
SWEEP = 1.0


class Arrival(Protocol):
    """An open connection, of either protocol."""

    def phase(self) -> tuple[str, int, float]:
        """What it is at, of which request, and how many seconds it may be."""
        ...

    def drop(self) -> None:
        """End it at once."""
        ...


class Arrivals:
    """Who may come in, and who has to go."""

    def __init__(self, settings: Settings, metrics: Metrics, descriptors: int) -> None:
        self._settings = settings
        self._metrics = metrics
        self._most = max(16, descriptors - KEPT_BACK)
        self._by_network: Counter[str] = Counter()
        self._open: dict[Arrival, tuple[str, int, float]] = {}
        self._sweeping: asyncio.TimerHandle | None = None
        self._refused: Counter[str] = Counter()

    def come(self, arrival: Arrival, address: str) -> bool:
        """Let a connection in, unless the house is full or its address has enough."""
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
        """A connection goes on by another protocol."""
        self._open.pop(arrival, None)
        self._open[other] = ("", 0, 0.0)

    def go(self, arrival: Arrival, address: str) -> None:
        """A connection has ended, if it had come in at all."""
        if self._open.pop(arrival, None) is not None:
            network = network_of(address)
            self._by_network[network] -= 1
            if not self._by_network[network]:
                del self._by_network[network]

    def expel(self, why: str) -> None:
        """Somebody was sent away by their own protocol: count it, and say so with the next line in the log."""
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
        now = time.monotonic()
        for arrival, (was, request, since) in list(self._open.items()):
            phase, number, limit = arrival.phase()
            if (phase, number) != (was, request):
                self._open[arrival] = (phase, number, now)
            elif now - since > limit:
                self.expel(f"{phase} took too long")
                arrival.drop()
        if self._refused:
            # One line a sweep, however many there are: a flood must not become a flood of lines.
            log.warning("connections refused", open=len(self._open), **_keys(self._refused))
            self._refused.clear()


def _keys(counts: Counter[str]) -> dict[str, int]:
    return {why.replace(" ", "_"): count for why, count in counts.items()}
