"""Which card each row of effects is printed on, so that what happens can be told with its cause."""

from emberhall.games.flamecraft.effects.asking import MOON
from emberhall.games.flamecraft.state import Book
from emberhall.games.flamecraft.words import (
    BY_COMPANION,
    BY_ENCHANTMENT,
    BY_FIRE,
    BY_MOON,
    BY_SHOP,
    BY_SLOT,
    BY_SUN,
)


def note_owners(book: Book) -> None:
    """Fill the book's lists of sources and owners, by row; a row inside another keeps -1."""
    book.row_source = [-1] * len(book.rows)
    book.row_owner = [-1] * len(book.rows)
    for source, rows in (
        (BY_FIRE, book.fire_rows),
        (BY_SLOT, book.slot_row),
        (BY_SLOT, book.slot_coin_row),
        (BY_SHOP, book.shop_row),
        (BY_SHOP, book.shop_reveal),
        (BY_SUN, book.fancy_row),
        (BY_COMPANION, book.companion_row),
        (BY_COMPANION, book.companion_start),
    ):
        for ref, row in enumerate(rows):
            if row >= 0:
                book.row_source[row] = source
                book.row_owner[row] = ref
    for ref, row in enumerate(book.fancy_row):
        if book.fancy_timing[ref] == MOON:
            book.row_source[row] = BY_MOON
    for ref, tiers in enumerate(book.enchantment_rows):
        for row in tiers:
            book.row_source[row] = BY_ENCHANTMENT
            book.row_owner[row] = ref
