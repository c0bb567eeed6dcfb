"""What a visit would bring: goods by public arithmetic, and the casts the seat could pay for."""

from typing import Final

from emberhall.games.flamecraft.effects.prices import casts
from emberhall.games.flamecraft.facts.town import awake
from emberhall.games.flamecraft.state import State
from emberhall.games.flamecraft.words import COIN
from emberhall.kernel import i64
from emberhall.kernel.decisions import ref_of

GIVEN: Final = (0, 1, 2, 3, 4, 5, 7, 8, COIN)  # the index of what a shop gives, by its icon


def casts_at(s: State, seat: i64, space: i64) -> list[str]:
    """The enchantments a seat could cast there with what it has."""
    names: list[str] = []
    last = -1
    for option in casts(s, seat, space):  # grouped by card, one entry for each way to pay
        card = ref_of(option)
        if card != last:
            names.append(s.book.enchantment_ids[card])
            last = card
    return names


def gives_at(s: State, space: i64) -> list[int]:
    """What gathering there gives: six goods, coins, goods of choice, artisans."""
    given = [0, 0, 0, 0, 0, 0, 0, 0, 0]
    ref = s.shops[space]
    given[GIVEN[s.book.shop_icon[ref]]] += s.book.shop_amount[ref]
    if awake(s, space):
        for at in range(3 * space, 3 * space + 3):
            card = s.slots[at]
            if card >= 0:
                given[card // 7] += 1
    for at in range(3 * space, 3 * space + 3):
        card = s.tucked[at]
        if card >= 0:
            given[s.book.enchantment_icon[card]] += 1
    return given
