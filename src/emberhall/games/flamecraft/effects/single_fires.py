"""Firing one artisan of the Park, the hand, or those fired this turn, and what follows (S03, S11, S24, S27, F13)."""

from typing import ClassVar, Final, final

from emberhall.games.flamecraft.effects.asking import Again, Open, Question, pose
from emberhall.games.flamecraft.effects.causes import cause_of
from emberhall.games.flamecraft.effects.fires import begin_step, can_fire, cards_at, fire
from emberhall.games.flamecraft.effects.moves import park_place, receiver, score, sink, take_artisan
from emberhall.games.flamecraft.effects.prices import again_gifts, survives_gifts
from emberhall.games.flamecraft.events.cards import ArtisanGiven
from emberhall.games.flamecraft.facts.town import awake, receivers, town_slot
from emberhall.games.flamecraft.state import Effect, State, artisans_in
from emberhall.games.flamecraft.words import ALL_SEATS, BIT, BY_SHOP, HAND, MEAT, PARK, SKIP, V_FIRE, V_GIFT_ARTISAN
from emberhall.kernel import i64, steps
from emberhall.kernel.decisions import Option, on_of, option, ref_of

FROM_HERE: Final = 0
FROM_PARK: Final = 1
FROM_HAND: Final = 2
FROM_FIRED: Final = 3
THEN_NOTHING: Final = 0
THEN_TAKE: Final = 1
THEN_GIFT: Final = 2


@final
class FireOne(Question):
    """Which artisan of the Park, the hand, or those fired this turn to fire up; `then` is what follows."""

    origin: i64
    then: i64
    rate: i64

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "origin", "then", "rate")

    def __init__(self, seat: i64, origin: i64, then: i64, rate: i64) -> None:
        super().__init__(seat)
        self.origin = origin
        self.then = then
        self.rate = rate

    # end of generated code

    def ask(self, s: State) -> str:
        return "fire-one"

    def own(self, s: State) -> list[int]:
        options = [option(V_FIRE, card) for card in candidates(s, self.seat, self.origin, True)]
        if not options:
            options.append(SKIP)
        return options

    def plain(self, s: State) -> bool:
        if self.origin == FROM_HAND:
            return False
        if self.origin == FROM_PARK:
            return len(cards_at(s, PARK)) <= 1
        known = candidates(s, self.seat, self.origin, False)
        # Whether a meat artisan can place one depends on the hand: taking the answer at once would reveal it.
        return len(known) == 0 or (len(known) == 1 and known[0] // 7 != MEAT)

    def take(self, s: State, pick: Option) -> None:
        if pick == SKIP:
            return
        card: i64 = ref_of(pick)
        seat = self.seat
        if self.origin == FROM_HAND:
            s.lit = card
            s.known[card] = ALL_SEATS
            if self.then == THEN_GIFT:
                s.work.append(Again(Parting(seat, self.rate)))
            fire(s, seat, HAND, card)
        elif self.origin == FROM_PARK:
            at = park_place(s, card)
            if self.then == THEN_TAKE:
                s.work.append(Adopt(seat, at))
            fire(s, seat, PARK, card)
        else:
            fire(s, seat, town_slot(s, card) // 3, card)


def candidates(s: State, seat: i64, origin: i64, sure: bool) -> list[int]:
    """The artisans an effect may fire, by their origin."""
    if origin == FROM_PARK:
        return sorted(cards_at(s, PARK))  # any of them: one that can do nothing is taken all the same (FC-121)
    if origin == FROM_HAND:
        return [card for card in artisans_in(s.hands[seat]) if can_fire(s, seat, HAND, card, sure)]
    artisans: list[int] = []
    for card in sorted(s.fired):
        at = town_slot(s, card)
        if at >= 0 and awake(s, at // 3) and can_fire(s, seat, at // 3, card, sure):  # FC-112
            artisans.append(card)
    return artisans


@final
class Adopt(steps.Step):
    """Take the card at a place of the Park after a fire-up (S03)."""

    seat: i64
    at: i64

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "at")

    def __init__(self, seat: i64, at: i64) -> None:
        self.seat = seat
        self.at = at

    # end of generated code

    def run(self, s: State) -> None:
        if s.park[self.at] >= 0:
            take_artisan(s, self.seat, self.at)


@final
class Parting(Open):
    """Whether to give away the artisan fired in the hand, or the one swapped in (S27, FC-120)."""

    rate: i64

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "rate")

    def __init__(self, seat: i64, rate: i64) -> None:
        super().__init__(seat)
        self.rate = rate

    # end of generated code

    def ask(self, s: State) -> str:
        return "gift-artisan"

    def own(self, s: State) -> list[int]:
        options: list[int] = []
        if s.lit >= 0 and s.hands[self.seat] >> s.lit & 1:
            options = [option(V_GIFT_ARTISAN, s.lit, other) for other in receivers(s, self.seat)]
        options.append(SKIP)
        return options

    def answer(self, s: State, pick: Option) -> None:
        card = s.lit
        s.lit = -1
        if pick == SKIP:
            return
        other: i64 = on_of(pick)
        s.hands[self.seat] &= ~BIT[card]
        if s.terms.solo:
            s.known[card] = 0
            sink(s, card, ALL_SEATS)
        else:
            s.hands[other] |= BIT[card]
        if s.events is not None:
            name, cause = s.book.artisan_ids[card], cause_of(s)[1]
            s.tell(ArtisanGiven(kind="gave", seat=self.seat, to=receiver(s, other), card=name, cause=cause))
        score(s, self.seat, self.rate, BY_SHOP)


@final
class Fire(Effect):
    """FIRE one artisan of the Park, the hand or those fired this turn; then take it, or offer to give it away."""

    def __init__(self, origin: int, then: int, rate: int) -> None:
        super().__init__(("fire_here", "fire_one_park", "fire_hand", "fire_again")[origin])
        self.origin = origin
        self.then = then
        self.rate = rate

    def able(self, s: State, seat: i64, place: i64, card: i64, sure: bool) -> bool:
        if self.origin == FROM_HAND and not sure:
            return s.hands[seat] != 0
        return len(candidates(s, seat, self.origin, sure)) > 0

    def begin(self, s: State, seat: i64, place: i64, card: i64) -> None:
        if self.able(s, seat, place, card, False):
            begin_step(s)
            pose(s, FireOne(seat, self.origin, self.then, self.rate))

    def spares(self, s: State, seat: i64) -> bool:
        return survives_gifts(s, seat, again_gifts(s, seat, candidates(s, seat, self.origin, True)))


@final
class FireNewcomer(Effect):
    """MAY FIRE the artisan that just replaced another (S11)."""

    def __init__(self) -> None:
        super().__init__("fire_newcomer")

    def begin(self, s: State, seat: i64, place: i64, card: i64) -> None:
        if can_fire(s, seat, place, card, False):
            pose(s, Welcoming(seat, place, card))


@final
class Welcoming(Question):
    """Whether to fire up a newcomer."""

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
        return "fire-newcomer"

    def own(self, s: State) -> list[int]:
        options: list[int] = []
        if can_fire(s, self.seat, self.place, self.card, True):
            options.append(option(V_FIRE, self.card))
        options.append(SKIP)
        return options

    def plain(self, s: State) -> bool:
        return False

    def take(self, s: State, pick: Option) -> None:
        if pick != SKIP:
            begin_step(s)
            fire(s, self.seat, self.place, self.card)
