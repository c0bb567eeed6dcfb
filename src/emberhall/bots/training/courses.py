"""Fitting to the course of games: weights that make a position worth what the next one turns out to be worth.

The final result is mostly later luck, so weights fitted to it need many games. Instead, this explains the difference
between successive positions, and credits earlier positions less the longer ago they were (least-squares temporal
differences with traces). The first number is the secured points; its weight stays 1, and the others stand for what is
still to come. It is one linear system, so every machine finds the same weights except for the last digits.
"""

from typing import Any

import numpy as np

from emberhall.bots.training.fitting import Floats, Quality
from emberhall.bots.training.games import Sample

SMALL = 1e-6


class Courses:
    """Games as arrays of a seat's lead over the mean of the others: secured points, other numbers, and the final lead.

    With more than two seats a game counts once per seat; with two the second course would only mirror the first.
    """

    def __init__(self, games: list[list[Sample]]) -> None:
        courses = [course for game in games for course in courses_of(game)]
        apart: Floats = np.concatenate([moments for moments, _ in courses])
        self.secured: Floats = apart[:, 0]
        self.numbers: Floats = apart[:, 1:]
        self.leads: Floats = np.concatenate([leads for _, leads in courses])
        self.ends = np.cumsum([len(leads) for _, leads in courses]) - 1

    def traces(self, keep: float) -> Floats:
        """For every position, the sum of its numbers and the earlier ones in the game, decayed by `keep` per step."""
        sums = self.numbers.copy()
        begins = {0, *(self.ends[:-1] + 1).tolist()}
        for at in range(len(sums)):
            if at not in begins:
                sums[at] += keep * sums[at - 1]
        return sums

    def solved(self, origin: Floats, keep: float, pull: float) -> Floats:
        """The weights, pulled a little towards the handwritten ones."""
        after = np.roll(self.numbers, -1, axis=0)
        after[self.ends] = 0.0
        gains = np.roll(self.secured, -1) - self.secured
        gains[self.ends] = (self.leads - self.secured)[self.ends]
        traces = self.traces(keep)
        hold = pull * ((self.numbers**2).mean(axis=0) + SMALL) * len(self.numbers)
        curve = traces.T @ (self.numbers - after) + np.diag(hold)
        weights: Floats = np.linalg.solve(curve, traces.T @ gains + hold * origin[1:])
        return np.concatenate(([1.0], weights))

    def quality(self, weights: Floats) -> Quality:
        """The unexplained share of the final lead's variance, and how often the predicted leader was ahead."""
        said = self.secured * weights[0] + self.numbers @ weights[1:]
        middle = 0.0 if (self.leads < 0).any() else self.leads.mean()  # solo: there is no opponent's score
        wrong: Any = ((self.leads - said) ** 2).mean() / ((self.leads - middle) ** 2).mean()
        return Quality(float(wrong), float(((said > middle) == (self.leads > middle)).mean()))


def courses_of(game: list[Sample]) -> list[tuple[Floats, Floats]]:
    """For each seat, its numbers at every moment of a game minus the mean of the others', and its final lead."""
    moments: Floats = np.array([numbers for numbers, _ in game], dtype=np.float64)
    shares: Floats = np.array([shares for _, shares in game], dtype=np.float64)
    seats = shares.shape[1]
    courses = []
    for seat in range(1 if seats == 2 else seats):
        others = [other for other in range(seats) if other != seat]
        numbers = moments[:, seat] - moments[:, others].mean(axis=1)
        courses.append((numbers, shares[:, seat] - shares[:, others].mean(axis=1)))
    return courses
