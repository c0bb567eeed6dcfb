"""Effects of some shops on tokens: coins flipped (S16, S28) or left on a shop (S04), goods laid on the Park (S19)."""

from typing import ClassVar, Final, final

from emberhall.games.flamecraft.effects.asking import Again, Open, Question, able, perform, pose
from emberhall.games.flamecraft.effects.causes import cause_of
from emberhall.games.flamecraft.effects.moves import gain, lose, score
from emberhall.games.flamecraft.events.tokens import Deposited, Flipped, Laid
from emberhall.games.flamecraft.state import Effect, State
from emberhall.games.flamecraft.words import (
    ALLEY_FULL,
    BY_SHOP,
    COIN,
    DONE,
    KINDS,
    PARK_PLACES,
    SKIP,
    V_DEPOSIT,
    V_FLIP,
    V_LAY,
    V_SPEND,
)
from emberhall.kernel import i64
from emberhall.kernel.decisions import Option, on_of, option, ref_of

FLIP: Final = option(V_FLIP)


# --- flipping coins


def flip(s: State, seat: i64) -> bool:
    """True for heads, from the game's own random numbers (FC-81)."""
    heads = s.rng.below(2) == 0
    if s.events is not None:
        s.tell(Flipped(kind="flipped", seat=seat, heads=heads, cause=cause_of(s)[1]))
    return heads


@final
class FlippingOn(Open):
    """Whether to pay a good to flip again (S16)."""

    heads: i64
    tails: i64
    place: i64

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "heads", "tails", "place")

    def __init__(self, seat: i64, heads: i64, tails: i64, place: i64) -> None:
        super().__init__(seat)
        self.heads = heads
        self.tails = tails
        self.place = place

    # end of generated code

    def ask(self, s: State) -> str:
        return "flip-again"

    def own(self, s: State) -> list[int]:
        options = [option(V_SPEND, kind) for kind in range(7) if s.tokens[7 * self.seat + kind]]
        options.append(SKIP)
        return options

    def answer(self, s: State, pick: Option) -> None:
        if pick != SKIP:
            lose(s, self.seat, ref_of(pick), 1)
            perform(s, self.heads if flip(s, self.seat) else self.tails, self.seat, self.place)


@final
class Flip(Effect):
    """FLIP: one row for heads, another for tails; once more for a good of any type."""

    def __init__(self, heads: int, tails: int) -> None:
        super().__init__("flip")
        self.heads = heads
        self.tails = tails

    def able(self, s: State, seat: i64, place: i64, card: i64, sure: bool) -> bool:
        return able(s, self.heads, seat, place, card, sure) or able(s, self.tails, seat, place, card, sure)

    def begin(self, s: State, seat: i64, place: i64, card: i64) -> None:
        s.work.append(Again(FlippingOn(seat, self.heads, self.tails, place)))
        perform(s, self.heads if flip(s, seat) else self.tails, seat, place)


@final
class Wishing(Open):
    """Whether to flip another coin (S28, FC-80)."""

    heads: i64
    left: i64
    place: i64

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "heads", "left", "place")

    def __init__(self, seat: i64, heads: i64, left: i64, place: i64) -> None:
        super().__init__(seat)
        self.heads = heads
        self.left = left
        self.place = place

    # end of generated code

    def ask(self, s: State) -> str:
        return "wish"

    def own(self, s: State) -> list[int]:
        return [FLIP, DONE] if s.tokens[7 * self.seat + COIN] else [DONE]

    def answer(self, s: State, pick: Option) -> None:
        if pick == DONE:
            return
        if self.left > 1:
            s.work.append(Again(Wishing(self.seat, self.heads, self.left - 1, self.place)))
        if flip(s, self.seat):
            perform(s, self.heads, self.seat, self.place)
        else:
            lose(s, self.seat, COIN, 1)


@final
class Wish(Effect):
    """FLIP up to `most` own coins, stopping at will: a row for heads, the coin is lost for tails."""

    def __init__(self, most: int, heads: int) -> None:
        super().__init__("wish")
        self.most = most
        self.heads = heads

    def able(self, s: State, seat: i64, place: i64, card: i64, sure: bool) -> bool:
        return s.tokens[7 * seat + COIN] > 0

    def begin(self, s: State, seat: i64, place: i64, card: i64) -> None:
        if s.tokens[7 * seat + COIN]:
            pose(s, Wishing(seat, self.heads, self.most, place))


# --- coins left on a shop


@final
class Depositing(Question):
    """On which space to leave the coins (S04)."""

    place: i64
    first: i64  # the row of the first space; the others follow it

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "place", "first")

    def __init__(self, seat: i64, place: i64, first: i64) -> None:
        super().__init__(seat)
        self.place = place
        self.first = first

    # end of generated code

    def ask(self, s: State) -> str:
        return "deposit"

    def own(self, s: State) -> list[int]:
        return [option(V_DEPOSIT, at) for at in range(3) if not s.alley >> at & 1]

    def take(self, s: State, pick: Option) -> None:
        at: i64 = ref_of(pick)
        s.alley |= 1 << at
        s.tokens[7 * self.seat + COIN] -= s.book.alley_coins
        s.extra += 1
        if s.events is not None:
            coins, cause = s.book.alley_coins, cause_of(s)[1]
            s.tell(Deposited(kind="deposited", seat=self.seat, space=at + 1, count=coins, cause=cause))
        perform(s, self.first + at, self.seat, self.place)


@final
class Deposit(Effect):
    """DEPOSIT coins on an empty space for both its rewards, and an EXTRA_TURN (FC-67 to FC-70)."""

    def __init__(self, first: int) -> None:
        super().__init__("deposit")
        self.first = first

    def able(self, s: State, seat: i64, place: i64, card: i64, sure: bool) -> bool:
        return s.alley != ALLEY_FULL and s.tokens[7 * seat + COIN] >= s.book.alley_coins

    def begin(self, s: State, seat: i64, place: i64, card: i64) -> None:
        if self.able(s, seat, place, card, True):
            pose(s, Depositing(seat, place, self.first))


@final
class Collect(Effect):
    """COLLECT all coins left here (FC-71)."""

    def __init__(self) -> None:
        super().__init__("collect")

    def able(self, s: State, seat: i64, place: i64, card: i64, sure: bool) -> bool:
        return s.alley != 0

    def begin(self, s: State, seat: i64, place: i64, card: i64) -> None:
        count = int(s.alley).bit_count() * s.book.alley_coins
        s.alley = 0
        gain(s, seat, COIN, count)


# --- goods laid on the Park


@final
class Laying(Question):
    """On which Park cards to lay a matching good, or a coin instead (S19)."""

    from_card: i64
    laid: i64
    rate: i64
    bonus: i64

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "from_card", "laid", "rate", "bonus")

    def __init__(self, seat: i64, from_card: i64, laid: i64, rate: i64, bonus: i64) -> None:
        super().__init__(seat)
        self.from_card = from_card
        self.laid = laid
        self.rate = rate
        self.bonus = bonus

    # end of generated code

    def ask(self, s: State) -> str:
        return "lay"

    def own(self, s: State) -> list[int]:
        options: list[int] = []
        for card in sorted(s.park):
            if card >= self.from_card and card >= 0:
                if s.tokens[7 * self.seat + card // 7]:
                    options.append(option(V_LAY, card))
                if s.tokens[7 * self.seat + COIN]:
                    options.append(option(V_LAY, card, 1))
        if self.laid:
            options.append(DONE)
        return options

    def take(self, s: State, pick: Option) -> None:
        if pick == DONE:
            score(s, self.seat, self.laid * self.rate, BY_SHOP)
            if self.laid == PARK_PLACES:
                gain(s, self.seat, COIN, self.bonus)
            return
        card: i64 = ref_of(pick)
        kind: i64 = COIN if on_of(pick) else card // 7
        s.tokens[7 * self.seat + kind] -= 1
        s.laid[7 * s.park.index(card) + kind] += 1
        if s.events is not None:
            name, cause = s.book.artisan_ids[card], cause_of(s)[1]
            s.tell(Laid(kind="laid", seat=self.seat, card=name, goods=[KINDS[kind]], cause=cause))
        pose(s, Laying(self.seat, card + 1, self.laid + 1, self.rate, self.bonus))


@final
class Lay(Effect):
    """LAY own tokens onto Park cards of their icon: SCORE for each, coins for all five."""

    def __init__(self, rate: int, bonus: int) -> None:
        super().__init__("lay")
        self.rate = rate
        self.bonus = bonus

    def able(self, s: State, seat: i64, place: i64, card: i64, sure: bool) -> bool:
        own = 7 * seat
        if s.tokens[own + COIN]:
            return any(lying >= 0 for lying in s.park)
        return any(lying >= 0 and s.tokens[own + lying // 7] > 0 for lying in s.park)

    def begin(self, s: State, seat: i64, place: i64, card: i64) -> None:
        if self.able(s, seat, place, card, True):
            pose(s, Laying(seat, 0, 0, self.rate, self.bonus))
