"""The best way to finish a turn in one imagined state: a tree of the seat's own answers, whose best line counts.

Each try follows the tree towards lines that ended well, continues with the judge's policy after the first new answer,
and is valued when the turn is over.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final, final

from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Option
from emberhall.kernel.judges import Judge
from emberhall.kernel.steps import State

EXPLORE: Final = 0.6  # weighs trying something new against following lines that ended well
LONGEST: Final = 80  # answers in one turn


@final
class Moment:
    """A question of the turn, identified by the answers that led there."""

    def __init__(self) -> None:
        self.visits: float = 0.0
        self.total: float = 0.0
        self.best: float = -1e18
        self.after: dict[int, Moment] = {}


@final
class Turn:
    """The rest of a seat's turn, from one state."""

    def __init__(self, judge: Judge, rng: Rng, seat: int, since: int) -> None:
        self.judge = judge
        self.rng = rng
        self.seat = seat
        self.since = since
        self.low: float = 1e18  # the range of worths so far
        self.high: float = -1e18

    def best(self, world: State, tries: int) -> float:
        """The worth of the best of `tries` lines."""
        root = Moment()
        for _ in range(tries):
            self.attempt(world.clone(), root)
        return root.best

    def attempt(self, s: State, root: Moment) -> None:
        """Try one line to the end of the turn."""
        judge = self.judge
        node = root
        path = [root]
        count = 0
        while node.visits > 0 and count < LONGEST and judge.same_turn(s, self.seat, self.since):
            count += 1
            options = s.work[-1].options(s)
            if len(options) == 1:
                s.take(options[0])
                continue
            pick = self.choose(node, options)
            s.take(pick)
            following = node.after.get(pick)
            if following is None:
                following = Moment()
                node.after[pick] = following
            node = following
            path.append(node)
        while count < LONGEST and judge.same_turn(s, self.seat, self.since):
            count += 1
            s.take(judge.pick(s, self.rng))
        worth = judge.worth(s, self.seat)
        self.low = min(self.low, worth)
        self.high = max(self.high, worth)
        for node in path:
            node.visits += 1.0
            node.total += worth
            node.best = max(node.best, worth)

    def choose(self, node: Moment, options: Sequence[Option]) -> Option:
        """The answer to try next: one whose best line was good, or one rarely tried."""
        count = len(options)
        shift = self.rng.below(count)  # so that untried answers are tried in random order
        spread = max(self.high - self.low, 1e-9)
        usual = (node.total / node.visits - self.low) / spread
        urge = EXPLORE * sqrt(node.visits)
        chosen = options[shift]
        highest: float = -1e18
        for k in range(count):
            pick = options[(k + shift) % count]
            after = node.after.get(pick)
            score = usual + urge
            if after is not None:
                score = (after.best - self.low) / spread + urge / (1.0 + after.visits)
            if score > highest:
                highest = score
                chosen = pick
        return chosen
