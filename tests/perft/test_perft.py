"""The counts of counts.txt hold."""

import pytest

from emberhall.pure import active
from tests.perft.counting import COUNTS, POSITIONS, Position, line

LINES = [row for row in COUNTS.read_text("utf-8").splitlines() if not row.startswith("#")]
COMPILED = active() == "compiled"


def test_every_position_has_its_line() -> None:
    assert [row.split(":")[0] for row in LINES] == [position.words for position in POSITIONS]


@pytest.mark.no_cover  # other tests cover the same lines
@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.words)
def test_the_counts_hold(position: Position) -> None:
    """Only compiled engines count the last play, which is nine tenths of the work."""
    if COMPILED:
        assert line(position) in LINES
    else:
        begun = line(position._replace(depth=position.depth - 1))
        assert any(row.startswith(f"{begun} ") for row in LINES), begun
