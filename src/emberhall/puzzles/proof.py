"""Proof that an answer is the only good one: weighed with more and more lines, and found by the strongest bot.

A candidate is seen with a small budget. It is proved with six times the budget of a coach, twice, each time in fresh
worlds; and the strongest bot, with more time than at a table, must find it each time. What is best only in some of the
worlds is luck, and no puzzle. Where an ending can be followed to the end, it is solved in many worlds, and must agree.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, final

from emberhall.bots.levels import load
from emberhall.bots.matches import derived
from emberhall.bots.plans import plan_of
from emberhall.bots.thinker import Thinker
from emberhall.coach.outlooks import judge_for, outlook_of
from emberhall.coach.weighing import Arm, Weighed, Weigher
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Decision, Option
from emberhall.kernel.games import Game, Seat
from emberhall.kernel.parts.setup import Value
from emberhall.kernel.steps import State
from emberhall.puzzles.endings import Endings, settled
from emberhall.puzzles.puzzle import Chances
from emberhall.search.worlds import world_of

FIRST: Final = 60  # lines for a first look, which most questions do not pass
SEEN: Final = 300  # lines for a second one
BUDGET: Final = 3600  # lines for a proof: six times those of a hint
PROOFS: Final = 2
GAP: Final = 0.06  # how much better the best answer must be than any other
SURE: Final = 4.0  # standard errors that the gap must have
ALWAYS: Final = 0.6  # the part of the worlds in which the best answer must be at least as good as the next
WEAK: Final = ("novice", "casual", "novice", "greedy", "casual")
STRONGEST: Final = "master"
LONGER: Final = 4  # times the iterations of the strongest level
THOUGHTS: Final = 2  # of the strongest bot
LIMIT: Final = 120.0  # seconds: budgets are in iterations, so that a moment has one answer
FEWEST: Final = 3  # answers without which there is little to choose
WORLDS: Final = 40  # in which an ending is solved


@dataclass(frozen=True)
class Finding:
    """The best answer to a question, and what it is worth."""

    pick: Option
    chances: Chances
    exact: bool = False  # it was solved to the end, in all worlds that were looked at


@final
class Prover:
    """Looks for the one good answer to questions of a game."""

    def __init__(self, game: Game, seats: int, options: dict[str, Value], seed: int) -> None:
        self.game = game
        self.seed = seed
        self.outlook = outlook_of(game, seats, game.setup.check(seats, options))
        self.judge = judge_for(game, self.outlook)
        teams = game.setup.teams(seats, options)
        self.endings = Endings(game, self.judge, self.outlook, teams)
        plan = plan_of(game.name, STRONGEST)
        self.plan = replace(plan, iterations=plan.iterations * LONGER)

    def glance(self, seat: Seat, decision: Decision, at: int) -> Finding | None:
        """The best answer if it seems to be the only good one."""
        if len(decision.options) < FEWEST:
            return None
        first = self.weighed(seat, decision, decision.options[0], FIRST, derived(self.seed, at, "first"))
        if stands(first, 0.5, GAP / 3, 0.0) is None:
            return None
        return stands(self.weighed(seat, decision, decision.options[0], SEEN, derived(self.seed, at, "glance")), 2.0)

    def plain(self, seat: Seat, decision: Decision, pick: Option, at: int) -> bool:
        """True if every weak bot gives this answer, so that there is nothing to find."""
        for number, level in enumerate(WEAK):
            bot = load(level, self.game.name, derived(self.seed, at, "plain", number))
            if bot.choose(seat, decision, LIMIT) != pick:
                return False
        return True

    def proof(self, seat: Seat, decision: Decision, at: int) -> Finding | None:
        """The best answer if it is the only good one, whatever is looked at."""
        finding: Finding | None = None
        for number in range(PROOFS):
            rng = derived(self.seed, at, "proof", number)
            taken = decision.options[0] if finding is None else finding.pick
            again = stands(self.weighed(seat, decision, taken, BUDGET, rng), SURE)
            if again is None or (finding is not None and again.pick != finding.pick):
                return None
            finding = again if finding is None else Finding(again.pick, surest(finding.chances, again.chances))
        if finding is None or not self.agreed(seat, decision, finding.pick, at):
            return None
        solved = self.solved(seat, decision, finding.pick, derived(self.seed, at, "ending"))
        return None if solved is False else replace(finding, exact=solved is True)

    def solved(self, seat: Seat, decision: Decision, pick: Option, seed: int) -> bool | None:
        """Whether an answer is the only best one in many worlds that are solved to the end; None if they cannot be."""
        rng = Rng.seeded(seed)
        worths: list[list[float | None]] = []
        for _ in range(WORLDS):
            values = self.endings.worths(world_of(seat, self.judge, rng), seat.number, decision.options)
            if values is None or values[decision.options.index(pick)] is None:
                return None
            worths.append(values)
        return settled(worths, decision.options.index(pick))

    def agreed(self, seat: Seat, decision: Decision, pick: Option, at: int) -> bool:
        """True if the strongest bot gives this answer too, every time."""
        for number in range(THOUGHTS):
            bot = Thinker(self.plan, Rng.seeded(derived(self.seed, at, "thought", number)))
            if bot.choose(seat, decision, LIMIT) != pick:
                return False
        return True

    def weighed(self, seat: Seat, decision: Decision, taken: Option, budget: int, seed: int) -> Weighed:
        weigher = Weigher(self.game, self.judge, self.outlook, Rng.seeded(seed))

        def world() -> State:
            return world_of(seat, self.judge, weigher.rng)

        return weigher.weigh(world, seat.number, decision.options, taken, budget)


def stands(weighed: Weighed, sure: float, far: float = GAP, always: float = ALWAYS) -> Finding | None:
    """The best answer if it is better than the next by far, surely, and in most worlds."""
    arms = weighed.arms
    if len(arms) == 1:
        return None
    best, second = arms[0], arms[1]
    gaps = [one - other for one, other in zip(best.own, second.own, strict=True)]
    gap = sum(gaps) / len(gaps)
    error = spread(gaps)
    usual = sum(each >= 0.0 for each in gaps) / len(gaps)
    if gap < far or gap < sure * error or usual < always:
        return None
    return Finding(best.pick, Chances(hundredths(best), hundredths(second), round(100 * error, 1)))


def spread(values: Sequence[float]) -> float:
    """The standard error of the mean."""
    mean = sum(values) / len(values)
    deviation = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return float((deviation / len(values)) ** 0.5)


def surest(one: Chances, other: Chances) -> Chances:
    """The more careful of two figures: the smaller gap."""
    return min(one, other, key=lambda each: each.best - each.second)


def hundredths(arm: Arm) -> float:
    return round(100 * arm.mean(), 1)
