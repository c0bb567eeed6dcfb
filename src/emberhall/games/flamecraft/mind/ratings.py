"""Ratings of cards, in reputation: a rough worth of what they give, computed once from their effects.

It knows no cards by name, so overlay cards are rated like ours.
"""

from typing import Final, final

from emberhall.games.flamecraft.effects.draws import DrawFancies
from emberhall.games.flamecraft.effects.fancies import Score
from emberhall.games.flamecraft.effects.gains import Gain, GainWild
from emberhall.games.flamecraft.state import Book
from emberhall.games.flamecraft.turn.progress import OF_TURN

GOOD: Final = 0.6
ANY_GOOD: Final = 0.7
ARTISAN: Final = 1.2
FANCY: Final = 3.8


@final
class Ratings:
    """Rated rows of a book."""

    def __init__(self, book: Book) -> None:
        self.charms = [[rated(book, row) for row in rows] for rows in book.enchantment_rows]  # by sets less one
        self.slots = [rated(book, row) for row in book.slot_row]
        self.fancies = [rated(book, row) for row in book.fancy_row]
        # whether a goal stays met from turn to turn, so that it can be worked towards
        self.lasting = [bool(needs) and needs[0] not in OF_TURN for needs in book.fancy_needs]


def rated(book: Book, row: int) -> float:
    """What a row gives, as far as it is known beforehand."""
    total: float = 0.0
    for effect in book.rows[row] if row >= 0 else []:
        if isinstance(effect, Score):
            total += effect.count
        elif isinstance(effect, Gain):
            total += effect.coins + GOOD * sum(effect.goods)
        elif isinstance(effect, GainWild):
            total += ANY_GOOD * effect.count
        elif effect.name == "draw_a":
            total += ARTISAN
        elif isinstance(effect, DrawFancies):
            total += FANCY
    return total
