"""Weighing: the worth of each answer to a question, as chances of every seat, over the same possible states.

First all answers are tried, and the worse half drops out each round; then the best of them and the given one are
compared in fresh states, so that an answer that only looked best by luck is not ranked best.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import exp, sqrt

from emberhall.coach.outlooks import Outlook, calibrated, chances, power_of
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Option
from emberhall.kernel.games import Game
from emberhall.kernel.judges import Judge
from emberhall.kernel.steps import State

FINALISTS = 3  # answers compared in fresh states, besides the given one
USUAL = 0.04  # an advantage of this much chance makes an average player e times as likely to give an answer
LONGEST = 80  # answers in one turn
SPARE = 3  # the fewest states an answer is tried in before it drops out
World = Callable[[], State]
"""Makes a state that might be the true one, at the question; a new one each time."""


@dataclass
class Arm:
    """An answer, and the chances it led to."""

    pick: Option
    worlds: int = 0
    totals: list[float] = field(default_factory=list)
    own: list[float] = field(default_factory=list)  # the chance of the seat that gave it, state by state
    judged: int = 0  # lines that ended before the game did

    def add(self, values: Sequence[float], mover: int, over: bool = False) -> None:
        if not self.totals:
            self.totals = [0.0] * len(values)
        totals = self.totals
        for seat, each in enumerate(values):
            totals[seat] += each
        self.own.append(values[mover])
        self.worlds += 1
        self.judged += not over

    def calibrate(self, outlook: Outlook, mover: int, progress: float) -> None:
        """Make the mean chances true, unless all are outcomes; differences are stretched as chances near the mean."""
        if not self.judged:
            return
        before = self.means()
        after = calibrated(outlook, before, progress, mover)
        was, now = before[mover], after[mover]
        slope = 1.0
        if 0.0 < was < 1.0:
            slope = power_of(outlook, len(before), progress) * now * (1.0 - now) / (was * (1.0 - was))
        self.own = [now + slope * (each - was) for each in self.own]
        self.totals = [each * self.worlds for each in after]

    def means(self) -> list[float]:
        return [total / self.worlds for total in self.totals]

    def mean(self) -> float:
        return sum(self.own) / self.worlds if self.worlds else 0.0


@dataclass(frozen=True)
class Weighed:
    """A weighed question: its answers by their worth to the seat that was asked, and everybody's chances before.

    `before` is what an average player would reach here: good answers are likelier than bad ones, and none is certain.
    """

    arms: list[Arm]  # the finalists, best first
    taken: Arm
    before: list[float]
    loss: float  # how much better the best answer would have been
    error: float  # of the loss

    @property
    def best(self) -> Arm:
        return self.arms[0]


class Weigher:
    """Weighs questions of one game."""

    def __init__(self, game: Game, judge: Judge, outlook: Outlook, rng: Rng, open_eyes: bool = False) -> None:
        self.game = game
        self.judge = judge
        self.outlook = outlook
        self.rng = rng
        # If every state is the same one, a deterministic policy would play only one line.
        self.stray = int(100 * outlook.stray) if open_eyes else 0

    def weigh(self, world: World, mover: int, options: Sequence[Option], taken: Option, budget: int) -> Weighed:
        """Weigh the answers with about `budget` lines."""
        budget *= self.outlook.lines
        arms = [Arm(pick) for pick in self.worth_a_look(world(), options, taken)]
        self.halve(world, mover, arms, taken, budget // 2)
        ranked = sorted(arms, key=Arm.mean, reverse=True)
        finalists = [Arm(arm.pick) for arm in ranked[:FINALISTS]]
        if all(arm.pick != taken for arm in finalists):
            finalists.append(Arm(taken))
        states = max(SPARE, budget // 2 // (len(finalists) * self.outlook.tries))
        for _ in range(states):
            self.compare(world(), mover, finalists)
        progress = self.judge.progress(world())
        for arm in (*finalists, *arms):
            arm.calibrate(self.outlook, mover, progress)
        finalists.sort(key=Arm.mean, reverse=True)
        given = next(arm for arm in finalists if arm.pick == taken)
        known = {arm.pick for arm in finalists}
        rest = [arm for arm in ranked if arm.pick not in known]
        loss, error = difference(finalists[0].own, given.own)
        return Weighed(finalists, given, usual(finalists, rest), loss, error)

    def worth_a_look(self, world: State, options: Sequence[Option], taken: Option) -> Sequence[Option]:
        """The sensible answers and the one given; all of them if nothing would be left to compare."""
        sensible = self.judge.sensible(world, options)
        left = [pick for pick in options if pick == taken or pick in sensible]
        return left if len(left) > 1 else options

    def halve(self, world: World, mover: int, arms: list[Arm], taken: Option, budget: int) -> None:
        """Try all answers, the better ones more often."""
        left = arms[:]
        rounds = max(1, (len(left) - 1).bit_length() - 1)
        for _ in range(rounds):
            for _ in range(max(SPARE, budget // (rounds * len(left) * self.outlook.tries))):
                self.compare(world(), mover, left)
            left.sort(key=Arm.mean, reverse=True)
            left = left[: max(FINALISTS, (len(left) + 1) // 2)]

    def compare(self, world: State, mover: int, arms: list[Arm]) -> None:
        """Try answers in one state."""
        since = self.judge.start(world)
        for arm in arms:
            state = world.clone()
            state.take(arm.pick)
            self.follow(arm, state, mover, since, mover)

    def estimate(self, world: World, mover: int, budget: int) -> list[float]:
        """Everybody's chances in the current position, whoever is asked."""
        first, arm = world(), Arm(0)
        asked = first.work[-1].who(first) if first.work else mover
        for _ in range(max(SPARE, budget * self.outlook.lines // self.outlook.tries)):
            state = world()
            since = self.judge.start(state)
            if state.work:
                state.take(self.judge.pick(state, self.rng))
            self.follow(arm, state, asked, since, mover)
        arm.calibrate(self.outlook, asked, self.judge.progress(first))
        return arm.means()

    def follow(self, arm: Arm, state: State, turn: int, since: int, mover: int) -> None:
        """Play on, if it is not over, from the turn of one seat, and add everybody's chances then."""
        if not state.work:
            pass
        elif self.outlook.tries > 1:
            state = self.best_end(state, turn, since)
        elif self.stray:
            self.wander(state, since)
        else:
            self.judge.finish(state, self.rng, since)
        values = chances(self.game, self.judge, self.outlook, state)
        arm.add(values, mover, over=not state.work)

    def wander(self, state: State, since: int) -> None:
        """Play on with the judge's policy, but draw some answers by likelihood."""
        judge, rng = self.judge, self.rng
        while state.work and not judge.judgeable(state, since):
            if rng.below(100) < self.stray:
                options = state.work[-1].options(state)
                state.take(options[draw_index(judge.priors(state, options), rng)] if len(options) > 1 else options[0])
            else:
                state.take(judge.pick(state, rng))

    def best_end(self, state: State, mover: int, since: int) -> State:
        """The best of several ways to finish the turn."""
        best, most = state, -1e18
        for _ in range(self.outlook.tries):
            line = state.clone()
            self.finish_turn(line, mover, since)
            self.judge.finish(line, self.rng, since)  # lets others answer first, if they are asked
            worth = self.judge.worth(line, mover)
            if worth > most:
                best, most = line, worth
            if not self.judge.same_turn(state, mover, since):
                break  # the turn is already over: all ways are equal
        return best

    def finish_turn(self, line: State, mover: int, since: int) -> None:
        judge, rng = self.judge, self.rng
        for _ in range(LONGEST):
            if not judge.same_turn(line, mover, since):
                return
            line.take(judge.pick(line, rng))


def draw_index(shares: Sequence[float], rng: Rng) -> int:
    """An index drawn at random by the shares."""
    at = rng.below(1_000_000) / 1_000_000
    for k, share in enumerate(shares):
        at -= share
        if at < 0:
            return k
    return len(shares) - 1


def difference(better: Sequence[float], given: Sequence[float]) -> tuple[float, float]:
    """The mean difference of two answers over the same states, and its standard error."""
    gaps = [one - other for one, other in zip(better, given, strict=True)]
    mean = sum(gaps) / len(gaps)
    spread = sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1)
    return max(0.0, mean), sqrt(spread / len(gaps))


def usual(finalists: Sequence[Arm], rest: Sequence[Arm]) -> list[float]:
    """What an average player reaches: answers weighted by their worth, those that dropped out capped at the best."""
    best = finalists[0].mean()
    arms = [(arm, arm.mean()) for arm in finalists] + [(arm, min(arm.mean(), best)) for arm in rest]
    likely = [exp((mean - best) / USUAL) for _, mean in arms]
    whole = sum(likely)
    chances = [0.0] * len(finalists[0].totals)
    for (arm, _), share in zip(arms, likely, strict=True):
        for seat, mean in enumerate(arm.means()):
            chances[seat] += share / whole * mean
    return chances
