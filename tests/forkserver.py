"""A process that has read the server already, and forks whoever is asked for: `tests/forked.py` asks.

It listens on a socket of the file system. Who wants a process connects and sends an order with three streams, and is
told the number of the process and, at its end, its exit code.
"""

import asyncio
import atexit
import gc
import importlib
import json
import os
import runpy
import select
import signal
import socket
import sys
import threading
from contextlib import suppress
from pathlib import Path
from types import ModuleType
from typing import Any, NoReturn

from emberhall.server import botworker
from emberhall.server.app import create_app
from emberhall.server.settings import Settings
from emberhall.store import upgrades
from tests.forked import fork_workers

READ = (
    "emberhall.bus.redis",
    "emberhall.cli.commands.serve",
    "emberhall.server.run",
    "emberhall.store.postgres",
    "encodings.idna",
    "uvicorn.lifespan.on",
    "uvicorn.loops.auto",
    "uvloop",
)
LONGEST = 200_000  # bytes of an order


def main(place: str) -> None:
    """Fork until whoever has started this process closes its input."""
    for module in READ:
        importlib.import_module(module)
    botworker.warm_up()
    create_app(Settings(database=":memory:"))  # so that the patterns of its routes are compiled
    upgrades.script("sqlite", 0)
    asyncio.create_subprocess_exec = fork_workers  # type: ignore[assignment]
    gc.collect()
    gc.freeze()  # so that nobody copies what all of them only read
    with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as door:
        door.bind(f"{place}.new")
        door.listen(100)
        Path(f"{place}.new").rename(place)  # who finds it finds it listening
        Forking(door).go_on()


class Forking:
    """Takes orders, and tells of the ends of what was forked."""

    def __init__(self, door: socket.socket) -> None:
        self._door = door
        self._lines: dict[int, socket.socket] = {}
        self._ended, noted = socket.socketpair()
        noted.setblocking(False)
        self._noted = noted
        signal.signal(signal.SIGCHLD, lambda *_: None)
        signal.set_wakeup_fd(noted.fileno(), warn_on_full_buffer=False)

    def go_on(self) -> None:
        """Until the input is closed, and then until nobody waits for an end any more."""
        while sys.stdin not in (ready := select.select([self._door, self._ended, sys.stdin], [], [])[0]):
            if self._ended in ready:
                self._tell_of_ends()
            if self._door in ready:
                self._take(self._door.accept()[0])
        self._door.close()
        while self._lines:
            heard = select.select([self._ended, *self._lines.values()], [], [])[0]
            if self._ended in heard:
                self._tell_of_ends()
            for child in [child for child, line in self._lines.items() if line in heard]:
                self._lines.pop(child).close()  # whoever has ordered it has gone

    def _take(self, line: socket.socket) -> None:
        """Fork what is ordered."""
        data, streams, _, _ = socket.recv_fds(line, LONGEST, 3)
        if not data:  # whoever it was has gone
            line.close()
            return
        child = os.fork()
        if child == 0:
            self._forget(line)
            begin(json.loads(data), streams)
        for stream in streams:
            os.close(stream)
        self._lines[child] = line
        say(line, child)

    def _forget(self, line: socket.socket) -> None:
        """A forked process has nothing of this."""
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        for each in (self._door, self._ended, self._noted, line, *self._lines.values()):
            each.close()

    def _tell_of_ends(self) -> None:
        self._ended.recv(1000)
        while self._lines:
            child, status = os.waitpid(-1, os.WNOHANG)
            if child == 0:
                return
            if child in self._lines:
                with self._lines.pop(child) as line:
                    say(line, os.waitstatus_to_exitcode(status))


def say(line: socket.socket, number: int) -> None:
    """Nobody may be there any more to hear it."""
    with suppress(OSError):
        line.send(str(number).encode())


def begin(order: dict[str, Any], streams: list[int]) -> NoReturn:
    """Become the process that was ordered."""
    if order["alone"]:
        os.setsid()
    for number, stream in enumerate(streams):
        os.dup2(stream, number)
        os.close(stream)
    sys.stdin = os.fdopen(0, closefd=False)
    sys.stdout = os.fdopen(1, "w", closefd=False)
    sys.stderr = os.fdopen(2, "w", buffering=1, errors="backslashreplace", closefd=False)
    signal.signal(signal.SIGINT, signal.default_int_handler)
    os.environ.clear()
    os.environ.update(order["env"])
    os.chdir(order["cwd"])
    try:
        run(order["arguments"])
    except SystemExit as end:
        if not isinstance(end.code, int | None):
            raise  # it is printed
        leave(end.code or 0)
    leave(0)


def leave(code: int) -> NoReturn:
    """End as Python does, but take nothing apart: of what was read by then, that takes longer than the start."""
    threading._shutdown()  # type: ignore[attr-defined]
    atexit._run_exitfuncs()
    try:
        sys.stdout.flush()
        sys.stderr.flush()
    except OSError:
        sys.exit(code)  # nobody reads any more, which Python knows how to tell
    os._exit(code)


def run(arguments: list[str]) -> None:
    """What `python ARGUMENTS` would do."""
    how, what, *rest = arguments
    if how == "-m":
        sys.argv = [what, *rest]
        if not hasattr(sys.modules.get(what), "__path__"):
            sys.modules.pop(what, None)  # else it would be warned of: it is read once more
        runpy.run_module(what, run_name="__main__", alter_sys=True)
    else:
        sys.argv = ["-c", *rest]
        sys.modules["__main__"] = ModuleType("__main__")
        exec(what, vars(sys.modules["__main__"]))


if __name__ == "__main__":
    main(sys.argv[1])
