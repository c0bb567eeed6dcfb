"""Scores and winners: the later a player was defeated, the higher the score; the last one left wins."""

from emberhall.games.dragonduel.state import State


def places(s: State) -> list[int]:
    """For each seat, how many players were defeated before it."""
    scores = [len(s.out)] * len(s.players)
    for order, seat in enumerate(s.out):
        scores[seat] = order
    return scores


def winning_seats(s: State) -> list[int]:
    """The seats left; several only if the turn limit ended the game."""
    return s.living()
