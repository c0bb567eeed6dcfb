"""What every store promises about the counters of the explorer."""

import pytest

from emberhall.ratings import Player
from emberhall.store import Counted, Counter, Ending, Rated, SequenceTaken, Store, User, work
from tests.store.tables import table
from tests.store.test_stores import place, store

__all__ = ["place", "store"]  # fixtures


def counted(*people: str, rules: int = 3) -> Counted:
    """A game of nim between people and, if there is one only, a bot."""
    bands = [("person", f"@{name}") for name in people] + [("bot", "strong")] * (2 - len(people))
    counters = [
        Counter("first", "classic", f"{seat} 1", 2, 2, who, band, 1, 60 * (1 - seat), seat)
        for seat, (who, band) in enumerate(bands)
    ]
    return Counted("nim", rules, tuple(counters))


async def end(store: Store, name: str, ending: Ending) -> None:
    await store.write(work.tables.add(table(name)))
    await store.append(name, 0, [(0, "a")], [], "2026-01-01", ending)


async def sums(store: Store, **where: object) -> list[tuple[str, int, int, int]]:
    rows = await store.read(work.explorer.of_sheet("nim", "first", 3, **where))  # type: ignore[arg-type]
    return sorted((row.part, row.games, row.won, row.amount) for row in rows)


async def test_a_game_is_counted_with_its_last_move_or_not_at_all(store: Store) -> None:
    for name in ("one", "two"):
        await end(store, name, Ending((1, 0), (0,), counted=counted("ada", "ben")))
    with pytest.raises(SequenceTaken):
        await store.append("one", 0, [(0, "a")], [], "later", Ending((1, 0), (0,), counted=counted("ada", "ben")))
    assert await sums(store) == [("0 1", 2, 120, 0), ("1 1", 2, 0, 2)]


async def test_counters_are_summed_through_filters(store: Store) -> None:
    await end(store, "one", Ending((1, 0), (0,), counted=counted("ada", "ben")))
    await end(store, "two", Ending((1, 0), (0,), counted=counted("ada")))
    await end(store, "old", Ending((1, 0), (0,), counted=counted("ada", rules=2)))
    assert await sums(store) == [("0 1", 2, 120, 0), ("1 1", 2, 0, 2)]
    assert await sums(store, who="person") == [("0 1", 2, 120, 0), ("1 1", 1, 0, 1)]
    assert await sums(store, band="strong") == [("1 1", 1, 0, 1)]
    assert await sums(store, seats=3) == []
    assert await sums(store, item="classic", seats=2) == [("0 1", 2, 120, 0), ("1 1", 2, 0, 2)]
    assert await sums(store, item="other") == []
    assert sorted(await store.read(work.explorer.rules_of("nim", "first"))) == [2, 3]


async def test_a_person_counts_for_the_strength_they_had(store: Store) -> None:
    for name in ("ada", "ben"):
        await store.write(work.users.add(User(name, name.title(), "iron", "now"), name.encode()))
    assert await sums(store, band="middle") == []
    for number in range(12):
        rated = Rated("nim", (Player("person", "ada"), Player("person", "ben")), (0, 1), (1, 2))
        await end(store, f"t{number}", Ending((1, 0), (0,), rated=rated))
    await end(store, "last", Ending((1, 0), (0,), counted=counted("ada", "ben")))
    assert await sums(store, band="strong") == [("0 1", 1, 60, 0)]
    await end(store, "fresh", Ending((1, 0), (0,), counted=counted("cleo", "ben")))
    assert await sums(store, band="middle", who="person") != []
