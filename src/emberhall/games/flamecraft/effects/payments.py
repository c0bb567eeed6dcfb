"""Paying: goods, and coins in their place (3.4 Pay, FC-18 to FC-21)."""

from typing import ClassVar, final

from emberhall.games.flamecraft.effects.asking import Question, pose
from emberhall.games.flamecraft.effects.moves import goods_since, lose, score, tell_payment, tokens_of
from emberhall.games.flamecraft.effects.prices import shortfall, survives_price
from emberhall.games.flamecraft.state import Effect, State
from emberhall.games.flamecraft.words import (
    BY_SHOP,
    COIN,
    DONE,
    PAY,
    V_COIN,
    V_LESS,
    V_SPEND,
    V_TYPE,
)
from emberhall.kernel import i64
from emberhall.kernel.decisions import Option, option, ref_of

FIVE_BITS = 31  # a price is packed: five bits for each good


def start_paying(s: State, seat: i64, need: i64, due: i64, pure: bool) -> None:
    """Pay a price, asking how if there is a choice; missing goods must be paid with coins."""
    own = 7 * seat
    rest: i64 = 0
    for kind in range(6):
        want = need >> 5 * kind & FIVE_BITS
        held: i64 = s.tokens[own + kind]
        if want > held:
            due += want - held
            want = held
        rest |= want << 5 * kind
    if pure:
        pay_out(s, seat, rest, due)
    else:
        pose(s, Paying(seat, rest, due, 0))


def pay_out(s: State, seat: i64, need: i64, due: i64) -> None:
    before = tokens_of(s, seat) if s.events is not None else []
    own = 7 * seat
    for kind in range(6):
        s.tokens[own + kind] -= need >> 5 * kind & FIVE_BITS
    s.tokens[own + COIN] -= due
    if s.events is not None and (need or due):
        tell_payment(s, seat, goods_since(s, seat, before))


@final
class Paying(Question):
    """Which goods of a price to replace by coins: one after the other, in ring order; then pay."""

    need: i64
    due: i64
    least: i64

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "need", "due", "least")

    def __init__(self, seat: i64, need: i64, due: i64, least: i64) -> None:
        super().__init__(seat)
        self.need = need
        self.due = due
        self.least = least

    # end of generated code

    def ask(self, s: State) -> str:
        return "pay"

    def own(self, s: State) -> list[int]:
        options: list[int] = []
        if self.due < s.tokens[7 * self.seat + COIN]:
            for kind in range(self.least, 6):
                if self.need >> 5 * kind & FIVE_BITS:
                    options.append(option(V_COIN, kind))  # noqa: PERF401
        options.append(PAY)
        return options

    def take(self, s: State, pick: Option) -> None:
        if pick == PAY:
            pay_out(s, self.seat, self.need, self.due)
        else:
            kind: i64 = ref_of(pick)
            one: i64 = 1
            pose(s, Paying(self.seat, self.need - (one << 5 * kind), self.due + 1, kind))


@final
class Cheaper(Question):
    """Which goods of a price a companion takes off (C1)."""

    need: i64
    due: i64
    pure: bool
    left: i64

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "need", "due", "pure", "left")

    def __init__(self, seat: i64, need: i64, due: i64, pure: bool, left: i64) -> None:
        super().__init__(seat)
        self.need = need
        self.due = due
        self.pure = pure
        self.left = left

    # end of generated code

    def ask(self, s: State) -> str:
        return "less"

    def lack(self, s: State, need: i64) -> i64:
        lack: i64 = 0
        for kind in range(6):
            missing = (need >> 5 * kind & FIVE_BITS) - s.tokens[7 * self.seat + kind]
            if missing > 0:
                lack += missing
        return lack

    def own(self, s: State) -> list[int]:
        coins: i64 = 0 if self.pure else s.tokens[7 * self.seat + COIN] - self.due
        options: list[int] = []
        payable = self.lack(s, self.need) <= coins
        one: i64 = 1
        if payable:
            options.append(PAY)
        if self.left:
            for kind in range(6):
                if self.need >> 5 * kind & FIVE_BITS:
                    fewer = self.need - (one << 5 * kind)
                    if self.lack(s, fewer) - (self.left - 1) <= coins:
                        options.append(option(V_LESS, kind))
        return options

    def take(self, s: State, pick: Option) -> None:
        if pick == PAY:
            start_paying(s, self.seat, self.need, self.due, self.pure)
        else:
            kind: i64 = ref_of(pick)
            one: i64 = 1
            pose(s, Cheaper(self.seat, self.need - (one << 5 * kind), self.due, self.pure, self.left - 1))


@final
class OneType(Question):
    """Which good to pay a price of one type in."""

    count: i64

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "count")

    def __init__(self, seat: i64, count: i64) -> None:
        super().__init__(seat)
        self.count = count

    # end of generated code

    def ask(self, s: State) -> str:
        return "type"

    def own(self, s: State) -> list[int]:
        coins = s.tokens[7 * self.seat + COIN]
        return [option(V_TYPE, kind) for kind in range(6) if s.tokens[7 * self.seat + kind] + coins >= self.count]

    def take(self, s: State, pick: Option) -> None:
        kind: i64 = ref_of(pick)
        start_paying(s, self.seat, self.count << 5 * kind, 0, False)


@final
class Spending(Question):
    """Which goods of different types to pay, in ring order, then coins for the other types (S26)."""

    least: i64
    paid: i64
    most: i64
    rate: i64

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "least", "paid", "most", "rate")

    def __init__(self, seat: i64, least: i64, paid: i64, most: i64, rate: i64) -> None:
        super().__init__(seat)
        self.least = least
        self.paid = paid
        self.most = most
        self.rate = rate

    # end of generated code

    def ask(self, s: State) -> str:
        return "spend"

    def own(self, s: State) -> list[int]:
        options: list[int] = []
        if self.paid < self.most:
            for kind in range(self.least, 7):
                if s.tokens[7 * self.seat + kind]:
                    options.append(option(V_SPEND, kind))  # noqa: PERF401
        if self.paid:
            options.append(DONE)
        return options

    def take(self, s: State, pick: Option) -> None:
        if pick == DONE:
            score(s, self.seat, self.paid * self.rate, BY_SHOP)
            return
        kind: i64 = ref_of(pick)
        lose(s, self.seat, kind, 1)
        following = COIN if kind == COIN else kind + 1
        pose(s, Spending(self.seat, following, self.paid + 1, self.most, self.rate))


# --- the effects


@final
class Pay(Effect):
    """PAY stated goods and coins; a coin may replace a good."""

    def __init__(self, goods: list[int], coins: int) -> None:
        super().__init__("pay")
        self.cost = True
        self.gives = False
        self.goods = goods  # six counts
        self.coins = coins

    def able(self, s: State, seat: i64, place: i64, card: i64, sure: bool) -> bool:
        return shortfall(s, seat, self.goods, 0, 1) + self.coins <= s.tokens[7 * seat + COIN]

    def begin(self, s: State, seat: i64, place: i64, card: i64) -> None:
        need: i64 = 0
        for kind in range(6):
            need |= self.goods[kind] << 5 * kind
        start_paying(s, seat, need, self.coins, False)

    def spares(self, s: State, seat: i64) -> bool:
        return survives_price(s, seat, self.goods, self.coins, False, 0)


@final
class PayOneType(Effect):
    """PAY `count` goods of one type; coins allowed."""

    def __init__(self, count: int) -> None:
        super().__init__("pay_one_type")
        self.cost = True
        self.gives = False
        self.count = count

    def able(self, s: State, seat: i64, place: i64, card: i64, sure: bool) -> bool:
        own = 7 * seat
        return max(s.tokens[own : own + 6]) + s.tokens[own + COIN] >= self.count

    def begin(self, s: State, seat: i64, place: i64, card: i64) -> None:
        pose(s, OneType(seat, self.count))

    def spares(self, s: State, seat: i64) -> bool:
        own = 7 * seat
        for kind in range(6):
            if s.tokens[own + kind] + s.tokens[own + COIN] >= self.count:
                goods = [0] * 6
                goods[kind] = self.count
                if not survives_price(s, seat, goods, 0, False, 0):
                    return False
        return True


@final
class Spend(Effect):
    """PAY up to `most` goods of different types, and SCORE for each (S26)."""

    def __init__(self, most: int, rate: int) -> None:
        super().__init__("spend")
        self.most = most
        self.rate = rate

    def able(self, s: State, seat: i64, place: i64, card: i64, sure: bool) -> bool:
        return any(s.tokens[7 * seat : 7 * seat + 7])

    def begin(self, s: State, seat: i64, place: i64, card: i64) -> None:
        pose(s, Spending(seat, 0, 0, self.most, self.rate))


@final
class LoseReputation(Effect):
    """LOSE_REP: possible only with enough reputation (FC-108)."""

    def __init__(self, count: int, source: int) -> None:
        super().__init__("lose_rep")
        self.cost = True
        self.gives = False
        self.count = count
        self.source = source

    def able(self, s: State, seat: i64, place: i64, card: i64, sure: bool) -> bool:
        return s.rep[seat] >= self.count

    def begin(self, s: State, seat: i64, place: i64, card: i64) -> None:
        score(s, seat, -self.count, self.source)
