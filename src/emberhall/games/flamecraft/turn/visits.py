"""The first half of a turn: visit, gather or enchant (3.2, steps 1 to E2)."""

from typing import ClassVar, Final, final

from emberhall.games.flamecraft.effects.asking import AFTER_ABILITY, Open, Perform, able, perform, pose, use_companion
from emberhall.games.flamecraft.effects.draws import draw
from emberhall.games.flamecraft.effects.fires import Firing, begin_step
from emberhall.games.flamecraft.effects.gains import Goods
from emberhall.games.flamecraft.effects.helping import offer_help
from emberhall.games.flamecraft.effects.moves import goods_of, goods_since, leave_row, tokens_of, tuck
from emberhall.games.flamecraft.effects.payments import Cheaper, start_paying
from emberhall.games.flamecraft.effects.places import place, placeable, placements
from emberhall.games.flamecraft.effects.prices import card_need, casts, discount_of
from emberhall.games.flamecraft.events import course
from emberhall.games.flamecraft.events.course import AbilityUsed, Tucked, TurnBegan, Visited
from emberhall.games.flamecraft.events.tokens import Gathered, Paid
from emberhall.games.flamecraft.facts.town import others_at, wealth
from emberhall.games.flamecraft.state import State
from emberhall.games.flamecraft.turn.fees import Owe, visitable
from emberhall.games.flamecraft.words import COIN, COINS_ICON, DRAGON, SKIP, USE, V_ENCHANT, V_GATHER, V_VISIT, WILD
from emberhall.kernel import i64, steps
from emberhall.kernel.decisions import Option, on_of, option, ref_of

GATHER: Final = option(V_GATHER)
ENCHANT: Final = option(V_ENCHANT)


@final
class Visit(Open):
    """D-VISIT: a face-up shop other than the one the pawn is at (FC-06 to FC-08)."""

    def ask(self, s: State) -> str:
        return "visit"

    def own(self, s: State) -> list[int]:
        options = [option(V_VISIT, s.shops[space]) for space in visitable(s, self.seat)]
        options.sort()
        return options

    def answer(self, s: State, pick: Option) -> None:
        shop: i64 = ref_of(pick)
        seat = self.seat
        space: i64 = s.shops.index(shop)
        guests = [] if s.book.shop_free[shop] else others_at(s, seat, space)
        if s.events is not None:
            s.tell(Visited(kind="visited", seat=seat, shop=s.book.shop_ids[shop], origin=pawn_place(s, seat)))
        s.pawns[seat] = space
        s.work.append(MODE)
        if len(guests) > wealth(s, seat):  # FC-16: paying everything is enough
            pay_everything(s, seat)
            return
        for guest in reversed(guests):
            s.work.append(Owe(seat, guest))


def pawn_place(s: State, pawn: i64) -> str:
    """Where a pawn is, as told: at a shop, or still with its player."""
    space = s.pawns[pawn]
    return f"shop-{s.book.shop_ids[s.shops[space]]}" if space >= 0 else f"seat-{pawn}"


def pay_everything(s: State, seat: i64) -> None:
    goods = goods_of(tokens_of(s, seat))
    for kind in range(7):
        s.tokens[7 * seat + kind] = 0
    if s.events is not None and goods:
        shop = s.book.shop_ids[s.shops[s.pawns[seat]]]
        s.tell(Paid(kind="paid", seat=seat, goods=goods, by="fee", cause=shop))


# --- gather or enchant


@final
class Mode(Open):
    """D-MODE: gather, or enchant if a cast is possible now (FC-12)."""

    def ask(self, s: State) -> str:
        return "mode"

    def own(self, s: State) -> list[int]:
        return [GATHER, ENCHANT] if casts(s, self.seat, s.pawns[self.seat]) else [GATHER]

    def answer(self, s: State, pick: Option) -> None:
        if pick == GATHER:
            s.work.append(USE_ABILITY)
            s.work.append(FIRE_UP)
            s.work.append(PLACE_HERE)
            gather(s, self.seat)
        else:
            s.work.append(FIRE_ALL)
            pose(s, Cast(self.seat))


def gather(s: State, seat: i64) -> None:
    """G1: fixed gains first, then the choices of the shop's icon (FC-22 to FC-24)."""
    space: i64 = s.pawns[seat]
    shop = s.shops[space]
    icon = s.book.shop_icon[shop]
    amount: i64 = s.book.shop_amount[shop]
    own = 7 * seat
    before = tokens_of(s, seat) if s.events is not None else []
    if icon < WILD:
        s.tokens[own + icon] += amount
        s.g1_goods += amount
    elif icon == COINS_ICON:
        s.tokens[own + COIN] += amount
    if not s.book.shop_sleeps[shop]:
        for card in s.slots[3 * space : 3 * space + 3]:
            if card >= 0:
                s.tokens[own + card // 7] += 1
                s.g1_goods += 1
    for card in s.tucked[3 * space : 3 * space + 3]:
        if card < 0:
            break
        s.tokens[own + s.book.enchantment_icon[card]] += 1
        s.g1_goods += 1
    if s.events is not None:
        goods = goods_since(s, seat, before)
        s.tell(Gathered(kind="gathered", seat=seat, shop=s.book.shop_ids[shop], goods=goods))
    if icon == WILD:
        pose(s, Goods(seat, seat, amount, 0, 0, True))
    elif icon == DRAGON:
        draw(s, seat, -1, True)


@final
class PlaceHere(Open):
    """D-PLACE: a hand card onto an empty slot here, or none."""

    def ask(self, s: State) -> str:
        return "place-here"

    def own(self, s: State) -> list[int]:
        options = placements(s, self.seat, s.pawns[self.seat], False)
        options.append(SKIP)
        return options

    def plain(self, s: State) -> bool:
        return not placeable(s, self.seat, s.pawns[self.seat], False, False)

    def answer(self, s: State, pick: Option) -> None:
        if pick != SKIP:
            place(s, self.seat, pick, 0, -1, -1, False)


@final
class Ability(Open):
    """D-ABILITY: whether to use the shop's ability."""

    def ask(self, s: State) -> str:
        return "ability"

    def usable(self, s: State, sure: bool) -> bool:
        space = s.pawns[self.seat]
        row = s.book.shop_row[s.shops[space]]
        return able(s, row, self.seat, space, -1, sure)

    def own(self, s: State) -> list[int]:
        return [USE, SKIP] if self.usable(s, True) else [SKIP]

    def plain(self, s: State) -> bool:
        return not self.usable(s, False)

    def answer(self, s: State, pick: Option) -> None:
        if pick == USE:
            space = s.pawns[self.seat]
            if s.events is not None:
                s.tell(AbilityUsed(kind="used", seat=self.seat, shop=s.book.shop_ids[s.shops[space]]))
            s.work.append(ENCORE)
            perform(s, s.book.shop_row[s.shops[space]], self.seat, space)


@final
class Cast(Open):
    """D-CAST: an enchantment of the row or the own reserve, and its sets; payment follows."""

    def ask(self, s: State) -> str:
        return "cast"

    def casting(self) -> bool:
        return True

    def own(self, s: State) -> list[int]:
        return casts(s, self.seat, s.pawns[self.seat])

    def answer(self, s: State, pick: Option) -> None:
        card: i64 = ref_of(pick)
        sets: i64 = max(1, on_of(pick) & 15)
        helped = on_of(pick) >> 4
        seat = self.seat
        if s.events is not None:
            tell_cast(s, seat, card, sets)
        s.work.append(Tuck(seat, card))
        s.work.append(Perform(s.book.enchantment_rows[card][sets - 1], 0, seat, s.pawns[seat], -1))
        need = card_need(s, card, sets)
        due: i64 = s.book.enchantment_cost[7 * card + COIN]
        pure = s.book.enchantment_pure[card] == 1
        if helped:
            less = discount_of(s, seat)
            use_companion(s, seat)
            pose(s, Cheaper(seat, need, due, pure, less))
        else:
            start_paying(s, seat, need, due, pure)


def tell_cast(s: State, seat: i64, card: i64, sets: i64) -> None:
    shop = s.book.shop_ids[s.shops[s.pawns[seat]]]
    s.tell(course.Cast(kind="cast", seat=seat, card=s.book.enchantment_ids[card], shop=shop, sets=sets))


@final
class Tuck(steps.Step):
    """The enchantment goes behind the shop, after its rewards (FC-49)."""

    seat: i64
    card: i64

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: i64, card: i64) -> None:
        self.seat = seat
        self.card = card

    # end of generated code

    def run(self, s: State) -> None:
        space: i64 = s.pawns[self.seat]
        if s.events is not None:
            tell_tuck(s, self.seat, self.card, space)
        leave_row(s, self.card)
        tuck(s, self.card, space)
        s.cast_icon = s.book.enchantment_icon[self.card]
        s.cast_space = space


def tell_tuck(s: State, seat: i64, card: i64, space: i64) -> None:
    reserved = s.reserved[seat] == card
    s.tell(
        Tucked(
            kind="tucked",
            seat=seat,
            card=s.book.enchantment_ids[card],
            shop=s.book.shop_ids[s.shops[space]],
            reserved=reserved,
            origin=f"seat-{seat}" if reserved else "row",
        )
    )


# --- the steps between the questions


@final
class Begin(steps.Step):
    """Start a turn, maybe an extra one: clear its flags."""

    extra: bool

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("extra",)

    def __init__(self, extra: bool) -> None:
        self.extra = extra

    # end of generated code

    def run(self, s: State) -> None:
        s.g1_goods = s.filled = s.draws = 0
        s.cast_icon = s.cast_space = s.sew_icon = s.lit = -1
        s.placed = []
        s.fired = []
        if s.events is not None:
            s.tell(TurnBegan(kind="turn", seat=s.active, number=s.turns + 1, final=s.finals > 0, extra=self.extra))
        pose(s, VISITS[s.active])


@final
class ChooseMode(steps.Step):
    """Ask whether to gather or enchant, once the fees are paid."""

    def run(self, s: State) -> None:
        pose(s, MODES[s.active])


@final
class AskPlace(steps.Step):
    """G2."""

    def run(self, s: State) -> None:
        pose(s, PLACES[s.active])


@final
class AskFire(steps.Step):
    """G3, one artisan; or E2, any number (FC-32, FC-33)."""

    many: bool

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("many",)

    def __init__(self, many: bool) -> None:
        self.many = many

    # end of generated code

    def run(self, s: State) -> None:
        begin_step(s)
        pose(s, Firing(s.active, s.pawns[s.active], self.many, True, False))


@final
class AskAbility(steps.Step):
    """G4."""

    def run(self, s: State) -> None:
        pose(s, ABILITIES[s.active])


@final
class Encore(steps.Step):
    """The ability was used: a companion may repeat it (C3)."""

    def run(self, s: State) -> None:
        offer_help(s, s.active, AFTER_ABILITY, s.pawns[s.active])


# Questions without fields other than the seat, made once.
VISITS: Final = [Visit(seat) for seat in range(5)]
MODES: Final = [Mode(seat) for seat in range(5)]
PLACES: Final = [PlaceHere(seat) for seat in range(5)]
ABILITIES: Final = [Ability(seat) for seat in range(5)]
BEGIN: Final = Begin(False)
BEGIN_EXTRA: Final = Begin(True)
MODE: Final = ChooseMode()
PLACE_HERE: Final = AskPlace()
FIRE_UP: Final = AskFire(False)
FIRE_ALL: Final = AskFire(True)
USE_ABILITY: Final = AskAbility()
ENCORE: Final = Encore()
