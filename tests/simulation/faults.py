"""What goes wrong in a simulated world: each fault has a name, lasts a while, and leaves everything able to go on.

Chance decides which faults come when; a list of numbers of faults to leave out makes a failing seed smaller.
"""

import asyncio
import random
from collections.abc import Awaitable, Callable, Collection
from dataclasses import dataclass

from tests.simulation.disks import Disk
from tests.simulation.network import Network
from tests.simulation.redis import Redis
from tests.simulation.servers import Server
from tests.simulation.worlds import World

MINUTE = 60.0
RECOVERY = 15.0
"""Seconds after the last fault in which games may stand still."""
GAPS = 0.5, 8.0
"""Seconds between two faults."""
HALF_WRONG = 0.05


@dataclass
class Faults:
    """Everything that can be broken, and the chance that decides."""

    world: World
    network: Network
    disk: Disk
    redis: Redis
    servers: list[Server]
    chance: random.Random
    _last: float = 0.0

    async def come(self, count: int, without: Collection[int] = ()) -> None:
        """One fault after the other. Those left out take their time as well, so that the rest stays as it was."""
        kinds = self.kinds()
        for number in range(count):
            await asyncio.sleep(self.chance.uniform(*GAPS))
            name, luck = self.chance.choice(sorted(kinds)), random.Random(self.chance.random())
            if number in without:
                continue
            self.world.note("fault", name)
            self.world.story.append(f"{self.world.now:8.3f} s  {number}: {name}")
            await kinds[name](luck)
            self._last = self.world.now

    def calm_since(self) -> float:
        """When nothing was broken any more, and everybody had time to notice; zero if nothing ever was."""
        if not self.world.story:
            return 0.0
        cuts = [*self.network.cuts.values(), *self.disk.away_until.values(), self.disk.slow_until]
        hosts = [self.redis.host, *(server.host for server in self.servers)]
        return max([self._last, *cuts, *(host.paused_until for host in hosts)]) + RECOVERY

    def kinds(self) -> dict[str, Callable[[random.Random], Awaitable[None]]]:
        return {
            "lobby killed": self.kill,
            "lobby restarted": self.restart,
            "lobby paused": self.pause,
            "all lobbies replaced": self.roll,
            "power cut": self.cut_power,
            "Redis killed": self.kill_redis,
            "Redis paused": self.pause_redis,
            "notes lost, doubled or late": self.disturb_notes,
            "one-sided cut": self.cut,
            "connections broken": self.break_connections,
            "slow network": self.slow,
            "store away": self.take_store_away,
            "store slow": self.slow_store,
            "commits fail": self.fail_commits,
            "clock wrong": self.skew,
        }

    # --- lobbies

    async def kill(self, luck: random.Random) -> None:
        server = luck.choice(self.servers)
        server.crash()
        await asyncio.sleep(luck.uniform(0.1, 6.0))
        server.start()

    async def restart(self, luck: random.Random) -> None:
        await self._restart(luck.choice(self.servers))

    async def _restart(self, server: Server) -> None:
        if server.up:
            server.stop()
        await asyncio.sleep(5.0)
        server.crash()
        server.start()
        while not server.up:  # noqa: ASYNC110 (the other's loop cannot wake this one)
            await asyncio.sleep(0.2)

    async def roll(self, _: random.Random) -> None:
        for server in self.servers:
            await self._restart(server)

    async def pause(self, luck: random.Random) -> None:
        """Stop a process where it is; it does not notice. One in three times for a minute."""
        server = luck.choice(self.servers)
        seconds = MINUTE if luck.random() < 1 / 3 else luck.uniform(0.5, 8.0)
        server.host.paused_until = self.world.now + seconds
        await asyncio.sleep(luck.uniform(0.0, 3.0))

    async def cut_power(self, luck: random.Random) -> None:
        """Every lobby ends, and the disk keeps only what was synced."""
        for server in self.servers:
            server.crash()
        self.disk.lose_power()
        await asyncio.sleep(luck.uniform(0.1, 5.0))
        for server in self.servers:
            server.start()

    # --- Redis and the network

    async def kill_redis(self, luck: random.Random) -> None:
        self.redis.host.crash()
        self.network.drop_all(self.redis.host.name)
        await asyncio.sleep(luck.uniform(0.1, 12.0))
        self.redis.start()

    async def pause_redis(self, luck: random.Random) -> None:
        self.redis.host.paused_until = self.world.now + luck.uniform(0.5, 10.0)

    async def disturb_notes(self, luck: random.Random) -> None:
        self.redis.loses, self.redis.doubles, self.redis.delays = (luck.choice([0.0, 0.5]) for _ in range(3))
        await asyncio.sleep(luck.uniform(1.0, 5.0))
        self.redis.loses = self.redis.doubles = self.redis.delays = 0.0

    async def cut(self, luck: random.Random) -> None:
        """What one host sends to another does not arrive, while the other way works."""
        server = luck.choice(self.servers).host.name
        other = luck.choice(["redis", "people"])
        way = (server, other) if luck.random() < 0.5 else (other, server)
        self.network.cuts[way] = self.world.now + luck.uniform(0.5, 15.0)

    async def break_connections(self, luck: random.Random) -> None:
        for _ in range(luck.randint(1, 6)):
            self.network.break_one()

    async def slow(self, luck: random.Random) -> None:
        name = luck.choice([server.host.name for server in self.servers] + ["redis"])
        self.network.slow[name] = luck.uniform(0.05, 0.6)
        await asyncio.sleep(luck.uniform(1.0, 4.0))
        self.network.slow.pop(name)

    # --- the store and the clocks

    async def take_store_away(self, luck: random.Random) -> None:
        some = luck.sample(self.servers, luck.randint(1, len(self.servers)))
        for server in some:
            self.disk.away_until[server.host.name] = self.world.now + luck.uniform(0.2, 6.0)

    async def slow_store(self, luck: random.Random) -> None:
        self.disk.slow_until = self.world.now + luck.uniform(1.0, 4.0)

    async def fail_commits(self, luck: random.Random) -> None:
        self.disk.before, self.disk.after = luck.choice([(0.5, 0.0), (0.0, 0.5), (0.3, 0.3)])
        await asyncio.sleep(luck.uniform(0.5, 3.0))
        self.disk.before = self.disk.after = 0.0

    async def skew(self, luck: random.Random) -> None:
        """The date of one machine is set wrong, by a little or by more than a minute."""
        server = luck.choice(self.servers)
        server.host.skew = luck.choice([-90.0, 90.0]) if luck.random() < HALF_WRONG else luck.uniform(-2.0, 2.0)
