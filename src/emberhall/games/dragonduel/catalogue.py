"""The catalogue: what every card is and says, as plain data for pages, deck builders and terminals."""

from typing import Any, TypedDict

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.book import Book
from emberhall.games.dragonduel.texts import text_of


class Entry(TypedDict):
    """One card."""

    card: str
    kind: str
    name: dict[str, str]
    cost: int
    cost_x: int
    tower_x: int
    element: str
    traits: list[str]
    strength: int | None
    keywords: list[str]
    abilities: int
    text: list[dict[str, Any]]
    provenance: str


def catalogue(book: Book) -> list[Entry]:
    """Every card of a book, by set number, tokens last."""
    found: list[Entry] = []
    for card in book.cards:
        entry: Entry = {
            "card": card.code,
            "kind": w.KINDS[card.kind],
            "name": {"en": card.en, "fr": card.fr},
            "cost": int(card.cost),
            "cost_x": int(card.cost_x),
            "tower_x": int(card.tower_x),
            "element": w.ELEMENTS[card.element],
            "traits": [book.traits[trait] for trait in card.traits],
            "strength": None if card.kind == w.MAGIC else int(card.strength),
            "keywords": list(card.keywords),
            "abilities": len([ability for ability in card.abilities if ability.event < 0]),
            "text": text_of(card, book),
            "provenance": card.provenance,
        }
        found.append(entry)
    return found
