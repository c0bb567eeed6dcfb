"""The counts of duels.txt hold."""

import pytest

from tests.perft.duels import DUELS, POSITIONS, Position, line

LINES = [row for row in DUELS.read_text("utf-8").splitlines() if not row.startswith("#")]


def test_every_position_has_its_line() -> None:
    assert [row.split(":")[0] for row in LINES] == [position.name for position in POSITIONS]


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.name)
def test_the_counts_hold(position: Position) -> None:
    assert line(position) in LINES


def test_blocks_are_counted_as_by_hand() -> None:
    """Two attacks or the end; then two blockers or none, one (the Boar evades) or none, or the other's five words."""
    counts = next(row for row in LINES if row.startswith("blocks: ")).split()[1:]
    assert counts[:2] == ["3", str(3 + 2 + 5)]
