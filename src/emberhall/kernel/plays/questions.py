"""Who is asked, since when, and the secret answers given before their turn. A value: what changes it makes another."""

from collections.abc import Sequence
from typing import Final, TypeAlias, final

Early: TypeAlias = tuple[int, str, int]
"""An answer given before its turn: the seat, its word, and how many words were stored at that point."""


@final
class Questions:
    """The open questions of a play, in the order in which their answers count.

    >>> asked = Questions({0: 3, 1: 3}, {})
    >>> asked.with_early(1, "keep").waiting(), asked.waiting()
    ((0,), (0, 1))
    """

    def __init__(self, since: dict[int, int], early: dict[int, str]) -> None:
        self.since = since  # the seats asked, and since which seq
        self.early = early  # secret choices whose turn has not come yet

    def waiting(self) -> tuple[int, ...]:
        """The seats that still have to answer."""
        return tuple([seat for seat in self.since if seat not in self.early])

    def later(self, seat: int) -> bool:
        """True if a seat is asked, but others have to answer before it."""
        return seat in self.since and next(iter(self.since)) != seat

    def after(self, seat: int, seq: int, asked: Sequence[int], anew: bool) -> "Questions":
        """After a seat's word: other seats that were already asked keep their `since`, unless all are asked `anew`."""
        before = self.since
        since: dict[int, int] = {}
        for other in asked:
            since[other] = before[other] if other in before and other != seat and not anew else seq
        early = self.early
        if early:
            early = {other: word for other, word in early.items() if since.get(other, seq) < seq}
        return Questions(since, early)

    def with_early(self, seat: int, word: str) -> "Questions":
        """After an early answer."""
        return Questions(self.since, {**self.early, seat: word})

    def without_early(self, seat: int) -> "Questions":
        """After a seat's early answer was dropped."""
        return Questions(self.since, {other: word for other, word in self.early.items() if other != seat})

    def asked_again(self, seat: int, seq: int) -> "Questions":
        """After a seat's early answer was dropped, and its question put again."""
        since = {other: seq if other == seat else before for other, before in self.since.items()}
        return Questions(since, self.without_early(seat).early)

    def asked_anew(self, seq: int) -> "Questions":
        """After everybody was asked anew."""
        return Questions({seat: max(before, seq) for seat, before in self.since.items()}, self.early)


NO_QUESTIONS: Final = Questions({}, {})
