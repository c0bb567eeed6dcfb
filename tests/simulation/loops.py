"""An event loop of a simulated host: its time is the world's, its threads and processes are jobs of its own, and its
connections are the world's network.
"""

import asyncio
import gc
import logging
import sys
from asyncio import events
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.simulation.worlds import Host

NEVER = float("inf")
OTHER = 0.0002, 0.002
"""Seconds until a thread has begun some work, and as much again until its result is known: at least, and at most."""
Listener = Callable[[], asyncio.BaseProtocol]


class Still:
    """A selector that nothing ever happens to: the network puts its news into the loop itself."""

    def select(self, timeout: float | None) -> list[Any]:
        return []

    def close(self) -> None:
        """There is nothing to close."""


class HostLoop(asyncio.BaseEventLoop):
    """A loop that never waits: the world runs it turn by turn."""

    def __init__(self, host: "Host") -> None:
        super().__init__()
        self._selector = Still()
        self.host = host
        self.dead = False
        self.listeners: dict[int, Listener] = {}
        self._pools: dict[int, float] = {}
        self.set_exception_handler(self._failed)

    def time(self) -> float:
        return self.host.world.now

    def due(self) -> float:
        """When it has something to do."""
        if self._ready:  # type: ignore[attr-defined]
            return self.host.world.now
        scheduled = self._scheduled  # type: ignore[attr-defined]
        return float(scheduled[0]._when) if scheduled else NEVER

    def turn(self) -> None:
        """Do everything that is due."""
        events._set_running_loop(self)
        try:
            self._run_once()  # type: ignore[attr-defined]
        finally:
            events._set_running_loop(None)

    def _process_events(self, _: list[Any]) -> None:
        pass

    def _write_to_self(self) -> None:
        pass

    def _failed(self, _: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        if not self.dead:
            problem = context.get("exception")
            self.host.world.crashes.append(f"{self.host.name}: {context['message']}: {problem!r}")

    def at(self, moment: float, act: Callable[..., object], *args: Any) -> None:
        """Do something at a moment, if the process still lives then."""
        if not self.dead:
            self.call_at(moment, act, *args)

    # --- threads

    def run_in_executor(self, pool: Executor | None, work: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:  # type: ignore[override]
        """Do it at some moment, and report at another. What one pool was given first, it does first."""
        promise = self.create_future()
        world = self.host.world
        begin = max(self._pools.get(id(pool), 0.0), self.time() + world.chance.uniform(*OTHER))
        end = begin + world.chance.uniform(*OTHER)
        if pool is not None:
            self._pools[id(pool)] = end

        def do() -> None:
            try:
                result, problem = work(*args), None
            except Exception as failure:  # noqa: BLE001 (it is raised where it is awaited)
                result, problem = None, failure
            self.call_at(end, report, result, problem)

        def report(result: Any, problem: Exception | None) -> None:
            if promise.done():
                return
            if problem is None:
                promise.set_result(result)
            else:
                promise.set_exception(problem)

        self.call_at(begin, do)
        return promise

    # --- processes and connections

    async def subprocess_exec(self, protocol_factory: Any, *command: Any, **_: Any) -> Any:
        from tests.simulation.processes import start

        return start(self, protocol_factory, command[-1])

    async def create_connection(self, factory: Any, host: Any = None, port: Any = None, **_: Any) -> Any:  # type: ignore[override]
        from tests.simulation.network import connected

        return await connected(self, factory, host, port)

    # --- the end

    def abandon(self) -> None:
        """Forget everything that was going on, quietly."""
        self.dead = True
        for task in asyncio.all_tasks(self):
            task._log_destroy_pending = False  # type: ignore[attr-defined]
        self._ready.clear()  # type: ignore[attr-defined]
        self._scheduled.clear()  # type: ignore[attr-defined]
        if not self.is_closed():
            self.close()


@contextmanager
def quiet() -> Iterator[None]:
    """Collect what abandoned loops leave behind, at the end: coroutines that end in the middle complain to nobody."""
    hook, sys.unraisablehook = sys.unraisablehook, lambda _: None
    gc.collect()
    gc.disable()  # what is collected when must not depend on what ran before
    try:
        yield
    finally:
        logging.disable()
        gc.enable()
        gc.collect()
        logging.disable(logging.NOTSET)
        sys.unraisablehook = hook
