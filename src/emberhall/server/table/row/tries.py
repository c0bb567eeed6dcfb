"""What becomes of a try at a daily deal: its points, or that it was given up. Pure functions on stored tables."""

from collections.abc import Sequence
from datetime import datetime

from emberhall import Game
from emberhall.server.table.row.lives import life_of
from emberhall.store import StoredTable, Tried

GIVEN_UP = frozenset({"conceded", "left"})


def tried_of(row: StoredTable, game: Game, scores: Sequence[int] | None, winners: Sequence[int], at: str) -> Tried:
    """A try that has ended: with the score of a solo game, or the lead over the best of the others."""
    seat = next((chair.seat for chair in row.chairs if chair.kind == "person"), None)
    if seat is None or scores is None:
        return Tried(None, _seconds(row, at))
    teams = game.setup.teams(row.seats, row.options)
    others = [score for other, score in enumerate(scores) if teams[other] != teams[seat]]
    return Tried(scores[seat] - (max(others) if others else 0), _seconds(row, at), seat in winners)


def given_up(row: StoredTable) -> Tried | None:
    """A try that its person will not finish, though its game may go on; None if it is none, or they may."""
    if not row.purpose.daily:
        return None
    ended = row.status == "over" and row.scores is None
    gone = ended or not GIVEN_UP.isdisjoint(life_of(row).held.values())
    return Tried(None, _seconds(row, row.moved)) if gone else None


def _seconds(row: StoredTable, at: str) -> int:
    took = datetime.fromisoformat(at) - datetime.fromisoformat(row.created)
    return max(0, round(took.total_seconds()))
