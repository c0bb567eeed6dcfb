"""Optional, exclusive and repeated parts of abilities."""

from typing import ClassVar, final

from emberhall.games.flamecraft.effects.asking import Again, Open, Question, able, perform, pose
from emberhall.games.flamecraft.state import Effect, State
from emberhall.games.flamecraft.words import SKIP, SPACES, USE, V_CHOOSE
from emberhall.kernel import i64
from emberhall.kernel.decisions import Option, option, ref_of


@final
class Deciding(Open):
    """Whether to use an optional part of an ability."""

    row: i64
    place: i64

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "row", "place")

    def __init__(self, seat: i64, row: i64, place: i64) -> None:
        super().__init__(seat)
        self.row = row
        self.place = place

    # end of generated code

    def ask(self, s: State) -> str:
        return "may"

    def own(self, s: State) -> list[int]:
        return [USE, SKIP] if able(s, self.row, self.seat, self.place, -1, True) else [SKIP]

    def plain(self, s: State) -> bool:
        return not able(s, self.row, self.seat, self.place, -1, False)

    def answer(self, s: State, pick: Option) -> None:
        if pick == USE:
            perform(s, self.row, self.seat, self.place)


@final
class May(Effect):
    """MAY: an optional row."""

    def __init__(self, row: int) -> None:
        super().__init__("may")
        self.row = row

    def able(self, s: State, seat: i64, place: i64, card: i64, sure: bool) -> bool:
        return able(s, self.row, seat, place, card, sure)

    def begin(self, s: State, seat: i64, place: i64, card: i64) -> None:
        pose(s, Deciding(seat, self.row, place))


@final
class Repeating(Question):
    """Whether to use the ability once more (C3): the companion's own question, without free actions."""

    row: i64
    place: i64
    left: i64

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "row", "place", "left")

    def __init__(self, seat: i64, row: i64, place: i64, left: i64) -> None:
        super().__init__(seat)
        self.row = row
        self.place = place
        self.left = left

    # end of generated code

    def ask(self, s: State) -> str:
        return "may"

    def own(self, s: State) -> list[int]:
        return [USE, SKIP] if able(s, self.row, self.seat, self.place, -1, True) else [SKIP]

    def plain(self, s: State) -> bool:
        return not able(s, self.row, self.seat, self.place, -1, False)

    def take(self, s: State, pick: Option) -> None:
        if pick == USE:
            if self.left > 1:
                s.work.append(Again(Repeating(self.seat, self.row, self.place, self.left - 1)))
            perform(s, self.row, self.seat, self.place)


@final
class RepeatAbility(Effect):
    """REPEAT_ABILITY: the shop ability just used, up to `count` more times (C3)."""

    def __init__(self, count: int) -> None:
        super().__init__("repeat")
        self.count = count

    def able(self, s: State, seat: i64, place: i64, card: i64, sure: bool) -> bool:
        return place < SPACES and able(s, s.book.shop_row[s.shops[place]], seat, place, -1, sure)

    def begin(self, s: State, seat: i64, place: i64, card: i64) -> None:
        pose(s, Repeating(seat, s.book.shop_row[s.shops[place]], place, self.count))


@final
class Choosing(Question):
    """Which of two parts to use (FC-46)."""

    one: i64
    two: i64
    place: i64

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "one", "two", "place")

    def __init__(self, seat: i64, one: i64, two: i64, place: i64) -> None:
        super().__init__(seat)
        self.one = one
        self.two = two
        self.place = place

    # end of generated code

    def ask(self, s: State) -> str:
        return "choose"

    def own(self, s: State) -> list[int]:
        options: list[int] = []
        if able(s, self.one, self.seat, self.place, -1, True):
            options.append(option(V_CHOOSE))
        if able(s, self.two, self.seat, self.place, -1, True):
            options.append(option(V_CHOOSE, 1))
        return options

    def take(self, s: State, pick: Option) -> None:
        perform(s, self.two if ref_of(pick) else self.one, self.seat, self.place)


@final
class Either(Effect):
    """EITHER one row OR the other."""

    def __init__(self, one: int, two: int) -> None:
        super().__init__("either")
        self.one = one
        self.two = two

    def able(self, s: State, seat: i64, place: i64, card: i64, sure: bool) -> bool:
        return able(s, self.one, seat, place, card, sure) or able(s, self.two, seat, place, card, sure)

    def begin(self, s: State, seat: i64, place: i64, card: i64) -> None:
        if self.able(s, seat, place, card, True):
            pose(s, Choosing(seat, self.one, self.two, place))
