"""What a page learns about each play of Duālis: the card and the coin it touches, and the table after it.

All of it is public or the seat's own. If the table does not show the trump, neither does the preview.
"""

from typing import Final

from emberhall.games.dualis.face.previews import Contract, Trick
from emberhall.games.dualis.facts.tricks import lies, strongest, trump_of
from emberhall.games.dualis.score import by_side, score_of
from emberhall.games.dualis.state import State, byte, cards_in, side_of
from emberhall.games.dualis.turn.rules import MOONS, STARS
from emberhall.games.dualis.words import (
    BLUE,
    CARD_WORDS,
    CARDS,
    COLOURS,
    VERB,
    colour_of,
    colour_word,
    play_of,
    play_option,
    suit_of,
)
from emberhall.kernel import i64
from emberhall.kernel.decisions import Choice, Option

COINS: Final = [f"coin:{colour}" for colour in COLOURS]


def choice_of(s: State, pick: Option) -> Choice:
    """A card, and the coin that would lie on it, if any."""
    play = play_of(pick)
    card = CARD_WORDS[play >> 1]
    refs = (card, COINS[lies(play)]) if play & 1 else (card,)
    return Choice(VERB, refs, "trick", preview(s, play))


def preview(s: State, play: i64) -> Trick:
    """The table after a play."""
    coin = play & 1
    lying = lies(play)
    red = s.red - (coin if lying != BLUE else 0)
    blue = s.blue - (coin if lying == BLUE else 0)
    led = s.led if s.laid else suit_of(play >> 1)
    trick = s.trick | play << 8 * s.laid
    low = s.terms.highlow and lies(trick & 255) == BLUE
    facts: Trick = {
        "lies": COLOURS[lying],
        "centre": [int(red), int(blue)],
        "low": low,
        "final": s.laid + 1 == s.seats,
        "won": contract(s, coin, 1),
        "lost": contract(s, coin, 0),
        "after": int(s.seats - s.laid - 1),
    }
    if s.terms.show_trump_now:
        place = strongest(trick, s.laid + 1, led, red, blue, low)
        facts["trump"] = colour_word(trump_of(red, blue))
        facts["best"] = int((s.leader + place) % s.seats)
        facts["by"] = CARD_WORDS[byte(trick, place) >> 1]
        facts["flips"] = int(flips(red, blue, s.seats - s.laid - 1))
    return facts


def contract(s: State, coin: i64, trick: i64) -> Contract:
    """The side's coins and tricks after this trick: those on the table count already, and this play's."""
    side = side_of(s, s.seat)
    coins = by_side(s, s.per_seat(s.coins))[side] + by_side(s, s.per_seat(s.bids))[side] + coin
    tricks = by_side(s, s.per_seat(s.tricks))[side] + trick
    return {"coins": int(coins), "tricks": int(tricks), "worth": score_of(int(coins), int(tricks))}


def flips(red: i64, blue: i64, after: i64) -> i64:
    """How many coins taken by later seats would change the trump; 0 if so many cannot come."""
    lead = red - blue if red > blue else blue - red
    needed = lead if lead > 0 else 1
    return needed if needed <= after and red + blue > 0 else 0


def word_for(s: State, seat: int, ref: str) -> str | None:
    """The word that plays this card, or that takes this coin with a playable card of the other colour."""
    if ref in CARDS:
        return s.word(play_option(2 * CARDS[ref]))
    if ref not in COINS:
        return None
    held = int(s.hand(seat))
    playable = held if s.led < 0 else held & (MOONS if s.led else STARS) or held
    wanted = COINS.index(ref)
    cards = [card for card in cards_in(playable) if colour_of(card) != wanted]
    return s.word(play_option(2 * cards[0] + 1)) if cards else None
