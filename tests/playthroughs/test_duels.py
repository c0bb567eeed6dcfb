"""The golden games of DragonDuel are unchanged; `python -m tests.playthroughs` writes them again."""

import pytest

from tests.playthroughs.duels import SEATS, path_of, told
from tests.playthroughs.telling import FOLDER


@pytest.mark.parametrize("seats", SEATS)
def test_a_golden_game_is_told_as_before(seats: int) -> None:
    assert told(seats).splitlines() == path_of(seats).read_text("utf-8").splitlines()


def test_every_text_is_the_game_of_some_seats() -> None:
    assert sorted(FOLDER.glob("dragonduel-*.txt")) == sorted(path_of(seats) for seats in SEATS)


def test_the_golden_games_show_what_can_happen() -> None:
    """Blocks, Criticals, Barriers, Tower cards, duels, tokens, defeats: the three games are not all alike."""
    texts = "".join(path_of(seats).read_text("utf-8") for seats in SEATS)
    for sight in (
        "block: block m",
        "critical: critical 1",
        "holds=True",
        "tower: play",
        "duel seats=",
        "from discard",
        "defeated seat=",
        "over winners=",
    ):
        assert sight in texts, sight
