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
from pathlib import Path
from types import ModuleType
from typing import Any

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
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # the keepers end unnoticed
    with socket.socket(socket.AF_UNIX, socket.SOCK_SEQPACKET) as door:
        door.bind(f"{place}.new")
        door.listen(100)
        Path(f"{place}.new").rename(place)  # who finds it finds it listening
        while sys.stdin not in (ready := select.select([door, sys.stdin], [], [])[0]):
            assert door in ready
            line, _ = door.accept()
            if os.fork() == 0:
                door.close()
                keep(line)
                return
            line.close()


def keep(line: socket.socket) -> None:
    """Fork what is ordered and tell of its end. Only the forked process returns from here, at its own end."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    data, streams, _, _ = socket.recv_fds(line, LONGEST, 3)
    child = os.fork()
    if child == 0:
        line.close()
        begin(json.loads(data), streams)
        return
    for stream in (*streams, 0, 1, 2):
        os.close(stream)
    line.send(str(child).encode())
    _, status = os.waitpid(child, 0)
    line.send(str(os.waitstatus_to_exitcode(status)).encode())
    os._exit(0)


def begin(order: dict[str, Any], streams: list[int]) -> None:
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


def leave(code: int) -> None:
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
