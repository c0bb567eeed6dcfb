"""Changes of a table's row, without a server: stored first, then told, and applied again if somebody was first."""

from dataclasses import replace
from typing import Any

import pytest

from emberhall.bus import Changed
from emberhall.server.errors import RequestError
from emberhall.server.table.changes import Changes
from emberhall.server.table.row.clocks import at_start, left_at
from emberhall.server.table.row.lives import life_of, with_life
from emberhall.server.table.row.standins import stand_in
from emberhall.store import StoredTable, work
from tests.server.parts import Follower, Workbench, running, workbench
from tests.stores import MemoryStore, row_of


class Feed:
    """Takes rows, and says in which order things were told."""

    def __init__(self, bench: Workbench, reseated: tuple[str, ...] = ()) -> None:
        self.bench = bench
        self.reseated = reseated
        self.calls: list[str] = []

    def take_row(self, row: StoredTable) -> tuple[str, ...]:
        self.bench.state.row = row
        return self.reseated

    def tell_lobby(self) -> None:
        self.calls.append("lobby")

    def show(self, screen: str) -> None:
        self.calls.append(f"show {screen}")


class Bus:
    """Keeps what is published."""

    def __init__(self) -> None:
        self.notes: list[Any] = []

    def publish(self, note: Any) -> None:
        self.notes.append(note)


def changes_at(bench: Workbench, store: Any, bus: Any, feed: Any) -> Changes:
    return Changes(store, bus, bench.uptime, bench.state, feed, bench.follower)


async def store_of(bench: Workbench) -> MemoryStore:
    """A store with the row of the table."""
    store = MemoryStore()
    await store.open()
    await store.write(work.tables.add(bench.state.row))
    return store


def rename(row: StoredTable) -> StoredTable:
    return replace(row, name=f"{row.name}!")


async def test_a_change_is_stored_and_then_told_here_and_elsewhere() -> None:
    async with workbench(running()) as bench:
        store, bus, feed = await store_of(bench), Bus(), Feed(bench, ("screen",))
        changes = changes_at(bench, store, bus, feed)
        assert await changes.change(rename)
        assert (bench.state.row.name, bench.state.row.revision) == ("!", 1)
        assert row_of(store, "t1") == bench.state.row
        assert (feed.calls, bus.notes) == (["lobby", "show screen"], [Changed("t1", 1)])
        assert not await changes.change(lambda row: row)
        assert (row_of(store, "t1").revision, len(bus.notes)) == (1, 1), "Nothing is nothing."


async def test_a_change_is_applied_to_what_somebody_else_has_stored() -> None:
    async with workbench(running()) as bench:
        store = await store_of(bench)
        await store.write(work.tables.save(replace(bench.state.row, name="theirs")))
        theirs = row_of(store, "t1")
        bench.follower = Follower(lambda: setattr(bench.state, "row", theirs))
        await changes_at(bench, store, Bus(), Feed(bench)).change(rename)
        assert (bench.state.row.name, row_of(store, "t1").name, row_of(store, "t1").revision) == (
            "theirs!",
            "theirs!",
            2,
        )


async def test_what_is_refused_is_tried_on_the_latest_row_before_it_is_refused() -> None:
    async with workbench(running()) as bench:

        def refuse(row: StoredTable) -> StoredTable:
            tries.append(row.revision)
            raise RequestError("no", "It is refused.")

        tries = list[int]()
        later = replace(bench.state.row, revision=5)
        bench.follower = Follower(lambda: setattr(bench.state, "row", later))
        store, bus, feed = await store_of(bench), Bus(), Feed(bench)
        with pytest.raises(RequestError, match="refused"):
            await changes_at(bench, store, bus, feed).change(refuse)
        assert tries == [0, 5]
        assert (row_of(store, "t1").revision, bus.notes, feed.calls) == (0, [], [])


async def test_the_clock_of_who_is_replaced_stops_with_the_change() -> None:
    async with workbench(running(terms={"clock": "move 30"})) as bench:
        state = bench.state
        state.row = with_life(state.row, at_start(state.row, state.playable(), bench.uptime.now()))
        store = await store_of(bench)
        (seat,) = state.playable().waiting
        await changes_at(bench, store, Bus(), Feed(bench)).change(lambda row: stand_in(row, seat, "greedy", "left"))
        life = life_of(row_of(store, "t1"))
        assert (life.running, left_at(life, bench.uptime.now() + 60_000)[seat] > 29_000) == ((), True)


async def test_what_others_have_stored_is_adopted_if_nothing_lies_between() -> None:
    async with workbench(running()) as bench:
        feed = Feed(bench)
        await changes_at(bench, None, Bus(), feed).adopt(rename, 1)
        assert (bench.state.row.name, bench.state.row.revision, feed.calls) == ("!", 1, ["lobby"])
        later = replace(bench.state.row, name="latest", revision=4)
        bench.follower = Follower(lambda: setattr(bench.state, "row", later))
        await changes_at(bench, None, Bus(), feed).adopt(rename, 4)
        assert bench.state.row.name == "latest"
