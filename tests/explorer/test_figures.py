"""Intervals: they hold the truth in 95 of 100 samples, at tables of any size and of several sizes together."""

import random

import pytest

from emberhall.explorer.counting import Tally, shares_of
from emberhall.explorer.figures import LEAST, figure, floor_of
from emberhall.kernel.counts.sheets import WHOLE

pytestmark = pytest.mark.compiled

SAMPLES = 2_000


def sampled(rng: random.Random, chances: dict[int, tuple[float, int]]) -> dict[int, Tally]:
    """Games of some seats, by the number of sides: how likely a win is, and how many there are."""
    return {
        sides: Tally(games, WHOLE * sum(rng.random() < chance for _ in range(games)))
        for sides, (chance, games) in chances.items()
    }


@pytest.mark.parametrize(
    "chances",
    [
        {2: (0.5, 300)},
        {2: (0.62, 220)},
        {3: (0.3, 400)},
        {4: (0.25, 260)},
        {5: (0.12, 250)},
        {2: (0.55, 200), 3: (0.31, 150), 4: (0.2, 90)},
    ],
)
def test_the_intervals_hold_the_truth_in_95_of_100_samples(chances: dict[int, tuple[float, int]]) -> None:
    rng = random.Random(33)
    total = sum(games for _, games in chances.values())
    truth = sum(
        games / total * (floor_of(sides) + (1 - floor_of(sides)) * chance) for sides, (chance, games) in chances.items()
    )
    held = 0
    for _ in range(SAMPLES):
        each = figure(sampled(rng, chances))
        held += each.low <= truth <= each.high
    assert 0.935 <= held / SAMPLES <= 0.97


@pytest.mark.parametrize("sides", [2, 3, 4, 5])
def test_an_even_share_is_fifty_at_any_table(sides: int) -> None:
    each = figure({sides: Tally(1200, 1200 * WHOLE // sides)})
    assert each.rate == pytest.approx(0.5)
    assert each.sure == 0
    best = figure({sides: Tally(1200, 1200 * WHOLE)})
    assert (best.rate, best.high, best.sure) == (1.0, 1.0, 1)


def test_with_too_few_games_nothing_is_said() -> None:
    few = figure({2: Tally(LEAST - 1, WHOLE, 400)})
    assert (few.rate, few.sure, few.games) == (None, 0, LEAST - 1)
    assert figure({2: Tally(LEAST, WHOLE * LEAST)}).sure == 1
    assert figure({}).games == 0


def test_a_win_is_shared_by_sides_not_by_seats() -> None:
    assert shares_of([0, 1, 0, 1], [0, 2]) == [WHOLE, 0, WHOLE, 0]
    assert shares_of([0, 1, 2], [0, 2]) == [WHOLE // 2, 0, WHOLE // 2]
    assert shares_of([0, 1], []) == [0, 0]
