"""Bots take free seats after a while: when the timer of a table is set, and for when."""

import asyncio
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest

from emberhall.server.table.fill_timer import FillTimer
from emberhall.server.table.row import chairs
from emberhall.server.table.row.filling import with_bots
from emberhall.server.table.row.lives import life_of
from emberhall.server.table.row.standins import comes_back
from emberhall.store import Purpose, StoredTable
from tests.server.rows import seated, table


def waiting(*people: str, fill: int = 60, age: float = 0.0, **more: object) -> StoredTable:
    created = (datetime.now(UTC) - timedelta(seconds=age)).isoformat()
    return replace(table(*people), purpose=Purpose(fill=fill), created=created, **more)  # type: ignore[arg-type]


async def left_at(row: StoredTable, drives: bool = True, here: tuple[str, ...] = ("ada",)) -> float | None:
    timer = FillTimer(lambda: None)
    timer.expect(row, drives, here)
    handle = timer._timer
    timer.stop()
    return None if handle is None else handle.when() - asyncio.get_running_loop().time()


async def test_it_waits_for_people_and_then_for_no_longer() -> None:
    assert await left_at(waiting("ada", "-", age=20.0)) == pytest.approx(40.0, abs=1.0)
    assert await left_at(waiting("ada", "-", age=90.0)) == pytest.approx(0.0, abs=0.1)
    assert await left_at(waiting("ada", "bea")) == pytest.approx(0.0, abs=0.1), "Everybody is there."


async def test_nobody_fills_a_table_where_nobody_waits_or_that_another_lobby_drives() -> None:
    row = waiting("ada", "-")
    assert await left_at(row, here=()) is None
    assert await left_at(row, drives=False) is None
    assert await left_at(waiting("ada", "-", fill=0)) is None
    assert await left_at(waiting("ada", "bea", status="running")) is None
    assert await left_at(waiting("ada", "-", terms={"clock": "days 2"})) is None, "There people have days."


async def test_a_rematch_waits_a_minute_and_then_bots_play_for_those_who_are_missing() -> None:
    row = waiting("ada", "bea", "greedy", age=20.0)
    row = replace(row, purpose=Purpose(fill=60, again=True))
    row = chairs.with_chairs(row, replace(row.chairs[0], nonce=chairs.AGREED))
    assert await left_at(row) == pytest.approx(40.0, abs=1.0), "Not all have said yes, though every chair is taken."
    late = with_bots(row, "casual")
    assert seated(late) == "ada, casual bea, greedy"
    assert life_of(late).held == {1: "away"}
    assert comes_back(late, "bea")
    agreed = chairs.with_chairs(row, replace(row.chairs[1], nonce="n"))
    assert with_bots(agreed, "casual") is agreed


def test_every_free_seat_gets_a_bot_and_nobody_loses_theirs() -> None:
    assert seated(with_bots(table("ada", "-", "expert", "-"), "greedy")) == "ada, greedy, expert, greedy"
    full = table("ada", "bea")
    assert with_bots(full, "greedy") is full
