"""Who takes a trick, and what a side's coins and tricks are worth: the arithmetic of Duālis, on the state as it is."""

from typing import Final

from emberhall.games.dualis.state import State
from emberhall.games.dualis.words import BLUE, MOON, NO_TRUMP, RED, STAR, number_of, suit_of
from emberhall.kernel import i64


def trump_of(red: i64, blue: i64) -> i64:
    """The colour with more coins left in the centre (DU-10, DU-11)."""
    if red == blue:
        return NO_TRUMP
    return RED if red > blue else BLUE


def lies(play: i64) -> i64:
    """The colour a card lies in: printed, or the other one under a coin (DU-08)."""
    return (1 if play % 52 >= 26 else 0) ^ (play & 1)


def low_wins(s: State) -> bool:
    """High-Low: a lead that lies blue turns the direction for the whole trick (DU-27, DU-28)."""
    return s.terms.highlow and s.laid > 0 and lies(s.trick & 255) == BLUE


def contest(trump: int, led: int, low: bool) -> bytes:
    """For every play, how strong it is: 0 when it cannot win (DU-35), then the led suit, then trump of any suit."""
    strengths = bytearray(104)
    for play in range(104):
        number = number_of(play >> 1)
        worth = 14 - number if low else number
        if lies(play) == trump:
            strengths[play] = 13 + worth
        elif suit_of(play >> 1) == led:
            strengths[play] = worth
    return bytes(strengths)


# At 4 * (trump + 1) + 2 * led, and one more where low wins.
CONTESTS: Final[list[bytes]] = [
    contest(trump, led, low) for trump in (NO_TRUMP, RED, BLUE) for led in (STAR, MOON) for low in (False, True)
]


def taking(s: State) -> i64:
    """Which of the cards on the table takes the trick if it ended now, as a position in play order."""
    kind = 2 * s.led
    if s.red != s.blue:
        kind += 4 if s.red > s.blue else 8
    if s.terms.highlow and low_wins(s):
        kind += 1
    strengths = CONTESTS[kind]
    trick = s.trick
    best: i64 = 0
    strength: i64 = 1
    for k in range(s.laid):
        worth: i64 = strengths[trick & 255]
        if worth >= strength:  # DU-12: the later one on ties
            best = k
            strength = worth
        trick >>= 8
    return best


def score_of(coins: int, tricks: int) -> int:
    return tricks if coins == tricks else -abs(coins - tricks)


def by_side(s: State, counts: list[int]) -> list[int]:
    """Counts of seats added up per side (DU-44); alone, each seat is its own side."""
    added = [0] * s.terms.sides
    for seat, count in enumerate(counts):
        added[s.side_of(seat)] += count
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
    return [s.points[s.side_of(seat)] for seat in range(s.terms.seats)]


def winning_seats(s: State) -> list[int]:
    points = seat_points(s)
    return [seat for seat in range(s.terms.seats) if points[seat] == max(points)]
