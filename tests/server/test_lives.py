"""The life of a table as stored with its row: only what differs from the defaults, and the first clock's deadline."""

import pytest

from emberhall.server.house.uptime import text_of
from emberhall.server.table.row.lives import Life, encode_life, life_of, terms_of, with_life
from emberhall.store import Lived
from tests.server.rows import table


def test_only_what_there_is_is_stored() -> None:
    """The life is written with every move of a table with clocks."""
    assert encode_life(Life()) == Lived("", None)
    assert encode_life(Life(asked=1)) == Lived('{"asked":1}', None)
    row = with_life(table("ada", "bea"), Life(asked=1, held={1: "left"}))
    assert life_of(row) == Life(asked=1, held={1: "left"})
    assert life_of(table("ada")) == Life()
    with pytest.raises(AttributeError):
        life_of(row).asked = 2  # type: ignore[misc]  # it is shared with other readers


def test_the_first_clock_that_runs_out_is_the_deadline() -> None:
    life = Life(left=(9_000, 4_000, 1_000), running=(0, 1), since=20_000)
    assert encode_life(life).deadline == text_of(24_000)
    assert with_life(table("ada"), life).deadline == text_of(24_000)
    assert encode_life(Life(left=(9_000,), since=20_000)).deadline is None


def test_a_table_without_terms_has_the_usual_ones() -> None:
    usual = terms_of(table("ada"))
    assert (usual.clock, usual.zero, usual.away, usual.delay) == ("none", "bot", "ask", "none")
    assert terms_of(table("ada", terms={"clock": "days 3", "away": "wait"})).clock == "days 3"
