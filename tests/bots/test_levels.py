"""The ladder of bots: which levels there are, and how one is loaded."""

import pytest

from emberhall import titles
from emberhall.bots import levels, load, lower_levels, usual_level
from emberhall.bots.greedy import Greedy
from emberhall.bots.random import Random
from emberhall.bots.thinker import Thinker


def test_there_are_five_levels_and_the_second_is_the_usual_one() -> None:
    assert levels("dualis") == ("random", "greedy", "seasoned", "expert", "master")
    assert usual_level("dualis") == "greedy"


def test_a_title_that_knows_nothing_of_good_play_is_searched_all_the_same() -> None:
    assert levels("nim") == ("random", "seasoned", "expert", "master")
    assert usual_level("nim") == "seasoned"


def test_where_a_level_fails_the_next_lower_one_answers_but_never_chance() -> None:
    assert lower_levels("master", "dualis") == ("expert", "seasoned", "greedy")
    assert lower_levels("greedy", "dualis") == ()
    assert lower_levels("genius", "dualis") == ()


@pytest.mark.parametrize("title", titles())
def test_every_title_has_at_least_random(title: str) -> None:
    assert levels(title)[0] == "random"
    for level in levels(title):
        load(level, title)


def test_a_level_is_loaded_as_what_it_says() -> None:
    assert isinstance(load("random", "dualis"), Random)
    assert isinstance(load("greedy", "dualis"), Greedy)
    assert isinstance(load("master", "dualis"), Thinker)


def test_an_unknown_level_is_told_which_there_are() -> None:
    with pytest.raises(ValueError, match=r"no level 'genius' for dualis; the levels are random, greedy"):
        load("genius", "dualis")


def test_an_unknown_title_is_told_which_there_are() -> None:
    with pytest.raises(ValueError, match="There is no game 'chess'"):
        levels("chess")
    with pytest.raises(ValueError, match="There is no game 'chess'"):
        load("random", "chess")
