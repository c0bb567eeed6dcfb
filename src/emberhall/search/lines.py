"""Halving over whole lines of the turn: for each answer, trees of the seat's own answers in the same imagined states.

In each tree the best line found counts: what follows is the seat's own turn, which it will finish as well as it can.
The trees are kept from round to round; each round drops the worse half of the answers and looks more closely at the
others. No line is tried twice, so a turn with few lines is known exactly, and costs no more than that.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final, final

from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Option
from emberhall.kernel.games import Seat
from emberhall.kernel.judges import Judge
from emberhall.kernel.steps import State
from emberhall.search.budgets import Budget
from emberhall.search.worlds import world_of

LONGEST: Final = 80  # answers in one turn
SCALE: Final = 1 << 20  # the resolution of a random fraction


@final
class Moment:
    """A question of the turn, identified by the answers that led there; its fields are filled in when it is visited."""

    def __init__(self) -> None:
        self.forced: list[Option] = []  # the forced answers before it
        self.options: Sequence[Option] = ()  # empty: the turn is over
        self.priors: list[float] = []
        self.after: list[Moment | None] = []
        self.open = 1  # answers with lines not yet tried
        self.visits: float = 0.0
        self.total: float = 0.0
        self.best: float = -1e18


@final
class Scale:
    """The range of worths of the lines so far, in all trees of a search, and the weight of exploration."""

    def __init__(self, explore: float) -> None:
        self.explore = explore
        self.low: float = 1e18
        self.high: float = -1e18


@final
class Turn:
    """The lines from one state to the end of a seat's turn."""

    def __init__(self, judge: Judge, rng: Rng, start: State, seat: int, since: int, scale: Scale) -> None:
        self.judge = judge
        self.rng = rng
        self.start = start
        self.seat = seat
        self.since = since
        self.scale = scale
        self.root = Moment()

    def attempt(self) -> None:
        """Try one more line to the end of the turn; there must be one left."""
        s = self.start.clone()
        node = self.root
        path = [node]
        while node.visits > 0.0:
            for pick in node.forced:
                s.take(pick)
            node = self.follow(s, node, self.choose(node))
            path.append(node)
        self.look(s, node)
        while node.options and len(path) < LONGEST:
            node = self.follow(s, node, draw(node.priors, self.rng))
            path.append(node)
            self.look(s, node)
        self.learn(path, self.judge.worth(s, self.seat))

    def follow(self, s: State, node: Moment, at: int) -> Moment:
        """Give an answer; return the moment after it."""
        s.take(node.options[at])
        following = node.after[at]
        if following is None:
            following = Moment()
            node.after[at] = following
        return following

    def look(self, s: State, node: Moment) -> None:
        """Fill in the question of a new moment, giving forced answers before it."""
        judge = self.judge
        while judge.same_turn(s, self.seat, self.since):
            options = s.work[-1].options(s)
            if len(options) > 1:
                node.options = options
                node.priors = judge.priors(s, options)
                node.after = [None] * len(options)
                node.open = len(options)
                return
            node.forced.append(options[0])
            s.take(options[0])

    def learn(self, path: list[Moment], worth: float) -> None:
        """Update every moment on the path with the worth of the line; close those whose last line it was."""
        scale = self.scale
        scale.low = min(scale.low, worth)
        scale.high = max(scale.high, worth)
        closing = True
        for k in range(len(path) - 1, -1, -1):
            node = path[k]
            node.visits += 1.0
            node.total += worth
            node.best = max(node.best, worth)
            if closing:
                node.open = 0 if k == len(path) - 1 else node.open - 1
                closing = node.open == 0

    def choose(self, node: Moment) -> int:
        """The answer to try next: one whose best line was good or one rarely tried, unless all its lines are known."""
        count = len(node.options)
        shift: int = self.rng.below(count)  # so that untried answers are tried in random order
        low = self.scale.low
        spread = max(self.scale.high - low, 1e-9)
        usual = (node.total / node.visits - low) / spread
        urge = self.scale.explore * sqrt(node.visits)
        chosen = shift
        highest: float = -1e18
        for k in range(count):
            at = (k + shift) % count
            after = node.after[at]
            score = usual + urge * node.priors[at] * count
            if after is not None:
                if after.open == 0:
                    continue
                score = (after.best - low) / spread + urge / (1.0 + after.visits)
            if score > highest:
                highest = score
                chosen = at
        return chosen


@final
class Arm:
    """An answer, and the trees of its continuations."""

    def __init__(self, at: int, turns: list[Turn]) -> None:
        self.at = at
        self.turns = turns

    def mean(self) -> float:
        total: float = 0.0
        for turn in self.turns:
            total += turn.root.best
        return total / len(self.turns)

    def grow(self, tries: int, budget: Budget, count: int) -> int:
        """Try up to `tries` more lines in each state, as far as the budget allows; return the new total done."""
        for turn in self.turns:
            for _ in range(tries):
                if turn.root.open == 0 or (turn.root.visits > 0.0 and budget.spent(count)):
                    break
                turn.attempt()
                count += 1
        return count


@final
class Lines:
    """One search over lines, in `worlds` imagined states.

    `explore` weighs trying something new against following lines that ended well.
    """

    def __init__(self, judge: Judge, rng: Rng, worlds: int, explore: float = 0.6) -> None:
        self.judge = judge
        self.rng = rng
        self.worlds = worlds
        self.explore = explore

    def search(self, seat: Seat, options: Sequence[Option], budget: Budget) -> list[float]:
        """A value for each answer: those that dropped out early rank below those that stayed."""
        arms = self.arms(seat, options)
        worths = [0.0] * len(arms)
        rounds = (len(arms) - 1).bit_length()
        count = 0
        for number in range(rounds):
            share = (budget.iterations - count) // (rounds - number)
            tries = max(1, share // (len(arms) * self.worlds))
            for arm in arms:
                count = arm.grow(tries, budget, count)
            arms.sort(key=Arm.mean, reverse=True)
            for place, arm in enumerate(arms):
                worths[arm.at] = number + 1.0 - place / len(arms)
            arms = arms[: (len(arms) + 1) // 2]
        return worths

    def arms(self, seat: Seat, options: Sequence[Option]) -> list[Arm]:
        """An arm for every answer, all in the same imagined states."""
        judge = self.judge
        scale = Scale(self.explore)
        worlds = [world_of(seat, judge, self.rng) for _ in range(self.worlds)]
        arms: list[Arm] = []
        for at, pick in enumerate(options):
            turns: list[Turn] = []
            for world in worlds:
                start = world.clone()
                start.take(pick)
                turns.append(Turn(judge, self.rng, start, seat.number, judge.start(world), scale))
            arms.append(Arm(at, turns))
        return arms


def draw(priors: list[float], rng: Rng) -> int:
    """The index of an answer, drawn at random by the priors."""
    aim: float = float(rng.below(SCALE)) / SCALE
    last = len(priors) - 1
    for at in range(last):
        aim -= priors[at]
        if aim < 0.0:
            return at
    return last
