"""What the worth of a position at Flamecraft is computed from: some twenty numbers for each seat, in reputation.

They know no cards: what a shop, a dragon or an enchantment is good for shows in what the turn brought. So overlay cards
are judged as well as ours.
"""

from typing import Final

from emberhall.games.flamecraft.asking import MOON
from emberhall.games.flamecraft.effects.fancies import moon_worth
from emberhall.games.flamecraft.effects.prices import shortfall
from emberhall.games.flamecraft.state import State, cards_in
from emberhall.games.flamecraft.words import COIN
from emberhall.kernel import i64

GOOD: Final = [0.0, 0.75, 1.4, 2.0, 2.5, 2.9, 3.2, 3.4]  # so many of one type
HAND: Final = [0.0, 1.2, 2.4, 3.5, 4.6, 5.6, 6.6]  # so many artisans; more may not be kept
ARTISAN_PACE: Final = 0.5  # cards that leave a deck in a turn
ENCHANTMENT_PACE: Final = 0.33
SETTLED: Final = 3.0  # own turns left beyond which things keep their full worth
LONG: Final = 12.0  # own turns, about as many as there are in a game of four
NEAR: Final = 3  # goods short of an enchantment that may soon be there

NAMES: Final = [
    "reputation",
    "coins",
    "coins later",
    "goods",
    "kinds of goods",
    "artisans",
    "fancies",
    "moons",
    "moons later",
    "reserved",
    "companion",
    "within reach",
    "nearly within reach",
    "on turn",
    "last word",
    "coins, early",
    "goods, early",
    "artisans, early",
    "fancies, early",
    "turns left",
    "one",
]
# What each of them is worth where nothing was fitted.
ESTIMATE: Final = [
    1.0, 1.0, 0.15, 1.0, 0.0, 1.0, 3.8, 1.0, -0.5, 1.0, 4.0, 0.0, 0.0, 0.0, 5.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0,
]  # fmt: skip


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


def features_of(s: State, seat: int, left: float) -> list[float]:
    """The numbers of one seat, when it has so many turns left."""
    found = [0.0] * len(NAMES)
    future = min(1.0, left / SETTLED)
    early = max(0.0, min(1.0, (left - SETTLED) / LONG))
    base = 7 * seat
    coins: float = float(s.tokens[base + COIN])
    goods: float = 0.0
    kinds: float = 0.0
    for kind in range(6):
        count: i64 = s.tokens[base + kind]
        goods += GOOD[min(count, 7)]
        if count:
            kinds += 1.0
    keen = 0.7 + 1.0 / max(s.terms.seats, 2)  # the fewer play, the oftener one meets one's own artisans again
    artisans = keen * HAND[min(s.hands[seat].bit_count(), 6)]
    fancies: float = float(s.fancies[seat].bit_count())
    moons: float = float(moons_of(s, seat))
    found[0] = float(s.rep[seat])
    found[1] = coins
    found[2] = coins * future
    found[3] = goods * future
    found[4] = kinds * future
    found[5] = artisans * future
    found[6] = fancies * future
    found[7] = moons
    found[8] = moons * future
    if s.reserved[seat] >= 0:
        found[9] = future
    if s.companions[seat] >= 0 and not s.used >> seat & 1:
        found[10] = future
    reach(found, s, seat, future)
    if s.active == seat:
        found[13] = future
    if s.trigger == seat and s.terms.seats > 1:
        found[14] = 1.0 / (s.terms.seats - 1)
    found[15] = coins * early
    found[16] = goods * early
    found[17] = artisans * early
    found[18] = fancies * early
    found[19] = left / LONG
    found[20] = 1.0
    return found


def moons_of(s: State, seat: int) -> int:
    """What the seat's moon dragons would score now."""
    total = 0
    if s.fancies[seat]:
        for card in cards_in(s.fancies[seat]):
            if s.book.fancy_timing[card] == MOON:
                total += moon_worth(s, seat, card)
    return total


def reach(found: list[float], s: State, seat: i64, future: float) -> None:
    """Enchantments whose goods the seat has, and those it nearly has; coins stand in for goods elsewhere."""
    for card in s.row:
        if card >= 0:
            lack = shortfall(s, seat, s.book.enchantment_cost, 7 * card, 1)
            if lack == 0:
                found[11] += future
            elif lack < NEAR:
                found[12] += future
