"""Countering: an item leaves the chain without effect, unless its controller pays (DD-67 to DD-71)."""

from typing import ClassVar, final

from emberhall.games.dragonduel import words as w
from emberhall.games.dragonduel.effects.piles import bury, pay_spark
from emberhall.games.dragonduel.effects.tellings import cause_of, code_of
from emberhall.games.dragonduel.events import Countered
from emberhall.games.dragonduel.state import State
from emberhall.kernel import i64, steps
from emberhall.kernel.decisions import Option, option, verb_of


def counter(s: State, uid: i64, unless: i64) -> None:
    """Counter an item of the chain, unless its controller can and will pay (DD-71)."""
    for item in s.chain:
        if item.uid == uid:
            if unless and s.players[item.seat].sr >= unless:
                s.work.append(Unless(uid, item.seat, unless))
            else:
                strike_out(s, uid)
            return


def strike_out(s: State, uid: i64) -> None:
    """A countered card goes to its owner's discard pile, an ability nowhere (DD-67, DD-68)."""
    for at in range(len(s.chain)):
        item = s.chain[at]
        if item.uid == uid:
            s.chain.pop(at)
            if s.events is not None:
                card = code_of(s, item.card)
                s.tell(Countered(kind="countered", item=uid, card=card, seat=item.seat, cause=cause_of(s, None)))
            if item.kind != w.ABILITY:
                bury(s, item.seat, item.card, "countered")
            return


@final
class Unless(steps.Step):
    """Pay Spark cards, or be countered."""

    uid: i64
    seat: i64
    cards: i64
    asks: bool = True

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("uid", "seat", "cards")

    def __init__(self, uid: i64, seat: i64, cards: i64) -> None:
        self.uid = uid
        self.seat = seat
        self.cards = cards

    # end of generated code

    def who(self, s: State) -> int:
        return self.seat

    def ask(self, s: State) -> str:
        return "unless"

    def source(self, s: State) -> int:
        return self.uid

    def options(self, s: State) -> tuple[Option, ...]:
        return (option(w.PAY), option(w.REFUSE))

    def take(self, s: State, pick: Option) -> None:
        if verb_of(pick) == w.PAY:
            pay_spark(s, self.seat, self.cards, "unless")
        else:
            strike_out(s, self.uid)
