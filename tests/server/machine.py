"""A table as a state machine: people join, leave, play, undo, agree, talk, run out of time, and the server crashes.

Real lobbies, tables and stores, without sockets: a step is a coroutine run to its end on the machine's own event loop,
and time passes only when the machine says so. After every step the record must restore to the same play, every screen
must have been told its current view, and clocks must be within their bounds.
"""

import argparse
import asyncio
import logging
import os
import sys
import time
from collections import Counter
from collections.abc import Awaitable
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from operator import attrgetter
from typing import Any, ClassVar, TypeVar

import msgspec
import structlog
from hypothesis import HealthCheck, seed, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    rule,
    run_state_machine_as_test,
)

from emberhall import Play, Record
from emberhall.bus import LocalBus
from emberhall.server.errors import RequestError
from emberhall.server.house import uptime
from emberhall.server.house.cardsets import CardSets
from emberhall.server.house.house import House
from emberhall.server.lobby import lobby as lobbies
from emberhall.server.lobby.lobby import Lobby
from emberhall.server.metrics import Metrics
from emberhall.server.minds.botdesk import BotDesk
from emberhall.server.settings import Settings
from emberhall.server.table.row.clocks import clock_of, left_at
from emberhall.server.table.row.lives import life_of
from emberhall.server.table.row.motions import UNDOS
from emberhall.server.table.row.waking import record_of
from emberhall.server.table.table import Table
from emberhall.server.table.vigil import Due
from emberhall.store import Move, StoredTable, User, work
from emberhall.wire.bodies.tables import NewTable, Terms
from emberhall.world import chance
from tests.stores import MemoryStore, at_once, row_of

T = TypeVar("T")
TITLES: dict[str, dict[str, str | int | bool]] = {
    "dualis": {"short": True},
    "flamecraft": {},
    "flamecraft_duals": {},
    "dragonduel": {"start": "lot"},
}
SEATS = {"dualis": 3, "flamecraft": 3, "flamecraft_duals": 2, "dragonduel": 2}
CLOCKS = ["none", "move 30", "game 60+5", "days 1"]
SETTINGS = Settings(pace=0.0, away=3600.0, absence=3600.0, consent=3600.0, beat=3600.0, bot_workers=1)
LATE = 3
"""How many words watchers are behind at tables with a delay."""
CALM = 60
"""Idle rounds of the event loop after which everything has happened."""
CHUNK = 25
"""How many runs are reported at once."""
seats = st.integers(0, 2)


class Page:
    """A screen that keeps the frames it was sent."""

    def __init__(self, user: User) -> None:
        self.user = user
        self.deaf: frozenset[str] = frozenset()
        self.address = ""
        self.frames: list[Any] = []

    def send(self, text: bytes) -> None:
        self.frames.append(msgspec.json.decode(text))

    def last(self, kind: str) -> Any:
        return next((frame for frame in reversed(self.frames) if frame["t"] == kind), None)


class Fixed:
    """Fixed values in place of secrets."""

    def token_bytes(self, count: int) -> bytes:
        return bytes(range(count))

    def token_urlsafe(self, count: int) -> str:
        return "t" * count


class RandomDesk(BotDesk):
    """Bots that play at random, but only when the machine lets them: else a table of bots would play to its end."""

    def __init__(self, allowed: asyncio.Semaphore) -> None:
        self.allowed = allowed

    async def choose(self, *_: object) -> str | None:
        await self.allowed.acquire()
        return None

    async def close(self) -> None:
        pass


class TableMachine(RuleBasedStateMachine):
    """One table, two lobbies that come and go, and up to three people."""

    told: ClassVar[Counter[str]] = Counter()
    """Counts of what all tables have told, to check that nothing is left out."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.store = MemoryStore()
        self.bus = LocalBus()
        self.wall = 1_000_000_000_000
        self.real_wall = uptime._wall
        uptime._wall = lambda: self.wall
        lobbies.chance = Fixed()  # type: ignore[assignment, attr-defined]  # one deal, so that it can shrink
        self.people = [User(f"u{seat}", f"P{seat}", "iron", "") for seat in range(3)]
        self.pages: dict[int, tuple[int, Page]] = {}
        self.lobbies: list[Lobby] = []
        self.bots = asyncio.Semaphore(0)
        self.title = ""
        self.id = ""

    # --- the server

    def run(self, task: Awaitable[T]) -> T:
        """Run a coroutine and everything that follows from it."""

        async def and_settle() -> T:
            result = await task
            calm = 0
            while calm < CALM:
                await asyncio.sleep(0)
                calm = calm + 1 if all(table._queue.quiet_for(-1) for table in self.tables()) else 0
            return result

        return self.loop.run_until_complete(and_settle())

    def row(self) -> StoredTable:
        return row_of(self.store, self.id)

    def words(self) -> list[Move]:
        return at_once(self.store.read(work.records.words_of(self.id)))

    def tables(self) -> list[Table]:
        return [found for lobby in self.lobbies if (found := lobby.awake.get(self.id)) is not None]

    def try_to(self, task: Awaitable[T]) -> T | None:
        """Run a coroutine that may be refused; return None then."""
        try:
            return self.run(task)
        except RequestError:
            return None

    async def _open(self) -> Lobby:
        sets = CardSets(self.store, ())
        house = House(SETTINGS, self.store, self.bus, RandomDesk(self.bots), Metrics(), sets)
        await house.uptime.open(self.store)
        return Lobby(house)

    @initialize(
        title=st.sampled_from(sorted(TITLES)),
        clock=st.sampled_from(CLOCKS),
        zero=st.sampled_from(["bot", "lose", "random"]),
        delay=st.sampled_from([0, LATE]),
        away=st.sampled_from(["ask", "ask", "end"]),
        there=st.booleans(),
        rated=st.booleans(),
    )
    def begin(self, title: str, clock: str, zero: Any, delay: int, away: Any, there: bool, rated: bool) -> None:
        self.title, self.count = title, SEATS[title]
        self.lobbies = [self.run(self._open()), self.run(self._open())]
        self.delay = delay
        terms = Terms(clock, zero, away, f"moves {delay}" if delay else "none")
        wish = NewTable(title, self.count, TITLES[title], terms=terms, rated=rated)
        self.id = self.run(self.lobbies[0].create(self.people[0], wish)).id
        for seat in range(1, self.count):
            self.at(0, "seats.sit", self.people[seat], seat, None)
        self.at(0, "start", self.people[0])
        for person in range(self.count) if there else ():  # motions need people who are there
            self.join(person, person % 2)

    def at(self, lobby: int, verb: str, *given: Any) -> Any:
        async def task() -> Any:
            table = await self.lobbies[lobby].find(self.id)
            return await attrgetter(verb)(table)(*given)

        return self.try_to(task())

    # --- people

    def page(self, person: int) -> Page | None:
        return self.pages.get(person, (0, None))[1]

    @rule(person=seats, lobby=st.integers(0, 1))
    def join(self, person: int, lobby: int) -> None:
        if person < self.count and person not in self.pages:
            page = Page(self.people[person])
            self.pages[person] = lobby, page
            self.at(lobby, "join", page)

    @rule(person=seats)
    def go_away(self, person: int) -> None:
        if person in self.pages:
            lobby, page = self.pages.pop(person)
            self.at(lobby, "leave", page)

    @rule(person=seats)
    def stand_up(self, person: int) -> None:
        if person < self.count:
            self.at(person % 2, "seats.stand", self.people[person], self.seat_of(person))

    @rule(person=seats)
    def sit_down(self, person: int) -> None:
        if person < self.count:
            self.at(person % 2, "seats.sit", self.people[person], None, None)

    def seat_of(self, person: int) -> int:
        row = self.row()
        return next((chair.seat for chair in row.chairs if chair.user == f"u{person}"), 9)

    @rule(person=seats, which=st.integers(0, 30), times=st.integers(1, 3))
    def pick(self, person: int, which: int, times: int) -> None:
        for _ in range(times):
            page = self.page(person)
            update = page.last("update") if page else None
            if not update or not update["decision"]:
                return
            words = update["decision"]["words"]
            word = words[which % len(words)]
            self.at(self.pages[person][0], "moves.play", self.people[person], update["seq"], [word])

    @rule(person=seats)
    def pick_anything(self, person: int) -> None:
        """Nonsense changes nothing."""
        self.at(0, "catch_up")  # a waking table may first have pending work of its own
        before = self.row()
        self.at(0, "moves.play", self.people[person], before.seq, ["nonsense"])
        assert self.row() == before

    @rule(person=seats)
    def undo(self, person: int) -> None:
        self.at(person % 2, "moves.undo", self.people[person], self.row().seq)

    @rule(person=seats)
    def ask_undo(self, person: int) -> None:
        self.at(person % 2, "votes.ask_undo", self.people[person], self.row().seq)

    @rule(person=seats, seat=seats)
    def kick(self, person: int, seat: int) -> None:
        self.at(person % 2, "votes.ask_to_go", self.people[person], seat)

    @rule(person=seats, answer=st.sampled_from(["yes", "yes", "no", "wait", "bot", "bot", "end"]))
    def vote(self, person: int, answer: Any) -> None:
        motion = life_of(self.row()).motion
        self.at(person % 2, "votes.vote", self.people[person], 0 if motion is None else motion.id, answer)

    @rule(person=seats)
    def resign(self, person: int) -> None:
        if self.row().seq > 6:  # not at once, else nothing else would happen
            self.at(person % 2, "moves.resign", self.people[person])

    @rule(person=seats)
    def chat(self, person: int) -> None:
        self.at(person % 2, "catch_up")  # a waking table may first say something of its own
        before, words = self.row(), self.words()
        self.at(person % 2, "say", self.people[person], "hello", None)
        assert self.words() == words, "Talk is no move."
        assert life_of(self.row()).left == life_of(before).left, "And no clock hears it."

    @rule(words=st.integers(1, 6))
    def bots_play(self, words: int) -> None:
        for _ in range(words):
            self.bots.release()
            self.run(asyncio.sleep(0))
        self.bots._value = 0  # drop what no bot has used

    # --- time

    @rule(seconds=st.sampled_from([0, 1, 10, 40, 90_000]))
    def time_passes(self, seconds: int) -> None:
        """Advance the clock and handle what is due."""
        self.wall += seconds * 1000
        for table in self.tables():
            for what, number in self.due(table):
                self.run(fire(table, Due(0.0, what, number)))

    def due(self, table: Table) -> list[tuple[Any, int]]:
        life = life_of(table.row)
        matches: list[tuple[Any, int]] = [("clock", seat) for seat in life.running]
        if not table._driver.drives:
            return []
        matches += [("away", seat) for seat in range(self.count) if f"u{seat}" not in table._presence.here()]
        return matches + (
            [("motion", life.motion.id)] if life.motion is not None and life.motion.kind != "away" else []
        )

    @rule(lobby=st.integers(0, 1), hours=st.integers(0, 3))
    def crash(self, lobby: int, hours: int) -> None:
        """End a lobby abruptly, with its screens; with `hours`, end both, so that nobody serves for that long."""
        left = {} if life_of(self.row()).left == () else self.clocks()
        gone = [0, 1] if hours else [lobby]
        for each in gone:
            self.loop.run_until_complete(stop(list(self.lobbies[each].awake)))
            self.pages = {person: at for person, at in self.pages.items() if at[0] != each}
        at_once(self.store.write(work.upkeep.beat(self.wall, self.wall)))  # it was up until now
        self.wall += hours * 3_600_000
        for each in gone:
            self.lobbies[each] = self.run(self._open())
        for lobby_here in self.lobbies:
            self.run(lobby_here._house.uptime.beat(self.store, 3600.0))
        if left and len(gone) == 2:
            assert self.clocks() == left, "Nobody is charged for the time without a server."

    def clocks(self) -> dict[int, int]:
        now = self.lobbies[0]._house.uptime.now()
        return dict(enumerate(left_at(life_of(self.row()), now)))

    # --- what always holds

    @invariant()
    def all_holds(self) -> None:
        if self.id:
            self.what_is_due_is_done()
            again = self.the_record_restores_to_the_same_play()
            self.every_screen_has_its_view(again)
            self.clocks_and_motions_are_sound()

    def what_is_due_is_done(self) -> None:
        """A table that was just woken handles clocks that ran out meanwhile one after the other, at its own pace."""
        revision = -1
        while revision != self.row().revision:
            revision = self.row().revision
            for table in self.tables():
                self.run(table.catch_up())

    def the_record_restores_to_the_same_play(self) -> Play:
        row = self.row()
        words, early = self.words(), at_once(self.store.read(work.records.early_of(self.id)))
        again = Play.restore(record_of(row, words), early)
        assert row.seq == again.seq == len(words)
        if row.status == "running":
            assert tuple(row.waiting) == again.waiting
            assert not again.over
        record = Record.parse(str(again.record()))
        assert Play.restore(record).words == again.words
        for table in self.tables():
            self.run(table.catch_up())
            play = table._state.play
            assert play is not None
            assert (play.seq, play.words) == (again.seq, again.words)
            assert play.course.questions.early == again.course.questions.early
        return again

    def every_screen_has_its_view(self, again: Play) -> None:
        row = self.row()
        for person, (_, page) in self.pages.items():
            update, lobby = page.last("update"), page.last("lobby")
            seat = next((c.seat for c in row.chairs if c.kind == "person" and c.user == f"u{person}"), None)
            assert lobby["table"]["you"] == seat
            assert lobby["table"]["status"] == row.status
            late = self.delay and seat is None and row.status == "running"
            shown = self.as_watchers_see_it() if late else again
            assert update["seq"] == shown.seq
            seen = msgspec.json.decode(msgspec.json.encode(again.game.view(shown.state, seat)))
            assert update["view"] == seen
            assert lobby["table"]["seq"] <= shown.seq
            asked = None if late else life_of(row).motion
            assert lobby["table"].get("motion", {}).get("id") == (None if asked is None else asked.id)

    def as_watchers_see_it(self) -> Play:
        words = self.words()
        return Play.restore(record_of(self.row(), words[: max(0, len(words) - self.delay)]))

    def clocks_and_motions_are_sound(self) -> None:
        row = self.row()
        life, clock = life_of(row), clock_of(row)
        assert all(0 <= asked <= UNDOS for asked in life.undos.values())
        if row.status == "over":
            assert not life.running
            assert life.motion is None
            assert row.waiting == ()
        for seat in life.running:
            assert row.chairs[seat].kind == "person"
            assert seat in row.waiting
        if clock is None:
            assert life.left == ()
        else:
            most = (
                clock.base if clock.kind != "game" else clock.base + clock.plus * (row.seq + row.seats)
            )  # early answers gain time before they are words
            assert all(0 <= left <= most for left in life.left)
        assert (row.deadline is not None) == bool(life.running)
        for seat, why in life.held.items():
            assert row.chairs[seat].kind == "bot"
            assert why in ("away", "left", "kicked", "time", "conceded")

    def teardown(self) -> None:
        said = at_once(self.store.read(work.talk.lines_of(self.id, 1_000_000)))
        TableMachine.told.update(line.event or "talk" for line in said)
        self.loop.run_until_complete(stop(self.tables()))
        self.loop.close()
        uptime._wall = self.real_wall
        lobbies.chance = chance  # type: ignore[attr-defined]


async def fire(table: Table, due: Due) -> None:
    """Let the timer of a table run out."""
    table._driver._vigil._act(due)


async def stop(tables: list[Table]) -> None:
    """Remove tables from memory, as when their process ends."""
    ending = [task for table in tables for task in table.stop()]
    await asyncio.gather(*ending, return_exceptions=True)


def chunk(number: int, runs: int) -> Counter[str]:
    """Do some runs, the same ones each time for a number; return counts of what their tables told."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    TableMachine.told.clear()
    wanted = settings(max_examples=runs, stateful_step_count=30, deadline=None, database=None, print_blob=False)
    machine = seed(number)(TableMachine)
    run_state_machine_as_test(machine, settings=settings(wanted, suppress_health_check=list(HealthCheck)))
    return TableMachine.told


def main() -> int:
    """Run it many times (`make fuzz`); failures are shrunk and printed as the steps that lead to them."""
    parser = argparse.ArgumentParser(description="A table as a state machine, many times.")
    parser.add_argument("--runs", type=int, default=2_000)
    parser.add_argument("--first", type=int, default=0, help="the number of the first chunk, to see one again")
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    asked = parser.parse_args()
    began, done, told = time.perf_counter(), 0, Counter[str]()
    sizes = {asked.first + nth: min(CHUNK, asked.runs - at) for nth, at in enumerate(range(0, asked.runs, CHUNK))}
    with ProcessPoolExecutor(asked.processes, get_context("spawn")) as pool:
        under_way = {pool.submit(chunk, number, runs): number for number, runs in sizes.items()}
        for each in as_completed(under_way):
            number = under_way[each]
            try:
                told += each.result()
            except BaseException as problem:
                pool.shutdown(wait=False, cancel_futures=True)
                again = f"--first {number} --runs {sizes[number]} --processes 1"
                sys.stderr.write(f"{problem!r}\nThis was chunk {number}; again: {again}\n")
                raise
            done += sizes[number]
            sys.stdout.write(f"{done:,} of {asked.runs:,} runs, {time.perf_counter() - began:.0f} s\n")
            sys.stdout.flush()
    events = ", ".join(f"{event} {count}" for event, count in sorted(told.items()))
    sys.stdout.write(f"{done:,} runs in {time.perf_counter() - began:.0f} s. Told at the tables: {events}.\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
