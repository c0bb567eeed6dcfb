"""The score of a side's coins and tricks, and the winners of a round and of the game."""

from typing import Final

from emberhall.games.dualis.state import State, side_of

ROUNDS_TO_WIN: Final = 2  # between partners (DU-20)


def score_of(coins: int, tricks: int) -> int:
    return tricks if coins == tricks else -abs(coins - tricks)


def by_side(s: State, counts: list[int]) -> list[int]:
    """Counts of seats, summed per side (DU-44); alone, each seat is its own side."""
    added = [0] * s.terms.sides
    for seat, count in enumerate(counts):
        added[side_of(s, seat)] += count
    return added


def scores_now(s: State) -> list[int]:
    """What each side would score if the round ended now."""
    coins = by_side(s, s.per_seat(s.coins))
    tricks = by_side(s, s.per_seat(s.tricks))
    return [score_of(coins[side], tricks[side]) for side in range(s.terms.sides)]


def winner_of_round(s: State, scores: list[int], tricks: list[int]) -> int:
    """The side with the higher score, then with more tricks (never equal, DU-30); alone there is none (DU-24)."""
    if not s.terms.partners:
        return -1
    if scores[0] != scores[1]:
        return 0 if scores[0] > scores[1] else 1
    return 0 if tricks[0] > tricks[1] else 1


def seat_points(s: State) -> list[int]:
    """Rounds won by the seat's side, or its own total."""
    return [s.points[side_of(s, seat)] for seat in range(s.terms.seats)]


def winning_seats(s: State) -> list[int]:
    points = seat_points(s)
    return [seat for seat in range(s.terms.seats) if points[seat] == max(points)]
