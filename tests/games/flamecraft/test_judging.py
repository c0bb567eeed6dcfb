"""What a position is worth: the score once the game is over, what cards promise before, and no secrets of others."""

import pytest

from emberhall.games.flamecraft.game import GAME
from emberhall.games.flamecraft.mind.judge import FlamecraftJudge
from emberhall.games.flamecraft.mind.judging import (
    ESTIMATE,
    NAMES,
    NUMBERS,
    features_of,
    numbers_of,
    turns_left,
    worth_of,
)
from emberhall.games.flamecraft.mind.ratings import Ratings
from emberhall.games.flamecraft.mind.survey import Survey
from emberhall.games.flamecraft.state import State
from emberhall.kernel.chance import Rng
from tests.games.flamecraft.scenes import Scene, scene

RATINGS = Ratings(GAME.book)
JUDGE = FlamecraftJudge(GAME.book, {"value": [0.1 * (k % 7) + 0.3 for k in range(len(NAMES))], "rival": [1.0]})


def number(there: Scene, seat: int, name: str, known: bool = True) -> float:
    state = there.state
    left = turns_left(state, seat)
    numbers = numbers_of(state, seat, left, Survey(state, RATINGS), RATINGS, known)
    assert len(numbers) == len(NUMBERS) + 1
    return numbers[NUMBERS.index(name) + 1]


def random_state(seed: int, answers: int) -> State:
    rng = Rng.seeded(seed)
    state = GAME.begin(2, Rng.seeded(seed), GAME.setup.check(2, {}), False)
    for _ in range(answers):
        if state.work:
            state.take(state.work[-1].wander(state, rng))
    return state


@pytest.mark.parametrize("seed", range(6))
def test_numbers_are_weighed_the_same_way_when_played_and_when_learnt_from(seed: int) -> None:
    state = random_state(seed, 60 * seed)
    for seat in range(2) if state.work else ():
        left = turns_left(state, seat)
        numbers = numbers_of(state, seat, left, Survey(state, RATINGS), RATINGS, True)
        weights = [0.1 * (k % 7) - 0.2 for k in range(len(NAMES))]
        features = features_of(numbers, left)
        assert len(features) == len(NAMES) == len(ESTIMATE)
        said = sum(weight * feature for weight, feature in zip(weights, features, strict=True))
        assert worth_of(numbers, left, weights) == pytest.approx(said)


def test_after_the_end_a_position_is_worth_its_lead() -> None:
    state = random_state(2, 5000)
    assert state.over
    assert JUDGE.worth(state, 0) == state.rep[0] - state.rep[1]


def test_in_a_crowd_positions_have_weights_of_their_own() -> None:
    plain = [1.0] + [0.0] * (len(NAMES) - 1)
    judge = FlamecraftJudge(
        GAME.book, {"value": [7.0] * len(NAMES), "crowd": plain, "solo": [7.0] * len(NAMES), "rival": [1.0, 0.5]}
    )
    crowd = scene(3, has={0: "c2"}).state
    assert judge.worth(crowd, 0) == pytest.approx(
        crowd.rep[0] + 2 - 0.5 * ((crowd.rep[1] ** 2 + crowd.rep[2] ** 2) / 2) ** 0.5
    )
    assert judge.worth(scene(2).state, 0) != judge.worth(scene(3).state, 0)


def test_cards_are_rated_by_what_they_give() -> None:
    book = GAME.book
    assert RATINGS.charms[book.enchantment_ids.index("PU-BR-B")] == [6.0]
    assert RATINGS.charms[book.enchantment_ids.index("PU-BR-C")] == [0.0, 2.0, 4.0, 7.0]
    assert RATINGS.fancies[book.fancy_ids.index("F17")] == 6.0
    assert RATINGS.slots[0] == 0.0
    assert RATINGS.slots[1] == 1.0
    assert RATINGS.slots[2] == pytest.approx(3.8)


def test_an_enchantment_counts_when_it_can_be_paid_for() -> None:
    poor = scene(2, row="PU-BR-B", has={0: "cr1 po2 pl2"})
    assert number(poor, 0, "best cast") == 0.0
    assert number(poor, 0, "casts nearly within reach") == pytest.approx(3.0)
    rich = scene(2, row="PU-BR-B", has={0: "cr1 po2 pl3"})
    assert number(rich, 0, "best cast") == 6.0
    helped = scene(2, row="PU-BR-B", has={0: "cr1 po2 pl2 c1"})
    assert number(helped, 0, "best cast") == 5.0, "a coin is a point"


def test_of_other_seats_only_the_number_of_secret_cards_counts() -> None:
    one = scene(2, fancies={1: "F17 F16"})
    two = scene(2, fancies={1: "F31 F32"})
    for name in ("suns", "moons", "moons, as things are"):
        assert number(one, 1, name, known=False) == number(two, 1, name, known=False)
        assert number(one, 1, name) != number(two, 1, name)


def test_whoever_is_on_turn_has_one_more() -> None:
    state = random_state(3, 40)
    assert turns_left(state, int(state.active)) == turns_left(state, 1 - int(state.active)) + 1.0
