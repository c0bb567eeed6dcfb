"""`Serial` does one job after another."""

import asyncio

import pytest

from emberhall.server.errors import RequestError
from emberhall.server.serial import Serial


async def test_work_is_done_in_order_and_alone() -> None:
    serial = Serial("test")
    seen: list[str] = []

    async def work(name: str) -> str:
        seen.append(f"{name} begins")
        await asyncio.sleep(0)
        seen.append(f"{name} ends")
        return name

    assert await asyncio.gather(*(serial.do(lambda name=name: work(name)) for name in "abc")) == ["a", "b", "c"]  # type: ignore[misc]
    assert seen == ["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"]
    serial.stop()


async def test_a_failure_goes_to_who_asked_and_the_next_is_served() -> None:
    serial = Serial("test")

    async def fail() -> None:
        raise ValueError("no")

    async def work() -> int:
        return 7

    with pytest.raises(ValueError, match="no"):
        await serial.do(fail)
    assert await serial.do(work) == 7
    serial.stop()


async def test_who_gives_up_waiting_disturbs_nobody() -> None:
    serial = Serial("test")
    gate = asyncio.Event()
    done: list[int] = []

    async def slow() -> None:
        await gate.wait()
        done.append(1)

    async def fail_late() -> None:
        raise ValueError("nobody hears this")

    waiting = [asyncio.create_task(serial.do(slow)), asyncio.create_task(serial.do(fail_late))]
    await asyncio.sleep(0)
    assert not serial.quiet_for(0)
    for task in waiting:
        task.cancel()
    gate.set()

    async def work() -> int:
        return 7

    assert await serial.do(work) == 7
    assert done == [1]
    assert serial.quiet_for(0)
    serial.stop()


async def test_after_the_end_nothing_is_taken_on_and_nobody_is_left_waiting() -> None:
    serial = Serial("test")
    begun = asyncio.create_task(serial.do(asyncio.Event().wait))
    queued = asyncio.create_task(serial.do(asyncio.Event().wait))
    await asyncio.sleep(0.01)
    await asyncio.gather(*serial.stop(), return_exceptions=True)
    for left in (begun, queued):
        with pytest.raises(asyncio.CancelledError):
            await left
    with pytest.raises(RequestError, match="closing"):
        await serial.do(asyncio.Event().wait)


async def test_what_is_under_way_may_finish_but_not_for_ever() -> None:
    serial = Serial("test")

    async def work() -> str:
        await asyncio.sleep(0.05)
        return "done"

    begun = asyncio.create_task(serial.do(work))
    queued = asyncio.create_task(serial.do(asyncio.Event().wait))
    await asyncio.sleep(0.01)
    await serial.finish(5.0)
    assert await begun == "done"
    with pytest.raises(asyncio.CancelledError):
        await queued
    serial.stop()
    endless = Serial("test")
    hanging = asyncio.create_task(endless.do(asyncio.Event().wait))
    await asyncio.sleep(0.01)
    await endless.finish(0.05)
    assert not hanging.done()
    await asyncio.gather(*endless.stop(), hanging, return_exceptions=True)


async def test_what_is_posted_is_done_in_its_turn_and_costs_nobody_when_it_fails(
    capsys: pytest.CaptureFixture[str],
) -> None:
    serial = Serial("test")
    seen: list[str] = []

    async def work(name: str) -> None:
        seen.append(name)

    async def fail() -> None:
        raise ValueError("nobody waits for this")

    serial.post(lambda: work("first"))
    serial.post(fail)
    await serial.do(lambda: work("second"))
    assert seen == ["first", "second"]
    assert "nobody waits for this" in capsys.readouterr().out
    serial.stop()
    serial.post(lambda: work("too late"))
    await asyncio.sleep(0)
    assert seen == ["first", "second"]


async def test_a_turn_taken_at_once_keeps_the_others_waiting() -> None:
    serial, done = Serial("test"), list[str]()

    async def work(name: str) -> None:
        done.append(name)

    assert serial.begin()
    assert not serial.begin(), "One at a time."
    assert not serial.quiet_for(0)
    jobs = [asyncio.create_task(serial.do(lambda name=name: work(name))) for name in "ab"]  # type: ignore[misc]
    for _ in range(5):
        await asyncio.sleep(0)
    assert done == []
    serial.end()
    assert not serial.begin(), "It goes straight to who waited."
    await asyncio.gather(*jobs)
    assert done == ["a", "b"]
    assert serial.begin()
    serial.end()
    serial.stop()
    assert not serial.begin(), "Nothing begins at a table that has gone."
