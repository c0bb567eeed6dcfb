"""The rows the ladder measures, by the ways in the titles' `bench.toml`: each a match, in one of the page's parts."""

from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from bench.titles import Way, entries
from emberhall.bots import CHANCE, levels
from emberhall.bots.arena.pairs import Match

Part = Literal["rungs", "top", "alone"]
PARTS: tuple[Part, ...] = ("rungs", "top", "alone")
BEST, USUAL = "master", "greedy"
WAYS = tuple(way for entry in entries().values() for way in entry.ladder if way.rungs)
CROWDS = tuple(way for entry in entries().values() for way in entry.ladder if not way.rungs and way.seats > 1)
ALONE = tuple(way for entry in entries().values() for way in entry.ladder if way.seats == 1)


@dataclass(frozen=True)
class Row:
    """A line of the page."""

    part: Part
    way: Way
    match: Match
    against: str


def rows(games: int, seed: int) -> list[Row]:
    """Everything that is measured; solo rows have half as many games."""
    measured: list[Row] = []
    for way in WAYS:
        rungs = (CHANCE, *levels(way.title))
        pairs = pairwise(rungs)
        measured += [Row("rungs", way, way.match(one, other, games, seed), other) for other, one in pairs]
    measured += [Row("top", way, way.match(BEST, USUAL, games, seed), USUAL) for way in (*WAYS, *CROWDS)]
    measured += [
        Row("top", way, way.match(BEST, other.plan, games, seed), other.name) for way in WAYS for other in way.against
    ]
    for way in ALONE:
        for level in (CHANCE, *levels(way.title)):
            part: Part = "top" if level == BEST else "alone"
            measured.append(Row(part, way, way.match(level, level, games // 2, seed), ""))
    return measured
