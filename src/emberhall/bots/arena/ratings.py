"""Ratings from a crosstable: maximum likelihood strengths (Bradley-Terry), with 95% intervals.

They are on the Elo scale, where 400 points are ten to one, and their mean is zero. Every entrant is given a drawn game
against a player of strength zero, so that one that won every game can be rated too.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt

from emberhall.bots.tallies import SURE

POINTS = 400 / log(10)  # per unit of strength
STEPS = 50


@dataclass(frozen=True)
class Result:
    """How one entrant did against another: its share of the wins, with one of `places` places."""

    one: int
    other: int
    games: int
    won: float
    places: int = 2


@dataclass(frozen=True)
class Rating:
    """A strength in points, and half the width of its interval."""

    points: float
    give: float


def rated(count: int, results: Sequence[Result]) -> list[Rating]:
    """The ratings of `count` entrants, by Newton's method on their likelihood."""
    strengths = [0.0] * count
    for _ in range(STEPS):
        slope, curve = slopes(strengths, results)
        moves = solved(curve, slope)
        strengths = [each + move for each, move in zip(strengths, moves, strict=True)]
        if max(map(abs, moves), default=0.0) < 1e-9:
            break
    _, curve = slopes(strengths, results)
    mean = sum(strengths) / max(1, count)
    gives = [solved(curve, [float(k == at) for k in range(count)])[at] for at in range(count)]
    return [
        Rating(POINTS * (each - mean), SURE * POINTS * sqrt(max(give, 0.0)))
        for each, give in zip(strengths, gives, strict=True)
    ]


def chance(lead: float, places: int) -> float:
    """The chance to win against the other places, all held by opponents of equal strength."""
    return 1 / (1 + (places - 1) * exp(-lead))


def slopes(strengths: list[float], results: Sequence[Result]) -> tuple[list[float], list[list[float]]]:
    """The gradient of the log-likelihood, and its negated Hessian."""
    count = len(strengths)
    slope = [0.0] * count
    curve = [[0.0] * count for _ in range(count)]
    for at, strength in enumerate(strengths):  # the drawn game
        likely = chance(strength, 2)
        slope[at] += 0.5 - likely
        curve[at][at] += likely * (1 - likely)
    for result in results:
        likely = chance(strengths[result.one] - strengths[result.other], result.places)
        pull, bend = result.won - result.games * likely, result.games * likely * (1 - likely)
        for at, sign in ((result.one, 1), (result.other, -1)):
            slope[at] += sign * pull
            curve[at][result.one] += sign * bend
            curve[at][result.other] -= sign * bend
    return slope, curve


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve a linear system; the matrix is positive definite, so no pivoting is needed."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for k in range(size):
        for below in range(k + 1, size):
            share = rows[below][k] / rows[k][k]
            for column in range(k, size + 1):
                rows[below][column] -= share * rows[k][column]
    solution = [0.0] * size
    for k in reversed(range(size)):
        rest = sum(rows[k][column] * solution[column] for column in range(k + 1, size))
        solution[k] = (rows[k][size] - rest) / rows[k][k]
    return solution
