"""Fitting: maximum likelihood weights, pulled a little towards the handwritten ones.

Every sample is a choice between alternatives, each with odds of e to its weighted numbers (a conditional logit). The
problem is convex, so a few Newton steps find its only solution, equal on every machine except for the last digits.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from emberhall.bots.training.games import Sample

STEPS = 30
FIRM = 1e12  # how strongly a held weight is pulled to its origin
SMALL = 1e-6  # a step that changes less than this is the last one
Floats = np.ndarray[Any, np.dtype[np.float64]]


@dataclass(frozen=True)
class Quality:
    """Mean log loss minus the entropy of the outcomes, and how often the likeliest alternative was the best."""

    loss: float
    right: float


class Samples:
    """Samples as arrays: all alternatives, row by row, and where each sample begins."""

    def __init__(self, samples: list[Sample], scale: float) -> None:
        self.size = len(samples)
        self.numbers: Floats = np.array([own for numbers, _ in samples for own in numbers], dtype=np.float64) / scale
        self.shares: Floats = np.array([share for _, shares in samples for share in shares], dtype=np.float64)
        self.counts = np.array([len(shares) for _, shares in samples])
        self.starts = np.concatenate(([0], np.cumsum(self.counts)[:-1]))

    def chances(self, weights: Floats) -> Floats:
        """The likelihood of each alternative."""
        worths = self.numbers @ weights
        worths -= np.repeat(np.maximum.reduceat(worths, self.starts), self.counts)
        odds = np.exp(worths)
        shares: Floats = odds / np.repeat(np.add.reduceat(odds, self.starts), self.counts)
        return shares

    def loss(self, weights: Floats) -> float:
        chances, shares = self.chances(weights), self.shares
        sure = np.where(shares > 0, shares * np.log(np.maximum(shares, 1e-12)), 0.0)
        return float((sure - shares * np.log(np.maximum(chances, 1e-12))).sum() / self.size)

    def quality(self, weights: Floats) -> Quality:
        chances = self.chances(weights)
        best = np.maximum.reduceat(self.shares, self.starts)
        likeliest = np.maximum.reduceat(chances, self.starts)
        hit = (chances >= np.repeat(likeliest, self.counts)) & (self.shares >= np.repeat(best, self.counts))
        return Quality(self.loss(weights), float(np.maximum.reduceat(hit, self.starts).mean()))

    def step(self, weights: Floats, origin: Floats, pull: float, held: Sequence[int] = ()) -> Floats:
        """One Newton step from the given weights."""
        chances = self.chances(weights)
        means = np.add.reduceat(self.numbers * chances[:, None], self.starts)
        apart = self.numbers - np.repeat(means, self.counts, axis=0)
        curve = (apart * chances[:, None]).T @ apart
        hold = pull * np.diag(curve) + 1e-3
        hold[list(held)] = FIRM
        slope = self.numbers.T @ (chances - self.shares) + hold * (weights - origin)
        stepped: Floats = weights - np.linalg.solve(curve + np.diag(hold), slope)
        return stepped


def steps(
    samples: Samples, at: int, weights: Floats, origin: Floats, pull: float, held: Sequence[int] = ()
) -> Iterator[tuple[int, Floats]]:
    """The weights after each step from step `at` on; the last one is numbered STEPS."""
    while at < STEPS:
        stepped = samples.step(weights, origin, pull, held)
        before = samples.loss(weights)
        while samples.loss(stepped) > before + 1e-3 and np.abs(stepped - weights).max() > SMALL:
            stepped = (stepped + weights) / 2  # the step went too far
        at = STEPS if np.abs(stepped - weights).max() < SMALL else at + 1
        weights = stepped
        yield at, weights
