"""What every store promises the coach: a game is analysed once, analyses are kept, and there are never too many."""

import asyncio

from emberhall.store import Old, Store, StoredAnalysis, work
from tests.store.tables import table
from tests.store.test_stores import place, store

__all__ = ["place", "store"]  # fixtures


async def kept(store: Store, name: str, at: str, most: int = 9, since: str = "") -> None:
    assert await store.write(work.analyses.claim(name, "e1", 7, at, at))
    await store.write(work.analyses.keep(name, "e1", name.encode() * 100, at, since, most))


async def names(store: Store) -> str:
    return "".join([name for name in "abcdef" if await store.read(work.analyses.one(name)) is not None])


async def test_of_all_who_ask_one_looks_at_a_game(store: Store) -> None:
    claims = [store.write(work.analyses.claim("a", "e1", 7, "10:00", "09:30")) for _ in range(4)]
    assert sorted(await asyncio.gather(*claims)) == [False, False, False, True]
    await store.write(work.analyses.note("a", "e1", 3, "10:05"))
    assert await store.read(work.analyses.one("a")) == StoredAnalysis("e1", 3, 7, None, "10:05")
    assert not await store.write(work.analyses.claim("a", "e1", 7, "10:06", "10:05")), "it was heard of at that time"
    assert await store.write(work.analyses.claim("a", "e1", 7, "11:00", "10:30")), "it is silent for too long"
    assert await store.read(work.analyses.one("a")) == StoredAnalysis("e1", 0, 7, None, "11:00")
    await store.write(work.analyses.drop("a", "e1"))
    assert await store.read(work.analyses.one("a")) is None
    await store.write(work.analyses.keep("a", "e1", b"found", "11:01", ""))
    assert await store.read(work.analyses.one("a")) is None, "whoever lost a game does not bring it back"


async def test_what_was_found_stays_until_another_edition_looks(store: Store) -> None:
    await kept(store, "a", "10:00")
    storedanalysis = StoredAnalysis("e1", 7, 7, b"a" * 100, "10:00")
    assert not await store.write(work.analyses.claim("a", "e1", 7, "19:00", "18:30"))
    await store.write(work.analyses.note("a", "e1", 2, "19:00"))
    await store.write(work.analyses.drop("a", "e1"))
    assert await store.read(work.analyses.one("a")) == storedanalysis
    assert await store.write(work.analyses.claim("a", "e2", 7, "20:00", "19:30"))
    await store.write(work.analyses.keep("a", "e1", b"old", "20:01", ""))
    assert await store.read(work.analyses.one("a")) == StoredAnalysis("e2", 0, 7, None, "20:00")


async def test_the_oldest_go_when_there_are_too_many_or_they_are_too_old(store: Store) -> None:
    for hour, name in enumerate("abcd", start=10):
        await kept(store, name, f"{hour}:00", most=3)
    assert await names(store) == "bcd"
    await kept(store, "e", "14:00", since="12:30")
    assert await names(store) == "de"


async def test_an_analysis_goes_with_its_game(store: Store) -> None:
    await store.write(work.tables.add(table("a")))
    await kept(store, "a", "2026-02-01")
    await store.write(work.upkeep.forget(Old(open="2026-03-01"), 9))
    assert await store.read(work.analyses.one("a")) is None
