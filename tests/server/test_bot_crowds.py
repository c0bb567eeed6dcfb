"""Which worker the bot desk asks, with fake workers: crowds, limits, and who answers after a failure."""

import asyncio
from collections.abc import Callable
from functools import partial

import pytest

from emberhall.server.errors import RequestError
from emberhall.server.house.cardsets import CardSets
from emberhall.server.metrics import Metrics
from emberhall.server.minds.botdesk import AGAIN, CROWD, GRACE, BotDesk
from emberhall.server.minds.thoughts import Answer, Thought
from tests.stores import MemoryStore


class Workers:
    """Fake workers, which count starts and keep what they were asked."""

    def __init__(self) -> None:
        self.asked: list[Thought] = []
        self.started = self.ended = 0
        self.open = asyncio.Event()
        self.open.set()
        self.answer: Callable[[Thought], Answer] = lambda thought: Answer(thought.level, advice={"by": thought.level})

    async def start(self) -> "Workers":
        self.started += 1
        return self

    async def learn(self, *_: object) -> None:
        pass

    async def ask(self, thought: Thought) -> Answer:
        self.asked.append(thought)
        await self.open.wait()
        return self.answer(thought)

    async def end(self) -> None:
        self.ended += 1


@pytest.fixture
def workers() -> Workers:
    return Workers()


def desk_of(number: int, workers: Workers) -> BotDesk:
    return BotDesk(number, Metrics(), CardSets(MemoryStore()).files, workers.start)


def thought(level: str = "expert", limit: float = 5.0) -> Thought:
    return Thought("dualis", level, 0, [], [], 1, limit, "", 1)


@pytest.mark.parametrize("number", [1, 2])
async def test_a_crowd_is_so_many_for_each_worker_and_no_fewer(workers: Workers, number: int) -> None:
    workers.open.clear()
    desk = desk_of(number, workers)
    waiting = [asyncio.create_task(desk.choose(thought)) for _ in range(CROWD * number + 2)]
    await asyncio.sleep(0)
    with pytest.raises(RequestError) as refused:
        await desk.advise(thought(), "ada")
    assert (refused.value.error, refused.value.status) == ("thinking", 503)
    workers.open.set()
    assert await asyncio.gather(*waiting) == ["expert"] * (CROWD * number) + ["greedy"] * 2
    assert await desk.choose(thought) == "expert", "When they are gone, all is as before."
    assert await desk.advise(thought(), "ada") == {"by": "expert"}


async def test_a_worker_has_a_while_beyond_the_limit(workers: Workers) -> None:
    workers.open.clear()
    asyncio.get_running_loop().call_later(GRACE / 10, workers.open.set)
    assert await desk_of(1, workers).choose(partial(thought, limit=0.0)) == "expert"
    assert (workers.started, workers.ended) == (1, 0)


async def test_after_a_failure_lower_levels_are_asked_for_a_short_answer(workers: Workers) -> None:
    workers.answer = lambda thought: Answer("word" if thought.level == "greedy" else None, "failed")
    assert await desk_of(1, workers).choose(partial(thought, limit=5.0)) == "word"
    assert (workers.asked[0].level, workers.asked[-1].level) == ("expert", "greedy")
    assert [each.limit for each in workers.asked] == [5.0] + [AGAIN] * (len(workers.asked) - 1)
    assert workers.started == 1, "The same worker goes on: it has answered."
    workers.asked.clear()
    await desk_of(1, workers).choose(partial(thought, limit=AGAIN / 2))
    assert {each.limit for each in workers.asked} == {AGAIN / 2}


async def test_a_worker_that_breaks_is_ended_and_another_asked(workers: Workers) -> None:
    def answer(asked: Thought) -> Answer:
        if asked.level == "expert":
            raise EOFError
        return Answer("word")

    workers.answer = answer
    assert await desk_of(1, workers).choose(thought) == "word"
    assert (workers.started, workers.ended) == (2, 1)


async def test_where_nobody_answers_there_is_no_word_and_no_hint(workers: Workers) -> None:
    workers.answer = lambda _: Answer(None, "failed")
    desk = desk_of(1, workers)
    assert await desk.choose(thought) is None
    with pytest.raises(RequestError) as refused:
        await desk.advise(thought(), "ada")
    assert (refused.value.error, refused.value.status) == ("no-hint", 409)
    await desk.close()
    assert workers.ended == 1
