"""Gaining goods and coins: fixed, chosen, alike, different, or by the artisans and icons there (3.4 Gain)."""

from typing import ClassVar, final

from emberhall.games.flamecraft.effects.asking import Question, pose
from emberhall.games.flamecraft.effects.moves import gain, goods_of, lose, tell_gain
from emberhall.games.flamecraft.effects.prices import survives_price
from emberhall.games.flamecraft.facts.town import awake
from emberhall.games.flamecraft.state import Effect, State
from emberhall.games.flamecraft.words import (
    COIN,
    HAND,
    PARK,
    V_COINS,
    V_GOOD,
    WILD,
)
from emberhall.kernel import i64
from emberhall.kernel.decisions import Option, option, ref_of


@final
class Goods(Question):
    """Goods of the seat's choice, in ring order; `apart` is 1 if they must differ. They may go `to` another seat."""

    to: i64
    left: i64
    least: i64
    apart: i64
    gathered: bool  # in G1: counts as gathered

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "to", "left", "least", "apart", "gathered")

    def __init__(self, seat: i64, to: i64, left: i64, least: i64, apart: i64, gathered: bool) -> None:
        super().__init__(seat)
        self.to = to
        self.left = left
        self.least = least
        self.apart = apart
        self.gathered = gathered

    # end of generated code

    def ask(self, s: State) -> str:
        return "good"

    def own(self, s: State) -> list[int]:
        last = 6 - (self.left - 1) * self.apart  # so that enough later goods remain
        return [option(V_GOOD, kind) for kind in range(self.least, last)]

    def take(self, s: State, pick: Option) -> None:
        kind: i64 = ref_of(pick)
        gain(s, self.to, kind, 1)
        if self.gathered:
            s.g1_goods += 1
        if self.left > 1:
            pose(s, Goods(self.seat, self.to, self.left - 1, kind + self.apart, self.apart, self.gathered))


@final
class GoodHere(Question):
    """Which good offered at a place to gain several of (FC-38, FC-39)."""

    place: i64
    count: i64

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "place", "count")

    def __init__(self, seat: i64, place: i64, count: i64) -> None:
        super().__init__(seat)
        self.place = place
        self.count = count

    # end of generated code

    def ask(self, s: State) -> str:
        return "good-here"

    def own(self, s: State) -> list[int]:
        offered = icons_at(s, self.seat, self.place)
        return [option(V_GOOD, kind) for kind in range(6) if offered >> kind & 1]

    def plain(self, s: State) -> bool:
        return self.place != HAND and len(self.own(s)) == 1

    def take(self, s: State, pick: Option) -> None:
        gain(s, self.seat, ref_of(pick), self.count)


def icons_at(s: State, seat: i64, place: i64) -> i64:
    """A mask of the goods offered at a shop, in the Park or in a hand."""
    mask: i64 = 0
    if place == HAND:
        for icon in range(6):
            if s.hands[seat] >> 7 * icon & 127:
                mask |= 1 << icon
        return mask
    if place == PARK:
        for card in s.park:
            if card >= 0:
                mask |= 1 << card // 7
        return mask
    shop_icon = s.book.shop_icon[s.shops[place]]
    if shop_icon == WILD:
        return 63
    if shop_icon < WILD:
        mask = 1 << shop_icon
    if awake(s, place):
        for k in range(3):
            card = s.slots[3 * place + k]
            if card >= 0:
                mask |= 1 << card // 7
    return mask


@final
class CostGoods(Question):
    """Goods contained in an enchantment's price, in ring order (FC-79)."""

    card: i64
    left: i64
    least: i64
    taken: i64  # of the least kind

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card", "left", "least", "taken")

    def __init__(self, seat: i64, card: i64, left: i64, least: i64, taken: i64) -> None:
        super().__init__(seat)
        self.card = card
        self.left = left
        self.least = least
        self.taken = taken

    # end of generated code

    def ask(self, s: State) -> str:
        return "good-of-cost"

    def own(self, s: State) -> list[int]:
        options: list[int] = []
        for kind in range(self.least, 6):
            room = self.room(s, kind)
            after = 0
            for later in range(kind, 6):
                after += self.room(s, later)
            if room > 0 and after >= self.left:
                options.append(option(V_GOOD, kind))
        return options

    def room(self, s: State, kind: i64) -> int:
        """How many of a kind are left in the price."""
        sets = len(s.book.enchantment_rows[self.card])
        count = s.book.enchantment_cost[7 * self.card + kind] * sets
        return count - int(self.taken) if kind == self.least else count

    def take(self, s: State, pick: Option) -> None:
        kind: i64 = ref_of(pick)
        gain(s, self.seat, kind, 1)
        if self.left > 1:
            taken = self.taken + 1 if kind == self.least else 1
            pose(s, CostGoods(self.seat, self.card, self.left - 1, kind, taken))


@final
class Exchanging(Question):
    """How many coins to exchange for goods (C6)."""

    rate: i64

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "rate")

    def __init__(self, seat: i64, rate: i64) -> None:
        super().__init__(seat)
        self.rate = rate

    # end of generated code

    def ask(self, s: State) -> str:
        return "coins"

    def own(self, s: State) -> list[int]:
        return [option(V_COINS, count) for count in range(1, s.tokens[7 * self.seat + COIN] + 1)]

    def take(self, s: State, pick: Option) -> None:
        count: i64 = ref_of(pick)
        lose(s, self.seat, COIN, count)
        pose(s, Goods(self.seat, self.seat, count * self.rate, 0, 0, False))


# --- the effects


@final
class Gain(Effect):
    """GAIN stated goods and coins."""

    def __init__(self, goods: list[int], coins: int) -> None:
        super().__init__("gain")
        self.goods = goods
        self.coins = coins

    def begin(self, s: State, seat: i64, place: i64, card: i64) -> None:
        own = 7 * seat
        for kind in range(6):
            if self.goods[kind]:
                s.tokens[own + kind] += self.goods[kind]
        s.tokens[own + COIN] += self.coins
        if s.events is not None:
            tell_gain(s, seat, goods_of([*self.goods, self.coins]))


@final
class GainWild(Effect):
    """GAIN goods of the player's choice, alike or different."""

    def __init__(self, count: int, different: bool) -> None:
        super().__init__("gain_different" if different else "gain_wild")
        self.count = count
        self.different = different

    def begin(self, s: State, seat: i64, place: i64, card: i64) -> None:
        pose(s, Goods(seat, seat, self.count, 0, 1 if self.different else 0, False))


@final
class GainHere(Effect):
    """GAIN several of one good offered where the artisan is."""

    def __init__(self, count: int) -> None:
        super().__init__("gain_here")
        self.count = count

    def able(self, s: State, seat: i64, place: i64, card: i64, sure: bool) -> bool:
        return icons_at(s, seat, place) != 0

    def begin(self, s: State, seat: i64, place: i64, card: i64) -> None:
        if icons_at(s, seat, place):
            pose(s, GoodHere(seat, place, self.count))


@final
class GainIcons(Effect):
    """GAIN goods of the icon of each artisan in the Park, or of each face-up one here."""

    def __init__(self, park: bool, count: int) -> None:
        super().__init__("gain_park" if park else "gain_artisans")
        self.park = park
        self.count = count

    def cards(self, s: State, place: i64) -> list[int]:
        if self.park:
            return s.park
        return s.slots[3 * place : 3 * place + 3] if place < PARK and awake(s, place) else []

    def able(self, s: State, seat: i64, place: i64, card: i64, sure: bool) -> bool:
        return any(card_there >= 0 for card_there in self.cards(s, place))

    def begin(self, s: State, seat: i64, place: i64, card: i64) -> None:
        counts = [0] * 7
        for card_there in self.cards(s, place):
            if card_there >= 0:
                counts[card_there // 7] += self.count
                s.tokens[7 * seat + card_there // 7] += self.count
        if s.events is not None and any(counts):
            tell_gain(s, seat, goods_of(counts))


@final
class Exchange(Effect):
    """PAY any number of coins; for each, GAIN goods of the player's choice."""

    def __init__(self, rate: int) -> None:
        super().__init__("exchange")
        self.rate = rate

    def able(self, s: State, seat: i64, place: i64, card: i64, sure: bool) -> bool:
        return s.tokens[7 * seat + COIN] > 0

    def begin(self, s: State, seat: i64, place: i64, card: i64) -> None:
        if s.tokens[7 * seat + COIN] > 0:
            pose(s, Exchanging(seat, self.rate))

    def spares(self, s: State, seat: i64) -> bool:
        return survives_price(s, seat, [0] * 6, s.tokens[7 * seat + COIN], True, 0)
