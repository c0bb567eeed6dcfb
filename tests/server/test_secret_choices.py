"""Several seats choose at once, in secret: they may answer in any order, and the record has them in seat order."""

from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Any, ClassVar, cast

import msgspec
import pytest

from emberhall import Decision, Game, Refusal, State
from emberhall.bus import LocalBus
from emberhall.kernel.chance import Rng
from emberhall.kernel.events import Event
from emberhall.server.botdesk import BotDesk
from emberhall.server.cardsets import CardSets
from emberhall.server.chairs import bot_chair, person_chair
from emberhall.server.house import House
from emberhall.server.metrics import Metrics
from emberhall.server.objections import Objection
from emberhall.server.replay import Replay
from emberhall.server.settings import Settings
from emberhall.server.table import Table
from emberhall.store import StoredTable, User
from emberhall.store.memory import MemoryStore
from tests.server.hall import eventually

PEOPLE = [User(f"user-{seat}", f"Guest {seat}", "iron", "now") for seat in range(3)]


class Gems:
    """A state in shape, free of the compiled kernel's classes: all name a gem at once, then each takes one or passes.

    Who takes gem 0 must give it away at once: two decisions of one seat in a row.
    """

    def __init__(self, pending: list[tuple[int, str]], named: list[int]) -> None:
        self.pending = pending
        self.named = named
        self.told: list[Event] = []
        self.rng = Rng(1, 2)  # nothing here is left to chance

    def clone(self) -> "Gems":
        return Gems(self.pending[:], self.named[:])

    def listen(self) -> None:
        """It always listens."""

    def hear(self) -> list[Event]:
        told, self.told = self.told, []
        return told

    @property
    def over(self) -> bool:
        return not self.pending

    @property
    def decision(self) -> Decision | None:
        return self.decisions[0] if self.pending else None

    @property
    def decisions(self) -> tuple[Decision, ...]:
        together = [asked for asked in self.pending if asked[1] == "name"] or self.pending[:1]
        return tuple(
            Decision(seat, ask, tuple(range(len(WORDS[ask]))), -1, WORDS[ask].__getitem__) for seat, ask in together
        )

    def take(self, pick: int) -> None:
        seat, ask = self.pending.pop(0)
        if ask == "name":
            self.named[seat] = pick
            self.told.append(Event("named", {"seat": seat, "gem": pick}, (seat,), {"seat": seat}))
        elif WORDS[ask][pick] == "take 0":
            self.pending.insert(0, (seat, "give"))


WORDS = {
    "name": [f"name {gem}" for gem in range(4)],
    "turn": ["take 0", "take 1", "pass"],
    "give": ["give 0", "give 1"],
}


class Toy:
    """As much of a game as a table needs."""

    name = "toy"
    overlay = ""
    RULES = 1
    REVEALS = ()
    COMMITS = ()
    ASKED = ()
    RESPONSES: ClassVar[dict[str, str]] = {}

    def view(self, state: Gems, seat: int | None) -> dict[str, Any]:
        return {"seat": seat, "named": None if seat is None else state.named[seat]}

    def explain(self, state: Gems, seat: int, word: str) -> Refusal | None:
        decision = state.decision
        return Refusal("not-your-turn") if decision is None or decision.seat != seat else Refusal("unknown-word")

    def recall(self, state: Gems, events: list[Event]) -> list[Event]:
        return events

    def imagine(self, state: Gems, seat: int, rng: Rng) -> Gems:
        return state.clone()

    def pack(self, state: Gems) -> list[Any]:
        return []

    def scores(self, state: Gems) -> list[int]:
        return [0, 0, 0]

    def winners(self, state: Gems) -> list[int]:
        return [0]


@dataclass(eq=False)
class Paper:
    """A screen that keeps what it is sent."""

    user: User | None
    frames: list[dict[str, Any]] = field(default_factory=list)

    def send(self, text: str) -> None:
        self.frames.append(msgspec.json.decode(text))

    def last(self) -> dict[str, Any]:
        return [frame for frame in self.frames if frame["t"] == "update"][-1]


@dataclass
class Sitting:
    table: Table
    store: MemoryStore
    screens: list[Paper]

    async def play(self, seat: int, seq: int, *words: str) -> None:
        async def work() -> None:
            await self.table.play(PEOPLE[seat], seq, list(words))

        await self.table.do(work)


async def sit_down(bots: int = 0) -> Sitting:
    metrics = Metrics()
    store = MemoryStore()
    sets = CardSets(store)
    house = House(Settings(pace=0.0, bot_limit=0.1), store, LocalBus(), BotDesk(1, metrics, sets.files), metrics, sets)
    people = tuple(person_chair(seat, PEOPLE[seat], None) for seat in range(3 - bots))
    robots = tuple(bot_chair(seat, "random") for seat in range(3 - bots, 3))
    row = StoredTable(
        "toy-table", "toy", "", 3, {}, False, "user-0", bytes(32), 1, "now", people + robots, "running", 1
    )
    await store.add_table(row)
    state = Gems([(seat, ask) for ask in ("name", "turn") for seat in range(3)], [-1] * 3)
    table = Table(house, row, Replay(cast("Game", Toy()), cast("State", state)))
    screens = [Paper(user) for user in [*PEOPLE[: 3 - bots], None]]
    for screen in screens:
        await table.join(screen)
    return Sitting(table, store, screens)


@pytest.fixture
async def sitting() -> AsyncIterator[Sitting]:
    seated = await sit_down()
    yield seated
    seated.table.stop()


async def test_all_are_asked_and_each_sees_only_its_own_question(sitting: Sitting) -> None:
    for seat, screen in enumerate(sitting.screens[:3]):
        assert screen.last()["decision"]["seat"] == seat
        assert screen.last()["waiting"] == [0, 1, 2]
    assert sitting.screens[3].last()["decision"] is None


async def test_answers_come_in_any_order_and_are_kept_in_seat_order(sitting: Sitting) -> None:
    await sitting.play(2, 0, "name 3")
    assert [screen.last()["waiting"] for screen in sitting.screens] == [[0, 1]] * 4
    assert sitting.screens[2].last()["decision"] is None
    assert sitting.screens[1].last()["decision"] is not None
    assert await sitting.store.moves("toy-table") == []
    await sitting.play(0, 0, "name 1")
    assert await sitting.store.moves("toy-table") == [(0, "name 1")]
    # Seat 1 answers the question it was asked at 0, though the table is at 1 by now.
    await sitting.play(1, 0, "name 2")
    assert await sitting.store.moves("toy-table") == [(0, "name 1"), (1, "name 2"), (2, "name 3")]
    assert [screen.last()["seq"] for screen in sitting.screens] == [3] * 4
    assert sitting.screens[0].last()["decision"]["ask"] == "turn"


async def test_nobody_hears_what_was_chosen(sitting: Sitting) -> None:
    await sitting.play(2, 0, "name 3")
    await sitting.play(1, 0, "name 2")
    await sitting.play(0, 0, "name 1")
    for seat, screen in enumerate(sitting.screens):
        heard = [event for frame in screen.frames for event in frame.get("events", [])]
        assert [event.get("gem") for event in heard] == [seat + 1 if event["seat"] == seat else None for event in heard]


async def test_a_choice_may_be_changed_until_it_counts(sitting: Sitting) -> None:
    await sitting.play(1, 0, "name 2")
    await sitting.play(1, 0, "name 0")
    await sitting.play(0, 0, "name 1")
    assert await sitting.store.moves("toy-table") == [(0, "name 1"), (1, "name 0")]


async def test_what_is_refused_changes_nothing(sitting: Sitting) -> None:
    with pytest.raises(Objection, match="name 9"):
        await sitting.play(2, 0, "name 9")
    with pytest.raises(Objection, match="Only one word"):
        await sitting.play(2, 0, "name 1", "pass")
    with pytest.raises(Objection, match="answers update 1"):
        await sitting.play(2, 1, "name 1")
    assert sitting.table.info(None).waiting == []
    await sitting.play(2, 0, "name 1")
    assert sitting.table.info(None).waiting == [0, 1]


async def test_several_words_in_a_row_are_taken_all_or_none(sitting: Sitting) -> None:
    for seat in range(3):
        await sitting.play(seat, seat, "name 0")
    with pytest.raises(Objection, match="give 9"):
        await sitting.play(0, 3, "take 0", "give 9")
    assert len(await sitting.store.moves("toy-table")) == 3
    await sitting.play(0, 3, "take 0", "give 0")
    assert (await sitting.store.moves("toy-table"))[3:] == [(0, "take 0"), (0, "give 0")]
    assert sitting.screens[1].last()["decision"]["ask"] == "turn"
    with pytest.raises(Objection, match="answers update 3"):
        await sitting.play(0, 3, "pass")


async def test_bots_choose_before_their_turn_too() -> None:
    """The toy has no bots a worker could load, so their words are the random ones that replace a failure."""
    sitting = await sit_down(bots=2)

    async def bots_have_chosen() -> bool:
        return bool(sitting.screens[0].last()["waiting"] == [0])

    await eventually(bots_have_chosen)
    assert await sitting.store.moves("toy-table") == []
    await sitting.play(0, 0, "name 1")
    assert [seat for seat, _ in await sitting.store.moves("toy-table")] == [0, 1, 2]
    sitting.table.stop()
    await sitting.table._house.desk.close()
