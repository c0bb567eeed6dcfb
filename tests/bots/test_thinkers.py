"""Levels answer with a legal option, from their seat's knowledge alone, the same in every process, and in time."""

import json
import os
import subprocess
import sys
from itertools import pairwise

import pytest

from emberhall import Seat, load, titles
from emberhall.bots import levels
from emberhall.bots import load as load_bot
from emberhall.bots.judges import judge_of
from emberhall.bots.plans import Plan, plan_of, searches
from emberhall.bots.thinker import Thinker
from emberhall.bots.weights import weights_of
from emberhall.kernel.chance import Rng
from tests.bots.thoughts import hasty, modes, moments, words

WAYS = [(title, mode) for title in titles() for mode in range(len(modes(load(title))))]
QUICK = ("novice", "casual")


@pytest.mark.parametrize(("title", "mode"), WAYS, ids=[f"{title}{'-alone' * mode}" for title, mode in WAYS])
@pytest.mark.parametrize("level", levels("nim"))
def test_permuted_hidden_cards_change_no_thought(title: str, mode: int, level: str) -> None:
    """The answer does not depend on what the imagined state hides from the seat."""
    game = load(title)
    for number, (state, decision) in enumerate(moments(game, 7, mode)):
        picks = {
            hasty(title, level, number).choose(Seat.of(game, state, decision.seat, Rng.seeded(hidden)), decision, 60.0)
            for hidden in (1, 2)
        }
        assert len(picks) == 1
        assert picks <= set(decision.options)


def test_a_moment_has_the_same_thoughts_in_another_process() -> None:
    """Even where Python orders its sets of strings differently."""
    command = [sys.executable, "-m", "tests.bots.thoughts"]
    env = {**os.environ, "PYTHONHASHSEED": "4711"}
    said = subprocess.run(command, env=env, check=True, capture_output=True, text=True, timeout=300)
    assert [tuple(each) for each in json.loads(said.stdout)] == list(words())


@pytest.mark.parametrize("title", titles())
def test_every_level_thinks_more_than_the_one_below(title: str) -> None:
    """Only where both search in the same way: iterations of different searches cannot be compared."""
    plans = [plan_of(title, level) for level in levels(title) if searches(title, level)]
    alike = [pair for pair in pairwise(plans) if len({(plan.method, plan.judge) for plan in pair}) == 1]
    assert alike
    assert all(less.iterations < more.iterations for less, more in alike)


@pytest.mark.parametrize("title", titles())
@pytest.mark.parametrize("level", QUICK)
def test_the_lower_levels_answer_at_once(title: str, level: str) -> None:
    """Checked by their budget and not by a stopwatch, which a busy machine would fail."""
    assert plan_of(title, level).iterations <= 200
    game = load(title)
    state, decision = moments(game, 1)[1]
    seat = Seat.of(game, state, decision.seat, Rng.seeded(1))
    assert load_bot(level, title, 1).choose(seat, decision, 60.0) in decision.options


def test_a_limit_is_kept_even_if_the_budget_is_not_spent() -> None:
    game = load("dualis")
    (state, decision), *_ = moments(game, 1)
    seat = Seat.of(game, state, decision.seat, Rng.seeded(1))
    endless = Plan("tree", 10**9)
    assert Thinker(endless, Rng.seeded(1)).choose(seat, decision, 0.05) in decision.options


def test_a_title_without_fitted_weights_has_none() -> None:
    assert weights_of("nim") == {}


def test_a_judge_is_made_once_for_a_game_and_how_much_it_knows() -> None:
    game = load("dualis")
    kinds = [judge_of(game, kind=kind) for kind in ("title", "naive", "plain")]
    assert len({id(judge) for judge in kinds}) == 3
    assert [judge_of(game, kind=kind) for kind in ("title", "naive", "plain")] == kinds


def test_a_judge_of_another_horizon_is_another_one() -> None:
    game = load("dualis")
    near, far = judge_of(game, horizon=1), judge_of(game, horizon=2)
    assert (near.horizon, far.horizon, judge_of(game, kind="naive", horizon=2).horizon) == (1, 2, 2)
    assert judge_of(game, horizon=1) is near
