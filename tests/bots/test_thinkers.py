"""The levels that look ahead: they answer with an option, from their seat's knowledge alone, and in time."""

from dataclasses import replace

import pytest

from emberhall import Game, Seat, State, load, titles
from emberhall.bots.judges import judge_of
from emberhall.bots.plans import LEVELS, PLANS, Plan, plan_of
from emberhall.bots.thinker import Thinker
from emberhall.bots.weights import weights_of
from emberhall.kernel.chance import Rng
from emberhall.kernel.decisions import Decision

FEW = 16  # iterations, enough to look at every answer of most questions
ASKED = 12  # decisions of each game that are looked at


def moments(game: Game, seed: int) -> list[tuple[State, Decision]]:
    """Some decisions of a random game with more than one answer, early and late."""
    seats, options = game.modes()[0]
    state, rng = game.begin(seats, Rng.seeded(seed), game.check(seats, options), False), Rng.seeded(seed)
    found: list[tuple[State, Decision]] = []
    while (decision := state.decision) is not None:
        if len(decision.options) > 1:
            found.append((state.clone(), decision))
        state.take(decision.options[rng.below(len(decision.options))])
    return found[:: max(1, len(found) // ASKED)]


@pytest.mark.parametrize("title", titles())
def test_permuted_hidden_cards_change_no_thought(title: str) -> None:
    """What another state with the same knowledge in it hides is nothing to a bot: the answer is the same."""
    game = load(title)
    plan = replace(plan_of(title, "seasoned"), iterations=FEW)
    for number, (state, decision) in enumerate(moments(game, 7)):
        picks = {
            Thinker(plan, Rng.seeded(number)).choose(
                Seat.of(game, state, decision.seat, Rng.seeded(hidden)), decision, 60.0
            )
            for hidden in (1, 2)
        }
        assert len(picks) == 1
        assert picks <= set(decision.options)


@pytest.mark.parametrize("title", PLANS)
def test_every_level_thinks_more_than_the_one_below(title: str) -> None:
    budgets = [plan_of(title, level).iterations for level in LEVELS]
    assert budgets == sorted(set(budgets))


def test_a_limit_is_kept_even_if_the_budget_is_not_spent() -> None:
    game = load("dualis")
    (state, decision), *_ = moments(game, 1)
    seat = Seat.of(game, state, decision.seat, Rng.seeded(1))
    endless = Plan("tree", 10**9)
    assert Thinker(endless, Rng.seeded(1)).choose(seat, decision, 0.05) in decision.options


def test_a_title_without_fitted_weights_has_none() -> None:
    assert weights_of("nim") == {}


def test_a_judge_is_made_once_for_a_game() -> None:
    game = load("dualis")
    assert judge_of(game) is judge_of(game)
