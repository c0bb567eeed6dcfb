"""Solo: what the Town does by itself at the end of a turn (3.6, FC-100 to FC-106)."""

from typing import ClassVar, Final, final

from emberhall.games.flamecraft.effects.asking import Question, pose
from emberhall.games.flamecraft.effects.moves import leave_row, pop_artisan, refill_park, refill_row, sink, tuck
from emberhall.games.flamecraft.effects.places import FOUND
from emberhall.games.flamecraft.events.cards import MovedIn, PassedOn, PawnCalled
from emberhall.games.flamecraft.events.course import Tucked
from emberhall.games.flamecraft.facts.town import charms, full, is_open, space_of
from emberhall.games.flamecraft.state import State
from emberhall.games.flamecraft.turn.visits import pawn_place
from emberhall.games.flamecraft.words import ALL_SEATS, SPACES, V_TUCK, WILD
from emberhall.kernel import i64, steps
from emberhall.kernel.decisions import Option, on_of, option, ref_of


@final
class SoloEnd(steps.Step):
    """Z1 to Z5; in the last turn the Town places and casts nothing."""

    def run(self, s: State) -> None:
        refill_park(s)
        s.work.append(REFRESH_ROW)
        if s.finals < 0:
            newcomer(s)


def newcomer(s: State) -> None:
    """Z2 and Z3: the first card of the deck that fits a slot moves in, and calls the pawn of its good."""
    for _ in range(len(s.deck)):
        card = pop_artisan(s)
        at = first_slot(s, card // 7)
        if at < 0:
            sink(s, card, ALL_SEATS)
            if s.events is not None:
                s.tell(PassedOn(kind="passed-on", card=s.book.artisan_ids[card]))
            continue
        space = at // 3
        s.slots[at] = card
        if s.events is not None:
            slot = s.slot_name(3 * s.shops[space] + at % 3)
            shop = s.book.shop_ids[s.shops[space]]
            s.tell(MovedIn(kind="moved-in", card=s.book.artisan_ids[card], shop=shop, slot=slot))
        s.work.append(Charm(card // 7))
        pawn = s.terms.colours.index(card // 7)
        if pawn:
            if s.events is not None:
                shop = s.book.shop_ids[s.shops[space]]
                s.tell(PawnCalled(kind="called", pawn=pawn, shop=shop, origin=pawn_place(s, pawn)))
            s.pawns[pawn] = space
        if full(s, space):
            s.work.append(FOUND)
        return


def first_slot(s: State, icon: i64) -> i64:
    """The first empty slot for an icon, by space and slot, as 3 * space + slot; -1: none."""
    for space in range(SPACES):
        if s.open >> space & 1:
            shop = s.shops[space]
            for k in range(s.book.shop_slots[shop]):
                if s.slots[3 * space + k] < 0 and s.book.slot_takes[3 * shop + k] >> icon & 1:
                    return 3 * space + k
    return -1


@final
class Charm(steps.Step):
    """Z4: tuck an enchantment of the newcomer's icon, if there is one and a place for it."""

    icon: i64

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("icon",)

    def __init__(self, icon: i64) -> None:
        self.icon = icon

    # end of generated code

    def run(self, s: State) -> None:
        asked = Tucking(0, self.icon)
        if asked.own(s):
            pose(s, asked)


@final
class Tucking(Question):
    """Which enchantment goes to which shop; no payment, no reward (FC-102)."""

    icon: i64

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "icon")

    def __init__(self, seat: i64, icon: i64) -> None:
        super().__init__(seat)
        self.icon = icon

    # end of generated code

    def ask(self, s: State) -> str:
        return "tuck"

    def own(self, s: State) -> list[int]:
        shops = sorted([s.shops[space] for space in range(SPACES) if self.fits(s, space)])
        cards = sorted([card for card in s.row if card >= 0 and s.book.enchantment_icon[card] == self.icon])
        return [option(V_TUCK, card, shop) for card in cards for shop in shops]

    def fits(self, s: State, space: i64) -> bool:
        if not is_open(s, space) or charms(s, space) == 3:
            return False
        icon = s.book.shop_icon[s.shops[space]]
        return icon in (self.icon, WILD)

    def take(self, s: State, pick: Option) -> None:
        card: i64 = ref_of(pick)
        shop: i64 = on_of(pick)
        leave_row(s, card)
        tuck(s, card, space_of(s, shop))
        if s.events is not None:
            name, at = s.book.enchantment_ids[card], s.book.shop_ids[shop]
            s.tell(Tucked(kind="tucked", seat=None, card=name, shop=at, reserved=False, origin="row"))


@final
class RefreshRow(steps.Step):
    """Z5."""

    def run(self, s: State) -> None:
        refill_row(s)


SOLO_END: Final = SoloEnd()
REFRESH_ROW: Final = RefreshRow()
