"""A process that has already imported the server, and forks the processes that `tests/forked.py` orders.

It listens on a Unix socket. A client connects and sends an order with three streams, and receives the process id and,
when the process ends, its exit code.
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

from emberhall.server.host.app import create_app
from emberhall.server.minds import botworker
from emberhall.server.settings import Settings
from emberhall.store import upgrades
from tests.forked import fork_workers

READ = (
    "emberhall.bus.redis",
    "emberhall.cli.commands.serve",
    "emberhall.server.host.run",
    "emberhall.store.postgres.store",
    "encodings.idna",
    "uvicorn.lifespan.on",
    "uvicorn.loops.auto",
    "uvloop",
)
LONGEST = 200_000  # bytes of an order


def main(place: str) -> None:
    """Fork on request until the process that started this one closes its input."""
    for module in READ:
        importlib.import_module(module)
    botworker.warm_up()
    create_app(Settings(database=":memory:"))  # compiles the patterns of its routes
    upgrades.script("sqlite", 0)
    asyncio.create_subprocess_exec = fork_workers  # type: ignore[assignment]
    gc.collect()
    gc.freeze()  # so that forked processes do not copy pages that they only read
    with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as door:
        door.bind(f"{place}.new")
        door.listen(100)
        Path(f"{place}.new").rename(place)  # so that it never exists without listening
        Forking(door).go_on()


class Forking:
    """Takes orders and reports when forked processes end."""

    def __init__(self, door: socket.socket) -> None:
        self._door = door
        self._lines: dict[int, socket.socket] = {}
        self._ended, noted = socket.socketpair()
        noted.setblocking(False)
        self._noted = noted
        signal.signal(signal.SIGCHLD, lambda *_: None)
        signal.set_wakeup_fd(noted.fileno(), warn_on_full_buffer=False)

    def go_on(self) -> None:
        """Run until the input is closed, and then until nobody waits for a forked process."""
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
                self._lines.pop(child).close()  # the client that ordered it has gone

    def _take(self, line: socket.socket) -> None:
        """Take an order and fork its process."""
        data, streams, _, _ = socket.recv_fds(line, LONGEST, 3)
        if not data:  # the client has gone
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
        """Drop the fork server's sockets and signal handlers in a forked process."""
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
    """Send a number to a client, which may be gone already."""
    with suppress(OSError):
        line.send(str(number).encode())


def begin(order: dict[str, Any], streams: list[int]) -> NoReturn:
    """Become the ordered process."""
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
            raise  # so that it is printed
        leave(end.code or 0)
    leave(0)


def leave(code: int) -> NoReturn:
    """Exit as Python does, but skip the teardown: with this many modules it takes longer than the start."""
    threading._shutdown()  # type: ignore[attr-defined]
    atexit._run_exitfuncs()
    try:
        sys.stdout.flush()
        sys.stderr.flush()
    except OSError:
        sys.exit(code)  # nobody reads the stream any more: let Python report it
    os._exit(code)


def run(arguments: list[str]) -> None:
    """Do what `python ARGUMENTS` would do."""
    how, what, *rest = arguments
    if how == "-m":
        sys.argv = [what, *rest]
        if not hasattr(sys.modules.get(what), "__path__"):
            sys.modules.pop(what, None)  # else runpy warns: it runs the module again
        runpy.run_module(what, run_name="__main__", alter_sys=True)
    else:
        sys.argv = ["-c", *rest]
        sys.modules["__main__"] = ModuleType("__main__")
        exec(what, vars(sys.modules["__main__"]))


if __name__ == "__main__":
    main(sys.argv[1])
