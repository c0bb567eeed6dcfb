"""The rows the ladder measures, as data: each is a match, in one of three parts of the page."""

from dataclasses import dataclass, field
from itertools import pairwise
from typing import Literal

from emberhall.bots import CHANCE, levels
from emberhall.bots.arena.pairs import Match
from emberhall.bots.plans import Plan
from emberhall.kernel.parts.setup import Value

Part = Literal["rungs", "top", "alone"]
PARTS: tuple[Part, ...] = ("rungs", "top", "alone")
BEST, USUAL = "master", "greedy"
PLAIN_TREE = Plan("tree", 3200, explore=2.0, judge="naive")
"""Tree search that knows nothing of Duālis but its rules and who won a round."""


@dataclass(frozen=True)
class Way:
    """A way of playing."""

    name: str
    title: str
    seats: int
    options: dict[str, Value] = field(default_factory=dict)

    def match(self, one: str | Plan, other: str | Plan, games: int, seed: int) -> Match:
        """A match that plays every deal from every seat."""
        rounded = -(-games // self.seats) * self.seats
        return Match(self.title, one, other, rounded, self.seats, self.options, seed)


WAYS = (
    Way("DragonDuel, starter decks", "dragonduel", 2),
    Way("Flamecraft, two players", "flamecraft", 2),
    Way("Flamecraft Duals", "flamecraft_duals", 2),
    Way("Duālis, two against two", "dualis", 4),
)
CROWDS = (
    Way("DragonDuel, three players", "dragonduel", 3),
    Way("DragonDuel, four players", "dragonduel", 4),
    Way("Flamecraft, four players", "flamecraft", 4),
)
ALONE = (Way("Flamecraft, alone", "flamecraft", 1), Way("Flamecraft Duals, alone", "flamecraft_duals", 1))


@dataclass(frozen=True)
class Row:
    """A line of the page."""

    part: Part
    way: Way
    match: Match
    against: str


def rows(games: int, seed: int) -> list[Row]:
    """Everything that is measured; solo rows have half as many games."""
    found: list[Row] = []
    for way in WAYS:
        rungs = (CHANCE, *levels(way.title))
        pairs = pairwise(rungs)
        found += [Row("rungs", way, way.match(one, other, games, seed), other) for other, one in pairs]
    found += [Row("top", way, way.match(BEST, USUAL, games, seed), USUAL) for way in (*WAYS, *CROWDS)]
    dualis = WAYS[-1]
    found.append(Row("top", dualis, dualis.match(BEST, PLAIN_TREE, games, seed), "plain tree search, 3,200 iterations"))
    for way in ALONE:
        for level in (CHANCE, *levels(way.title)):
            part: Part = "top" if level == BEST else "alone"
            found.append(Row(part, way, way.match(level, level, games // 2, seed), ""))
    return found
