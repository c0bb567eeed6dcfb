"""The verbs of a store: what reading, writing and a snapshot promise, whatever the work."""

import asyncio
from collections.abc import AsyncIterator, Callable
from functools import partial
from pathlib import Path

import asyncpg
import pytest

from emberhall.store import Ending, Line, Lived, Old, SequenceTaken, Store, StoreError, open_store, work
from emberhall.store.postgres.store import ATTEMPTS, PostgresStore
from emberhall.store.queries import Steps
from emberhall.store.queries import work as as_work
from tests.services import Postgres, aside
from tests.store.tables import table


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "postgres":
        postgres: Postgres = request.getfixturevalue("postgres")
        return postgres.database()
    return ":memory:" if request.param == "memory" else str(tmp_path / "hall.db")


@pytest.fixture
async def store(place: str) -> AsyncIterator[Store]:
    opened = open_store(place)
    await opened.open()
    yield opened
    await opened.close()


@as_work
def two_tables(first: str, second: str, problem: Exception | None = None) -> Steps[str]:
    """Add two tables, and fail after the first if there is a problem."""
    yield from work.tables.add(table(first))
    if problem is not None:
        raise problem
    yield from work.tables.add(table(second))
    return first + second


@as_work
def counted_twice(between: Callable[[], None]) -> Steps[tuple[int, int]]:
    """How many tables there are, before and after something happened."""
    before = yield from work.lists.unfinished("ada")
    between()
    after = yield from work.lists.unfinished("ada")
    return before, after


async def count(store: Store) -> int:
    return await store.read(work.lists.unfinished("ada"))


async def test_works_are_made_of_works_and_return_a_value(store: Store) -> None:
    assert await store.write(two_tables("a", "b")) == "ab"
    assert await count(store) == 2


async def test_a_reading_sees_every_write_that_has_returned(store: Store) -> None:
    for number in range(1, 6):
        await store.write(work.tables.add(table(str(number))))
        assert await count(store) == number
        assert await store.snapshot(work.lists.unfinished("ada")) == number


@pytest.mark.parametrize("problem", [StoreError("refused"), ValueError("a mistake of ours")])
async def test_a_work_that_raises_has_changed_nothing(store: Store, problem: Exception) -> None:
    with pytest.raises(type(problem), match=str(problem)):
        await store.write(two_tables("a", "b", problem))
    assert await count(store) == 0
    await store.write(two_tables("a", "b"))
    assert await count(store) == 2


async def test_a_row_that_is_refused_undoes_the_whole_work(store: Store) -> None:
    with pytest.raises(StoreError):
        await store.write(two_tables("a", "a"))
    assert await count(store) == 0


async def test_a_reading_that_raises_disturbs_nobody(store: Store) -> None:
    @as_work
    def broken() -> Steps[None]:
        yield from work.lists.running()
        raise ValueError("a mistake of ours")

    with pytest.raises(ValueError, match="a mistake of ours"):
        await store.read(broken())
    with pytest.raises(ValueError, match="a mistake of ours"):
        await store.snapshot(broken())
    await store.write(two_tables("a", "b"))
    assert await count(store) == 2


async def test_a_work_may_be_run_again(store: Store) -> None:
    line = work.talk.say("a", 0, "Ada", "Hello", None, "now")
    await store.write(work.tables.add(table("a")))
    assert [await store.write(line) for _ in range(2)] == [
        Line(1, 0, "Ada", "Hello", None, "now"),
        Line(2, 0, "Ada", "Hello", None, "now"),
    ]


async def test_words_are_answered_in_a_later_turn_and_each_for_itself(store: Store) -> None:
    answers: dict[str, Exception | None] = {}
    everybody = asyncio.Event()

    def then(name: str, problem: Exception | None) -> None:
        answers[name] = problem
        if len(answers) == 3:
            everybody.set()

    await store.write(two_tables("a", "b"))
    for name, seq in (("a", 0), ("b", 7), ("gone", 0)):
        store.append_soon(name, seq, (0, "word"), (1,), "now", 0, partial(then, name))
    assert answers == {}, "Whoever gave the word has time to remember that it is under way."
    await asyncio.wait_for(everybody.wait(), 20)
    assert answers["a"] is None
    assert isinstance(answers["b"], SequenceTaken)
    assert isinstance(answers["gone"], SequenceTaken)
    assert [await store.read(work.records.words_of(name)) for name in "ab"] == [[(0, "word")], []]
    with pytest.raises(SequenceTaken):
        await store.append("a", 0, [(0, "late")], (1,), "now", revision=1)
    await store.append("a", 1, [(1, "next"), (0, "last")], (), "now", Ending((3, 1), (0,)), lived=Lived("life", None))
    stored = await store.snapshot(work.records.load("a", 1))
    assert stored is not None
    assert stored.moves == [(1, "next"), (0, "last")]
    assert (stored.table.status, stored.table.seq, stored.table.life) == ("over", 3, "life")


@pytest.mark.parametrize("place", ["sqlite", "postgres"], indirect=True)
async def test_a_snapshot_is_of_one_moment(store: Store, place: str) -> None:
    async def write_elsewhere() -> None:
        other = open_store(place)
        await other.open()
        await other.write(work.tables.add(table("late")))
        await other.close()

    await store.write(work.tables.add(table("early")))
    assert await store.snapshot(counted_twice(lambda: aside(write_elsewhere()))) == (1, 1)
    assert await count(store) == 2


@pytest.mark.parametrize("place", ["sqlite"], indirect=True)
async def test_nothing_is_written_by_a_reading_of_a_file(store: Store) -> None:
    with pytest.raises(StoreError, match="cannot be read"):
        await store.read(work.tables.add(table()))
    assert await count(store) == 0


@pytest.mark.parametrize("place", ["memory", "sqlite"], indirect=True)
async def test_a_store_that_is_not_open_says_so(store: Store, tmp_path: Path) -> None:
    closed = open_store(str(tmp_path / "never"))
    for verb in (closed.read, closed.snapshot, closed.write):
        with pytest.raises(StoreError, match="not open"):
            await verb(work.lists.running())
    await store.close()
    with pytest.raises(StoreError, match="closed"):
        await store.write(two_tables("a", "b"))


@pytest.mark.parametrize("place", ["postgres"], indirect=True)
async def test_a_write_that_lost_to_another_begins_again(store: PostgresStore) -> None:
    attempts: list[int] = []

    @as_work
    def second_time_lucky(lost: int) -> Steps[int]:
        yield from work.tables.add(table("a"))  # would be refused if the first attempt had left it
        attempts.append(len(attempts))
        if len(attempts) <= lost:
            raise asyncpg.SerializationError("could not serialize access")
        return len(attempts)

    assert await store.write(second_time_lucky(1)) == 2
    attempts.clear()
    await store.write(work.upkeep.forget(Old(open="9999"), 9))
    with pytest.raises(StoreError, match="because others wrote the same"):
        await store.write(second_time_lucky(99))
    assert len(attempts) == ATTEMPTS
    assert await count(store) == 0
