"""Imagine for a seat: the unseen cards are dealt anew, consistent with what everybody saw."""

from emberhall.games.dualis.state import State
from emberhall.games.dualis.turn.rules import MOONS, PLACES, SIZES, STARS, THIRTEEN, TOP
from emberhall.kernel import i64
from emberhall.kernel.chance import Rng


def imagine(state: State, seat: int, rng: Rng) -> State:
    """Deal the unseen cards anew, uniformly among all deals that fit the public voids (section 7)."""
    s = state.clone()
    n: i64 = s.seats
    unseen: i64 = s.undealt
    voids: i64 = 0
    wanted: i64 = 0  # how many cards the hands without a void need
    pile: i64 = 0
    while pile < n:
        if pile != seat:
            hand = s.hand(pile)
            unseen |= hand
            if s.voids >> 2 * pile & 3:
                voids += 1
            else:
                wanted += size_of(hand)
        pile += 1
    pool = deal_void(s, seat, unseen, rng) if voids else cards_of(unseen)
    rng.draw(pool, wanted)
    at: i64 = 0
    pile = 0
    while pile < n:
        if pile != seat and not s.voids >> 2 * pile & 3:
            end = at + size_of(s.hand(pile))
            s.set_hand(pile, mask_between(pool, at, end))
            at = end
        pile += 1
    s.undealt = mask_between(pool, at, len(pool))
    s.rng = rng.fork()  # the deals to come are unknown too
    return s


def mask_between(cards: list[int], start: i64, end: i64) -> i64:
    """The mask of the cards from `start` to `end` of a list."""
    mask: i64 = 0
    while start < end:
        mask += TOP >> 60 - cards[start]
        start += 1
    return mask


def deal_void(s: State, seat: i64, unseen: i64, rng: Rng) -> list[int]:
    """Deal to the hands that are void in a suit; return the cards left for the others.

    Such a hand holds only the other suit, so how many of each suit these hands take is fixed. They draw first, and the
    rest is pooled for the other hands: every fitting deal is equally likely.
    """
    stars = cards_of(unseen & STARS)
    moons = cards_of(unseen & MOONS)
    rng.shuffle(stars)
    rng.shuffle(moons)
    pile: i64 = 0
    while pile < s.seats:
        void = s.voids >> 2 * pile & 3
        if void and pile != seat:
            held = moons if void & 1 else stars
            left = len(held) - size_of(s.hand(pile))
            s.set_hand(pile, mask_between(held, left, len(held)))
            del held[left:]
        pile += 1
    return stars + moons


def cards_of(mask: i64) -> list[int]:
    """The cards of a mask, ascending."""
    cards: list[int] = []
    while mask:
        low = mask & -mask
        cards.append(PLACES[low % 67])
        mask ^= low
    return cards


def size_of(mask: i64) -> i64:
    """How many cards a mask has."""
    low: i64 = SIZES[mask & THIRTEEN] + SIZES[mask >> 13 & THIRTEEN]
    return low + SIZES[mask >> 26 & THIRTEEN] + SIZES[mask >> 39]
