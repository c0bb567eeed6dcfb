"""Accounts: how a seat came from its chance at the start to what it ended with, in luck and in decisions.

Chances are whole numbers here, ten thousand being certain, so that they add up to the last digit:

    final - start = luck + what the seat's own decisions changed + what those of the others changed

A decision changes a chance by what the given answer was worth over what a usual player would have come to there. All
else between two questions is luck: cards drawn, what others turned out to hold, and what a choice happened to meet.
"""

from collections.abc import Sequence
from dataclasses import dataclass

WHOLE = 10_000  # a chance of one
NAMED = 3  # decisions of each kind that are named
LEAST = 100  # of a chance below which nothing is named
SURE = 1.0  # standard errors that are taken off a loss before it is compared


@dataclass(frozen=True)
class Judged:
    """A decision, as it was worth to every seat before it and with the answer that was given."""

    at: int  # words said before
    seat: int
    before: tuple[int, ...]
    after: tuple[int, ...]
    loss: int = 0  # what the best answer would have been better by, to who was asked
    error: int = 0
    choice: bool = True  # there was more than one answer, and it was a choice of the game

    @property
    def gain(self) -> int:
        """What the answer was better by than a usual one, to who gave it."""
        return self.after[self.seat] - self.before[self.seat]

    @property
    def sure_loss(self) -> float:
        return self.loss - SURE * self.error


@dataclass(frozen=True)
class Point:
    """A seat's chance after so many words, and what has changed it since the start; these add up to it."""

    at: int
    chance: int
    luck: int = 0
    own: int = 0
    others: int = 0


@dataclass(frozen=True)
class Account:
    """One seat's way through a game."""

    seat: int
    points: list[Point]
    luck: int
    own: int
    others: list[int]  # what each of the other seats' decisions changed; 0 for its own place
    mistakes: list[int]  # the moments of its worst decisions, worst first
    strokes: list[int]  # of its best ones

    @property
    def start(self) -> int:
        return self.points[0].chance

    @property
    def final(self) -> int:
        return self.points[-1].chance


def whole(chance: float) -> int:
    return round(WHOLE * chance)


def account(seat: int, judged: Sequence[Judged], dealt: int, own_eyes: bool, length: int, final: int) -> Account:
    """Add up a game for one seat, from its chance when all was dealt, or when it was asked first of all.

    With its own eyes only, its curve has a point where it was asked itself. What another seat's decision changed is
    told as that seat knew it, and what remains between two points is luck.
    """
    first = judged[0] if judged and (not own_eyes or judged[0].seat == seat) else None
    points = [Point(0, dealt) if first is None else Point(first.at, first.before[seat])]
    own, luck = 0, 0
    others = [0] * (1 + max([seat, *(each.seat for each in judged)]))
    stand = points[0].chance  # the chance that the changes so far explain
    for each in judged:
        swing = each.after[seat] - each.before[seat]
        mine = each.seat == seat
        if mine or not own_eyes:
            luck += each.before[seat] - stand
            stand = each.before[seat]
            if each.at > points[-1].at:
                points.append(Point(each.at, stand, luck, own, sum(others)))
        if mine:
            own += swing
        else:
            others[each.seat] += swing
        stand += swing
    luck += final - stand
    points.append(Point(length, final, luck, own, sum(others)))
    choices = [each for each in judged if each.seat == seat and each.choice]
    return Account(seat, points, luck, own, others, named_mistakes(choices), named_strokes(choices))


def named_mistakes(judged: Sequence[Judged]) -> list[int]:
    """The moments where most was given away, as far as that is sure."""
    ranked = sorted(judged, key=lambda each: (-each.sure_loss, each.at))
    return [each.at for each in ranked[:NAMED] if each.sure_loss >= LEAST]


def named_strokes(judged: Sequence[Judged]) -> list[int]:
    """The moments where an answer nothing was better than gained most over a usual one."""
    ranked = sorted(judged, key=lambda each: (-each.gain, each.at))
    return [each.at for each in ranked[:NAMED] if each.gain >= LEAST and each.sure_loss <= 0]
