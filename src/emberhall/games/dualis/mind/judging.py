"""How seats of Duālis usually play: every answer has a few numbers, and fitted weights turn them into a likelihood.

The weights were learnt from games of bots that look ahead. They tell which answers to search first, and how likely a
seat with certain cards would have played as it did.
"""

from collections.abc import Sequence
from math import exp, log
from typing import Final, final

from emberhall.games.dualis.facts.tricks import low_wins, strengths_with, strongest_of
from emberhall.games.dualis.state import TAKER, State, byte, plays_in
from emberhall.games.dualis.turn.rules import PLACES, PLAY, SIZES, THIRTEEN, TOP, allowed
from emberhall.games.dualis.words import play_option
from emberhall.kernel import i64
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Option

NAMES: Final = [
    "coin",
    "coin, due",
    "coin, tricks left",
    "coin, ahead",
    "coin, ahead and last",
    "coin, behind and last",
    "coin, due of the others",
    "ahead",
    "ahead, due",
    "ahead and last",
    "ahead and last, due",
    "ahead of the partner",
    "number, ahead",
    "number, ahead, due",
    "number, behind",
    "number, behind, due",
    "trump, behind",
    "number, lead",
    "number, lead, due",
    "trump, lead",
    "trump, lead, due",
    "other suit",
    "cards of the suit",
    "trumps won by the coin",
    "trumps won by the coin, due",
]
SCALE: Final = 1 << 20  # resolution of a random pick
LEAST: Final = 1e-4  # a floor: no play is impossible just because it is unusual


@final
class Moment:
    """The values shared by all answers to one question."""

    def __init__(self, s: State) -> None:
        seat = s.seat
        hand = s.hand(seat)
        self.hand = hand
        self.lead = s.laid == 0
        self.last = s.laid == s.seats - 1
        self.led = s.led
        self.red = s.red
        self.blue = s.blue
        self.left: float = (s.terms.hand_size - len(s.done)) / 13.0
        own: i64 = 0
        others: i64 = 0
        sides: i64 = s.terms.sides
        side = seat % sides
        k: i64 = 0
        while k < s.seats:
            due = byte(s.coins, k) + byte(s.bids, k) - byte(s.tricks, k)
            if k % sides == side:
                own += due
            else:
                others += due
            k += 1
        self.due: float = max(-2.0, min(3.0, float(own))) / 2.0
        self.others: float = max(-2.0, min(3.0, float(others))) / 2.0
        self.reds: float = float(SIZES[hand & THIRTEEN] + SIZES[hand >> 26 & THIRTEEN])
        self.blues: float = float(SIZES[hand >> 13 & THIRTEEN] + SIZES[hand >> 39])
        self.stars: float = float(SIZES[hand & THIRTEEN] + SIZES[hand >> 13 & THIRTEEN]) / 13.0
        self.moons: float = float(SIZES[hand >> 26 & THIRTEEN] + SIZES[hand >> 39]) / 13.0
        self.low = s.terms.highlow and low_wins(s)
        # the strongest play so far, and whether it is the partner's: without a coin, one fewer blue, one fewer red
        self.best0: i64 = 0
        self.best1: i64 = 0
        self.best2: i64 = 0
        self.friend0 = False
        self.friend1 = False
        self.friend2 = False
        if not self.lead:
            partner = (seat + 2) % 4 if s.terms.partners else -1
            best = leading(s, self.contest(s.red, s.blue, s.led), partner)
            self.best0 = best >> 1
            self.friend0 = best & 1 == 1
            best = leading(s, self.contest(s.red, s.blue - 1, s.led), partner)
            self.best1 = best >> 1
            self.friend1 = best & 1 == 1
            best = leading(s, self.contest(s.red - 1, s.blue, s.led), partner)
            self.best2 = best >> 1
            self.friend2 = best & 1 == 1

    def contest(self, red: i64, blue: i64, led: i64) -> bytes:
        return strengths_with(led, red, blue, self.low)


def leading(s: State, strengths: bytes, partner: i64) -> i64:
    """Twice the strength of the strongest play on the table, and one more if it is the partner's."""
    place = strongest_of(s.trick, s.laid, strengths)
    strength: i64 = strengths[byte(s.trick, place)]
    return 2 * strength + (1 if (s.leader + place) % s.seats == partner else 0)


@final
class Habits:
    """The weights, and the worth they give an answer."""

    def __init__(self, weights: Sequence[float]) -> None:
        if len(weights) != len(NAMES):
            raise ValueError(f"Answers of Duālis have {len(NAMES)} numbers, and there are {len(weights)} weights.")
        w = [float(weight) for weight in weights]
        self.coin, self.coin_due, self.coin_left, self.coin_ahead = w[0], w[1], w[2], w[3]
        self.coin_ahead_last, self.coin_behind_last, self.coin_others = w[4], w[5], w[6]
        self.ahead, self.ahead_due, self.ahead_last, self.ahead_last_due = w[7], w[8], w[9], w[10]
        self.friend = w[11]
        self.high_ahead, self.high_ahead_due, self.high_behind, self.high_behind_due = w[12], w[13], w[14], w[15]
        self.trump_behind = w[16]
        self.high_lead, self.high_lead_due, self.trump_lead, self.trump_lead_due = w[17], w[18], w[19], w[20]
        self.other, self.suit = w[21], w[22]
        self.shift, self.shift_due = w[23], w[24]

    def worth(self, m: Moment, card: i64, coin: i64) -> float:
        """The weighted sum of an answer's numbers, unrolled: this is the hottest code of a line."""
        blue_card = card % 26 >= 13
        suit: i64 = 1 if card >= 26 else 0
        red = m.red
        blue = m.blue
        best = m.best0
        friend = m.friend0
        total: float = 0.0
        due = m.due
        if coin:
            total += self.coin + self.coin_due * due + self.coin_left * m.left + self.coin_others * m.others
            if blue_card:
                red -= 1
                best = m.best2
                friend = m.friend2
            else:
                blue -= 1
                best = m.best1
                friend = m.friend1
            gain = trumps(m, red, blue) - trumps(m, m.red, m.blue)
            total += (self.shift + self.shift_due * due) * gain
        total += self.suit * (m.moons if suit else m.stars)
        number: float = float(card % 13) / 12.0
        if m.lead:
            trump = red != blue and (red > blue) != (blue_card != (coin == 1))
            total += (self.high_lead + self.high_lead_due * due) * number
            if trump:
                total += self.trump_lead + self.trump_lead_due * due
            return total
        if m.low:
            number = 1.0 - number
        strength: i64 = m.contest(red, blue, m.led)[2 * card + coin]
        if suit != m.led:
            total += self.other
        if strength > 0 and strength >= best:
            total += self.ahead + self.ahead_due * due + (self.high_ahead + self.high_ahead_due * due) * number
            if m.last:
                total += self.ahead_last + self.ahead_last_due * due
            if friend:
                total += self.friend
            if coin:
                total += self.coin_ahead
                if m.last:
                    total += self.coin_ahead_last
            return total
        total += (self.high_behind + self.high_behind_due * due) * number
        if strength > 13:
            total += self.trump_behind
        if coin and m.last:
            total += self.coin_behind_last
        return total

    def pick(self, s: State, rng: Rng) -> Option:
        """A random answer, with the probabilities given by the weights."""
        m = Moment(s)
        mask = allowed(s)
        with_red: i64 = 2 if s.blue else 1
        with_blue: i64 = 2 if s.red else 1
        worths: list[float] = []
        total: float = 0.0
        rest = mask
        while rest:
            card: i64 = PLACES[(rest & -rest) % 67]
            rest &= rest - 1
            count = with_blue if card % 26 >= 13 else with_red
            coin: i64 = 0
            while coin < count:
                total += exp(self.worth(m, card, coin))
                worths.append(total)
                coin += 1
        aim = total * float(rng.below(SCALE)) / SCALE
        k = 0
        rest = mask
        while True:
            card = PLACES[(rest & -rest) % 67]
            rest &= rest - 1
            count = with_blue if card % 26 >= 13 else with_red
            coin = 0
            while coin < count:
                if worths[k] > aim or (rest == 0 and coin + 1 == count):
                    return play_option(2 * card + coin)
                k += 1
                coin += 1

    def chance(self, s: State, play: i64) -> float:
        """The probability that the seat to play gives this answer, with the hand it has."""
        m = Moment(s)
        rest = allowed(s)
        with_red: i64 = 2 if s.blue else 1
        with_blue: i64 = 2 if s.red else 1
        total: float = 0.0
        while rest:
            card: i64 = PLACES[(rest & -rest) % 67]
            rest &= rest - 1
            total += exp(self.worth(m, card, 0))
            if (with_blue if card % 26 >= 13 else with_red) == 2:
                total += exp(self.worth(m, card, 1))
        return exp(self.worth(m, play >> 1, play & 1)) / total


def trumps(m: Moment, red: i64, blue: i64) -> float:
    """The share of the hand that is printed in the trump."""
    if red == blue:
        return 0.0
    return (m.reds if red > blue else m.blues) / (m.reds + m.blues)


UNITS: Final[list[Habits]] = [Habits([1.0 if k == at else 0.0 for k in range(len(NAMES))]) for at in range(len(NAMES))]


def numbers_of(s: State, card: int, coin: int) -> list[float]:
    """The numbers of an answer, for fitting: what each weight would add if it were 1."""
    m = Moment(s)
    return [unit.worth(m, card, coin) for unit in UNITS]


def plays_of(s: State) -> list[int]:
    """Every play of the round so far, in order."""
    plays: list[int] = []
    for trick in s.done:
        plays += plays_in(trick, s.seats)
    return plays + s.table()


def begun(s: State) -> State:
    """The start of a state's round: the hands as dealt, nothing played."""
    early = s.clone()
    leader = s.opener
    for trick in s.done:
        give_back(early, trick, s.seats, leader)
        leader = trick >> TAKER
    give_back(early, s.trick, s.laid, leader)
    early.done = []
    early.leader = early.seat = s.opener
    early.laid = early.trick = early.bids = early.coins = early.tricks = early.voids = 0
    early.led = -1
    early.red = early.blue = s.terms.coins_each
    return early


def give_back(early: State, trick: i64, count: i64, leader: i64) -> None:
    """Return the cards of a trick to the hands they were played from."""
    k: i64 = 0
    while k < count:
        seat = (leader + k) % early.seats
        early.set_hand(seat, early.hand(seat) | TOP >> 60 - (byte(trick, k) >> 1))
        k += 1


def likelihood(s: State, seat: int, habits: Habits) -> float:
    """The log-likelihood that all seats but one play this round as they did, given these hands."""
    early = begun(s)
    total: float = 0.0
    for play in plays_of(s):
        if early.seat != seat:
            total += log(max(habits.chance(early, play), LEAST))
        PLAY.take(early, play_option(play))
    return total
