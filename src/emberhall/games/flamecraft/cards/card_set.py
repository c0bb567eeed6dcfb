"""The cards of a game of Flamecraft: the book its rules read, and the rows it was made of."""

from collections.abc import Mapping
from typing import final

from emberhall.games.flamecraft.cards import reader
from emberhall.games.flamecraft.cards.catalogue import catalogue
from emberhall.kernel.cards.catalogue import Entry
from emberhall.kernel.cards.tables import fingerprint
from emberhall.kernel.parts.card_set import CardSet


@final
class FlamecraftCards(CardSet):
    """Read from the card files, with an overlay or without the cards of later rules."""

    def __init__(self, files: Mapping[str, str], rules: int) -> None:
        super().__init__(files, rules)
        self.book, self.rows = reader.read(files, rules)

    def catalogue(self) -> list[Entry]:
        return catalogue(self.book, self.rows)

    def fingerprint(self) -> str:
        return fingerprint(reader.tables_of(self.files, self.rules).behaviour())
