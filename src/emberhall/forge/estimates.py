"""Estimates: the worth of a card in games, its interval, and a verdict that may be read at any time.

The interval is a confidence sequence (a normal mixture, asymptotic): it holds at all times at once with 95%, so games
may stop as soon as it says enough. A pair is one deal played twice, and counts as one observation.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import erf, log, sqrt
from typing import Final, Literal

from emberhall.kernel.forge.forge import Trial

ERROR: Final = 0.05
FOCUS: Final = 8.78 / 1500  # the interval is at its best at 1,500 pairs
FEWEST: Final = 40  # pairs before anything is said
SOONEST: Final = 100  # pairs before it may stop
Verdict = Literal["none", "strong", "fair", "weak"]


@dataclass(frozen=True)
class Pair:
    """One deal: its bout, what each game says of the card, who began, and the turns it was played on (0: never)."""

    bout: int
    worths: tuple[float, ...]
    began: tuple[bool | None, ...]
    turns: tuple[int, ...]


@dataclass
class Sums:
    """Sums over observations, from which mean and interval follow."""

    prior: float
    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def variance(self) -> float:
        """Of one observation, with the prior as one more."""
        spread = self.squares - self.count * self.mean**2
        return (max(0.0, spread) + self.prior) / (self.count + 1)

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return sqrt(self.variance / max(1, self.count))

    @property
    def half(self) -> float:
        """Half the width of the interval."""
        count = max(1, self.count)
        scale = count * FOCUS + 1
        width = sqrt(2 * scale * log(sqrt(scale) / ERROR) / (count**2 * FOCUS))
        return width * sqrt(self.variance)


@dataclass(frozen=True)
class Figure:
    """A mean with half of its interval."""

    key: str
    games: int
    mean: float
    half: float


@dataclass(frozen=True)
class Estimate:
    """What is known after some games. `sure` is how sure the verdict is, from 0 to 1."""

    games: int
    mean: float
    half: float
    verdict: Verdict
    decided: bool
    sure: float
    bouts: tuple[Figure, ...]
    begins: tuple[Figure, ...]
    turns: tuple[int, ...]
    """In how many games the card was first played on which turn, from 1; first those in which it never was."""


@dataclass
class Tally:
    """All pairs so far."""

    trial: Trial
    whole: Sums = field(init=False)
    bouts: dict[int, Sums] = field(default_factory=dict)
    begins: dict[bool, Sums] = field(default_factory=dict)
    turns: Counter[int] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.whole = self.sums()

    def sums(self) -> Sums:
        return Sums(self.trial.measure.prior)

    def add(self, pairs: Iterable[Pair]) -> None:
        for pair in pairs:
            worth = sum(pair.worths) / len(pair.worths)
            self.whole.add(worth)
            self.bouts.setdefault(pair.bout, self.sums()).add(worth)
            for own, first in zip(pair.worths, pair.began, strict=True):
                if first is not None:
                    self.begins.setdefault(first, self.sums()).add(own)
            self.turns.update(pair.turns)

    def estimate(self) -> Estimate:
        games = max(len(bout.games) for bout in self.trial.bouts)
        low, high = self.trial.measure.fair
        whole = self.whole
        verdict, sure = judged(whole, low, high)
        outside = whole.mean - whole.half > high or whole.mean + whole.half < low
        inside = low <= whole.mean - whole.half and whole.mean + whole.half <= high
        bouts = (
            Figure(bout.key, games * each.count, each.mean, each.half)
            for at, bout in enumerate(self.trial.bouts)
            if (each := self.bouts.get(at)) is not None
        )
        begins = (
            Figure("first" if first else "later", each.count, each.mean, each.half)
            for first, each in sorted(self.begins.items(), reverse=True)
        )
        last = max(self.turns, default=0)
        return Estimate(
            games * whole.count,
            whole.mean,
            whole.half,
            verdict,
            whole.count >= SOONEST and (outside or inside),
            sure,
            tuple(bouts),
            tuple(begins),
            tuple(self.turns[turn] for turn in range(last + 1)),
        )


def judged(sums: Sums, low: float, high: float) -> tuple[Verdict, float]:
    """The likeliest verdict, and how sure it is."""
    if sums.count < FEWEST:
        return "none", 0.0
    above = 1 - below(high, sums)
    under = below(low, sums)
    if sums.mean > high:
        return "strong", above
    return ("weak", under) if sums.mean < low else ("fair", max(0.0, 1 - above - under))


def below(value: float, sums: Sums) -> float:
    """The chance that the truth is below a value."""
    return 0.5 * (1 + erf((value - sums.mean) / sums.error / sqrt(2)))
