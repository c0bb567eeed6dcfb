"""Planned answers as a state machine: the same people do the same things in two worlds, and in one of them one plans.

Until a plan acts, everybody else must be sent exactly the same in both. A plan must be said when it fits and is legal,
and only then, also after lobbies have crashed and others drive the table.
"""

import argparse
import logging
import sys
import time
from collections.abc import Iterator
from typing import Any

import structlog
from hypothesis import HealthCheck, seed, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from emberhall import Play
from emberhall.server.house import uptime
from emberhall.server.plans.fitting import act_of
from emberhall.server.plans.plan import Act, read_act, read_plan
from emberhall.server.table.row.chairs import seat_of
from emberhall.server.table.table import Table
from emberhall.store import StoredPlan, work
from emberhall.wire.bodies.plans import NewPlan, PlanDraft, PlanLine
from tests.server.machine import TITLES, TableMachine, seats
from tests.stores import at_once

PLANNER = 1
OTHERS = (0, 2)
which = st.integers(0, 40)
CHUNK = 20


class PlanMachine(RuleBasedStateMachine):
    """Two worlds that are alike but for the plans of one person."""

    def __init__(self) -> None:
        super().__init__()
        self.world = TableMachine()
        self.twin: TableMachine | None = TableMachine()
        self.at_work = self.world
        uptime._wall = lambda: self.at_work.wall  # each world has a clock of its own

    @initialize(title=st.sampled_from(sorted(TITLES)))
    def begin(self, title: str) -> None:
        for world in self.worlds():
            world.begin(title, "days 1", "bot", 0, "ask", there=True, rated=False)

    def worlds(self) -> Iterator[TableMachine]:
        """One after the other, each by its own clock."""
        for world in (self.world, self.twin):
            if world is not None:
                self.at_work = world
                yield world
        self.at_work = self.world

    # --- what happens in both worlds

    @rule(person=seats, number=which, times=st.integers(1, 6))
    def pick(self, person: int, number: int, times: int) -> None:
        for world in self.worlds():
            world.pick(person, number, times)

    @rule(number=which, times=st.integers(1, 8))
    def others_pick(self, number: int, times: int) -> None:
        """Everybody but the planner goes on: more often than not, something is waited for."""
        for person in OTHERS:
            for world in self.worlds():
                world.pick(person, number, times)

    @rule(person=seats, verb=st.sampled_from(["join", "go_away", "stand_up", "sit_down", "undo", "resign"]))
    def do(self, person: int, verb: str) -> None:
        for world in self.worlds():
            more = (person % 2,) if verb == "join" else ()
            getattr(world, verb)(person, *more)

    @rule(words=st.integers(1, 6))
    def bots_play(self, words: int) -> None:
        for world in self.worlds():
            world.bots_play(words)

    @rule(lobby=st.integers(0, 1), hours=st.integers(0, 2))
    def crash(self, lobby: int, hours: int) -> None:
        before = self.expected()
        for world in self.worlds():
            world.crash(lobby, hours)
            for person in range(world.count):
                world.join(person, person % 2)
        assert before is None or self.expected() == before, "No plan is lost."

    # --- what only one of them knows

    @rule(happening=which, word=which, more=which, kind=st.sampled_from(["event", "any", "asked", "resign", "junk"]))
    def plan(self, happening: int, word: int, more: int, kind: str) -> None:
        """Write a plan as a page does: from what could happen, and what could be answered then."""
        before = self.shown()
        seen = self.at("planning.draft", PlanDraft())
        if seen is None:
            return
        event = seen.happenings[happening % len(seen.happenings)] if seen.happenings else None
        line = PlanLine(resign=kind == "resign", words=["nonsense"] if kind == "junk" else [])
        if event is not None and kind in ("event", "resign"):
            line.event = event
        if kind == "asked" and seen.asks:
            line.asked = seen.asks[0].ask
        for number in (word, more) if kind in ("event", "any", "asked") else ():
            there = self.at("planning.draft", PlanDraft(line.words, line.event, line.asked))
            if there is not None and there.question is not None:
                line.words = [*line.words, there.question.words[number % len(there.question.words)]]
        self.at("planning.make", NewPlan(self.world.row().seq, [line]))
        assert self.shown() == before, "Nobody is told of a plan, and the table does not change."

    @rule()
    def look_or_revoke(self) -> None:
        before = self.shown()
        self.at("planning.info")
        self.at("planning.drop")
        assert self.shown() == before

    @rule()
    def wait(self) -> None:
        """Let the time pass after which a plan is said."""
        expected = self.expected()
        for table in self.driving():
            self.world.run(fire(table))
        if expected is None:
            return
        stored, act = expected
        words = [move for move in self.world.words() if move[1] != "undo"]
        if act.words:
            assert words[act.after : act.after + len(act.words)] == [(stored.seat, word) for word in act.words]
        else:
            assert words[act.after][0] == stored.seat
            assert words[act.after][1] in ("resign", "concede")
        self.twin_goes()

    # --- what always holds

    @invariant()
    def the_driver_waits_for_what_is_planned(self) -> None:
        if not self.world.id:
            return
        for world in self.worlds():
            world.all_holds()
        expected = self.expected()
        for table in self.driving():
            due = table._driver._plans._due
            assert due == (None if expected is None else (expected[0].seat, expected[1]))

    @invariant()
    def the_others_are_sent_the_same(self) -> None:
        if self.twin is not None and self.twin.id:
            for person in OTHERS:
                assert frames(self.world, person) == frames(self.twin, person)

    def expected(self) -> tuple[StoredPlan, Act] | None:
        """What should be said next, worked out from the database alone."""
        row = self.world.row()
        if row.status != "running":
            return None
        play: Play = self.world.the_record_restores_to_the_same_play()
        for stored in at_once(self.world.store.read(work.days.plans.at_table(self.world.id))):
            plan = read_plan(stored.body)
            if plan is not None and seat_of(row, stored.user) == stored.seat:
                act = act_of(plan, read_act(stored.act), play, stored.seat)
                if act is not None:
                    return stored, act
        return None

    def driving(self) -> list[Table]:
        return [table for table in self.world.tables() if table._driver.drives]

    def at(self, verb: str, *given: Any) -> Any:
        return self.world.at(0, verb, self.world.people[PLANNER], *given)

    def shown(self) -> Any:
        """Everything that somebody else could see of the table."""
        for world in self.worlds():
            world.at(0, "catch_up")  # a waking table may first have pending work of its own
        return self.world.row(), self.world.words(), [frames(self.world, person) for person in range(3)]

    def twin_goes(self) -> None:
        if self.twin is not None:
            self.twin.teardown()
            self.twin = None

    def teardown(self) -> None:
        self.twin_goes()
        self.world.teardown()


async def fire(table: Table) -> None:
    """Let the timer of a plan run out, if there is one."""
    plans = table._driver._plans
    if plans._timer is not None:
        plans._timer.cancel()
        plans._fire()


def frames(world: TableMachine, person: int) -> list[Any]:
    """What somebody was sent, without the hour of the real world."""
    page = world.page(person)
    return [] if page is None else [timeless(frame) for frame in page.frames]


def timeless(frame: Any) -> Any:
    if isinstance(frame, dict):
        return {key: timeless(value) for key, value in frame.items() if key not in ("created", "at")}
    return [timeless(each) for each in frame] if isinstance(frame, list) else frame


def run(number: int, runs: int, steps: int = 25) -> None:
    """Do some runs, the same ones each time for a number."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    wanted = settings(max_examples=runs, stateful_step_count=steps, deadline=None, database=None, print_blob=False)
    machine = seed(number)(PlanMachine)
    run_state_machine_as_test(machine, settings=settings(wanted, suppress_health_check=list(HealthCheck)))


def main() -> int:
    """Run it many times (`make fuzz`)."""
    parser = argparse.ArgumentParser(description="Planned answers as a state machine, many times.")
    parser.add_argument("--runs", type=int, default=2_000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first chunk, to see one again")
    asked = parser.parse_args()
    began = time.perf_counter()
    for nth, at in enumerate(range(0, asked.runs, CHUNK)):
        sys.stdout.write(f"chunk {asked.first + nth}\n")
        sys.stdout.flush()
        run(asked.first + nth, min(CHUNK, asked.runs - at))
    sys.stdout.write(f"{asked.runs:,} runs in {time.perf_counter() - began:.0f} s.\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
