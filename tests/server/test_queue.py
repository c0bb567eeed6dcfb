"""`Queue` does one job after another."""

import asyncio

import pytest

from emberhall.server.errors import RequestError
from emberhall.server.table.queue import Queue, queued


async def test_work_is_done_in_order_and_alone() -> None:
    queue = Queue("test")
    seen: list[str] = []

    async def work(name: str) -> str:
        seen.append(f"{name} begins")
        await asyncio.sleep(0)
        seen.append(f"{name} ends")
        return name

    assert await asyncio.gather(*(queue.do(lambda name=name: work(name)) for name in "abc")) == ["a", "b", "c"]  # type: ignore[misc]
    assert seen == ["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"]
    queue.stop()


async def test_a_failure_goes_to_who_asked_and_the_next_is_served() -> None:
    queue = Queue("test")

    async def fail() -> None:
        raise ValueError("no")

    async def work() -> int:
        return 7

    with pytest.raises(ValueError, match="no"):
        await queue.do(fail)
    assert await queue.do(work) == 7
    queue.stop()


async def test_who_gives_up_waiting_disturbs_nobody() -> None:
    queue = Queue("test")
    gate = asyncio.Event()
    order: list[int] = []

    async def slow() -> None:
        await gate.wait()
        order.append(1)

    async def fail_late() -> None:
        raise ValueError("nobody hears this")

    waiting = [asyncio.create_task(queue.do(slow)), asyncio.create_task(queue.do(fail_late))]
    await asyncio.sleep(0)
    assert not queue.quiet_for(0)
    for task in waiting:
        task.cancel()
    gate.set()

    async def work() -> int:
        return 7

    assert await queue.do(work) == 7
    assert order == [1]
    assert queue.quiet_for(0)
    queue.stop()


async def test_after_the_end_nothing_is_taken_on_and_nobody_is_left_waiting() -> None:
    queue = Queue("test")
    begun = asyncio.create_task(queue.do(asyncio.Event().wait))
    queued = asyncio.create_task(queue.do(asyncio.Event().wait))
    await asyncio.sleep(0.01)
    await asyncio.gather(*queue.stop(), return_exceptions=True)
    for left in (begun, queued):
        with pytest.raises(asyncio.CancelledError):
            await left
    with pytest.raises(RequestError, match="closing"):
        await queue.do(asyncio.Event().wait)


async def test_what_is_under_way_may_finish_but_not_for_ever() -> None:
    queue = Queue("test")

    async def work() -> str:
        await asyncio.sleep(0.05)
        return "done"

    begun = asyncio.create_task(queue.do(work))
    queued = asyncio.create_task(queue.do(asyncio.Event().wait))
    await asyncio.sleep(0.01)
    await queue.finish(5.0)
    assert await begun == "done"
    with pytest.raises(asyncio.CancelledError):
        await queued
    queue.stop()
    endless = Queue("test")
    hanging = asyncio.create_task(endless.do(asyncio.Event().wait))
    await asyncio.sleep(0.01)
    await endless.finish(0.05)
    assert not hanging.done()
    await asyncio.gather(*endless.stop(), hanging, return_exceptions=True)


async def test_what_is_posted_is_done_in_its_turn_and_costs_nobody_when_it_fails(
    capsys: pytest.CaptureFixture[str],
) -> None:
    queue = Queue("test")
    seen: list[str] = []

    async def work(name: str) -> None:
        seen.append(name)

    async def fail() -> None:
        raise ValueError("nobody waits for this")

    queue.post(lambda: work("first"))
    queue.post(fail)
    await queue.do(lambda: work("second"))
    assert seen == ["first", "second"]
    assert "nobody waits for this" in capsys.readouterr().out
    queue.stop()
    queue.post(lambda: work("too late"))
    await asyncio.sleep(0)
    assert seen == ["first", "second"]


async def test_a_turn_taken_at_once_keeps_the_others_waiting() -> None:
    queue, done = Queue("test"), list[str]()

    async def work(name: str) -> None:
        done.append(name)

    assert queue.begin()
    assert not queue.begin(), "One at a time."
    assert not queue.quiet_for(0)
    jobs = [asyncio.create_task(queue.do(lambda name=name: work(name))) for name in "ab"]  # type: ignore[misc]
    for _ in range(5):
        await asyncio.sleep(0)
    assert done == []
    queue.end()
    assert not queue.begin(), "It goes straight to who waited."
    await asyncio.gather(*jobs)
    assert done == ["a", "b"]
    assert queue.begin()
    queue.end()
    queue.stop()
    assert not queue.begin(), "Nothing begins at a table that has gone."


class Part:
    """A part of a table with verbs that use each other."""

    def __init__(self, queue: Queue) -> None:
        self._queue = queue
        self.steps: list[str] = []

    @queued
    async def outer(self, name: str) -> str:
        self.steps.append(f"{name} begins")
        await asyncio.sleep(0)
        inside = await self.inner(name)
        self.steps.append(f"{name} ends")
        return inside

    @queued
    async def inner(self, name: str) -> str:
        await asyncio.sleep(0)
        self.steps.append(f"{name} inside")
        return name.upper()


async def test_a_verb_enters_the_queue_by_itself_and_one_inside_another_is_a_part_of_it() -> None:
    part = Part(Queue("test"))
    async with asyncio.timeout(5):  # a verb that waited for itself would wait for ever
        assert list(await asyncio.gather(part.outer("a"), part.inner("b"), part.outer("c"))) == ["A", "B", "C"]
    assert part.steps == ["a begins", "a inside", "a ends", "b inside", "c begins", "c inside", "c ends"]
    part._queue.stop()


async def test_what_is_in_progress_may_use_its_verbs_though_nothing_new_is_taken_on() -> None:
    part = Part(Queue("test"))
    begun = asyncio.create_task(part.outer("a"))
    for _ in range(3):
        await asyncio.sleep(0)
    assert part.steps == ["a begins"]
    await part._queue.finish(5.0)
    assert await begun == "A"
    with pytest.raises(RequestError, match="closing"):
        await part.inner("b")
    part._queue.stop()
