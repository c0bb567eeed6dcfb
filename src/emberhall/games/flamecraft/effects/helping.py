"""Companions that step in right after their event: an ability used (C3), an artisan placed (C4)."""

from typing import ClassVar, final

from emberhall.games.flamecraft.effects.asking import Question, able, perform, pose, use_companion
from emberhall.games.flamecraft.state import State
from emberhall.games.flamecraft.words import HELP, SKIP
from emberhall.kernel import i64
from emberhall.kernel.decisions import Option


def offer_help(s: State, seat: i64, timing: i64, space: i64) -> None:
    """Ask whether to use an unused companion of this timing, if it might do anything."""
    helper = s.companions[seat]
    if helper < 0 or s.used >> seat & 1 or s.book.companion_timing[helper] != timing:
        return
    if able(s, s.book.companion_row[helper], seat, space, -1, False):
        pose(s, Helping(seat, space))


@final
class Helping(Question):
    """Whether to use a companion right after its event (3.3, D-COMPANION)."""

    space: i64

    # generated from the fields above: FIELDS, __init__
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "space")

    def __init__(self, seat: i64, space: i64) -> None:
        super().__init__(seat)
        self.space = space

    # end of generated code

    def ask(self, s: State) -> str:
        return "companion"

    def own(self, s: State) -> list[int]:
        row = s.book.companion_row[s.companions[self.seat]]
        return [HELP, SKIP] if able(s, row, self.seat, self.space, -1, True) else [SKIP]

    def plain(self, s: State) -> bool:
        return False

    def take(self, s: State, pick: Option) -> None:
        if pick == HELP:
            use_companion(s, self.seat)
            perform(s, s.book.companion_row[s.companions[self.seat]], self.seat, self.space)
