"""Firing artisans up: fire-up steps, chains of potions, and who may be fired where (3.4 Fire up, Swap; FC-32 to FC-43).

A fire-up step opens a mask of the cards it has fired, so that none fires twice in it; steps nest.
"""

from typing import ClassVar, Final, final

from emberhall.games.flamecraft.asking import (
    Again,
    Open,
    Question,
    able,
    perform,
    pocus_of,
    pose,
)
from emberhall.games.flamecraft.effects.prices import again_gifts, park_gifts, survives_gifts
from emberhall.games.flamecraft.moves import park_place, score, sink, take_artisan
from emberhall.games.flamecraft.state import Effect, State, artisans_in
from emberhall.games.flamecraft.town import awake, receivers, town_slot
from emberhall.games.flamecraft.words import (
    ALL_SEATS,
    BIT,
    BY_SHOP,
    BY_SUN,
    DONE,
    HAND,
    MEAT,
    PARK,
    SKIP,
    V_CHEER,
    V_FIRE,
    V_GIFT_ARTISAN,
    V_SWAP,
)
from emberhall.kernel import i64, steps
from emberhall.kernel.decisions import Option

FROM_HERE: Final = 0
FROM_PARK: Final = 1
FROM_HAND: Final = 2
FROM_FIRED: Final = 3
THEN_NOTHING: Final = 0
THEN_TAKE: Final = 1
THEN_GIFT: Final = 2


@final
class Quench(steps.Step):
    """The end of a fire-up step."""

    def run(self, s: State) -> None:  # type: ignore[override]
        s.burnt.pop()


QUENCH: Final = Quench()


def begin_step(s: State) -> None:
    s.burnt.append(0)
    s.work.append(QUENCH)


def fire(s: State, seat: i64, place: i64, card: i64) -> None:
    """Use the ability of an artisan where it lies."""
    s.burnt[-1] |= BIT[card]
    if card not in s.fired:
        s.fired.append(card)
    if s.told is not None:
        s.tell("fired", {"seat": seat, "card": s.book.artisan_ids[card]})
    perform(s, s.book.fire_rows[card // 7], seat, place, card)


def can_fire(s: State, seat: i64, place: i64, card: i64, sure: bool) -> bool:
    """Whether its ability could do something (FC-41)."""
    effects = s.book.rows[s.book.fire_rows[card // 7]]
    if len(effects) == 1:
        return effects[0].able(s, seat, place, card, sure)
    return able(s, s.book.fire_rows[card // 7], seat, place, card, sure)


def cards_at(s: State, place: i64) -> list[int]:
    """The face-up artisans of a shop, or of the Park."""
    if place == PARK:
        return [card for card in s.park if card >= 0]
    if not awake(s, place):
        return []
    return [card for card in s.slots[3 * place : 3 * place + 3] if card >= 0]


def fireable(s: State, seat: i64, place: i64, sure: bool) -> list[int]:
    """Those not yet fired in this step that can do something."""
    burnt = s.burnt[-1]
    found: list[int] = []
    for card in cards_at(s, place):
        if not burnt >> card & 1 and can_fire(s, seat, place, card, sure):
            found.append(card)  # noqa: PERF401
    if len(found) > 1:
        found.sort()
    return found


def any_fireable(s: State, seat: i64, place: i64, sure: bool) -> bool:
    """The same before a step has begun."""
    return any(can_fire(s, seat, place, card, sure) for card in cards_at(s, place))


def fire_options(s: State, seat: i64, place: i64, cheers: bool) -> list[int]:
    cards = fireable(s, seat, place, True)
    found = [V_FIRE << 24 | card << 12 for card in cards]
    if cheers:
        found += [V_CHEER << 24 | card << 12 for card in cards]
    return found


def cheer(s: State, seat: i64, card: i64) -> None:
    """Two reputation instead of an artisan's ability (F02)."""
    s.burnt[-1] |= BIT[card]
    pocus = pocus_of(s, seat)
    s.fulfilled[seat] |= BIT[pocus]
    for effect in s.book.rows[s.book.fancy_row[pocus]]:
        if isinstance(effect, Cheer):
            score(s, seat, effect.count, BY_SUN)


class Firing(Open):
    """A fire-up step's question: one artisan (`many` 0) or any number; `cheers`: Pocus was revealed for it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "place", "many", "start", "visit", "cheers")

    def __init__(self, seat: i64, place: i64, many: bool, start: bool, visit: bool, cheers: bool) -> None:
        super().__init__(seat)
        self.place: i64 = place
        self.many = many
        self.start = start
        self.visit = visit  # G3, E2 or S17, the steps of the shop visited
        self.cheers = cheers

    def ask(self, s: State) -> str:  # type: ignore[override]
        return "fire-all" if self.many else "fire"

    def kindling(self) -> bool:
        return self.start and self.visit and not self.cheers

    def own(self, s: State) -> list[int]:
        found = fire_options(s, self.seat, self.place, self.cheers)
        found.append(DONE if self.many else SKIP)
        return found

    def plain(self, s: State) -> bool:
        return not fireable(s, self.seat, self.place, False)

    def answer(self, s: State, pick: Option) -> None:
        verb = pick >> 24
        if verb not in (V_FIRE, V_CHEER):
            return
        card: i64 = pick >> 12 & 63
        if self.many:
            s.work.append(Again(Firing(self.seat, self.place, True, False, self.visit, self.cheers)))
        if verb == V_CHEER:
            cheer(s, self.seat, card)
        else:
            fire(s, self.seat, self.place, card)


def kindle(s: State) -> None:
    """The fire-up question to be asked again offers cheers from now on."""
    again = s.work[-1]
    if isinstance(again, Again):
        asked = again.question
        if isinstance(asked, Firing):
            s.work[-1] = Again(Firing(asked.seat, asked.place, asked.many, asked.start, asked.visit, True))


@final
class Cheer(Effect):
    """CHOOSE_FIRE_OR_REP: in the step that begins, reputation instead of an ability, artisan by artisan."""

    def __init__(self, count: int) -> None:
        super().__init__("cheer")
        self.count = count

    def able(self, s: State, seat: i64, place: i64, card: i64, sure: bool) -> bool:
        return False  # only where a fire-up step begins

    def begin(self, s: State, seat: i64, place: i64, card: i64) -> None:
        kindle(s)


@final
class FireOne(Question):
    """Which artisan of the Park, the hand, or those fired this turn is fired up; `then` says what follows."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "origin", "then", "rate")

    def __init__(self, seat: i64, origin: i64, then: i64, rate: i64) -> None:
        super().__init__(seat)
        self.origin: i64 = origin
        self.then: i64 = then
        self.rate: i64 = rate

    def ask(self, s: State) -> str:  # type: ignore[override]
        return "fire-one"

    def own(self, s: State) -> list[int]:
        found = [V_FIRE << 24 | card << 12 for card in candidates(s, self.seat, self.origin, True)]
        if not found:
            found.append(SKIP)
        return found

    def plain(self, s: State) -> bool:
        if self.origin == FROM_HAND:
            return False
        known = candidates(s, self.seat, self.origin, False)
        # Whether a meat artisan can place one is in the hand: to take it at once would tell.
        return len(known) == 0 or (len(known) == 1 and known[0] // 7 != MEAT)

    def take(self, s: State, pick: Option) -> None:  # type: ignore[override]
        if pick == SKIP:
            return
        card: i64 = pick >> 12 & 63
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
    """The artisans an effect may fire, by where it looks for them."""
    if origin == FROM_PARK:
        return [card for card in sorted(cards_at(s, PARK)) if can_fire(s, seat, PARK, card, sure)]
    if origin == FROM_HAND:
        return [card for card in artisans_in(s.hands[seat]) if can_fire(s, seat, HAND, card, sure)]
    found: list[int] = []
    for card in sorted(s.fired):
        at = town_slot(s, card)
        if at >= 0 and awake(s, at // 3) and can_fire(s, seat, at // 3, card, sure):  # FC-112
            found.append(card)
    return found


@final
class Adopt(steps.Step):
    """What lies on a place of the Park after a fire-up is taken (S03)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "at")

    def __init__(self, seat: i64, at: i64) -> None:
        self.seat: i64 = seat
        self.at: i64 = at

    def run(self, s: State) -> None:  # type: ignore[override]
        if s.park[self.at] >= 0:
            take_artisan(s, self.seat, self.at)


@final
class Parting(Open):
    """Whether the artisan fired in the hand, or the one swapped in, is given away (S27, FC-120)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "rate")

    def __init__(self, seat: i64, rate: i64) -> None:
        super().__init__(seat)
        self.rate: i64 = rate

    def ask(self, s: State) -> str:  # type: ignore[override]
        return "gift-artisan"

    def own(self, s: State) -> list[int]:
        found: list[int] = []
        if s.lit >= 0 and s.hands[self.seat] >> s.lit & 1:
            found = [V_GIFT_ARTISAN << 24 | s.lit << 12 | other for other in receivers(s, self.seat)]
        found.append(SKIP)
        return found

    def answer(self, s: State, pick: Option) -> None:
        card = s.lit
        s.lit = -1
        if pick == SKIP:
            return
        other: i64 = pick & 4095
        s.hands[self.seat] &= ~BIT[card]
        if s.terms.solo:
            s.known[card] = 0
            sink(s, card, ALL_SEATS)
        else:
            s.hands[other] |= BIT[card]
        if s.told is not None:
            s.tell("gave", {"seat": self.seat, "to": other, "card": s.book.artisan_ids[card]})
        score(s, self.seat, self.rate, BY_SHOP)


@final
class Swapping(Question):
    """Which artisan in Town a potion trades places with; then the newcomer fires (FC-35 to FC-37)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "place", "card")

    def __init__(self, seat: i64, place: i64, card: i64) -> None:
        super().__init__(seat)
        self.place: i64 = place
        self.card: i64 = card

    def ask(self, s: State) -> str:  # type: ignore[override]
        return "swap"

    def source(self, s: State) -> int:  # type: ignore[override]
        return self.card

    def own(self, s: State) -> list[int]:
        found = [V_SWAP << 24 | card << 12 for card in s.slots if card >= 0 and card != self.card]
        found.sort()
        return found

    def take(self, s: State, pick: Option) -> None:  # type: ignore[override]
        other: i64 = pick >> 12 & 63
        card = self.card
        at = town_slot(s, other)
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
        if s.told is not None:
            s.tell("swapped", {"seat": self.seat, "card": s.book.artisan_ids[card], "with": s.book.artisan_ids[other]})
        if not s.burnt[-1] >> other & 1:  # FC-36: an already fired card ends the chain
            fire(s, self.seat, self.place, other)


@final
class Swap(Effect):
    """SWAP this with another artisan in Town, then FIRE the newcomer."""

    def __init__(self) -> None:
        super().__init__("swap")

    def able(self, s: State, seat: i64, place: i64, card: i64, sure: bool) -> bool:
        for found in s.slots:  # noqa: SIM110  (a loop is faster)
            if found >= 0 and found != card:
                return True
        return False

    def begin(self, s: State, seat: i64, place: i64, card: i64) -> None:
        if self.able(s, seat, place, card, True):
            pose(s, Swapping(seat, place, card))


@final
class FireMany(Effect):
    """FIRE any number of the artisans here or in the Park, each once, in any order."""

    def __init__(self, park: bool, visit: bool) -> None:
        super().__init__("fire_park" if park else "fire_here")
        self.park = park
        self.visit = visit

    def able(self, s: State, seat: i64, place: i64, card: i64, sure: bool) -> bool:
        at: i64 = PARK if self.park else place
        return at <= PARK and at >= 0 and any_fireable(s, seat, at, sure)

    def begin(self, s: State, seat: i64, place: i64, card: i64) -> None:
        begin_step(s)
        pose(s, Firing(seat, PARK if self.park else place, True, True, self.visit, False))

    def spares(self, s: State, seat: i64) -> bool:
        return survives_gifts(s, seat, park_gifts(s))


@final
class Fire(Effect):
    """FIRE one artisan of the Park, the hand or those fired this turn; then take it, or maybe give it away."""

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
    """MAY FIRE the artisan that has just come (S11)."""

    def __init__(self) -> None:
        super().__init__("fire_newcomer")

    def begin(self, s: State, seat: i64, place: i64, card: i64) -> None:
        if can_fire(s, seat, place, card, False):
            pose(s, Welcoming(seat, place, card))


@final
class Welcoming(Question):
    """Whether a newcomer is fired up."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "place", "card")

    def __init__(self, seat: i64, place: i64, card: i64) -> None:
        super().__init__(seat)
        self.place: i64 = place
        self.card: i64 = card

    def ask(self, s: State) -> str:  # type: ignore[override]
        return "fire-newcomer"

    def own(self, s: State) -> list[int]:
        found: list[int] = []
        if can_fire(s, self.seat, self.place, self.card, True):
            found.append(V_FIRE << 24 | self.card << 12)
        found.append(SKIP)
        return found

    def plain(self, s: State) -> bool:
        return False

    def take(self, s: State, pick: Option) -> None:  # type: ignore[override]
        if pick != SKIP:
            begin_step(s)
            fire(s, self.seat, self.place, self.card)
