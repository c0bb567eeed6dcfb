"""Habits at Duālis: values are the weighted sums of features, chances add up, and play reveals what others hold."""

import pytest

from emberhall import load
from emberhall.games.dualis.mind.judge import DualisJudge
from emberhall.games.dualis.mind.judging import NAMES, Habits, Moment, begun, likelihood, numbers_of, plays_of
from emberhall.games.dualis.state import State
from emberhall.games.dualis.words import play_of
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import on_of, ref_of

WEIGHTS = [0.3 * (k % 7) - 0.8 for k in range(len(NAMES))]
GAME = load("dualis")


def states(seats: int = 4, highlow: bool = False) -> list[State]:
    """Some moments of a random round."""
    state, rng, found = GAME.deal(seats, 3, highlow=highlow), Rng.seeded(1), []
    assert isinstance(state, State)
    for _ in range(40 if seats == 4 else 30):
        found.append(state.clone())
        state.take(state.work[-1].wander(state, rng))
    return found[::3]


@pytest.mark.parametrize("highlow", [False, True])
def test_an_answer_is_worth_its_numbers_times_the_weights(highlow: bool) -> None:
    habits = Habits(WEIGHTS)
    for state in states(highlow=highlow):
        for pick in state.options():
            numbers = numbers_of(state, ref_of(pick), on_of(pick))
            worth = habits.worth(Moment(state), ref_of(pick), on_of(pick))
            assert worth == pytest.approx(sum(a * b for a, b in zip(numbers, WEIGHTS, strict=True)))


@pytest.mark.parametrize("seats", [3, 4])
def test_chances_of_all_answers_add_up_and_one_of_them_is_picked(seats: int) -> None:
    habits, rng = Habits(WEIGHTS), Rng.seeded(2)
    for state in states(seats):
        options = state.options()
        assert sum(habits.chance(state, play_of(pick)) for pick in options) == pytest.approx(1.0)
        assert {habits.pick(state, rng) for _ in range(20)} <= set(options)


def test_likely_answers_are_picked_more_often() -> None:
    habits, rng = Habits([3.0 if name == "coin" else 0.0 for name in NAMES]), Rng.seeded(2)
    state = states()[0]
    coins = sum(on_of(habits.pick(state, rng)) for _ in range(200))
    assert coins > 170


def test_a_round_can_be_gone_through_from_its_beginning() -> None:
    state = states()[-1]
    early = begun(state)
    assert all(int(early.hand(seat)).bit_count() == 13 for seat in range(4))
    for play in plays_of(state):
        early.take(next(pick for pick in early.options() if play_of(pick) == play))
    assert early == state


def test_who_did_not_beat_a_trick_likely_could_not() -> None:
    """With habits that always go ahead, a world in which somebody held back gets less trust."""
    habits = Habits([2.0 if name.startswith("ahead") else 0.0 for name in NAMES])
    rng = Rng.seeded(5)
    state = states()[-1]
    seat = state.seat
    matches = [likelihood(GAME.imagine(state, seat, rng), seat, habits) for _ in range(30)]
    assert max(matches) <= 0
    assert max(matches) - min(matches) > 1


def test_without_weights_everything_is_alike() -> None:
    judge, state = DualisJudge({}), states()[4]
    options = state.options()
    assert judge.priors(state, options) == [1 / len(options)] * len(options)
    assert judge.trust(state, 0) == 0.0


def test_a_line_is_played_to_the_end_of_the_round() -> None:
    judge, state = DualisJudge({"policy": WEIGHTS}), states()[2].clone()
    judge.finish(state, Rng.seeded(1), judge.start(state))
    assert len(state.done) == 13
    assert judge.rewards(state)[0] == pytest.approx(1 - judge.rewards(state)[1])
