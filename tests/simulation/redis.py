"""A Redis in the simulated world: the commands and scripts that the bus uses, on its own host, by the world's clock.

Notes may get lost on their way, come twice, or come late and so out of order. When it crashes, it forgets everything.
"""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from emberhall.bus import scripts

if TYPE_CHECKING:
    from tests.simulation.worlds import Host, World

PORT = 6379
ADDRESS = "10.0.0.2"
URL = f"redis://{ADDRESS}:{PORT}/0"
LATE = 0.05, 2.0
"""Seconds by which a late note is late."""


class Redis:
    """What it knows, and who is connected."""

    def __init__(self, world: "World", host: "Host") -> None:
        self.world = world
        self.host = host
        self.loses = self.doubles = self.delays = 0.0
        """The probabilities that a note is lost, comes twice, or comes late."""
        self.start()

    def start(self) -> None:
        """Begin with nothing."""
        self.values: dict[bytes, tuple[bytes, float]] = {}
        self.lobbies: dict[bytes, float] = {}
        self.clients: list[Client] = []
        self.host.loop.listeners[PORT] = lambda: Client(self)

    def now(self) -> float:
        return self.world.now * 1000

    def get(self, key: bytes) -> bytes | None:
        value, until = self.values.get(key, (b"", 0.0))
        return value if until > self.now() else None

    def publish(self, channel: bytes, data: bytes) -> None:
        """Pass a note on to everybody who listens, unless chance is against it."""
        chance = self.world.chance
        for client in list(self.clients):
            if channel not in client.channels or chance.random() < self.loses:
                continue
            for _ in range(2 if chance.random() < self.doubles else 1):
                if chance.random() < self.delays:
                    self.host.loop.call_later(chance.uniform(*LATE), client.tell, channel, data)
                else:
                    client.tell(channel, data)

    # --- the scripts

    def beat(self, _: list[bytes], args: list[bytes]) -> Any:
        now = self.now()
        if args[0]:
            self.lobbies[args[0]] = now + float(args[1])
        gone = [lobby for lobby, until in self.lobbies.items() if until <= now]
        for lobby in gone:
            del self.lobbies[lobby]
        return [gone, sorted(self.lobbies)]

    def take(self, keys: list[bytes], args: list[bytes]) -> Any:
        held = []
        for key in keys:
            free = self.get(key) in {None, args[0]}
            if free:
                self.values[key] = args[0], self.now() + float(args[1])
            held.append(int(free))
        return held

    def give(self, keys: list[bytes], args: list[bytes]) -> Any:
        for key in keys:
            if self.get(key) == args[0]:
                del self.values[key]

    def go(self, _: list[bytes], args: list[bytes]) -> Any:
        if args[0] in self.lobbies:
            self.lobbies[args[0]] = 0.0

    def tell(self, _: list[bytes], args: list[bytes]) -> Any:
        for at in range(0, len(args), 2):
            self.publish(args[at], args[at + 1])

    def eval(self, script: bytes, count: bytes, *rest: bytes) -> Any:
        """Run one of the scripts of the bus."""
        known: dict[str, Callable[[list[bytes], list[bytes]], Any]] = {
            scripts.BEAT: self.beat,
            scripts.TAKE: self.take,
            scripts.GIVE: self.give,
            scripts.GO: self.go,
            scripts.TELL: self.tell,
        }
        keys = int(count)
        return known[script.decode()](list(rest[:keys]), list(rest[keys:]))


class Client(asyncio.Protocol):
    """One connection to it."""

    def __init__(self, redis: Redis) -> None:
        self.redis = redis
        self.channels: dict[bytes, None] = {}
        self._data = b""
        self._transport: Any = None

    def connection_made(self, transport: Any) -> None:
        self._transport = transport
        self.redis.clients.append(self)

    def connection_lost(self, _: Exception | None) -> None:
        if self in self.redis.clients:
            self.redis.clients.remove(self)

    def data_received(self, data: bytes) -> None:
        self._data += data
        while (found := _command(self._data)) is not None:
            command, size = found
            self._data = self._data[size:]
            self._answer([part.upper() if not at else part for at, part in enumerate(command)])

    def _answer(self, command: list[bytes]) -> None:
        match command:
            case [b"SUBSCRIBE", *channels]:
                self.channels |= dict.fromkeys(channels)
                self._each(b"subscribe", channels)
            case [b"UNSUBSCRIBE", *channels]:
                for channel in channels:
                    self.channels.pop(channel, None)
                self._each(b"unsubscribe", channels)
            case [b"PING"]:
                self._transport.write(_reply([b"pong", b""]) if self.channels else b"+PONG\r\n")
            case [b"MGET", *keys]:
                self._transport.write(_reply([self.redis.get(key) for key in keys]))
            case [b"EVAL", *rest]:
                self._transport.write(_reply(self.redis.eval(*rest)))
            case _:
                self._transport.write(b"+OK\r\n")

    def _each(self, what: bytes, channels: list[bytes]) -> None:
        self._transport.write(b"".join(_reply([what, channel, len(self.channels)]) for channel in channels))

    def tell(self, channel: bytes, data: bytes) -> None:
        if self in self.redis.clients:
            self._transport.write(_reply([b"message", channel, data]))


def _command(data: bytes) -> tuple[list[bytes], int] | None:
    """The first command in the data, and how long it is; None if it is not complete."""
    if not data.startswith(b"*") or b"\r\n" not in data:
        return None
    end = data.index(b"\r\n")
    parts, at = [], end + 2
    for _ in range(int(data[1:end])):
        end = data.find(b"\r\n", at)
        if end < 0:
            return None
        size = int(data[at + 1 : end])
        if len(data) < end + 2 + size + 2:
            return None
        parts.append(data[end + 2 : end + 2 + size])
        at = end + 2 + size + 2
    return parts, at


def _reply(value: Any) -> bytes:
    """A value as Redis writes it."""
    if value is None:
        return b"$-1\r\n"
    if isinstance(value, int):
        return b":%d\r\n" % value
    if isinstance(value, bytes):
        return b"$%d\r\n%s\r\n" % (len(value), value)
    return b"*%d\r\n" % len(value) + b"".join(map(_reply, value))
