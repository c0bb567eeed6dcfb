"""The network between the hosts: connections that deliver late, that stand still, and that break.

What one end sends arrives in order, as with TCP, or not at all. A cut goes in one direction: what is sent meanwhile
waits, for TCP would send it again, until the cut ends or somebody gives up.
"""

import asyncio
from collections.abc import Callable
from itertools import count
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.simulation.loops import HostLoop
    from tests.simulation.worlds import Host, World

LATENCY = 0.0002, 0.003
IN_ORDER = 1e-7
"""Seconds between two arrivals at least: timers of one moment have no order."""
UNREACHABLE = 3.0
"""Seconds after which a connection attempt into a cut fails."""


class Network:
    """Which hosts have which address, what is slow, and what is cut."""

    def __init__(self, world: "World") -> None:
        self.world = world
        self.addresses: dict[str, Host] = {}
        self.cuts: dict[tuple[str, str], float] = {}
        """When a cut from one host to another ends."""
        self.slow: dict[str, float] = {}
        """How many seconds what a host sends takes longer."""
        self.ends: list[End] = []
        self.ports = count(40_000)
        """Every connection has another, so that they can be told apart."""

    def put(self, address: str, host: "Host") -> None:
        """Let a host have an address."""
        self.addresses[address] = host

    def delay(self, source: str, target: str) -> float:
        """How long something sent now takes."""
        now = self.world.now
        wait = max(0.0, self.cuts.get((source, target), 0.0) - now)
        return wait + self.world.chance.uniform(*LATENCY) + self.slow.get(source, 0.0)

    def is_cut(self, source: str, target: str) -> bool:
        return self.cuts.get((source, target), 0.0) > self.world.now

    def drop_all(self, host: str) -> None:
        """Everything connected to a host breaks: its process has ended."""
        for end in [end for end in self.ends if host in (end.source, end.target)]:
            end.break_off()
            end.peer.break_off()

    def break_one(self) -> None:
        """Some connection breaks."""
        if self.ends:
            end = self.world.chance.choice(self.ends)
            end.break_off()
            end.peer.break_off()


class End(asyncio.Transport):
    """One end of a connection."""

    peer: "End"

    def __init__(self, network: Network, loop: "HostLoop", target: str, extra: dict[str, Any]) -> None:
        super().__init__(extra)
        self.network = network
        self.loop = loop
        self.source, self.target = loop.host.name, target
        self.protocol: Any = None
        self._closing = False
        self._over = False
        self._last = 0.0
        network.ends.append(self)

    # --- sending

    def write(self, data: bytes | bytearray | memoryview) -> None:
        if not self._over and data:
            self._send(self.peer._arrive, bytes(data))

    def writelines(self, lines: Any) -> None:
        self.write(b"".join(lines))

    def _send(self, act: Callable[..., None], *args: Any) -> None:
        at = self.network.world.now + self.network.delay(self.source, self.target)
        self._last = max(self._last + IN_ORDER, at)
        self.peer.loop.at(self._last, act, *args)

    def write_eof(self) -> None:
        if not self._over:
            self._send(self.peer._ended)

    def can_write_eof(self) -> bool:
        return True

    def close(self) -> None:
        """Say goodbye, and hear no more."""
        if not self._closing:
            self._closing = True
            self._send(self.peer._ended)
            self.loop.at(self.loop.time(), self.break_off)

    def abort(self) -> None:
        if not self._over:
            self._send(self.peer.break_off)
            self.loop.at(self.loop.time(), self.break_off)

    def break_off(self) -> None:
        """The connection is gone, as this end learns now."""
        if self._over:
            return
        self._over = self._closing = True
        if self in self.network.ends:
            self.network.ends.remove(self)
        if not self.loop.dead and self.protocol is not None:
            self.loop.at(self.loop.time(), self.protocol.connection_lost, None)

    # --- receiving

    def _arrive(self, data: bytes) -> None:
        if not self._closing and not self._over:
            self.network.world.note(self.source, self.target, len(data))
            self.protocol.data_received(data)

    def _ended(self) -> None:
        if not self._over:
            if not self.protocol.eof_received():
                self.close()
            self.break_off()

    # --- what a transport is asked

    def is_closing(self) -> bool:
        return self._closing

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self.protocol = protocol

    def get_protocol(self) -> asyncio.BaseProtocol:
        found: asyncio.BaseProtocol = self.protocol
        return found

    def get_write_buffer_size(self) -> int:
        return 0

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        pass

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass

    def is_reading(self) -> bool:
        return not self._closing


async def connected(loop: "HostLoop", factory: Callable[[], Any], address: str, port: int) -> tuple[End, Any]:
    """Connect to whoever listens there. Raises OSError if nobody does, or the way there is cut."""
    network: Network = loop.host.world.network
    target = network.addresses.get(str(address))
    there, back = (loop.host.name, target.name if target else ""), (target.name if target else "", loop.host.name)
    if network.is_cut(*there) or network.is_cut(*back) or (target and target.paused_until > loop.time()):
        await asyncio.sleep(UNREACHABLE)
        raise TimeoutError(f"{address} cannot be reached.")
    await asyncio.sleep(network.delay(*there) + network.delay(*back))
    listener = None if target is None else target.loop.listeners.get(int(port))
    if target is None or listener is None:
        raise ConnectionRefusedError(f"Nobody listens at {address}:{port}.")
    own = ("10.0.0.9", next(network.ports))
    near = End(network, loop, target.name, {"peername": (address, port), "sockname": own})
    far = End(network, target.loop, loop.host.name, {"peername": own, "sockname": (address, port)})
    near.peer, far.peer = far, near
    near.protocol, far.protocol = factory(), listener()
    target.loop.call_soon(far.protocol.connection_made, far)
    near.protocol.connection_made(near)
    return near, near.protocol
