"""Counts: the quantities that goals, scores and achievements depend on.

Card files use the name of a count; here it is a number.
"""

from typing import Final

from emberhall.games.flamecraft.facts.town import awake, charms, full, is_open
from emberhall.games.flamecraft.state import State
from emberhall.games.flamecraft.words import COIN, GOODS, SPACES
from emberhall.kernel import i64
from emberhall.kernel.cells import size_of

# The counts. Those by good exist once for each: their codes also hold which.
G1_GOODS: Final = 0
PLACED: Final = 1
FILLED: Final = 2
FIRED: Final = 3
DRAWN: Final = 4
COINS: Final = 5
HAND: Final = 6
KINDS: Final = 7
GOODS_HELD: Final = 8
EVEN_KINDS: Final = 9
ODD_KINDS: Final = 10
FANCIES: Final = 11
CAST: Final = 12
CAST_FULL: Final = 13
TUCKED_OF_CAST: Final = 14
COIN_SLOTS: Final = 15
FULL_SHOPS: Final = 16
TRIOS: Final = 17
TUCKED_TWICE: Final = 18
TUCKED_THRICE: Final = 19
TUCKED_OF_EACH: Final = 20
SEWN: Final = 21
SHOPS: Final = 22
FULFILLED: Final = 23
TURNED_IN: Final = 24
FIRST_BY_GOOD: Final = 32
GOODS_OF: Final = 32
AWAKE_OF: Final = 33
ARTISANS_OF: Final = 34
MOST_AWAKE: Final = 35
MOST_GOODS: Final = 36
PLAIN_COUNTS: Final[dict[str, int]] = {
    "g1_goods": G1_GOODS,
    "placed": PLACED,
    "filled": FILLED,
    "fired": FIRED,
    "drawn": DRAWN,
    "coins": COINS,
    "hand": HAND,
    "kinds": KINDS,
    "goods": GOODS_HELD,
    "even_kinds": EVEN_KINDS,
    "odd_kinds": ODD_KINDS,
    "fancies": FANCIES,
    "cast": CAST,
    "cast_full": CAST_FULL,
    "tucked_of_cast": TUCKED_OF_CAST,
    "coin_slots": COIN_SLOTS,
    "full_shops": FULL_SHOPS,
    "trios": TRIOS,
    "tucked_twice": TUCKED_TWICE,
    "tucked_thrice": TUCKED_THRICE,
    "tucked_of_each": TUCKED_OF_EACH,
    "sewn": SEWN,
    "shops": SHOPS,
    "fulfilled": FULFILLED,
    "turned_in": TURNED_IN,
}
GOOD_COUNTS: Final[dict[str, int]] = {
    "goods_of": GOODS_OF,
    "awake": AWAKE_OF,
    "artisans": ARTISANS_OF,
    "most_awake": MOST_AWAKE,
    "most_goods": MOST_GOODS,
}
# In a code, the good is below the count.
GOOD_SHIFT: Final = 3
GOOD_MASK: Final = 7

CODES: Final[dict[str, int]] = {
    **{name: which << GOOD_SHIFT for name, which in PLAIN_COUNTS.items()},
    **{
        f"{name}_{good}": which << GOOD_SHIFT | icon
        for name, which in GOOD_COUNTS.items()
        for icon, good in enumerate(GOODS)
    },
}
NAMES: Final[dict[int, str]] = {code: name for name, code in CODES.items()}


def count(s: State, seat: i64, code: i64) -> i64:
    """The current value of a count for a seat."""
    which = code >> GOOD_SHIFT
    if which == G1_GOODS:
        return s.g1_goods
    if which == PLACED:
        return len(s.placed)
    if which == FILLED:
        return s.filled
    if which == FIRED:
        return len(s.fired)
    if which == DRAWN:
        return s.draws
    if which == COINS:
        return s.tokens[7 * seat + COIN]
    if which == HAND:
        return size_of(s.hands[seat])
    return further(s, seat, which, code & GOOD_MASK)


def further(s: State, seat: i64, which: i64, icon: i64) -> i64:
    """The counts that have to be computed."""
    if which <= FANCIES:
        return of_goods(s, seat, which)
    if which < FIRST_BY_GOOD:
        return of_town(s, seat, which)
    return by_good(s, seat, which, icon)


def of_goods(s: State, seat: i64, which: i64) -> i64:
    if which == FANCIES:
        return (s.fancies[seat] | s.scored[seat]).bit_count()
    held = 0
    kinds = 0
    odd = 0
    at = 7 * seat
    for kind in range(6):
        n = s.tokens[at + kind]
        held += n
        odd += n & 1
        if n:
            kinds += 1
    if which == KINDS:
        return kinds
    if which == GOODS_HELD:
        return held
    return 6 - odd if which == EVEN_KINDS else odd


def of_town(s: State, seat: i64, which: i64) -> i64:
    if which == CAST:
        return 1 if s.cast_icon >= 0 else 0
    if which == CAST_FULL:
        return 1 if s.cast_space >= 0 and full(s, s.cast_space) else 0
    if which == TUCKED_OF_CAST:
        return tucked_of(s, s.cast_icon)
    if which == COIN_SLOTS:
        return coin_slots(s)
    if which == FULL_SHOPS:
        return sum([full(s, space) for space in range(SPACES) if is_open(s, space)])
    if which == TRIOS:
        return trios(s)
    if which == TUCKED_TWICE:
        return sum([charms(s, space) >= 2 for space in range(SPACES)])
    if which == TUCKED_THRICE:
        return sum([charms(s, space) >= 3 for space in range(SPACES)])
    if which == TUCKED_OF_EACH:
        return min([tucked_of(s, icon) for icon in range(6)])
    if which == SEWN:
        return awake_of(s, s.sew_icon) if s.sew_icon >= 0 else 0
    if which == SHOPS:
        return int(s.open).bit_count()
    if which == FULFILLED:
        return s.fulfilled[seat].bit_count()
    return s.turned_in[seat]


def by_good(s: State, seat: i64, which: i64, icon: i64) -> i64:
    if which == GOODS_OF:
        return s.tokens[7 * seat + icon]
    if which == AWAKE_OF:
        return awake_of(s, icon)
    if which == ARTISANS_OF:
        return artisans_of(s, icon)
    if which == MOST_AWAKE:
        counts = all_awake(s)
        return 1 if counts[icon] == max(counts) else 0
    held = s.tokens[7 * seat + icon]
    return 1 if all(s.tokens[7 * other + icon] <= held for other in range(s.terms.seats)) else 0


def tucked_of(s: State, icon: i64) -> i64:
    """Enchantments in Town with an icon."""
    number: i64 = 0
    for card in s.tucked:
        if card >= 0 and s.book.enchantment_icon[card] == icon:
            number += 1
    return number


def artisans_of(s: State, icon: i64) -> i64:
    """Artisans in Town with an icon, asleep or not."""
    number: i64 = 0
    for card in s.slots:
        if card >= 0 and card // 7 == icon:
            number += 1
    return number


def awake_of(s: State, icon: i64) -> i64:
    """Face-up artisans in Town with an icon (FC-72)."""
    number: i64 = 0
    for space in range(SPACES):
        if awake(s, space):
            for at in range(3 * space, 3 * space + 3):
                card = s.slots[at]
                if card >= 0 and card // 7 == icon:
                    number += 1
    return number


def all_awake(s: State) -> list[int]:
    """Face-up artisans in Town, for each icon."""
    numbers = [0] * 6
    for space in range(SPACES):
        if awake(s, space):
            for at in range(3 * space, 3 * space + 3):
                card = s.slots[at]
                if card >= 0:
                    numbers[card // 7] += 1
    return numbers


def coin_slots(s: State) -> i64:
    """Empty slots in Town that reward a coin, each once (FC-87)."""
    number: i64 = 0
    for space in range(SPACES):
        if s.open >> space & 1:
            shop = s.shops[space]
            for k in range(s.book.shop_slots[shop]):
                if s.slots[3 * space + k] < 0 and s.book.slot_coins[3 * shop + k]:
                    number += 1
    return number


def trios(s: State) -> i64:
    """Shops that hold three artisans of one icon."""
    number: i64 = 0
    for space in range(SPACES):
        a = s.slots[3 * space]
        b = s.slots[3 * space + 1]
        c = s.slots[3 * space + 2]
        if a >= 0 and b >= 0 and c >= 0 and a // 7 == b // 7 and b // 7 == c // 7:
            number += 1
    return number


def meets(s: State, seat: i64, needs: list[int]) -> bool:
    """True if every need is met; needs are pairs of a count and its minimum."""
    if count(s, seat, needs[0]) < needs[1]:
        return False
    return len(needs) == 2 or meets(s, seat, needs[2:])
