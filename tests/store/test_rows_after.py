"""A row after a move is what `replace` would return, without its cost."""

from dataclasses import fields, replace

from emberhall.store import moved_on
from tests.store.tables import table


def test_a_row_moved_on_is_the_row_replaced() -> None:
    row = replace(table("t1"), seq=4, waiting=(1,), revision=9)
    after = moved_on(row, 5, (0, 2), "later")
    expected = replace(row, seq=5, waiting=(0, 2), moved="later", revision=10)
    for each in fields(row):
        assert getattr(after, each.name) == getattr(expected, each.name)
    assert after == expected
    assert (row.seq, row.revision) == (4, 9), "The row itself stays as it was."
