"""The card files: complete, and told apart from broken ones by sentences that name file, card and field."""

import pytest

from emberhall.games.flamecraft_duals.cards import (
    BOOK,
    FANCY_CARDS,
    TOKENS,
    BadCard,
    read_cards,
    read_fancies,
    read_tokens,
)
from tests.games.flamecraft_duals.scenes import CARDS, FACES, FANCIES, NUMBERS

SHAPE = "[shape.L]\ncells = [[0, 0], [1, 0], [2, 0]]\n"
CARD = (
    '[[card]]\ncode = "L-BBB"\nshape = "L"\nicons = "BBB"\nreputation = 3\nen = "a"\nfr = "b"\nprovenance = "likely"\n'
)


def test_everything_is_there() -> None:
    assert [card.code for card in BOOK] == CARDS
    assert [fancy.code for fancy in FANCY_CARDS] == FANCIES
    assert [token.code for token in TOKENS] == FACES
    assert [token.number for token in TOKENS] == NUMBERS
    assert [card.icons for card in BOOK[:42]] == [card.code[2:] for card in BOOK[:42]]
    assert {card.provenance for card in BOOK[42:]} == {"house"}
    assert len({card.en for card in BOOK}) == len({card.fr for card in BOOK}) == 48


def test_a_good_card_is_read() -> None:
    (card,) = read_cards("x.toml", SHAPE + CARD, ["L-BBB"])
    assert (card.code, card.reputation, len(card.places)) == ("L-BBB", 3, 27)


@pytest.mark.parametrize(
    ("found", "put", "said"),
    [
        ("reputation = 3", 'reputation = "3"', "x.toml, L-BBB, reputation: a whole number from 0 to 9"),
        ("reputation = 3", "reputation = 30", "x.toml, L-BBB, reputation"),
        ('icons = "BBB"', 'icons = "BB"', "x.toml, L-BBB, icons: 3 of BCMIOP"),
        ('icons = "BBB"', 'icons = "BBX"', "x.toml, L-BBB, icons"),
        ('shape = "L"', 'shape = "Q"', "x.toml, L-BBB, shape: it can be L"),
        ('en = "a"\n', "", "x.toml, L-BBB, en: a text is needed"),
        ('provenance = "likely"', 'provenance = "rumour"', "x.toml, L-BBB, provenance"),
        ('fr = "b"', 'fr = "b"\ncolour = "red"', "x.toml, L-BBB, colour: there is no such field"),
        ('code = "L-BBB"', 'code = "L-BBX"', "x.toml must hold L-BBB"),
        ("cells = [[0, 0], [1, 0], [2, 0]]", "cells = [[0, 0], [1, 0], [1, 0]]", "x.toml, shape L, cells"),
        ("cells = [[0, 0], [1, 0], [2, 0]]", "cells = [[0], [1, 0], [1, 0]]", "x.toml, shape L, cells"),
        ("[[card]]", "[[card]", "x.toml is no TOML"),
        ("[[card]]", "[[cart]]", r"x.toml has no \[\[card\]\]"),
    ],
)
def test_a_broken_card_is_named(found: str, put: str, said: str) -> None:
    text = SHAPE + CARD
    assert found in text
    with pytest.raises(BadCard, match=said):
        read_cards("x.toml", text.replace(found, put), ["L-BBB"])


def test_four_different_icons_are_refused() -> None:
    text = SHAPE.replace("[2, 0]]", "[2, 0], [3, 0]]") + CARD.replace('BBB"\nrep', 'BCMI"\nrep')
    with pytest.raises(BadCard, match="at most three different ones"):
        read_cards("x.toml", text, ["L-BBB"])


def test_broken_fancies_and_tokens_are_named() -> None:
    with pytest.raises(BadCard, match=r"f\.toml, flora, code"):
        read_fancies("f.toml", '[[card]]\ncode = "flora"\n')
    with pytest.raises(BadCard, match=r"t.toml has no \[\[artisan\]\]"):
        read_tokens("t.toml", "")
