"""Scores and winners: the later somebody was defeated, the more; who is left has won."""

from emberhall.games.dragonduel.state import State


def places(s: State) -> list[int]:
    """Per seat, how many were defeated before it."""
    scores = [len(s.out)] * len(s.players)
    for order, seat in enumerate(s.out):
        scores[seat] = order
    return scores


def winning_seats(s: State) -> list[int]:
    """Who is left; several only when the limit of turns ended it."""
    return s.living()
