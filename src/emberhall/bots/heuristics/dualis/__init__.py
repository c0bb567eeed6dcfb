"""Duālis, played greedily: weigh who takes the trick against the tricks and coins each side then still needs.

A side wants as many coins as tricks. The worth of a play is the side's prospects afterwards, averaged over who takes
this trick, given the strength of the cards left in hand.
"""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from emberhall.bots.heuristics.dualis.hands import THIRST, ending, strength_of
from emberhall.bots.heuristics.dualis.prospects import MOST_OWN, REACH, against, alone, between
from emberhall.bots.heuristics.dualis.reading import PLAYS, Reading
from emberhall.bots.heuristics.dualis.tricks import COIN_HABIT, Trick
from emberhall.kernel.decisions import Decision
from emberhall.kernel.games import Seat

HAND: Final = 0.5  # how much of a hand's extra strength turns into extra tricks
EAGER: Final = 0.02  # with equal scores, partners win by having more tricks
RIVALRY: Final = 0.2  # without partners, how much each other seat's expected points count against one's own
ENDING: Final = 2  # with this many tricks left after this one, a seat without a partner computes card by card


def worths(seat: Seat, decision: Decision) -> Sequence[float]:
    """The value of each play."""
    reading = Reading(seat.view(), seat.history())
    judge: Judge = Partner(reading) if reading.partners else Loner(reading)
    return [judge.worth(*divmod(PLAYS[word], 2)) for word in decision.words()]


class Judge:
    """Weighs the plays of one decision."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.trick = Trick(reading)
        self.strengths = {card: strength_of(card, reading) for card in reading.hand}
        self.strength = sum([strength.followed for strength in self.strengths.values()])

    def worth(self, card: int, coin: int) -> float:
        """The value of a play, on the judge's own scale."""
        raise NotImplementedError

    def surplus(self, card: int) -> float:
        """The tricks that the rest of the hand should win beyond an even share."""
        reading = self.reading
        return HAND * (self.strength - self.strengths[card].followed - reading.tricks_left / reading.seats)


class Partner(Judge):
    """Two against two: the chance to win the round."""

    def __init__(self, reading: Reading) -> None:
        super().__init__(reading)
        coins = reading.red + reading.blue
        self.rows = [self.foreseen(coins - taken) for taken in range(min(coins, 1) + 1)]

    def foreseen(self, coins: int) -> list[float]:
        """The prospects after this trick, given that the seats still to play may also take coins."""
        reading = self.reading
        rest = against()[reading.tricks_left]
        rows = rest[max(coins - len(reading.later), 0) : coins + 1]
        for seat in reversed(reading.later):
            answer = friendly if seat % 2 == reading.side else habitual
            rows = [rows[0], *[answer(row, fewer) for fewer, row in pairwise(rows)]]
        return rows[-1]

    def worth(self, card: int, coin: int) -> float:
        reading = self.reading
        own = sum(self.trick.chances(card, coin)[reading.side :: 2])
        due = reading.dues[reading.side] + coin - self.surplus(card)
        row = self.rows[coin]
        return own * (between(row, due - 1) + EAGER) + (1 - own) * between(row, due)


def friendly(row: list[float], fewer: list[float]) -> list[float]:
    """A partner still to play takes a coin half of the times it helps."""
    return [(row[k] + max(row[k], fewer[min(k + 1, 2 * REACH)])) / 2 for k in range(2 * REACH + 1)]


def habitual(row: list[float], fewer: list[float]) -> list[float]:
    """An opponent still to play takes a coin with a fixed probability."""
    return [(1 - COIN_HABIT) * a + COIN_HABIT * b for a, b in zip(row, fewer, strict=True)]


class Loner(Judge):
    """Each for themselves: the expected points of this round, minus part of what the others can expect."""

    def __init__(self, reading: Reading) -> None:
        super().__init__(reading)
        self.others: dict[int, list[tuple[int, float, float]]] = {}  # by coin taken

    def worth(self, card: int, coin: int) -> float:
        reading = self.reading
        chances = self.trick.chances(card, coin)
        chance = chances[reading.seat]
        won, lost = self.hopes(card, coin)
        return chance * won + (1 - chance) * lost - RIVALRY * self.of_others(coin, chances)

    def hopes(self, card: int, coin: int) -> tuple[float, float]:
        """The expected points after winning and after losing this trick."""
        reading = self.reading
        due = reading.dues[reading.seat] + coin
        tricks = reading.tricks[reading.seat]
        coins = reading.red + reading.blue - coin
        if reading.tricks_left <= ENDING:
            rest = [strength for other, strength in self.strengths.items() if other != card]
            lasting = coins / (THIRST * reading.seats)
            won = ending(rest, due - 1, tricks + 1, lasting, leads=True)
            return won, ending(rest, due, tricks, lasting, leads=False)
        by_tricks = alone(reading.seats)[reading.tricks_left][coins]
        due_now = due - self.surplus(card)
        won = between(by_tricks[min(tricks + 1, MOST_OWN)], due_now - 1)
        return won, between(by_tricks[min(tricks, MOST_OWN)], due_now)

    def of_others(self, coin: int, chances: list[float]) -> float:
        """The expected points of all other seats together."""
        if coin not in self.others:
            self.others[coin] = self.hopes_of_others(coin)
        hoped = 0.0
        for seat, won, lost in self.others[coin]:
            chance = chances[seat]
            hoped += chance * won + (1 - chance) * lost
        return hoped

    def hopes_of_others(self, coin: int) -> list[tuple[int, float, float]]:
        """Each other seat, with its expected points after winning and after losing this trick."""
        reading = self.reading
        by_tricks = alone(reading.seats)[reading.tricks_left][reading.red + reading.blue - coin]
        found = []
        for seat in range(reading.seats):
            if seat != reading.seat:
                tricks, due = reading.tricks[seat], reading.dues[seat]
                won = between(by_tricks[min(tricks + 1, MOST_OWN)], due - 1)
                found.append((seat, won, between(by_tricks[min(tricks, MOST_OWN)], due)))
        return found
