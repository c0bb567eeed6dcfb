"""Whole games of all modes are told alike by the page, its text view and the terminal."""

import pytest

from emberhall import load
from emberhall.cli.boards import board_of
from emberhall.cli.stories import story_lines
from emberhall.cli.voices import Voice
from tests.story import pages
from tests.story.games import MODES, NAMES, Mode, heard_in, speaker_of


@pytest.mark.slow
@pytest.mark.no_cover
def test_the_page_tells_whole_games_of_all_modes_as_the_rules_do() -> None:
    assert pages.compare_whole() == 0


@pytest.mark.no_cover
@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.name)
def test_the_terminal_tells_each_line_and_nothing_else(mode: Mode) -> None:
    game = load(mode.title)
    heard, view = heard_in(mode, pages.SEED, 0)
    told = story_lines(game, heard, view, NAMES[: mode.seats], Voice("en"))
    lines = game.face.story.lines(heard)
    assert len(told) == len(lines)
    if not hasattr(board_of(mode.title), "PAGE_NAMINGS"):  # else the terminal adds the numbers that it asks by
        assert told == [speaker_of(game, "en", None).say(line) for line in lines]
