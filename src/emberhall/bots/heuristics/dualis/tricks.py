"""Who will take the current trick of Duālis if a card is played, with or without a coin: a chance per seat.

The coins left in the centre when the trick ends decide the trump, so each trump is weighted by the coins the later
seats may still take; then each of them may beat the best card so far, by the cards not shown yet.
"""

import math
from functools import cache
from typing import Final

from emberhall.bots.heuristics.dualis.reading import Reading

NO_TRUMP: Final = 2
AGAIN: Final = 0.5
SHREWD: Final = 0.5
COIN_HABIT: Final = 0.3  # how often a later seat takes a coin, if there are any

Best = tuple[int, int, bool]
"""The seat whose card would take the trick, the card's number (0 to 12), and whether it is trump."""
NOBODY: Final = (-1, -1, False)


@cache
def trump_chances(balance: int, later: int, habit: float) -> tuple[float, float, float]:
    """Chances of red, blue and no trump, if `later` seats may each still move the balance one way or the other."""
    spread = {balance: 1.0}
    for _ in range(later):
        moved: dict[int, float] = {}
        for at, chance in spread.items():
            moved[at] = moved.get(at, 0.0) + chance * (1 - habit)
            moved[at - 1] = moved.get(at - 1, 0.0) + chance * habit / 2
            moved[at + 1] = moved.get(at + 1, 0.0) + chance * habit / 2
        spread = moved
    red = sum([chance for at, chance in spread.items() if at > 0])
    blue = sum([chance for at, chance in spread.items() if at < 0])
    return red, blue, 1 - red - blue


def after(best: Best, laid: tuple[int, int, int], led: int, trump: int, low: bool) -> Best:
    """The best card after another one is laid."""
    before, number, trumped = best
    seat, card, lies = laid
    is_trump = lies == trump
    if not is_trump and (trumped or card // 26 != led):
        return best
    value = card % 13
    if before < 0 or (is_trump and not trumped) or (value <= number if low else value >= number):
        return seat, value, is_trump
    return best


class Trick:
    """The current trick, for the seat that is asked."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        unseen = reading.unseen
        self.counts = [mask.bit_count() for mask in unseen]
        self.total = max(sum(self.counts), 1)
        self.wishes = [0.5 + max(-0.4, min(0.4, 0.2 * reading.dues[s % reading.sides])) for s in range(reading.seats)]
        self.bests = [self.best_of(trump) for trump in (0, 1, NO_TRUMP)]
        # Many plays leave the same best card: what comes after it is computed once.
        self.known: dict[tuple[int, int, int, bool, bool, float], list[float]] = {}
        self.followers = [self.follow(0), self.follow(1)]

    def best_of(self, trump: int) -> Best:
        """The best card so far."""
        best: Best = NOBODY
        for laid in self.reading.table:
            best = after(best, laid, self.reading.led, trump, self.reading.low)
        return best

    def chances(self, card: int, coin: int) -> list[float]:
        """For each seat, the chance that it takes the trick if this card is played now."""
        reading = self.reading
        colour = card // 13 % 2
        lies = colour ^ coin
        red = reading.red - (coin and lies == 0)
        blue = reading.blue - (coin and lies == 1)
        led = reading.led if reading.table else card // 26
        low = reading.low if reading.table else reading.highlow and lies == 1
        habit = COIN_HABIT if red + blue else 0.0
        found = [0.0] * reading.seats
        trumps = trump_chances(red - blue, len(reading.later), habit)
        for trump, likely in enumerate(trumps):
            if likely > 0:
                best, number, trumped = after(self.bests[trump], (reading.seat, card, lies), led, trump, low)
                key = (led, trump, number, trumped, low, habit)
                beats = self.known.get(key)
                if beats is None:
                    beats = self.known[key] = self.beats(led, *self.rivals(*key))
                self.spread(found, likely, best, beats)
        return found

    def rivals(self, led: int, trump: int, number: int, trumped: bool, low: bool, habit: float) -> tuple[float, float]:
        """The share of unseen cards that beat the best one, in the led suit and in the other."""
        unseen = self.reading.unseen
        shares = []
        for suit in (led, 1 - led):
            held = self.counts[2 * suit] + self.counts[2 * suit + 1]
            beating = 0.0
            for colour in (0, 1):
                mask = unseen[2 * suit + colour]
                stronger = (mask & ((2 << number) - 1) if low else mask >> number).bit_count()
                in_trump = 0.0 if trump == NO_TRUMP else 1 - habit if colour == trump else habit
                if trumped:
                    beating += in_trump * stronger
                else:
                    beating += in_trump * mask.bit_count() + (1 - in_trump) * (stronger if suit == led else 0)
            shares.append(beating / held if held else 0.0)
        return shares[0], shares[1]

    def follow(self, led: int) -> list[tuple[float, float, float, float]]:
        """For each later seat, its chance to lack the led suit, its cards of it, all its cards, and its wish to win."""
        reading = self.reading
        suited = (self.counts[2 * led] + self.counts[2 * led + 1]) / self.total
        found = []
        for seat in reading.later:
            cards = reading.cards[seat]
            void = 1.0 if reading.voids[seat] >> led & 1 else math.pow(1.0 - suited, cards)
            found.append((void, max(1.0, cards * suited), float(cards), self.wishes[seat]))
        return found

    def beats(self, led: int, following: float, other: float) -> list[float]:
        """For each later seat, its chance to beat the best card, given the shares of cards that do."""
        found = []
        for void, suited, cards, wish in self.followers[led]:
            beat = 0.0
            if void < 1:
                beat += (1 - void) * chance_to_beat(following, suited, wish)
            if void > 0:
                beat += void * chance_to_beat(other, cards, wish)
            found.append(beat)
        return found

    def spread(self, found: list[float], likely: float, best: int, beats: list[float]) -> None:
        """Add the chances under one trump: the best card stands unless a later seat beats it."""
        standing = likely
        over = 0.0  # the chance that the best card so far has been beaten
        beaten: list[float] = []
        for beat in beats:
            # On average, a card that beat the best is beaten by half of those that could beat the best.
            again = beat * AGAIN
            beaten = [chance * (1 - again) for chance in beaten]
            beaten.append(standing * beat + over * again)
            over += standing * beat
            standing *= 1 - beat
        for seat, chance in zip(self.reading.later, beaten, strict=True):
            found[seat] += chance
        found[best] += standing


def chance_to_beat(share: float, cards: float, wish: float) -> float:
    """The chance that a seat beats the best card, given the share of cards that do and its wish (0 to 1) to win.

    A shrewd player plays their best or worst card; half of the time any card is played.
    """
    if share <= 0.0:
        return 0.0
    if share >= 1.0:
        return 1.0
    most = 1.0 - math.pow(1.0 - share, cards)
    least = math.pow(share, cards)
    return SHREWD * (wish * most + (1.0 - wish) * least) + (1.0 - SHREWD) * share
