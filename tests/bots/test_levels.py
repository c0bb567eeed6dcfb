"""The ladder of bots: which levels there are, and how one is loaded."""

import pytest

from emberhall import titles
from emberhall.bots import levels, load
from emberhall.bots.greedy import Greedy
from emberhall.bots.random import Random


def test_dualis_has_random_then_greedy() -> None:
    assert levels("dualis") == ("random", "greedy")


@pytest.mark.parametrize("title", titles())
def test_every_title_has_at_least_random(title: str) -> None:
    assert levels(title)[0] == "random"
    for level in levels(title):
        load(level, title)


def test_a_level_is_loaded_as_what_it_says() -> None:
    assert isinstance(load("random", "dualis"), Random)
    assert isinstance(load("greedy", "dualis"), Greedy)


def test_an_unknown_level_is_told_which_there_are() -> None:
    with pytest.raises(ValueError, match=r"no level 'genius' for dualis; the levels are random, greedy"):
        load("genius", "dualis")


def test_an_unknown_title_is_told_which_there_are() -> None:
    with pytest.raises(ValueError, match="There is no game 'chess'"):
        levels("chess")
    with pytest.raises(ValueError, match="There is no game 'chess'"):
        load("random", "chess")
