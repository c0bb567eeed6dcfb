"""Endings: questions so late that every way to go on can be followed to the end, solved in each of many worlds.

A world is solved with open cards by everybody: partners and rivals alike answer as well as can be. Chance ends it: a
line that draws a random number has no exact worth. A win that nobody can prevent is exact even where others are not.
"""

from collections.abc import Sequence
from typing import Final, final

from emberhall.coach.outlooks import Outlook, chances
from emberhall.kernel.decisions import Option
from emberhall.kernel.games import Game
from emberhall.kernel.judges import Judge
from emberhall.kernel.steps import State

MOST: Final = 20_000  # positions of one world
DEEPEST: Final = 60  # answers of one line
WON: Final = 1.0
LOST: Final = 0.0


@final
class Endings:
    """Solves endings of a game with two sides."""

    def __init__(self, game: Game, judge: Judge, outlook: Outlook, teams: Sequence[int]) -> None:
        self.game = game
        self.judge = judge
        self.outlook = outlook
        self.teams = teams
        self.rounds = outlook.kind == "rounds"
        self.mover = 0
        self.since = 0
        self.left = 0
        self.depth = 0

    def worths(self, world: State, mover: int, options: Sequence[Option]) -> list[float | None] | None:
        """The exact worth of each answer to its seat in one world, None where there is none; None if it is too far."""
        if len(set(self.teams)) != 2:
            return None
        self.mover, self.since, self.left, self.depth = mover, self.judge.start(world), MOST, 0
        worths = [self.after(world, pick, LOST, WON) for pick in options]
        return None if self.left < 0 else worths

    def after(self, state: State, pick: Option, low: float, high: float) -> float | None:
        before = state.rng.words()
        child = state.clone()
        child.take(pick)
        self.depth += 1
        value = self.worth(child, before, low, high)
        self.depth -= 1
        return value

    def worth(self, state: State, before: tuple[int, int], low: float, high: float) -> float | None:
        """What a position is worth to the mover, between the bounds that still matter."""
        self.left -= 1
        if self.left < 0 or self.depth > DEEPEST:
            self.left = -1  # the end is too far away to follow every way
            return None
        if not state.work or (self.rounds and self.judge.judgeable(state, self.since)):
            return chances(self.game, self.judge, self.outlook, state)[self.mover]
        if state.rng.words() != before:
            return None
        step = state.work[-1]
        own = self.teams[step.who(state)] == self.teams[self.mover]
        best: float | None = None
        unknown = False
        for pick in step.options(state):
            value = self.after(state, pick, low, high)
            if value is None:
                unknown = True
                if self.left < 0:
                    break
                continue
            best = value if best is None else max(best, value) if own else min(best, value)
            if own:
                low = max(low, best)
            else:
                high = min(high, best)
            if low >= high:
                break
        if not unknown or (best is not None and best == (WON if own else LOST)):
            return best
        return None


def settled(worths: Sequence[Sequence[float | None]], pick: int) -> bool | None:
    """Whether an answer is the only best one, given the worths of all answers in each of some worlds.

    In every world none may be better, and each other answer must be worse in some. None if that is not known.
    """
    for values in worths:
        if values[pick] is None:
            return None
    for number in range(len(worths[0])):
        if number == pick:
            continue
        gaps: list[float] = []
        for values in worths:
            own, other = values[pick], values[number]
            assert own is not None
            if other is None and own < WON:
                return None
            gaps.append(own - (other if other is not None else LOST))
        if min(gaps) < 0.0 or max(gaps) <= 0.0:
            return False
    return True
