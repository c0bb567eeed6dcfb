"""Which card is the cause of what happens now: the one whose effects run, read off the rows on the stack.

Only called if somebody listens, or looks at a question.
"""

from typing import Final

from emberhall.games.flamecraft.effects.asking import Perform
from emberhall.games.flamecraft.events.facts import Cause
from emberhall.games.flamecraft.state import State
from emberhall.games.flamecraft.words import BY_COMPANION, BY_ENCHANTMENT, BY_FIRE, BY_SHOP, BY_SLOT, SLOTS, SOURCES

# Questions that come up in the middle of a card's effects but do not belong to it.
NOT_OF_CARD: Final = ("space", "companion", "tuck")


def cause_of(s: State) -> tuple[Cause | None, str | None]:
    """What kind of card it is, and its id; outside of effects, the shop the active seat visits, if any."""
    for step in reversed(s.work):
        if isinstance(step, Perform):
            source = s.book.row_source[step.row]
            if source >= 0:
                name = SOURCES[source]
                return None if name == "coins" else name, card_of(s, step, source)
    space = s.pawns[s.active]
    return ("visit", s.book.shop_ids[s.shops[space]]) if space >= 0 else (None, None)


def card_of(s: State, step: Perform, source: int) -> str:
    """The card a row is on; for a slot, the artisan placed there."""
    book = s.book
    ref = book.row_owner[step.row]
    if source == BY_FIRE:
        return book.artisan_ids[step.card]
    if source == BY_SLOT:
        return book.artisan_ids[s.slots[SLOTS * step.place + ref % SLOTS]]
    if source == BY_SHOP:
        return book.shop_ids[ref]
    if source == BY_ENCHANTMENT:
        return book.enchantment_ids[ref]
    return book.companion_ids[ref] if source == BY_COMPANION else book.fancy_ids[ref]


def asker(s: State, ask: str) -> str:
    """The id of the card that asks; empty if it is the turn itself, or the reward of a slot."""
    source, card = cause_of(s)
    return card if card is not None and source not in ("visit", "slots") and ask not in NOT_OF_CARD else ""
