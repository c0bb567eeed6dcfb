"""How strong the cards of a hand of Duālis are, and how to end a round with the last few of them.

A card's strength is the chance that it takes a trick some day, by the unseen cards of its suit that it outranks. In
High-Low it depends on who leads: a leader chooses the direction, with the card's colour or with a coin.
"""

from typing import Final, NamedTuple

from emberhall.bots.heuristics.dualis.prospects import points
from emberhall.bots.heuristics.dualis.reading import Reading

CHOICE: Final = 0.7  # how far one chooses one's card in a trick to come; otherwise it comes as it may
THIRST: Final = 0.45  # coins a seat takes in a trick, while there are some


class Strength(NamedTuple):
    """The chance to take a trick with a card: when another seat led, and when it is led, without or with a coin."""

    followed: float
    led: float
    led_with_coin: float


def strength_of(card: int, reading: Reading) -> Strength:
    """How strong a card is, by the cards nobody has shown yet."""
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
    """The points to hope for alone, with these last cards: the best card and coin for each trick that is left.

    `coins` is for how many tricks coins will last, the thirst of all seats taken together.
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
