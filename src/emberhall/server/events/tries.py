"""Tries at a daily deal: their ranks, and the rows somebody is shown."""

from collections.abc import Collection, Sequence
from typing import NamedTuple

from emberhall.store import Try, User
from emberhall.wire.bodies.daily import DailyRow
from emberhall.wire.values import face_of

SHOWN = 50
AROUND = 2
"""How many are listed from the top, and on either side of one's own place further down."""


class Placed(NamedTuple):
    """A settled try with its rank; one given up has none."""

    of: Try
    rank: int | None


def rank_of(each: Try, spread: Sequence[tuple[int, int]]) -> int | None:
    """The rank of a try, from how often each number of points was reached and how many with equal points are ahead."""
    if each.points is None:
        return None
    return 1 + each.ahead + sum(count for points, count in spread if points > each.points)


def ranked(best: Sequence[Try]) -> list[Placed]:
    """The best tries with their ranks; equals share one."""
    placed: list[Placed] = []
    for at, each in enumerate(best, start=1):
        last = placed[-1] if placed else None
        same = last is not None and (last.of.points, last.of.seconds) == (each.points, each.seconds)
        placed.append(Placed(each, last.rank if last is not None and same else at))
    return placed


def rows_of(placed: Sequence[Placed], user: User | None, friends: Collection[str], over: bool) -> list[DailyRow]:
    """What a person is shown: themselves and their friends, then the best; tables only once the day is `over`."""
    me = None if user is None else user.id
    by_user = {each.of.user: each for each in placed if each.of.listed or each.of.user == me}
    order = sorted(by_user.values(), key=lambda each: (each.rank is None, each.rank, each.of.seconds, each.of.user))
    rows = [row_of(each, user, each.of.table if over else None, each.of.user in friends) for each in order]
    if any(row.friend for row in rows):
        rows.sort(key=lambda row: not (row.you or row.friend))
    return rows


def row_of(placed: Placed, user: User | None, table: str | None, friend: bool = False) -> DailyRow:
    """One try, as its person or somebody else sees it."""
    each = placed.of
    you = user is not None and each.user == user.id
    return DailyRow(
        rank=placed.rank,
        user=each.user,
        name=each.name,
        face=face_of(each.face),
        you=you,
        friend=friend,
        points=each.points,
        won=placed.rank is not None and each.won,
        seconds=each.seconds,
        table=each.table if you else table,
    )
