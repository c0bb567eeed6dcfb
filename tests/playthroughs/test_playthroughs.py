"""The golden games are unchanged; after an intended change, `python -m tests.playthroughs` writes them again."""

import pytest

from tests.games.dualis.modes import MODES, Mode
from tests.playthroughs.telling import FOLDER, path_of, told


@pytest.mark.no_cover  # other tests cover the same lines
@pytest.mark.parametrize("row", MODES, ids=lambda row: row.slug)
def test_a_golden_game_is_told_as_before(row: Mode) -> None:
    assert told(row).splitlines() == path_of(row).read_text("utf-8").splitlines()


def test_every_text_is_the_game_of_a_mode() -> None:
    assert sorted(FOLDER.glob("dualis-*.txt")) == sorted(path_of(row) for row in MODES)


def test_the_golden_games_show_what_can_happen() -> None:
    """Exact contracts and missed ones, tricks without trump, shared wins or long games: the twelve are not alike."""
    texts = "".join(path_of(row).read_text("utf-8") for row in MODES)
    for sight in (
        "no trump",
        "low wins",
        "seats 1 and 2 win",
        "won by side 0",
        "won by side 1",
        "round 4 scored",
        " of  1 ",
    ):
        assert sight in texts, sight
