"""Solves the last tricks of a round of Duālis: how it ends with open hands and perfect play.

In partnership only the winner matters, so the first winning answer settles a decision and few lines are searched.
Alone, the result is the points of every seat after the last trick.
"""

from typing import final

from emberhall.games.dualis.facts.tricks import lies, strengths_with, strongest_of, taking
from emberhall.games.dualis.score import score_of
from emberhall.games.dualis.state import State, byte, cards_in
from emberhall.games.dualis.turn.rules import MOONS, PLACES, STARS, TOP
from emberhall.kernel import i64


@final
class Ending:
    """The rest of a round, played and taken back in place; counts are per side."""

    def __init__(self, s: State) -> None:
        self.hand0: i64 = s.hand0
        self.hand1: i64 = s.hand1
        self.hand2: i64 = s.hand2
        self.hand3: i64 = s.hand3
        self.red: i64 = s.red
        self.blue: i64 = s.blue
        self.coins0: i64 = byte(s.coins, 0) + byte(s.coins, 2) + byte(s.bids, 0) + byte(s.bids, 2)
        self.coins1: i64 = byte(s.coins, 1) + byte(s.coins, 3) + byte(s.bids, 1) + byte(s.bids, 3)
        self.tricks0: i64 = byte(s.tricks, 0) + byte(s.tricks, 2)
        self.tricks1: i64 = byte(s.tricks, 1) + byte(s.tricks, 3)
        self.highlow: bool = s.terms.highlow

    def first_wins(self, leader: i64, trick: i64, laid: i64, led: i64) -> bool:
        """True if the side of seats 0 and 2 wins the round from this point of a trick."""
        if laid == 4:
            return self.gathered(leader, trick, led)
        seat = leader + laid & 3
        hand = self.hand0 if seat == 0 else self.hand1 if seat == 1 else self.hand2 if seat == 2 else self.hand3
        if not hand:
            return self.scored()
        rest = hand
        if laid:
            rest = hand & (MOONS if led else STARS) or hand
        first = seat & 1 == 0
        while rest:
            low = rest & -rest
            rest ^= low
            card: i64 = PLACES[low % 67]
            self.set_hand(seat, hand ^ low)
            suit: i64 = led if laid else (1 if card >= 26 else 0)
            after = trick | card << 8 * laid + 1
            won = self.first_wins(leader, after, laid + 1, suit) == first
            if not won:
                won = self.with_coin(leader, after, laid, suit, card % 26 >= 13, first)
            if won:
                self.set_hand(seat, hand)
                return first
        self.set_hand(seat, hand)
        return not first

    def with_coin(self, leader: i64, after: i64, laid: i64, suit: i64, blue_card: bool, first: bool) -> bool:
        """True if the card just laid wins for its side with a coin on it."""
        if (self.red if blue_card else self.blue) == 0:
            return False
        self.bid(blue_card, first, 1)
        won = self.first_wins(leader, after | (TOP >> 60 - 8 * laid), laid + 1, suit) == first
        self.bid(blue_card, first, -1)
        return won

    def bid(self, blue_card: bool, first: bool, count: i64) -> None:
        """Take a coin from the centre, or put it back."""
        if blue_card:
            self.red -= count
        else:
            self.blue -= count
        if first:
            self.coins0 += count
        else:
            self.coins1 += count

    def gathered(self, leader: i64, trick: i64, led: i64) -> bool:
        """Give a complete trick to its taker, and play on."""
        low = self.highlow and lies(trick & 255) == 1
        taker = strongest_of(trick, 4, strengths_with(led, self.red, self.blue, low)) + leader & 3
        if taker & 1:
            self.tricks1 += 1
            won = self.first_wins(taker, 0, 0, 0)
            self.tricks1 -= 1
        else:
            self.tricks0 += 1
            won = self.first_wins(taker, 0, 0, 0)
            self.tricks0 -= 1
        return won

    def scored(self) -> bool:
        """True if the side of seats 0 and 2 has won the round, now that no card is left."""
        one = score_of(self.coins0, self.tricks0)
        other = score_of(self.coins1, self.tricks1)
        return one > other if one != other else self.tricks0 > self.tricks1

    def set_hand(self, seat: i64, mask: i64) -> None:
        if seat == 0:
            self.hand0 = mask
        elif seat == 1:
            self.hand1 = mask
        elif seat == 2:
            self.hand2 = mask
        else:
            self.hand3 = mask


@final
class Finale:
    """The last trick when each plays alone: only coins are left to choose, and each seat maximizes its own lead."""

    def __init__(self, s: State) -> None:
        self.table = s.clone()
        self.cards = [cards_in(s.hand(seat))[0] if s.hand(seat) else 0 for seat in range(s.terms.seats)]

    def points(self) -> list[int]:
        """The final points of all seats, earlier rounds included."""
        s = self.table
        if s.laid == s.seats:
            return self.scored()
        seat = int(s.seat)
        plain = self.after(seat, 0)
        if not (s.red if self.cards[seat] % 26 >= 13 else s.blue):
            return plain
        coined = self.after(seat, 1)
        return coined if lead_of(coined, seat) > lead_of(plain, seat) else plain

    def after(self, seat: int, coin: int) -> list[int]:
        """The points if a seat plays its card, with or without a coin."""
        s = self.table
        play: i64 = 2 * self.cards[seat] + coin
        blue_card = self.cards[seat] % 26 >= 13
        led = s.led
        if s.laid == 0:
            s.led = 1 if self.cards[seat] >= 26 else 0
        trick = s.trick
        s.trick |= play << 8 * s.laid
        s.laid += 1
        s.seat = (seat + 1) % s.terms.seats
        bids = s.bids
        if coin:
            s.bids |= TOP >> 60 - 8 * seat
            if blue_card:
                s.red -= 1
            else:
                s.blue -= 1
        points = self.points()
        if coin:
            if blue_card:
                s.red += 1
            else:
                s.blue += 1
        s.bids = bids
        s.seat = seat
        s.laid -= 1
        s.trick = trick
        s.led = led
        return points

    def scored(self) -> list[int]:
        s = self.table
        taker = (s.leader + taking(s)) % s.seats
        coins = s.coins + s.bids
        tricks = s.tricks + (TOP >> 60 - 8 * taker)
        return [s.points[k] + score_of(byte(coins, k), byte(tricks, k)) for k in range(s.terms.seats)]


def lead_of(points: list[int], seat: int) -> int:
    """How far a seat is ahead of the best of the others."""
    return points[seat] - max(points[:seat] + points[seat + 1 :])


def alone(s: State) -> list[int]:
    """The points of all seats after the last trick, each alone."""
    return Finale(s).points()


def solved(s: State) -> int:
    """The side that wins the round from here with perfect play."""
    led: i64 = s.led if s.laid else 0
    return 0 if Ending(s).first_wins(s.leader, s.trick, s.laid, led) else 1
