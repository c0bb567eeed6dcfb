"""The card files: they are complete, and broken ones are reported with file, card and field."""

import pytest

from emberhall.games.flamecraft_duals.cards.reader import BOOK
from emberhall.games.flamecraft_duals.game import GAME
from emberhall.kernel.cards.errors import CardError
from tests.games.flamecraft_duals.scenes import CARDS, FACES, FANCIES, NUMBERS

SHAPE = "[shape.V]\ncells = [[0, 0], [1, 0], [0, 1]]\n"
CARD = '[[shop]]\nid = "X-1"\nshape = "V"\nicons = "BBB"\nreputation = 3\nen = "a"\nfr = "b"\nprovenance = "house"\n'


def test_everything_is_there() -> None:
    shops, fountain = BOOK.cards[:42], BOOK.cards[42:]
    assert [card.id for card in BOOK.cards] == BOOK.ids == CARDS
    assert [fancy.id for fancy in BOOK.fancies] == FANCIES
    assert [token.id for token in BOOK.tokens] == FACES
    assert BOOK.numbers == NUMBERS
    assert [card.icons for card in shops] == [card.id[2:] for card in shops]
    assert {card.provenance for card in fountain} == {"house"}
    assert len({card.en for card in BOOK.cards}) == len({card.fr for card in BOOK.cards}) == 48


@pytest.mark.parametrize(
    ("found", "put", "said"),
    [
        (
            "reputation = 3",
            'reputation = "3"',
            "x.toml, X-1, reputation: it must be a whole number from 0 to 9, not '3'",
        ),
        ("reputation = 3", "reputation = 30", "x.toml, X-1, reputation: it must be a whole number from 0 to 9, not 30"),
        ('icons = "BBB"', 'icons = "BB"', "x.toml, X-1, icons: there must be 3 of BCMIOP"),
        ('icons = "BBB"', 'icons = "BBX"', "x.toml, X-1, icons"),
        ('shape = "V"', 'shape = "Q"', "x.toml, X-1, shape: it cannot be 'Q'; it can be L, T, "),
        ('en = "a"\n', "", "x.toml, X-1, en: it is missing"),
        ('provenance = "house"', 'provenance = "rumour"', "x.toml, X-1, provenance"),
        ('fr = "b"', 'fr = "b"\ncolour = "red"', "x.toml, X-1, colour: there is no such field"),
        ('id = "X-1"', 'id = "F-X"', "x.toml, F-X, id: it is part of words"),
        ('id = "X-1"', 'id = "one two"', "x.toml, one two, id: it is part of words"),
        ("[0, 1]]", "[1, 0]]", "x.toml, V, cells: a cell stands there twice"),
        ("[[0, 0], ", "[[0], ", "x.toml, V, cells: it must be made of pairs"),
        ("[0, 1]]", "[0, 9]]", "x.toml, X-1, shape: V has no room on the board"),
        ("[[shop]]", "[[shop]", "x.toml: this is not valid TOML"),
        ("[[shop]]", "[[shoe]]", "x.toml, shoe: there are no cards called 'shoe'"),
        ("[shape.V]", "[[shape]]", "x.toml, shape: cards are written"),
    ],
)
def test_a_broken_card_is_named(found: str, put: str, said: str) -> None:
    text = SHAPE + CARD
    assert found in text
    with pytest.raises(CardError) as refused:
        GAME.with_cards({"x.toml": text.replace(found, put)})
    assert said in str(refused.value)


def test_four_different_icons_are_refused() -> None:
    text = SHAPE.replace("[0, 1]]", "[0, 1], [1, 1]]") + CARD.replace('BBB"', 'BCMI"')
    with pytest.raises(CardError, match="at most three different ones"):
        GAME.with_cards({"x.toml": text})


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('[[fancy]]\nid = "flora"\n', "x.toml, flora, id: the fancy cards are flair, rainbow"),
        ('[[fountain]]\nid = "F-X"\n', "x.toml, F-X, id: the fountain cards are F-B"),
        ('[[token]]\nid = "BB"\n', "x.toml, BB, id: the tokens are B, C, M"),
        ('[[token]]\nid = "B"\nnumber = 2\n', "x.toml, B, number: it must be a whole number from 3 to 15, not 2"),
        ('[[token]]\nid = "W"\nnumber = 2\n', "x.toml, W, number: it must be a whole number from 1 to 1, not 2"),
        ('[[token]]\nid = "B"\nnumber = 16\n', "x.toml, B, number: it must be a whole number from 3 to 15, not 16"),
        ('[[fancy]]\nid = "steven"\nface_up = 3\n', "face_up: it must be a whole number from 2 to 2, not 3"),
        ('[[fancy]]\nid = "buddy"\nbuddies = 2\n', "buddies: it must be a whole number from 1 to 1, not 2"),
        ('[[fancy]]\nid = "goldrush"\nspent_all = 7\n', "spent_all: it must be a whole number from 1 to 6, not 7"),
        ('[[fancy]]\nid = "todd"\nhand = 7\n', "hand: it must be a whole number from 1 to 6, not 7"),
        ('[[fancy]]\nid = "todd"\nkind = "active"\n', "x.toml, todd, kind: it cannot be 'active'; it can be passive"),
    ],
)
def test_what_the_box_holds_cannot_be_made_anew(text: str, said: str) -> None:
    with pytest.raises(CardError) as refused:
        GAME.with_cards({"x.toml": text})
    assert said in str(refused.value)


def test_there_must_be_room_for_all_tokens() -> None:
    many = "".join(f'[[token]]\nid = "{face}"\nnumber = 9\n' for face in "BCMIOP")
    with pytest.raises(CardError, match="there is room for 54 tokens on the board, not for all 61"):
        GAME.with_cards({"x.toml": many})
    every_place = many.replace('"P"\nnumber = 9', '"P"\nnumber = 3').replace('"O"\nnumber = 9', '"O"\nnumber = 8')
    GAME.with_cards({"x.toml": every_place})
