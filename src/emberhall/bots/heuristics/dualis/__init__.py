"""Duālis, played greedily: weigh who takes the trick against the tricks and coins each side will then still owe.

A side wants as many coins as tricks. Each play is worth what it leaves: the prospects of the own side less those of the
others, over the chances of who takes this trick; and it should leave a hand as strong as what is still to be won.
"""

from collections.abc import Sequence

from emberhall.bots.heuristics.dualis.prospects import habits_of, prospects, worth_of
from emberhall.bots.heuristics.dualis.reading import PLAYS, Reading
from emberhall.bots.heuristics.dualis.tricks import Trick
from emberhall.kernel.decisions import Decision
from emberhall.kernel.games import Seat

KEEPING = 0.25  # points for a card's whole strength when the hand is one trick off what it should win
RIVALRY = 0.35  # alone, how much each other seat's prospects count against one's own
EAGER = 0.1  # a trick won is worth this much more, should both sides end exact


def worths(seat: Seat, decision: Decision) -> Sequence[float]:
    """How good each play is."""
    reading = Reading(seat.view(), seat.history())
    judge = Judge(reading)
    return [judge.worth(PLAYS[word]) for word in decision.words()]


class Judge:
    """Weighs the plays of one decision."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.trick = Trick(reading)
        self.rest = prospects(habits_of(reading.partners, reading.seats))[reading.tricks_left]
        self.excess = self.strength_of_hand() - self.tricks_wanted()

    def worth(self, play: int) -> float:
        card, coin = play >> 1, play & 1
        reading = self.reading
        dues = reading.dues[:]
        dues[reading.side] += coin
        chances = self.trick.chances(card, coin)
        by_side = [0.0] * reading.sides
        for seat, chance in enumerate(chances):
            by_side[seat % reading.sides] += chance
        table = self.rest[reading.red + reading.blue - coin]
        worth = 0.0
        for side, chance in enumerate(by_side):
            stand = chance * worth_of(table, dues[side] - 1) + (1 - chance) * worth_of(table, dues[side])
            if side == reading.side:
                worth += stand + EAGER * chance
            else:
                worth -= stand if reading.partners else RIVALRY * stand
        return worth + KEEPING * self.excess * self.strength(card)

    def strength(self, card: int) -> float:
        """How likely a card is to win a trick some day, roughly."""
        height = card % 13 / 12
        if self.reading.highlow:
            height = max(height, 1 - height)
        return height * height

    def strength_of_hand(self) -> float:
        return sum([self.strength(card) for card in self.reading.hand])

    def tricks_wanted(self) -> float:
        """This seat's part of the tricks its side should still win: its due, and what coins will pay for."""
        reading = self.reading
        hands = 2 if reading.partners else 1
        fair = (reading.tricks_left + 1) * hands / reading.seats
        due = reading.dues[reading.side]
        payable = due + (reading.red + reading.blue) * hands / reading.seats
        return max(due, min(fair, payable), 0) / hands
