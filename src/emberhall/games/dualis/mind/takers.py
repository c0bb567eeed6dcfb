"""Who will take the current trick of Duālis if a card is played, with or without a coin: a chance for each seat.

The coins left in the centre when the trick ends decide the trump, so each trump is weighted by the coins that later
seats may still take; then each of them may beat the strongest card so far, by the cards that were not shown yet. The
hands imagined for the others are not looked at: only the cards that are in any of them.
"""

import math
from typing import Final, final

from emberhall.games.dualis.facts.tricks import CONTESTS, lies, low_wins, strongest_of
from emberhall.games.dualis.state import State, byte, cards_in
from emberhall.games.dualis.turn.rules import SIZES, THIRTEEN
from emberhall.games.dualis.words import BLUE, NO_TRUMP, RED
from emberhall.kernel import i64

AGAIN: Final = 0.5  # on average, a card that beat the strongest is beaten by half of those that could beat that one
SHREWD: Final = 0.5  # how often a seat plays its best or worst card; otherwise it plays any
COIN_HABIT: Final = 0.3  # how often a later seat takes a coin, if there are any


def unseen_by(s: State, seat: i64) -> i64:
    """The cards that a seat has not seen: those of the other hands, and those not dealt."""
    unseen = s.undealt
    other: i64 = 0
    while other < s.seats:
        if other != seat:
            unseen |= s.hand(other)
        other += 1
    return unseen


def dues_of(s: State) -> list[int]:
    """Each side's coins (with those on the table) minus tricks: tricks to win or, if negative, coins to take."""
    sides: i64 = s.terms.sides
    dues = [0] * s.terms.sides
    seat: i64 = 0
    while seat < s.seats:
        dues[seat % sides] += byte(s.coins, seat) + byte(s.bids, seat) - byte(s.tricks, seat)
        seat += 1
    return dues


def trump_chances(balance: int, later: int, habit: float) -> list[float]:
    """Chances of red, blue and no trump, if `later` seats may each still move the balance one way or the other."""
    spread = [0.0] * (2 * later + 3)  # by the balance; `balance` itself is in the middle
    middle = later + 1
    spread[middle] = 1.0
    for _ in range(later):
        moved = [chance * (1.0 - habit) for chance in spread]
        for place in range(1, len(spread) - 1):
            moved[place - 1] += spread[place] * habit / 2.0
            moved[place + 1] += spread[place] * habit / 2.0
        spread = moved
    red: float = 0.0
    blue: float = 0.0
    for place in range(len(spread)):
        if balance + place > middle:
            red += spread[place]
        elif balance + place < middle:
            blue += spread[place]
    return [red, blue, 1.0 - red - blue]


@final
class Follower:
    """A seat that plays later in the trick, by the led suit."""

    def __init__(self, seat: int, void: float, suited: float, cards: float, wish: float) -> None:
        self.seat = seat
        self.void = void  # the chance that it lacks the led suit
        self.suited = suited  # about how many cards of it it has
        self.cards = cards
        self.wish = wish  # to win the trick, from 0 to 1


@final
class Trick:
    """The current trick, for the seat that is asked."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.unseen = unseen_by(s, s.seat)
        self.dues = dues_of(s)
        self.later: int = s.terms.seats - int(s.laid) - 1
        self.followers = [self.follow(0), self.follow(1)]
        # Many plays leave the same strongest card: what comes after it is computed once.
        self.known: dict[int, list[float]] = {}

    def follow(self, led: int) -> list[Follower]:
        """The seats still to play, if this suit is led."""
        s = self.s
        sizes = [SIZES[self.unseen >> 13 * kind & THIRTEEN] for kind in range(4)]
        share = (sizes[2 * led] + sizes[2 * led + 1]) / max(sum(sizes), 1)
        followers: list[Follower] = []
        for k in range(1, self.later + 1):
            seat = (int(s.seat) + k) % s.terms.seats
            cards = float(len(cards_in(s.hand(seat))))
            void: float = 1.0 if s.voids >> (2 * seat + led) & 1 else math.pow(1.0 - share, cards)
            due = self.dues[seat % s.terms.sides]
            wish = 0.5 + max(-0.4, min(0.4, 0.2 * due))
            followers.append(Follower(seat, void, max(1.0, cards * share), cards, wish))
        return followers

    def chances(self, card: int, coin: int) -> list[float]:
        """For each seat, the chance that it takes the trick if this card is played now."""
        s = self.s
        play = 2 * card + coin
        colour = lies(play)
        red: int = s.red - (1 if coin and colour == RED else 0)
        blue: int = s.blue - (1 if coin and colour == BLUE else 0)
        led: int = s.led if s.laid else card // 26
        low = low_wins(s) if s.laid else s.terms.highlow and colour == BLUE
        habit: float = COIN_HABIT if red + blue else 0.0
        trick = s.trick | play << 8 * s.laid
        chances = [0.0] * s.terms.seats
        trumps = trump_chances(red - blue, self.later, habit)
        for k, trump in enumerate((RED, BLUE, NO_TRUMP)):
            if trumps[k] > 0.0:
                kind: int = 4 * (trump + 1) + 2 * led + (1 if low else 0)
                place = strongest_of(trick, s.laid + 1, CONTESTS[kind])
                strength: int = CONTESTS[kind][byte(trick, place)]
                key = (kind * 32 + strength) * 2 + (1 if habit else 0)
                beats = self.known.get(key)
                if beats is None:
                    beats = self.beats(led, CONTESTS[kind], strength, habit)
                    self.known[key] = beats
                self.share_out(chances, trumps[k], (int(s.leader) + int(place)) % s.terms.seats, beats)
        return chances

    def beats(self, led: int, strengths: bytes, strength: int, habit: float) -> list[float]:
        """For each later seat, its chance to beat a card of this strength."""
        suited = self.stronger(led, strengths, strength, habit)
        other = self.stronger(1 - led, strengths, strength, habit)
        return [
            (1.0 - each.void) * chance_to_beat(suited, each.suited, each.wish)
            + each.void * chance_to_beat(other, each.cards, each.wish)
            for each in self.followers[led]
        ]

    def stronger(self, suit: int, strengths: bytes, strength: int, habit: float) -> float:
        """The share of the unseen cards of a suit that beat a card of this strength; some come with a coin."""
        cards = cards_in(self.unseen >> 26 * suit & ((1 << 26) - 1))
        total: float = 0.0
        for number in cards:
            card = number + 26 * suit
            if strengths[2 * card] >= strength:
                total += 1.0 - habit
            if strengths[2 * card + 1] >= strength:
                total += habit
        return total / len(cards) if cards else 0.0

    def share_out(self, chances: list[float], likely: float, best: int, beats: list[float]) -> None:
        """Add the chances under one trump: the strongest card stands unless a later seat beats it."""
        standing = likely
        over: float = 0.0  # the chance that the strongest card so far has been beaten
        takes = [0.0] * len(beats)
        for k in range(len(beats)):
            again = beats[k] * AGAIN
            for earlier in range(k):
                takes[earlier] *= 1.0 - again
            takes[k] = standing * beats[k] + over * again
            over += standing * beats[k]
            standing *= 1.0 - beats[k]
        for k, each in enumerate(self.followers[0]):
            chances[each.seat] += takes[k]
        chances[best] += standing


def chance_to_beat(share: float, cards: float, wish: float) -> float:
    """The chance that a seat beats a card, given the share of cards that do and its wish (0 to 1) to win."""
    if share <= 0.0:
        return 0.0
    if share >= 1.0:
        return 1.0
    most = 1.0 - math.pow(1.0 - share, cards)
    least = math.pow(share, cards)
    return SHREWD * (wish * most + (1.0 - wish) * least) + (1.0 - SHREWD) * share
