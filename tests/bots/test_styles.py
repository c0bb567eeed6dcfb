"""Characters: every level that searches has one, and its style favours features its title counts."""

from importlib.resources import files

import pytest

from emberhall import load, titles
from emberhall.bots import levels
from emberhall.bots.judges import judge_of
from emberhall.bots.plans import plan_of
from emberhall.bots.styles import styled, styles_of
from emberhall.kernel.games import own_titles

STYLES = [(title, style) for title in titles() for style in styles_of(title)]


@pytest.mark.parametrize("title", own_titles())
def test_every_level_that_weighs_positions_has_a_character_of_its_own(title: str) -> None:
    styles = {level: plan_of(title, level).style for level in levels(title)}
    assert styles == {"novice": "", "casual": "careful", "greedy": "", "expert": "builder", "master": "bold"}
    assert [*styles_of(title)] == ["careful", "builder", "bold"]


@pytest.mark.parametrize(("title", "style"), STYLES)
def test_a_style_values_what_its_title_counts(title: str, style: str) -> None:
    plain, own = judge_of(load(title)), judge_of(load(title), style=style)
    names, before, after = plain.names, plain.weights["value"], own.weights["value"]
    liked = styles_of(title)[style]
    assert all(before[names.index(name)] >= 0 for name in liked), "more of what counts against it is no liking"
    changed = {name for name, was, now in zip(names, before, after, strict=True) if was != now}
    assert changed <= set(liked)
    assert bool(changed) == bool(liked), "a style whose weights are all zero is none"


def test_a_style_that_values_what_nobody_counts_says_so() -> None:
    with pytest.raises(ValueError, match="which nobody counts"):
        styled("dualis", "bold", ["lead"], [1.0])


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_page_says_what_every_level_is_like(lang: str) -> None:
    folder = files("emberhall") / "locales" / lang
    sheets, hall, home = ((folder / f"{name}.ftl").read_text("utf-8") for name in ("sheets", "hall", "home"))
    for level in levels("dualis"):
        assert f"about-{level} =" in sheets
        assert f"bots-{level} =" in home
    for level in (*levels("dualis"), "random", "seasoned"):  # including levels that existing tables still use
        assert f"bot-{level} =" in hall
