"""What helps search at Flamecraft: how a turn goes on by chance, and what a seat has after it, in reputation.

It knows no cards: what a shop, a dragon or an enchantment is good for shows in what the turn brought. So overlay cards
are played as well as ours.
"""

from math import sqrt
from typing import Final, cast, final

from emberhall.games.flamecraft.asking import MOON
from emberhall.games.flamecraft.effects.fancies import moon_worth
from emberhall.games.flamecraft.state import State, cards_in
from emberhall.games.flamecraft.visits import Visit
from emberhall.games.flamecraft.words import COIN, V_CONTINUE, V_SKIP
from emberhall.kernel import i64, steps
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Option, verb_of
from emberhall.kernel.judges import Judge

GOOD: Final = [0.0, 0.75, 1.4, 2.0, 2.5, 2.9, 3.2, 3.4]  # so many of one type
HAND: Final = [0.0, 1.2, 2.4, 3.5, 4.6, 5.6, 6.6]  # so many artisans; more may not be kept
FANCY: Final = 3.8
COIN_LATER: Final = 0.15  # what a coin is worth beyond the reputation it becomes
RESERVED: Final = 1.0
HELPER: Final = 4.0  # a companion not yet used
RIVAL: Final = 0.3  # what the others have counts against it
LAST_WORD: Final = 5.0  # for setting off the end oneself: else one of the others may have a turn more
ARTISAN_PACE: Final = 0.5  # cards that leave a deck in a turn
ENCHANTMENT_PACE: Final = 0.33
SETTLED: Final = 3.0  # own turns left beyond which things keep their full worth
SELDOM: Final = 8  # one answer in so many that does nothing is left as it is


@final
class FlamecraftJudge(Judge):
    """Weighs positions by how far the game was when search began."""

    def __init__(self) -> None:
        super().__init__(1)
        self.ending = False
        self.future = 1.0  # how much of the worth of things is still to be made use of

    def start(self, s: steps.State) -> int:
        state = cast(State, s)
        seat = s.work[-1].who(s) if s.work else 0
        self.ending = state.trigger >= 0
        self.future = min(1.0, turns_left(state, seat) / SETTLED)
        return state.turns

    def done(self, s: steps.State, since: int) -> bool:
        return cast(State, s).turns > since

    def pick(self, s: steps.State, rng: Rng) -> Option:
        return idly(s, rng)

    def rewards(self, s: steps.State) -> list[float]:
        """Everybody's lead over the best of the others, or alone the way to a hundred points, from 0 to 1."""
        state = cast(State, s)
        held = [self.held(state, seat) for seat in range(state.seats)]
        if len(held) == 1:
            return [min(1.0, max(0.0, held[0] / 120.0))]
        found: list[float] = []
        for seat in range(len(held)):
            best = max(held[:seat] + held[seat + 1 :])
            found.append(min(1.0, max(0.0, 0.5 + (held[seat] - best) / 60.0)))
        return found

    def mine(self, s: steps.State, seat: int, since: int) -> bool:
        """Until others are asked or its next turn begins; the visit that begins this one is part of it."""
        if not s.work:
            return False
        step = s.work[-1]
        return step.who(s) == seat and not (isinstance(step, Visit) and cast(State, s).turns > since)

    def worth(self, s: steps.State, seat: int) -> float:
        return self.lead(cast(State, s), seat)

    def lead(self, s: State, seat: int) -> float:
        """What the seat has, less a part of what the others have, so that gifts go to whoever has least."""
        fancies = s.fancies[seat]
        moons = 0
        if fancies:
            for card in cards_in(fancies):
                if s.book.fancy_timing[card] == MOON:
                    moons += moon_worth(s, seat, card)
        total = self.held(s, seat)
        total += moons * (1.0 - 0.5 * self.future) + fancies.bit_count() * FANCY * self.future
        seats: int = s.terms.seats
        if seats > 1:
            rivals: float = 0.0
            for other in range(seats):
                if other != seat:
                    rivals += self.held(s, other) ** 2
            total -= RIVAL * sqrt(rivals / (seats - 1))  # squared: what the leader gets counts most
            if s.trigger >= 0 and not self.ending:
                total += LAST_WORD / (seats - 1)
        return total

    def held(self, s: State, seat: int) -> float:
        """What everybody sees of a seat."""
        things: float = 0.0
        base = 7 * seat
        for kind in range(6):
            count: i64 = s.tokens[base + kind]
            things += GOOD[min(count, 7)]
        keen = 0.7 + 1.0 / max(s.terms.seats, 2)  # the fewer play, the oftener one meets one's own artisans again
        things += keen * HAND[min(s.hands[seat].bit_count(), 6)]
        if s.reserved[seat] >= 0:
            things += RESERVED
        if s.companions[seat] >= 0 and not s.used >> seat & 1:
            things += HELPER
        return s.rep[seat] + s.tokens[base + COIN] * (1.0 + COIN_LATER * self.future) + self.future * things


def turns_left(s: State, seat: int) -> float:
    """The seat's own turns to come after this one, as far as can be foreseen."""
    seats = s.terms.seats
    if s.finals >= 0:
        after = (seat - s.active) % seats
        return 1.0 if after and after < s.finals else 0.0
    if s.trigger >= 0:
        return 1.0
    turns = min(len(s.deck) / ARTISAN_PACE, len(s.enchantments) / ENCHANTMENT_PACE)
    return 1.0 + turns / seats


def idly(s: steps.State, rng: Rng) -> Option:
    """An answer by chance, seldom one that does nothing."""
    options = s.work[-1].options(s)
    count = len(options)
    if count == 1:
        return options[0]
    pick = options[rng.below(count)]
    if V_SKIP <= verb_of(pick) <= V_CONTINUE and rng.below(SELDOM):
        pick = options[rng.below(count)]
    return pick
