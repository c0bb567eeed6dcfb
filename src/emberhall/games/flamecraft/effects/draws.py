"""Drawing and returning cards (3.4 Draw artisan, Draw fancy, Return)."""

from typing import ClassVar, final

from emberhall.games.flamecraft.effects.asking import Question, gives_back, pose
from emberhall.games.flamecraft.effects.causes import cause_of
from emberhall.games.flamecraft.effects.moves import (
    draw_artisan,
    draw_fancies,
    pop_artisan,
    receiver,
    return_artisan,
    score,
    sink_fancy,
    take_artisan,
)
from emberhall.games.flamecraft.events.cards import FancyGiven, FancyReturned, MovedIn
from emberhall.games.flamecraft.facts.town import receivers
from emberhall.games.flamecraft.state import Effect, State, artisans_in, cards_in
from emberhall.games.flamecraft.words import (
    BIT,
    DONE,
    DRAW,
    PARK,
    V_GIFT_FANCY,
    V_RETURN,
    V_RETURN_FANCY,
    V_TAKE,
)
from emberhall.kernel import i64
from emberhall.kernel.decisions import Option, on_of, option, ref_of


@final
class Drawing(Question):
    """A Park card, or the unseen top of the deck; `busy` is an artisan just fired up in the Park (FC-115)."""

    busy: i64
    sewing: bool  # in G1: note its icon for this visit, and count the goods on it as gathered

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "busy", "sewing")

    def __init__(self, seat: i64, busy: i64, sewing: bool) -> None:
        super().__init__(seat)
        self.busy = busy
        self.sewing = sewing

    # end of generated code

    def ask(self, s: State) -> str:
        return "draw"

    def own(self, s: State) -> list[int]:
        options = [option(V_TAKE, card) for card in s.park if card >= 0 and card != self.busy]
        options.sort()
        if s.deck:
            options.append(DRAW)
        return options

    def take(self, s: State, pick: Option) -> None:
        if pick == DRAW:
            card = draw_artisan(s, self.seat)
        else:
            at: i64 = s.park.index(ref_of(pick))
            if self.sewing:
                s.g1_goods += sum(s.laid[7 * at : 7 * at + 6])  # but not coins (FC-19, FC-76)
            card = take_artisan(s, self.seat, at)
        if self.sewing:
            s.sew_icon = card // 7


def drawable(s: State, busy: i64) -> bool:
    if s.deck:
        return True
    return any(card >= 0 and card != busy for card in s.park)


def draw(s: State, seat: i64, busy: i64, sewing: bool) -> None:
    """Draw one artisan, if any is left (FC-24)."""
    if drawable(s, busy):
        pose(s, Drawing(seat, busy, sewing))


@final
class TakingPark(Question):
    """Park cards of the player's choice, never the deck (S06)."""

    left: i64

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "left")

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left = left

    # end of generated code

    def ask(self, s: State) -> str:
        return "take"

    def own(self, s: State) -> list[int]:
        options = [option(V_TAKE, card) for card in s.park if card >= 0]
        options.sort()
        return options

    def take(self, s: State, pick: Option) -> None:
        take_artisan(s, self.seat, s.park.index(ref_of(pick)))
        take_from_park(s, self.seat, self.left - 1)


def take_from_park(s: State, seat: i64, left: i64) -> None:
    if left > 0 and any(card >= 0 for card in s.park):
        pose(s, TakingPark(seat, left))


@final
class Returning(Question):
    """Which artisans go from the hand to the bottom of the deck; after `least` of them the seat may stop."""

    done: i64
    least: i64
    most: i64
    rate: i64
    by: i64

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "done", "least", "most", "rate", "by")

    def __init__(self, seat: i64, done: i64, least: i64, most: i64, rate: i64, by: i64) -> None:
        super().__init__(seat)
        self.done = done
        self.least = least
        self.most = most
        self.rate = rate
        self.by = by

    # end of generated code

    def ask(self, s: State) -> str:
        return "return"

    def own(self, s: State) -> list[int]:
        options = [option(V_RETURN, card) for card in artisans_in(s.hands[self.seat])]
        if self.done >= self.least:
            options.append(DONE)
        return options

    def plain(self, s: State) -> bool:
        return False

    def take(self, s: State, pick: Option) -> None:
        if pick == DONE:
            return
        return_artisan(s, self.seat, ref_of(pick), self.rate == 0)
        if self.rate:
            score(s, self.seat, self.rate, self.by)
        if self.done + 1 < self.most and s.hands[self.seat]:
            pose(s, Returning(self.seat, self.done + 1, self.least, self.most, self.rate, self.by))


@final
class ReturningFancies(Question):
    """Which unscored fancies to return, in order of their numbers (F34)."""

    least: i64
    rate: i64
    by: i64

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "least", "rate", "by")

    def __init__(self, seat: i64, least: i64, rate: i64, by: i64) -> None:
        super().__init__(seat)
        self.least = least
        self.rate = rate
        self.by = by

    # end of generated code

    def ask(self, s: State) -> str:
        return "return-fancy"

    def own(self, s: State) -> list[int]:
        cards = cards_in(s.fancies[self.seat])
        options = [option(V_RETURN_FANCY, card) for card in cards if card >= self.least]
        options.append(DONE)
        return options

    def plain(self, s: State) -> bool:
        return not s.fancies[self.seat]

    def take(self, s: State, pick: Option) -> None:
        if pick == DONE:
            return
        card: i64 = ref_of(pick)
        s.fancies[self.seat] &= ~BIT[card]
        sink_fancy(s, card, 1 << self.seat)
        if s.events is not None:
            cause = cause_of(s)[1]
            s.tell(
                FancyReturned(kind="returned-fancy", seat=self.seat, cause=cause, card=s.book.fancy_ids[card]),
                (int(self.seat),),
                FancyReturned(kind="returned-fancy", seat=self.seat, cause=cause),
            )
        for scored in cards_in(s.scored[self.seat]):
            if gives_back(s, scored):
                s.fulfilled[self.seat] |= BIT[scored]
        score(s, self.seat, self.rate, self.by)
        pose(s, ReturningFancies(self.seat, card + 1, self.rate, self.by))


@final
class GiftingFancy(Question):
    """Which of the fancies just drawn to give away, and to whom (S22)."""

    def ask(self, s: State) -> str:
        return "gift-fancy"

    def own(self, s: State) -> list[int]:
        others = receivers(s, self.seat)
        return [option(V_GIFT_FANCY, card, other) for card in cards_in(s.fresh) for other in others]

    def plain(self, s: State) -> bool:
        return False

    def take(self, s: State, pick: Option) -> None:
        card: i64 = ref_of(pick)
        other: i64 = on_of(pick)
        seat = self.seat
        s.fresh = 0
        s.fancies[seat] &= ~BIT[card]
        if s.terms.solo:
            sink_fancy(s, card, 1)
        else:
            s.fancies[other] |= BIT[card]
            s.known_fancies[card] = 1 << seat | 1 << other
        if s.events is not None:
            to, cause = receiver(s, other), cause_of(s)[1]
            s.tell(
                FancyGiven(kind="gave-fancy", seat=seat, to=to, cause=cause, card=s.book.fancy_ids[card]),
                (int(seat), int(other)),
                FancyGiven(kind="gave-fancy", seat=seat, to=to, cause=cause),
            )


# --- the effects


@final
class DrawArtisans(Effect):
    """DRAW_A from the Park or the deck top."""

    def __init__(self) -> None:
        super().__init__("draw_a")

    def able(self, s: State, seat: i64, place: i64, card: i64, sure: bool) -> bool:
        return drawable(s, card if place == PARK else -1)

    def begin(self, s: State, seat: i64, place: i64, card: i64) -> None:
        draw(s, seat, card if place == PARK else -1, False)


@final
class Take(Effect):
    """TAKE Park cards of the player's choice, or all if fewer are left."""

    def __init__(self, count: int) -> None:
        super().__init__("take")
        self.count = count

    def begin(self, s: State, seat: i64, place: i64, card: i64) -> None:
        take_from_park(s, seat, self.count)


@final
class DrawFancies(Effect):
    """DRAW_F; with `gift`, one of the drawn cards is given to another player."""

    def __init__(self, count: int, gift: bool) -> None:
        super().__init__("draw_f_gift" if gift else "draw_f")
        self.count = count
        self.gift = gift

    def able(self, s: State, seat: i64, place: i64, card: i64, sure: bool) -> bool:
        return len(s.fancy_deck) > 0

    def begin(self, s: State, seat: i64, place: i64, card: i64) -> None:
        new_cards = draw_fancies(s, seat, self.count)
        if self.gift and new_cards:
            s.fresh = new_cards
            pose(s, GiftingFancy(seat))


@final
class ReturnArtisans(Effect):
    """RETURN hand artisans to the deck bottom, and SCORE for each."""

    def __init__(self, most: int, rate: int, source: int) -> None:
        super().__init__("return_a")
        self.most = most
        self.rate = rate
        self.source = source

    def able(self, s: State, seat: i64, place: i64, card: i64, sure: bool) -> bool:
        return s.hands[seat] != 0

    def begin(self, s: State, seat: i64, place: i64, card: i64) -> None:
        if s.hands[seat]:
            pose(s, Returning(seat, 0, 1, self.most, self.rate, self.source))


@final
class ReturnFancies(Effect):
    """RETURN unscored fancies, and SCORE for each."""

    def __init__(self, rate: int, source: int) -> None:
        super().__init__("return_f")
        self.rate = rate
        self.source = source

    def able(self, s: State, seat: i64, place: i64, card: i64, sure: bool) -> bool:
        return s.fancies[seat] != 0

    def begin(self, s: State, seat: i64, place: i64, card: i64) -> None:
        if s.fancies[seat]:
            pose(s, ReturningFancies(seat, 0, self.rate, self.source))


@final
class FillFromDeck(Effect):
    """Deck artisans to named slots of the shop just revealed; nobody placed them (FC-75)."""

    def __init__(self, slots: list[int]) -> None:
        super().__init__("fill_from_deck")
        self.slots = slots

    def begin(self, s: State, seat: i64, place: i64, card: i64) -> None:
        for slot in self.slots:
            if s.deck:
                artisan = pop_artisan(s)
                s.slots[3 * place + slot] = artisan
                s.known[artisan] = 0
                if s.events is not None:
                    at = 3 * s.shops[place] + slot
                    shop, name = s.book.shop_ids[s.shops[place]], s.book.artisan_ids[artisan]
                    s.tell(MovedIn(kind="moved-in", card=name, shop=shop, slot=s.slot_name(at)))
