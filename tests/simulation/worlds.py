"""A world: hosts with an event loop each, one virtual clock, one seed, and a trace of everything that happens.

The world runs one turn of one loop at a time, of the host that is due first, and sets the clock forward when nobody has
anything to do. Production code asks `emberhall.world` and its event loop for everything, so it cannot tell.
"""

import asyncio
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from typing import Any

from emberhall.world import chance, clock
from tests.simulation.loops import HostLoop

START = 1_767_225_600
"""The date on which every world begins: 2026-01-01."""
TURN = 20e-6
"""Seconds that one turn of a loop takes."""
NEVER = float("inf")


class Stuck(Exception):
    """Nothing will ever happen again, although something was awaited."""


class Host:
    """A machine: its loop, its clock, and whether it is running."""

    def __init__(self, world: "World", name: str) -> None:
        self.world = world
        self.name = name
        self.skew = 0.0
        """By how many seconds its date is wrong."""
        self.paused_until = 0.0
        self.loop = HostLoop(self)
        self.lost: list[HostLoop] = []
        self._dead: list[asyncio.Task[Any]] = []

    def crash(self) -> None:
        """End the process without warning: whatever it was doing never goes on."""
        self.lost.append(self.loop)
        self._dead += asyncio.all_tasks(self.loop)  # kept, so that none of them notices
        self.loop.dead = True
        self.loop = HostLoop(self)

    def due(self) -> float:
        """When it has something to do."""
        at = self.loop.due()
        return max(at, self.paused_until) if at < NEVER else at


class World:
    """Everything there is, made of one seed."""

    def __init__(self, seed: int | str) -> None:
        self.seed = seed
        self.chance = random.Random(f"world {seed}")
        self._secrets = random.Random(f"secrets {seed}")
        self.now = 0.0
        self.hosts: dict[str, Host] = {}
        self.current: Host | None = None
        self.turns = 0
        self._trace = sha256()
        self.network: Any = None
        self.story: list[str] = []
        """Which faults came when."""
        self.crashes: list[str] = []
        """What no task has caught."""

    def host(self, name: str) -> Host:
        """A host of that name."""
        if name not in self.hosts:
            self.hosts[name] = Host(self, name)
        return self.hosts[name]

    def note(self, *happened: object) -> None:
        """Add to the trace."""
        self._trace.update(f"{self.now:.9f} {happened}\n".encode())

    @property
    def trace(self) -> str:
        """The hash of all that has happened."""
        return self._trace.hexdigest()[:16]

    # --- time

    def wall(self) -> int:
        """The date as the current host believes, in nanoseconds."""
        return int((START + self.now + (self.current.skew if self.current else 0.0)) * 1e9)

    def run(self, until: Callable[[], bool], limit: float) -> None:
        """Let time pass until something is true. Raises Stuck after so many seconds."""
        end = self.now + limit
        while not until():
            at, host = NEVER, None
            for other in self.hosts.values():  # `min` with a key would ask twice, and every turn asks all
                if (due := other.due()) < at:
                    at, host = due, other
            if host is None or at > end:
                raise Stuck(f"Still not after {limit:.0f} virtual seconds.")
            self.now = max(self.now + TURN, at)
            self.turns += 1
            self.current = host
            try:
                host.loop.turn()
            finally:
                self.current = None

    def do(self, host: Host, work: "asyncio.Task[object] | None" = None) -> None:
        """Run until a task has ended, and raise what ended it."""
        assert work is not None
        self.run(work.done, 600.0)
        work.result()

    @contextmanager
    def lived_in(self) -> Iterator[None]:
        """Let production code see this world's time and chance, and no other."""
        clock.replace(lambda: self.now, self.wall)
        chance.replace(self._secrets.randbytes)
        try:
            yield
        finally:
            for host in self.hosts.values():
                for loop in (host.loop, *host.lost):
                    loop.abandon()
            clock.restore()
            chance.replace()
