"""Tries at a daily deal: the ranking, and who gave up."""

from collections.abc import Collection, Iterable, Sequence
from datetime import datetime
from typing import NamedTuple

from emberhall import Game
from emberhall.server.table.row.lives import read_life
from emberhall.store import Try, User
from emberhall.wire.bodies.daily import DailyRow
from emberhall.wire.values import face_of

SHOWN = 50
AROUND = 2
"""How many are listed from the top, and on either side of one's own place further down."""


class Placed(NamedTuple):
    """A try that is done, with its rank, its points and how long it took; one given up has no rank or points."""

    of: Try
    rank: int | None
    points: int | None
    seconds: int


def placed_tries(game: Game, tries: Iterable[Try]) -> list[Placed]:
    """The tries that are done, the best first, with equal points the faster one; those given up come last."""
    tries = list(tries)
    done = [each for each in tries if each.scores is not None and each.seat is not None]
    ranked = sorted(((-points_of(game, each), _seconds(each), each) for each in done), key=lambda each: each[:2])
    keys = [each[:2] for each in ranked]
    placed = [Placed(each, 1 + keys.index((lost, took)), -lost, took) for lost, took, each in ranked]
    return placed + [Placed(each, None, None, _seconds(each)) for each in tries if each not in done and gave_up(each)]


def gave_up(each: Try) -> bool:
    """True if a person will not finish a try: they gave up, left, or the game ended without them or without a score."""
    if not {"conceded", "left"}.isdisjoint(read_life(each.life).held.values()):
        return True
    return each.status == "over" and (each.seat is None or each.scores is None)


def _seconds(each: Try) -> int:
    took = datetime.fromisoformat(each.moved) - datetime.fromisoformat(each.began)
    return max(0, round(took.total_seconds()))


def points_of(game: Game, done: Try) -> int:
    """The score of a solo game; against others, the lead over the best of them."""
    assert done.scores is not None
    assert done.seat is not None
    seats, options = game.setup.daily()
    teams = game.setup.teams(seats, game.setup.check(seats, options))
    others = [score for seat, score in enumerate(done.scores) if teams[seat] != teams[done.seat]]
    return done.scores[done.seat] - (max(others) if others else 0)


def rows_of(placed: Sequence[Placed], user: User | None, friends: Collection[str], over: bool) -> list[DailyRow]:
    """What a person is shown: themselves and their friends, then the best; tables only once the day is `over`."""
    me = None if user is None else user.id
    own = next((at for at, each in enumerate(placed) if each.of.user == me), None)
    listed = []
    for at, each in enumerate(placed):
        near = at < SHOWN or (own is not None and abs(at - own) <= AROUND) or each.of.user in friends
        if at == own or (near and each.of.listed):
            listed.append(row_of(each, user, each.of.table if over else None, each.of.user in friends))
    if any(row.friend for row in listed):
        listed.sort(key=lambda row: not (row.you or row.friend))
    return listed


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
        points=placed.points,
        won=placed.rank is not None and each.winners is not None and each.seat in each.winners,
        seconds=placed.seconds,
        table=each.table if you else table,
    )
