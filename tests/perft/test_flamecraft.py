"""The counts of flamecraft.txt hold."""

import pytest

from tests.perft.counting import Position
from tests.perft.flamecraft import COUNTS, POSITIONS, line

LINES = [row for row in COUNTS.read_text("utf-8").splitlines() if not row.startswith("#")]


def test_every_position_has_its_line() -> None:
    assert [row.split(":")[0] for row in LINES] == [position.words for position in POSITIONS]


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.words)
def test_the_counts_hold(position: Position) -> None:
    assert line(position) in LINES
