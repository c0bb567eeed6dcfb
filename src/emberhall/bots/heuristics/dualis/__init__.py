"""Duālis, played greedily: weigh who takes the trick against the tricks and coins each side will then still owe.

A side wants as many coins as tricks. Each play is worth what it leaves: the prospects of the own side less those of the
others, over the chances of who takes this trick; and it should leave a hand as strong as what is still to be won.
"""

from collections.abc import Sequence

from emberhall.bots.heuristics.dualis.prospects import REACH, adrift, against, alone, at
from emberhall.bots.heuristics.dualis.reading import PLAYS, Reading
from emberhall.bots.heuristics.dualis.tricks import COIN_HABIT, Trick
from emberhall.kernel.decisions import Decision
from emberhall.kernel.games import Seat

KEEPING = (0.02, 0.25)  # for a card's whole strength, when the hand is one trick off what it should win
RIVALRY = 0.35  # alone, how much each other seat's prospects count against one's own
EAGER = (0.02, 0.1)  # a trick won is worth this much more: equal scores are decided by tricks, exact ones are tricks


def worths(seat: Seat, decision: Decision) -> Sequence[float]:
    """How good each play is."""
    reading = Reading(seat.view(), seat.history())
    judge: Judge = Partners(reading) if reading.partners else Loner(reading)
    return [judge.worth(PLAYS[word]) for word in decision.words()]


class Judge:
    """Weighs the plays of one decision."""

    alone = 0

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.trick = Trick(reading)
        self.excess = self.strength_of_hand() - self.tricks_wanted()

    def worth(self, play: int) -> float:
        card, coin = play >> 1, play & 1
        chances = self.trick.chances(card, coin)
        keeping = KEEPING[self.alone] * self.excess * self.strength(card)
        return self.outlook(coin, chances) + keeping

    def outlook(self, coin: int, chances: list[float]) -> float:
        raise NotImplementedError

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
        hands = 1 if self.alone else 2
        fair = (reading.tricks_left + 1) * hands / reading.seats
        due = reading.dues[reading.side]
        payable = due + (reading.red + reading.blue) * hands / reading.seats
        return max(due, min(fair, payable), 0) / hands


class Partners(Judge):
    """Two against two: the chance to win the round."""

    def __init__(self, reading: Reading) -> None:
        super().__init__(reading)
        coins = reading.red + reading.blue
        self.rows = {taken: self.foreseen(coins - taken) for taken in (0, 1) if taken <= coins}

    def foreseen(self, coins: int) -> list[float]:
        """The prospects after this trick, when the seats still to play may take coins of their own."""
        reading = self.reading
        rest = against()[reading.tricks_left]
        rows = {left: rest[left] for left in range(max(coins - 3, 0), coins + 1)}
        for seat in reversed(reading.later):
            friend = seat % 2 == reading.side
            for left in sorted(rows, reverse=True):
                if left - 1 in rows:
                    row, fewer = rows[left], rows[left - 1]
                    if friend:
                        moved = [max(row[k], fewer[min(k + 1, 2 * REACH)]) for k in range(2 * REACH + 1)]
                        rows[left] = [(a + b) / 2 for a, b in zip(row, moved, strict=True)]
                    else:
                        rows[left] = [
                            (1 - COIN_HABIT) * a + COIN_HABIT * b for a, b in zip(row, fewer, strict=True)
                        ]
        return rows[coins]

    def outlook(self, coin: int, chances: list[float]) -> float:
        reading = self.reading
        own = sum(chances[reading.side :: 2])
        due = reading.dues[reading.side] + coin
        row = self.rows[coin]
        return own * (at(row, due - 1) + EAGER[0]) + (1 - own) * at(row, due)


class Loner(Judge):
    """Each alone: the points of the round, less some of the others'."""

    alone = 1

    def outlook(self, coin: int, chances: list[float]) -> float:
        reading = self.reading
        coins = reading.red + reading.blue - coin
        own = alone(reading.seats)[reading.tricks_left][coins]
        others = adrift(reading.seats)[reading.tricks_left][coins]
        worth = EAGER[1] * chances[reading.seat]
        for seat, chance in enumerate(chances):
            mine = seat == reading.seat
            row = own if mine else others
            due = reading.dues[seat] + (coin if mine else 0)
            stand = chance * at(row, due - 1) + (1 - chance) * at(row, due)
            worth += stand if mine else -RIVALRY * stand
        return worth
