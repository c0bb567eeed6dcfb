"""The coach over HTTP: finished games are analysed in a separate process, and hints are given where allowed."""

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from typing import Any

import pytest
from msgspec import UNSET

from emberhall import Play, load
from emberhall.coach.analysis import LEAST_BUDGET
from emberhall.coach.editions import edition_of
from emberhall.kernel.chance import Rng
from emberhall.server.errors import RequestError
from emberhall.server.house import house
from emberhall.server.minds import analyses, coachdesk
from emberhall.server.minds.coachdesk import CoachDesk
from emberhall.server.minds.coachworker import Job, Word
from emberhall.server.table.row.hints import advice_of, allowed
from emberhall.store import work
from emberhall.wire.bodies.coach import AnalysisState
from tests.coach.test_analysis import random_game
from tests.server.hall import WAIT, Hall, open_hall, play_all
from tests.store.tables import table as stored_table
from tests.stores import MemoryStore

BOTS = {"1": "random", "2": "random", "3": "random"}


async def looked_at(hall: Hall, path: str) -> Any:
    """Wait for an analysis and return it."""
    async with asyncio.timeout(3 * WAIT):
        while (state := await hall.call("GET", path))["stage"] != "done":  # noqa: ASYNC110
            await asyncio.sleep(0.1)
    return state


async def test_a_finished_game_is_looked_at_once_for_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    """The budget is small: the coach's own tests cover the quality of an analysis."""
    monkeypatch.setattr(house, "CoachDesk", partial(CoachDesk, budget=LEAST_BUDGET))
    async with open_hall() as hall:
        table, guests = await hall.full_table(options={"short": True})
        path = f"/api/tables/{table}/analysis"
        assert await hall.refused("POST", path, guests[0]) == (409, "not-over")
        await play_all(await hall.seats_at(table, guests), table)
        assert await hall.refused("GET", path) == (404, "not-asked")
        assert await hall.refused("POST", path) == (401, "no-token")
        first = await hall.call("POST", path, guests[0])
        assert first["stage"] in {"waiting", "running"}
        assert (await hall.call("POST", path, await hall.guest("Bo")))["stage"] in {"waiting", "running"}
        state = await looked_at(hall, path)
        assert state["done"] == state["of"] == state["analysis"]["length"]
        for eyes in ("knew", "hindsight"):
            for each in state["analysis"][eyes]["accounts"]:
                assert each["final"] - each["start"] == each["luck"] + each["own"] + sum(each["others"])
        assert await hall.call("POST", path, guests[1]) == state, "what is known is not looked at again"


async def test_one_person_cannot_ask_for_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    desk, _ = desk_with(MemoryStore())
    monkeypatch.setattr(coachdesk, "WAITING", 4)
    for number in range(3):
        await desk.ask(f"t{number}", "ada", "dualis", "", "a record", 9)
    with pytest.raises(RequestError, match="3 of your games"):
        await desk.ask("t3", "ada", "dualis", "", "a record", 9)
    assert (await desk.ask("t0", "ada", "dualis", "", "a record", 9)).stage != "done", "the same game is no other one"
    await desk.ask("t4", "ben", "dualis", "", "a record", 9)
    with pytest.raises(RequestError, match="many games"):
        await desk.ask("t5", "cem", "dualis", "", "a record", 9)
    await desk.close()


async def test_a_game_that_cannot_be_looked_at_says_so_and_can_be_asked_for_again() -> None:
    desk = CoachDesk(lambda *_: {}, MemoryStore(), LEAST_BUDGET)
    await desk.ask("bad", "ada", "dualis", "", "no record", 9)
    await desk.ask("good", "ada", "dualis", "", str(random_game("dualis", 4, 3)), 9)
    async with asyncio.timeout(3 * WAIT):
        while (await desk.state("good", "dualis", 9)).stage != "done":  # noqa: ASYNC110
            await asyncio.sleep(0.05)
    with pytest.raises(RequestError, match="A record starts with"):
        await desk.state("bad", "dualis", 9)
    again = await desk.ask("bad", "ada", "dualis", "", str(random_game("dualis", 4, 3)), 9)
    assert again.stage == "waiting"
    await desk.close()


class Worker:
    """A stand-in for the process: it finds something in every game, once it is allowed to."""

    def __init__(self) -> None:
        self.looked = 0
        self.free = asyncio.Event()

    async def look(self, job: Job) -> AsyncIterator[Word]:
        self.looked += 1
        yield Word(4, 9)
        await self.free.wait()
        yield Word(9, 9, b'{"title":"dualis"}')

    async def end(self) -> None:
        """Nothing to do."""


def desk_with(store: MemoryStore) -> tuple[CoachDesk, Worker]:
    worker = Worker()
    desk = CoachDesk(lambda *_: {}, store)
    desk.process = worker
    return desk, worker


async def ask(desk: CoachDesk, table: str = "t") -> AnalysisState:
    return await desk.ask(table, "ada", "dualis", "", "a record", 9)


async def state(desk: CoachDesk, table: str = "t") -> AnalysisState:
    return await desk.state(table, "dualis", 9)


async def reach(desk: CoachDesk, stage: str, table: str = "t") -> AnalysisState:
    async with asyncio.timeout(WAIT):
        while (found := await state(desk, table)).stage != stage:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    return found


async def unasked(desk: CoachDesk, table: str = "t") -> None:
    with pytest.raises(RequestError, match="Nobody has asked"):
        await state(desk, table)


async def test_what_was_found_outlives_the_process_but_not_its_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    first, worker = desk_with(store)
    await unasked(first)
    assert (await ask(first)).stage == "waiting"
    worker.free.set()
    found = await reach(first, "done")
    await first.close()
    later, worker = desk_with(store)
    assert await state(later) == await ask(later) == found
    assert worker.looked == 0
    monkeypatch.setattr(analyses, "edition_of", lambda *_: "another")
    newer, worker = desk_with(store)
    worker.free.set()
    await unasked(newer)
    await ask(newer)
    assert await reach(newer, "done") == found
    assert worker.looked == 1
    await newer.close()


async def test_of_two_lobbies_one_looks_and_both_tell(monkeypatch: pytest.MonkeyPatch) -> None:
    store = MemoryStore()
    monkeypatch.setattr(coachdesk, "OFTEN", 0.01)
    (one, worker), (other, idle) = desk_with(store), desk_with(store)
    await ask(one)
    assert (await ask(other)).analysis is UNSET
    assert await reach(other, "running") == AnalysisState("running", 4, 9)
    worker.free.set()
    assert await reach(other, "done") == await state(one)
    assert (worker.looked, idle.looked) == (1, 0)
    await one.close()
    await other.close()


async def test_a_lobby_that_ends_leaves_its_games_to_others() -> None:
    store = MemoryStore()
    (one, _), (other, worker) = desk_with(store), desk_with(store)
    for table in ("t", "u"):
        await ask(one, table)
    await reach(one, "running")
    await one.close()
    await unasked(other, "t")
    await unasked(other, "u")
    edition = edition_of("dualis")
    assert await store.write(work.analyses.claim("u", edition, 9, "2026-01-01", "2026-01-01")), (
        "one that was killed said so long ago"
    )
    await unasked(other, "u")
    worker.free.set()
    await ask(other, "u")
    await reach(other, "done", "u")
    await other.close()


async def test_what_cannot_be_stored_is_told_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    desk, worker = desk_with(MemoryStore())
    monkeypatch.setattr(analyses, "LARGEST", 5)
    worker.free.set()
    await ask(desk)
    await reach(desk, "done")
    await desk.close()


async def test_one_person_among_bots_may_ask_what_a_strong_bot_would_do(hall: Hall) -> None:
    ada = await hall.guest()
    info = await hall.table(ada, bots=BOTS, start=True, options={"first_leader": 0})
    assert info["hints"] is True
    path = f"/api/tables/{info['id']}/hint"
    screen = await hall.screen(ada)
    update = await screen.join(info["id"])
    hint = await hall.call("POST", path, ada, seq=update["seq"])
    assert hint["word"] in update["decision"]["words"]
    assert hint["word"] == hint["alternatives"][0]["word"]
    assert hint["why"]
    assert hint["used"] == 1
    assert await hall.call("POST", path, ada, seq=update["seq"]) == hint, "the same question is not counted again"
    assert await hall.refused("POST", path, await hall.guest("Bo"), seq=update["seq"]) == (403, "not-seated")
    await screen.send(t="play", table=info["id"], seq=update["seq"], words=[hint["word"]])
    later = await screen.next("update", lambda frame: frame["decision"] is not None)
    assert await hall.refused("POST", path, ada, seq=update["seq"]) == (409, "stale")
    assert (await hall.call("POST", path, ada, seq=later["seq"]))["used"] == 2


async def test_among_people_there_are_hints_only_where_the_host_says_so(hall: Hall) -> None:
    table, guests = await hall.full_table()
    assert "hints" not in await hall.call("GET", f"/api/tables/{table}")
    assert await hall.refused("POST", f"/api/tables/{table}/hint", guests[0], seq=0) == (403, "no-hints")
    said, others = await hall.full_table(hints=True)
    assert (await hall.call("GET", f"/api/tables/{said}"))["hints"] is True
    update = (await hall.seats_at(said, others))[0].latest()
    asked = update["waiting"][0]
    assert (await hall.call("POST", f"/api/tables/{said}/hint", others[asked], seq=0))["used"] == 1
    opened = await hall.table(guests[0])
    answer = await hall.call("PATCH", f"/api/tables/{opened['id']}", guests[0], hints=False)
    assert "hints" not in answer


def test_a_rated_table_has_no_hints() -> None:
    class Purpose:
        rated = True

    class Row:
        purpose = Purpose()
        notes = {"hints": "on"}  # noqa: RUF012
        chairs = stored_table("t").chairs

    assert not allowed(Row())  # type: ignore[arg-type]


@pytest.mark.parametrize(("title", "seats"), [("dualis", 4), ("flamecraft", 2), ("dragonduel", 2)])
def test_a_hint_is_thought_about_without_what_the_seat_cannot_know(title: str, seats: int) -> None:
    """Another true state that the seat cannot tell from this one gives the worker exactly the same task."""
    game = load(title)
    play = Play.begin(game, seats, 11)
    while play.decision is not None and (len(play.words) < 9 or len(play.decision.options) < 2):
        play.take(play.decision.options[-1])
    decision = play.decision
    assert decision is not None
    row = stored_table("t")
    first = advice_of(row, play, decision, 1.0)
    play.course.state = game.imagine(play.state, decision.seat, Rng.seeded(99))
    second = advice_of(row, play, decision, 1.0)
    assert first == second
