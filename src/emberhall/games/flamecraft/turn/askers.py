"""Which card asks the open question: the one whose effects run, found from the rows below it on the stack."""

from typing import Final

from emberhall.games.flamecraft.effects.asking import Perform
from emberhall.games.flamecraft.effects.charms import Shelve
from emberhall.games.flamecraft.state import Book, State
from emberhall.games.flamecraft.turn.visits import Tuck

# Questions that come up in the middle of a card's effects but do not belong to it.
NOT_OF_CARD: Final = ("space", "companion", "tuck")


def asker(s: State, ask: str) -> str:
    """The id of the card that asks; empty if it is the turn itself, or the reward of a slot."""
    if ask in NOT_OF_CARD:
        return ""
    for step in reversed(s.work):
        if isinstance(step, Perform):
            card_id = owner(s.book, int(step.row), int(step.card))
            if card_id is not None:
                return card_id
        elif isinstance(step, Tuck | Shelve):
            return s.book.enchantment_ids[step.card]
    return ""


def owner(book: Book, row: int, card: int) -> str | None:
    """The card a row belongs to, empty for a slot; None for a row nested in another, which is deeper in the stack."""
    if card >= 0 and book.fire_rows[card // 7] == row:
        return book.artisan_ids[card]
    if row in book.slot_row or row in book.slot_coin_row:
        return ""
    for rows, ids in (
        (book.shop_row, book.shop_ids),
        (book.shop_reveal, book.shop_ids),
        (book.fancy_row, book.fancy_ids),
        (book.companion_row, book.companion_ids),
        (book.companion_start, book.companion_ids),
    ):
        if row in rows:
            return ids[rows.index(row)]
    for charm, tiers in enumerate(book.enchantment_rows):
        if row in tiers:
            return book.enchantment_ids[charm]
    return None
