"""The board in numbers: hexes, neighbours, lines, triangles, and how often each pattern fits on it."""

from itertools import combinations

import pytest

from emberhall.games.flamecraft_duals.cards.reader import BOOK
from emberhall.games.flamecraft_duals.components.board import CELLS, COUNT, IDS, NEIGHBOURS, STARTS
from tests.games.flamecraft_duals.scenes import HEXES

CENTRE = 9
TABLE = {
    0: [1, 4, 3], 1: [2, 5, 4, 0], 2: [6, 5, 1], 3: [4, 8, 7, 0], 4: [5, 9, 8, 3, 0, 1], 5: [6, 10, 9, 4, 1, 2],
    6: [11, 10, 5, 2], 7: [8, 12, 3], 8: [9, 13, 12, 7, 3, 4], 9: [10, 14, 13, 8, 4, 5], 10: [11, 15, 14, 9, 5, 6],
    11: [15, 10, 6], 12: [13, 16, 7, 8], 13: [14, 17, 16, 12, 8, 9], 14: [15, 18, 17, 13, 9, 10], 15: [18, 14, 10, 11],
    16: [17, 12, 13], 17: [18, 16, 13, 14], 18: [17, 14, 15],
}  # fmt: skip


def card(code: str) -> list[list[int]]:
    return next(card.places for card in BOOK.cards if card.id == code)


def test_the_board_has_19_hexes_and_42_adjacencies() -> None:
    assert COUNT == len(CELLS) == len(HEXES) == 19
    assert dict(enumerate(NEIGHBOURS)) == TABLE
    assert sum(len(near) for near in NEIGHBOURS) == 2 * 42


def test_starts_lie_around_the_centre() -> None:
    assert sorted(NEIGHBOURS[CENTRE]) == STARTS
    assert [HEXES[at] for at in STARTS] == ["B2", "B3", "C2", "C4", "D2", "D3"]


def lines() -> set[frozenset[int]]:
    """Three in a row, found without the patterns: the middle one is halfway between the others."""
    results = set()
    for a, b in combinations(CELLS, 2):
        q, r = a[0] + b[0], a[1] + b[1]
        middle = (q // 2, r // 2)
        if q % 2 == 0 and r % 2 == 0 and IDS[middle] in NEIGHBOURS[IDS[a]] and IDS[middle] in NEIGHBOURS[IDS[b]]:
            results.add(frozenset({IDS[a], IDS[middle], IDS[b]}))
    return results


def triangles() -> set[frozenset[int]]:
    return {
        frozenset({a, b, c})
        for a, b, c in combinations(range(COUNT), 3)
        if b in NEIGHBOURS[a] and c in NEIGHBOURS[a] and c in NEIGHBOURS[b]
    }


def test_27_lines_and_24_triangles() -> None:
    assert len(lines()) == 27
    assert len(triangles()) == 24
    assert {frozenset(hexes) for hexes in card("L-BBB")} == lines()
    assert {frozenset(hexes) for hexes in card("T-BBB")} == triangles()


def test_18_and_18_with_the_centre_blocked() -> None:
    assert len([line for line in lines() if CENTRE not in line]) == 18
    assert len([triangle for triangle in triangles() if CENTRE not in triangle]) == 18


@pytest.mark.parametrize(
    ("code", "count", "blocked"),
    [
        ("L-BBB", 27, 18),
        ("T-III", 24, 18),
        ("L-PPO", 54, 36),
        ("F-B", 60, 36),
        ("F-C", 42, 18),
        ("F-M", 24, 12),
        ("F-I", 48, 24),
        ("F-O", 36, 24),
        ("F-P", 48, 24),
    ],
)
def test_placements(code: str, count: int, blocked: int) -> None:
    places = card(code)
    assert len(places) == count
    assert len([hexes for hexes in places if CENTRE not in hexes]) == blocked


@pytest.mark.ruling("FD-10")
@pytest.mark.parametrize(("code", "chiral"), [(f"F-{t}", t in "IOP") for t in "BCMIOP"])
def test_three_fountain_cards_have_a_hand(code: str, chiral: bool) -> None:
    """Score phase: a card may be rotated, but flipping would change three of the fountain cards."""
    fact = next(card for card in BOOK.cards if card.id == code)
    wanted = {frozenset(zip(hexes, fact.icons, strict=True)) for hexes in fact.places}
    mirrored = {frozenset((IDS[CELLS[at][1], CELLS[at][0]], icon) for at, icon in placement) for placement in wanted}
    assert (mirrored != wanted) == chiral


def test_every_type_is_on_twelve_shop_cards_worth_96_in_all() -> None:
    shops, fountain = BOOK.cards[:42], BOOK.cards[42:]
    assert [sum(t in card.icons for card in shops) for t in "BCMIOP"] == [12] * 6
    assert sum(card.reputation for card in shops) == 96
    assert sum(card.reputation for card in fountain) == 26
    assert [sum(card.icons.count(t) for card in fountain) for t in "BCMIOP"] == [4] * 6


@pytest.mark.parametrize(
    ("code", "example"),
    [
        ("F-B", "C3 C4 D3 B3"),
        ("F-C", "C3 C4 D2 B2"),
        ("F-M", "C1 C2 C3 C4"),
        ("F-I", "C4 D3 D2 C2"),
        ("F-O", "C2 C3 D3 D4"),
        ("F-P", "C3 C4 D3 E2"),
    ],
)
def test_the_examples_of_the_fountain_cards(code: str, example: str) -> None:
    assert [HEXES.index(at) for at in example.split()] in card(code)
