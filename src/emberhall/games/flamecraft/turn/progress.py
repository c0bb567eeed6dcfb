"""Progress: how far the goal of a sun dragon is, which only its owner sees, and what a question is about."""

from typing import Final

from emberhall.games.flamecraft.effects.charms import Keeping
from emberhall.games.flamecraft.effects.choices import Repeating
from emberhall.games.flamecraft.effects.draws import TakingPark
from emberhall.games.flamecraft.effects.gains import CostGoods, Goods
from emberhall.games.flamecraft.effects.gifts import Gifting
from emberhall.games.flamecraft.effects.payments import FIVE_BITS, Cheaper, Pay, Paying, PayOneType
from emberhall.games.flamecraft.effects.places import Placing
from emberhall.games.flamecraft.effects.prices import shortfall
from emberhall.games.flamecraft.effects.single_fires import Parting, Welcoming
from emberhall.games.flamecraft.effects.swaps import Swapping
from emberhall.games.flamecraft.effects.tokens import Wishing
from emberhall.games.flamecraft.facts.counts import CODES, count
from emberhall.games.flamecraft.state import State
from emberhall.games.flamecraft.words import COIN

# Counts of the current turn, which therefore belong to the active seat alone (FC-82).
OF_TURN: Final = frozenset(
    CODES[name]
    for name in ("g1_goods", "placed", "filled", "fired", "drawn", "cast", "cast_full", "tucked_of_cast", "sewn")
)


def progress(s: State, seat: int, card: int) -> list[int]:
    """The count and its goal; for a goal of two equal numbers, both of them; empty if nothing is counted."""
    book = s.book
    needs = book.fancy_needs[card]
    if needs:
        return [min(standing(s, seat, needs[0]), needs[1]), needs[1]]
    one = book.fancy_match[2 * card]
    if one >= 0:
        return [standing(s, seat, one), standing(s, seat, book.fancy_match[2 * card + 1])]
    coins = s.tokens[7 * seat + COIN]
    for effect in book.rows[book.fancy_row[card]]:
        if isinstance(effect, Pay):
            price = sum(effect.goods) + effect.coins
            return [price - max(0, int(shortfall(s, seat, effect.goods, 0, 1)) + effect.coins - coins), price]
        if isinstance(effect, PayOneType):
            return [min(max(s.tokens[7 * seat : 7 * seat + 6]) + coins, effect.count), effect.count]
    return []


def standing(s: State, seat: int, code: int) -> int:
    return 0 if seat != s.active and code in OF_TURN else int(count(s, seat, code))


def goal_standing(s: State, ref: int) -> int:
    """The first count of an achievement so far; coins still held will be turned in at the end."""
    code = s.book.achievement_needs[ref][0]
    standing = int(count(s, 0, code))
    return max(standing, s.tokens[COIN]) if code == CODES["turned_in"] else standing


def price_asked(s: State) -> list[int] | None:
    """The price the open question is about, what is left of it: six goods, then coins."""
    asked = s.work[-1] if s.work else None
    if isinstance(asked, (Paying, Cheaper)):
        return [int(asked.need >> 5 * kind & FIVE_BITS) for kind in range(6)] + [int(asked.due)]
    return None


def card_asked(s: State) -> str | None:
    """The card the open question is about: chosen by an earlier answer, or the one that asks."""
    asked = s.work[-1] if s.work else None
    if isinstance(asked, (CostGoods, Keeping)):
        return s.book.enchantment_ids[asked.card]
    if isinstance(asked, (Swapping, Welcoming)):
        return s.book.artisan_ids[asked.card]
    if isinstance(asked, Parting) and s.lit >= 0:
        return s.book.artisan_ids[s.lit]
    return None


def left_asked(s: State) -> int:
    """How many times at most the question will be asked, including this time; 0 if it is not counted."""
    asked = s.work[-1] if s.work else None
    if isinstance(asked, (Goods, CostGoods, TakingPark, Gifting, Placing, Cheaper, Repeating, Wishing)):
        return int(asked.left)
    return 0


def receiver_asked(s: State) -> int | None:
    """The seat that gets the good asked for, if it is not the seat asked."""
    asked = s.work[-1] if s.work else None
    return int(asked.to) if isinstance(asked, Goods) and asked.to != asked.seat else None
