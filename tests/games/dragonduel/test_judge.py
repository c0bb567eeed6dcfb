"""The judge of DragonDuel: its policy does what the greedy bot does, and its value knows who stands better."""

from typing import cast

import pytest

from emberhall import Seat, load
from emberhall.bots import load as bot_of
from emberhall.bots.weights import weights_of
from emberhall.games.dragonduel.state import State
from emberhall.kernel.chance import Rng
from emberhall.kernel.judges import Judge

GAME = load("dragonduel")


def judge() -> Judge:
    found = GAME.judge(weights_of("dragonduel"))
    assert found is not None
    return found


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (2, 4), (3, 5)])
def test_its_policy_is_the_greedy_bot_s(seats: int, seed: int) -> None:
    """Nearly always: where several answers are worth the same, and about X, the two differ now and then."""
    options = GAME.check(seats, {f"deck{seat}": "random" for seat in range(seats)})
    state, rng = GAME.begin(seats, Rng.seeded(seed), options, False), Rng.seeded(seed)
    policy, greedy = judge(), bot_of("greedy", "dragonduel")
    asked = agreed = 0
    while (decision := state.decision) is not None and asked < 250:
        pick = greedy.choose(Seat.of(GAME, state, decision.seat, rng), decision, 5.0)
        if len(decision.options) > 1:
            asked += 1
            agreed += policy.pick(state, rng) == pick
        state.take(pick)
    assert agreed / asked > 0.9


def test_fewer_tower_cards_and_fewer_monsters_are_worse() -> None:
    state = cast(State, GAME.deal(2, 9))
    rng, policy = Rng.seeded(1), judge()
    policy.horizon = 6
    policy.finish(state, rng, policy.start(state))
    even = policy.rewards(state)
    assert sum(even) == pytest.approx(1.0)
    del state.players[0].tower[1:]
    assert policy.rewards(state)[0] < even[0] - 0.1


def test_weights_of_another_count_are_refused() -> None:
    with pytest.raises(ValueError, match=r"judged by 34 features, and there are 3 weights\."):
        GAME.judge({"value": [1.0, 2.0, 3.0]})
