"""Ledgers: how a seat got from its chance at the start to its final one, split into luck and decisions.

Chances are whole numbers here, with ten thousand for certainty, so that they add up exactly:

    final - start = luck + changes by the seat's own decisions + changes by those of the others

A decision changes a chance by the worth of the given answer minus what an average player would have reached there. All
other changes between two questions are luck: cards drawn, what others turned out to hold, and what a choice ran into.
"""

from collections.abc import Sequence
from dataclasses import dataclass

WHOLE = 10_000  # a chance of one
NAMED = 3  # the most decisions named of each kind
LEAST = 100  # the smallest change of a chance that is named
SURE = 1.0  # standard errors subtracted from a loss before it is compared


@dataclass(frozen=True)
class Judged:
    """A decision: every seat's chance before it, and with the given answer."""

    at: int  # words said before
    seat: int
    before: tuple[int, ...]
    after: tuple[int, ...]
    loss: int = 0  # how much better the best answer would have been for the seat that was asked
    error: int = 0
    choice: bool = True  # False for giving up, which is not a choice of the game

    @property
    def gain(self) -> int:
        """How much better the answer was than an average one, for the seat that gave it."""
        return self.after[self.seat] - self.before[self.seat]

    @property
    def sure_loss(self) -> float:
        return self.loss - SURE * self.error


@dataclass(frozen=True)
class Point:
    """A seat's chance after `at` words, and the changes since the start that add up to it."""

    at: int
    chance: int
    luck: int = 0
    own: int = 0
    others: int = 0


@dataclass(frozen=True)
class Ledger:
    """One seat's course through a game."""

    seat: int
    points: list[Point]
    luck: int
    own: int
    others: list[int]  # changes by each other seat's decisions; 0 at its own place
    mistakes: list[int]  # the moments of its worst decisions, worst first
    strokes: list[int]  # the moments of its best decisions, best first

    @property
    def start(self) -> int:
        return self.points[0].chance

    @property
    def final(self) -> int:
        return self.points[-1].chance


def whole(chance: float) -> int:
    return round(WHOLE * chance)


def ledger(seat: int, judged: Sequence[Judged], dealt: int, own_eyes: bool, length: int, final: int) -> Ledger:
    """Add up a game for one seat, from its chance after the deal, or at the first question if that was its own.

    With `own_eyes`, its curve only has points where it was asked itself. The change by another seat's decision is the
    one that seat knew, and what remains between two points is luck.
    """
    first = judged[0] if judged and (not own_eyes or judged[0].seat == seat) else None
    points = [Point(0, dealt) if first is None else Point(first.at, first.before[seat])]
    own, luck = 0, 0
    others = [0] * (1 + max([seat, *(each.seat for each in judged)]))
    stand = points[0].chance  # the chance that the changes so far explain
    for each in judged:
        swing = each.after[seat] - each.before[seat]
        by_seat = each.seat == seat
        if by_seat or not own_eyes:
            luck += each.before[seat] - stand
            stand = each.before[seat]
            if each.at > points[-1].at:
                points.append(Point(each.at, stand, luck, own, sum(others)))
        if by_seat:
            own += swing
        else:
            others[each.seat] += swing
        stand += swing
    luck += final - stand
    points.append(Point(length, final, luck, own, sum(others)))
    choices = [each for each in judged if each.seat == seat and each.choice]
    return Ledger(seat, points, luck, own, others, named_mistakes(choices), named_strokes(choices))


def named_mistakes(judged: Sequence[Judged]) -> list[int]:
    """The moments where most was given away, as far as that is certain."""
    ranked = sorted(judged, key=lambda each: (-each.sure_loss, each.at))
    return [each.at for each in ranked[:NAMED] if each.sure_loss >= LEAST]


def named_strokes(judged: Sequence[Judged]) -> list[int]:
    """The moments where a best answer gained most over an average one."""
    ranked = sorted(judged, key=lambda each: (-each.gain, each.at))
    return [each.at for each in ranked[:NAMED] if each.gain >= LEAST and each.sure_loss <= 0]
