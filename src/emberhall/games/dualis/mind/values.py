"""The value of a partnership round of Duālis between two tricks: a small integer net, fitted to who won.

It sees the round from the side that leads: what each side owes, the coins left, and every hand by suit and colour. The
leader's longer suit and the trump colour come first, so that similar positions look alike. Integers, with three hidden
units packed into one, are fast to add when compiled, and the same on any machine.
"""

from collections.abc import Sequence
from math import exp
from typing import Final, final

from emberhall.games.dualis.state import State, byte
from emberhall.games.dualis.turn.rules import SIZES, THIRTEEN
from emberhall.kernel import i64

OWED: Final = 9  # what a side may owe: from -4 to 4 tricks
LEADS: Final = 5  # coins by which one colour leads: from 0 to 4
HANDS: Final = 2 * OWED + LEADS  # where the dense numbers begin
NUMBERS: Final = HANDS + 2 + 32
HIDDEN: Final = 24
STEPS: Final = 4096  # the integer that stands for a weight of 1
LANE: Final = 20  # bits of a hidden unit
HALF: Final = 1 << LANE - 1
SUMS: Final[bytes] = bytes([sum([k for k in range(13) if mask >> k & 1]) for mask in range(8192)])
MOST: Final = 30.0


def sorts(s: State) -> i64:
    """How many bits to rotate the hands by, so that the leader's longer suit and the trump come first."""
    hand = s.hand(s.leader)
    stars: i64 = SIZES[hand & THIRTEEN] + SIZES[hand >> 13 & THIRTEEN]
    moons: i64 = SIZES[hand >> 26 & THIRTEEN] + SIZES[hand >> 39]
    reds: i64 = SIZES[hand & THIRTEEN] + SIZES[hand >> 26 & THIRTEEN]
    turned: i64 = 26 if moons > stars else 0
    if s.red != s.blue:
        return turned + 13 if s.blue > s.red else turned
    return turned + 13 if stars + moons > 2 * reds else turned


def owed(s: State, side: i64) -> i64:
    """The index of what a side owes, among the OWED inputs of that side."""
    due = byte(s.coins, side) + byte(s.coins, side + 2) - byte(s.tricks, side) - byte(s.tricks, side + 2)
    return max(0, min(OWED - 1, due + OWED // 2))


def spots(s: State) -> tuple[i64, i64, i64]:
    """Which of the first inputs are 1; the others are 0."""
    side = s.leader & 1
    ahead = s.red - s.blue if s.red > s.blue else s.blue - s.red
    return owed(s, side), OWED + owed(s, 1 - side), 2 * OWED + min(LEADS - 1, ahead)


def counts(s: State) -> list[int]:
    """The other inputs: tricks left, the lead in tricks, and the count and sum of the cards of each kind by hand."""
    side = s.leader & 1
    own = byte(s.tricks, side) + byte(s.tricks, side + 2)
    left: i64 = s.terms.hand_size - len(s.done)
    numbers: list[int] = [left, 2 * own - len(s.done)]
    turned = sorts(s)
    k: i64 = 0
    while k < 4:
        hand = s.hand(s.leader + k & 3)
        kind: i64 = 0
        while kind < 4:
            # 0, 13, 26 or 39 bits, with suit or colour swapped if necessary
            shift = 26 * (kind >> 1) + 13 * (kind & 1)
            if turned >= 26:
                shift = shift - 26 if shift >= 26 else shift + 26
            if turned % 26:
                shift = shift - 13 if shift % 26 else shift + 13
            cards = hand >> shift & THIRTEEN
            numbers.append(SIZES[cards])
            numbers.append(SUMS[cards])
            kind += 1
        k += 1
    return numbers


def numbers_of_round(s: State) -> list[float]:
    """All inputs for a position between two tricks, for fitting."""
    numbers = [0.0] * HANDS
    for spot in spots(s):
        numbers[spot] = 1.0
    return numbers + [float(count) for count in counts(s)]


@final
class Net:
    """The fitted weights: for each hidden unit its input weights, bias and output weight; last, the final bias."""

    def __init__(self, weights: Sequence[float]) -> None:
        if len(weights) != HIDDEN * (NUMBERS + 2) + 1:
            raise ValueError(f"The net of Duālis has {HIDDEN * (NUMBERS + 2) + 1} weights, not {len(weights)}.")
        self.rows: list[list[int]] = []  # three units each: the bias, then the input weights
        self.last: list[float] = []
        self.base = float(weights[-1])
        for first in range(0, HIDDEN, 3):
            units = [list(weights[k * (NUMBERS + 2) : (k + 1) * (NUMBERS + 2)]) for k in range(first, first + 3)]
            row = [packed([unit[at] for unit in units]) for at in range(NUMBERS + 1)]
            self.rows.append([row[NUMBERS], *row[:NUMBERS]])
            self.last += [unit[NUMBERS + 1] / STEPS for unit in units]

    def leaders(self, s: State) -> float:
        """The probability that the side that leads wins the round."""
        one, two, three = spots(s)
        dense = counts(s)
        total = self.base
        unit: i64 = 0
        for row in self.rows:
            sums: i64 = row[0]
            sums += row[one + 1]
            sums += row[two + 1]
            sums += row[three + 1]
            at: i64 = HANDS + 1
            for count in dense:
                much: i64 = count
                if much:
                    weight: i64 = row[at]
                    sums += much * weight
                at += 1
            sums += LIFT
            k: i64 = 0
            while k < 3:
                lane = (sums & LANES) - HALF
                if lane > 0:
                    total += float(lane) * self.last[unit]
                sums >>= LANE
                unit += 1
                k += 1
        return 1.0 / (1.0 + exp(-max(-MOST, min(MOST, total))))


LANES: Final = (1 << LANE) - 1
LIFT: Final = HALF | HALF << LANE | HALF << 2 * LANE  # makes every lane positive


def packed(weights: Sequence[float]) -> int:
    """The weights of three units in one int: adding such ints adds each lane, as long as no lane overflows."""
    whole = 0
    for k in range(len(weights)):
        whole += round(weights[k] * STEPS) << LANE * k
    return whole
