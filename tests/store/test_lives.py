"""What a store keeps of a table besides its game: clocks with the words, deadlines, lists and the server's uptime."""

from dataclasses import replace

from emberhall.store import Lived, Store, work
from tests.store.tables import table
from tests.store.test_stores import place, store

__all__ = ["place", "store"]  # fixtures
EARLY, LATE = "2026-01-02T00:00:00.000+00:00", "2026-01-03T00:00:00.000+00:00"


async def test_terms_and_life_are_kept_and_written_with_words(store: Store) -> None:
    await store.write(work.tables.add(table(terms={"clock": "move 60"}, life="begun")))
    await store.write(work.tables.save(table(status="running", terms={"clock": "move 30"}, life="dealt", winners=(1,))))
    row = await store.read(work.tables.one("one"))
    assert row is not None
    assert (row.terms, row.life, row.winners) == ({"clock": "move 30"}, "dealt", (1,))
    await store.append("one", 0, [(0, "a")], [1], "later", lived=Lived("moved", EARLY))
    await store.append("one", 1, [(1, "b")], [0], "later")
    row = await store.read(work.tables.one("one"))
    assert row is not None
    assert (row.life, row.deadline, row.seq) == ("moved", EARLY, 2), "Words alone leave it as it is."
    await store.write(work.records.keep_early("one", row.revision, (0, "c"), [], Lived("chosen", None)))
    row = await store.read(work.tables.one("one"))
    assert row is not None
    assert (row.life, row.deadline) == ("chosen", None)


async def test_running_tables_are_found_by_their_deadline_and_by_their_last_move(store: Store) -> None:
    for name, status, deadline in (
        ("a", "running", LATE),
        ("b", "running", EARLY),
        ("c", "over", EARLY),
        ("d", "open", None),
    ):
        await store.write(work.tables.add(table(name, status=status, deadline=deadline)))
    await store.write(work.tables.add(table("e", status="running", moved=LATE)))
    assert await store.read(work.lists.due(EARLY, 9)) == ["b"]
    assert await store.read(work.lists.due(LATE, 9)) == ["b", "a"]
    assert await store.read(work.lists.due(LATE, 1)) == ["b"]
    assert sorted(await store.read(work.lists.abandoned(EARLY, 9))) == ["a", "b"]
    assert await store.read(work.lists.abandoned(table().moved, 9)) == []


async def test_a_table_leaves_the_list_of_who_hides_it_only(store: Store) -> None:
    chairs = (table().chairs[0], replace(table().chairs[0], seat=1, user="ben", name="Ben"))
    await store.write(work.tables.add(table(chairs=chairs)))
    assert await store.write(work.tables.hide("ada", "one"))
    assert not await store.write(work.tables.hide("cleo", "one"))
    assert not await store.write(work.tables.hide("ada", "other"))
    row = await store.read(work.tables.one("one"))
    assert row is not None
    await store.write(work.tables.save(replace(row, life="changed")))
    assert await store.read(work.lists.tables_of("ada", 9)) == []
    assert [each.id for each in await store.read(work.lists.tables_of("ben", 9))] == ["one"]


async def test_time_without_a_server_is_counted_apart(store: Store) -> None:
    assert await store.write(work.upkeep.beat(1_000_000, 0)) == 0
    assert await store.write(work.upkeep.beat(1_002_000, 6_000)) == 0
    assert await store.write(work.upkeep.beat(1_001_500, 6_000)) == 0, "Another process, a little behind."
    assert await store.write(work.upkeep.beat(1_005_000, 0)) == 3_000, "One that has just begun to serve."
    assert await store.write(work.upkeep.beat(1_105_000, 6_000)) == 103_000, "The database was away."
    assert await store.write(work.upkeep.beat(1_107_000, 6_000)) == 103_000


async def test_a_line_may_be_the_tables_own(store: Store) -> None:
    await store.write(work.tables.add(table()))
    line = await store.write(work.talk.say("one", 0, "Ada", None, None, "now", event="left"))
    assert line.event == "left"
    assert (await store.read(work.talk.lines_of("one", 5))) == [line]
