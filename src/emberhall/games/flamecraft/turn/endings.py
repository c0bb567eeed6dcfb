"""The end of a turn: wrap up, expand the Town, limits, refresh, and the next seat (3.2 X1 to X5; 3.5)."""

from typing import ClassVar, Final, final

from emberhall.games.flamecraft.effects.asking import (
    NEW_SHOP,
    Again,
    Open,
    able,
    act_freely,
    free_actions,
    perform,
    pose,
    use_companion,
)
from emberhall.games.flamecraft.effects.draws import Returning
from emberhall.games.flamecraft.effects.moves import goods_since, refill_park, refill_row, tokens_of, trigger
from emberhall.games.flamecraft.events.cards import ShopOpened
from emberhall.games.flamecraft.events.tokens import PutBack
from emberhall.games.flamecraft.state import State
from emberhall.games.flamecraft.turn.score_phase import FINAL_SCORING
from emberhall.games.flamecraft.turn.solo import SOLO_END
from emberhall.games.flamecraft.turn.visits import BEGIN, BEGIN_EXTRA
from emberhall.games.flamecraft.words import V_COMPANION, V_CONTINUE, V_END, V_REVEAL
from emberhall.kernel import i64, steps
from emberhall.kernel.cells import size_of
from emberhall.kernel.decisions import Option, option, verb_of

MOST_ROUNDS: Final = 60  # FC-107
HAND_LIMIT: Final = 6
GOODS_LIMIT: Final = 7
END: Final = option(V_END)
ENDED: Final = (END,)
CONTINUE: Final = option(V_CONTINUE)


def start_turn(s: State) -> None:
    s.work.append(END_TURN)
    s.work.append(BEGIN)


def start_extra_turn(s: State) -> None:
    """The next of the extra turns that were earned (FC-67)."""
    s.extra -= 1
    s.work.append(END_TURN)
    s.work.append(BEGIN_EXTRA)


@final
class EndTurn(steps.Step):
    """X1: the last chance for free actions, then the rest of the turn's end."""

    def run(self, s: State) -> None:
        if s.terms.solo:
            s.work.append(NEXT)
            s.work.append(EXPAND)
            s.work.append(SOLO_END)
            if s.terms.limits:
                s.work.append(LIMITS)
        else:
            s.work.append(CLOSE)
        pose(s, WRAPS[s.active])


@final
class Close(steps.Step):
    """X2 to X5: the Town expands before the limits are applied."""

    def run(self, s: State) -> None:
        if s.new_shops:
            s.work.append(CLOSE)
            s.work.append(EXPAND)
        else:
            s.work.append(REFRESH)
            LIMITS.run(s)


@final
class Wrap(Open):
    """D-END: end the turn, unless a free action is taken."""

    def ask(self, s: State) -> str:
        return "end"

    def own(self, s: State) -> list[int]:
        return [END]

    def options(self, s: State) -> tuple[Option, ...]:
        free = free_actions(s, self)
        return (END, *free) if free else ENDED

    def answer(self, s: State, pick: Option) -> None:
        return


@final
class Expand(steps.Step):
    """X2: flip the face-down shops in the order drawn, until none is left (FC-58)."""

    def run(self, s: State) -> None:
        if not s.new_shops:
            return
        space: i64 = s.new_shops.pop(0)
        one: i64 = 1
        s.open |= one << space
        shop = s.shops[space]
        if s.events is not None:
            s.tell(ShopOpened(kind="opened", shop=s.book.shop_ids[shop], space=space + 1))
        s.work.append(EXPAND)
        if not s.terms.solo:  # FC-83
            s.work.append(Again(Expanding(s.active, space)))
        perform(s, s.book.shop_reveal[shop], s.active, space)


@final
class Expanding(Open):
    """D-EXPAND: after a shop was flipped, go on or take a free action; one companion can only be used here."""

    space: i64

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "space")

    def __init__(self, seat: i64, space: i64) -> None:
        super().__init__(seat)
        self.space = space

    # end of generated code

    def ask(self, s: State) -> str:
        return "expand"

    def helped(self, s: State, sure: bool) -> bool:
        """True if the companion for new shops can be used (FC-99)."""
        helper = s.companions[self.seat]
        if helper < 0 or s.used >> self.seat & 1 or s.book.companion_timing[helper] != NEW_SHOP:
            return False
        return able(s, s.book.companion_row[helper], self.seat, self.space, -1, sure)

    def own(self, s: State) -> list[int]:
        return [CONTINUE]

    def options(self, s: State) -> tuple[Option, ...]:
        options = [CONTINUE, *free_actions(s, self)]
        if self.helped(s, True):
            options.append(option(V_COMPANION, s.companions[self.seat]))
        return tuple(options)

    def plain(self, s: State) -> bool:
        return not self.helped(s, False)

    def take(self, s: State, pick: Option) -> None:
        if verb_of(pick) < V_REVEAL:
            return
        s.work.append(Again(self))
        helper = s.companions[self.seat]
        if verb_of(pick) == V_COMPANION and s.book.companion_timing[helper] == NEW_SHOP:
            use_companion(s, self.seat)
            perform(s, s.book.companion_row[helper], self.seat, self.space)
        else:
            act_freely(s, pick)

    def answer(self, s: State, pick: Option) -> None:
        return


@final
class Limits(steps.Step):
    """X3: at most seven goods of a type, at most six artisans (FC-56)."""

    def run(self, s: State) -> None:
        seat = s.active
        before = tokens_of(s, seat) if s.events is not None else []
        for kind in range(6):
            s.tokens[7 * seat + kind] = min(s.tokens[7 * seat + kind], GOODS_LIMIT)
        if s.events is not None and (goods := goods_since(s, seat, before)):
            s.tell(PutBack(kind="put-back", seat=seat, goods=goods))
        held = int(size_of(s.hands[seat]))
        if held > HAND_LIMIT:
            pose(s, Returning(seat, 0, held - HAND_LIMIT, held - HAND_LIMIT, 0, 0))


@final
class Refresh(steps.Step):
    """X4: refill the Park, then the row (FC-59); then the next seat."""

    def run(self, s: State) -> None:
        if -1 in s.park:
            refill_park(s)
        if -1 in s.row:
            refill_row(s)
        NEXT.run(s)


@final
class Next(steps.Step):
    """X5: an extra turn, a final turn, the next seat, or the end (FC-60 to FC-68)."""

    def run(self, s: State) -> None:
        if s.extra:
            start_extra_turn(s)
            return
        s.turns += 1
        if s.turns == MOST_ROUNDS * s.seats:
            trigger(s, "rounds")
        if s.trigger >= 0:
            s.finals = s.seats if s.finals < 0 else s.finals - 1
            if s.finals == 0:
                s.work.append(FINAL_SCORING)
                return
        s.active = (s.active + 1) % s.seats
        start_turn(s)


WRAPS: Final = [Wrap(seat) for seat in range(5)]
END_TURN: Final = EndTurn()
CLOSE: Final = Close()
EXPAND: Final = Expand()
LIMITS: Final = Limits()
REFRESH: Final = Refresh()
NEXT: Final = Next()
