"""What a seat may imagine: the unseen cards dealt anew, consistent with what everybody saw."""

from emberhall.games.dualis.rules import MOONS, STARS
from emberhall.games.dualis.state import State, cards_in
from emberhall.kernel.chance import Rng


def imagine(state: State, seat: int, rng: Rng) -> State:
    """Deal the unseen cards anew, evenly over all deals that fit the public voids (section 7)."""
    s = state.clone()
    n = s.terms.seats
    piles = [pile for pile in range(n + 1) if pile != seat]  # pile n is what was not dealt
    unseen = 0
    for pile in piles:
        unseen |= s.hand(pile) if pile < n else s.undealt
    stars = cards_in(unseen & STARS)
    moons = cards_in(unseen & MOONS)
    rng.shuffle(stars)
    rng.shuffle(moons)
    # Who is void in a suit holds only the other one, so how many of each suit such hands take is fixed;
    # they draw first, and what is left is pooled for the free piles: every fitting deal is equally likely.
    free: list[int] = []
    for pile in piles:
        size = int(s.hand(pile) if pile < n else s.undealt).bit_count()
        void = s.voids >> 2 * pile & 3
        give(s, pile, [])
        if void:
            held = moons if void & 1 else stars
            give(s, pile, [held.pop() for _ in range(size)])
        else:
            free += [pile] * size
    pool = stars + moons
    rng.shuffle(pool)
    for pile in piles:
        if not s.voids >> 2 * pile & 3:
            give(s, pile, [card for at, card in zip(free, pool, strict=True) if at == pile])
    s.rng = rng.split()  # the deals to come are unknown too
    return s


def give(s: State, pile: int, cards: list[int]) -> None:
    """Make these the cards of a pile."""
    mask = sum([1 << card for card in cards])
    if pile < s.terms.seats:
        s.set_hand(pile, mask)
    else:
        s.undealt = mask
