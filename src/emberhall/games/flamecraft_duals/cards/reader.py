"""The card files, compiled into the book: the fields of every family, with the same checks for an overlay.

An overlay may correct any card and add shop cards; it cannot add fountain cards, fancies or tokens.
"""

import re
from collections.abc import Mapping
from typing import Final, final

from emberhall.games.flamecraft_duals.components.board import CELLS
from emberhall.games.flamecraft_duals.components.book import Book, Card, Fancy, Token
from emberhall.games.flamecraft_duals.words import (
    BUDDY_FACE,
    FACES,
    FANCIES,
    FOUNTAIN_CODES,
    MOST_SHOPS,
    SHOP_CODES,
    TYPES,
)
from emberhall.kernel.cards.errors import CardError
from emberhall.kernel.cards.fields import Fields
from emberhall.kernel.cards.files import texts_of
from emberhall.kernel.cards.tables import Family, Tables

PACKAGE: Final = "emberhall.games.flamecraft_duals"
FILES: Final = ("shops", "fountains", "fancies", "tokens")
FAMILIES: Final = (Family("shape", named=True), Family("shop"), Family("fountain"), Family("fancy"), Family("token"))
PROVENANCES: Final = ("printed", "likely", "house")
SHOP_ID: Final = re.compile(r"(?!F-)[A-Z][A-Z0-9-]*")
# The number of a passive fancy: its field, minimum and maximum.
NUMBERS: Final[dict[str, tuple[str, int, int]]] = {
    "buddy": ("buddies", 1, 1),
    "goldrush": ("spent_all", 1, 6),
    "steven": ("face_up", 2, 2),
    "todd": ("hand", 1, 6),
}
LEAST_OF_A_TYPE: Final = 3  # one on the board, one next to it and, with the fountain, one out of the game
ROOM: Final = 3 * (len(CELLS) - 1)  # every token must fit, although the fountain takes a hex


def tables_of(overlay: Mapping[str, str], rules: int = 0) -> Tables:
    """The tables of our card files as they were under these rules (0: today), with an overlay applied."""
    tables = Tables(FAMILIES)
    tables.add_ours(texts_of(PACKAGE, FILES), rules)
    tables.add(overlay)
    return tables


def read(overlay: Mapping[str, str], rules: int = 0) -> Book:
    """The book. Raises CardError with everything that is wrong."""
    return Reader(tables_of(overlay, rules)).read()


@final
class Reader:
    """Compiles tables into a book."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.shapes: dict[str, list[tuple[int, int]]] = {}
        self.shops: list[Card] = []
        self.fountain: list[Card] = []
        self.fancies: list[Fancy] = []
        self.tokens: list[Token] = []

    def read(self) -> Book:
        for family in ("shape", "shop", "fountain", "fancy", "token"):
            for ref, fields in enumerate(self.tables.cards(family)):
                try:
                    self.card(family, ref, fields)
                    fields.finish()
                except CardError as error:
                    self.tables.report.add(error)
        self.tables.report.check()
        self.count_tokens()
        return Book(self.shops, self.fountain, self.fancies, self.tokens)

    def card(self, family: str, ref: int, fields: Fields) -> None:
        if family == "shape":
            self.shapes[fields.card] = cells_of(fields)
        elif family == "shop":
            self.shop(ref, fields)
        elif family == "fountain":
            boxed(ref, fields, FOUNTAIN_CODES, "fountain cards")
            self.fountain.append(self.pattern(fields))
        elif family == "fancy":
            boxed(ref, fields, FANCIES, "fancy cards")
            self.fancies.append(self.fancy(fields))
        else:
            boxed(ref, fields, FACES, "tokens")
            self.tokens.append(self.token(ref, fields))

    def shop(self, ref: int, fields: Fields) -> None:
        """A shop card: those of the box come first, and others may follow."""
        if ref < len(SHOP_CODES):
            boxed(ref, fields, SHOP_CODES, "shop cards")
        elif ref >= MOST_SHOPS:
            raise fields.error("id", f"there can be at most {MOST_SHOPS} shop cards.")
        elif not SHOP_ID.fullmatch(fields.text("id")):
            sentence = (
                f"it is part of words: capital letters, digits and dashes, not {fields.card!r}; F- is the fountain's."
            )
            raise fields.error("id", sentence)
        self.shops.append(self.pattern(fields))

    def pattern(self, fields: Fields) -> Card:
        """A shop or fountain card."""
        shape = fields.word("shape", self.shapes)
        cells = self.shapes[shape]
        icons = fields.text("icons")
        if len(icons) != len(cells) or not set(icons) <= set(TYPES):
            raise fields.error("icons", f"there must be {len(cells)} of {''.join(TYPES)}, not {icons!r}.")
        if len(set(icons)) > 3:
            raise fields.error("icons", f"at most three different ones can be matched, not {icons!r}.")
        card = Card(
            fields.text("id"),
            shape,
            cells,
            icons,
            fields.number("reputation", least=0, most=9),
            fields.text("en"),
            fields.text("fr"),
            fields.word("provenance", PROVENANCES),
        )
        if not card.places:
            raise fields.error("shape", f"{shape} has no room on the board.")
        return card

    def fancy(self, fields: Fields) -> Fancy:
        name = fields.text("id")
        number = 0
        if name in NUMBERS:
            field, least, most = NUMBERS[name]
            number = fields.number(field, least=least, most=most)
        kind = "active" if FANCIES.index(name) < len(FANCIES) - len(NUMBERS) else "passive"
        fields.word("kind", (kind,))
        return Fancy(name, kind, fields.text("en"), fields.text("fr"), fields.word("provenance", PROVENANCES), number)

    def token(self, ref: int, fields: Fields) -> Token:
        least = LEAST_OF_A_TYPE if ref < len(TYPES) else 1
        number = fields.number("number", least=least, most=1 if ref == BUDDY_FACE else 15)
        names = fields.text("en"), fields.text("fr")
        return Token(fields.text("id"), number, names[0], names[1], fields.word("provenance", PROVENANCES))

    def count_tokens(self) -> None:
        """Check that all tokens fit on the board."""
        total = sum([token.number for token in self.tokens])
        if total > ROOM:
            fields = self.tables.cards("token")[-1]
            raise fields.error("number", f"there is room for {ROOM} tokens on the board, not for all {total}.")


def boxed(ref: int, fields: Fields, wanted: list[str], what: str) -> None:
    """Check that the cards are those of the box, in their order."""
    if ref >= len(wanted) or fields.text("id") != wanted[ref]:
        raise fields.error("id", f"the {what} are {', '.join(wanted)}, in this order, and no others.")


def cells_of(fields: Fields) -> list[tuple[int, int]]:
    """A shape, as axial cells."""
    listed = fields.items("cells")
    cells: list[tuple[int, int]] = []
    for cell in listed:
        if not isinstance(cell, list) or len(cell) != 2 or not all(type(part) is int for part in cell):
            raise fields.error("cells", f"it must be made of pairs of whole numbers, and {cell!r} is none.")
        cells.append((cell[0], cell[1]))
    if not cells:
        raise fields.error("cells", "there must be at least one.")
    if len(set(cells)) != len(cells):
        raise fields.error("cells", f"a cell stands there twice: {listed!r}.")
    return cells


BOOK: Final = read({})
