"""The strength of the cards in a hand of Duālis, and how to end a round with the last few of them.

A card's strength is the chance that it takes a trick at some point, by the unseen cards of its suit that it outranks.
In High-Low it depends on who leads: the leader chooses the direction, with the card's colour or with a coin.
"""

from typing import Final, NamedTuple

from emberhall.bots.heuristics.dualis.prospects import points
from emberhall.bots.heuristics.dualis.reading import Reading

CHOICE: Final = 0.7  # how freely one can choose one's card in a later trick; the rest is chance
THIRST: Final = 0.45  # coins a seat takes per trick, while there are any


class Strength(NamedTuple):
    """The chance to take a trick with a card: if another seat led, and if it is led, without or with a coin."""

    followed: float
    led: float
    led_with_coin: float


def strength_of(card: int, reading: Reading) -> Strength:
    """The strength of a card, by the cards not shown yet."""
    suit, number = card // 26, card % 13
    red, blue = reading.unseen[2 * suit], reading.unseen[2 * suit + 1]
    below = (1 << number) - 1
    outranked = (red & below).bit_count() + (blue & below).bit_count()
    share = (outranked + 0.5) / (red.bit_count() + blue.bit_count() + 1)
    others = reading.seats - 1
    high = float(share**others)
    if not reading.highlow:
        return Strength(high, high, high)
    low = float((1.0 - share) ** others)
    is_blue = card // 13 % 2
    return Strength((high + low) / 2, low if is_blue else high, high if is_blue else low)


def ending(hand: list[Strength], due: int, tricks: int, coins: float, leads: bool) -> float:
    """The expected points of one seat with these last cards: the best card and coin for each trick left.

    `coins` is how many tricks the coins will last, by the THIRST of all seats.
    """
    if not hand:
        return points(due, float(tricks))
    best = -99.0
    mean = sum([card.followed for card in hand]) / len(hand)
    for k, card in enumerate(hand):
        rest = hand[:k] + hand[k + 1 :]
        for coin in (0, 1) if coins >= 1 else (0,):
            if leads:
                chance = card.led_with_coin if coin else card.led
            else:
                chance = CHOICE * card.followed + (1 - CHOICE) * mean
            won = ending(rest, due + coin - 1, tricks + 1, coins - 1, leads=True)
            lost = ending(rest, due + coin, tricks, coins - 1, leads=False)
            best = max(best, chance * won + (1 - chance) * lost)
    return best
