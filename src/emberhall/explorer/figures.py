"""Figures: rates with their 95% intervals, from counters.

A rate of wins is that of even shares: with n sides a win counts 1, and a loss as a tie with all who lost as well, so
that 50 in 100 is what chance would give at any table. For tables of one size that is the rate of wins, stretched, and
so is its Wilson interval; rates of several sizes are added with MOVER, which combines intervals of any shape.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import sqrt
from typing import Final, Literal

from emberhall.bots.tallies import wilson
from emberhall.explorer.counting import Key, Tally
from emberhall.kernel.counts.sheets import WHOLE

LEAST: Final = 200
"""With fewer games a rate is not said."""


@dataclass(frozen=True)
class Figure:
    """How often something was there, and what came of it. Without a rate there are too few games to say."""

    games: int
    amount: float
    rate: float | None = None
    low: float = 0.0
    high: float = 1.0
    even: bool = True

    @property
    def sure(self) -> Literal[-1, 0, 1]:
        """1 if the whole interval is above an even share, -1 if it is below, else 0.

        A rate that is not of wins has no even share to be compared with.
        """
        if self.rate is None or not self.even:
            return 0
        return 1 if self.low > 0.5 else -1 if self.high < 0.5 else 0


def floor_of(sides: int) -> float:
    """What a lost game counts with so many sides."""
    return 0.5 * (sides - 2) / (sides - 1)


def figure(by_sides: Mapping[int, Tally], even: bool = True, least: int = LEAST) -> Figure:
    """The figure of counters, by the number of sides."""
    games = sum(tally.games for tally in by_sides.values())
    amount = sum(tally.amount for tally in by_sides.values()) / games if games else 0.0
    if games < max(1, least):
        return Figure(games, amount, even=even)
    rate = under = over = 0.0
    for sides, tally in by_sides.items():
        if not tally.games:
            continue
        weight = tally.games / games
        floor = floor_of(sides) if even else 0.0
        won = min(max(tally.won / WHOLE, 0), tally.games)  # a title of another package may count too much
        low, high = wilson(won, tally.games)
        middle = won / tally.games
        rate += weight * (floor + (1 - floor) * middle)
        under += (weight * (1 - floor) * (middle - low)) ** 2
        over += (weight * (1 - floor) * (high - middle)) ** 2
    return Figure(games, amount, rate, max(0.0, rate - sqrt(under)), min(1.0, rate + sqrt(over)), even)


def by_place(counters: Iterable[tuple[Key, Tally]]) -> dict[tuple[str, str], dict[int, Tally]]:
    """Counters by item and part, and by the number of sides: all seats, people and levels together."""
    places: dict[tuple[str, str], dict[int, Tally]] = {}
    for key, tally in counters:
        sides = places.setdefault((key.item, key.part), {})
        sides[key.sides] = sides.get(key.sides, Tally()).plus(tally)
    return places
