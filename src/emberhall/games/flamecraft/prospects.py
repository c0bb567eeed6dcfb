"""What a visit would bring: public arithmetic, and what the seat could pay for with its own."""

from emberhall.games.flamecraft.effects.prices import casts
from emberhall.games.flamecraft.state import State
from emberhall.games.flamecraft.town import awake
from emberhall.games.flamecraft.words import COIN, COINS_ICON, DRAGON, WILD
from emberhall.kernel.decisions import ref_of


def casts_at(s: State, seat: int, space: int) -> list[str]:
    """The enchantments a seat could pay for there with what it has."""
    cards = sorted({ref_of(option) for option in casts(s, seat, space)})
    return [s.book.enchantment_ids[card] for card in cards]


def gives_at(s: State, space: int) -> list[int]:
    """What gathering there gives: six goods, coins, goods of choice, artisans."""
    given = [0] * 9
    ref = s.shops[space]
    icon = s.book.shop_icon[ref]
    amount = s.book.shop_amount[ref]
    if icon < WILD:
        given[icon] += amount
    else:
        given[{COINS_ICON: COIN, WILD: 7, DRAGON: 8}[icon]] += amount
    if awake(s, space):
        for card in s.slots[3 * space : 3 * space + 3]:
            if card >= 0:
                given[card // 7] += 1
    for card in s.tucked[3 * space : 3 * space + 3]:
        if card >= 0:
            given[s.book.enchantment_icon[card]] += 1
    return given
