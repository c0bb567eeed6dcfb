"""Fitting: the weights that make what happened likeliest, pulled a little towards those written by hand.

Every sample is a choice between alternatives, each as likely as e to its weighted numbers (a conditional logit). The
problem is convex, so a few of Newton's steps find its only answer, the same on every machine but for the last digits.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from emberhall.bots.training.games import Sample

STEPS = 30
FIRM = 1e12  # how firmly a weight is held
SMALL = 1e-6  # a step that changes less is the last one
Floats = np.ndarray[Any, np.dtype[np.float64]]


@dataclass(frozen=True)
class Quality:
    """Mean log loss, less what the outcomes leave open, and how often the likeliest alternative was the best."""

    loss: float
    right: float


class Samples:
    """Samples as arrays: all alternatives one below the other, and where each sample begins."""

    def __init__(self, samples: list[Sample], scale: float) -> None:
        self.size = len(samples)
        self.numbers: Floats = np.array([own for numbers, _ in samples for own in numbers], dtype=np.float64) / scale
        self.shares: Floats = np.array([share for _, shares in samples for share in shares], dtype=np.float64)
        self.counts = np.array([len(shares) for _, shares in samples])
        self.starts = np.concatenate(([0], np.cumsum(self.counts)[:-1]))

    def chances(self, weights: Floats) -> Floats:
        """How likely each alternative is."""
        worths = self.numbers @ weights
        worths -= np.repeat(np.maximum.reduceat(worths, self.starts), self.counts)
        odds = np.exp(worths)
        found: Floats = odds / np.repeat(np.add.reduceat(odds, self.starts), self.counts)
        return found

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
        """One of Newton's steps from some weights."""
        chances = self.chances(weights)
        means = np.add.reduceat(self.numbers * chances[:, None], self.starts)
        apart = self.numbers - np.repeat(means, self.counts, axis=0)
        curve = (apart * chances[:, None]).T @ apart
        hold = pull * np.diag(curve) + 1e-3
        hold[list(held)] = FIRM
        slope = self.numbers.T @ (chances - self.shares) + hold * (weights - origin)
        found: Floats = weights - np.linalg.solve(curve + np.diag(hold), slope)
        return found


def steps(
    samples: Samples, at: int, weights: Floats, origin: Floats, pull: float, held: Sequence[int] = ()
) -> Iterator[tuple[int, Floats]]:
    """Weights after each step from the one given, better and better; the last one is numbered STEPS."""
    while at < STEPS:
        found = samples.step(weights, origin, pull, held)
        before = samples.loss(weights)
        while samples.loss(found) > before + 1e-3 and np.abs(found - weights).max() > SMALL:
            found = (found + weights) / 2  # it went too far
        at = STEPS if np.abs(found - weights).max() < SMALL else at + 1
        weights = found
        yield at, weights
