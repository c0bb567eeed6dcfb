"""Every card of the Core Set has its own test."""

import re
from pathlib import Path

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.cards.reader import BOOK

CORE = 96  # set numbers of the Core Set; cards added later have higher ones
NAMES = re.compile(r"def test_(cs|st)_(\d\d)_")


def test_every_card_has_its_test() -> None:
    tested = [
        f"{match[1].upper()}-{match[2]}"
        for path in Path(__file__).parent.glob("test_cards_*.py")
        for match in NAMES.finditer(path.read_text("utf-8"))
    ]
    assert sorted(tested) == sorted(card.code for card in BOOK.cards if card.kind != w.TOKEN)


def test_the_core_set_is_counted_as_it_should_be() -> None:
    cards = [card for card in BOOK.cards if card.kind != w.TOKEN and int(card.code[3:]) <= CORE]
    assert len(cards) == CORE
    assert len([card for card in cards if card.kind == w.MAGIC]) == 24
    assert [len([card for card in cards if card.element == element]) for element in range(6)] == [16] * 6
    provenance = [card.provenance for card in cards]
    assert (provenance.count("printed"), provenance.count("part"), provenance.count("house")) == (1, 2, 93)
