"""The ladder of bots: which levels exist, and how one is loaded."""

import pytest

from emberhall import titles
from emberhall.bots import level_named, levels, load, lower_levels, quick_level, usual_level
from emberhall.bots.greedy import Greedy
from emberhall.bots.plans import searches
from emberhall.bots.random import Random
from emberhall.bots.thinker import Thinker

FIVE = ("novice", "casual", "greedy", "expert", "master")


@pytest.mark.parametrize("title", titles())
def test_every_title_has_five_levels_and_the_third_is_the_usual_one(title: str) -> None:
    assert levels(title) == FIVE
    assert usual_level(title) == "greedy"
    for level in (*FIVE, "random", "seasoned"):
        load(level, title)


def test_a_title_that_knows_nothing_of_good_play_is_searched_all_the_same() -> None:
    assert isinstance(load("greedy", "nim"), Thinker)
    assert searches("nim", "greedy")
    assert not searches("dualis", "greedy")


def test_where_a_level_fails_the_next_lower_one_answers_but_never_chance() -> None:
    assert lower_levels("master", "dualis") == ("expert", "greedy", "casual", "novice")
    assert lower_levels("seasoned", "dualis") == ("greedy", "casual", "novice")
    for nobody in ("novice", "random", "genius"):
        assert lower_levels(nobody, "dualis") == ()


def test_while_too_many_wait_whoever_thinks_long_is_answered_for_by_the_usual_level() -> None:
    assert [quick_level(level, "dualis") for level in FIVE] == ["novice", "casual", "greedy", "greedy", "greedy"]
    assert quick_level("random", "dualis") == "random"


def test_a_level_is_loaded_as_what_it_says() -> None:
    assert isinstance(load("random", "dualis"), Random)
    assert isinstance(load("greedy", "dualis"), Greedy)
    for level in ("novice", "casual", "expert", "master"):
        assert isinstance(load(level, "dualis"), Thinker)


def test_a_name_of_former_versions_is_that_of_a_level() -> None:
    assert level_named("seasoned", "dualis") == "expert"
    old, new = load("seasoned", "dualis", 1), load("expert", "dualis", 1)
    assert isinstance(old, Thinker)
    assert isinstance(new, Thinker)
    assert old.plan == new.plan


def test_an_unknown_level_is_told_which_there_are() -> None:
    with pytest.raises(ValueError, match=r"no level 'genius' for dualis; the levels are random, novice, casual"):
        load("genius", "dualis")


def test_an_unknown_title_is_told_which_there_are() -> None:
    with pytest.raises(ValueError, match="There is no game 'chess'"):
        levels("chess")
    with pytest.raises(ValueError, match="There is no game 'chess'"):
        load("random", "chess")
