"""Counts: the quantities that goals, scores and achievements depend on.

Card files use the name of a count; here it is a number.
"""

from typing import Final

from emberhall.games.flamecraft.state import State
from emberhall.games.flamecraft.town import awake, charms, full, is_open
from emberhall.games.flamecraft.words import GOODS, SPACES
from emberhall.kernel import i64
from emberhall.kernel.cells import size_of

# A count is 8 * which + good; GOOD_COUNTS exist once for each good.
PLAIN_COUNTS: Final = (
    "g1_goods",
    "placed",
    "filled",
    "fired",
    "drawn",
    "coins",
    "hand",
    "kinds",
    "goods",
    "even_kinds",
    "odd_kinds",
    "fancies",
    "cast",
    "cast_full",
    "tucked_of_cast",
    "coin_slots",
    "full_shops",
    "trios",
    "tucked_twice",
    "tucked_thrice",
    "tucked_of_each",
    "sewn",
    "shops",
    "fulfilled",
    "turned_in",
)
GOOD_COUNTS: Final = ("goods_of", "awake", "artisans", "most_awake", "most_goods")
FIRST_BY_GOOD: Final = 32

CODES: Final[dict[str, int]] = {
    **{name: 8 * k for k, name in enumerate(PLAIN_COUNTS)},
    **{
        f"{name}_{good}": 8 * (FIRST_BY_GOOD + k) + icon
        for k, name in enumerate(GOOD_COUNTS)
        for icon, good in enumerate(GOODS)
    },
}
NAMES: Final[dict[int, str]] = {code: name for name, code in CODES.items()}


def count(s: State, seat: i64, code: i64) -> i64:
    """The current value of a count for a seat."""
    which = code >> 3
    if which == 0:
        return s.g1_goods
    if which == 1:
        return len(s.placed)
    if which == 2:
        return s.filled
    if which == 3:
        return len(s.fired)
    if which == 4:
        return s.drawn
    if which == 5:
        return s.tokens[7 * seat + 6]
    if which == 6:
        return size_of(s.hands[seat])
    return further(s, seat, which, code & 7)


def further(s: State, seat: i64, which: i64, icon: i64) -> i64:
    """The counts that have to be computed."""
    if which < 12:
        return of_goods(s, seat, which)
    if which < FIRST_BY_GOOD:
        return of_town(s, seat, which)
    return by_good(s, seat, which - FIRST_BY_GOOD, icon)


def of_goods(s: State, seat: i64, which: i64) -> i64:
    if which == 11:
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
    if which == 7:
        return kinds
    if which == 8:
        return held
    return 6 - odd if which == 9 else odd


def of_town(s: State, seat: i64, which: i64) -> i64:
    if which == 12:
        return 1 if s.cast_icon >= 0 else 0
    if which == 13:
        return 1 if s.cast_space >= 0 and full(s, s.cast_space) else 0
    if which == 14:
        return tucked_of(s, s.cast_icon)
    if which == 15:
        return coin_slots(s)
    if which == 16:
        return sum([full(s, space) for space in range(SPACES) if is_open(s, space)])
    if which == 17:
        return trios(s)
    if which == 18:
        return sum([charms(s, space) >= 2 for space in range(SPACES)])
    if which == 19:
        return sum([charms(s, space) >= 3 for space in range(SPACES)])
    if which == 20:
        return min([tucked_of(s, icon) for icon in range(6)])
    if which == 21:
        return awake_of(s, s.sew_icon) if s.sew_icon >= 0 else 0
    if which == 22:
        return int(s.open).bit_count()
    if which == 23:
        return s.fulfilled[seat].bit_count()
    return s.turned_in[seat]


def by_good(s: State, seat: i64, which: i64, icon: i64) -> i64:
    if which == 0:
        return s.tokens[7 * seat + icon]
    if which == 1:
        return awake_of(s, icon)
    if which == 2:
        return artisans_of(s, icon)
    if which == 3:
        counts = all_awake(s)
        return 1 if counts[icon] == max(counts) else 0
    held = s.tokens[7 * seat + icon]
    return 1 if all(s.tokens[7 * other + icon] <= held for other in range(s.terms.seats)) else 0


def tucked_of(s: State, icon: i64) -> i64:
    """Enchantments in Town with an icon."""
    found: i64 = 0
    for card in s.tucked:
        if card >= 0 and s.book.enchantment_icon[card] == icon:
            found += 1
    return found


def artisans_of(s: State, icon: i64) -> i64:
    """Artisans in Town with an icon, asleep or not."""
    found: i64 = 0
    for card in s.slots:
        if card >= 0 and card // 7 == icon:
            found += 1
    return found


def awake_of(s: State, icon: i64) -> i64:
    """Face-up artisans in Town with an icon (FC-72)."""
    found: i64 = 0
    for space in range(SPACES):
        if awake(s, space):
            for at in range(3 * space, 3 * space + 3):
                card = s.slots[at]
                if card >= 0 and card // 7 == icon:
                    found += 1
    return found


def all_awake(s: State) -> list[int]:
    """Face-up artisans in Town, for each icon."""
    found = [0] * 6
    for space in range(SPACES):
        if awake(s, space):
            for at in range(3 * space, 3 * space + 3):
                card = s.slots[at]
                if card >= 0:
                    found[card // 7] += 1
    return found


def coin_slots(s: State) -> i64:
    """Empty slots in Town that reward a coin, each once (FC-87)."""
    found: i64 = 0
    for space in range(SPACES):
        if s.open >> space & 1:
            shop = s.shops[space]
            for k in range(s.book.shop_slots[shop]):
                if s.slots[3 * space + k] < 0 and s.book.slot_coins[3 * shop + k]:
                    found += 1
    return found


def trios(s: State) -> i64:
    """Shops that hold three artisans of one icon."""
    found: i64 = 0
    for space in range(SPACES):
        a = s.slots[3 * space]
        b = s.slots[3 * space + 1]
        c = s.slots[3 * space + 2]
        if a >= 0 and b >= 0 and c >= 0 and a // 7 == b // 7 and b // 7 == c // 7:
            found += 1
    return found


def met(s: State, seat: i64, needs: list[int]) -> bool:
    """True if every need is met; needs are pairs of a count and its minimum."""
    if count(s, seat, needs[0]) < needs[1]:
        return False
    return len(needs) == 2 or met(s, seat, needs[2:])
