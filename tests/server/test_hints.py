"""The hints of a table, without a server: one question, one hint."""

import pytest

from emberhall.server.errors import RequestError
from emberhall.server.minds.thoughts import Thought
from emberhall.server.table.hints import Hints
from emberhall.wire.bodies.coach import Hint
from tests.server.parts import running, workbench
from tests.server.rows import ADA, BEA


def hint(seq: int) -> Hint:
    return Hint(seq, "buy", [], [], 0)


async def test_the_same_question_gets_the_same_hint_and_counts_once() -> None:
    async with workbench(running("ada", "greedy")) as bench:
        state, hints = bench.state, Hints(bench.queue, bench.state, 1.0)
        while state.play is not None and (decision := state.play.decision) is not None:
            if decision.seat == 0 and len(decision.options) > 1:
                break
            state.play = state.play.answer(decision.seat, [decision.words()[0]]).play
        assert state.play is not None
        seq = state.play.seq
        assert isinstance(await hints.ask(ADA, seq), Thought)
        first = await hints.give(0, hint(seq))
        assert first.used == 1
        assert await hints.ask(ADA, seq) == first
        with pytest.raises(RequestError, match="the table is at"):
            await hints.ask(ADA, seq + 1)
        state.play = state.play.answer(0, [state.play.decision.words()[0]]).play  # type: ignore[union-attr]
        with pytest.raises(RequestError, match="the table is at"):
            await hints.ask(ADA, seq)
        assert (await hints.give(0, hint(state.play.seq))).used == 2
        assert (await hints.give(1, hint(state.play.seq))).used == 1, "Every seat has its own count."


async def test_there_are_none_among_people_nor_for_who_watches() -> None:
    async with workbench(running("ada", "bea")) as bench:
        with pytest.raises(RequestError, match="no hints"):
            await Hints(bench.queue, bench.state, 1.0).ask(ADA, 0)
    async with workbench(running("ada", "greedy")) as bench:
        with pytest.raises(RequestError, match="watching"):
            await Hints(bench.queue, bench.state, 1.0).ask(BEA, 0)
