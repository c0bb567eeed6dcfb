"""Real server processes on one PostgreSQL and one Redis, and clients for them."""

import json
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from typing import Any

from tests.forked import Forked
from tests.server.client import Client
from tests.server.hall import WAIT, Hall
from tests.server.test_two_lobbies import Pair

PROGRAM = """
import json, sys
from emberhall.server.host.run import serve
from emberhall.server.settings import Rate

if __name__ == "__main__":
    wishes = {key: Rate(*value) if isinstance(value, list) else value for key, value in json.loads(sys.argv[1]).items()}
    sys.exit(serve(say=lambda line: print(line, flush=True), port=0, **wishes))
"""
PLENTY = [1_000_000, 0.001]
GENEROUS: dict[str, Any] = {
    "pace": 0.0,
    "messages": PLENTY,
    "tables": PLENTY,
    "changes": PLENTY,
    "guests": PLENTY,
    "bot_workers": 1,
}


@dataclass
class Server:
    """A server process, or the parent of several workers."""

    process: "Forked | subprocess.Popen[str]"
    address: str = ""

    def wait(self) -> None:
        """Wait until it listens."""
        assert self.process.stdout is not None
        match = re.search(r"http://[^/]+", self.process.stdout.readline())
        assert match, "the server did not start"
        self.address = match[0]

    def signal(self, number: signal.Signals) -> None:
        self.process.send_signal(number)


def start(store: str, bus: str | None, **wishes: Any) -> Server:
    """Start a server; call `wait` afterwards."""
    settings = json.dumps({**GENEROUS, "database": store, "bus": bus, **wishes})
    if "workers" in wishes:  # workers start from scratch anyway, and so does their parent
        command = [sys.executable, "-c", PROGRAM, settings]
        return Server(subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True))
    return Server(Forked(["-c", PROGRAM, settings], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL))


def end(server: Server, number: signal.Signals = signal.SIGKILL) -> int:
    server.signal(number)
    code = server.process.wait()
    if server.process.stdout is not None:
        server.process.stdout.close()
    return code


@contextmanager
def servers(count: int, store: str, bus: str, **wishes: Any) -> Iterator[list[Server]]:
    """Run several server processes on one store and bus."""
    started = [start(store, bus, **wishes) for _ in range(count)]
    try:
        for server in started:
            server.wait()
        yield started
    finally:
        for server in started:
            if server.process.poll() is None:
                end(server)


@asynccontextmanager
async def hall_at(address: str) -> AsyncIterator[Hall]:
    """A client of a server."""
    async with Client(address, WAIT) as client:
        hall = Hall(address, client)
        yield hall
        for screen in hall.screens:
            await screen.close()


@asynccontextmanager
async def pair_of(both: list[Server]) -> AsyncIterator[Pair]:
    """Clients of two servers."""
    async with AsyncExitStack() as stack:
        one, other = [await stack.enter_async_context(hall_at(server.address)) for server in both]
        yield Pair(one, other)
