"""What every title's judge promises to search, at moments of random games: chances add up, rewards are from 0 to 1."""

import pytest

from emberhall import load, titles
from emberhall.bots.plans import plan_of
from emberhall.bots.weights import weights_of
from emberhall.kernel.chance import Rng
from emberhall.kernel.judges import Judge
from emberhall.kernel.steps import State
from emberhall.search.turns import Turn

MOMENTS = 240  # of each game

JUDGED = [title for title in titles() if load(title).mind.judge({}) is not None]


def checked(judge: Judge, state: State, seats: int, rng: Rng) -> None:
    options = state.options()
    priors = judge.priors(state, options)
    assert len(priors) == len(options)
    assert min(priors) > 0
    assert sum(priors) == pytest.approx(1.0)
    assert judge.pick(state, rng) in options
    since = judge.start(state)
    line = state.clone()
    judge.finish(line, rng, since)
    rewards = judge.rewards(line)
    assert len(rewards) == seats
    assert all(0.0 <= reward <= 1.0 for reward in rewards)


@pytest.mark.no_cover  # slow, and other tests cover the same lines
@pytest.mark.parametrize("title", JUDGED)
@pytest.mark.parametrize("weights", ["fitted", "none"])
def test_a_judge_keeps_its_promises(title: str, weights: str) -> None:
    game = load(title)
    judge = game.mind.judge(weights_of(title) if weights == "fitted" else {})
    assert judge is not None
    modes = game.setup.modes()
    for seats, options in {str(mode): mode for mode in (modes[0], modes[len(modes) // 3], modes[-1])}.values():
        rng = Rng.seeded(5)
        state = game.begin(seats, Rng.seeded(11), game.setup.check(seats, options), False)
        for moment in range(MOMENTS):
            if state.over:
                break
            if moment % 6 == 0:
                checked(judge, state, seats, rng)
            state.take(judge.pick(state, rng))


@pytest.mark.parametrize("title", [title for title in JUDGED if plan_of(title, "casual").method == "turn"])
def test_a_finished_turn_is_worth_the_same_from_the_same_chance(title: str) -> None:
    game = load(title)
    seats, options = game.setup.modes()[0]
    state = game.begin(seats, Rng.seeded(3), game.setup.check(seats, options), False)
    decision = state.decision
    assert decision is not None
    judge = game.mind.judge(weights_of(title))
    assert judge is not None
    since = judge.start(state)
    values = {Turn(judge, Rng.seeded(9), decision.seat, since).best(state, 6) for _ in range(3)}
    assert len(values) == 1
