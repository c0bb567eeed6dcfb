"""What a play of Duālis is worth without looking ahead: the prospects after the trick, by who is likely to take it.

A side wants as many coins as tricks. The worth of a play is the side's prospects afterwards, averaged over who takes
this trick, given the strength of the cards left in hand.
"""

from typing import Final, final

from emberhall.games.dualis.mind.prospects import MOST_OWN, REACH, SPAN, Row, against, alone, between, points
from emberhall.games.dualis.mind.takers import COIN_HABIT, Trick
from emberhall.games.dualis.state import State, byte, cards_in
from emberhall.games.dualis.turn.rules import SIZES, THIRTEEN
from emberhall.kernel import i64

HAND: Final = 0.5  # how much of a hand's extra strength turns into extra tricks
EAGER: Final = 0.02  # with equal scores, partners win by having more tricks
RIVALRY: Final = 0.2  # without partners, how much each other seat's expected points count against one's own
ENDING: Final = 2  # with this many tricks left after this one, a seat without a partner computes card by card
CHOICE: Final = 0.7  # how freely one can choose one's card in a later trick; the rest is chance
THIRST: Final = 0.45  # coins a seat takes per trick, while there are any


@final
class Strength:
    """The chance to take some trick with a card, by the unseen cards of its suit that it outranks.

    In High-Low it depends on who leads: the leader chooses the direction, with the card's colour or with a coin.
    """

    def __init__(self, card: int, unseen: i64, others: int, highlow: bool) -> None:
        suit = card // 26
        red = unseen >> 26 * suit & THIRTEEN
        blue = unseen >> (26 * suit + 13) & THIRTEEN
        below: i64 = (1 << card % 13) - 1
        outranked = SIZES[red & below] + SIZES[blue & below]
        share: float = (outranked + 0.5) / (SIZES[red] + SIZES[blue] + 1)
        high: float = share**others
        self.card = card
        self.followed: float = high  # if another seat led
        self.led: float = high
        self.led_with_coin: float = high
        if highlow:
            low: float = (1.0 - share) ** others
            blue_card = card // 13 % 2 == 1
            self.followed = (high + low) / 2.0
            self.led = low if blue_card else high
            self.led_with_coin = high if blue_card else low


class Plays:
    """Weighs the plays of one decision, on a scale of its own."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.seat: int = s.seat
        self.seats: int = s.terms.seats
        self.left: int = s.terms.hand_size - len(s.done) - 1  # tricks after this one
        self.trick = Trick(s)
        unseen = self.trick.unseen
        hand = cards_in(s.hand(s.seat))
        self.strengths = [Strength(card, unseen, self.seats - 1, s.terms.highlow) for card in hand]
        self.whole: float = sum([each.followed for each in self.strengths])

    def worth(self, card: int, coin: int) -> float:
        raise NotImplementedError

    def surplus(self, card: int) -> float:
        """The tricks that the rest of the hand should win beyond an even share."""
        rest = self.whole
        for each in self.strengths:
            if each.card == card:
                rest -= each.followed
        return HAND * (rest - self.left / self.seats)


@final
class OfPartners(Plays):
    """Two against two: the chance to win the round."""

    def __init__(self, s: State) -> None:
        super().__init__(s)
        coins: int = s.red + s.blue
        self.rows = [self.foreseen(coins - taken) for taken in range(min(coins, 1) + 1)]

    def foreseen(self, coins: int) -> Row:
        """The prospects after this trick, given that the seats still to play may also take coins."""
        later = self.trick.later
        rows = against()[self.left][max(coins - later, 0) : coins + 1]
        for k in range(later, 0, -1):
            friend = k % 2 == 0
            before = [rows[0]]
            for place in range(1, len(rows)):
                fewer = rows[place - 1]
                before.append(friendly(rows[place], fewer) if friend else habitual(rows[place], fewer))
            rows = before
        return rows[-1]

    def worth(self, card: int, coin: int) -> float:
        side = self.seat % 2
        chances = self.trick.chances(card, coin)
        own = chances[side] + chances[side + 2]
        due = self.trick.dues[side] + coin - self.surplus(card)
        row = self.rows[coin]
        return own * (between(row, due - 1.0) + EAGER) + (1.0 - own) * between(row, due)


def friendly(row: Row, fewer: Row) -> Row:
    """A partner still to play takes a coin half of the times it helps."""
    return [(row[k] + max(row[k], fewer[min(k + 1, 2 * REACH)])) / 2.0 for k in range(SPAN)]


def habitual(row: Row, fewer: Row) -> Row:
    """An opponent still to play takes a coin with a fixed probability."""
    return [(1.0 - COIN_HABIT) * row[k] + COIN_HABIT * fewer[k] for k in range(SPAN)]


@final
class OfLoners(Plays):
    """Each for themselves: the expected points of this round, minus part of what the others can expect."""

    def __init__(self, s: State) -> None:
        super().__init__(s)
        coins: int = s.red + s.blue
        self.others = [self.hopes_of_others(coins - taken) for taken in range(min(coins, 1) + 1)]

    def worth(self, card: int, coin: int) -> float:
        chances = self.trick.chances(card, coin)
        own = chances[self.seat]
        won, lost = self.hopes(card, coin)
        total = own * won + (1.0 - own) * lost
        for seat, theirs_won, theirs_lost in self.others[coin]:
            chance = chances[seat]
            total -= RIVALRY * (chance * theirs_won + (1.0 - chance) * theirs_lost)
        return total

    def hopes(self, card: int, coin: int) -> tuple[float, float]:
        """The expected points after winning and after losing this trick."""
        s = self.s
        due = self.trick.dues[self.seat] + coin
        tricks: int = byte(s.tricks, s.seat)
        coins: int = s.red + s.blue - coin
        if self.left <= ENDING:
            rest = [each for each in self.strengths if each.card != card]
            lasting = coins / (THIRST * self.seats)
            return ending(rest, due - 1, tricks + 1, lasting, True), ending(rest, due, tricks, lasting, False)
        by_tricks = alone(self.seats)[self.left][coins]
        hoped = due - self.surplus(card)
        won = between(by_tricks[min(tricks + 1, MOST_OWN)], hoped - 1.0)
        return won, between(by_tricks[min(tricks, MOST_OWN)], hoped)

    def hopes_of_others(self, coins: int) -> list[tuple[int, float, float]]:
        """Each other seat, with its expected points after winning and after losing this trick."""
        by_tricks = alone(self.seats)[self.left][coins]
        hopes: list[tuple[int, float, float]] = []
        for seat in range(self.seats):
            if seat != self.seat:
                tricks: int = byte(self.s.tricks, seat)
                due = float(self.trick.dues[seat])
                won = between(by_tricks[min(tricks + 1, MOST_OWN)], due - 1.0)
                hopes.append((seat, won, between(by_tricks[min(tricks, MOST_OWN)], due)))
        return hopes


def ending(hand: list[Strength], due: int, tricks: int, coins: float, leads: bool) -> float:
    """The expected points of one seat with these last cards: the best card and coin for each trick left.

    `coins` is how many tricks the coins will last, by the THIRST of all seats.
    """
    if not hand:
        return points(due, tricks)
    best: float = -99.0
    mean: float = sum([card.followed for card in hand]) / len(hand)
    for k, card in enumerate(hand):
        rest = hand[:k] + hand[k + 1 :]
        for coin in range(2 if coins >= 1.0 else 1):
            chance = CHOICE * card.followed + (1.0 - CHOICE) * mean
            if leads:
                chance = card.led_with_coin if coin else card.led
            won = ending(rest, due + coin - 1, tricks + 1, coins - 1.0, True)
            lost = ending(rest, due + coin, tricks, coins - 1.0, False)
            best = max(best, chance * won + (1.0 - chance) * lost)
    return best


def plays_at(s: State) -> Plays:
    """The plays of the current decision."""
    return OfPartners(s) if s.terms.partners else OfLoners(s)
