"""Estimates: intervals hold whenever one looks, and verdicts tell strong, fair and weak apart."""

import pytest

from emberhall.forge.estimates import SOONEST, Pair, Sums, Tally
from emberhall.kernel.cards.phrases import own_text
from emberhall.kernel.chance import Rng
from emberhall.kernel.forge.forge import COIN_FLIPS, Bout, Trial, wins

TRIAL = Trial({}, [Bout("one", own_text("One", "Un"), [({}, 0), ({}, 1)])], "CS-01", wins("forge-bal-what"))
LOOKS = 40


def pair(first: float, second: float) -> Pair:
    return Pair(0, (first, second), (True, False), (3, 0))


def pairs(rate: int, count: int, rng: Rng) -> list[Pair]:
    """Pairs of games won with a chance in a thousand."""
    return [pair(float(rng.below(1000) < rate), float(rng.below(1000) < rate)) for _ in range(count)]


def test_the_interval_covers_the_truth_at_all_times_at_once() -> None:
    rng = Rng.seeded(5)
    missed = 0
    for _ in range(200):
        sums = Sums(COIN_FLIPS)
        out = False
        for _ in range(LOOKS):
            for each in pairs(520, 25, rng):
                sums.add(sum(each.worths) / 2)
            out = out or abs(sums.mean - 0.52) > sums.half
        missed += out
    assert missed <= 15


@pytest.mark.parametrize(("rate", "verdict"), [(620, "strong"), (500, "fair"), (380, "weak")])
def test_the_verdict_follows_the_wins(rate: int, verdict: str) -> None:
    tally, rng = Tally(TRIAL), Rng.seeded(1)
    tally.add(pairs(rate, 4000, rng))
    estimate = tally.estimate()
    assert (estimate.verdict, estimate.games) == (verdict, 8000)
    assert estimate.sure > 0.9
    assert [each.key for each in estimate.bouts] == ["one"]
    assert [each.key for each in estimate.begins] == ["first", "later"]
    assert estimate.turns == (4000, 0, 0, 4000)


def test_nothing_is_decided_after_a_few_games() -> None:
    tally = Tally(TRIAL)
    assert tally.estimate().verdict == "none"
    tally.add([pair(1.0, 1.0)] * (SOONEST - 1))
    assert not tally.estimate().decided
    tally.add([pair(1.0, 1.0)])
    assert tally.estimate().decided
