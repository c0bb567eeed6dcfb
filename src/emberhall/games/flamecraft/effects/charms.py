"""Enchantments outside a cast: paying for one, reserving one, goods from a price (S02, S20, F04)."""

from typing import ClassVar, final

from emberhall.games.flamecraft.effects.asking import Perform, Question, pose
from emberhall.games.flamecraft.effects.causes import cause_of
from emberhall.games.flamecraft.effects.gains import CostGoods, Gain
from emberhall.games.flamecraft.effects.moves import refill_row, reserve
from emberhall.games.flamecraft.effects.payments import start_paying
from emberhall.games.flamecraft.effects.prices import card_need, price_options, survives_price
from emberhall.games.flamecraft.events.cards import PaidFor
from emberhall.games.flamecraft.state import Effect, State
from emberhall.games.flamecraft.words import COIN, SKIP, V_BUY, V_PICK, V_RESERVE
from emberhall.kernel import i64, steps
from emberhall.kernel.decisions import Option, on_of, option, ref_of


def row_cards(s: State) -> list[int]:
    return sorted([card for card in s.row if card >= 0])


def coins_of(s: State, row: i64) -> i64:
    """The coins a row of rewards gives."""
    coins: i64 = 0
    for effect in s.book.rows[row]:
        if isinstance(effect, Gain):
            coins += effect.coins
    return coins


@final
class Buying(Question):
    """Which enchantment of the row to pay for, and how many sets (S02, F04)."""

    place: i64
    keep: bool  # it becomes the seat's reserved enchantment

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "place", "keep")

    def __init__(self, seat: i64, place: i64, keep: bool) -> None:
        super().__init__(seat)
        self.place = place
        self.keep = keep

    # end of generated code

    def ask(self, s: State) -> str:
        return "buy"

    def own(self, s: State) -> list[int]:
        return price_options(s, self.seat, row_cards(s), V_BUY, 0, 0)

    def take(self, s: State, pick: Option) -> None:
        card: i64 = ref_of(pick)
        sets: i64 = max(1, on_of(pick) & 15)
        seat = self.seat
        if s.events is not None:
            name, cause = s.book.enchantment_ids[card], cause_of(s)[1]
            s.tell(PaidFor(kind="bought", seat=seat, card=name, sets=sets, cause=cause))
        if self.keep:
            s.work.append(Shelve(seat, card))
        s.work.append(Perform(s.book.enchantment_rows[card][sets - 1], 0, seat, self.place, -1))
        due: i64 = s.book.enchantment_cost[7 * card + COIN]
        start_paying(s, seat, card_need(s, card, sets), due, s.book.enchantment_pure[card] == 1)


@final
class Shelve(steps.Step):
    """Make a card of the row the seat's reserved enchantment."""

    seat: i64
    card: i64

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card = card

    # end of generated code

    def run(self, s: State) -> None:
        reserve(s, self.seat, self.card)


@final
class PayForCard(Effect):
    """PAY_FOR_CARD: pay a row card's cost and gain its rewards without casting it; then reserve it or leave it."""

    def __init__(self, keep: bool) -> None:
        super().__init__("pay_for_card_reserve" if keep else "pay_for_card_leave")
        self.cost = True
        self.keep = keep

    def able(self, s: State, seat: i64, place: i64, card: i64, sure: bool) -> bool:
        if self.keep and s.reserved[seat] >= 0:
            return False
        return len(price_options(s, seat, row_cards(s), V_BUY, 0, 0)) > 0

    def begin(self, s: State, seat: i64, place: i64, card: i64) -> None:
        pose(s, Buying(seat, place, self.keep))

    def spares(self, s: State, seat: i64) -> bool:
        book = s.book
        for pick in price_options(s, seat, row_cards(s), V_BUY, 0, 0):
            card = ref_of(pick)
            sets = max(1, on_of(pick) & 15)
            goods = [book.enchantment_cost[7 * card + kind] * sets for kind in range(6)]
            due = book.enchantment_cost[7 * card + COIN]
            back = coins_of(s, book.enchantment_rows[card][sets - 1])
            if not survives_price(s, seat, goods, due, book.enchantment_pure[card] == 1, back):
                return False
        return True


@final
class Picking(Question):
    """Which enchantment's price the goods come from (S20)."""

    count: i64

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "count")

    def __init__(self, seat: i64, count: i64) -> None:
        super().__init__(seat)
        self.count = count

    # end of generated code

    def ask(self, s: State) -> str:
        return "pick"

    def own(self, s: State) -> list[int]:
        cards = row_cards(s)
        if s.reserved[self.seat] >= 0:
            cards = sorted([*cards, s.reserved[self.seat]])
        return [option(V_PICK, card) for card in cards]

    def take(self, s: State, pick: Option) -> None:
        card: i64 = ref_of(pick)
        if s.reserved[self.seat] < 0:
            s.work.append(Keeping(self.seat, card))
        pose(s, CostGoods(self.seat, card, self.count, 0, 0))


@final
class Keeping(Question):
    """Whether to reserve the picked enchantment (S20)."""

    card: i64

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card = card

    # end of generated code

    def ask(self, s: State) -> str:
        return "reserve"

    def own(self, s: State) -> list[int]:
        return [option(V_RESERVE, self.card), SKIP]

    def take(self, s: State, pick: Option) -> None:
        if pick != SKIP:
            reserve(s, self.seat, self.card)


@final
class GainFromCost(Effect):
    """GAIN_FROM_COST: goods out of one card's price; a row card MAY then be reserved."""

    def __init__(self, count: int) -> None:
        super().__init__("gain_from_cost")
        self.count = count

    def able(self, s: State, seat: i64, place: i64, card: i64, sure: bool) -> bool:
        return s.reserved[seat] >= 0 or any(card_there >= 0 for card_there in s.row)

    def begin(self, s: State, seat: i64, place: i64, card: i64) -> None:
        if self.able(s, seat, place, card, True):
            pose(s, Picking(seat, self.count))


@final
class Reserving(Question):
    """Which enchantment of the row to reserve; the row is refilled at once (C1 START)."""

    def ask(self, s: State) -> str:
        return "reserve"

    def own(self, s: State) -> list[int]:
        return [option(V_RESERVE, card) for card in row_cards(s)]

    def take(self, s: State, pick: Option) -> None:
        reserve(s, self.seat, ref_of(pick))
        refill_row(s)


@final
class Reserve(Effect):
    """RESERVE a row card, if none is reserved."""

    def __init__(self) -> None:
        super().__init__("reserve")

    def able(self, s: State, seat: i64, place: i64, card: i64, sure: bool) -> bool:
        return s.reserved[seat] < 0 and any(card_there >= 0 for card_there in s.row)

    def begin(self, s: State, seat: i64, place: i64, card: i64) -> None:
        if self.able(s, seat, place, card, True):
            pose(s, Reserving(seat))
