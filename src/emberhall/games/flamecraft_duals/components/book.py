"""The book of Flamecraft Duals: cards with every way their patterns can lie, and the numbers of fancies and tokens.

A pattern matches by masks: for each placement, the hexes wanted for up to three types are packed into one int, nineteen
bits each, and so are the hexes of the board; a placement matches if none of its bits is missing.
"""

from typing import final

from emberhall.games.flamecraft_duals.components.board import placements
from emberhall.games.flamecraft_duals.components.figures import codes_of
from emberhall.games.flamecraft_duals.words import ACTION_COUNT, OPTION_WORDS, RETURN, SCORE, SHOPS, TYPES, VERBS
from emberhall.kernel import i64
from emberhall.kernel.decisions import option


@final
class Card:
    """A shop or fountain card: facts, and every way its pattern can lie on the board."""

    def __init__(
        self,
        id: str,  # noqa: A002 (its name everywhere)
        shape: str,
        cells: list[tuple[int, int]],
        icons: str,
        reputation: int,
        en: str,
        fr: str,
        provenance: str,
    ) -> None:
        self.id = id
        self.shape = shape
        self.cells = cells
        self.icons = icons
        self.reputation = reputation
        self.en = en
        self.fr = fr
        self.provenance = provenance
        self.kinds = sorted({TYPES.index(icon) for icon in icons})
        self.places = placements(cells, icons)  # the hexes of the cells, in the cells' order


@final
class Fancy:
    """A fancy card; `number` is what a passive one changes."""

    def __init__(self, id: str, kind: str, en: str, fr: str, provenance: str, number: int) -> None:  # noqa: A002
        self.id = id
        self.kind = kind
        self.en = en
        self.fr = fr
        self.provenance = provenance
        self.number = number


@final
class Token:
    """A face of the dragon tokens, and how many there are."""

    def __init__(self, id: str, number: int, en: str, fr: str, provenance: str) -> None:  # noqa: A002
        self.id = id
        self.number = number
        self.en = en
        self.fr = fr
        self.provenance = provenance


@final
class Book:
    """Every card: shops, then fountain cards, so that a pile is one list of numbers."""

    def __init__(self, shops: list[Card], fountain: list[Card], fancies: list[Fancy], tokens: list[Token]) -> None:
        cards = shops + fountain
        self.cards = cards
        self.shops: i64 = len(shops)  # the number of the first fountain card
        self.ids = [card.id for card in cards]
        self.fancies = fancies
        self.tokens = tokens
        self.numbers = [token.number for token in tokens]
        self.reputation = [card.reputation for card in cards]
        self.wanted = [[packed(card, hexes) for hexes in card.places] for card in cards]
        self.kind0 = [card.kinds[0] for card in cards]
        self.kind1 = [card.kinds[1] if len(card.kinds) > 1 else -1 for card in cards]
        self.kind2 = [card.kinds[2] if len(card.kinds) > 2 else -1 for card in cards]
        self.figures = [codes_of(card.cells, slots_of(card)) for card in cards]
        self.needs = [sum([1 << 3 * slot for slot in slots_of(card)]) for card in cards]  # of each type, three bits
        self.words = dict(OPTION_WORDS)
        for ref in range(SHOPS, len(shops)):
            for verb in (SCORE, RETURN):
                self.words[option(verb, ref)] = f"{VERBS[verb]} {shops[ref].id}"
        self.said = {word: pick for pick, word in self.words.items()}
        self.action_count = ACTION_COUNT + len(shops) - SHOPS if shops else ACTION_COUNT


def slots_of(card: Card) -> list[int]:
    """For each cell, which of the card's types it asks for."""
    return [card.kinds.index(TYPES.index(icon)) for icon in card.icons]


def packed(card: Card, hexes: list[int]) -> int:
    """A placement as one int: nineteen bits for each type the card asks for."""
    mask = 0
    for icon, at in zip(card.icons, hexes, strict=True):
        mask |= 1 << at + 19 * card.kinds.index(TYPES.index(icon))
    return mask
