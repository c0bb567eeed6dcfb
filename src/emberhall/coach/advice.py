"""Advice at the table: a strong bot's answer from what its seat may know, compared with the others, and why.

Only states the seat imagines are used, so neither the answer nor its reasons reveal anything it cannot know.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from emberhall.coach.analysis import Alternative, spread_of
from emberhall.coach.ledgers import whole
from emberhall.coach.outlooks import judge_for, outlook_of
from emberhall.coach.reasons import Reason, reasons
from emberhall.coach.weighing import Arm, Weigher
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Decision, Option
from emberhall.kernel.games import Seat
from emberhall.kernel.parts.setup import Value
from emberhall.kernel.steps import State
from emberhall.search.worlds import world_of

BUDGET = 600  # lines
SURE = 0.02  # how much better another answer must certainly be to be advised instead


@dataclass(frozen=True)
class Advice:
    """An answer, the alternatives compared (itself first), and why it is better."""

    word: str
    alternatives: list[Alternative]
    reasons: list[Reason]


def advise(
    seat: Seat, state: State, decision: Decision, pick: Option, options: Mapping[str, Value], seed: int
) -> Advice:
    """Advice for a question, given what a strong bot picks there; `state` is one the seat could believe in."""
    game = seat.game
    outlook = outlook_of(game, seat.view()["seats"], options)
    judge = judge_for(game, outlook)
    rng = Rng.seeded(seed)
    weigher = Weigher(game, judge, outlook, rng)

    def world() -> State:
        return world_of(seat, judge, rng)

    weighed = weigher.weigh(world, seat.number, decision.options, pick, BUDGET)
    chosen = weighed.best if weighed.loss - weighed.error > SURE else weighed.taken
    others = [arm for arm in weighed.arms if arm is not chosen and arm.mean() <= chosen.mean()]
    others = others or [arm for arm in weighed.arms if arm is not chosen][:1]  # within the error: it is as good

    def alternative(arm: Arm) -> Alternative:
        choice = game.face.choice(state, decision, arm.pick)
        return Alternative(decision.word(arm.pick), whole(arm.mean()), whole(spread_of(arm.own)), choice)

    why = reasons(weigher, world, seat.number, chosen, others[0], decision.word(others[0].pick))
    return Advice(decision.word(chosen.pick), [alternative(arm) for arm in (chosen, *others)], why)
