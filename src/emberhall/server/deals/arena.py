"""Pairings of an arena: whoever waits meets whoever else waits, as equal in points as possible. Pure."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Waiting:
    """Somebody without a game: their number and points, and whether they have waited so long that anybody will do."""

    who: int
    points: float
    long: bool = False


def meet(waiting: Sequence[Waiting], last: Mapping[int, int | None]) -> list[tuple[int, int]]:
    """Who plays whom now. `last` is whom somebody met last; they meet again only after a long wait."""
    left = sorted(waiting, key=lambda each: (-each.points, each.who))
    pairs = []
    while len(left) > 1:
        one = left.pop(0)
        two = next((each for each in left if not _just_met(one, each, last) or one.long or each.long), None)
        if two is not None:
            left.remove(two)
            pairs.append((one.who, two.who))
    return pairs


def alone(waiting: Sequence[Waiting], paired: Collection[tuple[int, int]]) -> list[int]:
    """Who has waited long and still has nobody to play: a bot could."""
    busy = {who for pair in paired for who in pair}
    return [each.who for each in waiting if each.long and each.who not in busy]


def _just_met(one: Waiting, two: Waiting, last: Mapping[int, int | None]) -> bool:
    return last.get(one.who) == two.who or last.get(two.who) == one.who
