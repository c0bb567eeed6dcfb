"""Greedy is worth playing against: it beats random in whole series of games."""

from typing import Any

import pytest

from emberhall.bots.arena.pairs import Match
from emberhall.bots.arena.pairs import play as paired
from emberhall.bots.matches import Series, play, results
from emberhall.bots.tallies import tally
from tests.bots.modes import MODES, NAMES


@pytest.mark.parametrize("mode", MODES, ids=NAMES)
def test_greedy_beats_random_at_dualis(mode: tuple[int, dict[str, Any]]) -> None:
    """Bounds between what greedy does (partnership 100%, alone 88% with two of four seats, 71% and more with one of
    three) and what random would do (50%, 50%, 33%), about three standard deviations from either.
    """
    seats, options = mode
    levels = ("greedy", "random", "greedy", "random") if seats == 4 else ("greedy", "random", "random")
    greedy, random = tally(levels, results(Series("dualis", levels, 60, 3, options=options))).standings
    assert greedy.won >= (55 if options["mode"] == "partnership" else 43 if seats == 4 else 33)
    assert greedy.score > random.score


def test_greedy_beats_random_at_flamecraft() -> None:
    played = [play(Series("flamecraft", ("greedy", "random", "random"), 6, seed=5), number) for number in range(6)]
    assert sum(result.shares[0] for result in played) >= 5.5
    assert min(result.scores[0] for result in played) > 40


# A few paired games each of the level that searches least, so that a rung that broke is seen at once; `make ladder`
# says how strong the levels are. The games are always the same, so only a change to bots or rules can miss a bound.
RUNGS = [
    ("dragonduel", 2, 8, 6.0),
    ("flamecraft", 2, 16, 9.0),
    ("flamecraft_duals", 2, 8, 5.0),
    ("dualis", 4, 8, 5.0),
]


@pytest.mark.parametrize(("title", "seats", "games", "least"), RUNGS, ids=[rung[0] for rung in RUNGS])
def test_looking_ahead_beats_greedy(title: str, seats: int, games: int, least: float) -> None:
    match = Match(title, "seasoned", "greedy", games, seats, seed=2)
    assert sum(paired(match, number).share for number in range(games)) >= least
