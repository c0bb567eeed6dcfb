"""A crew: several processes that serve one address. Any of them serves any table.

A process that ends by itself is replaced, and so is one whose event loop hangs. SIGTERM ends them all, and SIGHUP
replaces them one by one: the new process listens before the old one hands over its tables and closes its sockets, whose
pages then reconnect to the others. When the first process is gone, however it ended, the others end too: nothing could
replace or stop them any more.
"""

import os
import signal
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from dataclasses import replace
from multiprocessing import connection, get_context, parent_process
from multiprocessing.context import SpawnProcess
from multiprocessing.synchronize import Event
from types import FrameType

import structlog

from emberhall.server.host.heap import share_one_heap
from emberhall.server.logs import set_up_logs
from emberhall.server.protocols.pulses import Listener, pulse_file
from emberhall.server.settings import Settings

log = structlog.get_logger(__name__)
SPAWN = get_context("spawn")
START_SECONDS = 60.0
STOP_SECONDS = 15.0
"""How long a process may take to start, and to stop before it is killed."""
LOOK = 0.2
AGAIN = 1.0
"""Seconds before a failed process is replaced."""
HUNG_SECONDS = 15.0
"""How long the event loop of a process may stand still before the process is killed."""


class Worker:
    """One process of the crew."""

    def __init__(self, settings: Settings, listening: socket.socket) -> None:
        self._ready: Event = SPAWN.Event()
        pulse = pulse_file(settings.crew_folder or "", settings.worker[0])
        pulse.unlink(missing_ok=True)  # of the process that this one replaces
        self._listener = Listener(pulse)
        self.process: SpawnProcess = SPAWN.Process(target=work, args=(settings, listening, self._ready))
        self.process.start()

    def is_ready(self) -> bool:
        """Wait until it listens; False if it never does."""
        until = time.monotonic() + START_SECONDS
        while time.monotonic() < until and self.process.is_alive():
            if self._ready.wait(LOOK):
                return True
        return False

    def hangs(self) -> bool:
        """True if its event loop has stood still for too long."""
        return self._listener.listen() > HUNG_SECONDS

    def kill(self) -> None:
        """End it at once: it can no longer hand over."""
        self.process.kill()
        self.process.join()

    def stop(self) -> None:
        """Let it hand over and end."""
        if self.process.is_alive():
            self.process.terminate()

    def end(self) -> None:
        """Wait for it to end, then kill it."""
        self.process.join(STOP_SECONDS)
        if self.process.is_alive():
            log.warning("worker killed", pid=self.process.pid)
            self.kill()


class Crew:
    """A number of processes on one socket."""

    def __init__(self, count: int, settings: Settings, listening: socket.socket) -> None:
        # The processes share the CPUs, so each gets its share of the bot workers.
        self._figures = tempfile.TemporaryDirectory(prefix="emberhall-")
        share = max(1, settings.bot_workers // count)
        self._settings = replace(settings, bot_workers=share, crew_folder=self._figures.name)
        self._listening = listening
        self._count = count
        self._workers: list[Worker] = []
        self._stopping = False
        self._renewing = False

    def run(self, ready: Callable[[], None]) -> int:
        """Serve until told to stop; return the exit code."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop)
        if sys.platform != "win32":
            signal.signal(signal.SIGHUP, self._renew)
        self._workers = [self._start(number) for number in range(self._count)]
        try:
            if not all(worker.is_ready() for worker in self._workers):
                return 0 if self._stopping else 1
            ready()
            self._watch()
        finally:
            for worker in self._workers:
                worker.stop()
            for worker in self._workers:
                worker.end()
            self._listening.close()
            self._figures.cleanup()
        return 0

    def _stop(self, _: int, __: FrameType | None) -> None:
        self._stopping = True
        for worker in self._workers:
            worker.stop()

    def _renew(self, _: int, __: FrameType | None) -> None:
        self._renewing = True

    def _start(self, number: int) -> Worker:
        return Worker(replace(self._settings, worker=(number, self._count)), self._listening)

    def _watch(self) -> None:
        while not self._stopping:
            connection.wait([worker.process.sentinel for worker in self._workers], LOOK)
            if self._renewing:
                self._renewing = False
                self._replace_all()
            for number, worker in enumerate(self._workers):
                if worker.hangs():
                    log.error("worker hangs", pid=worker.process.pid, seconds=HUNG_SECONDS)
                    worker.kill()
                if not worker.process.is_alive() and not self._stopping:
                    log.error("worker ended", pid=worker.process.pid, code=worker.process.exitcode)
                    time.sleep(AGAIN)
                    self._workers[number] = self._start(number)

    def _replace_all(self) -> None:
        """Replace one after the other, so that there is always one that serves."""
        for number, old in enumerate(self._workers):
            new = self._start(number)
            if self._stopping or not new.is_ready():
                log.error("worker not replaced", pid=old.process.pid)
                new.stop()
                new.end()
                return
            self._workers[number] = new
            old.stop()
            old.end()
            log.info("worker replaced", old=old.process.pid, new=new.process.pid)


def work(settings: Settings, listening: socket.socket, ready: Event) -> None:
    """The main function of a process of the crew."""
    from emberhall.server.host.serving import serve_here  # noqa: PLC0415 (the crew itself does not need it)

    set_up_logs()
    share_one_heap()
    threading.Thread(target=end_with_the_first, name="first process", daemon=True).start()
    sys.exit(serve_here(settings, listening, ready.set))


def end_with_the_first() -> None:
    """Wait for the end of the process that started this one, then end as if told to stop."""
    first = parent_process()
    if first is not None:
        first.join()  # on a pipe that closes with it
        log.warning("first process gone", pid=first.pid)
        os.kill(os.getpid(), signal.SIGTERM)
