"""Fitting how sure chances may be, and counting in bins whether they come true."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import log

from bench.calibration.samples import Sample
from emberhall.coach.outlooks import Outlook, calibrated

BINS = 10
FEWEST = 200
"""Positions without which a bin says nothing."""
ALL = ("sharp", "late", "turn")
STEPS = (0.4, 0.2, 0.1, 0.05)
"""What a number is changed by to fit it, the largest steps first."""
LEAST = 1e-4


@dataclass(frozen=True)
class Bin:
    """Positions with about the same chance: how many, the mean chance, and how many were won."""

    count: int
    chance: float
    won: float


def pairs(samples: Sequence[Sample], outlook: Outlook) -> Iterator[tuple[float, float]]:
    """The chance and the outcome, of every seat; of every side, if seats are partners."""
    for each in samples:
        chances = calibrated(outlook, each.chances, each.progress, each.asked)
        for seat in range(2 if outlook.together else len(chances)):
            yield chances[seat], each.outcome[seat]


def loss(samples: Sequence[Sample], outlook: Outlook) -> float:
    """The mean logarithmic loss."""
    total, count = 0.0, 0
    for chance, won in pairs(samples, outlook):
        sure = min(1 - LEAST, max(LEAST, chance))
        total -= won * log(sure) + (1 - won) * log(1 - sure)
        count += 1
    return total / count


def fitted(samples: Sequence[Sample], outlook: Outlook) -> Outlook:
    """The outlook whose chances make the outcomes likeliest; in a crowd only the factor for crowds is fitted."""
    crowded = len(samples[0].chances) > 2 and not outlook.together
    best, least = outlook, loss(samples, outlook)
    for step in STEPS:
        while True:
            tried = [(loss(samples, each), each) for each in changes(best, step, ("crowd",) if crowded else ALL)]
            now, other = min(tried, key=lambda each: each[0])
            if now >= least:
                break
            best, least = other, now
    return best


def changes(outlook: Outlook, step: float, fields: Sequence[str]) -> Iterator[Outlook]:
    """The outlook with one number a step larger or smaller."""
    for name in fields:
        for value in (getattr(outlook, name) + step, getattr(outlook, name) - step):
            try:
                changed = replace(outlook, **{name: round(value, 2)})
            except ValueError:
                continue  # no such outlook
            yield changed


def bins(samples: Sequence[Sample], outlook: Outlook) -> list[Bin]:
    """Ten bins of chances, from 0 to 1."""
    found: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for chance, won in pairs(samples, outlook):
        found[min(BINS - 1, int(chance * BINS))].append((chance, won))
    return [
        Bin(len(each), sum(chance for chance, _ in each) / len(each), sum(won for _, won in each) / len(each))
        for each in found
        if each
    ]


def worst(counted: Sequence[Bin]) -> float:
    """The most that a bin with enough positions is off."""
    return max((abs(each.chance - each.won) for each in counted if each.count >= FEWEST), default=0.0)
