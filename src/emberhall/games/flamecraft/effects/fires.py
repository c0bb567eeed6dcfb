"""Firing artisans up: fire-up steps, and which artisans may be fired where (3.4 Fire up; FC-32 to FC-43).

A fire-up step keeps a mask of the cards it has fired, so that none fires twice in it; steps can be nested.
"""

from typing import ClassVar, Final, final

from emberhall.games.flamecraft.effects.asking import (
    Again,
    Open,
    able,
    next_below,
    perform,
    pocus_of,
    pose,
)
from emberhall.games.flamecraft.effects.causes import cause_of
from emberhall.games.flamecraft.effects.moves import add_reputation
from emberhall.games.flamecraft.effects.prices import park_gifts, survives_gifts
from emberhall.games.flamecraft.events.cards import Fired
from emberhall.games.flamecraft.events.tokens import Cheered
from emberhall.games.flamecraft.facts.town import awake
from emberhall.games.flamecraft.state import Effect, State
from emberhall.games.flamecraft.words import (
    BIT,
    BY_SUN,
    DONE,
    PARK,
    SKIP,
    V_CHEER,
    V_FIRE,
)
from emberhall.kernel import i64, steps
from emberhall.kernel.decisions import Option, option, ref_of, verb_of


@final
class Quench(steps.Step):
    """The end of a fire-up step."""

    def run(self, s: State) -> None:
        s.burnt.pop()


QUENCH: Final = Quench()


def begin_step(s: State) -> None:
    s.burnt.append(0)
    s.work.append(QUENCH)


def fire(s: State, seat: i64, place: i64, card: i64) -> None:
    """Use the ability of an artisan at its place."""
    s.burnt[-1] |= BIT[card]
    if card not in s.fired:
        s.fired.append(card)
    if s.events is not None:
        s.tell(Fired(kind="fired", seat=seat, card=s.book.artisan_ids[card], cause=cause_of(s)[1]))
    perform(s, s.book.fire_rows[card // 7], seat, place, card)


def can_fire(s: State, seat: i64, place: i64, card: i64, sure: bool) -> bool:
    """True if its ability could do something (FC-41)."""
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


def unfired(s: State, place: i64) -> list[int]:
    """The artisans at a place not yet fired in this step, whether or not they could do anything (FC-85)."""
    burnt = s.burnt[-1]
    cards: list[int] = []
    for card in cards_at(s, place):
        if not burnt >> card & 1:
            cards.append(card)  # noqa: PERF401
    if len(cards) > 1:
        cards.sort()
    return cards


def fireable(s: State, seat: i64, place: i64, sure: bool) -> list[int]:
    """The artisans at a place not yet fired in this step that can do something (FC-41)."""
    return [card for card in unfired(s, place) if can_fire(s, seat, place, card, sure)]


def any_fireable(s: State, seat: i64, place: i64, sure: bool) -> bool:
    """True if any artisan at a place can do something; used before a step has begun."""
    return any(can_fire(s, seat, place, card, sure) for card in cards_at(s, place))


def fire_options(s: State, seat: i64, place: i64, cheers: bool) -> list[int]:
    options = [option(V_FIRE, card) for card in fireable(s, seat, place, True)]
    if cheers:
        options += [option(V_CHEER, card) for card in unfired(s, place)]
    return options


def cheer(s: State, seat: i64, card: i64) -> None:
    """Two reputation instead of an artisan's ability (F02)."""
    s.burnt[-1] |= BIT[card]
    pocus = pocus_of(s, seat)
    s.fulfilled[seat] |= BIT[pocus]
    for effect in s.book.rows[s.book.fancy_row[pocus]]:
        if isinstance(effect, Cheer):
            add_reputation(s, seat, effect.count, BY_SUN)
            if s.events is not None:
                name, cause = s.book.artisan_ids[card], s.book.fancy_ids[pocus]
                now = s.rep[seat]
                s.tell(Cheered(kind="cheered", seat=seat, card=name, cause=cause, count=effect.count, now=now))


class Firing(Open):
    """The question of a fire-up step: one artisan, or any number if `many`; `cheers`: Pocus was revealed for it."""

    place: i64
    many: bool
    visit: bool  # one of the steps of the shop visited: G3, E2 or S17
    cheers: bool

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "place", "many", "visit", "cheers")

    def __init__(self, seat: i64, place: i64, many: bool, visit: bool, cheers: bool) -> None:
        super().__init__(seat)
        self.place = place
        self.many = many
        self.visit = visit
        self.cheers = cheers

    # end of generated code

    def ask(self, s: State) -> str:
        return "fire-all" if self.many else "fire"

    def kindling(self, s: State) -> bool:
        return self.visit and not self.cheers and len(unfired(s, self.place)) > 0

    def own(self, s: State) -> list[int]:
        options = fire_options(s, self.seat, self.place, self.cheers)
        options.append(DONE if self.many else SKIP)
        return options

    def plain(self, s: State) -> bool:
        if self.cheers:
            return not unfired(s, self.place)
        return not fireable(s, self.seat, self.place, False)

    def answer(self, s: State, pick: Option) -> None:
        verb = verb_of(pick)
        if verb not in (V_FIRE, V_CHEER):
            return
        card: i64 = ref_of(pick)
        if self.many:
            s.work.append(Again(Firing(self.seat, self.place, True, self.visit, self.cheers)))
        if verb == V_CHEER:
            cheer(s, self.seat, card)
        else:
            fire(s, self.seat, self.place, card)


def kindle(s: State) -> None:
    """Make the waiting fire-up question offer cheers from now on."""
    at = next_below(s, len(s.work) - 1)
    again = s.work[at]
    if isinstance(again, Again):
        asked = again.question
        if isinstance(asked, Firing):
            s.work[at] = Again(Firing(asked.seat, asked.place, asked.many, asked.visit, True))


@final
class Cheer(Effect):
    """CHOOSE_FIRE_OR_REP: in this fire-up step, each unfired artisan may give reputation instead of its ability."""

    def __init__(self, count: int) -> None:
        super().__init__("cheer")
        self.count = count

    def able(self, s: State, seat: i64, place: i64, card: i64, sure: bool) -> bool:
        return False  # only in a fire-up step

    def begin(self, s: State, seat: i64, place: i64, card: i64) -> None:
        kindle(s)


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
        pose(s, Firing(seat, PARK if self.park else place, True, self.visit, False))

    def spares(self, s: State, seat: i64) -> bool:
        return survives_gifts(s, seat, park_gifts(s))
