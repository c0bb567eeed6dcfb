"""Fitting to the course of games: the weights by which a position is worth what the next one turns out to be worth.

What a game ends with is mostly luck that came later, so weights fitted to it need many games. Here the difference
between two positions in a row is what is explained, and positions before them share in it the less the longer ago they
were (least-squares temporal differences with traces). The first number is what is secured; its weight stays 1, and the
others say what is still to come. One linear system, so the same weights on every machine but for the last digits.
"""

from typing import Any

import numpy as np

from emberhall.bots.training.fitting import Floats, Quality
from emberhall.bots.training.games import Sample

SMALL = 1e-6


class Courses:
    """Games as arrays, of a seat's lead over the mean of the others: what is secured, what else counts, the final lead.

    With more than two a game counts once for every seat; with two the second course would only repeat the first.
    """

    def __init__(self, games: list[list[Sample]]) -> None:
        courses = [course for game in games for course in courses_of(game)]
        apart: Floats = np.concatenate([moments for moments, _ in courses])
        self.secured: Floats = apart[:, 0]
        self.numbers: Floats = apart[:, 1:]
        self.leads: Floats = np.concatenate([leads for _, leads in courses])
        self.ends = np.cumsum([len(leads) for _, leads in courses]) - 1

    def traces(self, keep: float) -> Floats:
        """Of every position, its numbers and those before it in the game, each step back a little less."""
        found = self.numbers.copy()
        begins = {0, *(self.ends[:-1] + 1).tolist()}
        for at in range(len(found)):
            if at not in begins:
                found[at] += keep * found[at - 1]
        return found

    def solved(self, origin: Floats, keep: float, pull: float) -> Floats:
        """The weights, pulled a little towards those written by hand."""
        after = np.roll(self.numbers, -1, axis=0)
        after[self.ends] = 0.0
        gains = np.roll(self.secured, -1) - self.secured
        gains[self.ends] = (self.leads - self.secured)[self.ends]
        traces = self.traces(keep)
        hold = pull * ((self.numbers**2).mean(axis=0) + SMALL) * len(self.numbers)
        curve = traces.T @ (self.numbers - after) + np.diag(hold)
        found: Floats = np.linalg.solve(curve, traces.T @ gains + hold * origin[1:])
        return np.concatenate(([1.0], found))

    def quality(self, weights: Floats) -> Quality:
        """The part of the final lead's variance that is left open, and how often who seemed ahead was."""
        said = self.secured * weights[0] + self.numbers @ weights[1:]
        middle = 0.0 if (self.leads < 0).any() else self.leads.mean()  # alone there is nobody to be equal to
        wrong: Any = ((self.leads - said) ** 2).mean() / ((self.leads - middle) ** 2).mean()
        return Quality(float(wrong), float(((said > middle) == (self.leads > middle)).mean()))


def courses_of(game: list[Sample]) -> list[tuple[Floats, Floats]]:
    """Of each seat, its numbers at every moment of a game less the mean of the others', and the final lead likewise."""
    moments: Floats = np.array([numbers for numbers, _ in game], dtype=np.float64)
    shares: Floats = np.array([shares for _, shares in game], dtype=np.float64)
    seats = shares.shape[1]
    found = []
    for seat in range(1 if seats == 2 else seats):
        others = [other for other in range(seats) if other != seat]
        numbers = moments[:, seat] - moments[:, others].mean(axis=1)
        found.append((numbers, shares[:, seat] - shares[:, others].mean(axis=1)))
    return found
