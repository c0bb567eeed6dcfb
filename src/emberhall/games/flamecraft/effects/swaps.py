"""Artisans that swap places: a potion with one in Town (3.4 Swap, FC-35 to FC-37), a hand card with one here (S11)."""

from typing import ClassVar, final

from emberhall.games.flamecraft.effects.asking import Question, perform, pose
from emberhall.games.flamecraft.effects.causes import cause_of
from emberhall.games.flamecraft.effects.fires import fire
from emberhall.games.flamecraft.effects.moves import park_place
from emberhall.games.flamecraft.events.cards import Replaced, Swapped
from emberhall.games.flamecraft.facts.town import town_slot
from emberhall.games.flamecraft.state import Effect, State, artisans_in
from emberhall.games.flamecraft.words import ALL_SEATS, BIT, HAND, PARK, V_REPLACE, V_SWAP
from emberhall.kernel import i64
from emberhall.kernel.decisions import Option, on_of, option, ref_of


@final
class Swapping(Question):
    """Which artisan in Town a potion swaps places with; then the newcomer fires (FC-35 to FC-37)."""

    place: i64
    card: i64

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "place", "card")

    def __init__(self, seat: i64, place: i64, card: i64) -> None:
        super().__init__(seat)
        self.place = place
        self.card = card

    # end of generated code

    def ask(self, s: State) -> str:
        return "swap"

    def source(self, s: State) -> int:
        return self.card

    def own(self, s: State) -> list[int]:
        options = [option(V_SWAP, card) for card in s.slots if card >= 0 and card != self.card]
        options.sort()
        return options

    def take(self, s: State, pick: Option) -> None:
        other: i64 = ref_of(pick)
        card = self.card
        at = town_slot(s, other)
        origin = self.origin(s) if s.events is not None else ""
        if self.place == HAND:
            s.hands[self.seat] = s.hands[self.seat] & ~BIT[card] | BIT[other]
            s.known[card] = 0
            s.known[other] = ALL_SEATS
            s.lit = other
        elif self.place == PARK:
            s.park[park_place(s, card)] = other
        else:
            s.slots[town_slot(s, card)] = other
        s.slots[at] = card
        if s.events is not None:
            s.tell(
                Swapped(
                    kind="swapped",
                    seat=self.seat,
                    card=s.book.artisan_ids[card],
                    partner=s.book.artisan_ids[other],
                    origin=origin,
                    place=slot_place(s, at),
                    ends=fired_before(s, other),
                )
            )
        if not fired_before(s, other):
            fire(s, self.seat, self.place, other)

    def origin(self, s: State) -> str:
        """Where the potion is, as told."""
        if self.place == HAND:
            return f"hand-{self.seat}"
        return "park" if self.place == PARK else slot_place(s, town_slot(s, self.card))


def slot_place(s: State, at: i64) -> str:
    """A slot in Town, as told."""
    return f"slot-{s.slot_name(3 * s.shops[at // 3] + at % 3)}"


def fired_before(s: State, card: i64) -> bool:
    """True if an artisan was fired up in this step: swapped in, it ends the chain (FC-36)."""
    return s.burnt[-1] >> card & 1 == 1


@final
class Swap(Effect):
    """SWAP this with another artisan in Town, then FIRE the newcomer."""

    def __init__(self) -> None:
        super().__init__("swap")

    def able(self, s: State, seat: i64, place: i64, card: i64, sure: bool) -> bool:
        for lying in s.slots:  # noqa: SIM110  (a loop is faster)
            if lying >= 0 and lying != card:
                return True
        return False

    def begin(self, s: State, seat: i64, place: i64, card: i64) -> None:
        if self.able(s, seat, place, card, True):
            pose(s, Swapping(seat, place, card))


@final
class Replacing(Question):
    """Which artisan here to exchange for which hand card (S11)."""

    space: i64
    then: i64

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "space", "then")

    def __init__(self, seat: i64, space: i64, then: i64) -> None:
        super().__init__(seat)
        self.space = space
        self.then = then

    # end of generated code

    def ask(self, s: State) -> str:
        return "replace"

    def own(self, s: State) -> list[int]:
        hand = artisans_in(s.hands[self.seat])
        here = sorted([card for card in s.slots[3 * self.space : 3 * self.space + 3] if card >= 0])
        return [option(V_REPLACE, old, new) for old in here for new in hand]

    def plain(self, s: State) -> bool:
        return False

    def take(self, s: State, pick: Option) -> None:
        old: i64 = ref_of(pick)
        new: i64 = on_of(pick)
        at = s.slots.index(old)
        s.slots[at] = new
        s.hands[self.seat] = s.hands[self.seat] & ~BIT[new] | BIT[old]
        s.known[old] = ALL_SEATS
        s.known[new] = 0
        if s.events is not None:
            ids = s.book.artisan_ids
            slot = s.slot_name(3 * s.shops[at // 3] + at % 3)
            cause = cause_of(s)[1]
            s.tell(Replaced(kind="replaced", seat=self.seat, card=ids[old], newcomer=ids[new], slot=slot, cause=cause))
        perform(s, self.then, self.seat, self.space, new)


@final
class Replace(Effect):
    """REPLACE an artisan here by a hand card: no placement, no reward; then a row for the newcomer."""

    def __init__(self, then: int) -> None:
        super().__init__("replace")
        self.then = then

    def able(self, s: State, seat: i64, place: i64, card: i64, sure: bool) -> bool:
        if place >= PARK or not s.hands[seat]:
            return False
        return any(lying >= 0 for lying in s.slots[3 * place : 3 * place + 3])

    def begin(self, s: State, seat: i64, place: i64, card: i64) -> None:
        if self.able(s, seat, place, card, False):
            pose(s, Replacing(seat, place, self.then))
