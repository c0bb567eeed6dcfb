"""The judge of DragonDuel: the greedy bot does what its policy does, and its value knows who is ahead."""

from typing import cast

import pytest

from emberhall import Seat, load
from emberhall.bots import load as bot_of
from emberhall.bots.weights import weights_of
from emberhall.games.dragonduel.game import GAME as DRAGONDUEL
from emberhall.games.dragonduel.mind.choices import keep_worth
from emberhall.games.dragonduel.mind.effects import aimed
from emberhall.games.dragonduel.mind.facts import CARD, facts_of
from emberhall.games.dragonduel.mind.features import COUNT, NAMES, features_of
from emberhall.games.dragonduel.mind.reading import Reading
from emberhall.games.dragonduel.state import State
from emberhall.kernel.chance import Rng
from emberhall.kernel.judges import Judge
from tests.games.dragonduel.scenes import scene, side

GAME = load("dragonduel")


def judge(horizon: int | None = None) -> Judge:
    policy = GAME.mind.judge(weights_of("dragonduel"), horizon)
    assert policy is not None
    return policy


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (2, 4), (3, 5)])
def test_its_policy_is_the_greedy_bot_s(seats: int, seed: int) -> None:
    """Whatever the greedy bot imagines: its policy looks at nothing that the seat does not know."""
    options = GAME.setup.check(seats, {f"deck{seat}": "random" for seat in range(seats)})
    state, rng = GAME.begin(seats, Rng.seeded(seed), options, False), Rng.seeded(seed)
    policy, greedy = judge(), bot_of("greedy", "dragonduel")
    asked = agreed = 0
    while (decision := state.decision) is not None and asked < 250:
        pick = greedy.choose(Seat.of(GAME, state, decision.seat, rng), decision, 5.0)
        if len(decision.options) > 1:
            asked += 1
            agreed += policy.pick(state, rng) == pick
        state.take(pick)
    assert agreed == asked > 100


def test_fewer_tower_cards_and_fewer_monsters_are_worse() -> None:
    state = cast(State, GAME.deal(2, 9))
    rng, policy = Rng.seeded(1), judge(6)
    policy.finish(state, rng, policy.start(state))
    even = policy.rewards(state)
    assert sum(even) == pytest.approx(1.0)
    del state.players[0].tower[1:]
    assert policy.rewards(state)[0] < even[0] - 0.1


def test_a_line_goes_on_as_its_policy_answers() -> None:
    """A line reuses one reading for all moments; a fresh reading for each answer gives the same."""
    line, steps = GAME.deal(3, 6), GAME.deal(3, 6)
    rng, policy = Rng.seeded(1), judge(12)
    policy.finish(line, rng, 0)
    while not policy.judgeable(steps, 0):
        steps.take(policy.pick(steps, rng))
    assert line == steps


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_lines_are_a_round_long_with_any_number_at_the_table(seats: int) -> None:
    state, policy = cast(State, GAME.deal(seats, 9)), judge(2)
    policy.finish(state, Rng.seeded(1), 0)
    assert state.turn == seats


@pytest.mark.parametrize(("seats", "part"), [(2, "value"), (3, "crowd")])
def test_three_and_more_are_judged_by_weights_of_their_own(seats: int, part: str) -> None:
    weights = {"value": [0.0] * COUNT, "crowd": [0.0] * COUNT}
    weights[part][NAMES.index("on turn")] = 1.0
    policy, state = GAME.mind.judge(weights, 2), cast(State, GAME.deal(seats, 9))
    assert policy is not None
    policy.finish(state, Rng.seeded(1), 0)
    rewards = policy.rewards(state)
    assert rewards.index(max(rewards)) == state.active
    assert sum(rewards) == pytest.approx(1.0)


def test_better_cards_in_hand_are_better() -> None:
    """By the fitted weights, for the active player."""
    rewards = []
    for hand in ("CS-82", "CS-22"):
        there = scene(side("CS-81", hand=hand, spark=6), side("CS-81"))
        rewards.append(judge().rewards(there.state)[0])
    assert rewards[0] < rewards[1]


def test_what_the_others_choose_is_worth_the_least_they_have() -> None:
    text = """
[[card]]
set = "ZZ-01"
name = {en = "Toll", fr = "Péage"}
type = "magic"
cost = 2
element = "fire"
provenance = "house"
play = [
  {op = "destroy", who = {pick = "theirs", n = 1, player = "each_foe"}},
  {op = "exhaust", who = {pick = "up_to", n = 1, is = []}},
  {op = "destroy", who = "same"},
]
"""
    game = DRAGONDUEL.with_cards({"new.toml": text})
    there = scene(side(hand="ZZ-01", spark=2), side("CS-22 CS-81"), game=game)
    facts = facts_of(game.book)
    reading = Reading(there.state, facts)
    reading.read(there.state, 0)
    chosen, _, same = facts[game.book.codes["ZZ-01"]].plays[0]
    worths = [body.worth for body in reading.theirs()]
    assert worths[0] != worths[1]
    assert aimed(reading, chosen, 0, None) == min(worths)
    assert aimed(reading, same, 0, None) == max(worths), "Here one chooses oneself."


@pytest.mark.parametrize(("spark", "late"), [(1, 2), (2, 1), (3, 0), (6, 0)])
def test_a_card_is_wanted_less_the_longer_one_waits_for_it(spark: int, late: int) -> None:
    """A card that can be played within two turns is not late."""
    there = scene(side(hand="CS-11", spark=spark), side())
    facts = facts_of(DRAGONDUEL.book)
    reading = Reading(there.state, facts)
    reading.read(there.state, 0)
    card = DRAGONDUEL.book.codes["CS-11"]
    cost = facts[card].cost
    assert (cost + 1) // 2 == 5
    assert keep_worth(reading, card) == pytest.approx(CARD + 0.15 * cost - 0.5 * late)


@pytest.mark.parametrize(("cards", "few"), [(4, 1.0), (5, 0.0)])
def test_a_deck_of_less_than_five_cards_is_nearly_gone(cards: int, few: float) -> None:
    there = scene(side(deck=" ".join(["CS-01"] * cards)), side())
    own = features_of(there.state, facts_of(DRAGONDUEL.book))[0]
    assert own[NAMES.index("thin deck")] == few


def test_weights_of_another_count_are_refused() -> None:
    with pytest.raises(ValueError, match=r"judged by 47 features, and there are 3 weights\."):
        GAME.mind.judge({"value": [1.0, 2.0, 3.0]})
