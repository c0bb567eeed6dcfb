"""The golden games and the counts are unchanged; after an intended change, the module `telling` writes both again."""

import pytest

from tests.games.flamecraft_duals.telling import COUNTS, FOLDER, MODES, POSITIONS, line, path_of, told

LINES = [row for row in COUNTS.read_text("utf-8").splitlines() if not row.startswith("#")]


@pytest.mark.parametrize("mode", MODES)
def test_a_golden_game_is_told_as_before(mode: str) -> None:
    assert told(mode).splitlines() == path_of(mode).read_text("utf-8").splitlines()


def test_every_text_is_the_game_of_a_mode() -> None:
    assert sorted(FOLDER.glob("*.txt")) == sorted(path_of(mode) for mode in MODES)


def test_every_position_has_its_line() -> None:
    assert [row.split(":")[0] for row in LINES] == [" ".join(map(str, position)) for position in POSITIONS]


@pytest.mark.no_cover  # other tests cover the same lines
@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: "-".join(map(str, position)))
def test_the_counts_hold(position: tuple[str, int, int]) -> None:
    assert line(position) in LINES
