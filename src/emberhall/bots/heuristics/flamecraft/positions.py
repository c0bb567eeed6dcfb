"""The worth of a position to a seat, in reputation: what it has, and what its things may still bring."""

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Any, Final

GOOD: Final = (0.0, 0.75, 1.4, 2.0, 2.5, 2.9, 3.2, 3.4)  # by how many of one type
COIN: Final = 1.15
HAND: Final = (0.0, 1.2, 2.4, 3.5, 4.6, 5.6, 6.6)  # by the number of artisans; more cannot be kept
FANCY: Final = 3.8
RESERVED: Final = 1.0
HELPER: Final = 4.0  # a companion not yet used
RIVAL: Final = 0.3  # how much the others' holdings count against one's own
EACH: Final = 11  # figures per seat
LAST_WORD: Final = 5.0  # for triggering the end oneself: otherwise one of the others may get an extra turn
ARTISAN_PACE: Final = 0.5  # cards that leave a deck per turn
ENCHANTMENT_PACE: Final = 0.33
SETTLED: Final = 3  # with this many own turns left, things keep their full worth


class Position:
    """Weighs views of one turn, by how far the game has come."""

    def __init__(self, view: Mapping[str, Any], seat: int) -> None:
        self.seat = seat
        self.seats: int = view["seats"]
        self.keen: float = 0.7 + 1.0 / max(
            self.seats, 2
        )  # with fewer seats, one benefits more often from one's own artisans
        self.ending = view["trigger"] is not None
        self.future = min(1.0, self.turns_left(view) / SETTLED)
        self.known: dict[tuple[int, ...], float] = {}  # holdings already weighed; most outcomes share the rivals'

    def turns_left(self, view: Mapping[str, Any]) -> float:
        """Own turns to come after this one."""
        decks = view["decks"]
        if view["finals"] is not None:
            after = (self.seat - view["turn"]["seat"]) % self.seats
            return 1.0 if after and after < view["finals"] else 0.0
        if self.ending:
            return 1.0
        turns: float = min(decks["artisans"] / ARTISAN_PACE, decks["enchantments"] / ENCHANTMENT_PACE)
        return 1.0 + turns / self.seats

    def worth(self, figures: Sequence[int]) -> float:
        """What the seat has, minus part of what the others have, so that gifts go to the poorest rival."""
        ended, fancies, moons = figures[-3:]
        own = self.held(figures, self.seat)
        # Unscored fancies: moons count what they would score now, and all count what they may still bring.
        total = own + moons * (1.0 - 0.5 * self.future) + fancies * FANCY * self.future
        if self.seats > 1:
            rivals = sum([self.held(figures, seat) ** 2 for seat in range(self.seats) if seat != self.seat])
            total -= RIVAL * sqrt(rivals / (self.seats - 1))  # squared, so that the leader's gains count most
            if ended and not self.ending:
                total += LAST_WORD / (self.seats - 1)
        return total

    def held(self, figures: Sequence[int], seat: int) -> float:
        """The worth of what everybody can see of a seat."""
        key = tuple(figures[EACH * seat : EACH * seat + EACH])
        worth = self.known.get(key)
        if worth is None:
            worth = self.known[key] = self.weigh(key)
        return worth

    def weigh(self, figures: Sequence[int]) -> float:
        rep, coins, hand, reserved, helper, *goods = figures
        future = self.future
        things = sum([GOOD[min(count, 7)] for count in goods]) + self.keen * HAND[min(hand, 6)]
        things += RESERVED * reserved + HELPER * helper
        return rep + coins * (1.0 + (COIN - 1.0) * future) + future * things
