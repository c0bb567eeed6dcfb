"""Pairings and standings of a tournament. Pure: entrants by number, in the order they joined.

Swiss: people with equal points meet, rematches and second byes are avoided as long as possible. Round robin: the circle
method.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

Pair: TypeAlias = tuple[int, int | None]
"""Two who meet; with None it is a bye."""
STEPS = 20_000
"""How many pairs are tried before a rematch is allowed."""


@dataclass(frozen=True, slots=True)
class Met:
    """A finished board: `points` are the first entrant's, 1, ½ or 0. A bye has no second entrant."""

    one: int
    two: int | None
    points: float


@dataclass(frozen=True, slots=True)
class Place:
    """An entrant's standing: points, Buchholz, Sonneborn-Berger, and games won."""

    who: int
    points: float
    buchholz: float
    sonneborn: float
    won: int
    played: int


def standings(count: int, games: Sequence[Met], robin: bool) -> list[Place]:
    """All entrants, the best first: by points, then their opponents' results, then wins, then who joined first.

    Buchholz decides first in Swiss, Sonneborn-Berger in round robin, where everybody has the same opponents.
    """
    points = [0.0] * count
    for each in games:
        points[each.one] += each.points
        if each.two is not None:
            points[each.two] += 1 - each.points
    places = [_place(who, points, games) for who in range(count)]
    return sorted(
        places,
        key=lambda each: (
            -each.points,
            *((-each.sonneborn, -each.buchholz) if robin else (-each.buchholz, -each.sonneborn)),
            -each.won,
            each.who,
        ),
    )


def _place(who: int, points: Sequence[float], games: Sequence[Met]) -> Place:
    buchholz = sonneborn = 0.0
    won = played = 0
    for each in games:
        if who not in (each.one, each.two):
            continue
        gained = each.points if who == each.one else 1 - each.points
        won += gained == 1
        if each.two is not None:
            other = points[each.two if who == each.one else each.one]
            buchholz, sonneborn, played = buchholz + other, sonneborn + gained * other, played + 1
    return Place(who, points[who], buchholz, sonneborn, won, played)


def robin_rounds(count: int) -> int:
    """How many rounds it takes until everybody has met everybody."""
    return count - 1 + count % 2


def robin(count: int, number: int) -> list[Pair]:
    """Round `number`, from 1, of a round robin: the first entrant stays in place, the others rotate."""
    size = count + count % 2
    turning = list(range(1, size))
    shift = (number - 1) % (size - 1)
    ring = [0, *turning[shift:], *turning[:shift]]
    pairs: list[Pair] = []
    for at in range(size // 2):
        one, two = ring[at], ring[size - 1 - at]
        if max(one, two) == count:  # nobody sits there
            pairs.append((min(one, two), None))
        else:
            pairs.append((one, two) if (at + number) % 2 else (two, one))
    return pairs


def swiss(ranked: Sequence[int], points: Sequence[float], games: Sequence[Met]) -> list[Pair]:
    """The next round of a Swiss among the remaining entrants, given best first."""
    before = {frozenset((each.one, each.two)) for each in games if each.two is not None}
    byes = _byes(ranked, games) if len(ranked) % 2 else [None]
    for bye in byes:
        pairs = _without_rematch([who for who in ranked if who != bye], points, before)
        if pairs is not None:
            return _round(pairs, bye, games)
    left = [who for who in ranked if who != byes[0]]
    return _round([(left[at], left[at + 1]) for at in range(0, len(left), 2)], byes[0], games)


def _byes(ranked: Sequence[int], games: Sequence[Met]) -> list[int | None]:
    """Candidates for the bye, in order: from the bottom, those without one first."""
    had = {each.one for each in games if each.two is None}
    last_first = ranked[::-1]
    return [*sorted(last_first, key=lambda who: who in had)]


def _round(pairs: Sequence[tuple[int, int]], bye: int | None, games: Sequence[Met]) -> list[Pair]:
    return [*(_seated(one, two, games) for one, two in pairs), *([] if bye is None else [(bye, None)])]


def _seated(one: int, two: int, games: Sequence[Met]) -> Pair:
    """Put first whoever has been first less often."""
    firsts = [sum(each.one == who and each.two is not None for each in games) for who in (one, two)]
    return (two, one) if firsts[1] < firsts[0] else (one, two)


def _without_rematch(
    order: Sequence[int], points: Sequence[float], before: set[frozenset[int]]
) -> list[tuple[int, int]] | None:
    """Pair everybody with somebody new, the best first; None if that is impossible or takes too long to find."""
    tried = 0

    def paired(left: list[int]) -> list[tuple[int, int]] | None:
        nonlocal tried
        if not left:
            return []
        one, rest = left[0], left[1:]
        half = (sum(points[who] == points[one] for who in left)) // 2
        wanted = sorted(range(len(rest)), key=lambda at: (points[one] - points[rest[at]], abs(at + 1 - half)))
        for at in wanted:
            tried += 1
            if tried > STEPS:
                return None
            if frozenset((one, rest[at])) not in before:
                pairs = paired(rest[:at] + rest[at + 1 :])
                if pairs is not None:
                    return [(one, rest[at]), *pairs]
        return None

    return paired(list(order))
