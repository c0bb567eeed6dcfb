"""The recorder of a table, without a server: what is stored happens, by the short way or the whole one."""

from types import SimpleNamespace
from typing import Any

import pytest
from prometheus_client import CollectorRegistry, Counter, Histogram

from emberhall.kernel.play import Outcome
from emberhall.server.errors import RequestError
from emberhall.server.table.recorder import Recorder, plain_move
from emberhall.server.table.row import motions
from emberhall.server.table.row.lives import Life, life_of, with_life
from emberhall.store import SequenceTaken, StoreError
from tests.server.parts import Follower, Workbench, running, workbench


class Store:
    """Keeps words in a list; fails with `problem`, once, if it is set. What is appended soon is told by `finish`."""

    def __init__(self) -> None:
        self.words: list[Any] = []
        self.problem: Exception | None = None
        self.waiting: list[Any] = []

    async def append(self, _table: str, _seq: int, moves: list[Any], *_: Any, **__: Any) -> None:
        problem, self.problem = self.problem, None
        if problem is not None:
            raise problem
        self.words += moves

    def append_soon(self, _table: str, _seq: int, move: Any, *more: Any) -> None:
        self.waiting.append((move, more[-1]))

    def finish(self, problem: Exception | None = None) -> None:
        move, then = self.waiting.pop()
        if problem is None:
            self.words.append(move)
        then(problem)


def recorder_at(bench: Workbench, store: Store) -> Recorder:
    registry = CollectorRegistry()
    metrics = SimpleNamespace(
        moves=Counter("moves", "Moves.", ["title"], registry=registry),
        games=Counter("games", "Games.", ["title"], registry=registry),
        append=Histogram("append", "Seconds.", registry=registry),
    )
    bus = SimpleNamespace(publish=lambda _: None, is_heard=lambda _: False)
    house: Any = SimpleNamespace(store=store, metrics=metrics, bus=bus, uptime=bench.uptime)
    return Recorder(house, bench.queue, bench.state, bench.feed, bench.talk, bench.follower, bench.go_on)


def word(bench: Workbench) -> Outcome:
    """The first answer to the decision of the play."""
    play = bench.state.playable()
    assert play.decision is not None
    return play.answer(play.decision.seat, [play.decision.words()[0]])


async def test_a_plain_word_happens_when_it_is_stored_and_not_before() -> None:
    async with workbench(running()) as bench:
        store, ends = Store(), list[Exception | None]()
        recorder = recorder_at(bench, store)
        assert recorder.perform_soon(lambda: word(bench), ends.append)
        assert not recorder.perform_soon(lambda: word(bench), ends.append), "One at a time."
        assert (bench.state.playable().seq, bench.feed.calls, ends) == (0, [], [])
        store.finish()
        assert (bench.state.playable().seq, bench.state.row.seq, bench.feed.calls) == (1, 1, ["tell 1"])
        assert (ends, bench.rounds) == ([None], 1)
        assert recorder.perform_soon(lambda: word(bench), ends.append), "And the next one."
        store.finish()
        assert bench.state.playable().words == store.words


async def test_the_short_way_leaves_everything_else_to_the_whole_one() -> None:
    async with workbench(running()) as bench:
        store = Store()
        recorder = recorder_at(bench, store)

        def refuse() -> Outcome:
            raise RequestError("over", "This game is over.")

        def give_up() -> Outcome:
            return bench.state.playable().concede(0)

        assert not recorder.perform_soon(refuse, lambda _: None)
        assert plain_move(give_up()) is None, "It ends the game."
        assert not recorder.perform_soon(give_up, lambda _: None)
        bench.state.row = with_life(bench.state.row, Life(left=(60_000, 60_000)))
        assert not recorder.perform_soon(lambda: word(bench), lambda _: None), "With a clock there is more to write."
        assert store.waiting == []
        assert bench.queue.quiet_for(-1), "The lock is free again."


@pytest.mark.parametrize(("problem", "asks"), [(SequenceTaken("taken"), 0), (StoreError("lost"), 1)])
async def test_a_word_that_was_not_stored_does_not_happen(problem: StoreError, asks: int) -> None:
    """If another process was first, the caller takes the whole way; if the reply was lost, the store is asked."""
    async with workbench(running()) as bench:
        store, ends = Store(), list[Exception | None]()
        assert recorder_at(bench, store).perform_soon(lambda: word(bench), ends.append)
        store.finish(problem)
        assert (ends, bench.feed.calls, bench.follower.soon) == ([problem], [], asks)
        assert bench.queue.quiet_for(-1)


async def test_a_table_that_has_gone_tells_nobody() -> None:
    async with workbench(running()) as bench:
        store, ends = Store(), list[Exception | None]()
        assert recorder_at(bench, store).perform_soon(lambda: word(bench), ends.append)
        bench.queue.stop()
        store.finish()
        assert (len(store.words), bench.feed.calls) == (1, [])
        assert isinstance(ends[0], StoreError)


async def test_the_whole_way_catches_up_and_tries_again() -> None:
    async with workbench(running()) as bench:
        store = Store()
        store.problem = SequenceTaken("taken")

        def behind() -> None:
            bench.state.play = word(bench).play

        bench.follower = Follower(behind)
        await recorder_at(bench, store).perform(lambda: word(bench))
        assert (bench.state.playable().seq, bench.feed.calls) == (2, ["tell 2"])


async def test_what_is_refused_though_nobody_was_first_is_refused() -> None:
    async with workbench(running()) as bench:
        store = Store()
        with pytest.raises(RequestError, match="fly"):
            await recorder_at(bench, store).perform(lambda: bench.state.playable().answer(0, ["fly"]))
        store.problem = SequenceTaken("taken")
        with pytest.raises(SequenceTaken):
            await recorder_at(bench, store).perform(lambda: word(bench))
        assert (bench.state.playable().seq, bench.feed.calls) == (0, [])


async def test_who_moves_on_refuses_an_undo_that_was_asked_for() -> None:
    async with workbench(running()) as bench:
        recorder = recorder_at(bench, Store())
        bench.state.row = motions.propose(bench.state.row, "undo", 1, 0)
        await recorder.perform(lambda: word(bench))
        assert bench.talk.events == [("undo-refused", 1)]
        assert life_of(bench.state.row).motion is None
        assert bench.feed.calls == ["tell 1", "lobby"]


async def test_the_end_of_a_game_is_told_in_the_lobby_too() -> None:
    async with workbench(running()) as bench:
        await recorder_at(bench, Store()).perform(lambda: bench.state.playable().concede(0))
        assert (bench.state.row.status, bench.state.row.winners) == ("over", (1,))
        assert bench.feed.calls[-1] == "lobby"
