"""The fee of a visit: the seats met there and what each is owed (FC-09 to FC-16)."""

from typing import ClassVar, final

from emberhall.games.flamecraft.effects.asking import Question, pose
from emberhall.games.flamecraft.effects.moves import hand_over, receiver
from emberhall.games.flamecraft.events.tokens import FeePaid
from emberhall.games.flamecraft.facts.town import wealth
from emberhall.games.flamecraft.state import State
from emberhall.games.flamecraft.words import KINDS, SPACES, V_FEE
from emberhall.kernel import i64, steps
from emberhall.kernel.decisions import Option, option, ref_of


def fee_at(s: State, seat: i64, space: i64) -> i64:
    """Tokens owed on entering (FC-10, FC-15)."""
    if s.book.shop_free[s.shops[space]]:
        return 0
    owed: i64 = s.pawns.count(space)
    return owed - 1 if s.pawns[seat] == space else owed


def visitable(s: State, seat: i64) -> list[int]:
    """The spaces whose fee the seat can pay; if there are none, those with the fewest pawns (FC-16)."""
    here = s.pawns[seat]
    reach = [space for space in range(SPACES) if s.open >> space & 1 and space != here]
    means = wealth(s, seat)
    if means >= len(s.pawns) - 1:
        return reach
    affordable = [space for space in reach if fee_at(s, seat, space) <= means]
    if affordable:
        return affordable
    fewest = min([fee_at(s, seat, space) for space in reach])
    return [space for space in reach if fee_at(s, seat, space) == fewest]


@final
class Owe(steps.Step):
    """A fee to one of the seats met."""

    seat: i64
    guest: i64

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "guest")

    def __init__(self, seat: i64, guest: i64) -> None:
        self.seat = seat
        self.guest = guest

    # end of generated code

    def run(self, s: State) -> None:
        pose(s, Fee(self.seat, self.guest))


@final
class Fee(Question):
    """D-FEE: a good or a coin for one occupant (FC-09 to FC-14)."""

    guest: i64

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "guest")

    def __init__(self, seat: i64, guest: i64) -> None:
        super().__init__(seat)
        self.guest = guest

    # end of generated code

    def ask(self, s: State) -> str:
        return "fee"

    def source(self, s: State) -> int:
        return self.guest

    def own(self, s: State) -> list[int]:
        return [option(V_FEE, kind) for kind in range(7) if s.tokens[7 * self.seat + kind]]

    def take(self, s: State, pick: Option) -> None:
        kind: i64 = ref_of(pick)
        hand_over(s, self.seat, self.guest, kind)
        if s.events is not None:
            shop = s.book.shop_ids[s.shops[s.pawns[self.seat]]]
            to = receiver(s, self.guest)
            s.tell(FeePaid(kind="fee", seat=self.seat, to=to, goods=[KINDS[kind]], shop=shop))
