"""The processes that a lobby starts, as jobs of its loop: bots that think, and the coach that looks at games.

They get the bytes that the real ones get, and answer with what the real ones compute; they may also die or hang.
"""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from emberhall.server.minds import botworker, coachworker
from emberhall.server.minds.thoughts import HEADER, Answer, Cards, Thought

if TYPE_CHECKING:
    from tests.simulation.loops import HostLoop

STARTS, THINKS = 0.4, (0.01, 0.2)
DIES, HANGS = 0.01, 0.005
"""The probabilities that a process dies over a question, or never answers it."""


class Pipe(asyncio.Transport):
    """One pipe of a process."""

    def __init__(self, write: Callable[[bytes], None]) -> None:
        super().__init__()
        self._write = write

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self._write(bytes(data))

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        """It ends with its process."""

    def pause_reading(self) -> None:
        """What comes is small."""

    def resume_reading(self) -> None:
        """What comes is small."""


class Process(asyncio.SubprocessTransport):
    """A process that answers what it is sent."""

    def __init__(self, loop: "HostLoop", protocol: Any, answer: Callable[[bytes], bytes], greets: bool) -> None:
        super().__init__()
        self._loop = loop
        self._protocol = protocol
        self._answer = answer
        self._data = b""
        self._code: int | None = None
        self._pipes = {0: Pipe(self._hear), 1: Pipe(lambda _: None)}
        self._over = asyncio.Event()
        protocol.connection_made(self)
        if greets:
            loop.at(loop.time() + STARTS, self._say, msgspec.msgpack.encode(Answer(None)))

    def _hear(self, data: bytes) -> None:
        self._data += data
        if len(self._data) < HEADER or len(self._data) < HEADER + int.from_bytes(self._data[:HEADER], "big"):
            return
        asked, self._data = self._data[HEADER:], b""
        chance = self._loop.host.world.chance
        luck, at = chance.random(), self._loop.time() + chance.uniform(*THINKS)
        if luck < DIES:
            self._loop.at(at, self.kill)
        elif luck < 1.0 - HANGS:
            self._loop.at(at, lambda: self._say(self._answer(asked)))

    def _say(self, data: bytes) -> None:
        if self._code is None:
            self._protocol.pipe_data_received(1, len(data).to_bytes(HEADER, "big") + data)

    def kill(self) -> None:
        if self._code is None:
            self._code = -9
            self._protocol.pipe_connection_lost(1, None)
            self._protocol.process_exited()
            self._over.set()

    def terminate(self) -> None:
        self.kill()

    def send_signal(self, signal: int) -> None:
        self.kill()

    def close(self) -> None:
        self.kill()

    async def _wait(self) -> int:
        await self._over.wait()
        return self._code or 0

    def get_pid(self) -> int:
        return 4711

    def get_returncode(self) -> int | None:
        return self._code

    def get_pipe_transport(self, fd: int) -> Pipe | None:
        return self._pipes.get(fd)


def think(data: bytes) -> bytes:
    """What a bot answers."""
    asked = msgspec.msgpack.decode(data, type=Cards | Thought)
    said = botworker.learn(asked) if isinstance(asked, Cards) else botworker.answer(asked)
    return msgspec.msgpack.encode(said)


def look(data: bytes) -> bytes:
    """What the coach says in the end."""
    job = msgspec.msgpack.decode(data, type=coachworker.Job)
    return msgspec.msgpack.encode(coachworker.look(job, lambda _: None))


def start(loop: "HostLoop", factory: Callable[[], Any], module: str) -> tuple[Process, Any]:
    """Start the module as a process."""
    bots = module.endswith("botworker")
    process = Process(loop, protocol := factory(), think if bots else look, greets=bots)
    return process, protocol
