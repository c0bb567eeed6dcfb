"""The golden games of Flamecraft are unchanged; `python -m tests.playthroughs` writes them again."""

import pytest

from emberhall import Play
from tests.playthroughs.town import FOLDER, GAMES, Told, path_of, told
from tests.records.keeping import parsed
from tests.records.playing import FOLDER as RECORDS


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_a_golden_game_is_told_as_before(game: Told) -> None:
    assert told(game).splitlines() == path_of(game).read_text("utf-8").splitlines()


def test_every_text_is_one_of_the_games() -> None:
    assert sorted(FOLDER.glob("flamecraft-*.txt")) == sorted(path_of(game) for game in GAMES)


def test_the_golden_games_show_what_can_happen() -> None:
    """Most of what the rules allow happens somewhere in them, or in the stored records."""
    recorded: set[str] = set()
    for game in GAMES:
        told(game, recorded)
    for path in sorted(RECORDS.glob("flamecraft-*.record")):
        recorded |= {event.kind for event in Play.restore(parsed(path)).events}
    for sight in ("fee", "cast", "bought", "filled", "opened", "swapped", "revealed", "companion", "moved-in"):
        assert sight in recorded, sight
    for sight in ("called", "tucked", "passed-on", "trigger", "flipped", "gave-token", "reserved", "over"):
        assert sight in recorded, sight
