"""Imagine for a seat: everything it cannot know is dealt anew, uniformly among what fits its knowledge."""

from emberhall.games.flamecraft_duals.state import CARD, MARK, State, cards_in
from emberhall.kernel.chance import Rng


def imagine(state: State, seat: int, rng: Rng) -> State:
    """Deal the unseen shop cards anew; the bag is known to all, and solo's hidden fountain cards are shuffled.

    The unseen cards are the deck, except those this seat put there, and the unknown cards of the other hand.
    """
    s = state.clone()
    other = 1 - seat
    known = s.shown(other) | s.traced(other)
    hidden = cards_in(s.hand(other) & ~known) if s.terms.seats == 2 else []
    places = [at for at, entry in enumerate(s.deck) if entry >> MARK != seat + 1]
    unseen = hidden + [s.deck[at] & CARD for at in places]
    unseen.sort()  # so that the result depends only on what is known and on chance
    rng.shuffle(unseen)
    if hidden:
        s.set_hand(other, known | sum([1 << card for card in unseen[: len(hidden)]]))
    for at, card in zip(places, unseen[len(hidden) :], strict=True):
        s.deck[at] = s.deck[at] & ~CARD | card
    s.springs.sort()
    rng.shuffle(s.springs)
    s.rng = rng.fork()
    return s
