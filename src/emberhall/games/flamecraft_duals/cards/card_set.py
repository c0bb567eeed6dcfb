"""The cards of a game of Flamecraft Duals."""

from collections.abc import Mapping
from typing import final

from emberhall.games.flamecraft_duals.cards.catalogue import catalogue
from emberhall.games.flamecraft_duals.cards.reader import tables_of
from emberhall.games.flamecraft_duals.components.book import Book
from emberhall.kernel.cards.catalogue import Entry
from emberhall.kernel.cards.tables import fingerprint
from emberhall.kernel.parts.card_set import CardSet


@final
class DualsCards(CardSet):
    """A book, and the overlay it was read with."""

    def __init__(self, book: Book, files: Mapping[str, str], rules: int) -> None:
        super().__init__(files, rules)
        self.book = book

    def catalogue(self) -> list[Entry]:
        return catalogue(self.book)

    def fingerprint(self) -> str:
        return fingerprint(tables_of(self.files, self.rules).behaviour())
