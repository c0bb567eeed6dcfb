"""The follower of a table, without a server: a word from a note, or everything from the store."""

from typing import Any, TypeVar

from emberhall.bus import Moved
from emberhall.kernel.play import Outcome
from emberhall.server.house.envelopes import Envelopes
from emberhall.server.table.follower import Follower
from emberhall.store import Move, StoredTable, work
from emberhall.store.queries import Work
from tests.server.parts import Workbench, running, workbench
from tests.stores import MemoryStore

T = TypeVar("T")


class Store(MemoryStore):
    """Counts how often a table is read."""

    loads = 0

    async def snapshot(self, work: Work[T]) -> T:
        self.loads += 1
        return await super().snapshot(work)


class Feed:
    """Takes rows, and says what was told."""

    def __init__(self, bench: Workbench) -> None:
        self.bench = bench
        self.calls: list[str] = []

    def take_row(self, row: StoredTable) -> list[Any]:
        self.bench.state.row = row
        return []

    def tell_lobby(self) -> None:
        self.calls.append("lobby")

    def tell(self, outcome: Outcome) -> None:
        self.calls.append(f"tell {outcome.play.seq}")


def follower_at(bench: Workbench, store: Any, feed: Any) -> Follower:
    return Follower(store, Envelopes(), bench.queue, bench.state, feed, bench.go_on)


def next_word(bench: Workbench) -> Outcome:
    play = bench.state.playable()
    assert play.decision is not None
    return play.answer(play.decision.seat, [play.decision.words()[0]])


async def store_after(bench: Workbench, *words: Move) -> Store:
    """A store in which another process has said these words at the table."""
    store = Store()
    await store.open()
    await store.write(work.tables.add(bench.state.row))
    await store.append("t1", 0, words, (0,), "2026-01-02", revision=0)
    return store


async def test_the_next_word_in_a_note_is_followed_at_once() -> None:
    async with workbench(running()) as bench:
        outcome = next_word(bench)
        store, feed = await store_after(bench, *outcome.store), Feed(bench)
        note = Envelopes().moved("t1", 1, outcome.store[0], 1, "2026-01-02")
        follower_at(bench, store, feed).hear_move(note)
        assert (feed.calls, store.loads, bench.rounds) == (["tell 1"], 0, 1)
        assert bench.state.playable().words == outcome.play.words
        assert (bench.state.row.seq, bench.state.row.revision) == (1, 1)
        follower_at(bench, store, feed).hear_move(note)
        assert feed.calls == ["tell 1"], "It is known by now."


async def test_any_other_word_is_read_from_the_store_once() -> None:
    async with workbench(running()) as bench:
        outcome = next_word(bench)
        store, feed = await store_after(bench, *outcome.store), Feed(bench)
        follower = follower_at(bench, store, feed)
        follower.hear_move(Moved("t1", 1))
        follower.hear_move(Moved("t1", 2))
        follower.hear_change(1)
        assert feed.calls == []
        assert not await follower.catch_up(), "It was already done, in the order of the queue."
        assert (feed.calls, store.loads) == (["tell 1"], 2)


async def test_a_note_that_does_not_fit_is_not_believed() -> None:
    async with workbench(running()) as bench:
        outcome = next_word(bench)
        store, feed = await store_after(bench, *outcome.store), Feed(bench)
        seat = outcome.store[0][0]
        follower_at(bench, store, feed).hear_move(Moved("t1", 1, (seat, "nonsense"), 1, "2026-01-02"))
        assert feed.calls == []
        assert bench.queue.begin() is False, "The store is asked instead."


async def test_a_revision_that_is_known_asks_nobody() -> None:
    async with workbench(running()) as bench:
        follower_at(bench, None, Feed(bench)).hear_change(bench.state.row.revision)
        assert bench.queue.begin(), "Nothing waits."
        bench.queue.end()


async def test_a_table_whose_words_cannot_be_followed_is_read_only() -> None:
    async with workbench(running()) as bench:
        follower = follower_at(bench, await store_after(bench, (0, "nonsense")), Feed(bench))
        assert await follower.catch_up()
        assert bench.state.play is None
        assert "cannot be replayed" in (bench.state.frozen or "")
