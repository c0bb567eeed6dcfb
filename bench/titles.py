"""What the benchmarks know about a title: `bench.toml` in its folder. A title without that file is in no benchmark."""

import tomllib
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Literal

from emberhall import titles
from emberhall.bots.arena.pairs import Match
from emberhall.bots.plans import Plan
from emberhall.bots.rows import COMPUTED, row
from emberhall.kernel.parts.setup import Value
from emberhall.kernel.titles.folders import file_beside

NAME = "bench.toml"


@dataclass(frozen=True)
class Opponent:
    """A plan that is no level, which the highest level is measured against."""

    name: str
    plan: Plan


@dataclass(frozen=True)
class Way:
    """A way of playing that the ladder measures: `rungs` if every level is, else only the highest."""

    name: str
    seats: int
    rungs: bool = False
    options: dict[str, str] = field(default_factory=dict)
    against: tuple[Opponent, ...] = ()
    marks: tuple[int, ...] = ()  # alone: scores to reach; without them, the share of games won is published
    title: str = field(default="", metadata=COMPUTED)

    def match(self, one: str | Plan, other: str | Plan, games: int, seed: int) -> Match:
        """A match that plays every deal from every seat."""
        rounded = -(-games // self.seats) * self.seats
        options: dict[str, Value] = dict(self.options)
        return Match(self.title, one, other, rounded, self.seats, options, seed)


@dataclass(frozen=True)
class Balance:
    """What `bench.balance` reports, and the title's targets."""

    report: Literal["pairings", "scores"]
    winning: tuple[int, ...] = ()  # the median winning score: least and most
    turns: tuple[int, ...] = ()  # of a player: least and most
    marks: tuple[int, ...] = ()  # scores to reach alone
    families: tuple[str, ...] = ()  # of cards that every game should use
    uses: dict[str, str] = field(default_factory=dict)  # events that show a card in use, and the fact that names it


@dataclass(frozen=True)
class Peers:
    """The engines of others that a title's is compared with (`python -m bench`), and our goals."""

    names: tuple[str, ...]  # of bench.peers
    seats: tuple[int, ...]
    games: int  # of each measurement; interpreted a tenth of them
    clone: float = 0.0  # microseconds at most, compiled; 0: no goal
    goals: dict[str, dict[str, dict[str, float]]] = field(default_factory=dict)  # the least ratio: engine, peer, figure


@dataclass(frozen=True)
class Entry:
    """How a title is played in the benchmarks."""

    seats: int
    options: dict[str, str] = field(default_factory=dict)
    beside_boardgame: bool = False  # measured beside boardgame.io's server as well, as a game of the same kind
    environments: tuple[str, ...] = ()  # of bench.rl
    ladder: tuple[Way, ...] = ()
    balance: Balance | None = None
    peers: Peers | None = None


@cache
def entries() -> dict[str, Entry]:
    """Every title that has a `bench.toml`; ValueError if one is wrong."""
    known: dict[str, Entry] = {}
    for title in titles():
        file = file_beside(title, NAME)
        if file is not None:
            entry = row(Entry, tomllib.loads(file.read_text("utf-8")), f"{title}/{NAME}")
            known[title] = replace(entry, ladder=tuple(replace(way, title=title) for way in entry.ladder))
    return known
