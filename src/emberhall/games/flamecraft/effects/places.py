"""Placing artisans: slot, reward, filling the shop (3.4 Place and Fill)."""

from typing import ClassVar, Final, final

from emberhall.games.flamecraft.effects.asking import AFTER_PLACING, Again, Question, perform, pose
from emberhall.games.flamecraft.effects.causes import cause_of
from emberhall.games.flamecraft.effects.helping import offer_help
from emberhall.games.flamecraft.events.cards import Placed, ShopFilled, ShopFounded
from emberhall.games.flamecraft.facts.town import full
from emberhall.games.flamecraft.state import Effect, State
from emberhall.games.flamecraft.words import BIT, SEVEN, SKIP, SPACES, V_PLACE, V_SPACE
from emberhall.kernel import i64, steps
from emberhall.kernel.decisions import Option, on_of, option, ref_of

NORMAL: Final = 0
REP_TO_COIN: Final = 1
TWICE: Final = 2
TOWN: Final = -1  # any space


def takes_at(s: State, space: i64) -> i64:
    """The icons the empty slots of a face-up shop accept, as a mask."""
    if not s.open >> space & 1:
        return 0
    shop = s.shops[space]
    mask: i64 = 0
    for k in range(s.book.shop_slots[shop]):
        if s.slots[3 * space + k] < 0:
            mask |= s.book.slot_takes[3 * shop + k]
    return mask


def placeable(s: State, seat: i64, space: i64, free: bool, sure: bool) -> bool:
    """True if a hand card can go to an empty slot; `free`: its icon does not matter."""
    hand = s.hands[seat]
    if not hand:
        return False
    icons: i64 = 63
    if sure and not free:
        icons = 0
        for icon in range(6):
            if hand >> 7 * icon & 127:
                icons |= 1 << icon
    if space >= 0:
        return takes_at(s, space) & icons != 0
    for each in range(SPACES):  # noqa: SIM110  (a loop compiles better)
        if takes_at(s, each) & icons:
            return True
    return False


def placements(s: State, seat: i64, space: i64, free: bool) -> list[int]:
    """Every legal hand card and slot."""
    options: list[int] = []
    hand = s.hands[seat]
    spots: list[int] = []
    masks: list[int] = []
    first = max(space, 0)
    last = space + 1 if space >= 0 else SPACES
    for each in range(first, last):
        if s.open >> each & 1:
            shop = s.shops[each]
            for k in range(s.book.shop_slots[shop]):
                if s.slots[3 * each + k] < 0:
                    spots.append(3 * shop + k)
                    masks.append(63 if free else s.book.slot_takes[3 * shop + k])
    if not spots:
        return options
    for icon in range(6):
        cards = SEVEN[hand >> 7 * icon & 127]
        if cards:
            fitting = [spots[n] for n in range(len(spots)) if masks[n] >> icon & 1]
            if fitting:
                fitting.sort()
                for k in cards:
                    card = 7 * icon + k
                    for spot in fitting:
                        options.append(option(V_PLACE, card, spot))  # noqa: PERF401
    return options


def place(s: State, seat: i64, pick: Option, mode: i64, then: i64, filled: i64, fired: bool) -> None:
    """Place a hand card: the slot's reward, then the effects of filling (FC-28), then those of the cause."""
    card: i64 = ref_of(pick)
    spot: i64 = on_of(pick)
    shop = spot // 3
    space: i64 = s.shops.index(shop)
    s.hands[seat] &= ~BIT[card]
    s.known[card] = 0
    s.slots[3 * space + spot % 3] = card
    if card not in s.placed:  # an artisan that came back to the hand does not count twice
        s.placed.append(card)
    if s.events is not None:
        name, at = s.book.artisan_ids[card], s.book.shop_ids[shop]
        cause = cause_of(s)[1]
        s.tell(Placed(kind="placed", seat=seat, card=name, shop=at, slot=s.slot_name(spot), cause=cause))
    if fired:
        s.work.append(Kindled(seat, space))
    perform(s, then, seat, space)
    if full(s, space):
        s.filled += 1
        if s.events is not None:
            name = s.book.artisan_ids[card]
            s.tell(ShopFilled(kind="filled", seat=seat, shop=s.book.shop_ids[shop], cause=name))
        perform(s, filled, seat, space)
        s.work.append(FOUND)
    row = s.book.slot_coin_row[spot] if mode == REP_TO_COIN else s.book.slot_row[spot]
    perform(s, row, seat, space)
    if mode == TWICE:
        perform(s, row, seat, space)


@final
class Found(steps.Step):
    """A shop was filled: put the top of the shop deck face down on a free space, if both exist (FC-29, FC-30)."""

    def run(self, s: State) -> None:
        if not s.shop_deck:
            return
        if s.terms.solo:
            if -1 in s.shops[: s.terms.spaces]:
                pose(s, Site(0))
            return
        for space in range(s.terms.spaces):
            if s.shops[space] < 0:
                found_shop(s, space)
                return


FOUND: Final = Found()


def found_shop(s: State, space: i64) -> None:
    s.shops[space] = s.shop_deck.pop()
    s.new_shops.append(space)
    if s.events is not None:
        s.tell(ShopFounded(kind="founded", space=space + 1))


@final
class Site(Question):
    """Where a new shop goes: a solo player chooses (FC-104)."""

    def ask(self, s: State) -> str:
        return "space"

    def own(self, s: State) -> list[int]:
        return [option(V_SPACE, space) for space in range(s.terms.spaces) if s.shops[space] < 0]

    def take(self, s: State, pick: Option) -> None:
        found_shop(s, ref_of(pick))


@final
class Placing(Question):
    """Which hand card an effect places where; asked whenever it looks possible to the others."""

    space: i64
    free: bool
    mode: i64
    then: i64
    filled: i64
    fired: bool
    left: i64
    skip: bool

    # generated from the fields above: FIELDS, __init__
    # fmt: off
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "space", "free", "mode", "then", "filled", "fired", "left", "skip")

    def __init__(
        self, seat: i64, space: i64, free: bool, mode: i64, then: i64, filled: i64, fired: bool, left: i64, skip: bool,
    ) -> None:
        super().__init__(seat)
        self.space = space
        self.free = free
        self.mode = mode
        self.then = then
        self.filled = filled
        self.fired = fired
        self.left = left
        self.skip = skip
    # fmt: on
    # end of generated code

    def ask(self, s: State) -> str:
        return "place"

    def own(self, s: State) -> list[int]:
        options = placements(s, self.seat, self.space, self.free)
        if self.skip or not options:
            options.append(SKIP)
        return options

    def plain(self, s: State) -> bool:
        return not placeable(s, self.seat, self.space, self.free, False)

    def take(self, s: State, pick: Option) -> None:
        if pick == SKIP:
            return
        if self.left > 1:
            again = Placing(
                self.seat, self.space, self.free, self.mode, self.then, self.filled, self.fired, self.left - 1, True
            )
            s.work.append(Again(again))
        place(s, self.seat, pick, self.mode, self.then, self.filled, self.fired)


@final
class Kindled(steps.Step):
    """A fired-up artisan has placed a new one: a companion may step in (C4)."""

    seat: i64
    space: i64

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "space")

    def __init__(self, seat: i64, space: i64) -> None:
        self.seat = seat
        self.space = space

    # end of generated code

    def run(self, s: State) -> None:
        offer_help(s, self.seat, AFTER_PLACING, self.space)


@final
class Place(Effect):
    """PLACE hand cards here or anywhere in Town; `then` and `filled` are rows that follow."""

    def __init__(self, here: bool, free: bool, mode: int, then: int, filled: int, most: int) -> None:
        super().__init__("place")
        self.here = here
        self.free = free
        self.mode = mode
        self.then = then
        self.filled = filled
        self.most = most

    def able(self, s: State, seat: i64, place: i64, card: i64, sure: bool) -> bool:
        space: i64 = place if self.here else TOWN
        if space >= SPACES:
            return False
        return placeable(s, seat, space, self.free, sure)

    def begin(self, s: State, seat: i64, place: i64, card: i64) -> None:
        space: i64 = place if self.here else TOWN
        if placeable(s, seat, space, self.free, False):
            pose(s, Placing(seat, space, self.free, self.mode, self.then, self.filled, card >= 0, self.most, False))
