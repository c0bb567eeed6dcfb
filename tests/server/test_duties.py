"""What a table does when nothing happens, without a server: each term about clocks, and what is no longer due."""

from dataclasses import replace

import pytest

from emberhall.server.table.duties import Duties
from emberhall.server.table.row.clocks import at_start
from emberhall.server.table.row.lives import with_life
from emberhall.server.table.vigil import Due
from tests.server.parts import Workbench, running, workbench


class Others:
    """The parts that do what the duties decide, by the names of their calls."""

    def __init__(self) -> None:
        self.calls: list[tuple[object, ...]] = []

    async def stand_in(self, *given: object) -> None:
        self.calls.append(("stand_in", *given))

    async def give_up(self, *given: object) -> None:
        self.calls.append(("give_up", *given))

    async def answer_at_random(self, *given: object) -> None:
        self.calls.append(("answer_at_random", *given))

    async def go_without(self, *given: object) -> None:
        self.calls.append(("go_without", *given))

    async def close(self, *given: object) -> None:
        self.calls.append(("close", *given))


class Hours:
    """An uptime that says what it is told to."""

    def __init__(self) -> None:
        self.at = 0

    def now(self) -> int:
        return self.at


def duties_at(bench: Workbench, others: Others, hours: Hours) -> Duties:
    parts = (others, others, others)
    return Duties(hours, bench.queue, bench.state, *parts, bench.talk, bench.go_on)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("zero", "call", "events"),
    [
        ("bot", ("stand_in", "time", "time-bot"), []),
        ("lose", ("give_up", "time-lost"), []),
        ("random", ("answer_at_random",), ["time-random"]),
    ],
)
async def test_the_terms_say_what_happens_at_zero_and_it_does_not_happen_before(
    zero: str, call: tuple[str, ...], events: list[str]
) -> None:
    async with workbench(running(terms={"clock": "move 30", "zero": zero})) as bench:
        state, others, hours = bench.state, Others(), Hours()
        state.row = with_life(state.row, at_start(state.row, state.playable(), 0))
        (seat,) = state.playable().waiting
        duties = duties_at(bench, others, hours)
        hours.at = 29_999
        await duties.see_to(Due(0.0, "clock", seat))
        await duties.see_to(Due(0.0, "clock", 1 - seat))
        assert others.calls == [], "There is time left, and the other clock does not run."
        hours.at = 30_000
        await duties.see_to(Due(0.0, "clock", seat))
        assert others.calls == [(call[0], seat, *call[1:])]
        assert bench.talk.events == [(event, seat) for event in events]
        assert bench.rounds == 3


async def test_absences_and_motions_are_for_the_votes() -> None:
    async with workbench(running()) as bench:
        others = Others()
        for what in ("away", "motion"):
            await duties_at(bench, others, Hours()).see_to(Due(0.0, what, 1))
        assert others.calls == [("go_without", 1), ("close", 1)]


async def test_a_table_without_a_clock_knows_no_zero() -> None:
    async with workbench(running()) as bench:
        bench.state.row = replace(bench.state.row, terms={"zero": "lose"})
        others = Others()
        await duties_at(bench, others, Hours()).see_to(Due(0.0, "clock", 0))
        assert others.calls == []
