"""The net of Duālis: equivalent positions have equal inputs, and integer arithmetic agrees with the weights."""

from math import exp

import pytest

from emberhall import load
from emberhall.games.dualis.mind.judge import DualisJudge
from emberhall.games.dualis.mind.values import HANDS, HIDDEN, NUMBERS, Net, numbers_of_round
from emberhall.games.dualis.state import State
from emberhall.kernel.chance import Rng

GAME = load("dualis")
SIZE = HIDDEN * (NUMBERS + 2) + 1
WEIGHTS = [((k * 7919) % 200 - 100) / 400 / (1 if k % (NUMBERS + 2) < HANDS else 8) for k in range(SIZE)]


def between_tricks(**options: object) -> list[State]:
    """Moments of a random round at which a lead is due."""
    state, rng, found = GAME.deal(4, 3, **options), Rng.seeded(1), []  # type: ignore[arg-type]
    assert isinstance(state, State)
    while len(state.done) < state.terms.hand_size - 1:
        if state.laid == 0:
            found.append(state.clone())
        state.take(state.work[-1].wander(state, rng))
    return found


def turned(state: State, bits: int) -> State:
    """The same state with suits (26) or colours (13) swapped."""
    other = state.clone()
    for seat in range(4):
        cards = [card for card in range(52) if int(state.hand(seat)) >> card & 1]
        swapped = [(card + 26) % 52 if bits == 26 else card + 13 if card % 26 < 13 else card - 13 for card in cards]
        other.set_hand(seat, sum(1 << card for card in swapped))
    if bits == 13:
        other.red, other.blue = state.blue, state.red
    return other


@pytest.mark.parametrize("bits", [13, 26])
def test_exchanged_suits_and_colours_make_no_difference(bits: int) -> None:
    alike = [numbers_of_round(state) == numbers_of_round(turned(state, bits)) for state in between_tricks()]
    assert sum(alike) >= 9, "but where the leader has as many of either"


def test_numbers_say_what_is_owed_and_held() -> None:
    state = between_tricks()[-1]
    numbers = numbers_of_round(state)
    assert len(numbers) == NUMBERS
    assert sum(numbers[:HANDS]) == 3
    assert numbers[HANDS] == 2
    assert sum(numbers[HANDS + 2 :: 2]) == 8


def test_whole_numbers_add_up_to_what_the_weights_say() -> None:
    net = Net(WEIGHTS)
    for state in between_tricks():
        numbers = numbers_of_round(state)
        total = WEIGHTS[-1]
        for unit in range(HIDDEN):
            own = WEIGHTS[unit * (NUMBERS + 2) : (unit + 1) * (NUMBERS + 2)]
            inner = own[NUMBERS] + sum(a * b for a, b in zip(own, numbers, strict=False))
            total += max(0.0, inner) * own[NUMBERS + 1]
        assert net.leaders(state) == pytest.approx(1 / (1 + exp(-total)), abs=0.01)


def test_a_net_of_another_size_is_refused() -> None:
    with pytest.raises(ValueError, match="weights, not 3"):
        Net([0.0] * 3)


def test_with_a_net_a_line_ends_with_the_trick_but_for_high_low() -> None:
    judge = DualisJudge({"net": WEIGHTS})
    state = between_tricks()[4]
    state.take(state.options()[0])
    judge.finish(state, Rng.seeded(1), judge.start(state))
    assert (len(state.done), state.laid) == (5, 0)
    rewards = judge.rewards(state)
    assert rewards[0] == rewards[2] == pytest.approx(1 - rewards[1])
    other = between_tricks(highlow=True)[4]
    other.take(other.options()[0])
    judge.finish(other, Rng.seeded(1), judge.start(other))
    assert len(other.done) == 13
