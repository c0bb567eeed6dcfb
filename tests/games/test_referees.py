"""The command that plays very many games against the referees: it plays, counts, and finds a disagreement."""

import pytest

from emberhall.kernel.games import own_titles
from tests.games import referees


@pytest.mark.parametrize("title", own_titles())
def test_every_title_has_a_referee_that_plays_the_game_of_a_seed(title: str) -> None:
    games, decisions, wrong = referees.batch(title, 7, 1)
    assert (games, wrong) == (1, [])
    assert decisions > 5


def test_a_disagreement_is_told_with_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    def disagree(seed: int) -> int:
        if seed == 12:
            raise AssertionError("two coins, not three")
        return 30

    monkeypatch.setattr(referees, "referee_of", lambda _: disagree)
    assert referees.batch("some", 10, 5) == (5, 120, ["some seed 12: AssertionError: two coins, not three"])
