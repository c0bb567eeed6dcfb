"""Ratings from a crosstable: the strengths that make the results likeliest (Bradley and Terry), with 95% intervals.

They are on the scale of Elo, where 400 points are ten to one, and their mean is zero. Everybody is given a drawn game
against a player of that mean, so that somebody who won every game is rated too.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt

from emberhall.bots.tallies import SURE

POINTS = 400 / log(10)  # of one unit of strength
STEPS = 50


@dataclass(frozen=True)
class Result:
    """What one entrant did against another: its part of the wins, where it had one place of so many."""

    one: int
    other: int
    games: int
    won: float
    places: int = 2


@dataclass(frozen=True)
class Rating:
    """A strength in points, and the half of its interval."""

    points: float
    give: float


def rated(count: int, results: Sequence[Result]) -> list[Rating]:
    """The ratings of so many entrants: Newton's method on their likelihood."""
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
    """How likely one wins against the others, all of equal strength, who have the other places."""
    return 1 / (1 + (places - 1) * exp(-lead))


def slopes(strengths: list[float], results: Sequence[Result]) -> tuple[list[float], list[list[float]]]:
    """First and second derivatives of the likelihood, the second with its sign turned."""
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
    """The solution of some linear equations; the matrix is positive, so nothing need be exchanged."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    size = len(rows)
    for k in range(size):
        for below in range(k + 1, size):
            share = rows[below][k] / rows[k][k]
            for column in range(k, size + 1):
                rows[below][column] -= share * rows[k][column]
    found = [0.0] * size
    for k in reversed(range(size)):
        rest = sum(rows[k][column] * found[column] for column in range(k + 1, size))
        found[k] = (rows[k][size] - rest) / rows[k][k]
    return found
