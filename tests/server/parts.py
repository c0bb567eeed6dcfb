"""Stand-ins for the parts of a table, so that each part can be tested without the others, a store or a bus."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Any

from emberhall import Play, load
from emberhall.server.house.uptime import Uptime
from emberhall.server.table.queue import Queue
from emberhall.server.table.row.state import TableState
from emberhall.store import StoredTable
from tests.server.rows import table


class Presence:
    """The people present."""

    def __init__(self, *users: str) -> None:
        self.users = frozenset(users)

    def here(self) -> frozenset[str]:
        return self.users


class Talk:
    """What the table has announced."""

    def __init__(self) -> None:
        self.events: list[tuple[str, int | None]] = []

    async def announce(self, event: str, seat: int | None = None) -> None:
        self.events.append((event, seat))


class Changes:
    """Changes of the row that are stored nowhere."""

    def __init__(self, state: TableState) -> None:
        self.state = state
        self.count = 0

    async def change(self, make: Callable[[StoredTable], StoredTable]) -> bool:
        row = make(self.state.row)
        if row is self.state.row:
            return False
        self.state.row = replace(row, revision=row.revision + 1)
        self.count += 1
        return True

    async def adopt(self, make: Callable[[StoredTable], StoredTable], revision: int) -> None:
        self.state.row = replace(make(self.state.row), revision=revision)

    def publish(self) -> None:
        self.count += 1


class Recorder:
    """Verbs that take effect without a store."""

    def __init__(self, state: TableState) -> None:
        self.state = state
        self.agreed: list[bool] = []

    async def perform(self, verb: Callable[[], Any], agreed: bool = False) -> None:
        self.state.play = verb().play
        self.agreed.append(agreed)


class Feed:
    """What screens would be shown, by the names of the calls."""

    def __init__(self) -> None:
        self.calls: list[str] = []

    def info(self, user: str | None) -> Any:
        return user

    def tell(self, outcome: Any) -> None:
        self.calls.append(f"tell {outcome.play.seq}")

    def tell_lobby(self) -> None:
        self.calls.append("lobby")

    def sharing(self) -> frozenset[str]:
        return frozenset()


class Follower:
    """Catches up with what `behind` does to the state, once."""

    def __init__(self, behind: Callable[[], None] | None = None) -> None:
        self.behind = behind
        self.soon = 0

    async def catch_up(self) -> bool:
        behind, self.behind = self.behind, None
        if behind is None:
            return False
        behind()
        return True

    def catch_up_soon(self) -> None:
        self.soon += 1


@dataclass
class Workbench:
    """One table's state with stand-ins around it. They have the faces that parts use, no more."""

    state: TableState
    queue: Queue
    presence: Any = field(default_factory=lambda: Presence("ada", "bea", "cid"))
    talk: Any = field(default_factory=Talk)
    feed: Any = field(default_factory=Feed)
    follower: Any = field(default_factory=Follower)
    uptime: Uptime = field(default_factory=Uptime)
    rounds: int = 0
    changes: Any = field(init=False)
    recorder: Any = field(init=False)

    def __post_init__(self) -> None:
        self.changes, self.recorder = Changes(self.state), Recorder(self.state)

    def go_on(self) -> None:
        self.rounds += 1


def running(*people: str, title: str = "flamecraft_duals", **more: Any) -> TableState:
    """The state of a table whose game has just begun."""
    people = people or ("ada", "bea")
    play = Play.begin(load(title), len(people), 5)
    options = play.game.setup.check(len(people), {})
    row = table(*people, status="running", title=title, options=options, seed=5, waiting=play.waiting, **more)
    return TableState(row, play.game, play)


@asynccontextmanager
async def workbench(state: TableState) -> AsyncIterator[Workbench]:
    """A workbench whose queue is stopped at the end."""
    bench = Workbench(state, Queue("test"))
    try:
        yield bench
    finally:
        await asyncio.gather(*bench.queue.stop(), return_exceptions=True)
