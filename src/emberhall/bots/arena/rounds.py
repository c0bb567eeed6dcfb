"""A round robin: everybody against everybody, each deal with the seats exchanged; solo, all on the same deals."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from itertools import combinations

from emberhall.bots.arena.entrants import entrant
from emberhall.bots.arena.pairs import Figures, Game, Match, figures
from emberhall.bots.arena.ratings import Rating, Result, rated
from emberhall.kernel.games import load
from emberhall.kernel.parts.setup import Value


@dataclass(frozen=True)
class Arena:
    """Who plays what, and how often."""

    title: str
    entrants: tuple[str, ...]
    games: int
    seats: int
    options: Mapping[str, Value] = field(default_factory=dict)
    seed: int = 1

    def check(self) -> None:
        """Raise a ValueError if it cannot be played."""
        if len(set(self.entrants)) < len(self.entrants):
            raise ValueError(f"Somebody is named twice among {', '.join(self.entrants)}.")
        if len(self.entrants) < (1 if self.seats == 1 else 2):
            raise ValueError("An arena needs at least two entrants.")
        if self.games < 1:
            raise ValueError(f"The number of games must be at least 1, not {self.games}.")
        for said in self.entrants:
            entrant(said, self.title)
        load(self.title).setup.check(self.seats, self.options)

    def matches(self) -> list[Match]:
        """All pairings, the entrant named later first; in a solo game, each entrant alone."""
        if self.seats == 1:
            return [self.match(said, said) for said in self.entrants]
        return [self.match(one, other) for other, one in combinations(self.entrants, 2)]

    def match(self, one: str, other: str) -> Match:
        rounded = -(-self.games // self.seats) * self.seats  # every deal from every seat
        who = entrant(one, self.title), entrant(other, self.title)
        return Match(self.title, *who, rounded, self.seats, dict(self.options), self.seed)

    def places(self) -> int:
        """How many sides a game has; an entrant has one of them."""
        return len(
            set(load(self.title).setup.teams(self.seats, load(self.title).setup.check(self.seats, self.options)))
        )


@dataclass(frozen=True)
class Row:
    """An entrant's row of the crosstable."""

    name: str
    rating: Rating
    against: tuple[Figures | None, ...]  # this entrant's figures, by opponent
    milliseconds: float
    longest: float


def crosstable(arena: Arena, games: Iterable[Game]) -> list[Row]:
    """Every entrant with its rating and results, in the order they were named."""
    played = list(games)
    table: dict[tuple[str, str], Figures] = {}
    pairs = [(said, said) for said in arena.entrants] if arena.seats == 1 else []
    pairs += [(one, other) for other, one in combinations(arena.entrants, 2)] if arena.seats > 1 else []
    for one, other in pairs:
        match = arena.match(one, other)
        if any(game.match == match.name() for game in played):
            table[one, other] = figures(match, played)
    at = {said: k for k, said in enumerate(arena.entrants)}
    results = [
        Result(at[one], at[other], each.games, each.rate * each.games, arena.places())
        for (one, other), each in table.items()
        if one != other
    ]
    ratings = rated(len(at), results)
    return [row_of(arena, said, ratings[at[said]], table) for said in arena.entrants]


def row_of(arena: Arena, said: str, rating: Rating, table: Mapping[tuple[str, str], Figures]) -> Row:
    against: list[Figures | None] = []
    for other in arena.entrants:
        own, theirs = table.get((said, other)), table.get((other, said))
        against.append(own or (theirs.turned(arena.places()) if theirs is not None else None))
    times = [own for own in against if own is not None]
    spent = sum(own.milliseconds for own in times) / max(1, len(times))
    return Row(said, rating, tuple(against), spent, max((own.longest for own in times), default=0.0))
