"""The servers under load, each in its own process: ours, of this checkout or another, and boardgame.io's."""

import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[2]
VALGRIND = ("valgrind", "--quiet", "--tool=callgrind", "--instr-atstart=no")


class Served(NamedTuple):
    """A running server."""

    process: subprocess.Popen[str]
    host: str
    port: int


@contextmanager
def emberhall(
    checkout: Path = ROOT, store: str | None = None, core: int | None = None, counted: Path | None = None
) -> Iterator[Served]:
    """Our server on its own file or a given store; the sources may be those of another checkout.

    If a file is given for what is counted, valgrind runs the server and counts its instructions while somebody asks.
    """
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "emberhall", "serve", "--port", "0", "--pace", "0"]
        if counted is not None:
            command = [*VALGRIND, f"--callgrind-out-file={counted}", *command]
        command += ["--store", store or str(Path(folder) / "load.db")]
        with started(command, {"PYTHONPATH": str(checkout / "src")}, core) as served:
            yield served


@contextmanager
def boardgame(on_disk: bool, core: int | None = None) -> Iterator[Served]:
    """boardgame.io's server, in memory or with its file store; installed into `build` when first needed."""
    folder = ROOT / "build" / "boardgame"
    source = Path(__file__).parent / "boardgame"
    if (
        not (folder / "node_modules" / "boardgame.io").exists()
        or not (folder / "node_modules" / "node-persist").exists()
    ):
        folder.mkdir(parents=True, exist_ok=True)
        shutil.copy(source / "package.json", folder)
        npm = ["npm", "install", "--no-audit", "--no-fund", "--loglevel=error"]
        subprocess.run(npm, cwd=folder, check=True, stdout=subprocess.DEVNULL)
    shutil.copy(source / "server.cjs", folder)
    with tempfile.TemporaryDirectory() as data, socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
        probe.close()
        # Newer releases of Koa ignore routes added after its callback was made, which is what boardgame.io does.
        command = ["node", str(folder / "server.cjs"), port, *([data] if on_disk else [])]
        with started(command, {"NODE_ENV": "production"}, core) as served:
            yield served


@contextmanager
def started(command: Sequence[str], extra: dict[str, str], core: int | None = None) -> Iterator[Served]:
    """A server that prints its address once it listens; pinned to one processor core, if one is given."""
    pinned = ["taskset", "-c", str(core), *command] if core is not None else list(command)
    process = subprocess.Popen(
        pinned, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env={**os.environ, **extra}, cwd=ROOT
    )
    try:
        assert process.stdout is not None
        address = re.search(r"http://([^:]+):(\d+)", process.stdout.readline())
        if address is None:
            raise RuntimeError(f"The server did not start: {' '.join(command)}")
        yield Served(process, address[1], int(address[2]))
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(timeout=60)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        if process.stdout is not None:
            process.stdout.close()


def load(served: Served, module: str = "bench.load.clients", core: int | None = None, **wishes: Any) -> dict[str, Any]:
    """Let clients in a second process play, and return their figures."""
    wish = json.dumps({"host": served.host, "port": served.port, "pid": served.process.pid, **wishes})
    command = [sys.executable, "-m", module, wish]
    if core is not None:
        command = ["taskset", "-c", str(core), *command]
    clients = subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT)
    if clients.returncode:
        raise RuntimeError(clients.stderr)
    figures: dict[str, Any] = json.loads(clients.stdout)
    return figures
