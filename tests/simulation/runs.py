"""One run of a simulated world: lobbies, people and faults of one seed, until every story is over, and a verdict."""

import asyncio
import json
import logging
import random
import tempfile
import traceback
from collections.abc import Collection, Iterable
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

from structlog.testing import capture_logs

from emberhall import titles
from emberhall.store.sqlite.store import SqliteStore
from tests.proof.checker import Findings, check
from tests.proof.matches import WISHES
from tests.simulation.disks import Disk
from tests.simulation.faults import Faults
from tests.simulation.judge import judge
from tests.simulation.loops import quiet
from tests.simulation.network import Network
from tests.simulation.people import MOVED, Facts, Game, Organiser, Traveller, stood_still, until_lost
from tests.simulation.redis import ADDRESS, Redis
from tests.simulation.servers import HOOK, PORT, Server
from tests.simulation.worlds import Stuck, World

MEMORY = Path("/dev/shm")
"""Where the files are, if it is there: the disk is simulated, so a real one would only be slow."""
LONG = 1500.0
CALM = 8.0
FAILED = ("frame failed", "work failed", "request failed", "table not resumed", "a delivery failed")
HALF = 0.5
CLOCKS = ("move 10", "game 25+1", "move 15")


@dataclass
class Verdict:
    """What one seed has shown."""

    seed: int
    trace: str
    findings: dict[str, list[str]]
    story: list[str]
    seconds: float
    turns: int
    words: int
    frames: int
    games: list[Game] = field(default_factory=list)

    @property
    def good(self) -> bool:
        return not self.findings


class Hook(asyncio.Protocol):
    """The place that webhooks go to: it notes what comes, and says thank you."""

    def __init__(self, facts: Facts, world: World) -> None:
        self._facts, self._world, self._data = facts, world, b""
        self._transport: Any = None

    def connection_made(self, transport: Any) -> None:
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        self._data += data
        head, separator, body = self._data.partition(b"\r\n\r\n")
        lines = head.decode().lower().split("\r\n")
        size = next((int(line.split(":")[1]) for line in lines if line.startswith("content-length")), 0)
        if separator and len(body) >= size:
            address = f"http://{HOOK}:{PORT}{head.decode().split(' ')[1]}"
            self._facts.alerts.append((self._world.now, address, json.loads(body)))
            self._transport.write(b"HTTP/1.1 204 No Content\r\n\r\n")


class Complaints(logging.Handler):
    """What Uvicorn complains about: exceptions that the application lets through."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.sentences: list[str] = []
        self._log = logging.getLogger("uvicorn.error")

    def emit(self, record: logging.LogRecord) -> None:
        self.sentences.append(self.format(record))

    def __enter__(self) -> Self:
        self._log.addHandler(self)
        self._log.propagate = False
        return self

    def __exit__(self, *_: object) -> None:
        self._log.removeHandler(self)
        self._log.propagate = True


class Run:
    """A world with everything in it."""

    def __init__(self, seed: int, folder: Path, without: Collection[int] = (), faults: int | None = None) -> None:
        self.world = world = World(seed)
        self.facts = Facts()
        self.network = world.network = Network(world)
        self.disk = Disk(world, folder)
        self.redis = Redis(world, world.host("redis"))
        self.network.put(ADDRESS, self.redis.host)
        hook = world.host("hook")
        hook.loop.listeners[PORT] = lambda: Hook(self.facts, world)
        self.network.put(HOOK, hook)
        self.chance = random.Random(f"people {seed}")
        count = random.Random(f"lobbies {seed}").choice([2, 2, 2, 3, 3, 4, 5])
        self.servers = [Server(world, self.network, self.disk, number) for number in range(1, count + 1)]
        self.games: list[Game] = []
        self._stories: list[asyncio.Task[None]] = []
        breaking = random.Random(f"faults {seed}")
        self._faults = Faults(world, self.network, self.disk, self.redis, self.servers, breaking)
        self._count = breaking.choice([0, 0, 1, 3, 5, 7, 9]) if faults is None else faults
        self._without = without

    def where(self) -> str:
        """The address of a lobby, as a proxy would choose it."""
        up = [server for server in self.servers if server.up] or self.servers
        return f"http://{self.chance.choice(up).address}:{PORT}"

    # --- the stories

    def stories(self) -> Iterable[Any]:
        """What the people of this world do: always some games, and some of the rest."""
        chance = self.chance
        for title in chance.sample(titles(), 2):
            wish = chance.choice(WISHES.get(title, [{"seats": 2}]))
            if chance.random() < HALF:  # then a word comes with more than itself, and others have to ask the store
                wish = {**wish, "terms": {"clock": "game 3000+5"}}
            game = Game(title, wish, random.Random(chance.random()), words=chance.randint(15, 40), think=0.4)
            self.games.append(game)
            yield self._game(game)
        luck = random.Random(chance.random())
        yield Traveller(self.facts, self.where, luck).live(24)
        organiser = Organiser(self.facts, self.where, luck)
        yield organiser.rated(luck.choice(CLOCKS), luck.choice(["lose", "bot", "random"]), luck.random() < 0.5)
        if luck.random() < 0.5:
            yield organiser.evening(luck.choice([2, 3]))
        else:
            yield organiser.alerted(f"http://{HOOK}:{PORT}")

    async def _game(self, game: Game) -> None:
        await game.set_up(self.where)
        await asyncio.gather(game.play(self.where), game.watch(self.where), game.sit_twice(self.where))

    async def _all(self) -> None:
        async with asyncio.TaskGroup() as group:
            self._stories = [group.create_task(until_lost(story), name=story.__name__) for story in self.stories()]

    # --- from the beginning to the end

    def play(self) -> Verdict:
        """Let it happen, and judge it."""
        world, people, breaker = self.world, self.world.host("people"), self.world.host("faults")
        findings = Findings()
        with world.lived_in(), capture_logs() as logs, Complaints() as complaints:
            for server in self.servers:
                server.start()
            try:
                world.run(lambda: all(server.up for server in self.servers), 60.0)
                stories = people.loop.create_task(self._all())
                breaking = breaker.loop.create_task(self._faults.come(self._count, self._without))
                world.run(lambda: stories.done() and breaking.done(), LONG)
                for task in (stories, breaking):
                    if (problem := task.exception()) is not None:
                        findings.add("internal", "".join(traceback.format_exception(problem)))
                end = world.now + CALM
                breaker.loop.call_later(CALM, lambda: None)
                world.run(lambda: world.now >= end, CALM + 1.0)
            except Stuck as why:
                findings.add("stuck", f"{why} {self._unfinished()}")
            for entry in logs:
                if entry["event"] in FAILED:
                    problem = entry.get("exc_info")
                    known = "".join(traceback.format_exception(problem)) if isinstance(problem, Exception) else entry
                    findings.add("internal", f"{entry['event']}: {known}")
            for crash in (*world.crashes, *complaints.sentences):
                findings.add("internal", crash)
            for game in self.games:
                if (longest := game.stood_still(self._faults.calm_since())) > MOVED:
                    findings.add("slow", f"{game.title} {game.table} stood still for {longest:.1f} s in a calm world.")
            for table, steps in self.facts.steps.items():
                if (longest := stood_still(steps, self._faults.calm_since())) > MOVED:
                    findings.add("slow", f"A duel at {table} stood still for {longest:.1f} s in a calm world.")
            self._judge(findings)
        return self._verdict(findings)

    def _unfinished(self) -> str:
        games = [f"{game.title} {game.table} at word {game.seq}" for game in self.games if not game.done]
        return f"Unfinished: {', '.join(games + [task.get_name() for task in self._stories if not task.done()])}."

    def _judge(self, findings: Findings) -> None:
        """Compare what people were told with the store, once nobody writes any more."""
        for server in self.servers:
            server.crash()
        self.disk.lose_power()  # only what is durable counts
        world = self.world
        world.network.cuts.clear()
        store = SqliteStore(self.disk.path)

        async def look() -> None:
            await store.open()
            for game in self.games:
                if game.table:
                    findings.take(await check(store, game))
            await judge(store, self.disk.path, self.facts, findings)
            await store.close()

        with closing(asyncio.new_event_loop()) as loop:
            loop.run_until_complete(look())

    def _verdict(self, findings: Findings) -> Verdict:
        for game in self.games:
            for told in game.told:
                self.world.note(told.seat, told.connection, told.text)
        world = self.world
        return Verdict(
            int(world.seed),
            world.trace,
            findings.found,
            world.story,
            world.now,
            world.turns,
            findings.words,
            findings.frames,
            self.games,
        )


def play(seed: int, without: Collection[int] = (), faults: int | None = None) -> Verdict:
    """Run one seed."""
    with quiet(), tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as folder:
        return Run(seed, Path(folder), without, faults).play()
