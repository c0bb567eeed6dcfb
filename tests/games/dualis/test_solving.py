"""Solved endings of Duālis compared with brute force, and how the judge uses them."""

import pytest

from emberhall import load
from emberhall.games.dualis.mind.judge import DualisJudge
from emberhall.games.dualis.mind.solving import alone, lead_of, solved
from emberhall.games.dualis.score import by_side, scores_now, winner_of_round
from emberhall.games.dualis.state import State
from emberhall.games.dualis.turn.rules import END_ROUND
from emberhall.kernel.chance import Rng

GAME = load("dualis")
SEEDS = range(12)


def late(seats: int, seed: int, plays: int, **options: object) -> State:
    """A random round, `plays` plays before its end."""
    state, rng = GAME.deal(seats, seed, **options), Rng.seeded(seed)  # type: ignore[arg-type]
    assert isinstance(state, State)
    for _ in range(int(state.terms.hand_size) * seats - plays):
        state.take(state.work[-1].wander(state, rng))
    return state


def after(state: State, pick: int) -> State:
    """The state one play later, before the round is scored."""
    found = state.clone()
    found.work[-1].take(found, pick)
    return found


def winner(state: State) -> int:
    """The side that wins, by brute force."""
    if state.work[-1] is END_ROUND:
        return winner_of_round(state, scores_now(state), by_side(state, state.per_seat(state.tricks)))
    side = int(state.seat) % 2
    return side if any(winner(after(state, pick)) == side for pick in state.options()) else 1 - side


def points(state: State) -> list[int]:
    """The points of all seats, each maximising its own lead, by brute force."""
    if state.work[-1] is END_ROUND:
        return [had + score for had, score in zip(state.points, scores_now(state), strict=True)]
    seat = int(state.seat)
    return max([points(after(state, pick)) for pick in state.options()], key=lambda found: lead_of(found, seat))


@pytest.mark.parametrize("highlow", [False, True])
@pytest.mark.parametrize("plays", [1, 3, 4, 5])
def test_the_winner_of_an_ending_is_who_wins_in_every_line(plays: int, highlow: bool) -> None:
    matches = [(solved(state), winner(state)) for state in (late(4, seed, plays, highlow=highlow) for seed in SEEDS)]
    assert all(told == true for told, true in matches)
    assert {told for told, _ in matches} == {0, 1}


def test_the_last_two_tricks_of_a_short_round_are_solved() -> None:
    for seed in range(3):
        state = late(4, seed, 8, short=True)
        assert solved(state) == winner(state)


@pytest.mark.parametrize("seats", [3, 4])
def test_alone_everybody_goes_after_the_own_lead_in_the_last_trick(seats: int) -> None:
    for seed in SEEDS:
        for plays in range(1, seats + 1):
            state = late(seats, seed, plays, mode="iso", highlow=seed % 2 == 0)
            assert alone(state) == points(state)


def test_a_line_is_played_up_to_the_tricks_that_are_solved() -> None:
    judge = DualisJudge({}, 2)
    state = late(4, 5, 30)
    judge.finish(state, Rng.seeded(1), judge.start(state))
    assert len(state.done) == 11
    side = solved(state)
    assert judge.rewards(state)[side] > 0.8
    assert judge.rewards(state)[1 - side] < 0.2
    lone = late(3, 5, 30)
    judge.finish(lone, Rng.seeded(1), judge.start(lone))
    assert len(lone.done) == 12
    assert max(judge.rewards(lone)) >= 0.5


def test_an_ending_leaves_the_state_as_it_was() -> None:
    state = late(4, 7, 7)
    before = state.clone()
    solved(state)
    assert state == before
    lone = late(4, 7, 3, mode="iso")
    before = lone.clone()
    alone(lone)
    assert lone == before
