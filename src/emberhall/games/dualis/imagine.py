"""What a seat may imagine: the unseen cards dealt anew, consistent with what everybody saw."""

from emberhall.games.dualis.rules import MOONS, PLACES, SIZES, STARS, THIRTEEN, mask_of
from emberhall.games.dualis.state import State
from emberhall.kernel import i64
from emberhall.kernel.chance import Rng


def imagine(state: State, seat: int, rng: Rng) -> State:
    """Deal the unseen cards anew, evenly over all deals that fit the public voids (section 7)."""
    s = state.clone()
    n = s.terms.seats
    others = [pile for pile in range(n) if pile != seat]
    unseen: i64 = s.undealt
    voids: i64 = 0
    for pile in others:
        unseen |= s.hand(pile)
        voids |= s.voids >> 2 * pile & 3
    pool = deal_void(s, others, unseen, rng) if voids else cards_of(unseen)
    rng.shuffle(pool)
    at = 0
    for pile in others:
        if not s.voids >> 2 * pile & 3:
            size = size_of(s.hand(pile))
            s.set_hand(pile, mask_of(pool[at : at + size]))
            at += size
    s.undealt = mask_of(pool[at:])
    s.rng = rng.fork()  # the deals to come are unknown too
    return s


def deal_void(s: State, others: list[int], unseen: i64, rng: Rng) -> list[int]:
    """Deal to the hands that are void in a suit; returns the cards that are left for the others.

    Such a hand holds only the other suit, so how many of each suit these hands take is fixed; they draw first, and what
    is left is pooled for the free piles: every fitting deal is equally likely.
    """
    stars = cards_of(unseen & STARS)
    moons = cards_of(unseen & MOONS)
    rng.shuffle(stars)
    rng.shuffle(moons)
    for pile in others:
        void = s.voids >> 2 * pile & 3
        if void:
            held = moons if void & 1 else stars
            left = len(held) - size_of(s.hand(pile))
            s.set_hand(pile, mask_of(held[left:]))
            del held[left:]
    return stars + moons


def cards_of(mask: i64) -> list[int]:
    """The cards of a mask, ascending."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(PLACES[low % 67])
        mask ^= low
    return found


def size_of(mask: i64) -> int:
    """How many cards a mask has."""
    low: int = SIZES[mask & THIRTEEN] + SIZES[mask >> 13 & THIRTEEN]
    return low + SIZES[mask >> 26 & THIRTEEN] + SIZES[mask >> 39]
