"""Settling: the state check, then all waiting natural abilities, one by one in their order (3.5)."""

from typing import ClassVar, Final, final

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.components.pieces import Deed
from emberhall.games.dragonduel.effects.moves import check
from emberhall.games.dragonduel.effects.perform import Perform
from emberhall.games.dragonduel.effects.tellings import cause_of_trigger, line_of_deed
from emberhall.games.dragonduel.events import LoopStopped, Triggered
from emberhall.games.dragonduel.state import State
from emberhall.kernel import i64, steps
from emberhall.kernel.decisions import Option, option, ref_of


@final
class Settle(steps.Step):
    """Check, and resolve the next waiting ability; `count` is how many this settling has resolved."""

    count: i64

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("count",)

    def __init__(self, count: i64) -> None:
        self.count = count

    # end of generated code

    def run(self, s: State) -> None:
        check(s)
        if not s.waiting:
            return
        if self.count >= w.MOST_NATURAL:
            s.waiting = []
            if s.events is not None:
                s.tell(LoopStopped(kind="loop-stopped", what="natural"))
            return
        distinct = next_up(s)
        if len(distinct) == 1:
            resolve_natural(s, distinct[0], self.count)
        else:
            s.work.append(Order(self.count))


def next_up(s: State) -> list[int]:
    """Indices in the waiting list: the abilities of the first player from the active one on, without duplicates."""
    n: i64 = len(s.players)
    best: i64 = n
    for deed in s.waiting:
        best = min(best, (deed.seat - s.active + n) % n)
    seat = (s.active + best) % n
    indices: list[int] = []
    for at in range(len(s.waiting)):
        if s.waiting[at].seat == seat and not any_alike(s, indices, s.waiting[at]):
            indices.append(at)
    return indices


def any_alike(s: State, indices: list[int], deed: Deed) -> bool:
    """True if an equal ability about the same monster is already there: the order of equals is not asked."""
    for at in indices:
        other = s.waiting[at]
        if other.card == deed.card and other.slot == deed.slot and other.it == deed.it and other.origin == deed.origin:
            return True
    return False


def resolve_natural(s: State, at: i64, count: i64) -> None:
    """Take an ability off the waiting list and perform it."""
    deed = s.waiting.pop(at)
    s.work.append(Settle(count + 1))
    if s.events is not None:
        tell_trigger(s, deed)
    rows = s.book.cards[deed.card].abilities[deed.slot].rows
    mode = 0 if len(rows) == 1 else -1
    if mode or rows[0].slots:
        deed = deed.in_mode(mode, rows[0].slots)
    s.work.append(Perform(deed, 0, False))


def tell_trigger(s: State, deed: Deed) -> None:
    card = s.book.cards[deed.card]
    line = line_of_deed(s, deed)
    s.tell(
        Triggered(
            kind="triggered",
            seat=deed.seat,
            card=card.code,
            monster=deed.source,
            event=w.EVENTS[card.abilities[deed.slot].event],
            line=line,
            text=f"{card.code}:{line}",
            cause=cause_of_trigger(s, deed),
        ),
    )


@final
class Order(steps.Step):
    """Which of several waiting abilities resolves next."""

    count: i64
    asks: bool = True

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("count",)

    def __init__(self, count: i64) -> None:
        self.count = count

    # end of generated code

    def who(self, s: State) -> int:
        return s.waiting[next_up(s)[0]].seat

    def ask(self, s: State) -> str:
        return "order"

    def options(self, s: State) -> tuple[Option, ...]:
        return tuple([option(w.TRIGGER, at) for at in next_up(s)])

    def take(self, s: State, pick: Option) -> None:
        resolve_natural(s, ref_of(pick), self.count)


SETTLE: Final = Settle(0)
