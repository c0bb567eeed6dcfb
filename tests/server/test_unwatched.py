"""Games of bots that nobody watches: a few per host are played at once, and all of them end."""

from pathlib import Path

import pytest

from emberhall.server.house import unwatched as unwatched_module
from emberhall.server.house.unwatched import Unwatched
from emberhall.server.lobby import caretaker
from emberhall.server.table import table as table_module
from tests.server.hall import Guest, Hall, eventually, open_hall
from tests.server.test_forgetting import is_awake

BOTS = {"0": "random", "1": "random", "2": "random"}
MANY = 7


def test_so_many_of_a_host_go_on_and_the_others_follow_in_turn() -> None:
    called: list[str] = []
    unwatched = Unwatched(2)
    unwatched.wake = called.append
    assert [unwatched.may_go_on(table, "ada") for table in "abcd"] == [True, True, False, False]
    assert unwatched.may_go_on("x", "ben"), "Another's games are not counted."
    assert [unwatched.waits(table) for table in "abcd"] == [False, False, True, True]
    assert unwatched.may_go_on("a", "ada")
    unwatched.forget("b")
    assert called == ["c"]
    assert unwatched.may_go_on("c", "ada")
    assert not unwatched.waits("c")
    assert not unwatched.may_go_on("d", "ada")
    unwatched.rest("a")
    assert called == ["c", "d"]


def test_a_game_that_somebody_watches_takes_no_turn() -> None:
    called: list[str] = []
    unwatched = Unwatched(1)
    unwatched.wake = called.append
    assert [unwatched.may_go_on(table, "ada") for table in "abc"] == [True, False, False]
    unwatched.forget("b")
    assert not unwatched.waits("b")
    unwatched.forget("a")
    assert called == ["c"]


def test_a_game_that_waits_still_does_when_it_has_left_memory() -> None:
    called: list[str] = []
    unwatched = Unwatched(1)
    unwatched.wake = called.append
    assert [unwatched.may_go_on(table, "ada") for table in "ab"] == [True, False]
    unwatched.rest("b")
    unwatched.rest("b")
    assert unwatched.waits("b")
    unwatched.rest("a")
    assert called == ["b"]


def test_nothing_is_kept_of_games_that_are_over() -> None:
    unwatched = Unwatched(1)
    for host in ("ada", "ben"):
        for table in "abc":
            unwatched.may_go_on(f"{host} {table}", host)
        for table in "abc":
            unwatched.forget(f"{host} {table}")
    kept = [value for value in vars(unwatched).values() if hasattr(value, "__len__")]
    assert len(kept) == 4
    assert not any(kept)


async def games_of_bots(hall: Hall, host: Guest) -> list[str]:
    wish = {"seats": 3, "sit": None, "bots": BOTS, "options": {"short": True}, "start": True}
    return [(await hall.table(host, **wish))["id"] for _ in range(MANY)]


async def is_over(hall: Hall, tables: list[str]) -> bool:
    text = (await hall.http.get("/metrics")).text
    return f'emberhall_games_total{{title="dualis"}} {len(tables)}.0' in text


async def test_all_are_played_and_few_are_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_module, "SPARE", 0.1)
    monkeypatch.setattr(caretaker, "SWEEP", 0.1)
    async with open_hall(pace=0.02) as hall:
        ada = await hall.guest()
        tables = await games_of_bots(hall, ada)
        await eventually(lambda: is_awake(hall, unwatched_module.MOST))
        screen = await hall.screen(ada)
        told = await screen.join(tables[-1])
        await screen.next("update", lambda frame: frame["seq"] > told["seq"] + 1)  # it goes on while somebody watches
        await screen.close()
        await eventually(lambda: is_over(hall, tables))


async def test_all_are_played_after_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "hall.db"
    async with open_hall(database, pace=30.0) as hall:
        tables = await games_of_bots(hall, await hall.guest())
    async with open_hall(database) as hall:
        await eventually(lambda: is_over(hall, tables))
